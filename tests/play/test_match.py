"""A match is fair: bots see their view and their options, and the law checks what they choose."""

from collections.abc import Sequence
from random import Random

import pytest

from maquignon.bots.bot import NOTHING_SEEN, Bot, Deaf
from maquignon.bots.random import RandomBot
from maquignon.play.dealer import Dealer
from maquignon.play.match import BadChoice, play_match
from maquignon.rules.actions import Action, Auction, Bid, Pass, Trade
from maquignon.rules.events import AuctionOpened, Event, GameEnded, TradeOpened
from maquignon.rules.game import apply, start
from maquignon.rules.options import Options
from maquignon.rules.state import OVER
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import View
from tests.play.tables import GRID, match_between, match_of


class Watchful(RandomBot):
    """Plays like `random`, and keeps what it is shown."""

    looks = True
    listens = True

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.shown: list[tuple[object, ...]] = []
        self.heard: list[Event] = []

    def notice(self, events: Sequence[Event]) -> None:
        self.heard += events

    def choose(self, *shown: object) -> Action:
        self.shown.append(shown)
        seen, options = shown
        assert isinstance(seen, View)
        assert isinstance(options, Options)
        return super().choose(seen, options)


class Stubborn(Deaf):
    """Does the same thing whatever it is asked."""

    looks = False

    def __init__(self, action: Action) -> None:
        self.action = action

    def choose(self, view: View, options: Options) -> Action:
        return self.action


@pytest.mark.parametrize(("edition", "players"), GRID)
@pytest.mark.parametrize("name", ["random", "thrifty"])
def test_a_match_ends_and_its_actions_replay_to_the_same_game(name: str, edition: str, players: int) -> None:
    match = match_between([name] * players, edition, seed=3)
    assert match.game.state.phase == OVER
    game = start(match.edition, players, match.first)
    for action in match.actions:
        apply(game, action)
    assert game == match.game


def test_the_same_dice_give_the_same_match() -> None:
    assert match_between(["random"] * 4, seed=8) == match_between(["random"] * 4, seed=8)
    assert match_between(["random"] * 4, seed=8) != match_between(["random"] * 4, seed=9)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bot_is_given_its_own_view_and_options_and_nothing_else(edition: str) -> None:
    bots = [Watchful(Random(seat)) for seat in range(4)]
    match_of(bots, edition)
    for seat, bot in enumerate(bots):
        assert bot.shown
        for shown in bot.shown:
            assert [type(thing) for thing in shown] == [View, Options]
            seen, options = shown
            assert isinstance(seen, View)
            assert isinstance(options, Options)
            assert seen.viewer == options.seat == seat


def test_listening_changes_nothing_in_the_game() -> None:
    watched = match_of([Watchful(Random(f"0/{seat}")) for seat in range(4)])
    assert watched == match_between(["random"] * 4)


def test_a_bot_hears_everything_but_the_secrets_of_others() -> None:
    bots = [Watchful(Random(seat)) for seat in range(3)]
    match_of(bots)
    for bot in bots:
        assert isinstance(bot.heard[0], AuctionOpened)
        assert isinstance(bot.heard[-1], GameEnded)
    opened = [[event for event in bot.heard if isinstance(event, TradeOpened)] for bot in bots]
    assert opened[0]
    for told in zip(*opened, strict=True):
        for seat, event in enumerate(told):
            assert (event.notes is None) == (seat != event.challenger)


def test_a_bot_that_does_not_look_is_shown_nothing() -> None:
    class Blind(RandomBot):
        def choose(self, view: View, options: Options) -> Action:
            assert view is NOTHING_SEEN
            return super().choose(view, options)

        def notice(self, events: Sequence[Event]) -> None:
            raise AssertionError("told without listening")

    listener = Watchful(Random(2))
    match_of([Blind(Random(0)), Blind(Random(1)), listener])
    assert listener.heard


@pytest.mark.parametrize(
    ("action", "reason"),
    [(Pass(0), "not_now"), (Auction(1), "not_your_turn"), (Trade(0, 1, 0, (0, 1, 0, 0, 0, 0)), "animal_not_shared")],
)
def test_a_bot_that_breaks_the_rules_ends_the_match(action: Action, reason: str) -> None:
    with pytest.raises(BadChoice, match=rf"Stubborn on seat 0 may not do .*: {reason}"):
        match_of([Stubborn(action) for _ in range(3)])


def test_a_bot_may_not_act_for_another_seat() -> None:
    bots: list[Bot] = [RandomBot(Random(0)), Stubborn(Bid(2, 10)), RandomBot(Random(2))]
    with pytest.raises(BadChoice, match=r"Stubborn on seat 1 may not do .*seat=2.*: not_your_turn"):
        match_of(bots)


def test_a_dealer_with_a_wrong_pile_ends_the_match() -> None:
    """The law checks the house as well: this pile has five roosters."""
    pile = Dealer((0,) * 5 + tuple(Dealer.shuffled(EDITIONS["koehandel"], Random(0)).order[5:]))
    with pytest.raises(BadChoice, match=r"Dealer on seat -1 may not do .*: not_in_pile"):
        play_match(EDITIONS["koehandel"], [RandomBot(Random(seat)) for seat in range(3)], pile, first=0)
