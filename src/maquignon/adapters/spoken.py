"""One game driven by symbols of the codec, clockwise, in which every seat learns what it may know."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from maquignon.adapters.chronicle import Happening
from maquignon.knowledge.purses import Knowledge, begin_knowing
from maquignon.knowledge.witness import witness
from maquignon.rules.act import act
from maquignon.rules.actions import Action, Deal, Hammer, TurnUp
from maquignon.rules.cards import KINDS_OF_ANIMALS, count_notes
from maquignon.rules.game import start
from maquignon.rules.schedule import next_to_act
from maquignon.rules.scoring import score, wins
from maquignon.rules.state import BIDDING, DEALING, HOUSE, NOBODY, OVER, TURNING_UP, State
from maquignon.rules.telling import tell
from maquignon.rules.terms.edition import Edition
from maquignon.turbo.codec import ACTIONS, Draft, forget, legal, say
from maquignon.turbo.observation import WIDTH, observe
from maquignon.turbo.translate import action_of

RETURNS: Final = ("win", "score")
"""A share of the win, less everybody's fair part; or the score as it is."""


class SpokenGame:
    """Seats say symbols, the animals come from outside, and the hammer falls by itself when all others have passed."""

    def __init__(self, edition: Edition, players: int, first: int, *, recording: bool) -> None:
        """`recording`: keep everything that happens in `log`."""
        self.game = start(edition, players, first)
        self.first = first
        self.draft = Draft()
        self.said = 0
        self.log: list[Happening] = []
        self._recording = recording
        self._drawn: list[int] = []
        self._before = self.game.state
        # The last one is what a spectator knows.
        self.known = [Knowledge() for _ in range(players + 1)]
        for knowledge in self.known:
            begin_knowing(knowledge, players, count_notes(edition.start_notes))

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def seat(self) -> int:
        """Whose turn it is: a seat, the house for an animal, or nobody once the game is over."""
        if self._drawn:
            return HOUSE  # a lot or a deal is turned over as a whole, even if somebody may claim the dove meanwhile
        return next_to_act(self.game.state)

    def symbols(self, seat: int) -> list[int]:
        """Everything this seat can say now, in ascending order; nothing if it is not its turn."""
        if seat != self.seat or seat < 0:
            return []
        found = [0] * ACTIONS
        return sorted(found[: legal(self.game.state, self.draft, seat, found)])

    def mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(ACTIONS, np.int8)
        mask[self.symbols(seat)] = 1
        return mask

    def say(self, symbol: int) -> None:
        """One legal symbol of the seat whose turn it is."""
        self.said += 1
        seat = self.seat
        if say(self.game.state, self.draft, seat, symbol):
            action = action_of(self.draft, seat)
            forget(self.draft)
            self._do(action)
            if self.game.state.phase == BIDDING and self.seat == HOUSE:
                self._do(Hammer())

    def _do(self, action: Action) -> None:
        before = self.game.state.copy() if self._recording else self.game.state
        self._act(action, action.animal)
        if self._recording:
            self.log += tell(before, action, self.game)

    def draw(self, animal: int) -> None:
        """The house turns over the next animal, of the opening deal or of the lot."""
        if self._recording and not self._drawn:
            self._before = self.game.state.copy()
        phase = self.game.state.phase
        whole = Deal if phase == DEALING else TurnUp
        self._drawn.append(animal)
        self._act(whole((animal,)), animal)
        if self.game.state.phase != phase:
            if self._recording:
                self.log += tell(self._before, whole(tuple(self._drawn)), self.game)
            self._drawn = []

    def _act(self, action: Action, animal: int) -> None:
        s, kind, seat = self.game.state, action.kind, action.seat
        for observer, knowledge in enumerate(self.known):
            who = observer if observer < s.players else NOBODY
            witness(knowledge, who, s, kind, seat, action.amount, animal, action.notes)
        act(s, kind, seat, action.amount, action.target, animal, action.notes)

    def chances(self) -> list[tuple[int, float]]:
        """The animals that can come next, and how likely each of them is."""
        s = self.game.state
        return [(animal, s.pile[animal] / s.pile_left) for animal in range(KINDS_OF_ANIMALS) if s.pile[animal]]

    @property
    def awaits_animal(self) -> bool:
        return self.game.state.phase in (DEALING, TURNING_UP) and self.seat == HOUSE

    @property
    def over(self) -> bool:
        return self.game.state.phase == OVER

    def observe(self, seat: int, vector: NDArray[np.float32]) -> None:
        """Write what this seat knows, and what it has said so far of its own action, into `WIDTH` places."""
        numbers = [0.0] * WIDTH  # a list takes single numbers several times as fast as an array
        observe(self.game.state, self.draft_of(seat), self.known[seat], seat, numbers)
        vector[:] = numbers

    def draft_of(self, seat: int) -> Draft:
        """What a seat has begun to say is known to itself only."""
        return self.draft if seat == self.seat else Draft()

    def returns(self, kind: str) -> list[float]:
        """The result as it stands, by seat."""
        s = self.game.state
        if kind == "score":
            return [float(score(s, seat)) for seat in range(s.players)]
        won = [wins(s, seat) for seat in range(s.players)]
        return [(1 / sum(won) if wins_too else 0.0) - 1 / s.players for wins_too in won]

    def copy(self) -> "SpokenGame":
        twin = SpokenGame.__new__(SpokenGame)
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.copy()
        twin.draft = self.draft.copy()
        twin.known = [knowledge.copy() for knowledge in self.known]
        twin.log = self.log[:]
        twin._drawn = self._drawn[:]
        return twin

    def __deepcopy__(self, memo: object) -> "SpokenGame":
        return self.copy()


def require_returns(kind: str) -> str:
    if kind not in RETURNS:
        raise ValueError(f"There are no returns {kind!r}. Choose one of: {', '.join(RETURNS)}.")
    return kind
