"""The compiled law made ready ahead of its first use: nobody at a table waits a minute for it."""

import os
import subprocess
import sys
from functools import cache

from maquignon.rules.terms.charter import agree
from maquignon.turbo.batch import Batch


def make_ready() -> None:
    """Compile now, unless that was done before."""
    batch = Batch([(agree("koehandel", [], {}, 3), 3)], 1, 0)
    batch.observed_by(batch.seats)


@cache  # and so kept: of a process that is forgotten while it runs Python would complain
def make_ready_beside() -> "subprocess.Popen[bytes]":
    """Once, in a process of low priority; whoever asks again in a minute will find it ready."""
    silent = subprocess.DEVNULL
    return subprocess.Popen(  # it outlives us if need be: its work is for the next game as well
        [sys.executable, "-m", __name__], stdin=silent, stdout=silent, stderr=silent, start_new_session=True
    )


if __name__ == "__main__":
    if hasattr(os, "nice"):  # Windows knows no such thing
        os.nice(19)
    make_ready()
