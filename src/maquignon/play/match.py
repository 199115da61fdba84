"""One game between bots, from the first turn to the last."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from maquignon.bots.bot import NOTHING_SEEN, Bot, Fault, Visitor, seated
from maquignon.play.dealer import Dealer
from maquignon.play.statistics import Scorekeeper
from maquignon.rules.actions import Action
from maquignon.rules.audience import seen_by
from maquignon.rules.events import Event
from maquignon.rules.game import Game, apply_legal, attempt, refusal, start
from maquignon.rules.options import Options, options
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE, OVER
from maquignon.rules.telling import tell
from maquignon.rules.terms.edition import Edition
from maquignon.rules.views import View, view


@dataclass(frozen=True, slots=True)
class Match:
    """A finished game: how it began, everything that was done, how it ended, and what bots failed to decide."""

    edition: Edition
    first: int
    actions: list[Action]
    game: Game
    faults: Sequence[Sequence[Fault]] = ()


class BadChoice(Exception):
    """Somebody chose what they may not do: a fault of that bot, or of the dealer's pile, so the match is void."""


@dataclass(slots=True)
class Stopwatch:
    """How long each bot took for each decision, in seconds, by seat."""

    laps: dict[int, list[float]] = field(default_factory=dict)

    def ask(self, bot: Bot, game: Game, seat: int) -> Action:
        question = _question(bot, game, seat)
        begun = perf_counter()
        action = bot.choose(*question)
        self.laps.setdefault(seat, []).append(perf_counter() - begun)
        return action


def play_match(
    edition: Edition,
    bots: Sequence[Bot],
    dealer: Dealer,
    first: int,
    watch: Stopwatch | None = None,
    keeper: Scorekeeper | None = None,
) -> Match:
    """Ask seat after seat until the game is over; the law checks every answer."""
    game = start(edition, len(bots), first)
    with seated(dict(enumerate(bots)), edition, len(bots), first):
        actions = _play_on(game, bots, dealer, ask if watch is None else watch.ask, keeper)
    faults = [bot.faults if isinstance(bot, Visitor) else () for bot in bots]
    return Match(edition, first, actions, game, faults)


def _play_on(
    game: Game,
    bots: Sequence[Bot],
    dealer: Dealer,
    answer: Callable[[Bot, Game, int], Action],
    keeper: Scorekeeper | None,
) -> list[Action]:
    s = game.state
    listeners = [(seat, bot) for seat, bot in enumerate(bots) if bot.listens]
    actions: list[Action] = []
    while s.phase != OVER:
        seat = next_to_act(s)
        action = dealer.answer(game) if seat == HOUSE else answer(bots[seat], game, seat)
        before = s.copy() if listeners else s
        reason = _do(game, action, keeper) if action.seat == seat else "not_your_turn"
        if reason is not None:
            who = type(dealer if seat == HOUSE else bots[seat]).__name__
            raise BadChoice(f"{who} on seat {seat} may not do {action}: {reason}")
        if listeners:
            _announce(tell(before, action, game), listeners)
        actions.append(action)
    return actions


def _do(game: Game, action: Action, keeper: Scorekeeper | None) -> str | None:
    if keeper is None:
        return attempt(game, action)
    reason = refusal(game, action)
    if reason is None:
        keeper.before(game.state, action)
        apply_legal(game, action)
        keeper.after(game.state, action)
    return reason


def ask(bot: Bot, game: Game, seat: int) -> Action:
    """The choice of the bot on this seat, who learns nothing but its view and its options."""
    return bot.choose(*_question(bot, game, seat))


def _question(bot: Bot, game: Game, seat: int) -> tuple[View, Options]:
    return view(game, seat) if bot.looks else NOTHING_SEEN, options(game, seat)


def _announce(events: Sequence[Event], listeners: Sequence[tuple[int, Bot]]) -> None:
    for seat, bot in listeners:
        bot.notice([seen_by(event, seat) for event in events])
