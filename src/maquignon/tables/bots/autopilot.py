"""What a table does for somebody whose time is up, or for a bot that failed: nothing bold, nothing foolish."""

from typing import Final

from maquignon.bots.appraisal import cheapest_payment, smallest_note
from maquignon.rules.actions import (
    Accept,
    Action,
    Auction,
    ClaimDove,
    Counter,
    LetStand,
    Offer,
    Pass,
    Pay,
    Sell,
    Trade,
)
from maquignon.rules.cards import FAMILY_VALUES, NO_NOTES
from maquignon.rules.choices import Challenge, Laying, Settlement
from maquignon.rules.options import Options

_SAFE: Final[dict[str, type[ClaimDove | Auction | Pass | Sell | LetStand | Accept]]] = {
    "claim_dove": ClaimDove,
    "auction": Auction,
    "pass": Pass,
    "sell": Sell,
    "let_stand": LetStand,
    "accept": Accept,
}
"""In this order, before anything that costs money."""


def safe_action(options: Options) -> Action:
    """A legal action that risks as little as possible; there must be options."""
    seat = options.seat
    for do, make in _SAFE.items():
        if options.find(do) is not None:
            return make(seat)
    match options.choices[0]:
        case Settlement(price=price, purse=purse):
            return Pay(seat, cheapest_payment(purse, price))
        case Laying(do=do) as laying:
            return (Counter if do == "counter" else Offer)(seat, _least(laying))
        case Challenge(stakes=stakes) as challenge:
            stake = min(stakes, key=lambda stake: FAMILY_VALUES[stake.animal] * stake.number)
            return Trade(seat, stake.target, stake.animal, _least(challenge))
        case other:
            raise AssertionError(f"no safe way to {other.do}")


def _least(pile: Laying | Challenge) -> tuple[int, ...]:
    return smallest_note(pile.purse) if pile.least else NO_NOTES
