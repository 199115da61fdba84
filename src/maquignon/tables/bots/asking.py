"""Asks a bot once: what it has not heard, what it sees and what it may do go in, a legal action comes out."""

from collections.abc import Sequence

from maquignon.bots.bot import NOTHING_SEEN, Bot
from maquignon.rules.actions import Action
from maquignon.rules.audience import seen_by
from maquignon.rules.events import Event
from maquignon.rules.game import Game, refusal
from maquignon.rules.options import Options
from maquignon.rules.views import View, view
from maquignon.tables.bots.pool import Think
from maquignon.tables.game.sheet import Told


class IllegalChoice(Exception):
    """A bot chose what the law refuses."""


async def ask(think: Think, bot: Bot, news: list[Event], game: Game, open_to_it: Options) -> Action:
    """What the bot chooses on the seat of these options; whatever it raises meanwhile, or `IllegalChoice`."""
    seat = open_to_it.seat
    seen = view(game, seat) if bot.looks else NOTHING_SEEN
    action = await think(lambda: _choose(bot, news, seen, open_to_it))
    reason = refusal(game, action) if action.seat == seat else "not_your_turn"
    if reason is not None:
        raise IllegalChoice(f"chose {action}, which is refused: {reason}")
    return action


def news_for(bot: Bot, seat: int, story: Sequence[Told]) -> list[Event]:
    """The story as far as this seat may know it, if the bot listens at all."""
    if not bot.listens:
        return []
    return [seen_by(event, seat) for told in story for event in told.events]


def _choose(bot: Bot, news: list[Event], seen: View, open_to_it: Options) -> Action:
    if news:
        bot.notice(news)
    return bot.choose(seen, open_to_it)
