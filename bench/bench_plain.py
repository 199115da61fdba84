"""Complete random games per CPU-second in plain Python through `play.match`, and what their parts cost."""

import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random

from rich.console import Console
from rich.progress import track

from maquignon.bots.bot import NOTHING_SEEN
from maquignon.bots.random import RandomBot
from maquignon.command.columns import columns
from maquignon.play.dealer import Dealer
from maquignon.play.match import Match, play_match
from maquignon.rules.actions import Action
from maquignon.rules.game import Game, apply_legal, refusal, start
from maquignon.rules.options import options
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.edition import Edition
from maquignon.rules.views import view

GAMES = 20
REPEATS = 40  # the fastest counts: a shared machine only ever makes it slower
GO = 216  # complete random games per second of the fastest other program of this game we know, which is written in Go

Ask = Callable[[Game, Action], object]

BLUFFS = agree("koehandel", [], {}, players=4)
NO_BLUFFS = agree("koehandel", [], {"bids": "must-afford"}, players=4)


def play(edition: Edition) -> list[Match]:
    return [play_one(edition, number) for number in range(GAMES)]


def play_one(edition: Edition, number: int) -> Match:
    bots = [RandomBot(Random(f"{number}/{seat}")) for seat in range(4)]
    return play_match(edition, bots, Dealer.shuffled(edition, Random(number)), first=number % 4)


def replay(played: list[Match], ask: Ask | None = None) -> None:
    """The same games over again, asking something before each action of a player."""
    for match in played:
        game = start(match.edition, 4, match.first)
        for action in match.actions:
            if ask is not None and action.seat != HOUSE:
                ask(game, action)
            apply_legal(game, action)


def questions() -> dict[str, Ask]:
    """The parts of a match, as far as they can be taken apart."""
    bot = RandomBot(Random(0))
    return {
        "who acts": lambda game, action: next_to_act(game.state),
        "options": lambda game, action: options(game, action.seat),
        "options and choice": lambda game, action: bot.choose(NOTHING_SEEN, options(game, action.seat)),
        "legality": refusal,
        "view": lambda game, action: view(game, action.seat),
    }


def measure(works: Mapping[str, Callable[[], object]]) -> dict[str, float]:
    """CPU-seconds of each, at best; they take turns, so that a bad minute hits all of them alike."""
    best = dict.fromkeys(works, float("inf"))
    for _ in track(range(REPEATS), "Measuring", console=Console(stderr=True), transient=True):
        for name, work in works.items():
            begin = time.process_time()
            work()
            best[name] = min(best[name], time.process_time() - begin)
    return best


def main() -> None:
    played = {"match": play(BLUFFS), "match without bluffs": play(NO_BLUFFS)}
    works: dict[str, Callable[[], object]] = {
        "match": partial(play, BLUFFS),
        "match without bluffs": partial(play, NO_BLUFFS),
        "apply": partial(replay, played["match"]),
    }
    works |= {name: partial(replay, played["match"], ask) for name, ask in questions().items()}
    seconds = measure(works)
    print("\n".join(columns([*whole(seconds, played), ["another program, written in Go", f"{GO}", "1.00×", "", ""]])))
    print()
    print("\n".join(columns(list(parts(seconds, actions_in(played["match"]))))))


def actions_in(matches: list[Match]) -> int:
    return sum(len(match.actions) for match in matches)


def whole(seconds: Mapping[str, float], played: Mapping[str, list[Match]]) -> Iterator[list[str]]:
    yield ["koehandel, four random players", "games/s", "beside Go", "actions/s", "actions/game"]
    for name, matches in played.items():
        games, actions = GAMES / seconds[name], actions_in(matches)
        yield [name, f"{games:.0f}", f"{games / GO:.2f}×", f"{actions / seconds[name]:,.0f}", f"{actions / GAMES:.0f}"]


def parts(seconds: Mapping[str, float], actions: int) -> Iterator[list[str]]:
    """`apply` is a replay; every other part is what a replay with it takes longer."""
    yield ["per action, of which a match has all but the view", "ns", "of a match"]
    for name in ("apply", *questions()):
        spent = seconds[name] - (0 if name == "apply" else seconds["apply"])
        yield [name, f"{spent / actions * 1e9:.0f}", f"{spent / seconds['match']:.0%}"]
    yield ["match", f"{seconds['match'] / actions * 1e9:.0f}", "100%"]


if __name__ == "__main__":
    main()
