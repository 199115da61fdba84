"""The clocks of one table in step with its game: which runs, until when, and what stands still."""

from collections.abc import Callable

from maquignon.rules.legality import decider
from maquignon.rules.state import BIDDING, HOUSE
from maquignon.tables.clocks.clock import GRACE, PACES, THINKING, Count, Pace, fair_gap
from maquignon.tables.clocks.time import NEVER
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.protocol.shown import ClockShown


class Timekeeper:
    """Follows the sheet. While the table stands still every moment moves along with the time."""

    def __init__(self) -> None:
        self.count: Count | None = None
        self.decide_by: int | None = None
        self.stopped_at: int | None = None
        self.grace_until = 0
        """Nobody's time is up before, unless everybody is back."""
        self._holder: int | None = None
        self._counting: object = None
        self._deciding: object = None

    def follow(self, sheet: Sheet, now: int) -> None:
        """Start the clock that the game asks for now, unless it runs already."""
        self._follow_count(sheet, now)
        self._follow_decision(sheet, now)
        if self.grace_until:
            self._respect_grace()

    def restore(self, sheet: Sheet, now: int) -> None:
        """After a restart: the time that had run has run, but nobody's is up before a time of grace.

        What the log says about time was said by a clock that may have been set since.
        """
        self._follow_count(sheet, min(sheet.touched_at, now))
        self._follow_decision(sheet, min(sheet.asked_at, now))
        self.grant_grace(now)

    def grant_grace(self, now: int) -> None:
        """The server was away: until everybody is back, or for a while, no time is up."""
        self.grace_until = now + GRACE
        self._respect_grace()

    def end_grace(self) -> None:
        self.grace_until = 0

    def press(self, sheet: Sheet, now: int) -> None:
        """The hammer is pressed: the next call comes as soon as is fair."""
        if self.count is not None:
            people = any(sheet.chairs[seat].bot is None for seat in sheet.bidders())
            self.count.press(now, fair_gap(sheet.arrangement.hammer, people))
            self._respect_grace()

    def _respect_grace(self) -> None:
        if self.count is not None and self.count.due is not None:
            self.count.due = max(self.count.due, self.grace_until)
        if self.decide_by is not None:
            self.decide_by = max(self.decide_by, self.grace_until)

    def _follow_count(self, sheet: Sheet, now: int) -> None:
        holder = self._holder = sheet.hammer_holder()
        if holder is None:
            self.count = self._counting = None
            return
        assert sheet.game is not None
        bid = sheet.game.state.high_bid
        key = (sheet.question, bid, holder, sheet.chairs[holder].bot)
        if key != self._counting:
            self._counting = key
            self.count = Count.begin(_pace(sheet, holder), now, bid_stands=bid > 0)

    def _follow_decision(self, sheet: Sheet, now: int) -> None:
        seat = person_to_decide(sheet)
        key = None if seat is None else (sheet.question, seat)
        if key == self._deciding:
            return
        self._deciding = key
        time = THINKING[sheet.arrangement.thinking]
        self.decide_by = None if seat is None or time is None else now + time

    def moment(self, now: int) -> int:
        """What begins while time stands still begins when it stopped: it will move along with everything else."""
        return now if self.stopped_at is None else self.stopped_at

    def stop(self, now: int) -> None:
        if self.stopped_at is None:
            self.stopped_at = now

    def go_on(self, now: int) -> int:
        """How long time has stood still."""
        if self.stopped_at is None:
            return 0
        by, self.stopped_at = now - self.stopped_at, None
        if self.grace_until:
            self.grace_until += by
        if self.count is not None:
            self.count.shift(by)
        if self.decide_by is not None:
            self.decide_by += by
        return by

    def next_moment(self, allowance: Callable[[], int]) -> int:
        call = NEVER if self.count is None else self.count.next_moment(allowance)
        return call if self.decide_by is None else min(call, self.decide_by)

    def shown(self, sheet: Sheet, may_act: list[int]) -> ClockShown:
        count = self.count
        return ClockShown(
            paused=self.stopped_at is not None,
            calls=count.calls if count else 0,
            next_call=count.due if count else None,
            hammer=self._holder,
            out=sorted(sheet.out),
            thinking=[seat for seat in may_act if seat != HOUSE],
            decide_by=self.decide_by,
        )


def person_to_decide(sheet: Sheet) -> int | None:
    """The seat the game waits for, if a person has it; bids are the hammer's business."""
    game = sheet.under_way
    if game is None or game.state.phase == BIDDING:
        return None
    seat = decider(game.state)
    return seat if seat >= 0 and sheet.chairs[seat].bot is None else None


def _pace(sheet: Sheet, holder: int) -> Pace | None:
    """Where the hammer falls by hand a bot is in no hurry, and a person who forgets it has the time to think."""
    pace = PACES[sheet.arrangement.hammer]
    if pace is not None:
        return pace
    if sheet.chairs[holder].bot is not None:
        return PACES["relaxed"]
    time = THINKING[sheet.arrangement.thinking]
    return None if time is None else Pace(time, time, time)
