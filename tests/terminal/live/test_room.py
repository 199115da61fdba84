"""What a terminal says of the seats around it."""

from msgspec.structs import replace

from maquignon.rules.terms.editions import EDITIONS
from maquignon.tables.protocol.answers import TableShown
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.shown import SeatShown
from maquignon.terminal.live.room import tell_changes, voice_at

BEN = SeatShown(kind="person", name="Ben", present=True)
KEPT = replace(BEN, present=False, standing_in=True, bot="medium")


def table(ben: SeatShown, you: int | None) -> TableShown:
    seats = [SeatShown(kind="person", name="Ana", present=True), ben]
    return TableShown(
        code="QQQQ7", status="playing", arrangement=Arrangement(edition="koehandel"), edition=EDITIONS["koehandel"],
        seats=seats, host=0, hosting=False, you=you, spectators=0, commitment=None, trouble=None, next=None, now=0,
    )  # fmt: skip


def told(before: SeatShown, after: SeatShown, you: int | None = 0) -> list[str]:
    was, now = table(before, you), table(after, you)
    return list(tell_changes(was, now, voice_at(was, "en"), voice_at(now, "en")))


def test_whoever_plays_hears_that_they_may_vote_when_a_bot_takes_over() -> None:
    takes_over = "A bot plays for Ben."
    assert told(BEN, KEPT) == [takes_over, "To give it this seat for good, type vote 2; unvote 2 takes that back."]
    assert told(BEN, KEPT, you=1) == [takes_over]
    assert told(BEN, KEPT, you=None) == [takes_over]


def test_every_new_vote_is_told() -> None:
    assert told(KEPT, replace(KEPT, voters=[0])) == [
        "Votes to give Ben’s seat to the bot for good: 1 (vote 2, unvote 2)."
    ]
    assert told(replace(KEPT, voters=[0]), KEPT) == []
