"""Endgames solved exactly by OpenSpiel's CFR+, and how much a perfect opponent wins from each of our bots in them."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from bench.exact.bots import at_random, strategy_of
from bench.exact.endgames import ENDGAMES
from bench.exact.solving import ExactGame, Solved
from maquignon.command.columns import columns
from maquignon.command.tournament import let_experts_look_ahead

BOTS: Final = ("easy", "medium", "hard", "expert:0", "expert", "merchant", "thrifty", "haggler", "random")
PAGE: Final = Path(__file__).parent.parent / "docs/exact.md"
MARK: Final = "<!-- figures -->"
Rows = list[list[str]]


def game_rows(games: list[ExactGame], solved: list[Solved]) -> Rows:
    rows = [["endgame", "positions", "moments of decision", "value for the challenger", "exploitability left"]]
    for game, solution in zip(games, solved, strict=True):
        size = [f"{game.tree.nodes:,}", f"{len(game.tree.moments):,}"]
        rows.append([game.endgame.name, *size, f"{solution.value:+.3f}", f"{solution.exploitability:.6f}"])
    return rows


def bot_rows(games: list[ExactGame], found: dict[str, list[float]]) -> Rows:
    rows = [["exploitability", *(game.endgame.name for game in games)]]
    return rows + [[bot, *(f"{gain:.3f}" for gain in gains)] for bot, gains in found.items()]


def measure(games: list[ExactGame], bots: list[str], draws: int, progress: Progress) -> dict[str, list[float]]:
    found = {"any action, as likely": [game.exploitability(game.policy(at_random)) for game in games]}
    task = progress.add_task("Asking", total=len(bots) * len(games))
    for bot in bots:
        found[bot] = []
        for game in games:
            found[bot].append(game.exploitability(game.policy(strategy_of(bot, draws))))
            progress.advance(task)
    return found


def table(rows: Rows) -> Iterator[str]:
    head, *body = rows
    for row in [head, ["---", *["---:"] * (len(head) - 1)], *body]:
        yield "| " + " | ".join(row) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=500, help="of CFR+ (500)")
    parser.add_argument("--draws", type=int, default=20, help="how often a bot is asked at each moment (20)")
    parser.add_argument("--bots", nargs="*", default=list(BOTS), metavar="NAME")
    parser.add_argument("--endgames", nargs="*", default=[endgame.name for endgame in ENDGAMES], metavar="NAME")
    parser.add_argument("--efg", type=Path, metavar="DIR", help="write the trees there in Gambit's format")
    parser.add_argument("--page", action="store_true", help=f"write the figures into {PAGE.name}")
    args = parser.parse_args()
    let_experts_look_ahead(args.bots)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        wanted = [endgame for endgame in ENDGAMES if endgame.name in args.endgames]
        games = [ExactGame(endgame) for endgame in progress.track(wanted, description="Walking")]
        task = progress.add_task("Solving", total=args.iterations * len(games))
        solved = [game.solve(args.iterations, lambda: progress.advance(task)) for game in games]
        found = measure(games, args.bots, args.draws, progress)
    for game in games if args.efg else ():
        args.efg.mkdir(parents=True, exist_ok=True)
        (args.efg / f"{game.endgame.name.replace(' ', '-')}.efg").write_text(game.efg, "utf-8")
    print("\n".join([*columns(game_rows(games, solved)), "", *columns(bot_rows(games, found))]))
    if args.page:
        before, _, rest = PAGE.read_text("utf-8").partition(MARK)
        after = rest.partition(MARK)[2]
        tables = [*table(game_rows(games, solved)), "", *table(bot_rows(games, found))]
        PAGE.write_text("\n".join([before + MARK, "", *tables, "", MARK + after]), "utf-8")


if __name__ == "__main__":
    main()
