"""Before the game: sitting down, standing up, what the host arranges, and the start."""

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from maquignon.bots.names import plain_name
from maquignon.bots.roster import on_offer
from maquignon.notation.terms import whole_terms
from maquignon.rules.terms.charter import FEWEST_SEATS, CharterError
from maquignon.tables.game.entries import Arranged, Began, Chair, Opened, Removed
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.shuffle import shuffle
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.messages import Arrange, FreeSeat, Rename, SeatBot, Sit, Stand, Start
from maquignon.tables.protocol.refusals import Refusal, bad_terms

STAND_IN: Final = "medium"
"""Fills seats that nobody chose a bot for, and stands in for people who are away."""

FREE = Chair()


def opening(arrangement: Arrangement, host: Speaker) -> Opened:
    """The first entry of a table: the host sits at the first open seat, if there is one."""
    require_playable(arrangement)
    chairs = _chairs(arrangement)
    seat = next((seat for seat, chair in enumerate(chairs) if chair.kind == "open"), None)
    if seat is not None:
        chairs[seat] = person_chair(chairs, host)
    return Opened(arrangement, host.player, chairs)


def require_playable(arrangement: Arrangement) -> None:
    for bot in arrangement.seats:
        if bot is not None:
            require_bot(bot)
    if arrangement.first is not None and arrangement.first >= len(arrangement.seats):
        raise Refusal("no_such_seat")
    try:
        arrangement.agree(len(arrangement.seats))
    except CharterError as error:
        raise bad_terms(error) from None


def require_bot(bot: str) -> None:
    """A program only if the owner of this server admits it: nobody else may have commands run here."""
    if bot not in on_offer():
        raise Refusal("unknown_bot", f"{bot!r:.80}. Choose from: {', '.join(on_offer())}")


def sit(draft: Sheet, speaker: Speaker, message: Sit) -> None:
    if speaker.player in draft.removed:
        raise Refusal("not_welcome")
    chairs = list(draft.chairs)
    seat = message.seat
    if seat is None:
        if speaker.seat is not None:
            return
        seat = next((seat for seat, chair in enumerate(chairs) if chair.kind == "open"), None)
        if seat is None:
            raise Refusal("table_full")
    if _chair(draft, seat).kind != "open":
        raise Refusal("seat_taken")
    if speaker.seat is not None:
        chairs[speaker.seat] = FREE
    chairs[seat] = person_chair(chairs, speaker)
    arrange_chairs(draft, chairs)


def has_room(draft: Sheet) -> bool:
    return any(chair.kind == "open" for chair in draft.chairs)


def stand(draft: Sheet, speaker: Speaker, message: Stand) -> None:
    if speaker.seat is None:
        raise Refusal("not_seated")
    chairs = list(draft.chairs)
    chairs[speaker.seat] = FREE
    arrange_chairs(draft, chairs)


def rename(draft: Sheet, speaker: Speaker, message: Rename) -> None:
    """The seat says what its player is called now."""
    assert speaker.seat is not None
    chairs = list(draft.chairs)
    chairs[speaker.seat] = FREE
    chairs[speaker.seat] = person_chair(chairs, speaker)
    arrange_chairs(draft, chairs)


def leave(draft: Sheet, speaker: Speaker) -> None:
    """The seat is free again, and a host who goes hands over to whoever sits first."""
    chairs = [FREE if chair.player == speaker.player else chair for chair in draft.chairs]
    arrange_chairs(draft, chairs)
    if draft.host == speaker.player:
        heir = next((chair.player for chair in chairs if chair.player is not None), None)
        if heir is not None:
            draft.write(Arranged(draft.arrangement, heir, chairs))


def succeed_host(draft: Sheet, speaker: Speaker) -> None:
    """The host is away: whoever has a seat and speaks up is host."""
    if draft.seat_of(speaker.player) is not None and speaker.player != draft.host:
        draft.write(Arranged(draft.arrangement, speaker.player, list(draft.chairs)))


def arrange(draft: Sheet, speaker: Speaker, message: Arrange) -> None:
    """Anew: people keep their order, bots sit where the arrangement says."""
    _require_host(draft, speaker)
    arrangement = message.arrangement
    require_playable(arrangement)
    people = [chair for chair in draft.chairs if chair.kind == "person"]
    chairs = _chairs(arrangement)
    places = [seat for seat, chair in enumerate(chairs) if chair.kind == "open"]
    if len(people) > len(places):
        raise Refusal("table_full")
    for seat, chair in zip(places, people, strict=False):
        chairs[seat] = chair
    draft.write(Arranged(arrangement, draft.host, chairs))


def seat_bot(draft: Sheet, speaker: Speaker, message: SeatBot) -> None:
    _require_host(draft, speaker)
    require_bot(message.bot)
    if _chair(draft, message.seat).kind == "person":
        raise Refusal("seat_taken")
    chairs = list(draft.chairs)
    chairs[message.seat] = FREE
    chairs[message.seat] = bot_chair(chairs, message.bot)
    arrange_chairs(draft, chairs)


def free_seat(draft: Sheet, speaker: Speaker, message: FreeSeat) -> None:
    _require_host(draft, speaker)
    freed = _chair(draft, message.seat)
    chairs = list(draft.chairs)
    chairs[message.seat] = FREE
    arrange_chairs(draft, chairs)
    if freed.player is not None and freed.player != speaker.player:
        draft.write(Removed(freed.player, freed.name or ""))


def begin(draft: Sheet, speaker: Speaker, message: Start) -> None:
    """Seats nobody took are filled with bots or taken away; the pile is sealed."""
    _require_host(draft, speaker)
    begin_with(draft, filled(draft.chairs) if message.fill_with_bots else draft.chairs)


def filled(chairs: Sequence[Chair]) -> list[Chair]:
    """Bots on all seats that nobody took."""
    full = list(chairs)
    for seat, chair in enumerate(full):
        if chair.kind == "open":
            full[seat] = bot_chair(full, STAND_IN)
    return full


def begin_with(draft: Sheet, chairs: Sequence[Chair]) -> None:
    taken = [seat for seat, chair in enumerate(chairs) if chair.kind != "open"]
    if len(taken) < FEWEST_SEATS:
        raise Refusal("too_few_players")
    arrangement = draft.arrangement
    try:
        edition = arrangement.agree(len(taken))
    except CharterError as error:
        raise bad_terms(error) from None
    # D2 the host may name the seat; otherwise the lot decides
    first = taken.index(arrangement.first) if arrangement.first in taken else secrets.randbelow(len(taken))
    sealed = shuffle(edition)
    players = [chairs[seat] for seat in taken]
    draft.write(Began(players, first, list(sealed.order), sealed.nonce, whole_terms(edition)))
    draft.play_for_the_house()


def arrange_chairs(draft: Sheet, chairs: Sequence[Chair]) -> None:
    """The arrangement keeps saying where bots sit."""
    arrangement = msgspec.structs.replace(draft.arrangement, seats=[chair.bot for chair in chairs])
    draft.write(Arranged(arrangement, draft.host, list(chairs)))


def _require_host(draft: Sheet, speaker: Speaker) -> None:
    if speaker.player != draft.host:
        raise Refusal("not_host")


def _chair(draft: Sheet, seat: int) -> Chair:
    if seat >= len(draft.chairs):
        raise Refusal("no_such_seat")
    return draft.chairs[seat]


def _chairs(arrangement: Arrangement) -> list[Chair]:
    chairs: list[Chair] = []
    for bot in arrangement.seats:
        chairs.append(FREE if bot is None else bot_chair(chairs, bot))
    return chairs


def person_chair(others: Sequence[Chair], speaker: Speaker) -> Chair:
    return Chair(kind="person", player=speaker.player, name=_own_name(others, speaker.name))


def bot_chair(others: Sequence[Chair], bot: str) -> Chair:
    return Chair(kind="bot", bot=bot, name=_own_name(others, plain_name(bot)))


def _own_name(others: Sequence[Chair], name: str) -> str:
    """Two of one name at a table are told apart by a number."""
    taken = {chair.name for chair in others}
    number = 2
    wanted = name
    while wanted in taken:
        wanted = f"{name} {number}"
        number += 1
    return wanted
