"""The horse-trading card game: auctions, bluffs and blind offers for three to five players."""

__version__ = "0.1.0"
