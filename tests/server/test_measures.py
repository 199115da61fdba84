"""How long and how much of the door: a number may be set anew, but not to what keeps nobody out, or everybody."""

from pkgutil import resolve_name

import pytest

KB = 1024
MEASURES = {
    # before anything is known of somebody
    "arrivals:BURST": (2, 6),
    "arrivals:PER_REQUEST": (1, 4),
    "arrivals:PACKETS_PER_REQUEST": (20, 80),
    "arrivals:PACKET": (2 * KB, 8 * KB),
    "handshake:SECONDS_FOR_A_HANDSHAKE": (5, 20),
    # a request
    "patience:LONGEST_HEAD": (16 * KB, 64 * KB),
    "patience:LONGEST_PATH": (1 * KB, 4 * KB),
    "patience:LONGEST_ADDRESS": (8 * KB, 32 * KB),
    "patience:MOST_FIELDS": (50, 200),
    "patience:MOST_PIPELINED": (2, 16),
    "patience:MOST_CHUNKS": (5_000, 20_000),
    "patience:SECONDS_FOR_A_HEAD": (10, 30),
    "patience:SECONDS_FOR_A_BODY": (30, 90),
    "patience:SECONDS_AT_THE_END": (0.5, 3),
    "patience:BETWEEN_LOOKS": (5, 20),
    "patience:LEAST_READ": (2 * KB, 8 * KB),
    "patience:MOST_LOOKS": (15, 60),
    "operation:MOST_BODY": (8 * KB, 32 * KB),
    "door:MOST_LONG_CONTENTS": (4, 16),
    "door:MOST_PARAMETERS": (10, 40),
    "door:SOON": (1, 5),
    "callers:BURST": (2, 6),
    "callers:FILES_PER_REQUEST": (5, 20),
    "callers:WORK_PER_MESSAGE": (0.75, 2.5),
    "callers:WRONG_CODES": (6, 24),
    "callers:SECONDS_PER_WRONG_CODE": (5, 30),
    "limits:MOST_ADDRESSES": (10_000, 100_000),
    # heavy work
    "api_games:LONGEST_RECORD": (500_000, 2_000_000),
    "api_games:SEARCH": (1, 5),
    "api_games:NARROW_SEARCH": (20, 80),
    "replays:MOST_STEPS": (2_000, 10_000),
    "heavy:MOST_WAITING": (4, 16),
    "heavy:MOST_WAITING_PER_ADDRESS": (1, 4),
    "heavy:SECONDS_FOR_A_PIECE": (10, 40),
    # a guest
    "live:BURST": (3, 10),
    "live:MOST_STRIKES": (20, 80),
    "live:SECONDS_TO_SAY_HELLO": (10, 40),
    "line:MOST_AT_ONCE": (32 * KB, 128 * KB),
    "wire:MOST_UNHEARD": (128, 512),
    "wire:SECONDS_TO_ANSWER": (1, 5),
    "wire:SECONDS_TO_READ": (5, 20),
    "wire:SCRAPS_PER_SECOND": (10, 40),
    "wire:MOST_SCRAPS": (100, 400),
    "wire:PIECE": (1 * KB, 4 * KB),
    "wire:MOST_FAREWELL": (4 * KB, 32 * KB),
    "run:UNREAD": (2, 8),
    "run:SECONDS_TO_FINISH": (3, 10),
    # other servers
    "neighbours:BETWEEN_BEATS": (0.2, 0.5),  # four of them within a lease
    "neighbours:BETWEEN_LOOKS": (1, 5),
    "neighbours:LEASES_OF_SILENCE": (1, 3),
    "tallies:BREATH": (0.05, 0.3),
    "passage:PATIENCE": (5, 15),
    "passage:BETWEEN_TRIES": (0.05, 0.3),
    "passage:LONGEST_BETWEEN_TRIES": (0.3, 1),
    "passage:IN_SILENCE": (1, 4),
    "passage:COME_AGAIN": (50, 500),
    "readiness:PATIENCE": (0.5, 2),
    # the machine
    "files:WANTED": (16_384, 1_048_576),
    "files:KEPT_BACK": (64, 512),
    "site:SPARE_CONNECTIONS": (1_000, 4_000),
    "site:SPARE_CONNECTIONS_PER_ADDRESS": (30, 120),
    "site:SOON": (50, 500),
    "lateness:BETWEEN_LOOKS": (0.02, 0.2),
}


@pytest.mark.parametrize(("measure", "bounds"), MEASURES.items(), ids=MEASURES)
def test_what_is_set_can_be_borne(measure: str, bounds: tuple[float, float]) -> None:
    least, most = bounds
    assert least <= resolve_name(f"maquignon.server.{measure}") <= most
