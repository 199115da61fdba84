"""How long a bot ponders: like a person, longer over what matters, and told by nothing that only the bot can see."""

from random import Random
from typing import Final

from maquignon.rules.cards import FAMILY_VALUES
from maquignon.rules.state import ANSWERING, BIDDING, OFFERING, TURN, State
from maquignon.tables.protocol.arrangement import Arrangement, HammerSpeed

UNHURRIED: Final = {TURN: (1_200, 2_600), BIDDING: (700, 2_300), ANSWERING: (1_500, 3_200), OFFERING: (1_500, 2_800)}
"""Milliseconds a person might take; anything else is quickly decided."""
QUICK: Final = (700, 1_500)
_HASTE: Final[dict[HammerSpeed, float]] = {"calm": 1.6, "relaxed": 1.3, "normal": 1.0, "fast": 0.5, "none": 1.0}
_SPREAD: Final = 0.35
_EASILY: Final = 0.1
_HARDLY: Final = 0.6
"""How far from the shortest time to the longest the usual one lies: for what is obvious, and for what matters most."""


def ponder(s: State, seat: int, arrangement: Arrangement, dice: Random) -> int:
    """Milliseconds: most often about the usual time for such a decision, now and then much longer."""
    least, most = UNHURRIED.get(s.phase, QUICK)
    usual = least + (most - least) * (_EASILY + (_HARDLY - _EASILY) * weight(s, seat))
    pondered = min(max(usual * dice.lognormvariate(0.0, _SPREAD), least), most)
    return int(pondered * _HASTE[arrangement.hammer if s.phase == BIDDING else arrangement.thinking])


def weight(s: State, seat: int) -> float:
    """How much there is to think about, from 0 to 1, for everybody to see: herds, prices and stakes, never a purse."""
    if s.phase == TURN:
        return min(1.0, _trades(s, seat) / 4)
    if s.phase == BIDDING:
        return 0.0 if s.high_bid * s.players > s.money_in_play else _wanted(s, seat, s.lot[: s.lot_count])
    if s.phase == ANSWERING or s.phase == OFFERING:
        return _wanted(s, seat, [s.animal] * s.stake)
    return 0.5


def _trades(s: State, seat: int) -> int:
    """How many trades are open to this seat."""
    return sum(
        0 < s.herd[seat][animal] < s.family_size and s.herd[other][animal] > 0
        for animal in range(len(FAMILY_VALUES))
        for other in range(s.players)
        if other != seat
    )


def _wanted(s: State, seat: int, animals: list[int]) -> float:
    """Dear families matter, and more so to whoever collects them."""
    value = max(FAMILY_VALUES[animal] for animal in animals) / max(FAMILY_VALUES)
    collected = max(s.herd[seat][animal] for animal in animals) / s.family_size
    return min(1.0, 0.6 * value + 0.6 * collected)
