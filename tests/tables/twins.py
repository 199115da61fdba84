"""Two live games that one seat cannot tell apart: the others pay and lay other notes than there, but as many."""

from random import Random
from typing import Any, NamedTuple

from maquignon.bots.bot import NOTHING_SEEN
from maquignon.bots.random import RandomBot
from maquignon.notation.record import action_from_json, action_to_json
from maquignon.rules.actions import Action, BuyBack, Counter, Offer, Pay, Trade
from maquignon.rules.events import Event
from maquignon.rules.game import Game, refusal, start
from maquignon.rules.legality import may_act
from maquignon.rules.options import options
from maquignon.rules.state import OVER, State
from maquignon.rules.telling import play
from maquignon.tables.game.entries import Played, decode_body
from tests.properties.interference import echoed, revealed_by_the_rules
from tests.tables.bots import modest
from tests.tables.hall import Person, TestHall, sealed_by

NAMES = ("Ana", "Ben", "Cleo", "Dan")
TRIES = 20


class Happened(NamedTuple):
    before: State
    action: Action
    events: list[Event]
    """Secrets included."""


class Half:
    """One of the two games: a bot on the seat that is looked at, or a person like on all others."""

    def __init__(self, viewer: int, bot: str | None) -> None:
        self._seats = [bot if seat == viewer else None for seat in range(len(NAMES))]
        self.people: dict[int, Person] = {}
        self.actions: list[Action] = []
        """All of the game so far."""
        self._read = 0

    async def open(self, seed: int, **terms: Any) -> None:
        taken = [seat for seat, bot in enumerate(self._seats) if bot is None]
        self.hall = await TestHall().open()
        with sealed_by(Random(seed)):
            people = await self.hall.seated(
                *(NAMES[seat] for seat in taken), seats=self._seats, thinking="none", **terms
            )
        self.people = dict(zip(taken, people, strict=True))
        self.game = start(self.hall.only_table.sheet.edition, len(NAMES), first=0)
        self.follow()

    def follow(self) -> list[Happened]:
        """What has come into the log since, played by the law."""
        log = self.hall.store.log_of[self.hall.only_table.id]
        bodies = [decode_body(entry.body) for entry in log[self._read :]]
        self._read = len(log)
        return [self._play(action_from_json(body.action)) for body in bodies if isinstance(body, Played)]

    def _play(self, action: Action) -> Happened:
        before = self.game.state.copy()
        self.actions.append(action)
        return Happened(before, action, play(self.game, action))

    async def do(self, action: Action | None) -> None:
        """Somebody acts, or some time passes."""
        if action is None:
            await self.hall.time.pass_by(3_000)
            return
        move = action_to_json(action)
        del move["seat"]
        await self.people[action.seat].act(**move)


class Twins:
    """Both games side by side, until the rules themselves show the seat what differs."""

    def __init__(self, viewer: int, rng: Random, here: str | None = None, there: str | None = None) -> None:
        """The bots on the seat that is looked at, if it is a bot's."""
        self.here, self.there = Half(viewer, here), Half(viewer, there)
        self.secrets = 0
        """How often something else happened there than here."""
        self._viewer, self._rng = viewer, rng

    async def open(self, **terms: Any) -> None:
        seed = self._rng.getrandbits(30)
        for half in (self.here, self.there):
            await half.open(seed, **terms)

    async def close(self) -> None:
        for half in (self.here, self.there):
            await half.hall.crash()

    @property
    def persons(self) -> tuple[Person, Person]:
        """Who has the seat that is looked at, here and there."""
        return self.here.people[self._viewer], self.there.people[self._viewer]

    async def step(self) -> bool:
        """Somebody acts, or some time passes; False: the seat can tell them apart from now on, or it is over."""
        action, echo = self._something_to_do()
        await self.here.do(action)
        await self.there.do(echo)
        for mine, other in zip(self.here.follow(), self.there.follow(), strict=True):
            if revealed_by_the_rules(mine.before, mine.action, self._viewer, mine.events, other.events):
                return False
            self.secrets += mine.events != other.events
        return self.here.game.state.phase != OVER

    def _something_to_do(self) -> tuple[Action, Action] | tuple[None, None]:
        """What a person may do here, and what looks the same there; nothing: time passes."""
        here, there = self.here.game, self.there.game
        people = [seat for seat in self.here.people if may_act(here.state, seat)]
        for _ in range(TRIES if people else 0):
            open_to_it = options(here, self._rng.choice(people))
            action = modest(RandomBot(self._rng).choose(NOTHING_SEEN, open_to_it), open_to_it)
            echo = self._echo(action, there)
            if echo is not None:
                return action, echo
        return None, None

    def _echo(self, action: Action, there: Game) -> Action | None:
        """What the seat will see for itself is the same in both games, if it can be."""
        if self._will_see(action, there.state) and refusal(there, action) is None:
            return action
        return echoed(action, there, self._viewer, self._rng)

    def _will_see(self, action: Action, s: State) -> bool:
        match action:
            case Pay() | BuyBack():
                return self._viewer in (s.active, s.leader)
            case Trade(target=target):
                return bool(s.reveal_to_all) or target == self._viewer
            case Offer() | Counter():
                return bool(s.reveal_to_all) or self._viewer in (s.active, s.target)
            case _:
                return True
