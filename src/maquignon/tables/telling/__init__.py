"""What the guests of a table are shown: frames, the broadcast of changes, and the table from outside."""
