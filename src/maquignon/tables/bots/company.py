"""The bots of one table: they know what their seats know, take their time like people, and answer through its inbox."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from maquignon.bots.bot import Bot, Place, Visitor
from maquignon.bots.roster import make_bot
from maquignon.rules.actions import Action
from maquignon.rules.events import Event
from maquignon.rules.legality import may_act
from maquignon.rules.options import options
from maquignon.rules.state import BIDDING
from maquignon.tables.bots.asking import IllegalChoice, ask, news_for
from maquignon.tables.bots.autopilot import safe_action
from maquignon.tables.bots.pondering import ponder
from maquignon.tables.bots.spacing import Spacing, stage
from maquignon.tables.bots.thinkers import Thinkers
from maquignon.tables.clocks.time import NEVER
from maquignon.tables.game.gathering import STAND_IN
from maquignon.tables.game.sheet import Sheet, Told

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot decided when it was asked this question."""

    seat: int
    question: int
    action: Action


@dataclass(slots=True)
class _Sitting:
    name: str
    bot: Bot
    told: int = 0
    """How much of the story it has been told."""

    def news(self, seat: int, story: Sequence[Told]) -> list[Event]:
        """What this bot has not heard yet."""
        heard, self.told = self.told, len(story)
        return news_for(self.bot, seat, story[heard:])


def _passed(moments: dict[int, int], now: int) -> list[int]:
    return [seat for seat, moment in moments.items() if moment <= now]


class Company:
    """Which bots are about to decide, and when.

    Who alone is asked thinks while it seems to ponder, and no longer than that is waited for it. In an auction others
    may bid meanwhile: there a bot is asked once its time has come, about what is on the table then.
    """

    def __init__(self, thinkers: Thinkers, dice: Random, post: Callable[[Answer], None]) -> None:
        self._thinkers, self._dice, self._post = thinkers, dice, post
        self._bots: dict[int, _Sitting] = {}
        self._to_ask: dict[int, int] = {}
        """When each bot that is not thinking yet is asked."""
        self._due: dict[int, int] = {}
        """When each may answer."""
        self._found: dict[int, Answer] = {}
        """What they will answer then."""
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._dismissed: set[int] = set()
        self._spacing = Spacing()

    def look(self, sheet: Sheet, story: Sequence[Told], now: int) -> None:
        """Whoever may act and has not begun to ponder begins; whoever may not stops."""
        if not sheet.bots and not self._due and not self._bots:
            return
        game = sheet.under_way
        if game is None:
            for moments in (self._to_ask, self._due, self._found):
                moments.clear()
            self._send_all_away(story)
            return
        for seat in self._bots.keys() - sheet.bots:  # whoever has the seat now decides alone
            self._send_away(seat)
        wanted = {seat for seat in sheet.bots if may_act(game.state, seat)}
        for seat in self._due.keys() - wanted:
            del self._due[seat]
            self._to_ask.pop(seat, None)
            self._found.pop(seat, None)
        staged = stage(story[-1].events if story else (), sheet.arrangement.liveliness)
        for seat in wanted - self._due.keys() - self._thinking.keys():
            self._due[seat] = now + max(staged, ponder(game.state, seat, sheet.arrangement, self._dice))
            self._to_ask[seat] = self._due[seat] if game.state.phase == BIDDING else now
        if game.state.phase == BIDDING:
            self._spacing.hear(game.state, sheet.bots, sheet.arrangement.liveliness, now)
            for seat in self._to_ask:
                self._due[seat] = self._to_ask[seat] = max(self._to_ask[seat], self._spacing.from_then)

    def next_moment(self) -> int:
        if not self._due and not self._to_ask:  # as at every table of people
            return NEVER
        return min((*self._to_ask.values(), *self._due.values()))

    def shift(self, by: int) -> None:
        self._to_ask = {seat: moment + by for seat, moment in self._to_ask.items()}
        self._due = {seat: due + by for seat, due in self._due.items()}
        self._spacing.from_then += by

    def see_to(self, sheet: Sheet, story: Sequence[Told], now: int, home: str = "") -> None:
        """Ask whom it is time to ask, and let answer whose time it is to answer; `home`: where the people are."""
        for seat in _passed(self._due, now):
            del self._due[seat]
            answer = self._found.pop(seat, None)
            if answer is not None and answer.question == sheet.question:
                self._post(answer)
            elif answer is not None:  # to a question that is over
                self._to_ask[seat] = now
        for seat in _passed(self._to_ask, now):
            del self._to_ask[seat]
            self._thinking[seat] = asyncio.create_task(self._ask(seat, sheet, story, home))

    async def _ask(self, seat: int, sheet: Sheet, story: Sequence[Told], home: str) -> None:
        name = STAND_IN if seat in self._dismissed else sheet.chairs[seat].bot or STAND_IN
        action = await self._decide(seat, name, sheet, story, home)
        del self._thinking[seat]
        answer = Answer(seat, sheet.question, action)
        if seat in self._due:
            self._found[seat] = answer
        else:
            self._post(answer)

    async def _decide(self, seat: int, name: str, sheet: Sheet, story: Sequence[Told], home: str) -> Action:
        """The choice of the bot of this name; a safe one when it fails, and then another bot takes its place."""
        game = sheet.under_way
        assert game is not None
        open_to_it = options(game, seat)
        try:
            sitting = self._sitting(seat, name, sheet)
            try:
                think = self._thinkers.for_decision(sitting.bot, game, seat, home)
                return await ask(think, sitting.bot, sitting.news(seat, story), game, open_to_it)
            finally:
                self._complain(sitting, seat)
        except TimeoutError:
            self._dismissed.add(seat)
            fault = "took too long, and is replaced for the rest of the game"
        except IllegalChoice as error:
            fault = str(error)
        except Exception as error:
            fault = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        self._note_failure(name, seat, fault)
        self._send_away(seat)
        return safe_action(open_to_it)

    def _sitting(self, seat: int, name: str, sheet: Sheet) -> _Sitting:
        sitting = self._bots.get(seat)
        if sitting is None or sitting.name != name:
            self._send_away(seat)
            bot = make_bot(name, Random(self._dice.getrandbits(64)))
            if isinstance(bot, Visitor):
                bot.join(Place(sheet.edition, seat, len(sheet.chairs), sheet.first))
            sitting = self._bots[seat] = _Sitting(name, bot)
        return sitting

    def _send_away(self, seat: int) -> None:
        sitting = self._bots.pop(seat, None)
        if sitting is not None and isinstance(sitting.bot, Visitor):
            sitting.bot.leave()

    def _send_all_away(self, story: Sequence[Told] = ()) -> None:
        """Whoever came from outside first hears the rest of the story: it may end with the scores."""
        for seat, sitting in list(self._bots.items()):
            if isinstance(sitting.bot, Visitor) and (news := sitting.news(seat, story)):
                sitting.bot.notice(news)
            self._send_away(seat)

    def _complain(self, sitting: _Sitting, seat: int) -> None:
        """A bot from outside has a stand-in of its own; all that is left to do is to say so."""
        if isinstance(sitting.bot, Visitor):
            for fault in sitting.bot.faults:
                self._note_failure(sitting.name, seat, f"{fault.kind}: {fault.sentence}")
            sitting.bot.faults.clear()

    def _note_failure(self, name: str, seat: int, fault: str) -> None:
        log.warning("bot failed", extra={"bot": name, "seat": seat, "fault": fault})

    async def stop(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._send_all_away()
