"""List the public tables of a server, the ones with a free seat first."""

import argparse
import sys
from typing import TYPE_CHECKING

from maquignon.command.at_table import ABOUT_SERVER, told_kindly, usual_server
from maquignon.command.columns import columns
from maquignon.command.language import add_language, language_of

if TYPE_CHECKING:
    from maquignon.languages import Language
    from maquignon.tables.protocol.shown import PublicTable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("server", metavar="URL", nargs="?", default=usual_server(), help=ABOUT_SERVER)
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="print JSON, as the server gives it")


def run(args: argparse.Namespace) -> int:
    from maquignon.client.lobby import public_tables
    from maquignon.languages import speech
    from maquignon.terminal.live.table_address import TableAddress, read_server

    language = language_of(args)
    say = speech(language).say
    with told_kindly(args.server, language):
        server = read_server(args.server)
        tables = public_tables(server)
    if args.json:
        _print_json(tables)
    elif tables:
        print("\n".join(columns([_row(table, language) for table in tables])))
        print(say("live-join-with", link=TableAddress(server, tables[0].code).link))
    else:
        print(say("join-none"))
    return 0


def _print_json(tables: "list[PublicTable]") -> None:
    import msgspec

    sys.stdout.write(msgspec.json.format(msgspec.json.encode({"tables": tables})).decode() + "\n")


def _row(table: "PublicTable", language: "Language") -> list[str]:
    from maquignon.languages import speech

    say = speech(language).say
    free = sum(seat.kind == "open" for seat in table.seats)
    if table.status != "gathering":
        state = say("join-playing")
    else:
        state = say("join-free", count=free) if free else say("join-full")
    played = [say(f"editions.{table.edition}"), *(say(f"variants.{variant}") for variant in table.variants)]
    return [table.code, say("join-host", name=table.host), ", ".join(played), state]
