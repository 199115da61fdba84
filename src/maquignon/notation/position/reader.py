"""A position read from its lines."""

import re
from typing import Any, Final

from maquignon.notation.json_line import read_object
from maquignon.notation.position.sound import PositionError, require_lines, require_sound
from maquignon.notation.position.writer import NOTHING, TITLE
from maquignon.notation.reasons import RecordError
from maquignon.rules.cards import ANIMALS, DONKEY, KINDS_OF_ANIMALS, NOTES, count_notes, worth
from maquignon.rules.game import Game, write_terms
from maquignon.rules.legality import number_at_stake
from maquignon.rules.state import NOBODY, NUMBERS_OF_A_TURN, PHASES, TURNS_REMEMBERED, State
from maquignon.rules.terms.charter import CharterError, agree
from maquignon.rules.terms.edition import Edition

Lines = dict[str, str]
_ALWAYS: Final = ("edition", "variants", "house rules", "phase", "active")


def read_position(text: str) -> Game:
    """The game these lines describe, or a `PositionError`."""
    lines = _lines(text)
    players = sum(key.startswith("seat ") for key in lines)
    edition = _edition(lines, players)
    s = State()
    write_terms(s, edition, players)
    phase = _line(lines, "phase")
    if phase not in PHASES:
        raise PositionError(f"There is no phase {phase!r}. Choose from: {', '.join(PHASES)}.")
    require_lines(phase, [key for key in lines if key not in _ALWAYS and not key.startswith("seat ")])
    s.phase = PHASES.index(phase)
    s.active = _seat(s, _line(lines, "active"))
    _read_seats(s, lines)
    _read_moment(s, lines)
    _read_auction(s, lines)
    _read_trade(s, lines)
    _work_out_the_rest(s)
    require_sound(edition, s)
    return Game(edition, s)


def _lines(text: str) -> Lines:
    title, *rest = text.splitlines() or [""]
    if title != TITLE:
        raise PositionError(f"A position begins with the line {TITLE!r}.")
    lines: Lines = {}
    for line in rest:
        key, colon, value = line.partition(": ")
        if not colon or key in lines:
            raise PositionError(f"The line {line!r} is said twice or is not of the form 'key: value'.")
        lines[key] = value
    return lines


def _line(lines: Lines, key: str) -> str:
    if key not in lines:
        raise PositionError(f"There must be a line {key!r}.")
    return lines[key]


def _edition(lines: Lines, players: int) -> Edition:
    try:
        house_rules: dict[str, Any] = read_object(lines.get("house rules", "{}").encode("utf-8", "surrogatepass"))
        return agree(_line(lines, "edition"), lines.get("variants", "").split(), house_rules, players)
    except (CharterError, RecordError) as error:
        raise PositionError(str(error)) from None


def _read_seats(s: State, lines: Lines) -> None:
    for seat in range(s.players):
        herd, bar, notes = _line(lines, f"seat {seat}").partition(" | ")
        if not bar:
            raise PositionError(f"The line of seat {seat} must have animals and notes, with ' | ' between them.")
        for animal, number in _herd(herd):
            s.herd[seat][animal] += number
        s.purse[seat] = _notes(notes)


def _read_moment(s: State, lines: Lines) -> None:
    s.must_auction = int("must auction" in lines)
    if "standstill" in lines:
        s.standstill = int(_parts(r"(\d{1,3})", lines, "standstill")[0])
    if "returned" in lines:
        s.returns = int(_parts(r"([12])", lines, "returned")[0])
    if "seen" in lines:
        _read_seen(s, lines)
    s.dove = _seat(s, lines["dove"]) if "dove" in lines else NOBODY
    for number, seat in enumerate(_seats(s, lines, "claims"), start=1):
        s.dove_claims[seat] = number


def _read_seen(s: State, lines: Lines) -> None:
    words = _parts(r"(\d{1,18}(?: \d{1,18})*)", lines, "seen")[0].split()
    if len(words) > len(s.seen) or len(words) % NUMBERS_OF_A_TURN:
        most = f"at most {TURNS_REMEMBERED} turns are remembered, with {NUMBERS_OF_A_TURN} numbers each"
        raise PositionError(f"The line 'seen' cannot be read: {most}.")
    s.turns_seen = len(words) // NUMBERS_OF_A_TURN
    s.seen[: len(words)] = map(int, words)


def _read_auction(s: State, lines: Lines) -> None:
    lot = [_animal(name) for name in lines.get("lot", "").split()]
    s.lot_count = len(lot)
    s.lot[: s.lot_count] = lot
    s.leader = s.debtor = NOBODY
    if "bid" in lines:
        amount, leader = _parts(r"(\d{1,6}) by (\d+)", lines, "bid")
        s.high_bid, s.leader = int(amount), _seat(s, leader)
    for key, flags in (("passed", s.passed), ("has bid", s.has_bid), ("shown", s.defaulted)):
        for seat in _seats(s, lines, key):
            flags[seat] = 1
    if "owes" in lines:
        s.debtor = _seat(s, lines["owes"])
    s.paid = _notes(lines.get("paid", NOTHING))


def _read_trade(s: State, lines: Lines) -> None:
    s.target = NOBODY
    if "trade" in lines:
        animal, target, turn = _parts(r"(\w+) with (\d+), round ([12])", lines, "trade")
        s.animal, s.target, s.round = _animal(animal), _seat(s, target), int(turn)
        s.stake = number_at_stake(s, s.active, s.target, s.animal)
    s.offer = _notes(lines.get("offer", NOTHING))


def _work_out_the_rest(s: State) -> None:
    """What nobody owns and what is not under the hammer is in the pile; what everybody holds is the money in play."""
    lot = s.lot[: s.lot_count]
    for animal in range(KINDS_OF_ANIMALS):
        s.pile[animal] = s.family_size - sum(herd[animal] for herd in s.herd) - lot.count(animal)
    s.pile_left = sum(s.pile)
    s.donkeys = s.family_size - s.pile[DONKEY]
    s.money_in_play = sum(worth(purse) for purse in (*s.purse, s.offer, s.paid))


def _parts(pattern: str, lines: Lines, key: str) -> tuple[str, ...]:
    found = re.fullmatch(pattern, lines[key])
    if found is None:
        raise PositionError(f"The line {key!r} cannot be read: {lines[key]!r}.")
    return found.groups()


def _seat(s: State, text: str) -> int:
    if text in [str(seat) for seat in range(s.players)]:
        return int(text)
    raise PositionError(f"There is no seat {text!r} at this table.")


def _seats(s: State, lines: Lines, key: str) -> list[int]:
    return [_seat(s, text) for text in lines.get(key, "").split()]


def _animal(name: str) -> int:
    if name in ANIMALS:
        return ANIMALS.index(name)
    raise PositionError(f"There is no animal {name!r}.")


def _herd(text: str) -> list[tuple[int, int]]:
    if text == NOTHING:
        return []
    parts = [re.fullmatch(r"([1-4]) (\w+)", part) for part in text.split(", ")]
    if None in parts:
        raise PositionError(f"Animals are written '1 donkey, 2 cow', not {text!r}.")
    return [(_animal(part[2]), int(part[1])) for part in parts if part]


def _notes(text: str) -> list[int]:
    if text == NOTHING:
        return [0] * len(NOTES)
    names = text.split(" ")
    if not all(name in map(str, NOTES) for name in names):
        raise PositionError(f"Notes are written '0 10 50', not {text!r}.")
    return list(count_notes(int(name) for name in names))
