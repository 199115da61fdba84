"""What a bot from outside did wrong, in many games together."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from maquignon.bots.bot import Fault

MOST_EXAMPLES: Final = 3


@dataclass(slots=True)
class Complaints:
    """How often which kind of fault, and a few of the sentences about them."""

    number: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)

    def add(self, faults: Iterable[Fault]) -> None:
        for fault in faults:
            self.number[fault.kind] += 1
            if len(self.examples) < MOST_EXAMPLES and fault.sentence not in self.examples:
                self.examples.append(fault.sentence)

    def lines(self, bot: str) -> list[str]:
        """The complaints in sentences; none if there is nothing to complain about."""
        if not self.number:
            return []
        kinds = ", ".join(f"{number} {kind}" for kind, number in self.number.most_common())
        return [f"A stand-in decided {self.number.total()} times for {bot} ({kinds}), for example:"] + [
            f"  {example}" for example in self.examples
        ]

    def to_json(self) -> dict[str, Any]:
        return {"number": dict(self.number), "examples": self.examples}
