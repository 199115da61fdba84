"""Whatever the server says, told to the guest: the table, the talk, the game, its clock and its end."""

from typing import Final

import msgspec

from maquignon.client import CommandRefused
from maquignon.client.reading import read_event
from maquignon.rules.events import Event
from maquignon.tables.protocol import answers, messages
from maquignon.terminal.live.decisions import Decisions
from maquignon.terminal.live.guest import LiveGuest
from maquignon.terminal.live.refusing import why_refused
from maquignon.terminal.live.room import tell_changes, tell_room, voice_at

TURNED_AWAY: Final = ("unknown_token", "unknown_table", "no_spectators", "table_full")


class LeftTable(Exception):
    """The person is at no table any more; a sentence says why."""


class TableHerald:
    """Tells everything once: what was heard before a break is not told again, what was missed is told late."""

    def __init__(self, guest: LiveGuest, decisions: Decisions) -> None:
        self._guest, self._decisions = guest, decisions
        self._told = 0  # the version up to which everything was told
        self._missed: list[Event] = []  # what is told with the next position
        self._said_until = 0  # the moment of the last line of chat that was told

    def hear(self, message: answers.ServerMessage) -> None:
        guest = self._guest
        match message:
            case answers.TableShown():
                self._show(message)
            case answers.Presence(seats=seats, spectators=spectators) if guest.table is not None:
                self._show(msgspec.structs.replace(guest.table, seats=seats, spectators=spectators))
            case answers.ChatSoFar(lines=lines):
                for line in lines:
                    self._repeat(line)
            case answers.Said():
                self._repeat(message)
            case answers.StoryTold():
                self._catch_up(message)
            case answers.Update():
                self._tell_update(message)
            case answers.ClockMoved():
                self._tell_clock(message)
            case answers.Finished():
                self._tell_end(message)
            case answers.Gone(reason="elsewhere"):
                guest.say("table-elsewhere")
            case answers.Gone(reason=reason, next=None):
                raise LeftTable(guest.voice.say("gone.removed" if reason == "removed" else "live-goodbye"))
            case answers.Refused(id=None, reason=reason, sentence=sentence, case=case):
                self._turned_away(CommandRefused(reason, sentence, case))
            case _:
                pass

    # --- around the game ----------------------------------------------------------------------------------------------

    def _show(self, table: answers.TableShown) -> None:
        guest = self._guest
        before, old = guest.table, guest.voice
        guest.table, guest.narrator.voice = table, voice_at(table, guest.language)
        if before is None or before.code != table.code:
            self._begin_anew(table)
            return
        guest.narrator.say_all(tell_changes(before, table, old, guest.voice))
        if (before.status, before.you) != (table.status, table.you):
            self._decisions.ask_again()

    def _begin_anew(self, table: answers.TableShown) -> None:
        guest = self._guest
        guest.update = guest.finished = None
        guest.game_over.clear()
        self._told = self._said_until = 0
        guest.narrator.log.clear()
        guest.say("live-at-table", code=table.code)
        guest.narrator.say_all(tell_room(table, guest.voice))
        if table.you is None:
            guest.say("table-watching")
        if table.status == "gathering":
            guest.say("live-wait-as-host" if table.hosting else "live-wait")
        guest.say("terminal-ask-for-help")

    def _repeat(self, line: answers.Said) -> None:
        """What somebody said, unless it was told before."""
        if line.at > self._said_until:
            self._said_until = line.at
            voice = self._guest.voice
            text = line.text if line.phrase is None else voice.say(f"chat-phrases.{line.phrase}")
            name = line.name if line.seat is None else voice.names[line.seat]
            self._guest.say("live-said", name=name, text=text)

    def _turned_away(self, refused: CommandRefused) -> None:
        sentence = why_refused(refused, self._guest.language)
        if refused.reason in TURNED_AWAY:
            raise LeftTable(sentence)
        self._guest.screen.say(sentence)

    # --- the game -----------------------------------------------------------------------------------------------------

    def _catch_up(self, story: answers.StoryTold) -> None:
        """What was before our coming is only for the log; what a break or a slow line kept from us is told."""
        events = [read_event(event) for event in story.events]
        if not self._told:
            for event in events:
                self._guest.narrator.note(event)
        elif story.version > self._told:
            self._missed += events
        self._told = max(self._told, story.version)
        if self._guest.update is not None and self._guest.update.version >= story.version:
            self._tell([])

    def _tell_update(self, update: answers.Update) -> None:
        self._guest.update = update
        if self._told and update.since > self._told:  # the story tells it
            self._guest.command(messages.Story(id=self._guest.next_id(), since=self._told))
        else:
            fresh = update.version > self._told
            self._told = max(self._told, update.version)
            self._tell([read_event(event) for event in update.events] if fresh else [])
        self._decisions.ask()

    def _tell(self, events: list[Event]) -> None:
        view = self._guest.view
        if view is not None:
            self._guest.narrator.tell([*self._missed, *events], view)
            self._missed.clear()

    def _tell_clock(self, moved: answers.ClockMoved) -> None:
        guest = self._guest
        if guest.update is None:
            return
        calls = guest.update.clock.calls
        guest.update = msgspec.structs.replace(guest.update, clock=moved.clock, now=moved.now)
        if moved.clock.calls > calls:
            guest.say("log-call", price=guest.update.view.high_bid, calls=moved.clock.calls)
        self._decisions.ask()

    def _tell_end(self, finished: answers.Finished) -> None:
        guest = self._guest
        if guest.finished is None:
            guest.say("live-over" if guest.is_seated else "live-over-watching")
        guest.finished = finished
        guest.game_over.set()
