"""Chapter 2: the set-up."""

import pytest

from maquignon.rules.actions import TurnUp
from maquignon.rules.cards import ANIMALS
from maquignon.rules.events import DonkeyPaid
from maquignon.rules.terms.editions import EDITIONS
from tests.table import NAMES, Table

FOURS = ("boursicocotte-original", "koehandel", "boursikocotte", "bluff")


@pytest.mark.parametrize(
    ("edition", "notes", "total"),
    [
        ("boursicocotte-2025", [0, 0, 10, 10, 10, 10, 50, 50], 140),
        ("boursicocotte-original", [0, 0, 10, 10, 10, 10, 50], 90),
        ("koehandel", [0, 0, 10, 10, 10, 10, 50], 90),
        ("boursikocotte", [0, 0, 10, 10, 10, 10, 50], 90),
        ("bluff", [0, 0, 10, 10, 10, 10, 10], 50),
    ],
)
def test_R2_everybody_begins_with_the_same_notes(edition: str, notes: list[int], total: int) -> None:
    table = Table(edition, *NAMES)
    for name in NAMES:
        assert table.notes(name) == notes
        assert table.money(name) == total
    assert table.sees(None).money_in_play == 5 * total


def test_R2_D1_the_three_donkeys_of_2025_pay_100_200_and_500() -> None:
    table = Table("boursicocotte-2025")
    before = {name: table.money(name) for name in table.names}
    for turn, payment in enumerate((100, 200, 500)):
        auctioneer = table.names[turn]
        table.auctions(auctioneer, "donkey", "cow")
        for name in table.names:
            assert table.money(name) == before[name] + payment
        table.hammer()
        before = {name: table.money(name) for name in table.names}


@pytest.mark.parametrize("edition", FOURS)
def test_R2_elsewhere_the_four_donkeys_pay_50_100_200_and_500(edition: str) -> None:
    table = Table(edition)
    for number, payment in enumerate((50, 100, 200, 500)):
        table.auctions(table.active, "donkey")
        assert DonkeyPaid(note=payment, number=number + 1) in table.events
        for name in table.names:
            assert table.notes(name).count(payment) == list(table.edition.start_notes).count(payment) + 1
        table.hammer()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_R2_D1_the_donkeys_of_2025_pay_the_same_for_every_number_of_players(players: int) -> None:
    table = Table("boursicocotte-2025", *NAMES[:players])
    table.auctions("Ana", "donkey", "donkey")
    assert all(table.money(name) == 140 + 100 + 200 for name in table.names)


@pytest.mark.parametrize("first", NAMES)
def test_R2_D2_the_named_seat_begins_and_play_goes_clockwise(first: str) -> None:
    table = Table("koehandel", *NAMES, first=first)
    place = NAMES.index(first)
    for name in (*NAMES[place:], *NAMES[:place], first):
        assert table.active == name
        table.auctions(name, table.next_animal())
        table.hammer()


@pytest.mark.parametrize("edition", EDITIONS)
def test_R2_nobody_knows_the_order_of_the_pile(edition: str) -> None:
    table = Table(edition)
    table.auctions("Ana")
    for animal in ANIMALS:  # whatever is left may come next
        lot = [animal] * table.edition.lot_size
        assert table.options("house").allows(TurnUp(tuple(map(ANIMALS.index, lot))))


def test_R2_animals_lie_open_before_their_owner() -> None:
    table = Table("koehandel")
    table.owns("Ben", "cow", "cow", "cat")
    for viewer in ("Ana", "Ben", "Cleo", None):
        assert table.sees(viewer).herds[1] == (0, 0, 1, 0, 0, 0, 0, 0, 2, 0)


def test_R2_the_money_of_a_hand_is_secret() -> None:
    table = Table("koehandel")
    table.holds("Ben", 500, 500)
    rich = table.sees("Ana"), table.sees(None)
    assert table.sees("Ben").purse == (0, 0, 0, 0, 0, 2)
    assert table.sees(None).purse is None
    table.holds("Ben", 0, 0)
    table.holds("Cleo", 500, 500, 10, 10, 10, 10, 50)
    assert (table.sees("Ana").purse, table.sees("Ana").hand_sizes) == (rich[0].purse, rich[0].hand_sizes)
    assert all(shown is None for shown in table.sees("Ana").shown)


def test_R2_D3_the_number_of_notes_in_every_hand_is_public() -> None:
    table = Table("koehandel")
    table.holds("Ben", 0, 0, 500)
    table.holds("Cleo")
    for viewer in ("Ana", "Ben", "Cleo", None):
        assert table.sees(viewer).hand_sizes == (7, 3, 0)
