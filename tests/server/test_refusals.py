"""Every reason the server can give: from a closed list, explained on a page, and said in four languages."""

import json
import re
from pathlib import Path

import pytest

from maquignon.server import door
from maquignon.tables.protocol import refusals

ROOT = Path(__file__).parents[2]
REASONS = {*refusals.ALL_REASONS, *door.SENTENCES}
GIVEN = re.compile(r'(?:Refusal|Denied|_refuse|refused)\(\s*"(\w+)"(?: if [^")]+ else "(\w+)")?')
ROWS = re.compile(r"^\| `(\w+)` \|(?: \d+ \|)? (.+) \|$", re.MULTILINE)


def test_no_reason_is_given_that_is_not_on_the_list() -> None:
    rooms = [*(ROOT / "src/maquignon/tables").rglob("*.py"), *(ROOT / "src/maquignon/server").rglob("*.py")]
    given = {reason for room in rooms for found in GIVEN.findall(room.read_text("utf-8")) for reason in found if reason}
    assert len(given) > 40
    assert given <= REASONS
    of_the_law = {reason for reason in refusals.ALL_REASONS if reason not in refusals.SENTENCES}
    assert REASONS - given <= of_the_law | {"wrong_method"}, "nobody gives these"


def test_every_reason_is_explained_on_the_page_of_the_protocol() -> None:
    page = (ROOT / "docs/protocol.md").read_text("utf-8").partition("## Every reason")[2]
    rows = ROWS.findall(page)
    assert [reason for reason, _ in rows] == [*refusals.ALL_REASONS, *door.SENTENCES]
    for reason, sentence in rows:
        known = door.SENTENCES.get(reason) or refusals.Refusal(reason, "…").sentence
        if known not in ("…", "{detail}"):
            assert sentence == known.format(detail="…")


def test_every_reason_has_an_http_status_where_it_needs_one() -> None:
    assert set(door.SENTENCES) <= set(door.STATUSES) <= REASONS


@pytest.mark.parametrize("language", ["de", "fr", "nl"])
def test_the_browser_says_every_reason_in_every_language(language: str) -> None:
    """In English it shows the sentence of the server."""
    words = ROOT / "web/src/lib/i18n"
    of_the_law = json.loads((words / f"words/{language}.json").read_text("utf-8"))["reasons"]
    own = (words / f"{language}.ts").read_text("utf-8").partition("const server")[2].partition("\n};")[0]
    of_the_server = set(re.findall(r"^  (\w+):", own, re.MULTILINE))
    assert of_the_law.keys() | of_the_server >= REASONS
    assert of_the_server <= REASONS
