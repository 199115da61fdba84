"""What a seat at a live table is asked, as long as it is open: others may be quicker, and the clock goes on."""

import time
from dataclasses import replace
from itertools import islice
from typing import Final

from maquignon.client.question import move_of
from maquignon.client.reading import read_advice
from maquignon.notation.sentences import explain
from maquignon.rules.actions import Action, Bid
from maquignon.rules.options import Options
from maquignon.rules.views import View
from maquignon.tables.protocol import answers, messages
from maquignon.tables.protocol.wire import read_options
from maquignon.terminal.adviser import deed
from maquignon.terminal.inquiry import Inquiry
from maquignon.terminal.live.guest import LiveGuest
from maquignon.terminal.question import Decline, Question
from maquignon.terminal.questions import ask_dove, question
from maquignon.terminal.reading import Misread, read_bid

JUST_NOW: Final = 0.5
"""Seconds in which a line was most likely meant for the question before."""


class Decisions:
    """The open question to a guest, if there is one."""

    def __init__(self, guest: LiveGuest) -> None:
        self._guest = guest
        guest.after_refusal = self.ask_again
        self.inquiry: Inquiry | None = None
        self._key: tuple[int, Options] | None = None
        self._number = 0  # of the question, as the table counts them
        self._replaced_at = 0.0  # when this question took the place of another that was open
        self._looked_at: tuple[int, int] | None = None  # the turn in which the table was last shown
        self._leaves_dove = False

    # --- what there is to decide --------------------------------------------------------------------------------------

    @property
    def options(self) -> Options | None:
        """What may be done now, less a dove that was left alone."""
        update, table = self._guest.update, self._guest.table
        if update is None or table is None or update.options is None or table.status != "playing":
            return None
        found = read_options(update.options)
        self._leaves_dove = self._leaves_dove and found.find("claim_dove") is not None
        if self._leaves_dove:
            found = replace(found, choices=tuple(choice for choice in found.choices if choice.do != "claim_dove"))
        return found

    # --- asking -------------------------------------------------------------------------------------------------------

    def ask_again(self) -> None:
        self._key = None
        self.ask()

    def ask(self) -> None:
        """Put the question that is open now, unless it was put already."""
        options, update = self.options, self._guest.update
        if options is None or update is None or not options.choices or update.clock.paused:
            self.inquiry = self._key = None
            return
        if self._key == (update.question, options):
            return
        if self.inquiry is not None and self._number != update.question:
            self._replaced_at = time.monotonic()
        self._key, self._number = (update.question, options), update.question
        self._put(options, update)

    def _put(self, options: Options, update: answers.Update) -> None:
        guest, view = self._guest, self._guest.view
        assert view is not None
        ways = list(islice(options.actions(), 2))
        if len(ways) == 1 and not options.find("claim_dove"):
            self.inquiry = None
            guest.say("terminal-forced")
            self._do(ways[0])
            return
        self.inquiry = Inquiry(self._question(view, options), guest.screen, guest.voice)
        turn = (view.active, sum(view.pile))
        if self._looked_at != turn:
            self._looked_at = turn
            guest.screen.glance(view, guest.voice)
        self.inquiry.put()
        if update.clock.decide_by is not None and guest.tells_time:
            guest.say("live-time", seconds=max(0, (update.clock.decide_by - update.now) // 1000))

    def _question(self, view: View, options: Options) -> Question:
        voice = self._guest.voice
        return ask_dove(options.seat, voice) if options.find("claim_dove") else question(view, options, voice)

    # --- deciding -----------------------------------------------------------------------------------------------------

    def hear(self, typed: str) -> None:
        """An answer to the open question, if there is one."""
        guest = self._guest
        if self.inquiry is None:
            guest.say("live-nothing-asked")
        elif typed and time.monotonic() - self._replaced_at < JUST_NOW:
            guest.say("live-just-changed")
            self.inquiry.put()
        else:
            answer = self.inquiry.hear(typed)
            if isinstance(answer, Decline):
                self._leaves_dove = True
                self.ask_again()
            elif answer is not None:
                self._do(answer)

    def raise_own(self, typed: str) -> None:
        """D7 nobody is asked for it, so it has a word of its own."""
        guest, options = self._guest, self.options
        if options is None or options.own_raise is None:
            guest.say("live-no-own-raise")
            return
        try:
            self._do(Bid(options.seat, read_bid(typed, options.own_raise, guest.voice)))
        except Misread as misread:
            guest.screen.say(str(misread))

    def _do(self, action: Action) -> None:
        self.inquiry = None
        self._guest.chore(self._guest.client.act(move_of(action), self._guest.question))

    # --- hints --------------------------------------------------------------------------------------------------------

    async def hint(self) -> None:
        """What a good bot would do, and why; a refusal is for the caller."""
        guest, options, view = self._guest, self.options, self._guest.view
        advice = await guest.client.say(messages.Hint(id=guest.next_id(), question=guest.question))
        if isinstance(advice, answers.Advice) and options is not None and view is not None:
            action, why = read_advice(advice, options.seat)
            guest.say("terminal-hint", deed=deed(action, view, options, guest.voice))
            guest.screen.say(explain(why, guest.voice.names, guest.language))
