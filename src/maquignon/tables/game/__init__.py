"""A table's game as its log tells it: the sheet, the entries, and what may be written next."""
