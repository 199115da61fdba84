"""`maquignon league verify`: what can be found out about a page that somebody else wrote."""

import argparse
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from maquignon.command import Problem
from maquignon.command.progress import track
from maquignon.command.tournament import at_least_one, ended_politely, let_experts_look_ahead

if TYPE_CHECKING:
    from maquignon.play.league.checking import SecondPlaying
    from maquignon.play.league.results import LeagueResult
    from maquignon.play.league.signing import HostSignature


def add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("page", type=Path, metavar="PAGE", help="the page of a league")
    parser.add_argument("--signer", metavar="KEY", help="whose signature it must be, as `maquignon league key` prints")
    parser.add_argument("--replay", type=at_least_one, metavar="N", help="play so many games again, drawn by lot")
    parser.add_argument(
        "--run-programs",
        action="store_true",
        help="in these games also run the commands that the page names, if their files are here and the same",
    )
    parser.add_argument("--jobs", type=at_least_one, default=1, metavar="N", help="how many processes play (1)")


def verify(args: argparse.Namespace) -> int:
    """Everything is told, what is wrong last; the exit status is 0 if nothing is."""
    from maquignon.play.league.page import read_page
    from maquignon.play.league.results import BadLeague
    from maquignon.play.league.signing import holds

    try:
        text = args.page.read_bytes().decode()
        league, signed, signature = read_page(text)
    except OSError as error:
        raise Problem(f"The page {str(args.page)!r} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Problem(f"{str(args.page)!r} is no page of a league: it is no text.") from None
    except BadLeague as error:
        raise Problem(f"{str(args.page)!r} is no page of a league: {error}.") from None
    if not holds(signature, signed):
        raise Problem("The signature does not hold: the results were changed after they were signed.")
    if args.signer is not None and args.signer != signature.signer:
        raise Problem(f"It was signed by {signature.signer}, not by {args.signer}.")
    print(f"The results are signed by {signature.signer}.")
    _check_figures(text, league, signature)
    if args.replay:
        _replay(league, args)
    return 0


def _check_figures(text: str, league: "LeagueResult", signature: "HostSignature") -> None:
    from maquignon.play.league.checking import same_package, same_reckoning
    from maquignon.play.league.page import as_it_should_be

    if doubt := same_package(league.terms) or same_reckoning(league.terms):
        print(f"{doubt} What else stands on the page was not checked.")
    elif as_it_should_be(league, signature) != text:
        raise Problem("What stands on the page does not follow from its signed results.")
    else:
        print("Everything on the page follows from them.")


def _replay(league: "LeagueResult", args: argparse.Namespace) -> None:
    from maquignon.play.league.checking import play_again, same_package, sample

    if doubt := same_package(league.terms):
        raise Problem(f"{doubt} Its games can be played again by what they were played with.")
    games = sample(league, args.replay, SystemRandom(), programs=args.run_programs)
    if not games:
        raise Problem(
            "None of its games can be played again here: the files of its programs are not here or differ"
            + ("." if args.run_programs else ", or --run-programs was not given.")
        )
    let_experts_look_ahead([name for cell, _ in games for name in (cell.row, cell.column)])
    with ended_politely():
        replays = list(track(play_again(league, games, args.jobs), len(games)))
    others = [replay for replay in replays if not replay.same]
    if others:
        raise Problem(f"{len(others)} of {len(replays)} games went otherwise: {_told(others[0])}")
    print(f"{len(replays)} games were played again and ended the same.")


def _told(replay: "SecondPlaying") -> str:
    cell = replay.cell
    return (
        f"in game {replay.game} of {cell.row} among {cell.column} ({cell.setting.edition}, {cell.setting.players}"
        f" players) the scores were {list(replay.found.scores)}, not {list(replay.written.scores)}. A program that"
        " does not draw from its seed, or that was late, plays otherwise every time."
    )
