"""A league: the games of a ladder as a signed page that anybody can check and play again."""
