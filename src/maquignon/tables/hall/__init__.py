"""The hall around the tables: the lobby, the reception, and one visit from the first frame to the last."""
