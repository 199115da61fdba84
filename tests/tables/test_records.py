"""What is written down of a game at a table: who sat there, who began, and by which rules."""

from collections.abc import AsyncIterator
from random import Random
from unittest import mock

import pytest

from maquignon.notation.record import dumps
from maquignon.tables.game.archive import archived, record_of
from maquignon.tables.game.gathering import STAND_IN
from maquignon.tables.game.playing import take_over
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.protocol.answers import Finished
from tests.tables.hall import open_hall
from tests.tables.players import play_on


@pytest.fixture
async def sheet() -> AsyncIterator[Sheet]:
    """Ana and Cleo with a bot between them, who begins; another bot stands in for Ana."""
    async with open_hall() as hall:
        await hall.seated("Ana", "Cleo", seats=[None, "thrifty", None], first=1)
        draft = hall.only_table.sheet.draft(0)
        take_over(draft, 0)
        yield draft


async def test_a_record_says_who_began_and_which_seats_were_bots(sheet: Sheet) -> None:
    header = record_of(sheet, []).header
    assert header.players == ("Ana", "Thrifty", "Cleo")
    assert header.first == 1
    assert header.tags == {"bots": {"1": "thrifty"}}, "and the seal is closed"


async def test_a_record_has_the_rules_of_the_table() -> None:
    async with open_hall() as hall:
        rules: dict[str, object] = {"lot_size": 2}
        variants = ["finie-la-plaisanterie"]
        await hall.seated("Ana", "Ben", "Cleo", edition="koehandel", variants=variants, house_rules=rules)
        sheet = hall.only_table.sheet
        header = record_of(sheet, []).header
        assert (header.edition, header.house_rules, header.agree()) == ("koehandel", rules, sheet.edition)
        assert header.variants == ("finie-la-plaisanterie",)
        assert archived("t", "record", sheet).row.edition == "koehandel"


async def test_a_finished_game_is_written_down_once(monkeypatch: pytest.MonkeyPatch) -> None:
    writes = mock.Mock(side_effect=dumps)
    monkeypatch.setattr("maquignon.tables.game.journal.dumps", writes)
    async with open_hall() as hall:
        people = await hall.seated("Ana", "Ben", "Cleo", hammer="fast")
        await play_on(hall, people, Random(1))
        assert people[0].last(Finished).record == hall.store.archive[hall.only_table.id].record
        assert writes.call_count == 1


async def test_the_archive_knows_people_by_themselves_and_not_by_who_stood_in(sheet: Sheet) -> None:
    assert sheet.chairs[0].bot == STAND_IN == "medium"
    seated = archived("t", "record", sheet).row.players
    assert [seat.bot for seat in seated] == [None, "thrifty", None]
    assert [seat.player is None for seat in seated] == [False, True, False]
