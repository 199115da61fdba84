"""Events and reasons as sentences, in any language; who reads an event decides how much it tells."""

import re
from collections.abc import Sequence
from typing import Final

from maquignon.languages import Language, speech
from maquignon.notation.facts import facts
from maquignon.notation.why import Why
from maquignon.rules.events import Event

_HUMP: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


def tell(event: Event, names: Sequence[str], language: Language, reader: int | None = None) -> str:
    """What happened, as far as the event says it; the `reader`, if that is one of the seats, is spoken to as *you*."""
    return speech(language).say(message_of("event", type(event)), **facts(event, names, reader))


def explain(why: Why, names: Sequence[str], language: Language) -> str:
    """Why somebody does something, to the player who asks."""
    return speech(language).say(message_of("why", type(why)), **facts(why, names))


def message_of(kind: str, law: type) -> str:
    """The message about a kind of event or reason: event-bid-made for BidMade."""
    return f"{kind}-{_HUMP.sub('-', law.__name__).lower()}"
