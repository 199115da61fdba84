"""The game for OpenSpiel: `import maquignon.adapters.openspiel`, then `pyspiel.load_game("python_maquignon")`.

Animals come from explicit chance nodes, one at a time; so does the first player unless one is named. A player's action
is a symbol of the codec.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("This game needs OpenSpiel. Install it with: pip install 'maquignon[research]'") from missing

from maquignon.adapters.openspiel_observer import Observer
from maquignon.adapters.parameters import read_house_rules, read_variants, write_house_rules, write_variants
from maquignon.adapters.resample import resampled
from maquignon.adapters.spoken import SpokenGame, require_returns
from maquignon.adapters.symbols import name_of
from maquignon.notation.position import write_position
from maquignon.rules.cards import ANIMALS, DOVE_VALUE, FAMILY_VALUES, KINDS_OF_ANIMALS
from maquignon.rules.state import MOST_SEATS
from maquignon.rules.terms.charter import FEWEST_SEATS, agree
from maquignon.turbo.codec import ACTIONS

NAME: Final = "python_maquignon"
PARAMETERS: Final[dict[str, Any]] = {
    "edition": "boursicocotte-2025",
    "variants": "",  # coup-double+finie-la-plaisanterie
    "house_rules": "",  # family_size:2;start_notes:0+10+10
    "players": 4,
    "first": -1,  # the seat that begins; -1: chance decides
    "returns": "win",  # or score
    "max_game_length": 20_000,  # symbols; random games of five take about 4,000; a game is cut off there as it stands
    "memory": 64,  # events in the information state tensor; the string holds all of them
}


CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


def _game_type(utility: Any) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Maquignon, the horse-trading card game",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=FEWEST_SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


_TYPES: Final = {
    "win": _game_type(pyspiel.GameType.Utility.ZERO_SUM),
    "score": _game_type(pyspiel.GameType.Utility.GENERAL_SUM),
}


class MaquignonGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel publishes no types
    """One table: its terms are the parameters."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        terms = PARAMETERS | dict(parameters or {})
        self.players = int(terms["players"])
        self.edition = agree(
            terms["edition"], read_variants(terms["variants"]), read_house_rules(terms["house_rules"]), self.players
        )
        self.first = int(terms["first"])
        if not -1 <= self.first < self.players:
            raise ValueError(f"The first player is a seat from 0 to {self.players - 1}, or -1, not {self.first}.")
        self.kind_of_returns = require_returns(terms["returns"])
        self.limit = int(terms["max_game_length"])
        self.memory = int(terms["memory"])
        if self.limit < 1 or self.memory < 0:
            raise ValueError("A game is at least one symbol long (max_game_length), and memory is not below 0.")
        super().__init__(_TYPES[self.kind_of_returns], self._info(), dict(parameters or {}))

    def _info(self) -> Any:
        by_score = self.kind_of_returns == "score"
        fair = 1 / self.players
        return pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=KINDS_OF_ANIMALS,
            num_players=self.players,
            min_utility=0.0 if by_score else -fair,
            max_utility=float(_most_points()) if by_score else 1 - fair,
            utility_sum=None if by_score else 0.0,
            max_game_length=self.limit,
        )

    def new_initial_state(self) -> "MaquignonState":
        return MaquignonState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.edition.family_size * KINDS_OF_ANIMALS + 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"Observations of this game take no parameters, but were given {params}.")
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False), self.players, self.memory)


def _most_points() -> int:
    return sum(FAMILY_VALUES) * len(FAMILY_VALUES) + DOVE_VALUE


class MaquignonState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel publishes no types
    """A position; `spoken` is the game itself, once it is known who begins."""

    def __init__(self, game: MaquignonGame) -> None:
        super().__init__(game)
        self.spoken: SpokenGame | None = None
        self._limit: int = game.limit
        self._player = CHANCE
        if game.first >= 0:
            self.sit_down(SpokenGame(game.edition, game.players, game.first))

    def sit_down(self, spoken: SpokenGame) -> None:
        """Go on with this game."""
        self.spoken = spoken
        self._look_around(spoken)

    def _look_around(self, spoken: SpokenGame) -> None:
        """Whose turn it is; the library asks a dozen times for every action."""
        if spoken.over or spoken.said >= self._limit:
            self._player = TERMINAL
        else:
            self._player = CHANCE if spoken.awaits_animal else spoken.seat

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.spoken is None else self.spoken.symbols(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.spoken is None:
            players = self.num_players()
            return [(seat, 1 / players) for seat in range(players)]
        return self.spoken.chances()

    def _apply_action(self, action: int) -> None:
        spoken = self.spoken
        if spoken is None:
            game = self.get_game()
            self.sit_down(SpokenGame(game.edition, game.players, action))
            return
        if self._player == CHANCE:
            spoken.draw(action)
        else:
            spoken.say(action)
        self._look_around(spoken)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return name_of(action)
        return f"seat {action} begins" if self.spoken is None else ANIMALS[action]

    def returns(self) -> list[float]:
        if self.spoken is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return self.spoken.returns(self.get_game().kind_of_returns)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "MaquignonState":
        """A state with the same information state, whose history begins here; `sampler` gives numbers from 0 to 1."""
        twin: MaquignonState = self.get_game().new_initial_state()
        if self.spoken is not None:
            twin.sit_down(resampled(self.spoken, player, Random(sampler())))
        return twin

    def __str__(self) -> str:
        return "nobody has begun" if self.spoken is None else write_position(self.spoken.game)


pyspiel.register_game(_TYPES["win"], MaquignonGame)


def load(
    *, variants: Sequence[str] = (), house_rules: Mapping[str, object] | None = None, **parameters: Any
) -> MaquignonGame:
    """The game by its terms as everywhere else in this package; other parameters as in `PARAMETERS`."""
    told = {"variants": write_variants(variants), "house_rules": write_house_rules(house_rules or {})}
    game: MaquignonGame = pyspiel.load_game(
        NAME, {key: value for key, value in (told | parameters).items() if value != ""}
    )
    return game
