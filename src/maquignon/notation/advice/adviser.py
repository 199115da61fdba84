"""What a language must be able to explain."""

from collections.abc import Sequence
from typing import Protocol

from maquignon.notation.why import Why


class Adviser(Protocol):
    """A module of this package: one sentence, with capital letter and full stop, to the player who asks."""

    def explain(self, why: Why, names: Sequence[str]) -> str:
        """A reason without a sentence does not type-check."""
        ...
