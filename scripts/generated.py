"""Files that a program writes and git keeps: written anew, or compared with what there is."""

import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def settle(files: Mapping[str, str]) -> int:
    """Write each file; with --check on the command line only say which of them are stale."""
    stale = [name for name, text in files.items() if not (ROOT / name).exists() or (ROOT / name).read_text() != text]
    if "--check" in sys.argv:
        for name in stale:
            print(f"{name} is stale: run `make types`.", file=sys.stderr)
        return 1 if stale else 0
    for name in stale:
        (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / name).write_text(files[name])
        print(f"Wrote {name}.")
    return 0
