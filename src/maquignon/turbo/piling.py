"""Notes laid for about an amount, by players whose notes need no more thought than that.

Written in the Python that numba compiles.
"""

from maquignon.rules.actions import BUY_BACK, PAY
from maquignon.rules.cards import KINDS_OF_NOTES, NOTES, Purse, size, worth
from maquignon.rules.state import BUYING_BACK, State
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


def settle_cheaply(s: State, d: Draft, seat: int) -> None:
    """Pay or buy back, with as little as settles the price."""
    d.doing = BUY_BACK if s.phase == BUYING_BACK else PAY
    pay_least(s.purse[seat], int(s.high_bid), d.notes)


def pay_least(purse: Purse, price: int, notes: list[int]) -> int:
    """The notes that lose least, of these the fewest; how much they are worth. The purse must hold the price."""
    least = worth(purse) + 1
    fewest = 0
    for fives in range(purse[5] + 1):
        for twos in range(purse[4] + 1):
            for ones in range(purse[3] + 1):
                for fifties in range(purse[2] + 1):
                    large = 500 * fives + 200 * twos + 100 * ones + 50 * fifties
                    tens = min(purse[1], max(0, (price - large + 9) // 10))
                    total, number = large + 10 * tens, fives + twos + ones + fifties + tens
                    if total >= price and (total < least or (total == least and number < fewest)):
                        least, fewest = total, number
                        notes[1], notes[2], notes[3], notes[4], notes[5] = tens, fifties, ones, twos, fives
    return least
