"""What became of each fault, kept so that a run that was stopped goes on.

A fault that was noticed stays noticed as long as its file and the file of the test that noticed it are what they were;
of one that was not, nothing is known any more once anything has changed.
"""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from mutants.faults import Fault, place_of
from mutants.reach import digests
from mutants.trying import Verdict


class Outcomes:
    """Made before any fault is put into the tree."""

    def __init__(self, file: Path, tree: Path, faults: Iterable[Fault]) -> None:
        self._file = file
        self._tree = tree
        self._digests = digests(tree)
        self._places = {fault.name(): place_of(tree, fault) for fault in faults}
        self._kept: dict[str, dict[str, str]] = {}
        if file.exists():
            lines = map(json.loads, file.read_text("utf-8").splitlines())
            self._kept = {line["fault"]: line for line in lines}

    def hint(self, fault: Fault) -> str:
        """The test that noticed it when it was last tried."""
        test = self._kept.get(fault.name(), {}).get("by", "")
        return test if (self._tree / test.partition("::")[0]).is_file() else ""

    def known(self, fault: Fault) -> Verdict | None:
        line = self._kept.get(fault.name())
        if line is None:
            return None
        verdict = Verdict(line["outcome"], line["by"])  # type: ignore[arg-type]  # as it was written below
        return verdict if line["of"] == self._of(fault, verdict) else None

    def keep(self, fault: Fault, verdict: Verdict) -> None:
        line = {"fault": fault.name(), "outcome": verdict.outcome, "by": verdict.by, "of": self._of(fault, verdict)}
        self._kept[fault.name()] = line
        with self._file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")

    def _of(self, fault: Fault, verdict: Verdict) -> str:
        """What the verdict rests upon."""
        place = self._places[fault.name()]
        if place is None or not verdict.by:
            return hashlib.sha256("".join(sorted(self._digests.values())).encode()).hexdigest()
        files = (place.relative_to(self._tree).as_posix(), verdict.by.partition("::")[0])
        return " ".join(self._digests.get(file, "") for file in files)
