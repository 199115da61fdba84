"""Where a connection comes from, and what may still come from there."""

from typing import Protocol


class Caller(Protocol):
    @property
    def address(self) -> str:
        """One word for all connections of one place."""
        ...

    def admit_player(self) -> bool:
        """Whether one more new player may come from there."""
        ...

    def may_try_code(self) -> bool:
        """Whether a code may be tried, after so many wrong ones."""
        ...

    def missed(self) -> None:
        """A code is wrong, as far as anybody here knows."""
        ...

    def found_after_all(self) -> None:
        """The code that was thought wrong last is right: another server knows it."""
        ...

    def afford(self, milliseconds: float) -> bool:
        """Whether something that takes so much of the processor may be asked for."""
        ...


class Anybody:
    """Somebody who may do everything, at a table without a door."""

    address = ""

    def admit_player(self) -> bool:
        return True

    def may_try_code(self) -> bool:
        return True

    def missed(self) -> None:
        return

    def found_after_all(self) -> None:
        return

    def afford(self, milliseconds: float) -> bool:
        return True
