"""Why a table does not do what it is asked: a closed list of reasons, and the law's own."""

from collections.abc import Mapping
from typing import Final

from maquignon.languages import ENGLISH, speech
from maquignon.notation.reasons import LAW_REASONS, RecordError
from maquignon.rules.terms.charter import CharterError

TABLE_REASONS: Final = (
    # the frame
    "unreadable", "too_long", "not_text", "hello_first", "hello_twice", "unknown_protocol", "too_fast", "busy",
    # who one is
    "unknown_token", "bad_name", "too_many_guests",
    # coming to a table
    "unknown_table", "too_many_tables", "no_spectators", "table_full", "no_table",
    # before the game
    "not_host", "seat_taken", "no_such_seat", "not_seated", "already_begun", "not_begun", "too_few_players",
    "unknown_bot", "bad_terms", "too_many_changes",
    # during the game
    "too_late", "paused", "not_stored", "no_more_bids", "no_auction", "already_out", "not_your_hammer", "no_hint",
    "no_advice", "not_welcome", "nobody_removed", "still_plays",
    # chat and the end
    "bad_text", "not_finished", "shutting_down",
)  # fmt: skip
"""Of what only a table refuses; `refusals.ftl` has their sentences."""

ALL_REASONS: Final = (*TABLE_REASONS, *(reason for reason in LAW_REASONS if reason not in TABLE_REASONS))


class Refusal(Exception):
    """A command that is not carried out; nothing has changed."""

    def __init__(
        self, reason: str, detail: str = "", case: Mapping[str, str | int] | None = None, wait: int | None = None
    ) -> None:
        """`wait`: seconds after which it is worth another try."""
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail
        self.wait = wait
        self.case = dict(case or {})

    @property
    def sentence(self) -> str:
        return sentence(self.reason, self.detail, self.case)


def sentence(reason: str, detail: str = "", case: Mapping[str, str | int] | None = None) -> str:
    """Why, in English; whoever speaks another language says it by the reason and the case, out of the same folder."""
    if reason in LAW_REASONS:
        return RecordError(reason, detail).message(ENGLISH)
    return speech(ENGLISH).say(f"refusals.{reason}", detail=detail, **(case or {}))


def bad_terms(error: CharterError) -> Refusal:
    """Terms that the charter does not allow, said in English and as the case for whoever speaks another language."""
    return Refusal("bad_terms", str(error), {"reason": error.reason, "about": error.about, **error.numbers})
