"""Time at a table: the count of the hammer, the time to think, and being called at a moment."""
