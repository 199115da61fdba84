"""Every reason has its sentence, in every language."""

import re
from pathlib import Path

import pytest

from maquignon.languages import LANGUAGES, Language
from maquignon.notation.reasons import ALL_REASONS, MOST_LETTERS, RecordError
from maquignon.rules.reasons import REASONS
from maquignon.rules.terms.charter import CHARTER_REASONS, UNPLAYABLE
from tests.project.checkout import ROOT


def test_reasons_are_a_closed_list_without_repeats() -> None:
    assert len(set(ALL_REASONS)) == len(ALL_REASONS)
    assert set(ALL_REASONS) >= set(CHARTER_REASONS) | set(REASONS) - {"fine"}
    assert "fine" not in ALL_REASONS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ALL_REASONS)
def test_every_reason_makes_a_whole_sentence(reason: str, language: Language) -> None:
    detail = {"unreadable": "json", "unplayable": "swapped"}.get(reason, "amount")
    message = RecordError(reason, detail, sentence="The charter says why.").message(language)
    assert re.fullmatch(r"\S.+[.]", message)
    assert "{" not in message
    assert "  " not in message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", UNPLAYABLE)
def test_what_cannot_be_played_is_said_with_its_numbers(case: str, language: Language) -> None:
    numbers = dict.fromkeys(("donkeys", "payments", "there", "note", "players", "needed", "each", "animals"), 17)
    error = RecordError("unplayable", case, 1, "The charter says why.", numbers)
    assert re.fullmatch(r"\S.+[.]", error.message(language))
    assert ("17" in error.message(language)) is (case != "swapped")


@pytest.mark.parametrize(("number", "said"), [(0, "0 notes"), (1, "1 note"), (2, "2 notes")])
def test_one_note_of_the_bank_is_said_as_one(number: int, said: str) -> None:
    numbers = {"there": number, "note": 50, "players": 3, "needed": 6}
    sentence = f"The bank holds {said} of 50, but 3 players need 6 for the start and the donkeys."
    assert RecordError("unplayable", "box", 1, numbers=numbers).message("en") == sentence


def test_every_reason_is_on_the_page_of_the_record() -> None:
    page = Path(ROOT / "docs/record.md").read_text("utf-8")
    assert set(re.findall(r"^\| `([a-z_]+)` \|", page, flags=re.MULTILINE)) >= set(ALL_REASONS)


def test_a_message_says_what_a_field_must_be() -> None:
    error = RecordError("bad_field", "amount", 4)
    assert str(error) == "The field “amount” must be a whole number."
    assert error.message("fr") == "Le champ «\u202famount\u202f» doit être un nombre entier."


def test_a_message_quotes_a_long_or_strange_word_only_in_part() -> None:
    message = RecordError("unknown_action", "\x1b[2J" + "x" * 1_000_000).message("en")
    assert len(message) < MOST_LETTERS + 40
    assert "\x1b" not in message
    assert message.endswith("x…”.")
