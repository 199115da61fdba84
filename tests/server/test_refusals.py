"""Every reason the server can give: from a closed list, explained on a page, and said in every language."""

import re
from pathlib import Path

import pytest

from maquignon.languages import LANGUAGES, speech
from maquignon.notation.reasons import LAW_REASONS
from maquignon.server import door
from maquignon.tables.protocol import refusals

ROOT = Path(__file__).parents[2]
REASONS = {*refusals.ALL_REASONS, *door.HTTP_REASONS}
GIVEN = re.compile(r'(?:Refusal|Denied|_refuse|refused)\(\s*"(\w+)"(?: if [^")]+ else "(\w+)")?')
ROWS = re.compile(r"^\| `(\w+)` \|(?: \d+ \|)? (.+) \|$", re.MULTILINE)


def test_no_reason_is_given_that_is_not_on_the_list() -> None:
    rooms = [*(ROOT / "src/maquignon/tables").rglob("*.py"), *(ROOT / "src/maquignon/server").rglob("*.py")]
    given = {reason for room in rooms for found in GIVEN.findall(room.read_text("utf-8")) for reason in found if reason}
    assert len(given) > 40
    assert given <= REASONS
    of_the_law = {reason for reason in refusals.ALL_REASONS if reason not in refusals.TABLE_REASONS}
    assert REASONS - given <= of_the_law | {"wrong_method"}, "nobody gives these"


def test_every_reason_is_explained_on_the_page_of_the_protocol() -> None:
    page = (ROOT / "docs/protocol.md").read_text("utf-8").partition("## Every reason")[2]
    rows = ROWS.findall(page)
    assert [reason for reason, _ in rows] == [*refusals.ALL_REASONS, *door.HTTP_REASONS]
    for reason, sentence in rows:
        known = refusals.sentence(reason, "…", {"seconds": "…"})
        if known != "…":
            assert sentence == known


def test_every_reason_has_an_http_status_where_it_needs_one() -> None:
    assert set(door.HTTP_REASONS) <= set(door.STATUSES) <= REASONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_every_reason(language: str) -> None:
    known = {*speech(language).keys("refusals"), *speech(language).keys("reasons")}
    assert known >= REASONS
    assert set(speech(language).keys("refusals")) == REASONS - set(LAW_REASONS)
