"""Many games as tables of numbers, for whoever wants to learn from them."""
