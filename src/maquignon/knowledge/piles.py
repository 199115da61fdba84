"""Notes that lie on the table, as one observer knows them: laid, counted, guessed at, and given to somebody."""

from maquignon.knowledge.bounds import fit_pile, least_worth, most_worth, narrow
from maquignon.knowledge.purses import ANY_MONEY, COUNTERED, OFFERED, Knowledge, tighten
from maquignon.rules.cards import KINDS_OF_NOTES, NOTES, Purse, worth


def see_pile(k: Knowledge, pile: int, owner: int, notes: Purse) -> None:
    """These very notes lie on the table."""
    number = 0
    for kind in range(KINDS_OF_NOTES):
        k.pile_low[pile][kind] = k.pile_high[pile][kind] = notes[kind]
        number += notes[kind]
    k.pile_owner[pile] = owner
    k.pile_size[pile] = number
    k.pile_poor[pile] = k.pile_rich[pile] = worth(notes)


def guess_pile(k: Knowledge, pile: int, owner: int, number: int) -> None:
    """So many notes of this owner lie on the table, face down."""
    k.pile_owner[pile] = owner
    k.pile_size[pile] = number
    k.pile_poor[pile] = 0
    k.pile_rich[pile] = ANY_MONEY
    others = k.size[owner] - number
    for kind in range(KINDS_OF_NOTES):
        k.pile_low[pile][kind] = max(0, k.low[owner][kind] - others)
        k.pile_high[pile][kind] = min(k.high[owner][kind], number)
    weigh_pile(k, pile)


def guess_payment(k: Knowledge, payer: int, price: int, number: int, freely: int) -> None:
    """D12, D13 so many notes settle this price, and unless paid freely none of them is needless."""
    guess_pile(k, OFFERED, payer, number)
    k.pile_poor[OFFERED] = max(k.pile_poor[OFFERED], price)
    if not freely:
        strip_zeros(k, OFFERED, number)
        k.pile_rich[OFFERED] = min(k.pile_rich[OFFERED], _most_paid(price, number))
    weigh_pile(k, OFFERED)


def strip_zeros(k: Knowledge, pile: int, number: int) -> None:
    """Without its worthless notes the pile has so many left."""
    k.pile_low[pile][0] = k.pile_high[pile][0] = 0
    k.pile_size[pile] = number


def _most_paid(price: int, number: int) -> int:
    """Without its smallest note a payment falls short: each of the others is at least as much, and they stay below."""
    if number < 2:
        return NOTES[KINDS_OF_NOTES - 1]
    smallest = 0
    for kind in range(KINDS_OF_NOTES):
        if NOTES[kind] * (number - 1) < price:
            smallest = NOTES[kind]
    return price - 10 + smallest


def compare_piles(k: Knowledge, least: int, most: int) -> None:
    """The offer exceeds the counter-offer by something between `least` and `most`."""
    k.pile_poor[OFFERED] = max(k.pile_poor[OFFERED], k.pile_poor[COUNTERED] + least)
    k.pile_rich[COUNTERED] = min(k.pile_rich[COUNTERED], k.pile_rich[OFFERED] - least)
    k.pile_rich[OFFERED] = min(k.pile_rich[OFFERED], k.pile_rich[COUNTERED] + most)
    k.pile_poor[COUNTERED] = max(k.pile_poor[COUNTERED], k.pile_poor[OFFERED] - most)
    weigh_pile(k, OFFERED)
    weigh_pile(k, COUNTERED)


def remember_pile(k: Knowledge, pile: int) -> None:
    """How somebody laid their last pile says something about how they trade."""
    owner = k.pile_owner[pile]
    k.laid_size[owner] = k.pile_size[pile]
    k.laid_poor[owner] = k.pile_poor[pile]
    k.laid_rich[owner] = k.pile_rich[pile]


def weigh_pile(k: Knowledge, pile: int) -> None:
    """Bring the number, the kinds and the worth of a pile into line with one another."""
    low, high, number = k.pile_low[pile], k.pile_high[pile], k.pile_size[pile]
    narrow(low, high, number)
    least = least_worth(low, high, number)
    most = most_worth(low, high, number)
    if least < k.pile_poor[pile] or most > k.pile_rich[pile]:
        fit_pile(low, high, number, k.pile_poor[pile], k.pile_rich[pile])
        least = least_worth(low, high, number)
        most = most_worth(low, high, number)
    k.pile_poor[pile] = max(k.pile_poor[pile], least)
    k.pile_rich[pile] = min(k.pile_rich[pile], most)


def move_pile(k: Knowledge, pile: int, receiver: int) -> None:
    """The pile changes hands."""
    own_pile(k, pile)
    owner = k.pile_owner[pile]
    for kind in range(KINDS_OF_NOTES):
        least, most = k.pile_low[pile][kind], k.pile_high[pile][kind]
        k.low[owner][kind] = max(0, k.low[owner][kind] - most)
        k.high[owner][kind] -= least
        k.low[receiver][kind] += least
        k.high[receiver][kind] = min(k.total[kind], k.high[receiver][kind] + most)
    k.size[owner] -= k.pile_size[pile]
    k.size[receiver] += k.pile_size[pile]
    k.poor[owner] = max(0, k.poor[owner] - k.pile_rich[pile])
    k.rich[owner] -= k.pile_poor[pile]
    k.poor[receiver] += k.pile_poor[pile]
    k.rich[receiver] = min(k.money, k.rich[receiver] + k.pile_rich[pile])
    tighten(k)


def own_pile(k: Knowledge, pile: int) -> None:
    """Whoever lays a pile owns at least what is in it."""
    owner = k.pile_owner[pile]
    for kind in range(KINDS_OF_NOTES):
        k.low[owner][kind] = max(k.low[owner][kind], k.pile_low[pile][kind])
    k.poor[owner] = max(k.poor[owner], k.pile_poor[pile])
