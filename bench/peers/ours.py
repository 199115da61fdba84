"""What this project does: the compiled law in one loop, the plain law, and both libraries of research on top of it."""

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from bench.bench_plain import BLUFFS, actions_in, play
from bench.bench_turbo import playouts, symbols
from bench.measured import Measured
from bench.peers.loops import play_pettingzoo, timed
from bench.peers.spiel import from_python
from maquignon.adapters import openspiel
from maquignon.adapters.pettingzoo import env
from maquignon.turbo.playout import ANYTHING

WHOLE_ACTIONS: Final = "maquignon|koehandel, 4 players|compiled, whole actions"
LISTED_SYMBOLS: Final = "maquignon|koehandel, 4 players|compiled, every symbol listed"


def measures() -> dict[str, Callable[[], Measured]]:
    table, rng = env(edition="koehandel"), Random(4)
    for load_compiled_code in (partial(playouts, ANYTHING), symbols):
        load_compiled_code()
    return {
        WHOLE_ACTIONS: partial(playouts, ANYTHING),
        LISTED_SYMBOLS: symbols,
        "maquignon|koehandel, 4 players|plain Python": plain,
        "maquignon|koehandel, 4 players|in OpenSpiel, from Python": from_python(openspiel.load(edition="koehandel")),
        "maquignon|koehandel, 4 players|in PettingZoo, from Python": timed(lambda: play_pettingzoo(table, rng)),
    }


def plain() -> Measured:
    begin = time.process_time()
    matches = play(BLUFFS)
    return Measured(actions_in(matches), len(matches), time.process_time() - begin)
