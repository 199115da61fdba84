"""The measurements as a table of ratios, with date and machine, and what was aimed at."""

import os
import platform
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bench.bench_plain import GO
from bench.measured import Measured
from bench.peers.ours import LISTED_SYMBOLS, WHOLE_ACTIONS
from maquignon.command.columns import columns

HEARTS: Final = "OpenSpiel|hearts, 4 players|its rollouts, C++"
NOTES: Final = """\
A step is: work out what is legal, choose at random, do it; what chance does counts, too. "Whole actions" chooses evenly
among kinds of action and then among everything of that kind, as the bot `random` does, without writing a list of it.
"Every symbol listed" lists all legal symbols of the codec, which a bid or a set of notes takes several of; half of its
time goes into the lists, twelve symbols for an ordinary bid. Processor time of one core, the best of several runs that
take turns. OpenSpiel's C++ loops do not count their steps, so a mean of 200 games stands in."""

Results = Mapping[str, Measured]


def page(results: Results) -> str:
    """Everything as Markdown."""
    heading, *rows = [f"| {' | '.join(row)} |" for row in table(results)]
    return "\n".join([opening(), "", heading, "|---|---|---|---:|---:|---:|---:|", *rows, "", *closing(results), ""])


def shown(results: Results) -> str:
    """Everything for a terminal."""
    return "\n".join([opening(), "", *columns(list(table(results)), words=3), "", *closing(results)])


def opening() -> str:
    today = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    return f"Measured {today} on {machine()}."


def closing(results: Results) -> list[str]:
    return [*aims(results), "", NOTES]


def machine() -> str:
    """Processor, cores, load, Python."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        processor = next(line.partition(": ")[2] for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        processor = platform.processor() or platform.machine()
    return f"{processor}, {os.cpu_count()} cores, Python {platform.python_version()}; {company()}"


def company() -> str:
    """A run like this one keeps a core busy; more than that are others."""
    load = os.getloadavg()[0]
    return f"the machine was shared with other work (load {load:.0f})" if load > 2 else "nothing else was running"


def table(results: Results) -> Iterator[list[str]]:
    """The fastest first; the last two columns say how many times as fast ours is."""
    yield ["program", "game", "how", "steps/s", "games/s", "whole actions are", "every symbol listed is"]
    for name, run in sorted(results.items(), key=lambda entry: -entry[1].steps_per_second):
        ratios = [results[ours].steps_per_second / run.steps_per_second for ours in (WHOLE_ACTIONS, LISTED_SYMBOLS)]
        figures = [_figures(run.steps_per_second), _figures(run.games_per_second)]
        yield [*name.split("|"), *figures, *[f"{_figures(ratio)} ×" for ratio in ratios]]


def aims(results: Results) -> Iterator[str]:
    ours, listed, hearts = results[WHOLE_ACTIONS], results[LISTED_SYMBOLS], results[HEARTS]
    yield from (
        _aim("compiled steps/s on one core", ours.steps_per_second, 10_000_000),
        _aim("compiled steps/s with every symbol listed", listed.steps_per_second, 10_000_000),
        _aim("complete koehandel games of four per second", ours.games_per_second, 25_000),
        _aim("times the steps of OpenSpiel's hearts", ours.steps_per_second / hearts.steps_per_second, 3),
        f"- {_figures(listed.steps_per_second / hearts.steps_per_second)} times with every symbol listed",
        _aim(f"times the {GO} games/s of another program, written in Go", ours.games_per_second / GO, 100),
    )


def _aim(what: str, reached: float, wanted: float) -> str:
    verdict = "reached" if reached >= wanted else "not reached"
    return f"- {_figures(reached)} {what} (aim {_figures(wanted)}: {verdict})"


def _figures(number: float) -> str:
    return f"{number:,.0f}" if number >= 20 else f"{number:.1f}"
