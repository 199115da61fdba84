"""What somebody at a live table types, if it is no answer: talk, seats, pauses, hints, the next game, leaving."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, get_args

from maquignon.bots.roster import on_offer
from maquignon.tables.protocol import messages as m
from maquignon.terminal.live.decisions import Decisions
from maquignon.terminal.live.guest import LiveGuest
from maquignon.terminal.live.room import tell_room

PHRASES: Final[dict[str, m.Phrase]] = {str(number): key for number, key in enumerate(get_args(m.Phrase), start=1)}
"""What can be said by a number."""
MARK = "/"
"""May stand before every word, and must where it would be an answer otherwise."""


class Orders:
    """One line after the other."""

    def __init__(self, guest: LiveGuest, decisions: Decisions) -> None:
        self._guest, self._decisions = guest, decisions
        self._leaving = False  # has asked to leave a game once
        self._by_words: dict[str, Callable[[str], None]] = {
            "terminal-typed-say": self._chat,
            "terminal-typed-hint": self._hint,
            "terminal-typed-raise": decisions.raise_own,
            "terminal-typed-out": self._stay_out,
            "terminal-typed-hammer": self._press_hammer,
            "terminal-typed-start": self._start,
            "terminal-typed-bots": self._start_with_bots,
            "terminal-typed-sit": self._sit,
            "terminal-typed-stand": self._stand,
            "terminal-typed-bot": self._seat_bot,
            "terminal-typed-free": self._free,
            "terminal-typed-vote": self._vote,
            "terminal-typed-unvote": self._take_vote_back,
            "terminal-typed-invite": self._invite,
            "terminal-typed-pause": self._pause,
            "terminal-typed-resume": self._resume,
            "terminal-typed-again": self._again,
            "terminal-typed-save": self._save,
            "terminal-typed-quit": self._quit,
        }

    def obey(self, typed: str) -> None:
        marked = typed.startswith(MARK)
        word, _, rest = typed.removeprefix(MARK).partition(" ")
        order = self._order(word.lower())
        self._leaving = self._leaving and order == self._quit
        if typed == "?":
            self._help()
        elif order is not None:
            order(rest.strip())
        elif not rest and self._told(word.lower()):
            pass
        elif marked:
            self._guest.say("live-no-such-word", word=word[:20])
        elif typed or self._decisions.inquiry is not None:
            self._decisions.hear(typed)

    def _order(self, word: str) -> Callable[[str], None] | None:
        voice = self._guest.voice
        return next((order for words, order in self._by_words.items() if word in voice.words(words)), None)

    # --- asking -------------------------------------------------------------------------------------------------------

    def _help(self) -> None:
        guest = self._guest
        inquiry, table = self._decisions.inquiry, guest.table
        if inquiry is not None:
            guest.narrator.say_all(inquiry.now.help)
        if table is not None and table.status == "gathering":
            guest.say("live-help-host" if table.hosting else "live-help-room")
        elif table is not None and table.you is not None:
            guest.say("live-help-game")
        guest.say("live-help-always")

    def _told(self, word: str) -> bool:
        """The table, the values, the rules and the log; and one's own seat back from a bot."""
        guest, view = self._guest, self._guest.view
        table, voice = guest.table, guest.voice
        if word in voice.words("terminal-typed-back") and guest.is_replaced:
            guest.command(m.TakeBack(id=guest.next_id()))
            return True
        if view is not None:
            return guest.narrator.obey(word, view)
        if table is not None and word in voice.words("terminal-typed-table"):
            guest.narrator.say_all(tell_room(table, voice))
        elif table is not None and word in voice.words("terminal-typed-rules"):
            guest.narrator.say_rules(table.edition)
        else:
            return False
        return True

    def _hint(self, rest: str) -> None:
        self._guest.chore(self._decisions.hint())

    # --- at the table -------------------------------------------------------------------------------------------------

    def _id(self) -> str:
        return self._guest.next_id()

    def _chat(self, rest: str) -> None:
        """In one's own words, or by the number of a quick phrase, which everybody reads in their own language."""
        phrase = PHRASES.get(rest)
        if phrase is not None:
            self._guest.command(m.QuickPhrase(id=self._id(), phrase=phrase))
        elif rest:
            self._guest.command(m.Chat(id=self._id(), text=rest[:300]))
        else:
            voice = self._guest.voice
            self._guest.say("live-say-what")
            self._guest.narrator.say_all(
                f"{number}: {voice.say(f'chat-phrases.{key}')}" for number, key in PHRASES.items()
            )

    def _stay_out(self, rest: str) -> None:
        self._guest.command(m.OutOfLot(id=self._id(), question=self._guest.question))

    def _press_hammer(self, rest: str) -> None:
        self._guest.command(m.PressHammer(id=self._id(), question=self._guest.question))

    def _start(self, rest: str) -> None:
        self._guest.command(m.Start(id=self._id()))

    def _start_with_bots(self, rest: str) -> None:
        self._guest.command(m.Start(id=self._id(), fill_with_bots=True))

    def _sit(self, rest: str) -> None:
        if not rest:
            self._guest.command(m.Sit(id=self._id()))
        elif (seat := self._seat(rest)) is not None:
            self._guest.command(m.Sit(id=self._id(), seat=seat))

    def _stand(self, rest: str) -> None:
        self._guest.command(m.Stand(id=self._id()))

    def _seat_bot(self, rest: str) -> None:
        number, _, bot = rest.partition(" ")
        seat = self._seat(number)
        if seat is not None and bot.strip():
            self._guest.command(m.SeatBot(id=self._id(), seat=seat, bot=bot.strip()[:200]))
        elif seat is not None:
            self._guest.say("live-which-bot", bots=list(on_offer()))

    def _free(self, rest: str) -> None:
        if (seat := self._seat(rest)) is not None:
            self._guest.command(m.FreeSeat(id=self._id(), seat=seat))

    def _seat(self, typed: str) -> int | None:
        """The seat of this number, from 0; or a sentence and None."""
        table = self._guest.table
        most = 0 if table is None else len(table.seats)
        if typed.isascii() and typed.isdigit() and len(typed) == 1 and 1 <= int(typed) <= most:
            return int(typed) - 1
        self._guest.say("live-which-seat", most=most)
        return None

    def _vote(self, rest: str) -> None:
        """For a seat that a bot keeps for somebody: the bot's for good, once all others here agree."""
        if (seat := self._seat(rest)) is not None:
            self._guest.command(m.VoteOut(id=self._id(), seat=seat, wish=True))

    def _take_vote_back(self, rest: str) -> None:
        if (seat := self._seat(rest)) is not None:
            self._guest.command(m.VoteOut(id=self._id(), seat=seat, wish=False))

    def _invite(self, rest: str) -> None:
        """Somebody who was taken from a seat may sit again."""
        removed = [] if self._guest.table is None else self._guest.table.removed
        names = [name for name in removed if name.casefold() == rest.casefold()] or ([] if rest else removed[-1:])
        if names:
            self._guest.command(m.Invite(id=self._id(), name=names[0]))
        elif removed:
            self._guest.say("live-invite-whom", names=list(removed))
        else:
            self._guest.say("live-invite-nobody")

    def _pause(self, rest: str) -> None:
        self._guest.command(m.Pause(id=self._id(), wish=True))

    def _resume(self, rest: str) -> None:
        self._guest.command(m.Pause(id=self._id(), wish=False))

    # --- the end ------------------------------------------------------------------------------------------------------

    def _again(self, rest: str) -> None:
        table = self._guest.table
        if table is not None and table.you is None and table.next:
            self._guest.command(m.Join(id=self._id(), code=table.next, sit=False))
        else:
            self._guest.command(m.Rematch(id=self._id()))

    def _save(self, rest: str) -> None:
        guest, finished = self._guest, self._guest.finished
        if finished is None:
            guest.say("live-save-later")
        elif not rest:
            guest.say("terminal-save-where")
        else:
            try:
                with Path(rest).open("x", encoding="utf-8", newline="\n") as file:
                    file.write(finished.record)
            except (OSError, ValueError) as error:
                why = getattr(error, "strerror", None) or str(error)
                guest.say("terminal-not-saved", file=rest, why=why)
            else:
                guest.say("terminal-saved", file=rest)

    def _quit(self, rest: str) -> None:
        """A game is left on the second word only: the others would go on with a bot."""
        guest = self._guest
        if guest.is_playing and not self._leaving:
            self._leaving = True
            guest.say("live-leave-sure")
        else:
            guest.chore(guest.client.leave())
