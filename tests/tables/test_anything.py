"""A table through anything: moves in any order, bad disks, lost connections, restarts, commands said twice."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import View, view
from maquignon.tables.game.entries import Opened, decode_body
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.protocol.answers import Done, Update
from maquignon.tables.protocol.wire import read_view
from tests.conservation import assert_all_cards_are_there
from tests.tables.hall import Person, TestHall, sealed_by
from tests.tables.players import Gambler, play_on

SEATS = st.integers(0, 2)


class AnyTable(RuleBasedStateMachine):
    """Three people and a bot, and whatever the world does to them."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.hall: TestHall
        self.people: list[Person] = []
        self.online = [True, True, True]
        self.said: list[tuple[int, dict[str, Any]]] = []
        self.done: set[str] = set()
        self.checked = [0, 0, 0]

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    @initialize(edition=st.sampled_from(list(EDITIONS)), seed=st.integers(0, 1000))
    def sit_down(self, edition: str, seed: int) -> None:
        async def sit() -> None:
            self.hall = await TestHall().open()
            self.people = await self.hall.seated(
                "Ana", "Ben", "Cleo", edition=edition, seats=[None, None, None, "thrifty"], hammer="fast"
            )

        self.dice = Random(seed)
        with sealed_by(self.dice):
            self.do(sit())
        self.gamblers = [Gambler(person, self.dice) for person in self.people]

    # --- what people do -----------------------------------------------------------------------------------------------

    @rule(moves=st.integers(1, 6), first=SEATS)
    def people_act(self, moves: int, first: int) -> None:
        """Whoever may act, in any order; now and then time passes as well."""
        for step in range(moves):
            self.act((first + step) % 3)

    @rule(first=SEATS, calm=st.integers(0, 3))
    def somebody_acts_on_a_bad_disk(self, first: int, calm: int) -> None:
        self.hall.store.full, self.hall.store.lies = calm % 2 == 0, True
        for step in range(3):
            self.act((first + step) % 3)
        if calm > 1:
            self.hall.store.full = False

    def act(self, seat: int) -> None:
        action = self.gamblers[seat].choose()
        if action is not None:
            question = self.people[seat].update.question
            self.say(seat, {"type": "act", "id": f"s{len(self.said)}", "question": question, "action": action})

    @rule(seat=SEATS, command=st.sampled_from(["out_of_lot", "press_hammer", "take_back", "pause", "chat", "hint"]))
    def somebody_says(self, seat: int, command: str) -> None:
        fields: dict[str, Any] = {"question": self.people[seat].update.question}
        if command in ("take_back", "pause", "chat"):
            fields = {"text": "hm"} if command == "chat" else {}
        self.say(seat, {"type": command, "id": f"s{len(self.said)}", **fields})

    @rule(seat=SEATS, old=st.integers(0, 5))
    def somebody_answers_an_old_question(self, seat: int, old: int) -> None:
        question = max(0, self.people[seat].update.question - old)
        move = {"do": "bid", "amount": self.people[seat].update.view.high_bid + 10}
        self.say(seat, {"type": "act", "id": f"s{len(self.said)}", "question": question, "action": move})

    @precondition(lambda self: self.said)
    @rule(data=st.data())
    def somebody_says_it_again(self, data: st.DataObject) -> None:
        for seat, message in data.draw(st.lists(st.sampled_from(self.said[-12:]), min_size=1, max_size=4)):
            if self.online[seat]:
                self.do(self.people[seat].say_raw(message))

    def say(self, seat: int, message: dict[str, Any]) -> None:
        if self.online[seat]:
            self.said.append((seat, message))
            self.do(self.people[seat].say_raw(message))

    @rule(wish=st.sampled_from([True, False, False]))
    def all_wish_the_same(self, wish: bool) -> None:
        for place in range(3):
            self.say(place, {"type": "pause", "id": f"s{len(self.said)}", "wish": wish})

    # --- what the world does ------------------------------------------------------------------------------------------

    @rule(milliseconds=st.sampled_from([1, 500, 1_000, 5_000, 45_000]))
    def time_passes(self, milliseconds: int) -> None:
        self.do(self.hall.time.pass_by(milliseconds))

    @rule(seat=SEATS)
    def a_connection_breaks_or_comes_back(self, seat: int) -> None:
        person = self.people[seat]
        if self.online[seat]:
            self.do(person.disconnect())
        else:
            self.do(person.connect(table=person.table.code))
        self.online[seat] = not self.online[seat]

    @rule()
    def the_disk_has_room_again(self) -> None:
        self.hall.store.full = self.hall.store.lies = False
        self.do(self.hall.time.pass_by(1_000))

    @rule()
    def the_disk_is_slow(self) -> None:
        if self.hall.store.waits is None:
            self.hall.store.waits = asyncio.Event()

    @rule()
    def the_disk_catches_up(self) -> None:
        if self.hall.store.waits is not None:
            self.hall.store.waits.set()
            self.hall.store.waits = None
            self.do(self.hall.time.pass_by(0))

    @rule()
    def the_server_restarts(self) -> None:
        async def restart() -> None:
            for person in self.people:
                await person.disconnect()
            await self.hall.restart()
            for person in self.people:
                await person.connect(table=person.table.code)

        self.the_disk_catches_up()
        self.hall.store.full = self.hall.store.lies = False
        self.do(restart())
        self.online = [True, True, True]

    # --- what must hold -----------------------------------------------------------------------------------------------

    @invariant()
    def the_log_tells_what_everybody_was_shown(self) -> None:
        """Every view ever shown is the one that follows from the log at its version."""
        if not self.people:
            return
        games = self.replayed()
        for seat, person in enumerate(self.people):
            for message in person.heard[self.checked[seat] :]:
                if isinstance(message, Update):
                    game = games[message.version]
                    assert read_view(message.view, game.edition) == _view(game, seat)
            self.checked[seat] = len(person.heard)

    def replayed(self) -> dict[int, Any]:
        (log,) = self.hall.store.log_of.values()
        opened = decode_body(log[0].body)
        assert isinstance(opened, Opened)
        sheet, games = Sheet.blank(opened), {}
        for entry in log:
            sheet = sheet.draft(entry.at)
            sheet.write(decode_body(entry.body))
            games[entry.version] = sheet.game
        if sheet.game is not None:
            assert_all_cards_are_there(sheet.game)
        return games

    @invariant()
    def nothing_is_done_twice_and_nothing_done_is_lost(self) -> None:
        if not self.people:
            return
        (log,) = self.hall.store.log_of.values()
        commands = [entry.command for entry in log if entry.command is not None]
        assert len(commands) == len(set(commands))
        for person in self.people:
            for message in person.all(Update):
                if message.done is not None:
                    assert any(command.endswith(f":{message.done}") for command in commands)
            for done in person.all(Done):
                assert done.version is None or done.version <= len(log)

    def teardown(self) -> None:
        """However it went, the game can be played to its end."""
        if self.people:
            self.the_server_restarts()
            for _ in range(2):
                self.all_wish_the_same(wish=False)
            self.do(play_on(self.hall, self.people, self.dice, steps=25))
            self.the_log_tells_what_everybody_was_shown()
            self.do(self.hall.crash())
        self.loop.close()


def _view(game: Any, seat: int) -> View:
    return view(game, seat)


AnyTable.TestCase.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
TestAnyTable = pytest.mark.slow(AnyTable.TestCase)
