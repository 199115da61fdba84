"""What a payment and a trade tell those who look on: as much as anybody at the table could work out."""

import pytest

from maquignon.knowledge.expectation import average_unknown, expected_worth
from maquignon.knowledge.hearsay import Listener
from maquignon.rules.audience import seen_by
from maquignon.rules.cards import NOTES, count_notes, worth
from tests.table import Table


def heard_by(table: Table, viewer: int | None) -> Listener:
    listener = Listener(table.edition, len(table.names))
    listener.hear([seen_by(event, viewer) for event in table.happened])
    return listener


def sold(price: int, *notes: int, **rules: object) -> Table:
    """Ben, who holds 0 0 10 10 10 10 50 like everybody, has bought a cow from Ana."""
    table = Table("koehandel", house_rules=rules)
    table.auctions("Ana", "cow")
    table.bids("Ben", price)
    table.hammer()
    table.sells("Ana")
    table.pays("Ben", *notes)
    return table


@pytest.mark.parametrize("viewer", [2, None])
@pytest.mark.parametrize(
    ("price", "paid", "left"),
    [
        (30, [10, 10, 10], [0, 0, 10, 50]),
        (50, [50], [0, 0, 10, 10, 10, 10]),
        (60, [10, 50], [0, 0, 10, 10, 10]),
        (90, [10, 10, 10, 10, 50], [0, 0]),
    ],
)
def test_a_payment_without_needless_notes_is_seen_through(
    price: int, paid: list[int], left: list[int], viewer: int | None
) -> None:
    known = heard_by(sold(price, *paid), viewer).knowledge
    assert tuple(known.low[1]) == tuple(known.high[1]) == count_notes(left)
    assert known.poor[1] == known.rich[1] == worth(count_notes(left))
    assert known.poor[0] == known.rich[0] == 90 + price


def test_who_pays_freely_tells_less() -> None:
    """Three notes for 20: two tens and a zero, three tens, or the fifty with anything."""
    known = heard_by(sold(20, 0, 10, 10, payment="free"), 2).knowledge
    assert (known.low[1][0], known.high[1][0]) == (0, 2)
    assert (known.poor[1], known.rich[1]) == (20, 70)


def test_with_no_exact_way_nobody_lays_a_note_that_is_not_needed() -> None:
    """Two notes for a price of 120 and no way to pay it exactly: without the smaller one it would fall short."""
    box = dict.fromkeys(["0", "10", "50", "100", "200", "500"], 20)
    table = Table("koehandel", house_rules={"start_notes": [50, 100, 200, 500], "money_box": box})
    table.auctions("Ana", "cow")
    table.bids("Ben", 120)
    table.hammer()
    table.sells("Ana")
    table.pays("Ben", 50, 100)
    known = heard_by(table, 2).knowledge
    assert tuple(known.low[1]) == tuple(known.high[1]) == count_notes([200, 500])


def test_who_sold_and_who_paid_know_the_notes_themselves() -> None:
    table = sold(20, 0, 10, 10, payment="free")
    for viewer in (0, 1):
        known = heard_by(table, viewer).knowledge
        assert tuple(known.low[1]) == tuple(known.high[1]) == count_notes([0, 10, 10, 50])


def test_a_note_that_was_seen_to_go_is_held_no_more() -> None:
    """Cleo could not see what Ben paid Ana, but knows that he had one fifty and that it is hers now."""
    table = sold(20, 0, 10, 10, payment="free")
    table.turn_of("Cleo")
    table.auctions("Cleo", "pig")
    table.bids("Ben", 50)
    table.hammer()
    table.sells("Cleo")
    table.pays("Ben", 50)
    known = heard_by(table, 2).knowledge
    assert known.high[1][NOTES.index(50)] == 0


def test_who_loses_a_trade_has_laid_less() -> None:
    """Ana offers two notes, Ben answers with one and wins: his is the fifty, and hers are no more than 40."""
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.challenges("Ana", "Ben", "cow", 10, 10)
    table.counters("Ben", 50)
    known = heard_by(table, 2).knowledge
    assert known.poor[1] >= 40
    assert known.rich[0] <= 140
    assert known.high[1][0] <= 4


def test_a_purse_is_expected_to_hold_what_is_known_of_it_and_average_notes() -> None:
    """Two tens of Ben's and a fifty of Ana's are seen by nobody: each may be any of the three."""
    known = Listener(Table("koehandel").edition, 3).knowledge
    assert average_unknown(known) == 0
    known.low[1][NOTES.index(10)] -= 2
    known.low[0][NOTES.index(50)] -= 1
    average = average_unknown(known)
    assert average == pytest.approx(70 / 3)
    assert expected_worth(known, 1, average) == pytest.approx(90 - 20 + 2 * 70 / 3)
    assert expected_worth(known, 2, average) == 90
