"""A program that the owner of the server admits sits at a table like any other bot."""

import asyncio
import json
import shlex
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from maquignon.bots import roster
from maquignon.bots.external_stable import STABLE
from maquignon.tables.protocol.answers import Finished
from tests.tables.hall import TestHall, open_hall
from tests.tables.players import play_on

BOTS = Path(__file__).parents[1] / "bots"
FIRST_BOT = Path(__file__).parents[2] / "examples" / "first_bot.py"


def admitted(monkeypatch: pytest.MonkeyPatch, *words: str) -> str:
    monkeypatch.setattr(roster, "_ADMITTED", set())
    name = "exec:" + shlex.join([sys.executable, *words])
    roster.admit(name)
    return name


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall
    STABLE.close()


@pytest.mark.slow  # a whole game
async def test_an_admitted_program_plays_a_whole_game(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    name = admitted(monkeypatch, str(FIRST_BOT))
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"seats": [None, name, name], "hammer": "fast"}, start=True)
    assert [seat.name for seat in ana.table.seats] == ["Ana", "First Bot", "First Bot 2"]
    while ana.update.view.phase != "over":
        await play_on(hall, [ana], Random(1), steps=50)
    assert ana.last(Finished).scores
    assert "bot failed" not in caplog.text


async def test_what_a_program_does_wrong_is_logged(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    name = admitted(monkeypatch, str(BOTS / "rogue.py"), "illegal")
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"seats": [None, name, "thrifty"], "hammer": "fast", "first": 1}, start=True)
    await play_on(hall, [ana], Random(1), steps=10)
    faults = [record.__dict__.get("fault", "") for record in caplog.records if record.msg == "bot failed"]
    assert faults
    assert all(fault.startswith("illegal: ") for fault in faults)


async def test_a_program_is_told_where_it_sits_and_who_begins(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    diary = tmp_path / "diary"
    name = admitted(monkeypatch, str(BOTS / "rogue.py"), "none", "1", str(diary))
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"seats": [None, "thrifty", name], "hammer": "fast", "first": 2}, start=True)
    await play_on(hall, [ana], Random(1), steps=3)
    places = [line for line in map(json.loads, diary.read_text().splitlines()) if "first" in line]
    assert [(place["seat"], place["players"], place["first"]) for place in places] == [(2, 3, 2)]


@pytest.mark.slow  # a whole game
async def test_a_program_is_told_how_its_game_ended(
    hall: TestHall, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    diary = tmp_path / "diary"
    name = admitted(monkeypatch, str(BOTS / "rogue.py"), "none", "1", str(diary))
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"seats": [None, name, "thrifty"], "hammer": "fast"}, start=True)
    while ana.update.view.phase != "over":
        await play_on(hall, [ana], Random(1), steps=50)
    while '"type": "over"' not in diary.read_text():  # noqa: ASYNC110  # another process, no event
        await asyncio.sleep(0.01)
    (over,) = [line for line in map(json.loads, diary.read_text().splitlines()) if line["type"] == "over"]
    finished = ana.last(Finished)
    assert (over["scores"], over["winners"]) == (finished.scores, finished.winners)
