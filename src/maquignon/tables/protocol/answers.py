"""Everything a table says to its guests."""

from typing import Any, Final, Literal

import msgspec

from maquignon.rules.scoring import FinalCount
from maquignon.rules.terms.edition import Edition
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.messages import Message, Phrase
from maquignon.tables.protocol.shown import ClockShown, Milliseconds, PublicTable, Seal, SeatAt, SeatShown, Status
from maquignon.tables.protocol.wire import OpenOptions, Position, ToldEvent


class Welcome(Message):
    """The answer to `hello`."""

    player: str
    """An id that is no secret: the archive is searched by it."""
    name: str
    token: str | None
    """Only when it was made just now: keep it, it is never sent again and proves who one is."""
    seats: list[SeatAt]
    now: Milliseconds
    server: str


class TableShown(Message, tag="table"):
    """The table around the game: whenever it changes, whole."""

    code: str
    status: Status
    arrangement: Arrangement = msgspec.field(name="terms")
    edition: Edition
    """The edition with its variants and house rules, as it is (or would be) played."""
    seats: list[SeatShown]
    host: int | None
    """The host's seat; none: the host only looks on."""
    hosting: bool
    """You are the host."""
    you: int | None
    """Your seat."""
    spectators: int
    commitment: str | None
    """The hash that seals the order of the pile, published before the first card."""
    trouble: str | None
    """Why it stands still although nobody paused it: `not_stored`, or its server is `cut_off` from the database."""
    next: str | None
    """The code of the table where the next game is played."""
    now: Milliseconds
    removed: list[str] = msgspec.field(default_factory=list)
    """Who was taken from a seat, by name, and sits down again only if the host lets them."""


class Presence(Message):
    """Who came, went, or wishes for something: the seats as they are now."""

    seats: list[SeatShown]
    spectators: int
    now: Milliseconds


class Update(Message):
    """The whole position as this guest may know it, after the log's entry `version`."""

    version: int
    since: int
    """The version the events start from: other than the last one seen, something was missed (ask for the `story`)."""
    question: int
    """What `act` must name."""
    now: Milliseconds
    done: str | None
    """The id of this player's command that brought the update about."""
    clock: ClockShown
    options: OpenOptions | None
    """Only on a seat."""
    events: list[ToldEvent]
    view: Position


class ClockMoved(Message, tag="clock"):
    """The clock alone: a call was made, somebody is out of the lot, a pause began or ended."""

    version: int
    question: int
    now: Milliseconds
    clock: ClockShown


class StoryTold(Message, tag="story"):
    """What happened between two versions, as far as this guest may know it: on coming to a table, or asked for."""

    since: int
    version: int
    events: list[ToldEvent]


class Done(Message):
    """The command was carried out (perhaps when it was first said)."""

    id: str
    version: int | None


class Refused(Message):
    """The command was not carried out."""

    id: str | None
    reason: str
    """A word from a closed list, for programs."""
    sentence: str
    """For people."""
    case: dict[str, str | int] = msgspec.field(default_factory=dict)
    """With `bad_terms`, for people who speak another language: the charter's reason, what it is about, and numbers."""


class Said(Message):
    """A line of chat, or a quick phrase for the client to translate."""

    name: str
    seat: int | None
    text: str | None
    phrase: Phrase | None
    at: Milliseconds


class ChatSoFar(Message, tag="chat_so_far"):
    lines: list[Said]


class LobbyShown(Message, tag="lobby"):
    """The public tables, the ones with a free seat first."""

    tables: list[PublicTable]
    now: Milliseconds


class Finished(Message):
    """The end: the game as a record, with the seal opened."""

    game: str
    """The id in the archive."""
    record: str
    seal: Seal
    scores: list[int]
    winners: list[int]
    counts: list[FinalCount]
    """By seat: how the points come about."""


Farewell = Literal["left", "removed", "elsewhere"]
"""Why somebody is at a table no more: by their own wish, by the host's, or because another server has the table."""


class Gone(Message):
    """You are at no table any more."""

    code: str
    reason: Farewell
    next: str | None = None
    """Where the others went for the next game."""


class Advice(Message):
    """What a good bot would do, and why."""

    id: str
    question: int
    action: dict[str, Any]
    why: dict[str, Any]
    """A fact, for the client to say in its own language: its type, and the numbers it is about."""
    sentence: str
    """The same in English."""


class Ping(Message):
    number: int
    round_trip: Milliseconds | None
    """As last measured."""
    now: Milliseconds


class Moved(Message):
    """The server goes away for a moment: connect again after `wait`."""

    wait: Milliseconds


ServerMessage = (
    Welcome | TableShown | Presence | Update | ClockMoved | StoryTold | Done | Refused | Said | ChatSoFar | LobbyShown
    | Finished | Gone | Advice | Ping | Moved
)  # fmt: skip
"""Everything that may come from the server."""

decoder: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
