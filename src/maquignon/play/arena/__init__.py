"""Bots measured against each other: who plays whom, what happened, and what can be said about it."""
