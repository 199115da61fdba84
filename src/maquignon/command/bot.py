"""Check a program that is to play, or let it take a seat at a live table.

`bot check` plays every edition, odd house rules and a game cut short, and tells its faults in plain words; the exit
status is 0 if there were none. `bot join` brings it to a table of any server, where people are. The program speaks
lines of JSON as docs/howto/write-a-bot.md says.
"""

import argparse
import json
import shlex
from statistics import median
from typing import TYPE_CHECKING, Any, Final

from maquignon.command import Problem
from maquignon.command.bot_join import add_join, join

if TYPE_CHECKING:
    from maquignon.play.bot_check import Trial

EXAMPLES: Final = """
examples:
  maquignon bot check examples/first_bot.py
  maquignon bot check --seconds 0.5 'node my_bot.js --level 3'
  maquignon bot join KX4M2 ./my-bot
  maquignon bot join https://play.example/t/KX4M2 --name Eve node my_bot.js
"""
CHECK: Final = """
Play a program through every edition, odd house rules and a game cut short, with everything a table can ask, and tell
its faults in plain words: crashes, late answers, nonsense, illegal actions. Exit status 0: it made none.
"""
JOIN: Final = """
Let a program take a free seat at a live table, among people and other bots, and play the game there. Any bot of ours
can be named instead of a program. Its seat is kept when the line breaks.
"""
ARGUMENTS: Final = """
A command with options of its own goes into quotes ('node my_bot.js --level 3'), or after -- at the end of the line.
"""
MOST_TOLD: Final = 3
ADVICE: Final = {
    "crashed": "Its process ended. What it wrote to standard error last, if anything, is told above.",
    "late": "Answer every `choose` in time, and flush standard output after every line.",
    "nonsense": "Write one line of JSON with `id` and `action` for each `choose`, and nothing else to standard output.",
    "illegal": "Choose from `options.choices`; they are complete, whatever the rules of the table.",
    "absent": "It was not started any more after it had failed too often.",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    deeds = parser.add_subparsers(dest="deed", required=True, metavar="check|join")
    check = deeds.add_parser(
        "check", help="play it through all kinds of tables and report its faults", description=CHECK, epilog=ARGUMENTS
    )
    check.add_argument("--seed", type=int, default=1, metavar="N", help="the same number gives the same games (1)")
    check.add_argument("--json", action="store_true", help="print the report as JSON")
    coming = deeds.add_parser(
        "join", help="let it take a seat at a live table and play the game there", description=JOIN, epilog=ARGUMENTS
    )
    add_join(coming)
    for deed in (check, coming):
        deed.add_argument("--seconds", type=float, default=2.0, metavar="S", help="how long it has for a decision (2)")
        deed.add_argument("program", nargs="+", metavar="COMMAND", help="the program and its arguments")


def run(args: argparse.Namespace) -> int:
    if args.seconds <= 0:
        raise Problem("A decision needs some time: --seconds must be above 0.")
    command = args.program[0] if len(args.program) == 1 else shlex.join(args.program)
    return join(command, args) if args.deed == "join" else _check(command, args)


def _check(command: str, args: argparse.Namespace) -> int:
    from maquignon.bots.external_stable import Misbehaved
    from maquignon.bots.names import EXEC, UnknownBot
    from maquignon.command.progress import track
    from maquignon.command.tournament import ended_politely
    from maquignon.play.bot_check import Examination

    examination = Examination(EXEC + command.removeprefix(EXEC), args.seconds, args.seed)
    try:
        with ended_politely():
            name = examination.greet()
            alike = examination.plays_alike()
            trials = list(track(examination.trials(), examination.number()))
    except UnknownBot as error:
        raise Problem(str(error)) from None
    except Misbehaved as misbehaved:
        raise Problem(f"{misbehaved.fault.sentence.rstrip('.')}. {ADVICE[misbehaved.fault.kind]}") from None
    report = _report(name, alike, trials)
    print(json.dumps(report, indent=2) if args.json else "\n".join(_lines(report, trials, args.seconds)))
    return 1 if report["faults"] else 0


def _report(name: str, alike: bool, trials: "list[Trial]") -> dict[str, Any]:
    laps = [lap for trial in trials for lap in trial.laps]
    return {
        "name": name,
        "same_game_from_same_seed": alike,
        "trials": len(trials),
        "decisions": len(laps),
        "seconds": {"median": median(laps), "longest": max(laps)} if laps else None,
        "faults": [
            {"trial": trial.title, "kind": fault.kind, "sentence": fault.sentence}
            for trial in trials
            for fault in trial.faults
        ],
    }


def _lines(report: dict[str, Any], trials: "list[Trial]", seconds: float) -> list[str]:
    times, faults = report["seconds"], report["faults"]
    lines = [f"{report['name']} made {report['decisions']:,} decisions in {report['trials']} trials."]
    if times is not None:
        usual, longest = times["median"] * 1000, times["longest"] * 1000
        lines.append(f"A decision took {usual:.1f} ms, the longest {longest:.0f} of {seconds * 1000:.0f} ms.")
    if not report["same_game_from_same_seed"]:
        lines.append("It plays differently from the same seed: roll its dice from `seed` of `start` to repeat games.")
    if not faults:
        return [*lines, "It made no fault."]
    lines.append(f"It made {len(faults)} faults:")
    for trial in trials:
        kinds = dict.fromkeys(fault.kind for fault in trial.faults)
        for kind in kinds:
            told = list(dict.fromkeys(fault.sentence for fault in trial.faults if fault.kind == kind))
            number = sum(fault.kind == kind for fault in trial.faults)
            lines.append(f"  {trial.title}: {number} {kind}")
            lines += [f"    {sentence}" for sentence in told[:MOST_TOLD]]
    found = dict.fromkeys(fault["kind"] for fault in faults)
    return [*lines, "What helps:", *[f"  {kind}: {ADVICE[kind]}" for kind in found]]
