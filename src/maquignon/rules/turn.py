"""R3 Turns: who is next, animals changing owner, the dove, and the end of the game."""

from maquignon.rules.cards import DONKEY, DOVE_FAMILIES, KINDS_OF_ANIMALS, KINDS_OF_NOTES, NOTES, Purse
from maquignon.rules.circles import forget_turns, returned
from maquignon.rules.legality import may_take_turn
from maquignon.rules.schedule import first_claimant
from maquignon.rules.state import LONGEST_STANDSTILL, NOBODY, OVER, THIRD_TIME, TURN, State


def add_notes(purse: list[int], notes: Purse) -> None:
    for kind in range(KINDS_OF_NOTES):
        purse[kind] += notes[kind]


def take_notes(purse: list[int], notes: Purse) -> None:
    for kind in range(KINDS_OF_NOTES):
        purse[kind] -= notes[kind]


def draw(s: State, animal: int) -> None:
    """The top animal of the pile is face up; R4.2 a donkey pays everybody at once."""
    s.pile[animal] -= 1
    s.pile_left -= 1
    if animal == DONKEY:
        note = s.donkey_payments[s.donkeys]
        s.donkeys += 1
        for seat in range(s.players):
            s.purse[seat][note] += 1
        s.money_in_play += NOTES[note] * s.players


def gain(s: State, seat: int, animal: int, number: int) -> None:
    """Animals come to their owner; R6 whoever thereby combines a pair of families may claim the dove."""
    s.herd[seat][animal] += number
    if s.herd[seat][animal] == s.family_size:
        forget_turns(s)
    if s.with_dove and s.dove == NOBODY and animal < DOVE_FAMILIES:
        partner = animal ^ 1
        if s.herd[seat][animal] == s.family_size and s.herd[seat][partner] == s.family_size:
            note_claim(s, seat)


def note_claim(s: State, seat: int) -> None:
    """Claims are numbered as they arise: two can stand only when a trade and an auction share one turn."""
    if s.dove_claims[seat] == 0:
        number = 1
        for other in range(s.players):
            if s.dove_claims[other] > 0:
                number += 1
        s.dove_claims[seat] = number


def claim_dove(s: State, seat: int) -> None:
    s.dove = seat
    lapse_claims(s)


def lapse_claims(s: State) -> None:
    """D17 a claim lasts until the next turn's action is chosen."""
    if s.with_dove:
        for seat in range(s.players):
            s.dove_claims[seat] = 0


def deal(s: State, animal: int) -> None:
    """D19 one card at a time, clockwise from the first player."""
    dealt = s.family_size * KINDS_OF_ANIMALS - s.pile_left
    seat = (s.active + dealt) % s.players
    draw(s, animal)
    gain(s, seat, animal, 1)
    if dealt + 1 == s.opening_deal * s.players:
        begin_turn(s, s.active)


def end_trade_turn(s: State) -> None:
    """`coup-double`: who trades must then also auction."""
    s.target = NOBODY
    s.animal = 0
    s.stake = 0
    s.round = 0
    if s.standstill == LONGEST_STANDSTILL:
        end_game(s)
    elif s.auction_after_trade and s.pile_left > 0:
        s.must_auction = 1
        s.phase = TURN
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    begin_turn(s, (s.active + 1) % s.players)


def begin_turn(s: State, seat: int) -> None:
    """The turn goes to this seat or, clockwise, to the first that has something to do; nobody has: the end."""
    for step in range(s.players):
        candidate = (seat + step) % s.players
        if may_take_turn(s, candidate):
            s.active = candidate
            s.phase = TURN
            s.returns = returned(s) if s.pile_left == 0 else 0
            if s.returns == THIRD_TIME:
                end_game(s)
            return
    end_game(s)


def end_game(s: State) -> None:
    """R6 every family is complete; D21 or the game goes round in circles (`why_over` says which)."""
    s.phase = OVER
    award_dove(s)


def award_dove(s: State) -> None:
    """D17 the move that ends the game claims by itself; an older claim goes first."""
    first = first_claimant(s)
    if first != NOBODY:
        claim_dove(s, first)
