"""Votes to give a seat to a bot for good: of somebody for whom a bot stands in anyway, once all others here agree."""

from maquignon.tables.game.reseating import remove
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import Done
from maquignon.tables.protocol.messages import VoteOut
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.table import broadcast
from maquignon.tables.table.committing import commit
from maquignon.tables.table.parts import Parts


async def vote_out(table: Parts, guest: Guest, message: VoteOut) -> None:
    seat, sheet = table.sheet.seat_of(guest.player), table.sheet
    if seat is None:
        raise Refusal("not_seated")
    if sheet.under_way is None:
        raise Refusal("not_begun" if sheet.game is None else "game_over")
    if message.seat >= len(sheet.chairs):
        raise Refusal("no_such_seat")
    chair = sheet.chairs[message.seat]
    if chair.kind != "person" or chair.bot is None:
        raise Refusal("still_plays")
    voters = table.votes.setdefault(message.seat, set())
    (voters.add if message.wish else voters.discard)(seat)
    guest.tell(Done(id=message.id, version=None))
    broadcast.presence(table)
    await settle_votes(table)


async def settle_votes(table: Parts) -> None:
    """Whoever plays again is out of the question; where all others agree, it is done."""
    sheet = table.sheet
    idle = {seat: voters for seat, voters in table.votes.items() if _is_idle(table, seat)}
    if idle != table.votes:
        table.votes = idle
        broadcast.presence(table)
    if sheet.under_way is None:
        return
    for seat, voters in list(table.votes.items()):
        others = _voters(table, seat)
        if not others or not all(other in voters for other in others):
            continue
        player = sheet.chairs[seat].player
        draft = table.sheet.draft(table.now())
        remove(draft, seat)
        await commit(table, draft)
        del table.votes[seat]
        table.strikes.pop(seat, None)
        table.wishes.pop(seat, None)  # whoever sits here next has wished for nothing
        for voters in table.votes.values():
            voters.discard(seat)
        broadcast.presence(table)
        tell_anew(table, player)


def tell_anew(table: Parts, player: str | None) -> None:
    """Somebody sees the game from another place from now on: as little, or as much, as is seen from there."""
    for guest in table.attendance.guests:
        if guest.player == player:
            broadcast.everything(table, guest, 0)


def _is_idle(table: Parts, seat: int) -> bool:
    chair = table.sheet.chairs[seat]
    return chair.kind == "person" and chair.bot is not None


def _voters(table: Parts, target: int) -> list[int]:
    return [
        seat
        for seat, chair in enumerate(table.sheet.chairs)
        if seat != target and chair.kind == "person" and chair.bot is None and table.attendance.is_present(chair.player)
    ]
