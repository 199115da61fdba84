"""Endgames small enough to be solved exactly, and how far every bot is from perfect play in them."""
