"""Who does act among those who may, when nobody is in a hurry: clockwise."""

from maquignon.rules.legality import decider
from maquignon.rules.state import BIDDING, HOUSE, NOBODY, State


def next_to_act(s: State) -> int:
    """The one seat to ask now; the house when nobody else may act, and `NOBODY` once the game is over."""
    if s.with_dove:
        claimant = first_claimant(s)
        if claimant != NOBODY:
            return claimant
    if s.phase == BIDDING:
        return next_bidder(s)
    return decider(s)


def first_claimant(s: State) -> int:
    """D17 whoever may claim the dove is asked before the chance lapses, the oldest claim first."""
    first = NOBODY
    for seat in range(s.players):
        if s.dove_claims[seat] > 0 and (first == NOBODY or s.dove_claims[seat] < s.dove_claims[first]):
            first = seat
    return first


def next_bidder(s: State) -> int:
    """D8 bidders are asked clockwise from the auctioneer, and on from whoever bid last, until all others passed."""
    players, auctioneer, passed = s.players, s.active, s.passed
    latest = auctioneer if s.leader == NOBODY else s.leader
    for step in range(1, players):
        seat = (latest + step) % players
        if seat != auctioneer and not passed[seat]:  # `may_pass`, for all but the leader, who does not come up here
            return seat
    return HOUSE
