"""What a bot remembers: what it knows itself, and what anybody knows of it."""

from maquignon.bots.memory import Memory
from maquignon.rules.audience import seen_by
from maquignon.rules.cards import count_notes
from maquignon.rules.views import view
from tests.table import Table


def test_what_a_seat_knows_of_itself_is_not_what_the_others_know_of_it() -> None:
    """Ben pays 20 with three notes: he knows which, and Cleo does not."""
    table = Table("koehandel", house_rules={"payment": "free"})
    table.auctions("Ana", "cow")
    table.bids("Ben", 20)
    table.hammer()
    table.sells("Ana")
    table.pays("Ben", 0, 10, 10)
    memory, seen = Memory(), view(table.game, 1)
    memory.notice([seen_by(event, 1) for event in table.happened])
    own, public = memory.own(seen), memory.public(seen)
    assert tuple(own.low[1]) == tuple(own.high[1]) == count_notes([0, 10, 10, 50])
    assert (public.low[1][0], public.high[1][0]) == (0, 2)
