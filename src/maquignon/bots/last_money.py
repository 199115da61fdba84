"""Money that cannot matter any more is laid: a rule for every bot, whatever it thinks."""

from maquignon.bots.appraisal import Notes, cheapest_payment
from maquignon.knowledge.purses import OFFERED, Knowledge
from maquignon.rules.actions import Accept, Action, Counter, Offer, Trade
from maquignon.rules.cards import NO_NOTES, Purse, worth
from maquignon.rules.views import View


def lay_last_money(view: View, action: Action, known: Knowledge | None = None) -> Action:
    """The action as it is, or with as much more laid as cannot matter any more."""
    if not isinstance(action, Trade | Accept | Counter | Offer) or view.purse is None or any(view.pile):
        return action
    rival, animal = _dispute(view, action)
    answers = isinstance(action, Accept | Counter)
    if _is_last(view, action.seat, rival, animal):
        notes = _all_but_for_a_rival(view, action.seat, rival, animal, _feared(view, rival, known, answers))
    else:
        notes = _beyond_half(view.purse, view.money_in_play)
        if worth(notes) <= (0 if isinstance(action, Accept) else worth(action.notes)):
            return action
    if isinstance(action, Trade):
        return Trade(action.seat, rival, animal, notes)
    return Counter(action.seat, notes) if answers else Offer(action.seat, notes)


def _all_but_for_a_rival(view: View, seat: int, rival: int, animal: int, feared: int) -> Notes:
    """After this trade the seat's money buys nothing: every note is laid.

    Only where the rival, who gets what is laid, could buy something with it, or where money breaks ties, and where less
    wins as surely, that much.
    """
    purse = view.purse or ()
    useless = _is_last(view, rival, seat, animal) and view.edition.tie_break == "none"
    if useless or worth(purse) <= feared + 10:
        return tuple(purse)
    return (purse[0], *cheapest_payment(purse, feared + 10)[1:])


def _beyond_half(purse: Purse, everything: int) -> Notes:
    """Hardly anybody can lay more than half of all the money: who holds it does not sit on what goes beyond."""
    beyond = min(worth(purse), worth(purse) - everything // 20 * 10 + 10)
    return (purse[0], *cheapest_payment(purse, beyond)[1:]) if beyond > 0 else NO_NOTES


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


def _is_last(view: View, seat: int, rival: int, animal: int) -> bool:
    """No half family is left to this seat to trade for, won or lost."""
    complete, mine, theirs = view.edition.family_size, view.herds[seat], view.herds[rival][animal]
    at_stake = 2 if mine[animal] == theirs == 2 else 1
    others = (number for kind, number in enumerate(mine) if kind != animal)
    return mine[animal] == at_stake == complete - at_stake and all(number in (0, complete) for number in others)
