"""The game in a terminal: drawn where the terminal can, line by line for screen readers and pipes."""
