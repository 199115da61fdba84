"""Export finished games from a server's archive as records (.mq.jsonl), or list them."""

import argparse
import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from maquignon.command import Problem
from maquignon.command.archive import add_data, data_folder

if TYPE_CHECKING:
    from maquignon.tables.store.interface import Store
    from maquignon.tables.store.rows import GameRow


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "Without --to, the named game is printed, or a list of all games that match."
    parser.add_argument("game", metavar="GAME", nargs="?", help="the id of one game")
    parser.add_argument("--player", metavar="NAME", help="only games of somebody of this name")
    parser.add_argument("--edition", metavar="EDITION", help="only games of this edition")
    parser.add_argument("--to", metavar="FOLDER", type=Path, help="write one file for each game into this folder")
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    return asyncio.run(_run(args, data_folder(args)))


async def _run(args: argparse.Namespace, folder: Path) -> int:
    from maquignon.tables.store.interface import Newer
    from maquignon.tables.store.promise import Lost
    from maquignon.tables.store.sqlite import SqliteStore

    try:
        store = SqliteStore(folder)
    except (Newer, Lost) as error:
        raise Problem(str(error)) from None
    try:
        games = await _matching(args, store)
        if args.to is not None:
            await _write(games, args.to, store)
        elif args.game is not None:
            print(await _record(games[0], store), end="")
        else:
            for game in games:
                print(_line(game))
    finally:
        await store.close()
    return 0


async def _matching(args: argparse.Namespace, store: "Store") -> "list[GameRow]":
    from maquignon.tables.store.rows import Search

    if args.game is not None:
        found = await store.game(args.game)
        if found is None:
            raise Problem(f"There is no game {args.game!r} in the archive.")
        return [found.row]
    games = await store.games(Search(name=args.player, edition=args.edition, most=None))
    if not games:
        raise Problem("No finished game matches.")
    return games


async def _record(game: "GameRow", store: "Store") -> str:
    found = await store.game(game.id)
    assert found is not None
    return found.record


async def _write(games: "list[GameRow]", folder: Path, store: "Store") -> None:
    from rich.progress import track

    for game in track(games, description="Exporting", transient=True):
        _save(folder / f"{_day(game)}-{game.edition}-{game.id}.mq.jsonl", await _record(game, store))
    print(f"{len(games)} {'game' if len(games) == 1 else 'games'} written to {folder}.")


def _save(path: Path, record: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(record, "utf-8")
    except OSError as error:
        raise Problem(f"{path} cannot be written: {error.strerror}.") from None


def _day(game: "GameRow") -> str:
    return f"{datetime.fromtimestamp(game.finished / 1000, UTC):%Y-%m-%d}"


def _line(game: "GameRow") -> str:
    players = ", ".join(f"{seated.name} {seated.score}{' (won)' if seated.won else ''}" for seated in game.players)
    return f"{game.id}  {_day(game)}  {game.edition}  {players}"
