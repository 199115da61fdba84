"""Money that cannot matter any more is laid: a rule for every bot, whatever else it thinks."""

from maquignon.rules.actions import Accept, Action, Counter, Offer, Trade
from maquignon.rules.views import View


def lay_last_money(view: View, action: Action) -> Action:
    """The action as it is or, in a trade after which this seat's money buys nothing, the same with every note laid."""
    if not isinstance(action, Trade | Accept | Counter | Offer) or view.purse is None:
        return action
    rival, animal = _dispute(view, action)
    if not _is_last(view, action.seat, rival, animal):
        return action
    if isinstance(action, Trade):
        return Trade(action.seat, rival, animal, view.purse)
    return Offer(action.seat, view.purse) if isinstance(action, Offer) else Counter(action.seat, view.purse)


def _dispute(view: View, action: Trade | Accept | Counter | Offer) -> tuple[int, int]:
    """With whom, and for which animal."""
    if isinstance(action, Trade):
        return action.target, action.animal
    assert view.target is not None
    assert view.animal is not None
    return (view.active if action.seat == view.target else view.target), view.animal


def _is_last(view: View, seat: int, rival: int, animal: int) -> bool:
    """No auction follows, no half family is left to trade for, won or lost, and money breaks no tie."""
    if any(view.pile) or view.edition.tie_break == "money":
        return False
    complete, mine, theirs = view.edition.family_size, view.herds[seat], view.herds[rival][animal]
    at_stake = 2 if mine[animal] == theirs == 2 else 1
    others = (number for kind, number in enumerate(mine) if kind != animal)
    return mine[animal] == at_stake == complete - at_stake and all(number in (0, complete) for number in others)
