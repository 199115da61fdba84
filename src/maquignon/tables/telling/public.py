"""A table seen from around the game: its seats, its line in the lobby, and the whole of it for one guest."""

from collections.abc import Mapping, Set
from typing import Protocol

from maquignon.rules.game import winners
from maquignon.rules.scoring import final_count
from maquignon.tables.game.entries import Chair
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.summary import Outline
from maquignon.tables.people.attendance import Attendance
from maquignon.tables.protocol.answers import Finished, TableShown
from maquignon.tables.protocol.shown import PublicTable, Seal, SeatShown


class Wishes(Protocol):
    """What people at a table want of one another, by seat."""

    @property
    def wishes(self) -> Mapping[int, bool]: ...
    @property
    def votes(self) -> Mapping[int, Set[int]]: ...
    @property
    def strikes(self) -> Mapping[int | None, int]: ...


def seats_shown(outline: Outline, attendance: Attendance, wishes: Wishes | None = None) -> list[SeatShown]:
    return [_seat_shown(seat, chair, attendance, wishes) for seat, chair in enumerate(outline.chairs)]


def _seat_shown(seat: int, chair: Chair, attendance: Attendance, wishes: Wishes | None) -> SeatShown:
    is_person = chair.kind == "person"
    return SeatShown(
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot,
        present=attendance.is_present(chair.player) if is_person else chair.kind == "bot",
        standing_in=is_person and chair.bot is not None,
        bot_at=attendance.bot_at.get(seat),
        wishes_pause=wishes is not None and wishes.wishes.get(seat) is True,
        timed_out=wishes is not None and is_person and wishes.strikes.get(seat, 0) > 0,
        voters=sorted(wishes.votes.get(seat, ())) if wishes is not None else [],
    )


def public_table(code: str, outline: Outline, attendance: Attendance) -> PublicTable:
    arrangement = outline.arrangement
    host = next((chair.name for chair in outline.chairs if chair.player == outline.host), None)
    return PublicTable(
        code=code,
        host=host or "",
        edition=arrangement.edition,
        variants=arrangement.variants,
        house_rules=len(arrangement.house_rules),
        hammer=arrangement.hammer,
        thinking=arrangement.thinking,
        seats=seats_shown(outline, attendance),
        status=outline.status,
        spectators=attendance.spectators(outline),
        spectators_welcome=arrangement.spectators,
    )


def table_shown(
    code: str, sheet: Sheet, seats: list[SeatShown], player: str, spectators: int, trouble: str | None, now: int
) -> TableShown:
    return TableShown(
        code=code,
        status=sheet.status,
        arrangement=sheet.arrangement,
        edition=sheet.edition,
        seats=seats,
        host=sheet.seat_of(sheet.host),
        hosting=player == sheet.host,
        you=sheet.seat_of(player),
        spectators=spectators,
        commitment=sheet.shuffle.commitment if sheet.shuffle else None,
        trouble=trouble,
        next=sheet.next_code,
        removed=list(sheet.removed.values()),
        now=now,
    )


def finished(table: str, record: str, sheet: Sheet) -> Finished:
    assert sheet.shuffle is not None
    assert sheet.game is not None
    seal, state = sheet.shuffle, sheet.game.state
    counts = [final_count(state, seat) for seat in range(state.players)]
    return Finished(
        game=table,
        record=record,
        seal=Seal(commitment=seal.commitment, nonce=seal.nonce, order=list(seal.order)),
        scores=[count.total for count in counts],
        winners=winners(sheet.game),
        counts=counts,
    )
