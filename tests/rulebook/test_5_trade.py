"""Chapter 5: the trade; `test_5_secrets.py` has its end in bluff, and who learns what."""

import pytest

from maquignon.rules.cards import ANIMALS, count_notes
from maquignon.rules.choices import Challenge, Stake
from maquignon.rules.events import (
    OfferAccepted,
    OfferRenewed,
    TradeOpened,
    TradeTied,
)
from maquignon.rules.terms.editions import EDITIONS
from tests.rulebook.scenes import ALL_BUT_BLUFF, cows
from tests.table import Table

AT_ONCE = ("boursicocotte-2025", "boursicocotte-original")


# --- 1 who, and for what ----------------------------------------------------------------------------------------------


def test_R5_1_the_active_player_names_another_player_and_an_animal_both_hold() -> None:
    table = cows("koehandel")
    table.owns("Cleo", "cow", "pig")
    table.owns("Ana", "pig")
    challenge = table.choice("Ana", "trade")
    assert isinstance(challenge, Challenge)
    assert challenge.stakes == (Stake(2, 7, 1), Stake(1, 8, 1), Stake(2, 8, 1))
    table.challenges("Ana", "Cleo", "pig", 10)
    assert table.events == [TradeOpened(challenger=0, target=2, animal=7, stake=1, count=1, notes=count_notes([10]))]
    assert table.may_act == ["Cleo"]


@pytest.mark.parametrize("animal", ANIMALS)
def test_R5_1_any_animal_can_be_traded(animal: str) -> None:
    table = Table("bluff")
    table.owns("Ana", animal)
    table.owns("Ben", animal)
    table.challenges("Ana", "Ben", animal, 10)
    table.counters("Ben", 0)
    assert table.animals("Ana") == [animal, animal]


def test_R5_1_nobody_trades_with_themself() -> None:
    table = cows("koehandel", 2, 1)
    with table.refuses("no_such_target"):
        table.challenges("Ana", "Ana", "cow", 10)


def test_R5_1_a_dog_is_never_traded_against_a_cat() -> None:
    table = Table("boursicocotte-2025")
    table.owns("Ana", "dog")
    table.owns("Ben", "cat")
    for animal in ("dog", "cat", "horse"):
        with table.refuses("animal_not_shared"):
            table.challenges("Ana", "Ben", animal, 10)


@pytest.mark.parametrize("edition", [name for name in EDITIONS if EDITIONS[name].family_size == 4])
def test_R5_1_two_against_two_the_pair_is_at_stake(edition: str) -> None:
    table = cows(edition, 2, 2)
    table.challenges("Ana", "Ben", "cow", 50)
    assert table.sees(None).stake == 2
    table.counters("Ben", 10)
    assert table.animals("Ana") == ["cow"] * 4
    assert table.animals("Ben") == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("ana", "ben"), [(1, 1), (1, 2), (2, 1)])
def test_R5_1_otherwise_one_animal_is_at_stake(edition: str, ana: int, ben: int) -> None:
    table = cows(edition, ana, ben)
    table.challenges("Ana", "Ben", "cow", 10)
    assert table.sees(None).stake == 1
    table.counters("Ben", 100)
    assert len(table.animals("Ana")) == ana - 1
    assert len(table.animals("Ben")) == ben + 1


@pytest.mark.parametrize("edition", [name for name in EDITIONS if EDITIONS[name].family_size == 4])
def test_R5_1_three_against_one_one_animal_is_at_stake(edition: str) -> None:
    table = cows(edition, 1, 3)
    table.challenges("Ana", "Ben", "cow", 50)
    table.counters("Ben", 10)
    assert (len(table.animals("Ana")), len(table.animals("Ben"))) == (2, 2)


def test_R5_1_in_2025_two_against_one_completes_a_family_of_three() -> None:
    table = cows("boursicocotte-2025", 2, 1)
    table.challenges("Ana", "Ben", "cow", 10)
    table.accepts("Ben")
    assert table.score("Ana") == 800


def test_R5_1_the_target_may_not_decline_to_take_part() -> None:
    table = cows("koehandel")
    table.challenges("Ana", "Ben", "cow", 0)
    assert table.may_act == ["Ben"]
    assert table.may("Ben") == ["accept", "counter"]
    for name in ("Ana", "Cleo"):
        with table.refuses("not_your_turn"):
            table.accepts(name)
        with table.refuses("not_your_turn"):
            table.counters(name, 10)


# --- 2 the offer ------------------------------------------------------------------------------------------------------


def test_R5_2_the_offer_lies_face_down_and_only_its_number_of_notes_is_public() -> None:
    table = cows("koehandel")
    table.challenges("Ana", "Ben", "cow", 0, 0, 50)
    for viewer in ("Ben", "Cleo", None):
        assert table.sees(viewer).offer is None
        assert table.sees(viewer).offer_size == 3
        assert table.hears(viewer) == [TradeOpened(challenger=0, target=1, animal=8, stake=1, count=3, notes=None)]
    assert table.sees("Ana").offer == count_notes([0, 0, 50])
    assert table.sees("Ana").purse == count_notes([10, 10])


@pytest.mark.parametrize("notes", [(0,), (0, 0), (0, 10), (0, 0, 10, 10, 50)])
def test_R5_2_zeros_may_be_among_the_notes_or_be_all_of_them(notes: tuple[int, ...]) -> None:
    table = cows("koehandel")
    table.challenges("Ana", "Ben", "cow", *notes)
    table.accepts("Ben")
    assert sorted([*table.notes("Ben")]) == sorted([0, 10, 10, 50, 100, *notes])


@pytest.mark.parametrize("edition", EDITIONS)
def test_R5_2_D14_an_offer_has_at_least_one_note(edition: str) -> None:
    table = cows(edition)
    with table.refuses("empty_offer"):
        table.challenges("Ana", "Ben", "cow")
    table.challenges("Ana", "Ben", "cow", 0)
    with table.refuses("empty_offer"):
        table.counters("Ben")


@pytest.mark.parametrize("edition", EDITIONS)
def test_R5_2_D14_unless_the_hand_is_empty(edition: str) -> None:
    table = cows(edition)
    table.holds("Ana")
    table.holds("Ben")
    table.challenges("Ana", "Ben", "cow")
    table.counters("Ben")
    if table.phase == "offering":  # nothing against nothing is a tie
        table.offers_again("Ana")
        table.counters("Ben")
    assert table.animals("Ana") == ["cow", "cow"]


def test_R5_2_nobody_lays_notes_they_do_not_hold() -> None:
    table = cows("koehandel")
    with table.refuses("notes_not_held"):
        table.challenges("Ana", "Ben", "cow", 100)
    table.challenges("Ana", "Ben", "cow", 50)
    with table.refuses("notes_not_held"):
        table.counters("Ben", 10, 10, 10)


# --- 3 the answer -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ALL_BUT_BLUFF)
def test_R5_3_who_accepts_takes_the_notes_and_gives_the_animal(edition: str) -> None:
    table = cows(edition)
    table.challenges("Ana", "Ben", "cow", 0, 10)
    table.accepts("Ben")
    assert table.events[0] == OfferAccepted(
        challenger=0, target=1, animal=8, stake=1, count=2, notes=count_notes([0, 10])
    )
    assert table.notes("Ana") == [0, 10, 50]
    assert table.notes("Ben") == [0, 0, 10, 10, 10, 50, 100]
    assert (table.animals("Ana"), table.animals("Ben")) == (["cow", "cow"], [])


def test_R5_3_in_bluff_nobody_accepts() -> None:
    table = cows("bluff")
    table.challenges("Ana", "Ben", "cow", 10)
    assert table.may("Ben") == ["counter"]
    with table.refuses("must_counter"):
        table.accepts("Ben")


@pytest.mark.parametrize("edition", ALL_BUT_BLUFF)
def test_R5_3_the_higher_offer_wins_and_each_keeps_the_money_received(edition: str) -> None:
    table = cows(edition)
    table.challenges("Ana", "Ben", "cow", 50)
    table.counters("Ben", 0, 10)
    assert table.notes("Ana") == [0, 0, 0, 10, 10, 10]
    assert table.notes("Ben") == [10, 50, 50, 100]
    assert (table.animals("Ana"), table.animals("Ben")) == (["cow", "cow"], [])


@pytest.mark.parametrize("edition", ALL_BUT_BLUFF)
def test_R5_3_the_higher_counter_offer_wins_and_each_keeps_the_money_received(edition: str) -> None:
    table = cows(edition)
    table.challenges("Ana", "Ben", "cow", 0, 10)
    table.counters("Ben", 100)
    assert table.notes("Ana") == [0, 10, 50, 100]
    assert table.notes("Ben") == [0, 0, 10, 10, 10, 50]
    assert (table.animals("Ana"), table.animals("Ben")) == ([], ["cow", "cow"])


# --- 4 a tie ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", AT_ONCE)
def test_R5_4_in_2025_and_original_a_tie_goes_to_the_active_player_and_each_keeps_the_money(edition: str) -> None:
    table = cows(edition)
    table.challenges("Ana", "Ben", "cow", 0, 50)
    table.counters("Ben", 50)
    assert table.animals("Ana") == ["cow", "cow"]
    assert table.notes("Ana") == [0, 10, 10, 50]
    assert table.notes("Ben") == [0, 0, 10, 10, 50, 100]
    assert table.active == "Ben"


def test_R5_4_D15_D22_in_koehandel_the_first_tied_piles_stay_swapped_and_the_active_player_offers_anew() -> None:
    table = cows("koehandel")
    table.challenges("Ana", "Ben", "cow", 10, 10)
    table.counters("Ben", 0, 10, 10)
    assert table.events[1] == TradeTied(
        challenger=0, target=1, offer=count_notes([10, 10]), counter=count_notes([0, 10, 10]), open=False
    )
    assert table.notes("Ana") == [0, 0, 0, 10, 10, 50]
    assert table.notes("Ben") == [10, 10, 50, 100]
    assert (table.phase, table.may_act, table.may("Ana")) == ("offering", ["Ana"], ["offer"])
    assert table.sees(None).round == 2
    with table.refuses("empty_offer"):
        table.offers_again("Ana")
    table.offers_again("Ana", 0)
    assert table.events == [OfferRenewed(challenger=0, target=1, count=1, notes=count_notes([0]))]
    assert table.hears("Ben") == [OfferRenewed(challenger=0, target=1, count=1, notes=None)]


def test_R5_4_in_koehandel_the_target_may_accept_the_second_offer() -> None:
    table = cows("koehandel")
    table.challenges("Ana", "Ben", "cow", 10)
    table.counters("Ben", 10)
    table.offers_again("Ana", 50)
    assert table.may("Ben") == ["accept", "counter"]
    table.accepts("Ben")
    assert table.animals("Ana") == ["cow", "cow"]
    assert table.notes("Ben") == [0, 10, 10, 50, 50, 100]


def test_R5_4_D16_in_boursikocotte_the_second_offer_must_be_countered() -> None:
    table = cows("boursikocotte")
    table.challenges("Ana", "Ben", "cow", 10)
    assert table.may("Ben") == ["accept", "counter"]
    table.counters("Ben", 10)
    table.offers_again("Ana", 50)
    assert table.may("Ben") == ["counter"]
    with table.refuses("must_counter"):
        table.accepts("Ben")
    table.counters("Ben", 100)
    assert table.animals("Ben") == ["cow", "cow"]


@pytest.mark.parametrize("edition", ["koehandel", "boursikocotte"])
def test_R5_4_a_second_tie_goes_to_the_active_player(edition: str) -> None:
    table = cows(edition)
    table.challenges("Ana", "Ben", "cow", 10)
    table.counters("Ben", 10)
    table.offers_again("Ana", 0, 50)
    table.counters("Ben", 50)
    assert table.animals("Ana") == ["cow", "cow"]
    assert (table.money("Ana"), table.money("Ben")) == (70, 170)  # equal sums changed hands: nobody paid
    assert table.active == "Ben"


@pytest.mark.parametrize("edition", ["koehandel", "boursikocotte"])
def test_R5_4_the_second_round_can_also_be_lost(edition: str) -> None:
    table = cows(edition, 2, 2)
    table.challenges("Ana", "Ben", "cow", 10)
    table.counters("Ben", 10)
    assert table.sees(None).stake == 2
    table.offers_again("Ana", 10)
    table.counters("Ben", 50)
    assert table.animals("Ben") == ["cow"] * 4


@pytest.mark.parametrize("edition", ["koehandel", "boursikocotte"])
def test_R5_4_D14_who_has_an_empty_hand_in_the_second_round_offers_nothing(edition: str) -> None:
    table = cows(edition)
    table.holds("Ana")
    table.holds("Ben", 0)
    table.challenges("Ana", "Ben", "cow")
    table.counters("Ben", 0)
    assert table.notes("Ana") == [0]
    with table.refuses("empty_offer"):
        table.offers_again("Ana")  # the note received is hers now
    table.offers_again("Ana", 0)
    table.counters("Ben")
    assert table.animals("Ana") == ["cow", "cow"]
