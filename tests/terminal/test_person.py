"""Somebody sits at the terminal, asks, mistypes, and plays."""

import io
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from maquignon.rules.actions import Auction, Bid, Pass, Trade
from maquignon.rules.cards import ANIMALS, count_notes
from maquignon.rules.views import view
from maquignon.terminal.adviser import Prompter
from maquignon.terminal.count import final_count
from maquignon.terminal.person import Person, Quit
from maquignon.terminal.question import Decline
from maquignon.terminal.screen import EndOfInput, PlainScreen
from maquignon.terminal.voice import Voice
from tests.table import Table


class Sitting:
    """Ana at a terminal into which these lines are typed."""

    def __init__(self, table: Table, *typed: str) -> None:
        self.table = table
        self.printed = io.StringIO()
        self.files: list[str] = []
        screen = PlainScreen(io.StringIO("".join(line + "\n" for line in typed)), self.printed)
        self.person = Person(screen, Voice("en", table.names, 0), Prompter(Random(1)), self._save, 80)

    def _save(self, name: str) -> str:
        self.files.append(name)
        return f"Saved in {name}."

    def choose(self) -> object:
        return self.person.choose(view(self.table.game, 0), self.table.options("Ana"))

    def raise_own(self) -> object:
        return self.person.raise_own(view(self.table.game, 0), self.table.options("Ana"))

    def notice(self) -> None:
        self.person.notice(self.table.events, view(self.table.game, 0))

    @property
    def lines(self) -> list[str]:
        return self.printed.getvalue().splitlines()


@pytest.fixture
def table() -> Table:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    table.owns("Ana", "pig")
    table.owns("Ben", "pig", "horse")
    return table


def leading(*typed: str, **terms: Any) -> Sitting:
    """Ben auctions; Ana has typed her bid, and nobody bids more."""
    table = Table("koehandel", "Ana", "Ben", "Cleo", first="Ben", **terms)
    table.auctions("Ben", "cow")
    sitting = Sitting(table, *typed)
    bid = sitting.choose()
    assert isinstance(bid, Bid)
    table.do(bid)
    table.passes("Cleo")
    return sitting


def test_whoever_leads_is_not_asked_to_raise_their_own_bid() -> None:
    sitting = leading("30")
    assert sitting.raise_own() == Decline()
    assert not any("Raise your own bid" in line for line in sitting.lines)


def test_a_plus_after_the_bid_asks_for_a_word_before_the_hammer_falls() -> None:
    sitting = leading("30+", "hint", "30", "60")
    assert sitting.raise_own() == Bid(0, 60)
    assert sitting.lines.count("Type a multiple of ten from 40 to 270, p to pass, or ? for help.") == 1
    assert any(line.startswith("Nobody bids more than your 30. Raise your own bid, from 40") for line in sitting.lines)
    assert any("Pass" in line for line in sitting.lines)
    assert sitting.raise_own() == Decline()  # no plus this time


@pytest.mark.parametrize("enough", ["p", "pp"])
def test_the_word_before_the_hammer_may_be_that_it_shall_fall(enough: str) -> None:
    assert leading("30+", enough).raise_own() == Decline()


@pytest.mark.parametrize(
    "terms", [{"house_rules": {"own_raise": "forbidden"}}, {"variants": ["finie-la-plaisanterie"]}]
)
def test_a_plus_means_nothing_where_no_own_bid_is_raised(terms: dict[str, Any]) -> None:
    sitting = leading("30+", "30", **terms)
    assert "Type a multiple of ten from 10 to 270, p to pass, or ? for help." in sitting.lines
    assert sitting.raise_own() == Decline()


def test_a_question_is_asked_until_it_is_answered(table: Table) -> None:
    sitting = Sitting(table, "what?", "", "7", "1")
    assert sitting.choose() == Auction(0)
    assert sitting.lines.count("Your turn. What do you do?") == 2  # once, and again after the empty line
    assert sitting.lines.count("Type a number from 1 to 2, or ? for help.") == 2


def test_one_can_go_back_from_a_trade(table: Table) -> None:
    sitting = Sitting(table, "2", "back", "2", "?", "0 10")
    assert sitting.choose() == Trade(0, 1, ANIMALS.index("pig"), count_notes([0, 10]))
    assert sitting.lines.count("Your turn. What do you do?") == 2
    assert "Type back to choose something else." in sitting.lines


def test_back_means_nothing_at_the_first_question(table: Table) -> None:
    sitting = Sitting(table, "back", "1")
    assert sitting.choose() == Auction(0)
    assert "Type a number from 1 to 2, or ? for help." in sitting.lines


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("?", "Type the number in front of your choice."),
        ("table", "Ben has: a horse and a pig."),
        ("TABLE", "Ben holds 7 notes."),
        ("t", "Your notes: 0 0 10 10 10 10 50. Together 90."),
        ("values", "Pigs: 650 points, 2 in the pile."),
        ("rules", "R5 The trade"),
        ("save somewhere else.jsonl", "Saved in somewhere else.jsonl."),
        ("save", "Type save and the name of a file."),
    ],
)
def test_some_things_can_be_asked_at_any_time(table: Table, typed: str, line: str) -> None:
    sitting = Sitting(table, typed, "1")
    assert sitting.choose() == Auction(0)
    assert line in sitting.lines


def test_the_log_tells_what_happened(table: Table) -> None:
    table.auctions("Ana", "cow")
    sitting = Sitting(table, "log", "p")
    sitting.notice()
    table.bids("Ben", 20)
    sitting.notice()
    table.game.state.active = 1  # so that Ana is one of the bidders
    table.game.state.leader = 2
    assert sitting.choose() == Pass(0)
    assert sitting.lines.count("Under the hammer: a cow.") == 2


def test_quitting_is_possible_at_any_question(table: Table) -> None:
    with pytest.raises(Quit):
        Sitting(table, "2", "quit").choose()


def test_the_end_of_the_input_is_noticed(table: Table) -> None:
    with pytest.raises(EndOfInput):
        Sitting(table, "2").choose()


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    sitting = Sitting(table)
    assert sitting.choose() == Auction(0)
    assert sitting.lines == ["You have no other choice."]


def test_staying_out_lasts_for_this_auction_only() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", first="Ben")
    sitting = Sitting(table, "pp", "40")
    table.auctions("Ben", "cow")
    sitting.notice()
    assert sitting.choose() == Pass(0)
    table.passes("Ana")
    table.bids("Cleo", 20)
    assert sitting.choose() == Pass(0)  # not asked
    table.hammer()
    table.sells("Ben")
    table.pays("Cleo", 10, 10)
    table.passes_turn_with_a_free_lot()
    table.turn_of("Ben")
    table.auctions("Ben", "pig")
    sitting.notice()
    assert sitting.choose() == Bid(0, 40)


def test_after_a_default_one_is_asked_again() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", first="Ben")
    sitting = Sitting(table, "pp", "10")
    table.auctions("Ben", "cow")
    sitting.notice()
    assert sitting.choose() == Pass(0)
    table.bids("Cleo", 200)
    table.hammer()
    table.sells("Ben")
    sitting.notice()
    assert sitting.choose() == Bid(0, 10)


def test_whoever_may_claim_the_dove_is_asked_first() -> None:
    table = Table("bluff", "Ana", "Ben", "Cleo")
    table.owns_families("Ana", "rooster")
    table.owns("Ana", "goose", "goose", "goose")
    table.auctions("Ana", "goose")
    table.hammer()
    assert Sitting(table, "1").choose() != Decline()
    assert Sitting(table, "2").choose() == Decline()


def test_the_end_is_counted_family_by_family() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    table.owns_families("Ana", "horse", "goat", "goose")
    table.owns_families("Cleo", "pig", "sheep", "dog", "cat", "rooster", "donkey")
    table.owns("Ana", "cow", "cow", "cow")
    table.auctions("Ana", "cow")
    table.hammer()
    sitting = Sitting(table)
    sitting.notice()
    count = sitting.lines[sitting.lines.index("The count:") :]
    assert count[1:4] == [
        "Cleo: pigs 650, donkeys 500, sheep 250, dogs 160, cats 90 and roosters 10. That is 6 × 1,660 = 9,960 points.",
        "Ana: horses 1,000, cows 800, goats 350 and geese 40. That is 4 × 2,190 = 8,760 points.",
        "Ben: no complete family, 0 points.",
    ]
    assert "Cleo" in count[4]


@pytest.mark.parametrize(
    ("edition", "rule"),
    [("boursicocotte-original", "In a tie, more money left wins"), ("koehandel", "In a tie the victory is shared.")],
)
def test_a_tie_at_the_top_is_explained(edition: str, rule: str) -> None:
    table = Table(edition, "Ana", "Ben", "Cleo")
    tied = replace(view(table.game, 0), scores=(500, 500, 10))
    voice = Voice("en", table.names, 0)
    assert list(final_count(tied, voice))[-1].startswith(rule)
    assert len(list(final_count(replace(tied, scores=(500, 510, 500)), voice))) == 1 + 3


def test_whoever_wins_by_money_is_counted_first() -> None:
    table = Table("boursicocotte-original", "Ana", "Ben", "Cleo")
    won_by_ben = replace(view(table.game, 0), scores=(500, 500, 10), winners=(1,))
    lines = list(final_count(won_by_ben, Voice("en", table.names, 0)))
    assert [line.split(":")[0] for line in lines[1:4]] == ["Ben", "Ana", "Cleo"]
