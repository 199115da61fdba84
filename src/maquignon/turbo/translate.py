"""Between actions as the law knows them and the integers of the codec."""

from typing import Final

from maquignon.rules.actions import (
    Accept,
    Action,
    Auction,
    Bid,
    BuyBack,
    ClaimDove,
    Counter,
    LetStand,
    Offer,
    Pass,
    Pay,
    Preempt,
    Sell,
    Trade,
)
from maquignon.rules.cards import KINDS_OF_ANIMALS, KINDS_OF_NOTES
from maquignon.rules.legality import lowest_bid
from maquignon.rules.state import State
from maquignon.turbo.codec import (
    CHALLENGE,
    DONE,
    DOUBLINGS,
    LAY,
    LIFT,
    RAISE,
    SAY_ACCEPT,
    SAY_AUCTION,
    SAY_CLAIM_DOVE,
    SAY_LET_STAND,
    SAY_PASS,
    SAY_PREEMPT,
    SAY_SELL,
    Draft,
    say,
)

_PLAIN: Final[dict[type[Action], int]] = {
    Pass: SAY_PASS, Auction: SAY_AUCTION, Sell: SAY_SELL, Preempt: SAY_PREEMPT,
    LetStand: SAY_LET_STAND, Accept: SAY_ACCEPT, ClaimDove: SAY_CLAIM_DOVE,
}  # fmt: skip
_WITHOUT_MORE: Final = {kind.kind: kind for kind in (Auction, Pass, Sell, Preempt, LetStand, Accept, ClaimDove)}
_WITH_NOTES: Final = {kind.kind: kind for kind in (Pay, BuyBack, Counter, Offer)}


def symbols_of(s: State, action: Action) -> list[int]:
    """The integers that say a legal action of a seat, in order. The house has no symbols: what it does is chance."""
    if type(action) in _PLAIN:
        return [_PLAIN[type(action)]]
    if isinstance(action, Bid):
        return _symbols_of_raise((action.amount - lowest_bid(s)) // 10)
    if isinstance(action, Trade):
        steps = (action.target - action.seat) % s.players
        symbols = [CHALLENGE + (steps - 1) * KINDS_OF_ANIMALS + action.animal]
    elif isinstance(action, Pay | BuyBack | Counter | Offer):
        symbols = []
    else:
        raise ValueError(f"{action} is done by the house and has no place in the codec.")
    symbols += [LAY + kind for kind in range(KINDS_OF_NOTES - 1, -1, -1) for _ in range(action.notes[kind])]
    return symbols if _is_complete(s, action.seat, symbols) else [*symbols, DONE]


def _symbols_of_raise(tens: int) -> list[int]:
    doublings = [doubling for doubling in range(DOUBLINGS - 1, -1, -1) if tens >> doubling & 1]
    if not doublings:
        return [RAISE]
    return [*(LIFT + doubling - 1 for doubling in doublings[:-1]), RAISE + 1 + doublings[-1]]


def _is_complete(s: State, seat: int, symbols: list[int]) -> bool:
    draft = Draft()
    complete = False
    for symbol in symbols:
        complete = say(s, draft, seat, symbol)
    return complete


def action_of(draft: Draft, seat: int) -> Action:
    """The action that a complete draft says."""
    if draft.doing in _WITHOUT_MORE:
        return _WITHOUT_MORE[draft.doing](seat)
    notes = tuple(draft.notes)
    if draft.doing in _WITH_NOTES:
        return _WITH_NOTES[draft.doing](seat, notes)
    if draft.doing == Bid.kind:
        return Bid(seat, draft.amount)
    return Trade(seat, draft.target, draft.animal, notes)
