"""One live table: its inbox, its commands, and what time brings about."""
