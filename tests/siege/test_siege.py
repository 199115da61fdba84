"""The siege in short: seconds of every attack, and every accident once. `make siege` takes a minute for each."""

import asyncio
from pathlib import Path

import pytest

from tests.siege.accidents import ACCIDENTS
from tests.siege.attacker import ATTACKS
from tests.siege.damage import DAMAGE
from tests.siege.floods import besieged
from tests.siege.plot import draw

pytestmark = pytest.mark.slow

SECONDS = 0.5
TABLES = 5
MOST_P99 = 1.0
"""Seconds: whoever shares this machine waits longer than on one that is left alone."""


@pytest.mark.stumbles("measures how long honest people wait while a shared machine is attacked")
async def test_while_one_address_does_its_worst_everybody_else_plays_on(tmp_path: Path) -> None:
    async with besieged(tmp_path / "data", TABLES) as people:
        floods = [await people.withstand(attack, SECONDS) for attack in ATTACKS]
    assert not people.faults()
    assert not [f"{flood.attack}: {miss}" for flood in floods for miss in flood.misses(MOST_P99)]
    assert all(flood.sent > 10 for flood in floods)


@pytest.mark.parametrize("name", [*ACCIDENTS, *DAMAGE])
async def test_bad_luck_takes_nothing_that_was_seen(tmp_path: Path, name: str) -> None:
    async with asyncio.timeout(120):
        assert not await {**ACCIDENTS, **DAMAGE}[name](tmp_path / "data", SECONDS)


def test_a_plot_has_a_line_and_axes_from_nought() -> None:
    picture = draw([(0, 10), (50, 20), (100, 20)], "games", "MB")
    assert picture.count("<polyline") == 1
    assert ">100</text>" in picture
    assert ">games</text>" in picture
