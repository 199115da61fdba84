"""Every reason there is for refusing a line: the law's, the charter's and those of reading itself."""

from typing import Final

from maquignon.rules.charter import CHARTER_REASONS
from maquignon.rules.reasons import FINE, REASONS

NOTATION_REASONS: Final = (
    "unreadable", "bad_header", "unknown_version", "unknown_action",
    "missing_field", "unknown_field", "bad_field", "wrong_seat", "unknown_animal", "unknown_note",
)  # fmt: skip
LAW_REASONS: Final = tuple(name for code, name in enumerate(REASONS) if code != FINE)
ALL_REASONS: Final = (*NOTATION_REASONS, *CHARTER_REASONS, *LAW_REASONS)


class RecordError(ValueError):
    """A text that is no record of a game: a reason from `ALL_REASONS`, what it is about, and the line once known."""

    def __init__(self, reason: str, detail: str = "", line: int | None = None) -> None:
        super().__init__(reason, detail, line)
        self.reason = reason
        self.detail = detail
        self.line = line

    def __str__(self) -> str:
        return self.message()

    def message(self) -> str:
        return f"{self.reason}: {self.detail}"
