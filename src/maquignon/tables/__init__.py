"""Live tables: guests, clocks and the log, without a word of HTTP."""
