"""How long and how many: a number may be set anew, but not to what people, machines or the others could not bear."""

from pkgutil import resolve_name

import pytest

from maquignon.tables.bots.pondering import QUICK, UNHURRIED
from maquignon.tables.bots.spacing import BREATH, SHOWDOWN
from maquignon.tables.clocks.clock import PACES, THINKING
from maquignon.tables.table.clockwork import IDLE

MEASURES = {
    # milliseconds of people
    "clocks.clock:FAIR_GAP": (500, 1_500),
    "clocks.clock:MOST_ALLOWANCE": (250, 1_000),
    "clocks.clock:GRACE": (10_000, 30_000),
    "people.attendance:AWAY": (20_000, 80_000),
    "people.attendance:LEFT": (5_000, 20_000),
    "table.ticks:STRIKES": (2, 3),
    # what bots say
    "bots.banter:MOST_REPEATS": (1, 3),
    "bots.banter:SILENCE": (10_000, 60_000),
    # chat, changes, places
    "people.talk:REMEMBERED": (50, 200),
    "people.talk:LINES": (4, 10),
    "people.talk:WITHIN": (5_000, 20_000),
    "people.talk:LINES_FROM_AN_ADDRESS": (12, 50),
    "people.names:LONGEST_NAME": (20, 32),
    "people.names:MOST_MARKS": (2, 4),
    "table.changing:MOST_CHANGES": (200, 1_000),
    "table.changing:AT_ONCE": (20, 80),
    "table.changing:ONE_MORE": (500, 3_000),
    "table.coming:MOST_SPECTATORS": (25, 100),
    "table.coming:MOST_FROM_AN_ADDRESS": (10, 50),
    "table.table:MOST_PENDING": (8, 32),
    "table.hints:MOST_HINTS": (1, 4),
    "bots.thinkers:MOST_ASKING": (4, 16),
    "bots.thinkers:MOST_ASKING_PER_ADDRESS": (2, 5),
    "hall.places:LENGTH": (5, 6),
    "hall.places:PRIVATE_LENGTH": (8, 12),
    "hall.lobby:LISTED": (50, 200),
    "game.playing:LONGEST_GAME": (5_000, 20_000),
    "protocol.frames:LONGEST_FRAME": (2_048, 8_192),
    # who does not answer
    "bots.pool:PATIENCE": (2.0, 10.0),
    "bots.pool:MOST_WAITS": (3, 12),
    "bots.pool:MOST_HUNG": (2, 8),
    "hall.openings:PATIENCE": (2.0, 8.0),
    "hall.reception:BETWEEN_PINGS": (2.0, 8.0),
    "hall.reception:REMEMBERED_PINGS": (3, 8),
    "hall.reception:BETWEEN_UPKEEPS": (600.0, 7_200.0),
    "telling.outbox:MOST_FRAMES": (32, 128),
    "telling.outbox:MOST_BYTES": (256 * 1024, 1024 * 1024),
    "store.postgres.database:PATIENCE": (2.0, 10.0),
    "store.postgres.leases:PATIENCE_FOR_A_BEAT": (0.75, 1.9),  # less than a lease
    "store.surroundings:LITTLE": (50_000_000, 1_000_000_000),
    # what many cost
    "hall.followers:BREATH": (150, 1_000),
    "hall.followers:BYTES_PER_MILLISECOND": (1_000, 10_000),
    "table.table:TOLD_IN_A_MILLISECOND": (100, 1_000),
    "game.journal:REMEMBERED_COMMANDS": (500, 5_000),
    "store.sqlite_thread:MOST_AT_ONCE": (100, 2_000),
    "store.sqlite_thread:BREATH": (0.001, 0.01),
    "store.postgres.appends:MOST_AT_ONCE": (100, 2_000),
    "store.postgres.news:BREATH": (0.1, 0.5),
    # until whoever has to come again does: soon, but not all at once
    "hall.visit:COME_AGAIN": (200, 2_000),
    "table.committing:COME_AGAIN": (50, 500),
    "table.committing:RETRY": (500, 2_000),
    # the time of a process
    "clocks.time:BETWEEN_BEATS": (0.25, 0.6),  # less than a stall
    "clocks.time:STALL": (0.6, 1.5),
    "clocks.time:SILENCE": (2.0, 5.0),
}


@pytest.mark.parametrize(("measure", "bounds"), MEASURES.items(), ids=MEASURES)
def test_what_is_set_can_be_borne(measure: str, bounds: tuple[float, float]) -> None:
    least, most = bounds
    assert least <= resolve_name(f"maquignon.tables.{measure}") <= most


def test_a_slower_table_is_slower_in_everything_and_none_is_beyond_people() -> None:
    paces = [PACES[speed] for speed in ("fast", "normal", "relaxed", "calm")]
    for of in ("opening", "quiet", "gap"):
        times = [getattr(pace, of) for pace in paces]
        assert 1_000 <= times[0] < times[1] < times[2] < times[3] <= 60_000
    assert all(pace and pace.opening > pace.quiet > pace.gap for pace in paces)
    fast, normal, relaxed = (THINKING[speed] or 0 for speed in ("fast", "normal", "relaxed"))
    assert 20_000 <= fast < normal / 2 < relaxed / 4 <= 60_000
    assert PACES["none"] is None
    assert THINKING["none"] is None


def test_bots_leave_people_time_to_see_and_do_not_bore_them() -> None:
    for least, most in (*UNHURRIED.values(), QUICK):
        assert 500 <= least < most <= 4_000
    assert BREATH["instant"] == SHOWDOWN["instant"] == 0
    assert 500 <= BREATH["lively"] < BREATH["calm"] <= 3_000
    assert 2_000 <= SHOWDOWN["lively"] < SHOWDOWN["calm"] <= 6_000


def test_an_empty_table_is_kept_for_a_break_and_a_game_overnight() -> None:
    minute, day = 60_000, 24 * 3_600_000
    assert 5 * minute <= IDLE["finished"] <= IDLE["gathering"] <= 60 * minute
    assert day / 2 <= IDLE["playing"] <= IDLE["paused"] <= 3 * day
