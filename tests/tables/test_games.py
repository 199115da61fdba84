"""Whole games of people and bots: the record, the log and what everybody was shown agree."""

import gc
from random import Random
from weakref import ref

import pytest
from msgspec.json import encode

from maquignon.notation.record import loads, replay
from maquignon.rules.game import Game, winners
from maquignon.rules.scoring import score
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import view
from maquignon.tables.game.entries import Opened, decode_body
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.shuffle import verify
from maquignon.tables.protocol.answers import Finished, Refused, Update
from maquignon.tables.protocol.wire import read_view
from tests.tables.hall import Person, TestHall, open_hall
from tests.tables.players import play_on


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bots", [0, pytest.param(2, marks=pytest.mark.slow)])
async def test_a_whole_game_is_equal_to_the_replay_of_its_record(edition: str, bots: int) -> None:
    async with open_hall() as hall:
        names = ["Ana", "Ben", "Cleo"]
        people = await hall.seated(*names, edition=edition, seats=[None] * 3 + ["thrifty"] * bots, hammer="fast")
        promised = people[0].table.commitment
        spectator = (await hall.people("Eve"))[0]
        await spectator.say("join", code=people[0].table.code)
        await play_on(hall, people, Random(edition))
        finished = people[0].last(Finished)
        record = loads(finished.record)
        game = replay(record)
        assert encode(people[0].table.edition) == encode(game.edition)
        positions = logged_positions(hall)
        for seat, person in [*enumerate(people), (None, spectator)]:
            assert read_view(person.update.view, game.edition) == view(game, seat)
            for update in person.all(Update):
                assert read_view(update.view, game.edition) == view(positions[update.version], seat)
            assert not person.all(Refused)
        assert verify(record, promised).commitment == promised == finished.seal.commitment
        kept = hall.store.archive[finished.game]
        assert kept.record == finished.record
        assert finished.winners == winners(game)
        assert [(seat.score, seat.won) for seat in kept.row.players] == [
            (score(game.state, seat), seat in finished.winners) for seat in range(3 + bots)
        ]
        assert_versions_rise(people)


async def test_a_table_that_is_over_is_gone_without_the_garbage_collector() -> None:
    """It comes rarely in a server, and a game is a third of a megabyte."""
    async with open_hall() as hall:
        people = await hall.seated("Ana", "Ben", "Cleo", seats=[None] * 3 + ["thrifty"], hammer="fast")
        await play_on(hall, people, Random(1))
        table = ref(hall.only_table)
        gc.disable()
        try:
            for person in people:
                await person.disconnect()
            await hall.time.pass_by(24 * 60 * 60 * 1_000)
            assert table() is None
        finally:
            gc.enable()


def logged_positions(hall: TestHall) -> dict[int, Game]:
    """The game after every entry of the log."""
    log = hall.store.log_of[hall.only_table.id]
    opened = decode_body(log[0].body)
    assert isinstance(opened, Opened)
    sheet, found = Sheet.blank(opened), {}
    for entry in log:
        sheet = sheet.draft(entry.at)
        sheet.write(decode_body(entry.body))
        if sheet.game is not None:
            found[entry.version] = sheet.game
    return found


def assert_versions_rise(people: list[Person]) -> None:
    for person in people:
        seen = 0
        for update in person.all(type(person.update)):
            assert update.since <= seen or seen == 0
            assert update.version >= seen
            seen = update.version


async def test_who_comes_after_the_end_gets_the_record_too() -> None:
    async with open_hall() as hall:
        people = await hall.seated("Ana", "Ben", "Cleo", edition="koehandel", hammer="fast")
        await play_on(hall, people, Random(1))
        (eve,) = await hall.people("Eve")
        await eve.say("join", code=people[0].table.code)
        assert eve.last(Finished) == people[0].last(Finished)
