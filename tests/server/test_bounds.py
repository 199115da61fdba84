"""How much the server lets anybody have: a bound a hundred times as wide by a slip holds in every other test."""

import pytest

from maquignon.server import arrivals, callers, door, heavy, limits, line, live, operation, patience, wire
from maquignon.server.api_games import LONGEST_RECORD
from maquignon.server.site import SPARE_CONNECTIONS, SPARE_CONNECTIONS_PER_ADDRESS
from maquignon.tables.protocol.frames import LONGEST_FRAME

KB = 1024


@pytest.mark.parametrize(
    ("bound", "least", "most"),
    [
        (LONGEST_FRAME, 2 * KB, 16 * KB),
        (LONGEST_RECORD, 500_000, 2_000_000),
        (SPARE_CONNECTIONS, 500, 10_000),
        (SPARE_CONNECTIONS_PER_ADDRESS, 30, 200),
        (arrivals.BURST, 1, 10),
        (arrivals.PER_REQUEST, 1, 5),
        (callers.BURST, 1, 10),
        (callers.FILES_PER_REQUEST, 5, 50),
        (callers.WRONG_CODES, 5, 30),
        (callers.SECONDS_PER_WRONG_CODE, 5, 60),
        (door.MOST_LONG_CONTENTS, 2, 20),
        (door.SOON, 1, 10),
        (heavy.MOST_WAITING, 4, 20),
        (heavy.MOST_WAITING_PER_ADDRESS, 1, 4),
        (heavy.SECONDS_FOR_A_PIECE, 5, 60),
        (limits.MOST_ADDRESSES, 5_000, 100_000),
        (line.MOST_AT_ONCE, 16 * KB, 512 * KB),
        (live.BURST, 2, 15),
        (live.MOST_STRIKES, 10, 100),
        (live.SECONDS_TO_SAY_HELLO, 5, 60),
        (operation.MOST_BODY, 4 * KB, 64 * KB),
        (patience.LONGEST_HEAD, 8 * KB, 64 * KB),
        (patience.LONGEST_PATH, 1 * KB, 8 * KB),
        (patience.LONGEST_ADDRESS, 4 * KB, 32 * KB),
        (patience.MOST_FIELDS, 50, 200),
        (patience.MOST_PIPELINED, 1, 16),
        (patience.MOST_CHUNKS, 5_000, 50_000),
        (patience.SECONDS_FOR_A_HEAD, 5, 60),
        (patience.SECONDS_FOR_A_BODY, 20, 120),
        (patience.SECONDS_AT_THE_END, 0.2, 4),
        (patience.BETWEEN_LOOKS, 2, 30),
        (patience.LEAST_READ, 1 * KB, 64 * KB),
        (patience.MOST_LOOKS, 10, 100),
        (wire.MOST_UNHEARD, 64, 1_000),
        (wire.SECONDS_TO_ANSWER, 0.5, 10),
        (wire.SECONDS_TO_READ, 2, 60),
        (wire.SCRAPS_PER_SECOND, 5, 100),
        (wire.MOST_SCRAPS, 50, 1_000),
        (wire.PIECE, 512, 16 * KB),
        (wire.MOST_FAREWELL, 2 * KB, 64 * KB),
    ],
)
def test_a_bound_is_of_the_size_that_honest_people_need_and_others_cannot_use(
    bound: float, least: float, most: float
) -> None:
    assert least <= bound <= most


def test_what_waits_for_its_turn_is_not_more_than_a_small_computer_has() -> None:
    """Long contents of one address, and heads of all connections that one address may have."""
    assert door.MOST_LONG_CONTENTS * LONGEST_RECORD <= 32_000_000
    assert (100 + SPARE_CONNECTIONS_PER_ADDRESS) * patience.LONGEST_HEAD <= 32_000_000
    assert heavy.SECONDS_FOR_A_PIECE * heavy.MOST_WAITING_PER_ADDRESS <= 60, "seconds that one address holds up others"
