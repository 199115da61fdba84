"""People at tables of a real server: they come by the client, and do something random that is allowed."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from random import Random

from maquignon.bots.bot import Bot
from maquignon.bots.roster import make_bot
from maquignon.client import Client, visit
from maquignon.tables.protocol.answers import Finished
from maquignon.tables.protocol.arrangement import Arrangement

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")


async def play(guest: Client, bot: Bot) -> Finished:
    """Let this bot decide for the guest until the game is over."""
    async for question in guest.questions():
        await question.answer(bot.choose(question.view, question.options))
    assert guest.finished is not None
    return guest.finished


async def gather_round(stack: AsyncExitStack, url: str, arrangement: Arrangement, people: int) -> list[Client]:
    """So many people at one new table, which has begun; the first is the host."""
    host = await stack.enter_async_context(visit(url, name=NAMES[0]))
    code = await host.create_table(arrangement)
    others = [await stack.enter_async_context(visit(url, name=name)) for name in NAMES[1:people]]
    for guest in others:
        await guest.join(code)
    await host.start()
    return [host, *others]


async def play_all(guests: Sequence[Client], seed: int, bot: str = "random") -> list[Finished]:
    bots = [make_bot(bot, Random(seed + place)) for place in range(len(guests))]
    return await asyncio.gather(*(play(guest, mind) for guest, mind in zip(guests, bots, strict=True)))
