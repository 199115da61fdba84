"""Where tables, players and finished games are kept."""
