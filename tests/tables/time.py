"""Time that stands still until a test lets it pass."""

import asyncio
import heapq
from collections.abc import Callable
from itertools import count

SOME_DAY = 1_800_000_000_000


class SetAlarm:
    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class FakeTime:
    def __init__(self) -> None:
        self._now = SOME_DAY
        self.silences = 0
        self._alarms: list[tuple[int, int, SetAlarm]] = []
        self._order = count()

    def now(self) -> int:
        return self._now

    def call_at(self, moment: int, callback: Callable[[], None]) -> SetAlarm:
        alarm = SetAlarm(callback)
        heapq.heappush(self._alarms, (moment, next(self._order), alarm))
        return alarm

    def next_alarm(self) -> int | None:
        while self._alarms and self._alarms[0][2].callback is None:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    async def pass_by(self, milliseconds: int) -> None:
        """Let time pass, ringing every alarm in its moment and letting everybody react to it."""
        end = self._now + milliseconds
        await settle()
        while (moment := self.next_alarm()) is not None and moment <= end:
            self._now = max(self._now, moment)
            alarm = heapq.heappop(self._alarms)[2]
            if alarm.callback is not None:
                alarm.callback()
            await settle()
        self._now = end
        await settle()

    def set_back(self, milliseconds: int) -> None:
        """As somebody does with the clock of a computer, while nothing runs."""
        self._now -= milliseconds

    async def pass_until(self, moment: int) -> None:
        await self.pass_by(max(0, moment - self._now))


async def settle() -> None:
    """Let everything run that waits for nothing but its turn."""
    for _ in range(12):
        await asyncio.sleep(0)
