"""Run a league of bots to a signed page that anybody can check: who played, every result, ratings and a matrix.

`league play` plays the games of a ladder and writes the page; interrupted, the same command goes on. The same bots,
seed, games, version and key give the same page, byte for byte. `league verify` checks the signature, works out every
figure anew and plays some of the games again. `league key` prints the public half of the host's key, for the host to
publish; the key is made when it is first needed.
"""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from maquignon.command import Problem
from maquignon.command.bot_list import bot_list
from maquignon.command.cell_games import add_cells, play_cells, pool, tables
from maquignon.command.league_verify import add_verify, verify
from maquignon.command.tournament import require_extras
from maquignon.command.writing import require_file, require_folder

if TYPE_CHECKING:
    from maquignon.play.league.results import Terms
    from maquignon.play.league.signing import HostKey

EXAMPLES: Final = """
examples:
  maquignon league play --save league --bots 'medium,hard,exec:node my_bot.js' --games 60 --page league.html
  maquignon league play --save 2026 --title 'League of 2026' --seed 2026 --jobs 2 --page league-2026.html
  maquignon league verify league.html --replay 20
  maquignon league key
"""
PLAY: Final = """
Play every bot alone among copies of every other, and write the signed page. Interrupted, the same command goes on.
"""
VERIFY: Final = """
Check the page of a league: its signature, and every figure worked out anew from the results; with --replay also that
games end as the page says. Exit status 1: something is not as it should be.
"""
KEY: Final = """
Print the public half of the host's key, for the host to publish; the key is made when it is first needed.
"""
TERMS: Final = "league.json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    deeds = parser.add_subparsers(dest="deed", required=True, metavar="play|verify|key")
    play = deeds.add_parser("play", help="play it and write the page", description=PLAY)
    play.formatter_class, play.epilog = argparse.RawDescriptionHelpFormatter, bot_list()
    add_cells(play)
    play.add_argument("--page", type=Path, required=True, metavar="FILE", help="the page of HTML to write")
    play.add_argument("--title", default="A league of bots", metavar="TEXT", help="what stands above it")
    add_verify(deeds.add_parser("verify", help="check such a page", description=VERIFY))
    for deed in (play, deeds.add_parser("key", help="print the public half of the host's key", description=KEY)):
        deed.add_argument(
            "--key", type=Path, metavar="FILE", help="the host's Ed25519 key in PEM (one that is made and kept for you)"
        )


def run(args: argparse.Namespace) -> int:
    require_extras("cryptography")
    if args.deed == "verify":
        return verify(args)
    if args.deed == "key":
        print(_key(args.key).signer)
        return 0
    return _league(args)


def _key(path: Path | None) -> "HostKey":
    """The one that was named must be there; the usual one is made."""
    from maquignon.play.league.signing import BadKey, load_key, make_key, usual_place

    try:
        if path is not None or usual_place().exists():
            return load_key(path or usual_place())
        key = make_key(usual_place())
    except BadKey as error:
        raise Problem(str(error)) from None
    print(f"A new key of this host is in {usual_place()}: keep it, and keep it to yourself.", file=sys.stderr)
    return key


def _league(args: argparse.Namespace) -> int:
    import json

    from maquignon.command.columns import columns
    from maquignon.play.ladder.cells import cells
    from maquignon.play.ladder.findings import findings_of
    from maquignon.play.league.entrants import changed
    from maquignon.play.league.page import signed_page, standing_rows
    from maquignon.play.league.results import league_of

    asked = list(cells(pool(args.bots), None, tables(args)))
    if not asked:
        raise Problem("A league needs at least two different bots.")
    require_folder(args.save)
    require_file(args.page)
    key = _key(args.key)
    terms = _terms(args)
    _require_same(args.save / TERMS, terms)
    played = play_cells(asked, args)
    if names := changed(terms.entrants):
        raise Problem(f"The files of {' and '.join(names)} were changed while the league was played.")
    args.page.write_text(signed_page(league_of(terms, played), key), encoding="utf-8")
    findings = findings_of(played, args.seed)
    if args.json:
        print(json.dumps(findings.to_json(), indent=2))
        return 0
    print("\n".join(columns(standing_rows(findings))))
    print(f"\nThe page is {args.page}, signed by {key.signer}.")
    return 0


def _terms(args: argparse.Namespace) -> "Terms":
    from maquignon.play.league.entrants import entrant
    from maquignon.play.league.results import Terms

    return Terms(
        title=args.title,
        seed=args.seed,
        games=args.games,
        seconds=args.seconds,
        settings=tuple(tables(args)),
        entrants=tuple(entrant(name) for name in dict.fromkeys(pool(args.bots))),
    )


def _require_same(path: Path, terms: "Terms") -> None:
    """A league that was begun goes on with the same bots and the same law; it may have more games or another title."""
    import msgspec

    from maquignon.play.league.results import Terms

    now = msgspec.structs.replace(terms, title="", games=0)
    if not path.exists():
        path.write_bytes(msgspec.json.encode(now))
        return
    try:
        before = msgspec.json.decode(path.read_bytes(), type=Terms)
    except (OSError, msgspec.DecodeError) as error:
        raise Problem(f"{path} does not tell which league was begun there: {error}.") from None
    for name in Terms.__struct_fields__:
        if getattr(before, name) != getattr(now, name):
            raise Problem(f"In {path.parent} another league was begun: its {name} differ. Take another folder.")
