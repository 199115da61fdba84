"""Scripted players for playouts: each picks one of the words it can say, from what its seat may know."""

from typing import Any, Final

from maquignon.turbo.codec import DONE
from maquignon.turbo.dice import roll

RANDOM: Final = 0


def random_word(found: Any, number: int, dice: Any, place: int) -> int:
    """Evenly among the kinds of action (bid or pass, auction or trade …), then evenly among the words of that kind.

    Words that are a whole action stand first in `found`; whatever follows belongs to one kind.
    """
    plain = 0
    while plain < number and found[plain] < DONE:
        plain += 1
    if plain < number:
        if plain > 0:
            choice = roll(dice, place, plain + 1)
            if choice < plain:
                return found[choice]  # type: ignore[no-any-return]  # an array knows no more
        return found[plain + roll(dice, place, number - plain)]  # type: ignore[no-any-return]  # the same
    return found[roll(dice, place, number)]  # type: ignore[no-any-return]  # the same
