"""Money that cannot matter any more is laid: a rule for every bot, whatever it thinks."""

from operator import sub

from maquignon.bots.appraisal import Notes, cheapest_payment
from maquignon.knowledge.purses import OFFERED, Knowledge
from maquignon.rules.actions import Accept, Action, Counter, Offer, Trade
from maquignon.rules.cards import Purse, worth
from maquignon.rules.views import View


def lay_last_money(view: View, action: Action, known: Knowledge | None = None) -> Action:
    """The action as it is, or with as much more laid as cannot matter any more."""
    if not isinstance(action, Trade | Accept | Counter | Offer) or view.purse is None or any(view.pile):
        return action
    rival, animal = _dispute(view, action)
    answers = isinstance(action, Accept | Counter)
    feared = _feared(view, rival, known, answers)
    if _is_last(view, action.seat, rival, animal, worth(view.purse) > feared + 10):
        notes = _all_but_for_a_rival(view, rival, animal, feared)
    else:
        least = max(_beyond_half(view.purse, view.money_in_play), _for_hope(view, action.seat, rival, animal, known))
        if least <= (0 if isinstance(action, Accept) else worth(action.notes)):
            return action
        notes = _at_least(view.purse, least)
    if isinstance(action, Trade):
        return Trade(action.seat, rival, animal, notes)
    return Counter(action.seat, notes) if answers else Offer(action.seat, notes)


def _all_but_for_a_rival(view: View, rival: int, animal: int, feared: int) -> Notes:
    """After this trade the seat's money buys nothing: every note is laid.

    Only where less wins as surely it may be less: where the rival, who gets what is laid, could buy something with it,
    where money breaks ties, or where it would leave the rival sitting on half of all the money.
    """
    purse = view.purse or ()
    everything, enough = worth(purse), feared + 10
    if everything <= enough:
        return tuple(purse)
    if not _has_no_other(view, rival, animal):
        return _at_least(purse, enough)
    half, winner_pays = view.money_in_play // 2, view.edition.trade_money == "winner-pays"
    kept = feared if winner_pays else 0  # R5.5 the rival keeps what it laid itself
    if everything + kept < half:
        return tuple(purse) if view.edition.tie_break == "none" else _at_least(purse, enough)
    shared = (everything - kept if winner_pays else everything + feared) // 2  # neither side is left with half
    laid = _at_most(purse, min(shared, half - kept - 10))
    return laid if worth(laid) >= enough else _at_least(purse, enough)


def _at_least(purse: Purse, money: int) -> Notes:
    """The zeros, and as little as comes to so much."""
    return (purse[0], *cheapest_payment(purse, money)[1:])


def _at_most(purse: Purse, money: int) -> Notes:
    """As much as comes to no more than this."""
    return tuple(map(sub, purse, cheapest_payment(purse, worth(purse) - max(0, money))))


def _beyond_half(purse: Purse, everything: int) -> int:
    """Hardly anybody can lay more than half of all the money: who holds it does not sit on what goes beyond."""
    return min(worth(purse), worth(purse) - everything // 20 * 10 + 10)


def _for_hope(view: View, seat: int, rival: int, animal: int, known: Knowledge | None) -> int:
    """Who is out of the trades if it loses, and must win twice, lays what leaves both with as much, or all it has.

    The rival can lay everything, and again what it gets for that: who is no richer cannot win twice, and keeps nothing.
    Who is richer wins the second time only if it keeps half of what both hold.
    """
    if not _is_last_hope(view, seat, rival, animal):
        return 0
    own, other = worth(view.purse or ()), _likely(view, rival, known)
    if own <= other:
        return own
    return 0 if view.edition.trade_money == "winner-pays" else (own + other) // 20 * 10


def _is_last_hope(view: View, seat: int, rival: int, animal: int) -> bool:
    """To lose would complete the rival's family and leave this seat nothing to trade for."""
    mine, theirs, at_stake = _stake(view, seat, rival, animal)
    ends = mine == at_stake and theirs + at_stake == view.edition.family_size
    return ends and view.edition.tie_break == "none" and _has_no_other(view, seat, animal)


def _likely(view: View, rival: int, known: Knowledge | None) -> int:
    """What the rival probably has, and its offer with it."""
    if known is None:
        return (view.money_in_play - worth(view.purse or ())) // (view.players - 1)
    return (known.poor[rival] + known.rich[rival]) // 2


def _feared(view: View, rival: int, known: Knowledge | None, answers: bool) -> int:
    """The most that the rival can lay, or has laid, for all that this seat knows."""
    if known is None:
        return view.money_in_play - worth(view.purse or ())
    return known.pile_rich[OFFERED] if answers else known.rich[rival]


def _dispute(view: View, action: Trade | Accept | Counter | Offer) -> tuple[int, int]:
    """With whom, and for which animal."""
    if isinstance(action, Trade):
        return action.target, action.animal
    assert view.target is not None
    assert view.animal is not None
    return (view.active if action.seat == view.target else view.target), view.animal


def _is_last(view: View, seat: int, rival: int, animal: int, wins: bool) -> bool:
    """No half family is left to this seat to trade for: won or lost, or as it `wins` for sure."""
    mine, _, at_stake = _stake(view, seat, rival, animal)
    decided = mine + at_stake == view.edition.family_size and (wins or mine == at_stake)
    return decided and _has_no_other(view, seat, animal)


def _stake(view: View, seat: int, rival: int, animal: int) -> tuple[int, int, int]:
    """How many of this animal this seat and the rival have, and how many change hands."""
    mine, theirs = view.herds[seat][animal], view.herds[rival][animal]
    return mine, theirs, 2 if mine == theirs == 2 else 1


def _has_no_other(view: View, seat: int, animal: int) -> bool:
    """All that this seat owns of other kinds are complete families."""
    others = (number for kind, number in enumerate(view.herds[seat]) if kind != animal)
    return all(number in (0, view.edition.family_size) for number in others)
