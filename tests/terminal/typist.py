"""Somebody who types anything that comes to mind, and games driven by them."""

import io
from dataclasses import dataclass, field
from random import Random

from maquignon.languages import Language
from maquignon.notation.header import Header
from maquignon.terminal.begin import begin
from maquignon.terminal.local import LocalGame
from maquignon.terminal.screen import PlainScreen
from maquignon.terminal.scribe import Scribe

SENSIBLE = (
    "1", "1", "2", "3", "p", "pp", "0", "10", "0 10", "10 10", "50", "100", "200", "0 50", "all", "20", "30",
    "20+", "90+",
)  # fmt: skip


@dataclass
class Typist(io.TextIOBase):
    """An endless source of lines."""

    rng: Random
    words: tuple[str, ...] = SENSIBLE
    typed: list[str] = field(default_factory=list)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # typeshed says int, io allows None
        self.typed.append(self.rng.choice(self.words))
        return self.typed[-1] + "\n"


def table(
    edition: str,
    language: Language = "en",
    *,
    seed: int = 1,
    players: int = 3,
    words: tuple[str, ...] = SENSIBLE,
    variants: tuple[str, ...] = (),
    house_rules: dict[str, object] | None = None,
) -> tuple[LocalGame, io.StringIO]:
    """A game against thrifty bots that a typist plays, and where it is printed."""
    rng, printed = Random(seed), io.StringIO()
    header = Header(
        edition=edition,
        players=("Ana", "Ben", "Cleo", "Dan", "Eve")[:players],
        first=rng.randrange(players),
        variants=variants,
        house_rules=house_rules or {},
    )
    screen = PlainScreen(Typist(Random(seed), words), printed)  # type: ignore[arg-type]  # a TextIO as far as it is used
    return begin(Scribe(header), ["thrifty"] * (players - 1), rng, screen, language, 80), printed
