"""Many games side by side in arrays: everybody's next symbol at once, and no loop over games in Python."""

import copy
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from maquignon.rules.game import start
from maquignon.rules.state import MOST_SEATS
from maquignon.rules.terms.edition import Edition
from maquignon.turbo import loops
from maquignon.turbo.codec import ACTIONS
from maquignon.turbo.compiled import entry, is_kept
from maquignon.turbo.consistent import require_consistent
from maquignon.turbo.dice import streams
from maquignon.turbo.driver import SILENCE
from maquignon.turbo.loops import Asking, Games
from maquignon.turbo.observation import WIDTH
from maquignon.turbo.records import DRAFT, KNOWLEDGE, STATE, write
from maquignon.turbo.traits import KEENNESS, TRAITS

_play_games = entry(loops.play_games)
_observe_games = entry(loops.observe_games)


def is_compiled() -> bool:
    """Whether a first batch can play, and be looked at, at once: the machine code is loaded, or waits on disk."""
    return is_kept(_play_games) and is_kept(_observe_games)


class Batch:
    """`games` games, at the tables given in turn: pairs of an edition and a number of players.

    Whoever's choice it is stands in `seats`, what they can say in `masks`, what they know in `observations`. After a
    step, `finished` marks the games that ended, `scores` and `winners` tell how, and those games have begun anew. A
    seat given a temper in `tempers` is played by a sparring partner and asked nothing.
    """

    def __init__(
        self,
        tables: Sequence[tuple[Edition, int]],
        games: int,
        seed: int,
        *,
        observe: bool = True,
        skip_forced: bool = True,
        sober: bool = False,
        limit: int = 0,
        threads: int = 1,
    ) -> None:
        """`skip_forced`: do not ask where there is but one answer. `sober`: offer no bids beyond the purse, nor raises
        said in parts. `limit`: cut a game off after so many choices."""
        if not tables or games < 1 or threads < 1:
            raise ValueError("A batch needs at least one table, one game and one thread.")
        self._asking = Asking(skip_forced, sober, limit)
        self.states = np.zeros(games, STATE)
        self.drafts = np.zeros(games, DRAFT)
        self.known = np.zeros((games, MOST_SEATS if observe else 0), KNOWLEDGE)
        self.tempers = np.zeros((games, MOST_SEATS, TRAITS), np.float32)
        self.dice = streams(seed, games)
        self.openings = openings(tables)
        self.tables = np.arange(games) % len(tables)
        """At which of the tables each game sits from its next beginning on."""
        self.starts = self.openings[self.tables]
        self.seats = np.zeros(games, np.int8)
        self.masks: NDArray[np.bool_] = np.zeros((games, ACTIONS), np.bool_)
        self.observations = np.zeros((games, WIDTH if observe else 0), np.float32)
        self.decisions = np.zeros(games, np.int32)
        self.finished = np.zeros(games, np.bool_)
        self.truncated = np.zeros(games, np.bool_)
        self.scores = np.zeros((games, MOST_SEATS), np.int32)
        self.winners = np.zeros((games, MOST_SEATS), np.bool_)
        self._share(games, threads)
        self.begin()

    def begin(self) -> None:
        """Every game begins anew, with the tempers as they are."""
        self._play(np.zeros(len(self.seats), np.int64), fresh=True)

    def take_up(self, states: NDArray[np.void], known: NDArray[np.void]) -> None:
        """Go on from these positions: one for every game, with what each seat knows in it."""
        require_consistent(states)
        self.states[:], self.known[:] = states, known
        self.drafts[:] = np.zeros((), DRAFT)
        self._play(np.full(len(states), SILENCE), fresh=False)

    def move(self, game: int, table: int) -> None:
        """Let this game sit down at another of the tables when it begins anew."""
        self.tables[game] = table
        self.starts[game] = self.openings[table]

    def keep(self, rows: NDArray[np.intp]) -> None:
        """Go on with these games only."""
        for name in Games._fields:
            setattr(self, name, getattr(self, name)[rows])
        self.tables = self.tables[rows]
        self._share(len(rows), threads=1)

    def step(self, symbols: NDArray[np.int64]) -> None:
        """One symbol in every game, by the seat in `seats`; a game given `SILENCE` waits."""
        symbols = np.asarray(symbols, np.int64)
        if symbols.shape != self.seats.shape:
            raise ValueError(f"There are {len(self.seats)} games, so {len(self.seats)} symbols are needed.")
        known = (symbols >= 0) & (symbols < ACTIONS)
        said = (symbols == SILENCE) | (known & self.masks[np.arange(len(symbols)), np.where(known, symbols, 0)])
        if not said.all():
            place = int(np.argmin(said))
            raise ValueError(f"Seat {self.seats[place]} of game {place} cannot say {symbols[place]} now.")
        self._play(symbols, fresh=False)

    def observed_by(self, seats: NDArray[np.int8]) -> NDArray[np.float32]:
        """What these seats know, one of each game, whoever's choice it is."""
        observations = np.zeros((len(seats), WIDTH), np.float32)
        _observe_games(self.states, np.zeros(1, DRAFT), self.known, seats, observations)
        return observations

    def copy(self) -> "Batch":
        """The same games, to be played on in another way."""
        twin = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray):
                setattr(twin, name, value.copy())
        twin._share(len(twin.seats), len(self._parts))
        return twin

    def _require_somebody_to_ask(self, fresh: bool) -> None:
        """Now, and if the game ends and begins anew: one that asks nobody never comes back."""
        asked = self.tempers[:, :, KEENNESS] <= 0
        fewest = self.starts["players"] if fresh else np.minimum(self.states["players"], self.starts["players"])
        nobody = ~asked.any(axis=1) | (asked.argmax(axis=1) >= fewest)
        if nobody.any():
            raise ValueError(
                f"Every seat of game {np.argmax(nobody)} has a temper: leave one without, for a batch asks somebody."
            )

    def _play(self, symbols: NDArray[np.int64], fresh: bool) -> None:
        self._require_somebody_to_ask(fresh)

        def play(part: tuple[slice, Games, NDArray[np.int64]]) -> None:
            rows, games, slate = part
            _play_games(symbols[rows], games, _BLANK, slate, fresh, self._asking)

        if self._pool is None:
            play(self._parts[0])
        else:
            for _ in self._pool.map(play, self._parts):
                pass

    def _share(self, games: int, threads: int) -> None:
        """Each thread has its part of the games and its own slate to write choices on."""
        ends = [games * thread // threads for thread in range(threads + 1)]
        arrays = [getattr(self, name) for name in Games._fields]
        self._parts = [
            (slice(first, last), Games(*(array[first:last] for array in arrays)), np.zeros(ACTIONS, np.int64))
            for first, last in pairwise(ends)
        ]
        self._pool = ThreadPoolExecutor(threads, "batch") if threads > 1 else None


_BLANK: Final = np.zeros(1, KNOWLEDGE)


def openings(tables: Sequence[tuple[Edition, int]]) -> NDArray[np.void]:
    """The opening position at every table; the first player is chosen anew each time."""
    positions = np.zeros(len(tables), STATE)
    for place, (edition, players) in enumerate(tables):
        write(start(edition, players, 0).state, positions[place])
    return positions
