"""Why a table does not do what it is asked: a closed list of reasons, each with its sentence, and the law's own."""

from collections.abc import Mapping
from typing import Final

from maquignon.notation.reasons import LAW_REASONS, RecordError
from maquignon.rules.terms.charter import CharterError

SENTENCES: Final = {
    # the frame
    "unreadable": "This is not a message of the protocol: {detail}.",
    "too_long": "A message may have at most 4096 bytes.",
    "not_text": "Messages are text, not binary.",
    "hello_first": "Say hello before anything else.",
    "hello_twice": "You have said hello already.",
    "unknown_protocol": "This server speaks protocol {detail}. Reload the page or update the program.",
    "too_fast": "That was too much at once. Wait a moment.",
    "busy": "The server is busy. Try again in about {detail} s.",
    # who one is
    "unknown_token": "Nobody here has this token. Come in with a name instead.",
    "bad_name": "A name has 1 to 24 visible letters, without < or >.",
    "too_many_guests": "The house is full. Try again in a few minutes.",
    # coming to a table
    "unknown_table": "There is no table {detail}. Check the code; perhaps the game is over.",
    "too_many_tables": "There is no room for another table. Finish or leave one first, or try again later.",
    "no_spectators": "This table wants no spectators.",
    "table_full": "There is no free seat at this table.",
    "no_table": "You are at no table.",
    # before the game
    "not_host": "Only the host may do that.",
    "seat_taken": "Somebody sits there.",
    "no_such_seat": "The table has no such seat.",
    "not_seated": "You have no seat at this table.",
    "already_begun": "The game has begun.",
    "not_begun": "The game has not begun.",
    "too_few_players": "The game needs at least three players: wait for more, or fill the seats with bots.",
    "unknown_bot": "There is no bot {detail}.",
    "bad_terms": "{detail}",
    # during the game
    "too_late": "Too late: that question is over.",
    "paused": "The table is paused.",
    "not_stored": "The server cannot store moves at the moment. Your move did not happen; the table goes on by itself.",
    "no_auction": "There is no bidding to be out of.",
    "already_out": "You are out of this lot already.",
    "not_your_hammer": "The hammer is not yours to press.",
    "no_hint": "There is nothing for you to decide now.",
    # chat and the end
    "bad_text": "A line of chat has 1 to 300 visible letters and no markup.",
    "not_finished": "The game is not over.",
    "shutting_down": "The server goes away for a moment. Connect again.",
}
"""Of what only a table refuses."""

ALL_REASONS: Final = (*SENTENCES, *(reason for reason in LAW_REASONS if reason not in SENTENCES))


class Refusal(Exception):
    """A command that is not carried out; nothing has changed."""

    def __init__(
        self, reason: str, detail: str = "", case: Mapping[str, str | int] | None = None, wait: int | None = None
    ) -> None:
        """`wait`: seconds after which it is worth another try."""
        super().__init__(reason, detail)
        self.reason = reason
        self.wait = wait
        self.case = dict(case or {})
        known = SENTENCES.get(reason)
        self.sentence = known.format(detail=detail) if known else RecordError(reason, detail).message("en")


def bad_terms(error: CharterError) -> Refusal:
    """Terms that the charter does not allow, said in English and as the case for whoever speaks another language."""
    return Refusal("bad_terms", str(error), {"reason": error.reason, "about": error.about, **error.numbers})
