"""Where a connection comes from, and what may still come from there."""

from typing import Protocol

from maquignon.tables.protocol.refusals import Refusal


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
        """A code was wrong."""
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

    def afford(self, milliseconds: float) -> bool:
        return True


def require_patience(caller: Caller) -> None:
    """Of whoever has tried too many wrong codes."""
    if not caller.may_try_code():
        raise Refusal("too_fast", wait=10)
