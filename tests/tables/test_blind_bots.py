"""A bot at a live table and the adviser know what their seat knows: other notes in other purses change nothing."""

from random import Random
from typing import Any

import pytest

from maquignon.bots.roster import ADVISER
from maquignon.rules.events import Event
from maquignon.rules.legality import may_act
from maquignon.rules.options import Options
from maquignon.rules.views import View
from maquignon.tables.protocol.answers import Advice, StoryTold, TableShown, Welcome
from tests.tables.bots import Scribe, hire
from tests.tables.hall import Person
from tests.tables.time import settle
from tests.tables.twins import Twins

GAMES, STEPS = 4, 100
TABLES: dict[str, dict[str, Any]] = {
    "koehandel": {"edition": "koehandel"},
    "2025": {"edition": "boursicocotte-2025", "house_rules": {"payment": "free"}},
    "bluff": {"edition": "bluff", "house_rules": {"payment": "free"}},
    "super-marchandage": {"edition": "bluff", "variants": ["super-marchandage"]},
    "winner-pays": {"edition": "boursikocotte", "house_rules": {"trade_money": "winner-pays", "payment": "free"}},
}
Written = tuple[list[Event], list[tuple[View, Options]]]


def written(scribes: list[Scribe]) -> Written:
    """Everything these were told and shown."""
    return [event for bot in scribes for event in bot.told], [shown for bot in scribes for shown in bot.asked]


@pytest.mark.parametrize("table", TABLES)
async def test_a_bot_is_told_and_shown_only_what_its_seat_may_know(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(table)
    secrets = asked = 0
    for game in range(GAMES):
        here, there = hire(monkeypatch, "thrifty"), hire(monkeypatch, "merchant")
        twins = Twins(game % 4, rng, here="thrifty", there="merchant")
        await twins.open(**TABLES[table])
        for _ in range(STEPS):
            mine, theirs = written(here), written(there)
            if not await twins.step():
                break
        assert mine == theirs
        secrets, asked = secrets + twins.secrets, asked + len(mine[1])
        await twins.close()
    assert secrets >= 3
    assert asked > 20


@pytest.mark.parametrize("table", TABLES)
async def test_nothing_that_a_seat_may_not_know_is_told_by_a_hint_or_on_coming_back(
    table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(table)
    secrets = hints = 0
    for game in range(GAMES):
        advisers = hire(monkeypatch, ADVISER)
        twins = Twins(game % 4, rng)
        await twins.open(**TABLES[table])
        for _ in range(STEPS):
            if may_act(twins.here.game.state, game % 4):
                for person in twins.persons:
                    await ask_for_a_hint(person)
                hints += 1
            if rng.random() < 0.1:
                for person in twins.persons:
                    await come_again(person)
            mine, theirs = written(advisers[::2]), written(advisers[1::2])
            frames, others = map(heard, twins.persons)
            if not await twins.step():
                break
        assert mine == theirs
        assert frames == others
        secrets += twins.secrets
        await twins.close()
    assert secrets >= 3
    assert hints > 20


async def ask_for_a_hint(person: Person) -> None:
    id = await person.say("hint", question=person.update.question)
    await settle()
    assert person.last(Advice).id == id


async def come_again(person: Person) -> None:
    """After a lost connection: the whole story is told once more."""
    await person.disconnect()
    await person.connect(table=person.table.code)
    assert person.last(StoryTold).since == 0


def heard(person: Person) -> list[object]:
    """All but who one is, and what the table is called."""
    return [message for message in person.heard if not isinstance(message, Welcome | TableShown)]
