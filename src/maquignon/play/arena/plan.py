"""Who plays whom in the arena: contests, the tables of each deal, and every table turned through all its seats."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Any

from maquignon.bots.bot import SECONDS
from maquignon.play.many import Ruleset, Sitting, rotated
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.edition import Edition


@dataclass(frozen=True, slots=True)
class Contest:
    """One comparison. `pool` holds a bot once for every chair it may fill at a table."""

    title: str
    pool: tuple[str, ...]

    @property
    def bots(self) -> list[str]:
        return list(dict.fromkeys(self.pool))

    def tables(self, players: int, deals: int, seed: int) -> list[tuple[str, ...]]:
        """Who plays each deal, so that all play equally often."""
        dice = Random(f"{seed}/{self.title}")
        sat = [0] * len(self.pool)
        tables = []
        for _ in range(deals):
            chosen = _choose(sat, players, dice)
            for place in chosen:
                sat[place] += 1
            dice.shuffle(chosen)
            tables.append(tuple(self.pool[place] for place in chosen))
        return tables


def _choose(sat: Sequence[int], players: int, dice: Random) -> list[int]:
    """Nobody takes a second seat before everybody has one; then whoever has sat least, the dice among equals."""
    lots = sorted(range(len(sat)), key=lambda place: (sat[place], dice.random()))
    return [lots[seat % len(lots)] for seat in range(players)]


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game that is to be played: the contest by number, and the number of the game in it."""

    contest: int
    game: int


@dataclass(frozen=True)
class Arena(Ruleset):
    """What is to be measured: the terms of the game, the bots, and how many games for each contest."""

    bots: tuple[str, ...]
    players: int
    games: int
    seed: int
    mixes: bool = False
    seconds: float = SECONDS

    def agree(self) -> Edition:
        return agree(self.edition, self.variants, self.house_rules, self.players)

    @property
    def deals(self) -> int:
        """Every deal is played once from every seat, so the number of games is rounded up."""
        return -(-self.games // self.players)

    @cached_property
    def contests(self) -> list[Contest]:
        if not self.mixes:
            return [Contest("one table" if len(self.bots) <= self.players else "tables from a pool", self.bots)]
        pairs = combinations(dict.fromkeys(self.bots), 2)
        return [contest for one, other in pairs for contest in mixes(one, other, self.players)]

    @cached_property
    def _tables(self) -> list[list[tuple[str, ...]]]:
        return [contest.tables(self.players, self.deals, self.seed) for contest in self.contests]

    def fixtures(self) -> Iterator[Fixture]:
        for contest in range(len(self.contests)):
            for game in range(self.deals * self.players):
                yield Fixture(contest, game)

    def sitting(self, fixture: Fixture) -> Sitting:
        """The same pile and the same beginner for all rotations of a deal, and for that deal in all contests."""
        deal, rotation = divmod(fixture.game, self.players)
        bots = rotated(self._tables[fixture.contest][deal], rotation)
        title = self.contests[fixture.contest].title
        return Sitting(bots, f"{self.seed}/{deal}", f"{self.seed}/{title}/{fixture.game}", self.seconds)

    def identity(self) -> dict[str, Any]:
        """What must be the same for two runs to be parts of one; more games may be played of either."""
        return {
            "edition": self.edition,
            "variants": list(self.variants),
            "house_rules": dict(self.house_rules),
            "players": self.players,
            "seats": list(self.bots),
            "mixes": self.mixes,
            "seed": self.seed,
            "seconds": self.seconds,
        }


def mixes(one: str, other: str, players: int) -> Iterator[Contest]:
    """Every mixed table of two bots: one against the rest, the balanced ones, the rest against one."""
    for number in range(1, players):
        rest = players - number
        yield Contest(f"{number} × {one} / {rest} × {other}", (one,) * number + (other,) * rest)
