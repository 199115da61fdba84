"""The next game of the same people and bots, at a table of its own."""

from collections.abc import Sequence

from msgspec.structs import replace

from maquignon.tables.game.entries import Chair, Opened
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.protocol.arrangement import Arrangement


def next_opening(sheet: Sheet, speaker: Speaker) -> Opened:
    """Whoever asks for it is the host, and it starts once all people are there."""
    chairs = [_for_the_next_game(chair) for chair in sheet.chairs]
    people = [chair.player for chair in chairs if chair.player is not None]
    return Opened(_with_seats(sheet.arrangement, chairs), speaker.player, chairs, people)


def _for_the_next_game(chair: Chair) -> Chair:
    return Chair(kind=chair.kind, player=chair.player, name=chair.name, bot=chair.bot if chair.kind == "bot" else None)


def _with_seats(arrangement: Arrangement, chairs: Sequence[Chair]) -> Arrangement:
    first = arrangement.first if arrangement.first is not None and arrangement.first < len(chairs) else None
    return replace(arrangement, seats=[chair.bot for chair in chairs], first=first)
