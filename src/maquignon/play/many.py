"""Many matches from one seed, in as many processes as one likes: the games are the same."""

import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final

from maquignon.bots.roster import make_bot
from maquignon.notation.header import Header
from maquignon.notation.record import Record, dumps
from maquignon.play.dealer import Dealer
from maquignon.play.match import Match, play_match
from maquignon.play.statistics import Tally, tally
from maquignon.rules.charter import agree
from maquignon.rules.edition import Edition

SUFFIX: Final = ".mq.jsonl"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: the terms of the table, a bot for each place, and the seed of everything."""

    edition: str
    variants: Sequence[str]
    house_rules: Mapping[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int
    save: Path | None = None

    def agree(self) -> Edition:
        return agree(self.edition, self.variants, self.house_rules, len(self.bots))

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of game `number` in seat order: they move round the table, one seat a game."""
        shift = number % len(self.bots)
        return self.bots[shift:] + self.bots[:shift]


def play_one(plan: Plan, edition: Edition, number: int) -> Match:
    """Game `number` of the plan, whoever plays it and when."""
    dice = Random(f"{plan.seed}/{number}")
    dealer = Dealer.shuffled(edition, dice)
    first = dice.randrange(len(plan.bots))
    bots = [make_bot(name, Random(f"{plan.seed}/{number}/{seat}")) for seat, name in enumerate(plan.seating(number))]
    return play_match(edition, bots, dealer, first)


def record_of(plan: Plan, number: int, match: Match) -> Record:
    bots = plan.seating(number)
    header = Header(
        edition=plan.edition,
        variants=tuple(plan.variants),
        house_rules=plan.house_rules,
        players=tuple(f"{name} {seat}" if bots.count(name) > 1 else name for seat, name in enumerate(bots)),
        first=match.first,
        tags={"seed": plan.seed, "game": number, "bots": list(bots)},
    )
    return Record(header, match.actions)


def play_many(plan: Plan, jobs: int) -> Iterator[tuple[int, Tally]]:
    """The number and the tally of every game, in order."""
    if jobs == 1:
        edition = plan.agree()
        for number in range(plan.games):
            yield number, _play_and_save(plan, edition, number)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    try:
        bundles = pool.map(partial(_play_bundle, plan), _bundles(plan.games))
        yield from enumerate(counted for bundle in bundles for counted in bundle)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _bundles(games: int) -> list[range]:
    """Enough games in one errand that sending it costs nothing, few enough that progress is seen."""
    size = max(1, min(25, games // 100))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def _play_bundle(plan: Plan, numbers: range) -> list[Tally]:
    edition = plan.agree()
    return [_play_and_save(plan, edition, number) for number in numbers]


def _play_and_save(plan: Plan, edition: Edition, number: int) -> Tally:
    match = play_one(plan, edition, number)
    if plan.save is not None:
        width = len(str(plan.games - 1))
        path = plan.save / f"game-{number:0{width}}{SUFFIX}"
        path.write_text(dumps(record_of(plan, number, match)), encoding="utf-8")
    return tally(match)
