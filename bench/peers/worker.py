"""Runs in the environment of the peers: says what it can measure, then measures what it is asked for, line by line."""

import json
import sys
import warnings

from bench.peers import python_libraries, spiel


def main() -> None:
    warnings.simplefilter("ignore")  # the peers' own
    measures = spiel.measures() | python_libraries.measures()
    print(json.dumps(list(measures)), flush=True)
    for line in sys.stdin:
        print(json.dumps(measures[line.strip()]()), flush=True)


if __name__ == "__main__":
    main()
