"""What animals are worth at full speed: the arithmetic of `bots.prospects`, as numba compiles it, but for the dove.

It looks at nothing but the table, the sizes of purses and piles, and one's own notes.
"""

from typing import Final

from maquignon.rules.cards import FAMILY_VALUES, KINDS_OF_ANIMALS, size, worth
from maquignon.rules.state import NOBODY, State
from maquignon.turbo.traits import HARDNESS, KEENNESS, LATENESS, RESERVE, RIVALRY, Temper

SHUT: Final = 0.25
"""What a late buyer gives, next to its price, while the purse is shut."""


def expected_score(s: State, seat: int) -> float:
    """The mean of (sum of values) x (number of families) when each family comes or not by itself."""
    total = 0.0
    number = 0.0
    by_itself = 0.0
    for animal in range(KINDS_OF_ANIMALS):
        chance = chance_of_family(s, seat, animal)
        total += chance * FAMILY_VALUES[animal]
        number += chance
        by_itself += chance * chance * FAMILY_VALUES[animal]
    return total * number - by_itself + total if s.by_families else total


def chance_of_family(s: State, seat: int, animal: int) -> float:
    """Who has more of a kind, wins the rest more often."""
    unseen = s.pile[animal] / s.players
    mine = s.herd[seat][animal] + unseen
    if mine == 0.0:
        return 0.0
    total = 0.0
    for other in range(s.players):
        total += (s.herd[other][animal] + unseen) ** 2
    chance: float = mine * mine / total
    return chance


def standing(s: State, seat: int, temper: Temper) -> float:
    """Points to be expected, less those of the strongest rival as far as they hurt."""
    rival = 0.0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, expected_score(s, other))
    balance: float = expected_score(s, seat) - temper[RIVALRY] * rival
    return balance


def contested(s: State) -> float:
    """The points that are not yet safe, of all seats together."""
    total = 0.0
    for seat in range(s.players):
        total += expected_score(s, seat)
        safe = 0
        families = 0
        for animal in range(KINDS_OF_ANIMALS):
            if s.herd[seat][animal] == s.family_size:
                safe += FAMILY_VALUES[animal]
                families += 1
        total -= safe * families if s.by_families else safe
    return total


def price_of_point(s: State, temper: Temper) -> float:
    """All the money at the table stands against all the points that are not yet safe."""
    price: float = temper[KEENNESS] * s.money_in_play / max(contested(s), 1.0)
    return price


def swing_of_lot(s: State, seat: int, temper: Temper) -> float:
    """How much better it is to own the lot than to see it with the leader, or with who has most of its kind."""
    rival = int(s.leader)
    if rival in (NOBODY, seat):
        rival = (seat + 1) % s.players
        for other in range(s.players):
            if other != seat and s.herd[other][s.lot[0]] > s.herd[rival][s.lot[0]]:
                rival = other
    move_lot(s, seat, 1)
    mine = standing(s, seat, temper)
    move_lot(s, seat, -1)
    move_lot(s, rival, 1)
    theirs = standing(s, seat, temper)
    move_lot(s, rival, -1)
    return mine - theirs


def move_lot(s: State, owner: int, number: int) -> None:
    for place in range(s.lot_count):
        s.herd[owner][s.lot[place]] += number


def swing_of_trade(s: State, seat: int, other: int, animal: int, number: int, temper: Temper) -> float:
    s.herd[seat][animal] += number
    s.herd[other][animal] -= number
    won = standing(s, seat, temper)
    s.herd[seat][animal] -= 2 * number
    s.herd[other][animal] += 2 * number
    lost = standing(s, seat, temper)
    s.herd[seat][animal] += number
    s.herd[other][animal] -= number
    return won - lost


def limit_for_lot(s: State, seat: int, temper: Temper) -> float:
    price = swing_of_lot(s, seat, temper) * price_of_point(s, temper)
    if waits(s, temper):
        price *= SHUT
    return min(price, spendable(s, seat, temper))


def spendable(s: State, seat: int, temper: Temper) -> float:
    """The purse less a reserve, unless the lot completes a family."""
    money: float = 1.0 * worth(s.purse[seat])
    for place in range(s.lot_count):
        if s.herd[seat][s.lot[place]] == s.family_size - 1:
            return money
    rest: float = money * (1.0 - temper[RESERVE])
    return rest


def waits(s: State, temper: Temper) -> bool:
    """Late buyers keep their purse shut while much of the pile is left."""
    return bool(s.pile_left > (1.0 - temper[LATENESS]) * KINDS_OF_ANIMALS * s.family_size)


def price_of_trade(s: State, seat: int, other: int, animal: int, number: int, temper: Temper) -> float:
    swing = swing_of_trade(s, seat, other, animal, number, temper)
    price: float = swing * price_of_point(s, temper) * temper[HARDNESS]
    return price


def guess(s: State, seat: int, notes: int) -> float:
    """What so many notes of the others are worth: what is not in one's own purse lies with them, all notes alike."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += size(s.purse[other])
    others += size(s.offer)
    unknown: float = s.money_in_play - worth(s.purse[seat])
    return unknown * notes / max(1, others)
