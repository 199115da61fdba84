"""Chapter 5: the trade in the open, as in bluff, and who learns what of it elsewhere."""

import pytest

from maquignon.rules.cards import count_notes
from maquignon.rules.events import CounterLaid, OfferAccepted, TradeDecided, TradeTied
from tests.rulebook.scenes import ALL_BUT_BLUFF, cows

# --- 5 bluff ----------------------------------------------------------------------------------------------------------


def test_R5_5_in_bluff_both_piles_are_turned_up_for_all_to_see() -> None:
    table = cows("bluff")
    table.challenges("Ana", "Ben", "cow", 0, 10)
    table.counters("Ben", 50)
    piles = TradeDecided(
        challenger=0,
        target=1,
        winner=1,
        animal=8,
        stake=1,
        offer=count_notes([0, 10]),
        counter=count_notes([50]),
        open=True,
    )
    for viewer in ("Ana", "Ben", "Cleo", None):
        assert table.hears(viewer)[1] == piles


@pytest.mark.parametrize("counter", [(0,), (10,), (0, 50)])
def test_R5_5_in_bluff_an_offer_at_least_as_high_wins_and_only_the_winner_pays(counter: tuple[int, ...]) -> None:
    table = cows("bluff")
    table.challenges("Ana", "Ben", "cow", 0, 50)
    table.counters("Ben", *counter)
    assert table.animals("Ana") == ["cow", "cow"]
    assert table.notes("Ana") == [0, 0, 10, 10]  # the zero goes back
    assert table.notes("Ben") == [0, 10, 10, 50, 50, 100]  # the own pile stays, the fifty comes
    assert table.active == "Ben"


def test_R5_5_in_bluff_a_higher_counter_offer_wins_and_the_challenger_takes_the_offer_back() -> None:
    table = cows("bluff")
    table.challenges("Ana", "Ben", "cow", 0, 50)
    table.counters("Ben", 0, 10, 50)
    assert table.animals("Ben") == ["cow", "cow"]
    assert table.notes("Ana") == [0, 0, 10, 10, 10, 50, 50]
    assert table.notes("Ben") == [0, 10, 100]  # the zero goes back


def test_R5_5_in_bluff_a_tie_is_decided_at_once() -> None:
    table = cows("bluff")
    table.challenges("Ana", "Ben", "cow", 10)
    table.counters("Ben", 10)
    assert table.animals("Ana") == ["cow", "cow"]
    assert table.active == "Ben"


def test_R5_5_super_marchandage_swaps_the_piles_in_secret() -> None:
    table = cows("bluff", variants=["super-marchandage"])
    table.challenges("Ana", "Ben", "cow", 0, 50)
    assert table.may("Ben") == ["counter"]  # still obligatory
    table.counters("Ben", 0, 10)
    assert table.animals("Ana") == ["cow", "cow"]
    assert table.notes("Ana") == [0, 0, 10, 10, 10]
    assert table.notes("Ben") == [0, 10, 50, 50, 100]
    for stranger in ("Cleo", None):
        assert table.hears(stranger)[1] == TradeDecided(
            challenger=0, target=1, winner=0, animal=8, stake=1, offer=None, counter=None, open=False
        )


def test_R5_5_super_marchandage_a_tie_goes_to_the_challenger() -> None:
    table = cows("bluff", variants=["super-marchandage"])
    table.challenges("Ana", "Ben", "cow", 10)
    table.counters("Ben", 0, 10)
    assert table.animals("Ana") == ["cow", "cow"]
    assert table.notes("Ana") == [0, 0, 0, 10, 10, 50]
    assert table.active == "Ben"


# --- 6 who learns what ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ALL_BUT_BLUFF)
def test_R5_6_the_traders_know_both_piles_the_others_how_many_notes_and_who_won(edition: str) -> None:
    table = cows(edition)
    table.challenges("Ana", "Ben", "cow", 0, 10)
    table.counters("Ben", 50)
    offer, counter = count_notes([0, 10]), count_notes([50])
    for trader in ("Ana", "Ben"):
        assert table.hears(trader)[1] == TradeDecided(
            challenger=0, target=1, winner=1, animal=8, stake=1, offer=offer, counter=counter, open=False
        )
    for stranger in ("Cleo", None):
        assert table.hears(stranger)[0] == CounterLaid(target=1, count=1, notes=None)
        assert table.hears(stranger)[1] == TradeDecided(
            challenger=0, target=1, winner=1, animal=8, stake=1, offer=None, counter=None, open=False
        )


def test_R5_6_what_was_accepted_only_the_traders_know() -> None:
    table = cows("koehandel")
    table.challenges("Ana", "Ben", "cow", 0, 10)
    table.accepts("Ben")
    for trader in ("Ana", "Ben"):
        assert table.hears(trader)[0] == OfferAccepted(
            challenger=0, target=1, animal=8, stake=1, count=2, notes=count_notes([0, 10])
        )
    for stranger in ("Cleo", None):
        assert table.hears(stranger)[0] == OfferAccepted(challenger=0, target=1, animal=8, stake=1, count=2, notes=None)


def test_R5_6_everybody_learns_that_a_trade_is_tied_and_only_the_traders_at_how_much() -> None:
    table = cows("koehandel")
    table.challenges("Ana", "Ben", "cow", 10)
    table.counters("Ben", 0, 10)
    assert table.hears("Cleo")[1] == TradeTied(challenger=0, target=1, offer=None, counter=None, open=False)
    assert table.hears("Ben")[1] == TradeTied(
        challenger=0, target=1, offer=count_notes([10]), counter=count_notes([0, 10]), open=False
    )
