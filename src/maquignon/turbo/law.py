"""The law as Python calls it: one action, or a whole list of them, on a compiled position."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from maquignon.rules.act import act
from maquignon.rules.legality import why_not
from maquignon.rules.reasons import FINE
from maquignon.rules.state import State
from maquignon.turbo.compiled import entry

# The compact form of an action. Seats must be the house or at the table: the law does not ask (`game.refusal` does).
ACTION: Final = np.dtype(
    [("kind", "i1"), ("seat", "i1"), ("amount", "i4"), ("target", "i1"), ("animal", "i1"), ("notes", "i1", (6,))]
)


def _attempt(s: State, kind: int, seat: int, amount: int, target: int, animal: int, notes: list[int]) -> int:
    """Do an action if it is legal; the reason if not, and nothing has changed."""
    reason = why_not(s, kind, seat, amount, target, animal, notes)
    if reason == FINE:
        act(s, kind, seat, amount, target, animal, notes)
    return reason


def _replay(s: State, actions: NDArray[np.void], reasons: NDArray[np.int8], states: NDArray[np.void]) -> None:
    """Attempt actions one after the other; what came of each goes into `reasons` and `states`."""
    for place in range(len(actions)):
        a = actions[place]
        reasons[place] = _attempt(s, a.kind, a.seat, a.amount, a.target, a.animal, a.notes)
        states[place] = s


attempt = entry(_attempt)
replay = entry(_replay)
