"""What a seat sees, built up from nothing: a field that is not written here is not seen."""

from dataclasses import dataclass, field

from maquignon.rules.game import Game, to_act, winners
from maquignon.rules.scoring import WhyOver, score, why_over
from maquignon.rules.state import ANSWERING, BUYING_BACK, NOBODY, NUMBERS_OF_A_TURN, PHASES, State
from maquignon.rules.terms.edition import Edition

Counts = tuple[int, ...]
"""Counts by kind, in the order of `NOTES` or of `ANIMALS`."""


@dataclass(slots=True)
class View:
    """The whole table as one viewer may know it; `viewer` is None for a spectator."""

    viewer: int | None
    edition: Edition
    players: int
    phase: str
    to_act: Counts  # seats, -1 for the house
    active: int  # auctioneer or challenger
    must_auction: bool  # coup-double: the auction is due after the trade
    standstill: int  # D21 trades in a row, with no auction and no completed family between them
    returns: int  # D21 how often the position at the start of this turn had come up before
    seen: Counts = field(compare=False)  # D21 what everybody remembers: `State.seen`; too much for every message
    pile: Counts  # everybody can count which animals have not been seen; nobody knows their order
    donkeys: int  # turned up so far
    money_in_play: int
    herds: tuple[Counts, ...]
    hand_sizes: Counts  # D3
    purse: Counts | None  # the viewer's own
    shown: tuple[Counts | None, ...]  # R4.7 whoever could not pay for this lot has laid everything open
    # the auction
    lot: Counts  # animals, in the order they were turned up
    high_bid: int
    leader: int | None
    passed: tuple[bool, ...]
    has_bid: tuple[bool, ...]
    debtor: int | None
    paid_size: int  # bluff: notes on the table until the seller lets the sale stand
    paid: Counts | None  # D13 payer and payee only
    # the trade
    target: int | None
    animal: int | None
    stake: int
    round: int
    offer_size: int
    offer: Counts | None  # the challenger's own, face down for everybody else
    # the result
    dove: int | None
    dove_claims: Counts  # seats that may claim it now
    scores: Counts
    winners: Counts
    ended: WhyOver | None  # why the game is over


def view(game: Game, viewer: int | None) -> View:
    """What `viewer` sees of the game; None is a spectator."""
    s = game.state
    seats = range(s.players)
    trading = s.target != NOBODY
    return View(
        viewer=viewer,
        edition=game.edition,
        players=s.players,
        phase=PHASES[s.phase],
        to_act=tuple(to_act(game)),
        active=s.active,
        must_auction=bool(s.must_auction),
        standstill=s.standstill,
        returns=s.returns,
        seen=tuple(s.seen[: s.turns_seen * NUMBERS_OF_A_TURN]),
        pile=tuple(s.pile),
        donkeys=s.donkeys,
        money_in_play=s.money_in_play,
        herds=tuple([tuple(s.herd[seat]) for seat in seats]),
        hand_sizes=tuple([sum(s.purse[seat]) for seat in seats]),
        purse=seen_purse(s, viewer),
        shown=tuple([tuple(s.purse[seat]) if s.defaulted[seat] else None for seat in seats]),
        lot=tuple(s.lot[: s.lot_count]),
        high_bid=s.high_bid,
        leader=_somebody(s.leader),
        passed=tuple([bool(s.passed[seat]) for seat in seats]),
        has_bid=tuple([bool(s.has_bid[seat]) for seat in seats]),
        debtor=_somebody(s.debtor),
        paid_size=sum(s.paid),
        paid=seen_payment(s, viewer),
        target=_somebody(s.target),
        animal=s.animal if trading else None,
        stake=s.stake,
        round=s.round,
        offer_size=sum(s.offer),
        offer=seen_offer(s, viewer),
        dove=_somebody(s.dove),
        dove_claims=tuple([seat for seat in seats if s.dove_claims[seat]]),
        scores=tuple([score(s, seat) for seat in seats]),
        winners=tuple(winners(game)),
        ended=why_over(s),
    )


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def seen_purse(s: State, viewer: int | None) -> Counts | None:
    return None if viewer is None else tuple(s.purse[viewer])


def seen_payment(s: State, viewer: int | None) -> Counts | None:
    """D13 the notes on the table are known to who paid them and who may take them."""
    if s.phase == BUYING_BACK and viewer is not None and viewer in (s.active, s.leader):
        return tuple(s.paid)
    return None


def seen_offer(s: State, viewer: int | None) -> Counts | None:
    return tuple(s.offer) if s.phase == ANSWERING and viewer == s.active else None
