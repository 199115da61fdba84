"""What one address may try and ask for, and that another is not made to pay for it."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from maquignon.server.api_games import NARROW_SEARCH, SEARCH
from maquignon.server.callers import AddressCaller, Ledger
from maquignon.server.limits import Bucket
from maquignon.server.settings import Settings
from maquignon.tables.table.table import Table
from tests.server.raw import knock
from tests.server.serving import serving


async def test_whoever_guesses_at_codes_is_soon_told_nothing_any_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, knock(running) as eve, knock(running) as ana:
        await ana.hello("Ana")
        made = await ana.ask({"type": "create_table", "id": "t", "terms": {}}, "table")
        await eve.hello("Eve")
        reasons = [
            await eve.refusal({"type": "join", "id": str(number), "code": f"XXXX{number:04}"}) for number in range(30)
        ]
        assert reasons[:12] == ["unknown_table"] * 12
        assert set(reasons[13:]) == {"too_fast"}
        # even a right guess is not found out then
        assert await eve.refusal({"type": "join", "id": "right", "code": made["code"]}) == "too_fast"


def test_after_the_first_wrong_codes_there_is_one_try_in_ten_seconds() -> None:
    codes = Ledger(Settings()).wrong_codes.of("203.0.113.7")
    assert [codes.take() for _ in range(13)] == [True] * 12 + [False]
    assert codes.wait == pytest.approx(10, abs=0.5)


def test_a_page_of_many_files_is_ten_times_as_cheap_as_a_request_and_players_are_counted_by_the_minute() -> None:
    ledger = Ledger(Settings(requests_per_second_per_address=2, new_players_per_minute=6))
    assert (ledger.requests.of("a").most, ledger.requests.of("a").rate) == (6, 2)
    assert (ledger.pages.of("a").most, ledger.pages.of("a").rate) == (60, 20)
    assert (ledger.new_players.of("a").most, ledger.new_players.of("a").rate) == (6, 0.1)


async def test_coming_again_and_again_costs_the_address_its_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maquignon.server.callers.WORK_PER_MESSAGE", 20 / 100_000)
    async with serving(tmp_path) as running, knock(running) as eve:
        await eve.hello("Eve")
        made = await eve.ask({"type": "create_table", "id": "t", "terms": {}}, "table")
        for number in range(40):
            await eve.say({"type": "join", "id": str(number), "code": made["code"]})
        refused = await eve.hear("refused")
        assert refused["reason"] == "too_fast"
        assert not running.site.caller("127.0.0.1").afford(50)
        assert running.site.caller("203.0.113.7").afford(50)


@pytest.mark.parametrize(
    "message", [{"type": "follow_lobby", "follow": True}, {"type": "rename", "name": "Eva"}], ids=["list", "name"]
)
async def test_asking_for_the_list_or_another_name_again_and_again_costs_the_address_its_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, message: dict[str, object]
) -> None:
    monkeypatch.setattr("maquignon.server.callers.WORK_PER_MESSAGE", 5 / 100_000)
    async with serving(tmp_path) as running, knock(running) as eve:
        await eve.hello("Eve")
        for number in range(40):
            await eve.say({**message, "id": str(number)})
        assert (await eve.hear("refused"))["reason"] == "too_fast"


@pytest.mark.parametrize("kind", ["story", "join", "hello"])
async def test_hearing_a_long_story_costs_more_than_hearing_a_short_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr("maquignon.server.callers.WORK_PER_MESSAGE", 100 / 100_000)
    async with serving(tmp_path) as running, knock(running) as eve, knock(running) as dan:
        token = (await eve.hello("Eve"))["token"]
        terms = {"seats": [None, "random", "random"], "first": 0}
        table = await eve.ask({"type": "create_table", "id": "t", "start": True, "terms": terms}, "table")
        asked = {
            "story": {"type": "story", "id": "s"},
            "join": {"type": "join", "id": "j", "code": table["code"]},
            "hello": {"type": "hello", "token": token, "table": table["code"]},
        }[kind]
        monkeypatch.setattr(Table, "burden", 1_000.0)
        assert await (dan if kind == "hello" else eve).refusal(asked) == "too_fast"


async def test_searching_costs_the_address_its_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maquignon.server.callers.WORK_PER_MESSAGE", (NARROW_SEARCH + 3 * SEARCH) / 3 / 100_000)

    def search(url: str, asked: str) -> int:
        try:
            with urlopen(f"{url}/api/games?{asked}") as answer:
                return int(answer.status)
        except HTTPError as error:
            with error:
                return error.code

    async with serving(tmp_path) as running:
        asked = ("player=p_Ana&name=Ben", "name=Ben", "player=p_Ana&name=Ben", "player=p_Ana")
        assert [await asyncio.to_thread(search, running.url, query) for query in asked] == [200, 200, 429, 200]


def test_other_servers_hear_of_whoever_came_in_and_of_every_wrong_code() -> None:
    ledger: Any = Ledger(Settings(new_players_per_minute=1))
    told: list[tuple[str, str, Bucket]] = []
    ledger.tallies = SimpleNamespace(note=lambda *what: told.append(what))
    eve = AddressCaller("203.0.113.7", ledger)
    assert eve.admit_player()
    assert len(told) == 1
    assert not eve.admit_player()
    eve.missed()
    assert told == [
        ("new player", eve.address, ledger.new_players.of(eve.address)),
        ("wrong code", eve.address, ledger.wrong_codes.of(eve.address)),
    ]
