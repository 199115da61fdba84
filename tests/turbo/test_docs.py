"""docs/codec.md tells the truth."""

import re

import pytest

from maquignon.turbo import codec
from maquignon.turbo.observation import PARTS, WIDTH
from tests.project.checkout import ROOT

PAGE = (ROOT / "docs" / "codec.md").read_text()


def test_the_layout_of_the_vector_is_as_documented() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \|", PAGE, re.MULTILINE)
    assert {name: int(width) for name, width in rows} == PARTS
    assert f"writes {WIDTH} numbers" in PAGE
    assert f"games × {WIDTH}" in PAGE


def test_the_symbols_are_as_documented() -> None:
    for first, last, meaning in (
        (codec.SAY_PASS, None, "pass"),
        (codec.DONE, None, "no more notes"),
        (codec.LAY, codec.RAISE - 1, "lay a note"),
        (codec.RAISE, None, "bid the lowest bid"),
        (codec.RAISE + 1, codec.LIFT - 1, "bid the lowest plus 10"),
        (codec.LIFT, codec.CHALLENGE - 1, "add 20"),
        (codec.CHALLENGE, codec.ACTIONS - 1, "challenge"),
    ):
        assert f"| {first if last is None else f'{first}–{last}'} | {meaning}" in PAGE
    assert f"`ACTIONS` = {codec.ACTIONS}" in PAGE


@pytest.mark.slow
def test_the_examples_run() -> None:
    space: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(block, space)
    results = space["results"]
    assert results.winners.mean(axis=0)[0] > 0.5  # type: ignore[attr-defined]
