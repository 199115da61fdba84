"""The endgames: two families are left, and each trader has parted with a note that the other has not seen."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from maquignon.notation.position import read_position
from maquignon.rules.actions import Accept, Action, Trade
from maquignon.rules.cards import ANIMALS, count_notes
from maquignon.rules.game import Game

TRADERS: Final = (0, 1)
DEALER: Final = 2
"""The third player took a note from each of them, has nothing left to trade for, and cannot win."""
GIVEN_UP: Final = ("goat", "donkey")
"""What the dealer let each trader have for that note."""


@dataclass(frozen=True, slots=True)
class Endgame:
    name: str
    about: str
    notes: Sequence[int]
    """In every hand before one of them is gone."""
    herds: tuple[str, str]
    """What the traders own besides what they trade for."""
    rules: Mapping[str, Any] = field(default_factory=dict)

    def position(self) -> str:
        """Before the two notes are gone."""
        rules = json.dumps({"start_notes": list(self.notes), **self.rules})
        notes = " ".join(map(str, self.notes))
        herds = [f"{herd}, 2 {own}, 2 cow, 2 horse" for herd, own in zip(self.herds, GIVEN_UP, strict=True)]
        herds.append("4 rooster, 4 goose, " + ", ".join(f"2 {animal}" for animal in GIVEN_UP))
        seats = [f"seat {seat}: {herd} | {notes}" for seat, herd in enumerate(herds)]
        head = ["maquignon position 1", "edition: koehandel", f"house rules: {rules}", "phase: turn", "active: 0"]
        return "\n".join([*head, *seats, ""])

    def begin(self) -> Game:
        return read_position(self.position())

    def past(self) -> list[list[Action]]:
        """What has happened since: each trader got a family for a note, any as likely, that the other did not see."""
        steps: list[list[Action]] = []
        for seat, animal in zip(TRADERS, GIVEN_UP, strict=True):
            for_it = ANIMALS.index(animal)
            steps.append([Trade(seat, DEALER, for_it, count_notes([note])) for note in dict.fromkeys(self.notes)])
            steps.append([Accept(DEALER)])
        return steps


LEVEL: Final = ("4 cat, 4 pig", "4 dog, 4 sheep")
BEHIND: Final = ("4 cat, 4 dog", "4 sheep, 4 pig")
QUICK: Final = {"tie": "challenger"}

ENDGAMES: Final = (
    Endgame("level", "Whoever gets the horses wins; a tie goes to the challenger.", (0, 10, 50), LEVEL, QUICK),
    Endgame("behind", "The challenger needs both families.", (0, 10, 50), BEHIND, QUICK),
    Endgame("four notes", "As level, with one ten more in every hand.", (0, 10, 10, 50), LEVEL, QUICK),
    Endgame(
        "second round", "As level, but a tied trade goes into a second round, as koehandel has it.", (0, 10, 50), LEVEL
    ),
)
