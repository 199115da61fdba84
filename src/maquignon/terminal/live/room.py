"""The table around the game in sentences: who sits where, who comes and goes, what the host arranges."""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from maquignon.languages import Language, speech
from maquignon.tables.protocol.answers import TableShown
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.shown import SeatShown
from maquignon.terminal.voice import Voice, name_of_bot

NOBODY_HERE: Final = -1
"""The seat of whoever only looks on."""


def called(seat: SeatShown, place: int, language: Language) -> str:
    """People by their name, bots by their trade in the language spoken; the table numbers several of one trade."""
    say = speech(language).say
    if seat.kind == "bot" and seat.bot is not None:
        known = name_of_bot(seat.bot, seat.name or seat.bot, language)
        number = re.search(r" \d+$", seat.name or "")
        return f"{known}{number[0]}" if number and not known.endswith(number[0]) else known
    return seat.name or say("make-seat", number=place + 1)


def voice_at(table: TableShown, language: Language) -> Voice:
    names = [called(seat, place, language) for place, seat in enumerate(table.seats)]
    return Voice(language, names, NOBODY_HERE if table.you is None else table.you)


def tell_room(table: TableShown, voice: Voice) -> Iterator[str]:
    """What is played, and who is there."""
    arrangement = table.arrangement
    played: list[str] = [voice.say(f"editions.{arrangement.edition}")]
    played += [voice.say(f"variants.{variant}") for variant in arrangement.variants]
    yield voice.say("live-plays", played=list(played))
    if arrangement.house_rules:
        yield voice.say("live-house-rules", rules=[f"{key}={value}" for key, value in arrangement.house_rules.items()])
    for place, seat in enumerate(table.seats):
        yield _who_sits(place, seat, table, voice)
    if table.spectators:
        yield voice.say("lobby-spectators", count=table.spectators) + "."


def _who_sits(place: int, seat: SeatShown, table: TableShown, voice: Voice) -> str:
    if seat.kind == "open":
        return voice.say("live-seat-open", number=place + 1)
    if seat.kind == "bot":
        return voice.say("live-seat-bot", number=place + 1, name=voice.names[place])
    name = voice.say("terminal-myself", name=voice.names[place]) if place == table.you else voice.names[place]
    if seat.standing_in:
        return voice.say("live-seat-stand-in", number=place + 1, name=name)
    if not seat.present:
        return voice.say("live-seat-away", number=place + 1, name=name)
    return voice.say("live-seat-person", number=place + 1, name=name)


def tell_changes(before: TableShown, after: TableShown, old: Voice, new: Voice) -> Iterator[str]:
    """What became different at one and the same table."""
    if _arranged(before) != _arranged(after) and before.status == "gathering" == after.status:
        yield new.say("live-rearranged")
        yield from tell_room(after, new)
    elif len(before.seats) == len(after.seats):  # a game may begin with fewer
        for place, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
            yield from _tell_seat_change(was, now, place, old.names[place], new)
    if after.hosting:
        for name in after.removed:
            if name not in before.removed:
                yield new.say("live-removed", name=name)
    if after.hosting and not before.hosting:
        yield new.say("live-host-now")
    if after.trouble and after.trouble != before.trouble:
        yield new.say("table-cut-off" if after.trouble == "cut_off" else "table-trouble")
    elif before.trouble and not after.trouble and after.status == "playing":
        yield new.say("live-goes-on")
    yield from _tell_status(before.status, after.status, new)
    if after.next and not before.next:
        yield new.say("live-next", code=after.next)


def _arranged(table: TableShown) -> tuple[Arrangement, int]:
    """What the host laid down, but for who sits where."""
    return msgspec.structs.replace(table.arrangement, seats=[]), len(table.seats)


def _tell_seat_change(was: SeatShown, now: SeatShown, place: int, old: str, voice: Voice) -> Iterator[str]:
    new = voice.names[place]
    if (was.kind, old) != (now.kind, new):
        if was.kind != "open":
            yield voice.say("live-went", name=old)
        if now.kind != "open":
            yield voice.say("live-sat-down", name=new)
    elif now.kind == "person":
        yield from _tell_person(was, now, new, place, voice)


def _tell_person(was: SeatShown, now: SeatShown, name: str, place: int, voice: Voice) -> Iterator[str]:
    if now.standing_in and not was.standing_in:
        yield voice.say("live-bot-plays", name=name)
        if place != voice.seat >= 0:
            yield voice.say("live-may-vote", number=place + 1)
    elif was.present and not now.present:
        yield voice.say("live-away", name=name)
    elif (now.present and not was.present) or (was.standing_in and not now.standing_in):
        yield voice.say("live-back", name=name)
    if now.standing_in and len(now.voters) > len(was.voters):
        yield voice.say("live-votes", name=name, number=place + 1, votes=len(now.voters))
    if now.wishes_pause and not was.wishes_pause:
        yield voice.say("table-wishes-pause", names=[name])


def _tell_status(was: str, now: str, voice: Voice) -> Iterator[str]:
    if was == now:
        return
    if now == "paused":
        yield voice.say("table-paused")
    elif now == "playing":
        yield voice.say("live-begins") if was == "gathering" else voice.say("live-goes-on")
