"""R5 The trade: offer, answer, count, and the second round after a tie."""

from maquignon.rules.cards import KINDS_OF_NOTES, Purse, worth
from maquignon.rules.legality import number_at_stake
from maquignon.rules.state import ANSWERING, OFFERING, TIE_TO_CHALLENGER, State
from maquignon.rules.turn import add_notes, end_trade_turn, gain, lapse_claims, take_notes


def challenge(s: State, target: int, animal: int, notes: Purse) -> None:
    lapse_claims(s)
    s.standstill += 1
    s.target = target
    s.animal = animal
    s.stake = number_at_stake(s, s.active, target, animal)
    s.round = 1
    lay_offer(s, notes)


def lay_offer(s: State, notes: Purse) -> None:
    take_notes(s.purse[s.active], notes)
    add_notes(s.offer, notes)
    s.phase = ANSWERING


def accept(s: State) -> None:
    hand_over_offer(s, 0)
    hand_over_animals(s, s.active, s.target)


def counter(s: State, notes: Purse) -> None:
    offered = worth(s.offer)
    countered = worth(notes)
    again = offered == countered and s.round == 1 and s.tie != TIE_TO_CHALLENGER
    challenger_wins = offered >= countered and not again
    hand_over_counter(s, notes, smallest_handed_over(s, offered < countered))
    hand_over_offer(s, smallest_handed_over(s, challenger_wins))
    if again:
        s.round = 2
        s.phase = OFFERING
    elif challenger_wins:
        hand_over_animals(s, s.active, s.target)
    else:
        hand_over_animals(s, s.target, s.active)


def smallest_handed_over(s: State, won: bool) -> int:
    """Which notes of a counted pile the other trader gets: all from this kind upwards; the rest go back.

    R5.3 each keeps the money received, whatever the result; R5.5 or whoever won pays, but no zeros.
    """
    if not s.winner_pays:
        return 0
    return 1 if won else KINDS_OF_NOTES


def hand_over_offer(s: State, smallest: int) -> None:
    for kind in range(KINDS_OF_NOTES):
        receiver = s.target if kind >= smallest else s.active
        s.purse[receiver][kind] += s.offer[kind]
        s.offer[kind] = 0


def hand_over_counter(s: State, notes: Purse, smallest: int) -> None:
    for kind in range(smallest, KINDS_OF_NOTES):
        s.purse[s.target][kind] -= notes[kind]
        s.purse[s.active][kind] += notes[kind]


def hand_over_animals(s: State, winner: int, loser: int) -> None:
    s.herd[loser][s.animal] -= s.stake
    gain(s, winner, s.animal, s.stake)
    end_trade_turn(s)
