"""The map is true: rooms as the import contracts have them, and files that are there."""

import ast
import re
import tomllib
from collections.abc import Iterator

import pytest

from tests.project.checkout import ROOT, texts

PAGE = texts()["ARCHITECTURE.md"]
GLOSSARY = texts()["docs/glossary.md"]
HOME = ROOT / "src/maquignon"
NOT_ON_THE_MAP = {"__main__"}
"""One line that calls `command`."""


def floors(container: str) -> list[set[str]]:
    """The layers of a contract, from the top."""
    contracts = tomllib.loads(texts()["pyproject.toml"])["tool"]["importlinter"]["contracts"]
    (layers,) = (contract["layers"] for contract in contracts if contract.get("containers") == [container])
    found = [set(re.findall(r"\w+", layer)) - NOT_ON_THE_MAP for layer in layers]
    return [floor for floor in found if floor]


def section(heading: str) -> str:
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def drawn(heading: str) -> list[set[str]]:
    picture = section(heading).split("```")[1]
    return [set(re.findall(r"\w+", line)) for line in picture.splitlines() if line.startswith("│")]


@pytest.mark.parametrize(
    ("heading", "container"), [("The rooms", "maquignon"), ("The rooms of a table", "maquignon.tables")]
)
def test_rooms_are_drawn_and_listed_as_the_import_contract_has_them(heading: str, container: str) -> None:
    assert drawn(heading) == floors(container)
    listed = re.findall(r"^\| `(\w+)` \| \S", section(heading), re.MULTILINE)
    flat = [room for floor in floors(container) for room in floor]
    assert sorted(listed) == sorted(flat)
    places = {room: place for place, floor in enumerate(floors(container)) for room in floor}
    assert listed == sorted(listed, key=places.__getitem__), "from the top"


def paths(page: str) -> Iterator[str]:
    for mentioned in re.findall(r"`([^`\s]+)`", page):
        if re.fullmatch(r"[\w./-]+", mentioned) and ("/" in mentioned or mentioned.endswith((".py", ".toml"))):
            yield mentioned


@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "docs/glossary.md"])
def test_every_file_that_is_named_is_there(name: str) -> None:
    known = {path.rpartition("/")[0] + "/" for path in texts()} | texts().keys()
    named = set(paths(texts()[name]))
    assert len(named) > 20
    generated = {"src/maquignon/web_dist"}
    missing = [
        path
        for path in named - generated
        if not any(place in known or f"{place}/" in known for place in (path, f"src/maquignon/{path}"))
    ]
    assert missing == []


def names_in(path: str) -> set[str]:
    """Everything that a file defines, and what its classes have."""
    found = set[str]()
    for part in ast.walk(ast.parse((HOME / path).read_text("utf-8"))):
        if isinstance(part, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(part.name)
        elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            found.add(part.id)
        elif isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
            found.add(part.attr)
    return found


@pytest.mark.parametrize("page", [PAGE, GLOSSARY], ids=["architecture", "glossary"])
def test_what_is_said_to_be_in_a_file_is_in_it(page: str) -> None:
    said = [(name, path) for name, path in re.findall(r"`(\w+)` in `([\w/]+\.py)`", page)]
    said += [(name, path) for path, name in re.findall(r"`([\w/]+\.py)` \(`(\w+)`\)", page)]
    assert said
    assert [(name, path) for name, path in said if name not in names_in(path)] == []


def test_every_word_of_the_glossary_says_what_it_means_and_where_it_is() -> None:
    rows = re.findall(r"^\| ([a-z][a-z, -]*) \| (.*) \| (.*) \|$", GLOSSARY, re.MULTILINE)
    assert len(rows) > 50
    words = [word for row in rows if row[0] != "word" for word in row[0].split(", ")]
    assert len(words) == len(set(words)), "one word, one thing"
    assert all("`" in where for word, _, where in rows if word != "word")
