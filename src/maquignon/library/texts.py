"""Games and positions read from text and written as text, and games told in sentences."""

from collections.abc import Iterator

from maquignon.languages import ENGLISH, Language
from maquignon.notation import position, record, transcript
from maquignon.notation.record import Record
from maquignon.rules.game import Game


def load_record(text: str | bytes) -> Record:
    """The record a text stands for, not played yet; a `RecordError` names the first line that cannot be read."""
    return record.loads(text)


def dump_record(game: Record) -> str:
    """The record as text: a header, then one action per line."""
    return record.dumps(game)


def replay(game: Record) -> Game:
    """The game after the last action of the record; a `RecordError` names the first line that cannot be played."""
    return record.replay(game)


def load_position(text: str) -> Game:
    """The game that the lines of a position describe, or a `PositionError` that says what is wrong with them."""
    return position.read_position(text)


def dump_position(game: Game) -> str:
    """Where a game stands, secrets and all, in a few readable lines."""
    return position.write_position(game)


def tell_record(game: Record, language: Language = ENGLISH) -> Iterator[str]:
    """The whole game in sentences, all secrets told, line by line."""
    return transcript.transcript(game.header, enumerate(game.actions, start=2), language)
