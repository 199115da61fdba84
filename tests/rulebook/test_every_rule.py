"""No numbered rule and no decision of the rules is without a test of its own name."""

import re
from pathlib import Path

RULES = {
    "R1", "R2", "R3", "R6", "R7",
    *(f"R4_{step}" for step in range(1, 9)),
    *(f"R5_{step}" for step in range(1, 7)),
    *(f"D{decision}" for decision in range(1, 23)),
}  # fmt: skip


def test_every_rule_and_every_decision_is_named_by_a_test() -> None:
    named: set[str] = set()
    for chapter in Path(__file__).parent.glob("test_[1-7]_*.py"):
        for name in re.findall(r"^def test_(\w+)", chapter.read_text(encoding="utf-8"), flags=re.MULTILINE):
            named |= set(re.findall(r"(?<![A-Za-z])(?:R\d(?:_\d)?|D\d+)(?![A-Za-z\d])", name))
    assert named == RULES
