"""`make check` names whatever a language lacks, has too much, or is not told."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from maquignon.languages import ENGLISH, speech
from maquignon.languages.folders import ROOM, folders
from maquignon.languages.speaking import Speech
from tests.project.checkout import ROOT


@pytest.fixture
def scripts() -> Iterator[None]:
    sys.path.insert(0, str(ROOT / "scripts"))
    yield
    sys.path.remove(str(ROOT / "scripts"))


@pytest.mark.usefixtures("scripts")
def test_nothing_is_to_be_said_against_our_languages() -> None:
    from check_languages import complaints

    assert list(complaints()) == []


MISTAKES = [
    ("events.ftl", "event-passed = ", "event-past = ", "xx: there is no message “event-passed”."),
    ("events.ftl", "event-passed = ", "event-past = ", "xx: no other language has a message “event-past”."),
    ("events.ftl", "{ $seat } passes.", "{ $seta } passes.", "“event-passed” is not told “$seta”."),
    ("words.ftl", "    .bluff = ", "    .blouf = ", "“editions” has no line “bluff”."),
    ("words.ftl", "    .bluff = ", "    .blouf = ", "“editions” has a line of its own: “blouf”."),
    ("words.ftl", "-cow = ", "-kuh = ", "xx: words.ftl has no term “-cow”."),
    ("events.ftl", "{ $seat } passes.", "{ WHOSE($seat) } turn.", "xx: a message uses what does not exist: “whose”."),
    ("grammar.ftl", "ordinal = ", "whose = { $it }\nordinal = ", "xx: grammar.ftl has what no message uses: “whose”."),
]


@pytest.mark.usefixtures("scripts")
@pytest.mark.parametrize(("file", "right", "wrong", "complaint"), MISTAKES)
def test_a_mistake_in_a_folder_is_named(file: str, right: str, wrong: str, complaint: str, tmp_path: Path) -> None:
    from check_languages import _compared

    shutil.copytree(ROOM / ENGLISH, tmp_path / "xx")
    path = tmp_path / "xx" / file
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), "utf-8")
    found = list(_compared(Speech(folders(tmp_path)["xx"]), speech(ENGLISH)))
    assert any(one.endswith(complaint) for one in found), found


@pytest.mark.usefixtures("scripts")
@pytest.mark.parametrize(
    ("call", "complaint"),
    [
        ('say("terminal-saved", fiel=x)', "x.py:1: “terminal-saved” must be told “$file”."),
        ('say("terminal-safed", file=x)', "x.py:1: there is no message “terminal-safed”."),
        ('say(f"edition.{name}")', "x.py:1: there is no table “edition.”."),
        ('say(f"editions.{name}")', None),
        ('say("terminal-saved", **facts)', None),
    ],
)
def test_a_mistake_in_the_code_is_named(call: str, complaint: str | None) -> None:
    import ast

    from check_languages import _asked

    node = ast.parse(call, mode="eval").body
    assert isinstance(node, ast.Call)
    assert list(_asked(node, speech(ENGLISH), "x.py:1")) == ([complaint] if complaint else [])
