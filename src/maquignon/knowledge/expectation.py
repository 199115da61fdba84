"""What a purse is worth on average, as far as one observer can tell."""

from maquignon.knowledge.purses import Knowledge
from maquignon.rules.cards import KINDS_OF_NOTES, NOTES, worth


def average_unknown(k: Knowledge) -> float:
    """What a note is worth on average whose owner the observer does not know."""
    number = 0
    money = 0
    for kind in range(KINDS_OF_NOTES):
        unknown = k.total[kind]
        for seat in range(k.players):
            unknown -= k.low[seat][kind]
        number += unknown
        money += unknown * NOTES[kind]
    return money / float(number) if number > 0 else 0.0


def expected_worth(k: Knowledge, seat: int, average: float) -> float:
    """What a purse is worth when every note that is not known of it is an average one."""
    known = 0
    for kind in range(KINDS_OF_NOTES):
        known += k.low[seat][kind]
    return worth(k.low[seat]) + (k.size[seat] - known) * average
