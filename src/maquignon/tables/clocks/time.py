"""What time it is, and being called at a moment: the real thing here, an obedient one in tests."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

NEVER: Final = 1 << 62
"""A moment that does not come."""


BETWEEN_BEATS: Final = 0.5
"""Seconds after which somebody has asked for the time again, unless the process stood still."""
STALL: Final = 0.75
"""Seconds without anybody asking: nobody was heard meanwhile, so no time has passed."""
SILENCE: Final = 2.5
"""Seconds after which everybody needs a time of grace besides."""


class Alarm(Protocol):
    """A call that is still to come."""

    def cancel(self) -> None: ...


class Time(Protocol):
    """Moments are whole milliseconds since 1970."""

    silences: int

    def now(self) -> int: ...
    def call_at(self, moment: int, callback: Callable[[], None]) -> Alarm: ...


class AlarmClock:
    """Rings once, at the soonest moment it was set to; then it can be set again once it was stopped."""

    def __init__(self, time: Time, ring: Callable[[], None]) -> None:
        self._time, self._ring = time, ring
        self._moment = NEVER
        self._alarm: Alarm | None = None

    def set(self, moment: int) -> None:
        if moment < self._moment:
            self.stop()
            self._moment = moment
            self._alarm = self._time.call_at(moment, self._ring)

    def stop(self) -> None:
        self._moment = NEVER
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


class RealTime:
    """The wall clock as it was at the start, carried on by the clock that never jumps.

    It stands still while the process does: whoever is stopped, swapped out or asleep hears nobody, and nobody's time
    may run out meanwhile. That is noticed by asking what time it is, so somebody has to ask often (`BETWEEN_BEATS`).
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._asked = clock()
        self._offset = time.time() - self._asked
        self.silences = 0
        """How often the process was not there for long."""

    def now(self) -> int:
        moment = self._clock()
        passed = moment - self._asked
        if passed > STALL:
            self._offset -= passed
            self.silences += passed > SILENCE
        self._asked = moment
        return int((moment + self._offset) * 1000)

    def call_at(self, moment: int, callback: Callable[[], None]) -> Alarm:
        delay = max(0, moment - self.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, callback)
