"""The bots of a table: who thinks, for how long, and what they say."""
