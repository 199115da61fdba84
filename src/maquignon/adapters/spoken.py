"""One game driven by symbols of the codec, clockwise, in which every seat learns what it may know."""

from array import array
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from maquignon.adapters.chronicle import Happening
from maquignon.knowledge.purses import Knowledge, begin_knowing
from maquignon.knowledge.witness import witness
from maquignon.rules.act import act
from maquignon.rules.actions import AUCTION, BID, PASS, TURN_UP, Action, Deal, Hammer, TurnUp
from maquignon.rules.cards import DONKEY, KINDS_OF_ANIMALS, count_notes
from maquignon.rules.game import Game, start
from maquignon.rules.schedule import next_to_act
from maquignon.rules.scoring import score, wins
from maquignon.rules.state import BIDDING, DEALING, HOUSE, NOBODY, OVER, TURNING_UP, State
from maquignon.rules.telling import play, tell
from maquignon.rules.terms.edition import Edition
from maquignon.turbo.codec import ACTIONS, Draft, forget, legal, say
from maquignon.turbo.observation import WIDTH, describe_moment, describe_terms
from maquignon.turbo.translate import action_of

RETURNS: Final = ("win", "score")
"""A share of the win, less everybody's fair part; or the score as it is."""
TELLING_NOTHING: Final = (AUCTION, BID, PASS)
"""What tells nobody anything about a purse, but for bids where one must afford them."""


class Drawn(NamedTuple):
    """A deal or a lot that was turned over card by card, and the positions around it."""

    before: State
    whole: Deal | TurnUp
    after: State


class SpokenGame:
    """Seats say symbols, the animals come from outside, and the hammer falls by itself when all others have passed."""

    def __init__(self, edition: Edition, players: int, first: int) -> None:
        self.game = start(edition, players, first)
        self.first = first
        self.draft = Draft()
        self.said = 0
        self.seat = next_to_act(self.game.state)
        """Whose turn it is: a seat, the house for an animal, or nobody once the game is over."""
        self._legal: list[int] | None = None
        self._drawn: list[int] = []
        self._terms = [0.0] * WIDTH
        describe_terms(self.game.state, self._terms)
        self._log: list[Happening] = []
        self._told: Game = self.game.copy()
        self._untold: list[Action | Drawn] = []
        self._before = self.game.state
        self._known = [Knowledge() for _ in range(players + 1)]
        for knowledge in self._known:
            begin_knowing(knowledge, players, count_notes(edition.start_notes))
        self._unheard: list[tuple[State, Action, int]] = []

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def log(self) -> list[Happening]:
        """Everything that has happened, told when somebody asks: most who play never do."""
        if self._untold:
            game, log = self._told.copy(), self._log[:]  # copies of this game may share both
            for happened in self._untold:
                if isinstance(happened, Drawn):
                    game.state = happened.after.copy()
                    log += tell(happened.before, happened.whole, game)
                else:
                    log += play(game, happened)
            self._log, self._told, self._untold = log, game, []
        return self._log

    @property
    def known(self) -> list[Knowledge]:
        """What every seat can deduce, and last what a spectator can; worked out when somebody asks, too."""
        if self._unheard:
            for s, action, animal in self._unheard:
                for observer, knowledge in enumerate(self._known):
                    who = observer if observer < s.players else NOBODY
                    witness(knowledge, who, s, action.kind, action.seat, action.amount, animal, action.notes)
            self._unheard = []
        return self._known

    def take_up(self, game: Game, log: list[Happening]) -> None:
        """Go on from a position in which the same seat is in turn; this is what happened before it."""
        self.game, self._legal = game, None
        self._log, self._told, self._untold = log, game.copy(), []

    def symbols(self, seat: int) -> list[int]:
        """Everything this seat can say now, in ascending order; nothing if it is not its turn."""
        if seat != self.seat or seat < 0:
            return []
        if self._legal is None:
            found = [0] * ACTIONS
            self._legal = sorted(found[: legal(self.game.state, self.draft, seat, found)])
        return self._legal

    def mask(self, seat: int) -> NDArray[np.int8]:
        mask = bytearray(ACTIONS)  # a handful of symbols is written faster one by one
        for symbol in self.symbols(seat):
            mask[symbol] = 1
        return np.frombuffer(mask, np.int8)

    def say(self, symbol: int) -> None:
        """One legal symbol of the seat whose turn it is."""
        self.said += 1
        self._legal = None
        seat = self.seat
        if say(self.game.state, self.draft, seat, symbol):
            action = action_of(self.draft, seat)
            forget(self.draft)
            self._do(action)
            if self.game.state.phase == BIDDING and self.seat == HOUSE:
                self._do(Hammer())

    def _do(self, action: Action) -> None:
        self._act(action, action.animal)
        self._untold.append(action)
        self.seat = next_to_act(self.game.state)

    def draw(self, animal: int) -> None:
        """The house turns over the next animal, of the opening deal or of the lot."""
        if not self._drawn:
            self._before = self.game.state.copy()
        phase = self.game.state.phase
        whole = Deal if phase == DEALING else TurnUp
        self._drawn.append(animal)
        self._act(whole((animal,)), animal)
        if self.game.state.phase != phase:
            self._untold.append(Drawn(self._before, whole(tuple(self._drawn)), self.game.state.copy()))
            self._drawn = []
            self.seat = next_to_act(self.game.state)

    def _act(self, action: Action, animal: int) -> None:
        s, kind = self.game.state, action.kind
        if kind <= TURN_UP:
            telling = animal == DONKEY
        else:
            telling = kind not in TELLING_NOTHING or (kind == BID and s.must_afford > 0)
        if telling:
            self._unheard.append((s.copy(), action, animal))
        act(s, kind, action.seat, action.amount, action.target, animal, action.notes)

    def chances(self) -> list[tuple[int, float]]:
        """The animals that can come next, and how likely each of them is."""
        s = self.game.state
        return [(animal, s.pile[animal] / s.pile_left) for animal in range(KINDS_OF_ANIMALS) if s.pile[animal]]

    @property
    def awaits_animal(self) -> bool:
        return self.seat == HOUSE and self.game.state.phase in (DEALING, TURNING_UP)

    @property
    def over(self) -> bool:
        return self.game.state.phase == OVER

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What this seat knows, and what it has said so far of its own action, in `WIDTH` numbers."""
        numbers = self._terms[:]  # a list takes single numbers several times as fast as an array
        describe_moment(self.game.state, self.draft_of(seat), self.known[seat], seat, numbers)
        return np.frombuffer(array("f", numbers), np.float32)

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
        twin._known = [knowledge.copy() for knowledge in self._known]
        twin._unheard = self._unheard[:]
        twin._untold = self._untold[:]
        twin._drawn = self._drawn[:]
        return twin

    def __deepcopy__(self, memo: object) -> "SpokenGame":
        return self.copy()


def require_returns(kind: str) -> str:
    if kind not in RETURNS:
        raise ValueError(f"There are no returns {kind!r}. Choose one of: {', '.join(RETURNS)}.")
    return kind
