"""A live table in the terminal: with people in browsers, other terminals and programs."""
