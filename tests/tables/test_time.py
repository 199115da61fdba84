"""Time: a clock that never jumps, and stands still while the process does."""

from maquignon.tables.clocks.time import BETWEEN_BEATS, SILENCE, STALL, RealTime


class Clock:
    def __init__(self) -> None:
        self.moment = 1_000.0

    def __call__(self) -> float:
        return self.moment


def test_time_passes_while_somebody_asks_for_it() -> None:
    clock = Clock()
    time = RealTime(clock)
    began = time.now()
    for _ in range(20):
        clock.moment += BETWEEN_BEATS
        time.now()
    assert time.now() - began == 10_000
    assert time.silences == 0


def test_no_time_passes_while_the_process_is_not_there() -> None:
    clock = Clock()
    time = RealTime(clock)
    began = time.now()
    clock.moment += 30
    assert time.now() == began
    assert time.silences == 1
    clock.moment += BETWEEN_BEATS
    assert time.now() == began + 1000 * BETWEEN_BEATS


def test_a_busy_moment_is_no_silence() -> None:
    clock = Clock()
    time = RealTime(clock)
    began = time.now()
    clock.moment += STALL
    assert time.now() == began + 1000 * STALL
    assert time.silences == 0


def test_a_short_stall_takes_nobodys_time_and_is_no_silence() -> None:
    """Between two calls of a fast hammer there is one second: a bid that came meanwhile was not heard yet."""
    clock = Clock()
    time = RealTime(clock)
    began = time.now()
    clock.moment += SILENCE
    assert time.now() == began
    assert time.silences == 0
