"""Advice: what a good bot would do on a guest's seat with what that seat knows, and why."""

import logging
from collections.abc import Sequence
from random import Random

from maquignon.bots.roster import ADVISER, make_bot
from maquignon.bots.why import why
from maquignon.notation.why import Why
from maquignon.rules.actions import Action
from maquignon.rules.game import Game
from maquignon.rules.options import options
from maquignon.rules.views import view
from maquignon.tables.bots.asking import ask, news_for
from maquignon.tables.bots.pool import Think
from maquignon.tables.game.sheet import Told
from maquignon.tables.protocol.refusals import Refusal

log = logging.getLogger(__name__)


async def advise(think: Think, game: Game, seat: int, story: Sequence[Told]) -> tuple[Action, Why]:
    """What the adviser would do, and the reason; a refusal if it comes to no conclusion, for nothing else is advice."""
    open_to_seat = options(game, seat)
    try:
        adviser = make_bot(ADVISER, Random())
        action = await ask(think, adviser, news_for(adviser, seat, story), game, open_to_seat)
    except TimeoutError:
        log.warning("the adviser took too long", extra={"seat": seat})
        raise Refusal("no_advice") from None
    except Exception:
        log.exception("the adviser failed", extra={"seat": seat})
        raise Refusal("no_advice") from None
    return action, why(view(game, seat), open_to_seat, action)
