"""Join a live table, with people in browsers, in other terminals, and bots. Type ? to learn what you can type."""

import argparse
from typing import Final

from maquignon.command.at_table import add_guest, add_server, name_of, spend_evening, told_kindly
from maquignon.command.language import language_of

EXAMPLES: Final = """
examples:
  maquignon join KX4M2
  maquignon join https://play.example/t/KX4M2 --name Ana --lang fr
  maquignon join KX4M2 --watch
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    parser.add_argument("table", metavar="CODE|URL", help="the code of a table, or the link to it")
    add_server(parser)
    add_guest(parser)
    parser.add_argument("--watch", action="store_true", help="look on, without a seat")


def run(args: argparse.Namespace) -> int:
    from maquignon.command import Problem
    from maquignon.languages import speech
    from maquignon.terminal.live.coming import Intent
    from maquignon.terminal.live.table_address import read_table_address

    language = language_of(args)
    with told_kindly(args.server, language):
        where = read_table_address(args.table, args.server)
    if where.code is None:
        raise Problem(speech(language).say("live-no-code", server=where.server))
    return spend_evening(Intent(where, name_of(args, language), language, watch=args.watch), args)
