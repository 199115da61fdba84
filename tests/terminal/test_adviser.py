"""A hint at the terminal: in the words of the menus, with a reason, and from nothing but what the person knows."""

from collections.abc import Sequence
from random import Random

import pytest

from maquignon.bots import roster
from maquignon.languages import LANGUAGES, Language, speech
from maquignon.rules import actions as a
from maquignon.rules.audience import seen_by
from maquignon.rules.cards import count_notes
from maquignon.rules.events import Event, PricePaid
from maquignon.rules.options import Options, options
from maquignon.rules.state import OVER
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import View, view
from maquignon.terminal import adviser as at_the_shoulder
from maquignon.terminal.adviser import Prompter, deed
from maquignon.terminal.voice import Voice
from tests.table import Table
from tests.terminal.test_person import Sitting
from tests.terminal.typist import SENSIBLE, table

COW = 8


class Scripted:
    """An adviser that remembers what it was told, and would always do the same."""

    looks = True
    listens = True

    def __init__(self, action: a.Action | None = None) -> None:
        self.heard: list[Event] = []
        self._action = action

    def notice(self, events: Sequence[Event]) -> None:
        self.heard += events

    def choose(self, view: View, options: Options) -> a.Action:
        return self._action or next(options.actions())


@pytest.fixture
def cows() -> Table:
    """Ana needs one cow more, and it is her turn."""
    position = Table("koehandel", "Ana", "Ben", "Cleo")
    position.owns("Ana", "cow", "cow", "cow")
    position.owns("Ben", "cow")
    position.holds("Ana", 0, 0, 500)
    return position


@pytest.mark.parametrize("typed", ["hint", "h", "HINT"])
def test_a_hint_says_what_to_do_and_why_and_asks_again(
    cows: Table, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    trade = a.Trade(0, 1, COW, count_notes([0, 500]))
    monkeypatch.setattr(at_the_shoulder, "make_bot", lambda name, rng: Scripted(trade))
    sitting = Sitting(cows, typed, "1")
    assert sitting.choose() == a.Auction(0)
    hint = sitting.lines.index("A good player would choose “Trade with Ben for a cow (you have 3, Ben has 1): 0 500”.")
    assert sitting.lines[hint + 1] == "This would complete your family of cows, which adds 800 points."
    assert sitting.lines.count("Your turn. What do you do?") == 2


def test_a_hint_can_be_had_in_the_middle_of_a_trade(cows: Table) -> None:
    sitting = Sitting(cows, "2", "hint", "0")
    assert sitting.choose() == a.Trade(0, 1, COW, count_notes([0]))
    assert sitting.lines.count("Which notes do you offer Ben, face down?") == 2


def test_a_hint_can_be_had_about_the_dove(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at_the_shoulder, "make_bot", lambda name, rng: Scripted(a.ClaimDove(0)))
    position = Table("bluff", "Ana", "Ben", "Cleo")
    position.owns_families("Ana", "rooster")
    position.owns("Ana", "goose", "goose", "goose")
    position.auctions("Ana", "goose")
    position.hammer()
    sitting = Sitting(position, "hint", "1")
    assert sitting.choose() == a.ClaimDove(0)
    assert "A good player would choose “Take the dove”." in sitting.lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_hints_can_be_had_in_every_edition_and_language(
    edition: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_the_shoulder, "ADVISER", "thrifty")  # the quickest that knows what it does
    local, printed = table(edition, language, seed=4, words=("hint", *SENSIBLE))
    local.play()
    assert local.game.state.phase == OVER
    opening = speech(language).say("terminal-hint", deed="…").split("…")[0]
    lines = printed.getvalue().splitlines()
    hints = [place for place, line in enumerate(lines) if line.startswith(opening)]
    assert len(hints) > 5
    assert all(lines[place + 1].endswith(".") for place in hints)


def test_every_action_of_a_player_has_its_words(cows: Table) -> None:
    voice = Voice("en", cows.names, 0)
    seen = cows.sees("Ana")
    seen.leader, seen.high_bid = 1, 60
    notes = count_notes([0, 10])
    said: dict[a.Action, str] = {
        a.Auction(0): "Open an auction",
        a.Trade(0, 1, COW, notes): "Trade with Ben for a cow (you have 3, Ben has 1): 0 10",
        a.Offer(0, notes): "Offer: 0 10",
        a.Bid(0, 70): "Bid 70",
        a.Pass(0): "Pass",
        a.Sell(0): "Sell to Ben for 60",
        a.Preempt(0): "Keep the lot and pay Ben 60",
        a.Pay(0, count_notes([10, 50])): "Pay 10 50",
        a.Pay(0, count_notes([100])): "Pay 100 (40 more than the price)",
        a.LetStand(0): "Let the sale stand",
        a.BuyBack(0, count_notes([10, 50])): "Buy back: return them, pay 10 50 of your own and keep the lot",
        a.Accept(0): "Accept the offer",
        a.Counter(0, count_notes([])): "Counter-offer: no notes",
        a.ClaimDove(0): "Take the dove",
    }
    for action, words in said.items():
        assert deed(action, seen, cows.options("Ana"), voice) == words
    with pytest.raises(ValueError, match="house"):
        deed(a.Hammer(), seen, cows.options("Ana"), voice)


def test_the_adviser_hears_what_the_seat_hears_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Scripted()
    monkeypatch.setattr(at_the_shoulder, "make_bot", lambda name, rng: listener)
    position = Table("koehandel", "Ana", "Ben", "Cleo", first="Ben")
    adviser = Prompter(Random(1))
    happened: list[Event] = []

    def tell() -> None:
        happened.extend(position.events)
        adviser.notice(position.events, 0)

    def ask() -> None:
        adviser.advise(view(position.game, 0), options(position.game, 0), Voice("en", position.names, 0))

    for action in (
        a.Auction(1), a.TurnUp((COW,)), a.Bid(2, 60), a.Hammer(), a.Sell(1), a.Pay(2, count_notes([10, 50])),
        a.Auction(2), a.TurnUp((COW,)),
    ):  # fmt: skip
        position.do(action)
        tell()
    ask()
    assert listener.heard == [seen_by(event, 0) for event in happened]
    assert any(isinstance(event, PricePaid) and event.notes is None for event in listener.heard)
    position.bids("Ben", 10)
    tell()
    ask()
    assert listener.heard == [seen_by(event, 0) for event in happened]


def test_the_adviser_is_a_bot_of_the_roster() -> None:
    assert roster.ADVISER in roster.ROSTER
