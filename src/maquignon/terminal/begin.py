"""A table set up: everybody seated, the pile shuffled, the scribe ready."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from maquignon.bots.roster import make_bot
from maquignon.languages import Language
from maquignon.notation.transcript import opening
from maquignon.play.dealer import Dealer
from maquignon.terminal.adviser import Prompter
from maquignon.terminal.local import LocalGame
from maquignon.terminal.person import Person
from maquignon.terminal.screen import Desk
from maquignon.terminal.scribe import Scribe
from maquignon.terminal.voice import Voice

SEAT = 0


def begin(scribe: Scribe, bots: Sequence[str], rng: Random, screen: Desk, language: Language, width: int) -> LocalGame:
    """The person takes the first seat and is welcomed; the bots follow in order."""
    header = scribe.header
    voice = Voice(language, header.players, SEAT)

    def save(name: str) -> str:
        try:
            scribe.copy(Path(name))
        except (OSError, ValueError) as error:  # ValueError: no name for a file at all
            return voice.say("terminal-not-saved", file=name, why=getattr(error, "strerror", None) or str(error))
        return voice.say("terminal-saved", file=name)

    game = header.start()
    seated = {seat: make_bot(bot, Random(rng.random())) for seat, bot in enumerate(bots, start=SEAT + 1)}
    dealer = Dealer.shuffled(game.edition, rng)
    adviser = Prompter(Random(rng.random()))
    person = Person(screen, voice, adviser, save, width)
    person.welcome(opening(header, language), dict(enumerate(bots, start=SEAT + 1)))
    return LocalGame(game, SEAT, person, seated, dealer, scribe)
