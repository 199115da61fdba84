"""Every action as integers out of one fixed space, the same for all editions and numbers of players.

Most actions are one integer. Notes are laid one by one, the largest first; a raise is said as a sum of doublings, the
largest first. What has been said of an action so far is a `Draft`. Written in the Python that numba compiles too.
"""

from typing import Final

from maquignon.rules.actions import (
    ACCEPT,
    AUCTION,
    BID,
    BUY_BACK,
    CLAIM_DOVE,
    COUNTER,
    LET_STAND,
    OFFER,
    PASS,
    PAY,
    PREEMPT,
    SELL,
    TRADE,
)
from maquignon.rules.cards import KINDS_OF_ANIMALS, KINDS_OF_NOTES, size, worth
from maquignon.rules.declared import Declared, Slots
from maquignon.rules.legality import decider, highest_bid, lowest_bid, may_accept, may_pass, why_not_challenge
from maquignon.rules.reasons import FINE
from maquignon.rules.state import (
    ANSWERING,
    BIDDING,
    BUYING_BACK,
    DECIDING,
    MOST_SEATS,
    OFFERING,
    PAYING,
    TURN,
    Amount,
    Animal,
    Flag,
    Notes,
    Seat,
    State,
)
from maquignon.turbo.laying import may_add, may_stop, must_stop

DOUBLINGS: Final = 14  # 10 x 2**14 is more than all the notes there can be

# The space.
SAY_PASS: Final = 0
SAY_AUCTION: Final = 1
SAY_SELL: Final = 2
SAY_PREEMPT: Final = 3
SAY_LET_STAND: Final = 4
SAY_ACCEPT: Final = 5
SAY_CLAIM_DOVE: Final = 6
DONE: Final = 7  # no more notes
LAY: Final = 8  # + kind of note
RAISE: Final = LAY + KINDS_OF_NOTES  # the lowest bid, as it is; + 1 + doublings: with 10 x 2**doublings on top
LIFT: Final = RAISE + 1 + DOUBLINGS  # + doublings - 1: 10 x 2**doublings on top, and more to come
CHALLENGE: Final = LIFT + DOUBLINGS - 1  # + 10 x (seats clockwise - 1) + animal
ACTIONS: Final = CHALLENGE + (MOST_SEATS - 1) * KINDS_OF_ANIMALS

NOTHING: Final = 0  # no draft begins a deal, so its number is free


class Draft(Declared):
    """An action said in part, all zero at the start; once complete, its compact form but for the seat."""

    doing: Flag  # the kind of action, or NOTHING
    amount: Amount
    target: Seat
    animal: Animal
    last: Flag  # the note or the doubling said last: what follows is no larger
    notes: Notes


def forget(d: Draft) -> None:
    d.doing = NOTHING
    d.amount = 0
    d.target = 0
    d.animal = 0
    d.last = 0
    for kind in range(KINDS_OF_NOTES):
        d.notes[kind] = 0


def legal(s: State, d: Draft, seat: int, found: Slots) -> int:
    """Write everything this seat can say next into `found`, and return how many there are."""
    if d.doing == NOTHING:
        return _fresh(s, d, seat, found)
    if d.doing == BID:
        return _raises(s, d, seat, found, 0)
    return _notes(s, d, seat, found, 0)


def _fresh(s: State, d: Draft, seat: int, found: Slots) -> int:
    n = 0
    if s.dove_claims[seat] > 0:
        found[n] = SAY_CLAIM_DOVE
        n += 1
    if s.phase == BIDDING:
        if may_pass(s, seat):
            found[n] = SAY_PASS
            n = _raises(s, d, seat, found, n + 1)
    elif seat == decider(s):
        n = _asked(s, d, seat, found, n)
    return n


def _asked(s: State, d: Draft, seat: int, found: Slots, n: int) -> int:
    if s.phase == TURN:
        return _turn(s, found, n)
    if s.phase == DECIDING:
        found[n] = SAY_SELL
        found[n + 1] = SAY_PREEMPT
        return n + 2 if worth(s.purse[seat]) >= s.high_bid else n + 1  # D9
    if s.phase == BUYING_BACK:
        found[n] = SAY_LET_STAND
        n += 1
        if worth(s.purse[seat]) < s.high_bid:
            return n
    elif s.phase == ANSWERING and may_accept(s):
        found[n] = SAY_ACCEPT
        n += 1
    return _notes(s, d, seat, found, n)


def _turn(s: State, found: Slots, n: int) -> int:
    if s.pile_left > 0:
        found[n] = SAY_AUCTION
        n += 1
    if s.must_auction:
        return n
    for animal in range(KINDS_OF_ANIMALS):
        if 0 < s.herd[s.active][animal] < s.family_size:
            for step in range(1, s.players):
                if why_not_challenge(s, (s.active + step) % s.players, animal) == FINE:
                    found[n] = CHALLENGE + (step - 1) * KINDS_OF_ANIMALS + animal
                    n += 1
    return n


def _raises(s: State, d: Draft, seat: int, found: Slots, n: int) -> int:
    """D6, D20: no raise can be begun that has no end within what may be bid."""
    room = (min(highest_bid(s, seat), s.money_in_play) - lowest_bid(s) - d.amount) // 10
    below = DOUBLINGS
    if d.doing == BID:
        below = d.last
    elif room < 0 or (s.one_bid_each and s.has_bid[seat]):
        return n
    else:
        found[n] = RAISE
        n += 1
    for doubling in range(below):
        if 1 << doubling > room:
            break
        found[n] = RAISE + 1 + doubling
        n += 1
        if doubling > 0 and (1 << doubling) + 1 <= room:
            found[n] = LIFT + doubling - 1
            n += 1
    return n


def _notes(s: State, d: Draft, seat: int, found: Slots, n: int) -> int:
    top = KINDS_OF_NOTES - 1 if d.doing == NOTHING or size(d.notes) == 0 else d.last
    price = price_of(s)
    for kind in range(top, -1, -1):
        if may_add(s.purse[seat], d.notes, kind, price, s.pay_freely):
            found[n] = LAY + kind
            n += 1
    if may_stop(s.purse[seat], d.notes, price, s.may_offer_nothing):
        found[n] = DONE
        n += 1
    return n


def price_of(s: State) -> int:
    """What the notes being laid must cover; nothing in a trade."""
    return s.high_bid if s.phase == PAYING or s.phase == BUYING_BACK else 0


def say(s: State, d: Draft, seat: int, symbol: int) -> bool:
    """Add one legal integer to the draft; True when the action is complete and can be done."""
    if symbol >= CHALLENGE:
        d.doing = TRADE
        d.target = (seat + 1 + (symbol - CHALLENGE) // KINDS_OF_ANIMALS) % s.players
        d.animal = (symbol - CHALLENGE) % KINDS_OF_ANIMALS
        return False
    if symbol >= RAISE:
        return _say_amount(s, d, symbol)
    if symbol >= LAY:
        return _say_note(s, d, seat, symbol - LAY)
    d.doing = _kind_of(s, d, symbol)
    return True


def _say_amount(s: State, d: Draft, symbol: int) -> bool:
    d.doing = BID
    if symbol >= LIFT:
        d.last = symbol - LIFT + 1
        d.amount += 10 << d.last
        return False
    if symbol > RAISE:
        d.amount += 10 << (symbol - RAISE - 1)
    d.amount += lowest_bid(s)
    return True


def _say_note(s: State, d: Draft, seat: int, kind: int) -> bool:
    if d.doing == NOTHING:
        d.doing = laying_of(s.phase)
    d.last = kind
    d.notes[kind] += 1
    return must_stop(s.purse[seat], d.notes, kind, price_of(s), s.pay_freely)


def _kind_of(s: State, d: Draft, symbol: int) -> int:
    if symbol == SAY_PASS:
        return PASS
    if symbol == SAY_AUCTION:
        return AUCTION
    if symbol == SAY_SELL:
        return SELL
    if symbol == SAY_PREEMPT:
        return PREEMPT
    if symbol == SAY_LET_STAND:
        return LET_STAND
    if symbol == SAY_ACCEPT:
        return ACCEPT
    if symbol == SAY_CLAIM_DOVE:
        return CLAIM_DOVE
    return laying_of(s.phase) if d.doing == NOTHING else d.doing


def laying_of(phase: int) -> int:
    """The action that notes laid in this phase belong to; a trade has been named before its first note."""
    if phase == PAYING:
        return PAY
    if phase == BUYING_BACK:
        return BUY_BACK
    if phase == OFFERING:
        return OFFER
    return COUNTER
