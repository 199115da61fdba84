"""A program that wants to be a bot, put through its paces: every edition, odd tables, a game cut short, a farewell."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Final

from maquignon.bots.bot import Bot, Fault
from maquignon.bots.external import ExternalBot
from maquignon.bots.external_stable import Stable
from maquignon.bots.names import argv_of
from maquignon.bots.random import RandomBot
from maquignon.bots.thrifty import ThriftyBot
from maquignon.play.dealer import Dealer
from maquignon.play.match import Match, Stopwatch, play_match
from maquignon.rules.actions import Deal, Hammer, TurnUp
from maquignon.rules.game import Game
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS

ODD_TABLES: Final[tuple[tuple[str, tuple[str, ...], dict[str, Any], int], ...]] = (
    ("koehandel", ("coup-double", "finie-la-plaisanterie"), {"family_size": 2}, 3),
    ("bluff", ("super-marchandage",), {"lot_size": 2}, 4),
    ("koehandel", (), {"start_notes": [0, 0], "bids": "must-afford"}, 5),
    ("boursicocotte-2025", (), {"dove": True, "opening_deal": 2, "lot_size": 3}, 5),
    ("boursicocotte-original", (), {"payment": "free", "empty_offers": "allowed", "preemption": "none"}, 3),
    ("boursikocotte", (), {"counter": "obligatory", "tie": "again", "bid_step": 50}, 4),
)
"""Where a bot that knows one edition by heart goes wrong."""
CUT_SHORT: Final = 6
"""So many animals come up before a bot is sent away."""
SLOW_FAREWELL: Final = 0.9


@dataclass(slots=True)
class Trial:
    """One thing that was tried: what it was, how long each decision took, and what went wrong."""

    title: str
    laps: list[float] = field(default_factory=list)
    faults: Sequence[Fault] = ()


class SentAway(Exception):
    """The game ends for everybody, in the middle."""


class HastyDealer(Dealer):
    """Has enough after the first few animals."""

    def answer(self, game: Game) -> Deal | TurnUp | Hammer:
        if len(self.order) - game.state.pile_left >= CUT_SHORT:
            raise SentAway
        return Dealer.answer(self, game)


class Examination:
    """All trials of one command, in a stable of its own."""

    def __init__(self, command: str, seconds: float, seed: int) -> None:
        self._name, self._seconds, self._seed = command, seconds, seed
        self._stable = Stable()

    def greet(self) -> str:
        """What the program calls itself; `Misbehaved` if it does not say hello."""
        argv = argv_of(self._name)
        program = self._stable.take(argv)
        self._stable.give_back(argv, program)
        return program.name

    def number(self) -> int:
        return len(EDITIONS) * 3 + len(ODD_TABLES) + 2

    def trials(self) -> Iterator[Trial]:
        for name in EDITIONS:
            for players in (3, 4, 5):
                yield self._play(f"{name}, {players} players", agree(name, (), {}, players), players)
        for name, variants, rules, players in ODD_TABLES:
            told = ", ".join([*variants, *(f"{key}={value}" for key, value in rules.items())])
            yield self._play(f"{name}, {players} players, {told}", agree(name, variants, rules, players), players)
        yield self._cut_short()
        yield self._farewell()

    def plays_alike(self) -> bool:
        """Whether the same seed gives the same game twice."""
        edition = agree("koehandel", (), {}, 3)
        one, other = (self._match(edition, 3, "twice", Stopwatch())[0] for _ in range(2))
        return one.actions == other.actions

    def _play(self, title: str, edition: Edition, players: int) -> Trial:
        watch = Stopwatch()
        match, seat = self._match(edition, players, title, watch)
        return Trial(title, watch.laps.get(seat, []), match.faults[seat])

    def _match(self, edition: Edition, players: int, key: str, watch: Stopwatch) -> tuple[Match, int]:
        dice = Random(f"{self._seed}/{key}")
        seat = dice.randrange(players)
        bots = self._company(players, seat, dice)
        return play_match(edition, bots, Dealer.shuffled(edition, dice), dice.randrange(players), watch), seat

    def _company(self, players: int, seat: int, dice: Random) -> list[Bot]:
        others: list[Bot] = [(ThriftyBot if place % 2 else RandomBot)(dice) for place in range(players)]
        others[seat] = ExternalBot(self._name, Random(dice.random()), self._seconds, self._stable)
        return others

    def _cut_short(self) -> Trial:
        """Sent away in the middle of a game, it sits down to another as if nothing had been."""
        edition, dice = agree("koehandel", (), {}, 3), Random(self._seed)
        bots, hasty = self._company(3, 0, dice), HastyDealer(Dealer.shuffled(edition, dice).order)
        with suppress(SentAway):
            play_match(edition, bots, hasty, 0)
        after = self._play("cut short", edition, 3)
        before = bots[0].faults if isinstance(bots[0], ExternalBot) else []
        return Trial("a game cut short, and another after it", after.laps, [*before, *after.faults])

    def _farewell(self) -> Trial:
        begun = monotonic()
        self._stable.close()
        if monotonic() - begun < SLOW_FAREWELL:
            return Trial("bye")
        return Trial("bye", faults=[Fault("late", "It did not end within a second of bye, and was killed")])
