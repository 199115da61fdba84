"""Open a table on a server, print its code and its link, and sit down at it."""

import argparse
from typing import TYPE_CHECKING, Final, cast

from maquignon.command import Problem
from maquignon.command.at_table import add_guest, add_server, name_of, spend_evening, told_kindly
from maquignon.command.bot_list import bots_of_a_server
from maquignon.command.language import language_of
from maquignon.command.terms import add_terms, agree_on, house_rules_of, variants_of

if TYPE_CHECKING:
    from maquignon.tables.protocol.arrangement import Arrangement, HouseRule, SeatPlan

PLAYERS: Final = 4
SPEEDS: Final = ("relaxed", "normal", "fast", "none")
EXAMPLES: Final = """
examples:
  maquignon serve                              (in another terminal: a server on this computer)
  maquignon host
  maquignon host --edition koehandel --players 5 --bots medium,hard --public
  maquignon host --server https://play.example --hammer relaxed --lang fr
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = bots_of_a_server() + EXAMPLES
    add_terms(parser)
    parser.add_argument("--players", type=int, metavar="N", default=PLAYERS, help=f"how many seats: 3 to 5 ({PLAYERS})")
    parser.add_argument(
        "--bots", default="", metavar="NAMES", help="bots on the last seats, with commas between them (none)"
    )
    parser.add_argument(
        "--hammer", choices=("calm", *SPEEDS), default="normal", help="how fast the hammer counts (normal)"
    )
    parser.add_argument("--thinking", choices=SPEEDS, default="normal", help="time for a decision (normal)")
    parser.add_argument("--public", action="store_true", help="list the table in the lobby")
    parser.add_argument("--no-spectators", action="store_true", help="nobody may look on")
    add_server(parser)
    add_guest(parser)


def run(args: argparse.Namespace) -> int:
    from maquignon.terminal.live.coming import Intent
    from maquignon.terminal.live.table_address import TableAddress, read_server

    language = language_of(args)
    with told_kindly(args.server, language):
        server = read_server(args.server)
    intent = Intent(TableAddress(server), name_of(args, language), language, arrangement=_arrangement(args))
    return spend_evening(intent, args)


def _arrangement(args: argparse.Namespace) -> "Arrangement":
    from maquignon.tables.protocol.arrangement import Arrangement

    seats = _seats(args)
    agree_on(args, len(seats))
    return Arrangement(
        edition=args.edition,
        variants=variants_of(args),
        house_rules=cast("dict[str, HouseRule]", house_rules_of(args)),
        seats=seats,
        hammer=args.hammer,
        thinking=args.thinking,
        public=args.public,
        spectators=not args.no_spectators,
    )


def _seats(args: argparse.Namespace) -> "list[SeatPlan]":
    """People first, then the bots; which bots there are is for the server to say."""
    from maquignon.bots.names import split_names
    from maquignon.rules.state import MOST_SEATS
    from maquignon.rules.terms.charter import FEWEST_SEATS

    bots = [name for name in split_names(args.bots) if name]
    if not FEWEST_SEATS <= args.players <= MOST_SEATS:
        raise Problem(f"The game is for {FEWEST_SEATS} to {MOST_SEATS} players, not {args.players}.")
    if len(bots) >= args.players:
        raise Problem(f"{len(bots)} bots leave no seat for you at a table of {args.players}.")
    return [*[None] * (args.players - len(bots)), *bots]
