"""Notes laid for about an amount, by players whose notes need no more thought than that.

Written in the Python that numba compiles.
"""

from maquignon.rules.cards import KINDS_OF_NOTES, NOTES, size
from maquignon.rules.state import State
from maquignon.turbo.codec import Draft


def pile_up(s: State, d: Draft, seat: int, amount: float, zeros: int) -> None:
    """The largest notes first for at most this amount, and so many zeros on top."""
    purse = s.purse[seat]
    left = max(0, int(amount))
    for kind in range(KINDS_OF_NOTES - 1, 0, -1):
        number = min(purse[kind], left // NOTES[kind])
        d.notes[kind] = number
        left -= NOTES[kind] * number
    d.notes[0] = zeros
    if size(d.notes) == 0 and not s.may_offer_nothing:
        for kind in range(KINDS_OF_NOTES):
            if purse[kind] > 0:  # D14 the smallest there is
                d.notes[kind] = 1
                return


def pile_up_all(s: State, d: Draft, seat: int) -> None:
    for kind in range(KINDS_OF_NOTES):
        d.notes[kind] = s.purse[seat][kind]
