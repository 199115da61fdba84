"""Games and positions as text, events as sentences."""
