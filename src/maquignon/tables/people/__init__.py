"""The people at a table: guests and their connections, who is there, and what they say."""
