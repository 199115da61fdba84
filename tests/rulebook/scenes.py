"""Positions that several chapters begin from."""

from tests.table import Table

ALL_BUT_BLUFF = ("boursicocotte-2025", "boursicocotte-original", "koehandel", "boursikocotte")


def cows(edition: str, ana: int = 1, ben: int = 1, *names: str, **terms: object) -> Table:
    """Ana and Ben own so many cows each, and it is Ana's turn."""
    table = Table(edition, *names, **terms)  # type: ignore[arg-type]
    table.owns("Ana", *["cow"] * ana)
    table.owns("Ben", *["cow"] * ben)
    table.holds("Ana", 0, 0, 10, 10, 50)
    table.holds("Ben", 0, 10, 10, 50, 100)
    return table
