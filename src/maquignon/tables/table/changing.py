"""How much may be changed around a game: each change is an entry in the log, and a log has an end."""

from typing import Final

from maquignon.tables.protocol.refusals import Refusal

MOST_CHANGES: Final = 400
"""At one table: arranging, sitting down and standing up, names, pauses. Moves do not count: a game can always end."""
AT_ONCE: Final = 40
"""Changes that one player may make in one go."""
ONE_MORE: Final = 1_500
"""Milliseconds after which there may be another."""


class Changes:
    """Who has made how many changes of late."""

    def __init__(self) -> None:
        self._spent_until: dict[str, int] = {}

    def take(self, player: str, so_far: int, now: int) -> None:
        """One more change by this player, after so many at the table; or a refusal."""
        if so_far >= MOST_CHANGES:
            raise Refusal("too_many_changes")
        spent_until = max(self._spent_until.get(player, now), now) + ONE_MORE
        if spent_until > now + AT_ONCE * ONE_MORE:
            raise Refusal("too_fast", wait=2)
        self._spent_until = {who: until for who, until in self._spent_until.items() if until > now}
        self._spent_until[player] = spent_until
