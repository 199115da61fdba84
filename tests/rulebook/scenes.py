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


def broke(*names: str, **terms: object) -> Table:
    """2025, the pile is empty: Ana has one cow and Ben two, neither has a coin, and everything else is Cleo's."""
    table = Table("boursicocotte-2025", *names, **terms)  # type: ignore[arg-type]
    table.owns("Ana", "cow")
    table.owns("Ben", "cow", "cow")
    table.leaves_in_the_pile(everything_else="Cleo")
    table.holds("Ana")
    table.holds("Ben")
    table.turn_of("Ana")
    return table


def wandering() -> Table:
    """Ana and Ben have so many zeros between them that the same hands need not come back."""
    table = broke()
    table.holds("Ana", 0, 0)
    table.holds("Ben", *[0] * 42)
    table.turn_of("Ana")
    return table


def wander(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A trade of zeros after which Ana holds one more than before, until Ben has only one left; then one fewer."""
    s = table.game.state
    rises = (s.standstill // 38) % 2 == 0
    offers_more = rises == (table.active == "Ben")
    return ((0, 0), (0,)) if offers_more else ((0,), (0, 0))
