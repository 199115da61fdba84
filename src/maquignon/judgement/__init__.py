"""Judgement: the chance of every seat to win, from what one seat knows."""
