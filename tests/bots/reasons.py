"""Tables for reasons: who sits there, and why somebody does something."""

from maquignon.bots.why import why
from maquignon.notation import why as w
from maquignon.rules import actions as a
from tests.table import Table

ROOSTER, GOOSE, CAT, DOG, SHEEP, GOAT, DONKEY, PIG, COW, HORSE = range(10)
ANA, BEN, CLEO = range(3)


def reason(table: Table, action: a.Action) -> w.Why:
    """Why whoever is about to do this does it."""
    name = table.names[action.seat]
    options = table.options(name)
    assert options.allows(action)
    return why(table.sees(name), options, action)
