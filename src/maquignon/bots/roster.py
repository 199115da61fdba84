"""The bots there are, by name; each is imported only when it sits down."""

import importlib
import re
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from maquignon.bots.bot import SECONDS, Bot
from maquignon.bots.names import EXEC, EXPERT, WEIGHTS, UnknownBot, argv_of
from maquignon.languages import ENGLISH, speech


@dataclass(frozen=True, slots=True)
class Entry:
    """Where a bot lives; its class takes the dice."""

    module: str
    name: str


ROSTER: Final[dict[str, Entry]] = {
    "easy": Entry("maquignon.bots.levels", "Easy"),
    "medium": Entry("maquignon.bots.levels", "Medium"),
    "hard": Entry("maquignon.bots.levels", "Hard"),
    "expert": Entry("maquignon.bots.expert", "Expert"),
    "miser": Entry("maquignon.bots.characters", "Miser"),
    "gambler": Entry("maquignon.bots.characters", "Gambler"),
    "talker": Entry("maquignon.bots.characters", "Talker"),
    "random": Entry("maquignon.bots.random", "RandomBot"),
    "thrifty": Entry("maquignon.bots.thrifty", "ThriftyBot"),
    "merchant": Entry("maquignon.bots.merchant", "Merchant"),
    "haggler": Entry("maquignon.bots.haggler", "Haggler"),
}


MOST_WORLDS: Final = 10_000

ADVISER: Final = "expert"
"""Who is asked for a hint."""

_ADMITTED: Final[set[str]] = set()


def admit(name: str) -> None:
    """A program that may sit at tables where people who are not its owner choose the bots."""
    require_known(name)
    _ADMITTED.add(name)


def on_offer() -> list[str]:
    """The bots that anybody may choose."""
    return [*ROSTER, *sorted(_ADMITTED)]


def about(name: str) -> str:
    """How a bot plays, in one English sentence; the table `bot-abouts` says it in the other languages."""
    if name in ROSTER:
        return speech(ENGLISH).say(f"bot-abouts.{name}")
    return "A program of this server's owner."


def require_known(name: str) -> None:
    if name.startswith(EXEC):
        argv_of(name)
    elif name.startswith((WEIGHTS, EXPERT)):
        _make_expert(name, Random())
    elif name not in ROSTER:
        raise UnknownBot(f"There is no bot {name!r}. Choose from: {', '.join(ROSTER)}, exec:COMMAND or weights:FILE.")


def make_bot(name: str, rng: Random, seconds: float = SECONDS) -> Bot:
    """A bot of this name for one game, with its own dice; one from outside has this long for a decision."""
    require_known(name)
    if name.startswith(EXEC):
        from maquignon.bots.external import ExternalBot

        return ExternalBot(name, rng, seconds)
    if name.startswith((WEIGHTS, EXPERT)):
        return _make_expert(name, rng)
    entry = ROSTER[name]
    bot: Bot = getattr(importlib.import_module(entry.module), entry.name)(rng)
    return bot


def _make_expert(name: str, rng: Random) -> Bot:
    """One who imagines more worlds or fewer than usual, or one by other weights and without looking ahead."""
    from maquignon.bots.expert import Expert
    from maquignon.bots.policy import UnusableWeights, load

    if name.startswith(EXPERT):
        worlds = name.removeprefix(EXPERT)
        if not re.fullmatch("[0-9]{1,5}", worlds) or int(worlds) > MOST_WORLDS:
            raise UnknownBot(f"Behind {EXPERT} comes how many worlds it imagines, from 0 to {MOST_WORLDS:,}.")
        return Expert(rng, worlds=int(worlds))
    try:
        return Expert(rng, load(Path(name.removeprefix(WEIGHTS))), worlds=0)
    except UnusableWeights as error:
        raise UnknownBot(str(error)) from None
