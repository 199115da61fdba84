"""What the guests of a table are shown: updates, the table from around the game, and an outbox for who reads slowly."""
