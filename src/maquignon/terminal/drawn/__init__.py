"""A live table drawn in the terminal, for mouse and keys; needs the extra `tui`."""
