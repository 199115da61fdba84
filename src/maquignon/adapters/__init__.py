"""The game as the libraries of game research expect one."""
