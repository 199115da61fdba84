"""Every reason there is for refusing a line: the law's, the charter's and those of reading itself."""

from collections.abc import Mapping
from typing import Final

from maquignon.languages import ENGLISH, Language, speech
from maquignon.rules.reasons import FINE, REASONS
from maquignon.rules.terms.charter import CHARTER_REASONS

NOTATION_REASONS: Final = (
    "unreadable", "bad_header", "unknown_version", "unknown_action",
    "missing_field", "unknown_field", "bad_field", "house_only", "not_for_the_house", "unknown_animal", "unknown_note",
)  # fmt: skip
LAW_REASONS: Final = tuple(name for code, name in enumerate(REASONS) if code != FINE)
ALL_REASONS: Final = (*NOTATION_REASONS, *CHARTER_REASONS, *LAW_REASONS)


MOST_LETTERS: Final = 80
"""A message quotes no more than this of what it found: a record can hold a name of a million letters."""


class RecordError(ValueError):
    """A text that is no record of a game: a reason from `ALL_REASONS`, what it is about, and the line."""

    def __init__(
        self, reason: str, detail: str = "", line: int = 0, sentence: str = "", numbers: Mapping[str, int] | None = None
    ) -> None:
        super().__init__(reason, detail, line, sentence, numbers)
        self.reason = reason
        self.detail = detail
        self.line = line
        self._sentence = sentence
        self._numbers = dict(numbers or {})

    def __str__(self) -> str:
        return self.message(ENGLISH)

    def message(self, language: Language) -> str:
        """One sentence that says what is wrong."""
        speaker = speech(language)
        about = {"detail": _quotable(self.detail), "wanted": "", "sentence": self._sentence}
        if self.reason == "unreadable":
            about["detail"] = speaker.say(f"unreadable.{self.detail}")
        elif self.reason == "unplayable":
            about["detail"] = speaker.say(f"unplayable.{self.detail}", **self._numbers)
        elif self.reason == "bad_field":
            about["wanted"] = speaker.say(f"fields.{self.detail}")
        return speaker.say(f"reasons.{self.reason}", **about)

    def on_line(self, number: int) -> "RecordError":
        return RecordError(self.reason, self.detail, number, self._sentence, self._numbers)


def _quotable(text: str) -> str:
    short = text if len(text) <= MOST_LETTERS else text[: MOST_LETTERS - 1] + "…"
    return "".join(letter if letter.isprintable() else "·" for letter in short)
