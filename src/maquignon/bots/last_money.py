"""Where money buys nothing any more, all that could be needed is laid: a rule for every bot, whatever it thinks."""

from maquignon.bots.appraisal import Notes, cheapest_payment
from maquignon.knowledge.purses import OFFERED, Knowledge
from maquignon.rules.actions import Accept, Action, Counter, Offer, Trade
from maquignon.rules.cards import Purse, worth
from maquignon.rules.views import View


def lay_last_money(view: View, action: Action, known: Knowledge | None = None) -> Action:
    """The action as it is or, in a trade after which this seat's money buys nothing, with all that could be needed."""
    if not isinstance(action, Trade | Accept | Counter | Offer) or view.purse is None:
        return action
    rival, animal = _dispute(view, action)
    if not _is_last(view, action.seat, rival, animal):
        return action
    answers = isinstance(action, Accept | Counter)
    if known is None:
        feared = view.money_in_play - worth(view.purse)
    else:
        feared = known.pile_rich[OFFERED] if answers else known.rich[rival]
    notes = _all_that_could_be_needed(view.purse, feared)
    if isinstance(action, Trade):
        return Trade(action.seat, rival, animal, notes)
    return Counter(action.seat, notes) if answers else Offer(action.seat, notes)


def _all_that_could_be_needed(purse: Purse, feared: int) -> Notes:
    """Every note; but who has more than there can be against it wins as surely with less, and lays half of the rest.

    What is laid goes to the loser: so neither of them ends the game on a heap of money.
    """
    if worth(purse) <= feared + 10:
        return tuple(purse)
    return (purse[0], *cheapest_payment(purse, max(feared + 10, (worth(purse) + feared) // 20 * 10))[1:])


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
