"""Plays at random in PettingZoo or OpenSpiel whenever a line on standard input says so, and says how fast that was."""

import json
import sys
from random import Random

from bench.peers.loops import play_pettingzoo, timed
from bench.peers.spiel import from_python
from maquignon.adapters import openspiel
from maquignon.adapters.pettingzoo import env


def main() -> None:
    table, rng = env(edition="koehandel"), Random(4)
    works = {
        "PettingZoo": timed(lambda: play_pettingzoo(table, rng)),
        "OpenSpiel": from_python(openspiel.load(edition="koehandel")),
    }
    for line in sys.stdin:
        print(json.dumps(works[line.strip()]()._asdict()), flush=True)


if __name__ == "__main__":
    main()
