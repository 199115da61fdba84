"""Many matches from one seed, in as many processes as one likes: the games are the same."""

import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import active_children, get_context
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final, NoReturn, TypeVar

from maquignon.bots.bot import SECONDS
from maquignon.bots.external_stable import STABLE
from maquignon.bots.roster import make_bot
from maquignon.notation.header import Header
from maquignon.notation.record import Record, dumps
from maquignon.play.dealer import Dealer
from maquignon.play.match import Match, Stopwatch, play_match
from maquignon.play.statistics import Scorekeeper, Tally
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.edition import Edition

SUFFIX: Final = ".mq.jsonl"


T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The game that is played: an edition, and what is changed about it."""

    edition: str
    variants: Sequence[str]
    house_rules: Mapping[str, Any]

    def title(self) -> str:
        """`koehandel + coup-double, bid_step = 20`."""
        variants = "".join(f" + {variant}" for variant in self.variants)
        return self.edition + variants + "".join(f", {key} = {value}" for key, value in self.house_rules.items())


@dataclass(frozen=True, slots=True)
class Plan(Ruleset):
    """What is to be played: the terms of the table, a bot for each place, and the seed of everything."""

    bots: tuple[str, ...]
    games: int
    seed: int
    save: Path | None = None
    seconds: float = SECONDS

    def agree(self) -> Edition:
        return agree(self.edition, self.variants, self.house_rules, len(self.bots))

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of game `number` in seat order: they move round the table, one seat a game."""
        return rotated(self.bots, number)


def rotated(bots: tuple[str, ...], number: int) -> tuple[str, ...]:
    shift = number % len(bots)
    return bots[shift:] + bots[:shift]


@dataclass(frozen=True, slots=True)
class Sitting:
    """Everything that decides how one game goes: who sits where, and what the dice of the pile and of the bots are."""

    bots: tuple[str, ...]
    deal: str
    dice: str
    seconds: float = SECONDS

    def play(self, edition: Edition, watch: Stopwatch | None = None, keeper: Scorekeeper | None = None) -> Match:
        dice = Random(self.deal)
        dealer = Dealer.shuffled(edition, dice)
        first = dice.randrange(len(self.bots))
        bots = [make_bot(name, Random(f"{self.dice}/{seat}"), self.seconds) for seat, name in enumerate(self.bots)]
        return play_match(edition, bots, dealer, first, watch, keeper)


def play_one(plan: Plan, edition: Edition, number: int, keeper: Scorekeeper | None = None) -> Match:
    """Game `number` of the plan, whoever plays it and when."""
    key = f"{plan.seed}/{number}"
    return Sitting(plan.seating(number), key, key, plan.seconds).play(edition, keeper=keeper)


def record_of(ruleset: Ruleset, bots: tuple[str, ...], match: Match, tags: Mapping[str, Any]) -> Record:
    header = Header(
        edition=ruleset.edition,
        variants=tuple(ruleset.variants),
        house_rules=ruleset.house_rules,
        players=tuple(f"{name} {seat}" if bots.count(name) > 1 else name for seat, name in enumerate(bots)),
        first=match.first,
        tags={**tags, "bots": list(bots)},
    )
    return Record(header, match.actions)


def play_many(plan: Plan, jobs: int) -> Iterator[tuple[int, Tally]]:
    """The number and the tally of every game, in order."""
    return enumerate(spread(partial(_play_and_save, plan, plan.agree()), range(plan.games), jobs))


def spread(work: Callable[[T], R], items: Sequence[T], jobs: int) -> Iterator[R]:
    """The work done on every item, in order, by as many processes as one likes."""
    if jobs == 1:
        try:
            yield from map(work, items)
        finally:
            STABLE.close()
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_mind_signals)
    try:
        for done in pool.map(partial(_do_all, work), _bundles(items)):
            yield from done
    except (KeyboardInterrupt, GeneratorExit):  # nobody waits for the games that are being played
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _mind_signals() -> None:
    """An interrupt is the parent's business; whoever is ended takes the programs it has started with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)


def _end(number: int, frame: FrameType | None) -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    STABLE.close()
    os._exit(128 + number)


def _bundles(items: Sequence[T]) -> list[Sequence[T]]:
    """Enough games in one errand that sending it costs nothing, few enough that progress is seen."""
    size = max(1, min(25, len(items) // 100))
    return [items[start : start + size] for start in range(0, len(items), size)]


def _do_all(work: Callable[[T], R], items: Sequence[T]) -> list[R]:
    return [work(item) for item in items]


def _play_and_save(plan: Plan, edition: Edition, number: int) -> Tally:
    keeper = Scorekeeper(len(plan.bots))
    match = play_one(plan, edition, number, keeper)
    if plan.save is not None:
        width = len(str(plan.games - 1))
        path = plan.save / f"game-{number:0{width}}{SUFFIX}"
        record = record_of(plan, plan.seating(number), match, {"seed": plan.seed, "game": number})
        path.write_text(dumps(record), encoding="utf-8")
    return keeper.close(match.game.state, match.faults)
