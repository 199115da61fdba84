"""People who play by chance, through nothing but what they are sent."""

from random import Random
from typing import Any

from maquignon.bots.random import RandomBot
from maquignon.notation.record import action_to_json
from maquignon.tables.protocol.wire import read_options, read_view
from tests.tables.hall import Person, TestHall

PATIENCE = 20_000
"""Steps after which a game that does not end has gone wrong."""


class Gambler:
    """Plays one person's seat with a random bot that knows only the wire."""

    def __init__(self, person: Person, dice: Random) -> None:
        self.person, self._dice = person, dice
        self._bot = RandomBot(dice)

    def choose(self) -> dict[str, Any] | None:
        """Something to do, if there is anything."""
        update = self.person.update
        if not update.options or not update.options.choices:
            return None
        seen = read_view(update.view, self.person.table.edition)
        action = action_to_json(self._bot.choose(seen, read_options(update.options)))
        del action["seat"]
        return action

    async def move(self) -> bool:
        """Do something if there is anything to do; whether there was."""
        action = self.choose()
        if action is None:
            return False
        await self.person.act(**action)
        return True


async def play_on(hall: TestHall, people: list[Person], dice: Random, *, steps: int = PATIENCE) -> None:
    """Until the game is over, or for so many steps: somebody acts, or some time passes."""
    gamblers = [Gambler(person, dice) for person in people]
    for _ in range(steps):
        if people[0].update.view.phase == "over":
            return
        dice.shuffle(gamblers)
        for gambler in gamblers:
            if await gambler.move():
                break
        else:
            await hall.time.pass_by(dice.choice((500, 1_500, 5_000)))
    assert steps < PATIENCE, "the game does not end"
