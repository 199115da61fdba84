"""Everything a guest may say to a table: one type for each, and nothing beyond its fields.

No message names the speaker's seat: it comes from the session. `id` is the guest's own name for a command; said again
with the same id, after a lost answer or a restart, a command is answered again and not carried out again.
"""

from typing import Annotated, Final, Literal

import msgspec

from maquignon.notation.frames import snake
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.wire import AnyMove

PROTOCOL = 1

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")]
Code = Annotated[str, msgspec.Meta(min_length=4, max_length=12, pattern=r"^[A-Za-z0-9]+$")]
Token = Annotated[str, msgspec.Meta(min_length=20, max_length=80, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
Version = Annotated[int, msgspec.Meta(ge=0)]
Phrase = Literal[
    "hello", "good_luck", "well_played", "thanks", "ouch", "what_a_price", "my_poor_purse", "hurry_up", "one_moment",
    "the_donkey", "you_bluff", "good_game", "lucky_me", "a_bargain", "too_dear", "my_family", "i_collect_these",
    "i_need_money", "what_a_beauty", "who_gives_more", "now_it_gets_good", "i_knew_it",
]  # fmt: skip


class Message(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=lambda name: snake(name)):
    """What all messages have in common: a type, and no field that is not declared."""


class Command(Message):
    """A message that is answered: by what it brings about, by `done`, or by `refused`."""

    id: Id


class Hello(Message):
    """The first message of every connection. Without a token a new player is made, who needs a name."""

    protocol: int = PROTOCOL
    token: Token | None = None
    name: str | None = None
    table: Code | None = None
    """Come straight (back) to this table."""
    seen: Version = 0
    """The last version seen there: the story is told from there on."""


class Rename(Command):
    name: str


class FollowLobby(Command):
    """List the public tables, now and whenever they change; `follow: false` ends it."""

    follow: bool = True


class CreateTable(Command):
    """Open a table, sit at its first open seat and be its host."""

    arrangement: Arrangement = msgspec.field(default=Arrangement(), name="terms")
    start: bool = False
    """Start at once: the open seats but one's own go to bots."""


class Join(Command):
    """Come to a table: to one's own seat if there is one, otherwise to look on and perhaps sit down."""

    code: Code
    sit: bool = True
    """Take a free seat at once, if the game has not begun."""
    seen: Version = 0


class Sit(Command):
    """Take a free seat, or another one, before the game begins; during it, a bot's."""

    seat: SeatNumber | None = None


class Stand(Command):
    """Give the seat up before the game begins, and look on."""


class Arrange(Command):
    """The host changes the arrangement before the game begins; people keep their seats."""

    arrangement: Arrangement = msgspec.field(name="terms")


class SeatBot(Command):
    """The host gives a free seat to a bot, or another bot to a bot's seat."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=200)]


class FreeSeat(Command):
    """The host frees a seat of its bot or its person before the game begins."""

    seat: SeatNumber


class Start(Command):
    """The host starts the game; open seats are taken away, or given to bots."""

    fill_with_bots: bool = False


class Act(Command):
    """An answer to `question`; a late one is refused as `too_late` and never taken for an answer to the next."""

    question: Version
    action: AnyMove


class OutOfLot(Command):
    """Pass now and at every later price of this lot."""

    question: Version


class PressHammer(Command):
    """The hammer-holder wants the next call as soon as fairness allows."""

    question: Version


class Chat(Command):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class QuickPhrase(Command):
    phrase: Phrase


class Pause(Command):
    """Wish for a pause, or for its end; it comes when everybody present wishes the same."""

    wish: bool = True


class VoteOut(Command):
    """Wish that a seat for which a bot stands in be the bot's for good; so it is once all others here wish it."""

    seat: SeatNumber
    wish: bool = True


class Invite(Command):
    """The host lets somebody sit down again who was taken from a seat: by the name they had there."""

    name: Annotated[str, msgspec.Meta(max_length=40)]


class Leave(Command):
    """Go away from the table; during a game a bot takes the seat over after a countdown."""


class TakeBack(Command):
    """Have one's seat back from the bot that stands in."""


class Rematch(Command):
    """After the end: the same people and bots, a new table."""


class Story(Command):
    """Everything that happened after version `since`, as far as this guest may know it."""

    since: Version = 0


class Hint(Command):
    """Ask what a good bot would do on this seat."""

    question: Version


class Pong(Message):
    """The answer to `ping`, with its number: how the server measures the round trip."""

    number: Version


ClientMessage = (
    Hello | Rename | FollowLobby | CreateTable | Join | Sit | Stand | Arrange | SeatBot | FreeSeat | Start | Act
    | OutOfLot | PressHammer | Chat | QuickPhrase | Pause | VoteOut | Invite | Leave | TakeBack | Rematch | Story | Hint
    | Pong
)  # fmt: skip
"""Everything that may come from a guest."""

decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
