"""R5 The trade: offer, answer, count, and the second round after a tie."""

from maquignon.rules.cards import KINDS_OF_NOTES, Purse, worth
from maquignon.rules.state import ANSWERING, OFFERING, TIE_TO_CHALLENGER, State
from maquignon.rules.turn import add_notes, end_trade_turn, gain, lapse_claims, take_notes


def challenge(s: State, target: int, animal: int, notes: Purse) -> None:
    """R5.1 two against two: the pair is at stake; otherwise one animal."""
    lapse_claims(s)
    if s.pile_left == 0:
        s.standstill += 1
    s.target = target
    s.animal = animal
    s.stake = 2 if s.herd[s.active][animal] == 2 and s.herd[target][animal] == 2 else 1
    s.round = 1
    lay_offer(s, notes)


def lay_offer(s: State, notes: Purse) -> None:
    take_notes(s.purse[s.active], notes)
    add_notes(s.offer, notes)
    s.phase = ANSWERING


def accept(s: State) -> None:
    hand_over_offer(s, s.target)
    hand_over_animals(s, s.active, s.target)


def counter(s: State, notes: Purse) -> None:
    offered = worth(s.offer)
    countered = worth(notes)
    again = offered == countered and s.round == 1 and s.tie != TIE_TO_CHALLENGER
    if not s.winner_pays:
        swap_piles(s, notes)
    elif again:
        hand_over_offer(s, s.active)  # nobody won, so nobody pays: both take their pile back
    elif offered >= countered:
        winner_pays_offer(s)
    else:
        loser_takes_counter(s, notes)
    if again:
        s.round = 2
        s.phase = OFFERING
    elif offered >= countered:
        hand_over_animals(s, s.active, s.target)
    else:
        hand_over_animals(s, s.target, s.active)


def swap_piles(s: State, notes: Purse) -> None:
    """R5.3 each keeps the money received, whatever the result."""
    hand_over_offer(s, s.target)
    take_notes(s.purse[s.target], notes)
    add_notes(s.purse[s.active], notes)


def winner_pays_offer(s: State) -> None:
    """R5.5 the target keeps their own pile and gets the offer; its zeros go back to the challenger."""
    s.purse[s.active][0] += s.offer[0]
    s.offer[0] = 0
    hand_over_offer(s, s.target)


def loser_takes_counter(s: State, notes: Purse) -> None:
    """R5.5 the challenger takes the offer back and gets the counter-offer without its zeros."""
    hand_over_offer(s, s.active)
    for kind in range(1, KINDS_OF_NOTES):
        s.purse[s.target][kind] -= notes[kind]
        s.purse[s.active][kind] += notes[kind]


def hand_over_offer(s: State, seat: int) -> None:
    for kind in range(KINDS_OF_NOTES):
        s.purse[seat][kind] += s.offer[kind]
        s.offer[kind] = 0


def hand_over_animals(s: State, winner: int, loser: int) -> None:
    s.herd[loser][s.animal] -= s.stake
    gain(s, winner, s.animal, s.stake)
    end_trade_turn(s)
