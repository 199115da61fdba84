"""The person at the terminal, who sits at the table like any bot: is told what happens and asked what to do."""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice

from maquignon.rules.actions import Action, Pass
from maquignon.rules.events import Defaulted, Event, GameEnded, LotTurnedUp, TurnBegan
from maquignon.rules.options import Options
from maquignon.rules.views import View
from maquignon.terminal.adviser import Prompter
from maquignon.terminal.inquiry import Inquiry
from maquignon.terminal.narrator import Narrator
from maquignon.terminal.question import Decline, Question
from maquignon.terminal.questions import ask_dove, ask_own_raise, may_ask_again, question
from maquignon.terminal.screen import Desk
from maquignon.terminal.voice import Voice, name_of_bot


class Quit(Exception):
    """The person wants no more."""


class Person:
    """Asks through a screen until an answer can be understood; `save` writes the game down and says so."""

    def __init__(self, screen: Desk, voice: Voice, adviser: Prompter, save: Callable[[str], str], width: int) -> None:
        self._screen = screen
        self._voice = voice
        self._adviser = adviser
        self._save = save
        self._narrator = Narrator(screen, voice, width)
        self._looked = False  # has seen the table in this turn
        self._out = False  # wants no more of this auction
        self._asks_again = False  # D7 said with the last bid: ask me again before the hammer falls on it

    def welcome(self, opening: str, bots: Mapping[int, str]) -> None:
        """Say what is played, by whom, and how to ask for help."""
        voice, names = self._voice, self._voice.names
        self._screen.say(opening)
        self._screen.say(voice.say("terminal-you-are", name=names[voice.seat]))
        self._narrator.say_all(
            voice.say("terminal-bots", name=names[seat], bot=name_of_bot(bot, bot, voice.language))
            for seat, bot in bots.items()
        )
        self._screen.say(voice.say("terminal-ask-for-help"))

    def notice(self, events: Sequence[Event], view: View) -> None:
        """Tell everything this seat may know, as it happens."""
        self._adviser.notice(events, self._voice.seat)
        if any(isinstance(event, LotTurnedUp | Defaulted) for event in events):
            self._out = False
        if any(isinstance(event, TurnBegan | GameEnded) for event in events):
            self._looked = False
        self._narrator.tell(events, view)

    def choose(self, view: View, options: Options) -> Action | Decline:
        """One of the options; only the dove can be declined, and whoever may claim it is asked about nothing else."""
        if options.find("claim_dove"):
            return self._ask(ask_dove(options.seat, self._voice), view, options)
        ways = list(islice(options.actions(), 2))
        if len(ways) == 1:
            self._screen.say(self._voice.say("terminal-forced"))
            return ways[0]
        if self._out and options.find("pass"):
            return Pass(options.seat)
        if not self._looked:
            self._looked = True
            self._screen.glance(view, self._voice)
        return self._ask(question(view, options, self._voice), view, options)

    def raise_own(self, view: View, options: Options) -> Action | Decline:
        """D7 a word before the hammer falls, for whoever leads and asked for it."""
        if not self._asks_again or options.own_raise is None:
            return Decline()
        return self._ask(ask_own_raise(view, options.own_raise, self._voice), view, options)

    def _ask(self, first: Question, view: View, options: Options) -> Action | Decline:
        """Ask, and ask again, until something is decided."""
        inquiry = Inquiry(first, self._screen, self._voice)
        inquiry.put()
        while True:
            answer = self._understand(self._screen.read().strip(), inquiry, view, options)
            if answer is not None:
                return answer

    def _understand(self, typed: str, inquiry: Inquiry, view: View, options: Options) -> Action | Decline | None:
        """The answer, or None when something else was wanted or nothing was understood."""
        if options.find("pass") and typed.lower() in self._voice.words("terminal-typed-out"):
            self._out = True
            return Pass(self._voice.seat)
        if self._obey(typed, inquiry, view, options):
            inquiry.put()
            return None
        self._asks_again = view.phase == "bidding" and typed.endswith("+") and may_ask_again(view)
        return inquiry.hear(typed.removesuffix("+") if self._asks_again else typed)

    def _obey(self, typed: str, inquiry: Inquiry, view: View, options: Options) -> bool:
        """Do what can be asked for at any time; False when it is none of these."""
        voice, narrator = self._voice, self._narrator
        word, _, rest = typed.partition(" ")
        word = word.lower()
        if typed == "?":
            narrator.say_all([*inquiry.now.help, voice.say("terminal-help-always")])
        elif word in voice.words("terminal-typed-save"):
            self._screen.say(self._save(rest.strip()) if rest.strip() else voice.say("terminal-save-where"))
        elif rest:
            return False
        elif word in voice.words("terminal-typed-hint"):
            narrator.say_all(self._adviser.advise(view, options, voice))
        elif word in voice.words("terminal-typed-quit"):
            raise Quit
        else:
            return narrator.obey(word, view)
        return True
