"""Hold what the tests have run through against what is wanted of each room: its share of branches and of lines.

scripts/hold_coverage.py coverage.json rules=100 tables=97
"""

import json
import sys
from pathlib import Path
from typing import Any

PACKAGE = "src/maquignon/"


def share(files: list[dict[str, Any]], what: str, of: str) -> float:
    """Of all there are, in percent; all of nothing is everything."""
    there = sum(file["summary"][of] for file in files)
    return 100 * sum(file["summary"][what] for file in files) / there if there else 100.0


def missed(name: str, file: dict[str, Any]) -> str:
    jumps = [f"{begin}->{end if end > 0 else 'end'}" for begin, end in file["missing_branches"]]
    lines = [str(line) for line in file["missing_lines"]]
    return f"  {name}: {', '.join(lines + jumps)}"


def hold(found: dict[str, Any], room: str, least: float) -> bool:
    """Say how much of the room was run through, and what was not; whether it is enough."""
    files = {name: file for name, file in found["files"].items() if name.startswith(f"{PACKAGE}{room}/")}
    if not files:
        print(f"{room}: nothing was measured")
        return False
    branches = share(list(files.values()), "covered_branches", "num_branches")
    lines = share(list(files.values()), "covered_lines", "num_statements")
    enough = min(branches, lines) >= least
    print(f"{room:9}  {branches:6.2f} % of branches  {lines:6.2f} % of lines  {'' if enough else f'below {least:g} %'}")
    for name, file in files.items():
        if not enough and (file["missing_lines"] or file["missing_branches"]):
            print(missed(name, file))
    return enough


def main() -> int:
    path, *wanted = sys.argv[1:]
    found = json.loads(Path(path).read_text("utf-8"))
    held = [hold(found, room, float(least)) for room, _, least in (pair.partition("=") for pair in wanted)]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
