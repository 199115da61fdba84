"""`maquignon bot join`: a program in any language takes a seat at a live table of any server, and plays the game."""

import argparse
from random import Random
from typing import TYPE_CHECKING

from maquignon.command import Problem
from maquignon.command.at_table import INTERRUPTED, add_server, told_kindly

if TYPE_CHECKING:
    from maquignon.bots.bot import Bot
    from maquignon.tables.protocol.answers import Finished
    from maquignon.terminal.live.table_address import TableAddress


def add_join(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", metavar="CODE|URL", help="the code of a table, or the link to it")
    add_server(parser)
    parser.add_argument("--name", help="its name at the table (that of the program); the same name is the same player")


def join(command: str, args: argparse.Namespace) -> int:
    """The seat is kept for it when the line breaks; its name brings it back when this program was ended."""
    import asyncio

    from maquignon.bots.bot import Visitor
    from maquignon.bots.names import EXEC, UnknownBot, plain_name
    from maquignon.bots.roster import ROSTER, make_bot
    from maquignon.client import LostTable
    from maquignon.languages import ENGLISH
    from maquignon.play.complaints import Complaints
    from maquignon.terminal.live.table_address import read_table_address

    called = command if command in ROSTER else EXEC + command.removeprefix(EXEC)
    try:
        bot = make_bot(called, Random(), args.seconds)
    except UnknownBot as error:
        raise Problem(str(error)) from None
    with told_kindly(args.server, ENGLISH):
        where = read_table_address(args.table, args.server)
    if where.code is None:
        raise Problem(f"Which table of {where.server}? Name its code, or the link to it.")
    with told_kindly(where.server, ENGLISH):
        try:
            finished = asyncio.run(_play(where, args.name or plain_name(called), bot))
        except LostTable:
            raise Problem("It is at the table no more: it was removed, or the table is gone.") from None
        except KeyboardInterrupt:
            return INTERRUPTED
    print(f"The game is over. Scores by seat: {', '.join(map(str, finished.scores))}.")
    if isinstance(bot, Visitor):
        complaints = Complaints()
        complaints.add(bot.faults)
        print("\n".join(complaints.lines(called)) or "It made no fault.")
    return 0


async def _play(where: "TableAddress", name: str, bot: "Bot") -> "Finished":
    from maquignon.bots.external_stable import STABLE
    from maquignon.client.bot_guest import BotGuest
    from maquignon.terminal.live.coming import known_visit
    from maquignon.terminal.live.keyring import Keyring

    assert where.code is not None
    try:
        async with known_visit(where, name, Keyring()) as client:
            await client.join(where.code)
            print(f"{name} is at the table {where.code}.", flush=True)
            return await BotGuest(client, bot).play()
    finally:
        STABLE.close()
