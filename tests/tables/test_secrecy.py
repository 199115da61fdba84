"""Nobody can tell from any frame they are sent which notes they cannot see."""

from random import Random

import pytest
from msgspec.json import encode

from maquignon.notation.record import action_to_json
from maquignon.rules.actions import Action
from maquignon.rules.cards import ANIMALS, KINDS_OF_ANIMALS
from maquignon.rules.game import Game
from maquignon.rules.options import options
from maquignon.rules.state import DEALING, HOUSE, OVER, TURNING_UP
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import view
from maquignon.tables.bots.thinkers import Thinkers
from maquignon.tables.game.entries import Chair
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.shuffle import Shuffle, shuffle
from maquignon.tables.hall.lobby import Lobby
from maquignon.tables.hall.places import Limits
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import Update, decoder
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.frames import frame
from maquignon.tables.protocol.messages import Act
from maquignon.tables.protocol.messages import decoder as client_decoder
from maquignon.tables.protocol.wire import read_options, read_view
from maquignon.tables.store.rows import TableRow
from maquignon.tables.table.table import Table
from tests.properties.interference import Viewer, revealed_by_the_rules, twin_of
from tests.properties.random_play import any_action, any_table, positions
from tests.tables.hall import think_at_once
from tests.tables.memory import MemoryStore
from tests.tables.time import FakeTime, settle


class Ear:
    """A line that keeps every frame."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, frame: bytes, *, replaces: str | None = None) -> None:
        self.frames.append(frame)

    def close(self, reason: str) -> None: ...


class Room:
    """A table at which a position has come about, with a guest on every seat, a spectator, and the lobby."""

    def __init__(self, game: Game, sealed: Shuffle) -> None:
        self.game, self.time = game, FakeTime()
        self._sealed = sealed
        self.ears = {viewer: Ear() for viewer in (None, *range(game.state.players))}

    async def open(self) -> "Room":
        store = MemoryStore()
        epoch = await store.open_table(TableRow("table", "CODED", 0))
        self.lobby = Lobby(store, self.time, Thinkers.all_by(think_at_once), Random(1), Limits())
        chairs = tuple(Chair(kind="person", player=f"p{seat}", name="ABCDE"[seat]) for seat in self.seats)
        arrangement = Arrangement(edition=self.game.edition.name, thinking="none", public=True)
        self.table = Table(TableRow("table", "CODED", 0), epoch, self._sheet(arrangement, chairs), self.lobby)
        self.lobby.tables["CODED"] = self.table
        self.guests = {viewer: Guest(f"p{viewer}", "Eve", ear) for viewer, ear in self.ears.items()}
        self.table.open()
        for guest in self.guests.values():
            self.table.come(guest)
        await settle()
        return self

    @property
    def seats(self) -> range:
        return range(self.game.state.players)

    def _sheet(self, arrangement: Arrangement, chairs: tuple[Chair, ...]) -> Sheet:
        return Sheet(
            arrangement,
            "p0",
            chairs,
            self.game.edition,
            game=self.game,
            dealer=self._sealed.dealer(),
            shuffle=self._sealed,
        )

    async def do(self, action: Action) -> None:
        """Somebody acts, or the hammer falls."""
        if action.seat == HOUSE:
            await self.time.pass_by(20_000)
            return
        move = action_to_json(action)
        del move["seat"]
        message = client_decoder.decode(encode({"type": "act", "id": "move", "question": 0, "action": move}))
        assert isinstance(message, Act)
        self.table.hear(self.guests[action.seat], message)
        await settle()

    def frames(self, viewer: Viewer) -> list[bytes]:
        return [*self.ears[viewer].frames, frame(self.lobby.listing())]


def sealed_for(game: Game) -> Shuffle:
    """A pile of which just as many cards have been drawn as in this position."""
    drawn = shuffle(game.edition)
    rest = [ANIMALS[animal] for animal in range(KINDS_OF_ANIMALS) for _ in range(game.state.pile[animal])]
    gone = game.edition.family_size * KINDS_OF_ANIMALS - len(rest)
    return Shuffle((*drawn.order[:gone], *rest), "nonce")


@pytest.mark.parametrize("players", [3, pytest.param(5, marks=pytest.mark.slow)])
@pytest.mark.parametrize("edition", EDITIONS)
async def test_notes_dealt_anew_change_no_byte_of_any_frame(edition: str, players: int) -> None:
    rng = Random(f"{edition} {players}")
    compared = 0
    for position in positions(any_table(edition, players, rng), rng):
        phase = position.state.phase
        if phase in (DEALING, TURNING_UP, OVER) or rng.random() > 0.3:
            continue
        viewer = rng.choice([None, *range(players)])
        action = any_action(position, rng)
        twin, echo = twin_of(position, viewer, action, rng)
        if echo is None:
            continue
        sealed = sealed_for(position)
        here, there = await Room(position.copy(), sealed).open(), await Room(twin, sealed).open()
        assert here.frames(viewer) == there.frames(viewer)
        await here.do(action)
        await there.do(echo)
        assert here.table.parts.journal.story
        assert there.table.parts.journal.story
        if here.table.sheet.is_over:
            continue  # the record of a finished game is everybody's
        events, others = (
            [event for told in room.table.parts.journal.story for event in told.events] for room in (here, there)
        )
        if not revealed_by_the_rules(position.state, action, viewer, events, others):
            assert here.frames(viewer) == there.frames(viewer)
            compared += 1
        await here.lobby.close()
        await there.lobby.close()
    assert compared > 10


@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_frame_holds_exactly_the_view_and_the_options_of_its_viewer(edition: str) -> None:
    """The shared part is encoded once for all: here it is held against the law's own view of every seat."""
    rng = Random(edition)
    for position in positions(any_table(edition, 4, rng), rng):
        if position.state.phase in (DEALING, TURNING_UP) or rng.random() > 0.2:
            continue
        room = await Room(position, sealed_for(position)).open()
        for viewer, ear in room.ears.items():
            update = next(found for made in reversed(ear.frames) if isinstance(found := decoder.decode(made), Update))
            assert read_view(update.view, position.edition) == view(position, viewer)
            if viewer is None:
                assert update.options is None
            else:
                assert update.options is not None
                assert read_options(update.options) == options(position, viewer)
        await room.lobby.close()
