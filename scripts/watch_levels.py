"""Watch the levels play and print what nobody likes to see: `scripts/watch_levels.py --games 1000 --seed 2041`.

Every game seats some of them at a table of any edition and of three to five players, all drawn from the seed.
"""

import argparse
from collections.abc import Iterator
from random import Random
from typing import Final

from maquignon.command.columns import columns
from maquignon.command.progress import track
from maquignon.play.conduct import Conduct, watch
from maquignon.play.ladder.cells import LEVELS, SETTINGS, Setting
from maquignon.play.many import Sitting
from maquignon.play.match import Match
from maquignon.rules.terms.charter import agree

HEAD: Final = [
    "bot", "seats", "spent", "> 5 × the price", "last money kept", "half at the end", "sat on half", "answers",
    "accepts", "foretold by notes",
]  # fmt: skip


def games(
    bots: list[str], number: int, seed: int, settings: tuple[Setting, ...]
) -> Iterator[tuple[tuple[str, ...], Match]]:
    for game in range(number):
        setting, dice = settings[game % len(settings)], Random(f"{seed}/{game}")
        names = tuple(dice.choice(bots) for _ in range(setting.players))
        edition = agree(setting.edition, (), {}, setting.players)
        yield names, Sitting(names, f"{seed}/{game}/deal", f"{seed}/{game}/dice").play(edition)


def row(bot: str, watched: Conduct) -> list[str]:
    total, answers = watched.total, watched.answers.total()
    accepted = sum(times for (_, yes), times in watched.answers.items() if yes)
    return [
        bot,
        str(total.games),
        f"{total.spent / total.games:.0f}",
        str(total.absurdities),
        str(watched.kept),
        f"{total.hoards / total.games:.1%}",
        f"{watched.sat_on / total.games:.1%}",
        str(answers),
        f"{accepted / max(1, answers):.0%}",
        f"{watched.guessed_right():.0%}",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (1000)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the number that all dice start from (0)")
    parser.add_argument("--bots", default=",".join(LEVELS), metavar="NAMES", help=f"who plays ({','.join(LEVELS)})")
    parser.add_argument("--players", type=int, choices=(3, 4, 5), metavar="N", help="only at tables of so many")
    args = parser.parse_args()
    settings = tuple(setting for setting in SETTINGS if args.players in (None, setting.players))
    bots = args.bots.split(",")
    seen = watch(track(games(bots, args.games, args.seed, settings), args.games))
    print("\n".join(columns([HEAD, *(row(bot, seen[bot]) for bot in bots if bot in seen)])))


if __name__ == "__main__":
    main()
