"""A seat that changes hands: to a bot by vote, from a bot to whoever came late; and who may sit down again."""

from maquignon.tables.game.entries import LetBack, Removed, Reseated
from maquignon.tables.game.gathering import STAND_IN, bot_chair, person_chair
from maquignon.tables.game.playing import require_game
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.protocol.messages import Invite, Sit
from maquignon.tables.protocol.refusals import Refusal


def take_bots_seat(draft: Sheet, speaker: Speaker, message: Sit) -> None:
    """Whoever came late plays on from what the bot has; a seat that a bot only keeps warm is not free."""
    require_game(draft)
    require_welcome(draft, speaker)
    if speaker.seat is not None:
        raise Refusal("already_begun")
    seats = [seat for seat, chair in enumerate(draft.chairs) if chair.kind == "bot"]
    if message.seat is not None and message.seat not in seats:
        raise Refusal("seat_taken" if message.seat < len(draft.chairs) else "no_such_seat")
    if not seats:
        raise Refusal("table_full")
    seat = seats[0] if message.seat is None else message.seat
    others = [chair for place, chair in enumerate(draft.chairs) if place != seat]
    draft.write(Reseated(seat, person_chair(others, speaker)))


def remove(draft: Sheet, seat: int) -> None:
    """The seat goes to a bot for good, and the player may look on."""
    chair = draft.chairs[seat]
    others = [other for place, other in enumerate(draft.chairs) if place != seat]
    draft.write(Reseated(seat, bot_chair(others, chair.bot or STAND_IN)))
    if chair.player is not None:
        draft.write(Removed(chair.player, chair.name or ""))


def require_welcome(draft: Sheet, speaker: Speaker) -> None:
    if speaker.player in draft.removed:
        raise Refusal("not_welcome")


def invite(draft: Sheet, speaker: Speaker, message: Invite) -> None:
    """The host lets somebody sit down again who was taken from a seat."""
    if speaker.player != draft.host:
        raise Refusal("not_host")
    player = next((player for player, name in draft.removed.items() if name == message.name), None)
    if player is None:
        raise Refusal("nobody_removed")
    draft.write(LetBack(player))
