"""How many files and connections the operating system lets this process have open."""

import contextlib
from typing import Final

WANTED: Final = 65_536
"""Open files of the process, if the system allows so many."""
KEPT_BACK: Final = 128
"""For the database, the log, programs that play, and whatever libraries open."""


def raise_limit() -> int:
    """Take as many as this user may have, up to what is ever needed; how many that are."""
    try:
        import resource
    except ImportError:  # not a Unix: no such limit
        return WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):  # some systems promise more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else soft


def room_for_connections(limit: int) -> int:
    return max(1, limit - KEPT_BACK)
