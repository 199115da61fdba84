"""Places for tables: how many there may be in all, of one host and from one address; and the code of each."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from maquignon.tables.protocol.refusals import Refusal

LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ23456789"
"""No vowels, so that no code is a word; nothing that looks like something else."""
LENGTH: Final = 5
"""Of a public table's code, which everybody can read; one that is not listed has more letters than can be tried."""
PRIVATE_LENGTH: Final = 8
"""Letters of a code that nobody can read anywhere."""


@dataclass(frozen=True, slots=True)
class Limits:
    tables: int = 1_000
    tables_per_player: int = 5
    """Open tables of one host."""
    tables_per_address: int = 50
    """Open tables of all hosts at one address, those whose game is over among them: they take a place of all."""
    guests: int = 4_000


@dataclass(frozen=True, slots=True)
class Occupant:
    """What one table takes: of its host, and of the address it was opened from, as far as that is known."""

    host: str
    address: str = ""
    command: str | None = None
    """That asked for it."""


class TablePlaces:
    """Taken at once and given back on failure: nothing may wait between the look and the taking."""

    def __init__(self, limits: Limits, is_over: Callable[[str], bool]) -> None:
        """`is_over` says of a code whether its game is over: such a table is no longer its host's."""
        self._limits, self._is_over = limits, is_over
        self._by_code: dict[str, Occupant] = {}

    def reserve(self, place: Occupant, *, public: bool) -> str:
        """The code of a new table, or a refusal."""
        taken = self._by_code
        of_host = sum(other.host == place.host and not self._is_over(code) for code, other in taken.items())
        of_address = sum(other.address == place.address for other in taken.values()) if place.address else 0
        limits = self._limits
        if (
            len(taken) >= limits.tables
            or of_host >= limits.tables_per_player
            or of_address >= limits.tables_per_address
        ):
            raise Refusal("too_many_tables")
        length = LENGTH if public else PRIVATE_LENGTH
        code = _new_code(length)
        while code in taken:
            code = _new_code(length)
        taken[code] = place
        return code

    def keep(self, code: str, place: Occupant) -> None:
        """Of a table that was there before."""
        self._by_code[code] = place

    def taken_by(self, command: str) -> str | None:
        """The code of the table that this command asked for."""
        return next((code for code, place in self._by_code.items() if place.command == command), None)

    def release(self, code: str) -> None:
        self._by_code.pop(code, None)


def _new_code(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
