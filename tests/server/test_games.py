"""Whole games over real sockets, people and bots mixed: what everybody saw last is what the record says."""

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import msgspec
import pytest

from examples import patient_bot
from maquignon.client import visit
from maquignon.notation.record import loads, replay
from maquignon.rules.game import winners
from maquignon.rules.scoring import score
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import view
from maquignon.tables.game.shuffle import verify
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.wire import read_view
from tests.server.people import gather_round, play_all
from tests.server.serving import serving


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_whole_game_is_equal_to_the_replay_of_its_record(tmp_path: Path, edition: str, players: int) -> None:
    people = Random(f"{edition} {players}").randint(1, players)
    seats = [None] * people + ["thrifty"] * (players - people)
    async with serving(tmp_path) as running, AsyncExitStack() as stack:
        arrangement = Arrangement(edition=edition, seats=list(seats), hammer="fast", thinking="fast")
        guests = await gather_round(stack, running.url, arrangement, people)
        endings = await play_all(guests, seed=players)
        record = loads(endings[0].record)
        game = replay(record)
        assert verify(record).commitment == endings[0].seal.commitment
        for guest, ending in zip(guests, endings, strict=True):
            assert guest.table is not None
            assert guest.update is not None
            assert ending == endings[0]
            assert guest.table.commitment == ending.seal.commitment
            assert msgspec.json.encode(guest.table.edition) == msgspec.json.encode(game.edition)
            assert read_view(guest.update.view, game.edition) == view(game, guest.table.you)
        assert endings[0].scores == [score(game.state, seat) for seat in range(players)]
        assert endings[0].winners == winners(game)
        archived = await running.site.store.game(endings[0].game)
        assert archived is not None
        assert archived.record == endings[0].record


async def test_the_bot_of_the_examples_joins_a_table_and_plays_to_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as running, visit(running.url, name="Ana") as host:
        code = await host.create_table(Arrangement(edition="koehandel", seats=["thrifty", "thrifty", None]))
        await host.leave()
        scores = await patient_bot.play(running.url, code, "Eve")
        assert len(scores) == 3
