"""The game as a PettingZoo environment: seats take turns saying symbols of the codec.

`env()` is the environment to use, `raw_env()` the same without PettingZoo's own checks, `parallel_env()` the turn-based
conversion, in which every seat sends a symbol and only that of the seat in turn counts.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ImportError as missing:
    raise ImportError(
        "This environment needs PettingZoo. Install it with: pip install 'maquignon[research]'"
    ) from missing
from numpy.typing import NDArray

from maquignon.adapters.chronicle import Recollection
from maquignon.adapters.spoken import SpokenGame, require_returns
from maquignon.adapters.umpire import Umpire
from maquignon.languages import ENGLISH
from maquignon.notation.position import write_position
from maquignon.notation.sentences import tell
from maquignon.play.dealer import Dealer
from maquignon.rules.state import State
from maquignon.rules.terms.charter import agree
from maquignon.turbo.codec import ACTIONS, Draft
from maquignon.turbo.observation import WIDTH

Observation = dict[str, NDArray[Any]]
RENDER_MODES: Final = ("human", "ansi")
ILLEGAL: Final = -1.0
"""What a symbol that cannot be said costs; it also ends the game."""


def env(**terms: Any) -> AECEnv[str, Observation, int | None]:
    """The environment with PettingZoo's usual checks around it; the arguments are those of `raw_env`."""
    return Umpire(raw_env(**terms))


def parallel_env(**terms: Any) -> ParallelEnv[str, Observation, int | None]:
    return turn_based_aec_to_parallel(env(**terms))


class raw_env(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # noqa: N801  # untyped, and so named there
    """`player_0` sits on seat 0, and so on clockwise; rewards come at the end of the game only."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "maquignon_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,  # not with one symbol from everybody in each cycle
        "render_fps": 1,
    }

    def __init__(
        self,
        *,
        edition: str = "boursicocotte-2025",
        variants: Sequence[str] = (),
        house_rules: Mapping[str, object] | None = None,
        players: int = 4,
        returns: str = "win",
        limit: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """`returns`: "win" or "score". `limit`: truncate a game after so many symbols; 0 for never."""
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"There is no render mode {render_mode!r}. Choose one of: {', '.join(RENDER_MODES)}.")
        self.edition = agree(edition, variants, house_rules or {}, players)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._returns = require_returns(returns)
        self._limit = limit
        self._rng = Random()
        self._told = 0
        everything = Box(-_FAR, _FAR, (WIDTH,), np.float32)
        self._symbols = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self._sights = {
            agent: Dict({"observation": everything, "action_mask": Box(0, 1, (ACTIONS,), np.int8)})
            for agent in self.possible_agents
        }
        self.state_space = Box(_LOWEST, _HIGHEST, (STATE_WIDTH,), np.int32)

    def observation_space(self, agent: str) -> Dict:
        return self._sights[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._symbols[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """`options`: `first`, the seat that begins, and `pile`, all animals in the order they are turned up."""
        if seed is not None:
            self._rng = Random(seed)
        wishes = options or {}
        players = len(self.possible_agents)
        first = wishes["first"] if "first" in wishes else self._rng.randrange(players)
        if not 0 <= first < players:
            raise ValueError(f"The first player is a seat from 0 to {players - 1}, not {first}.")
        self._dealer = (
            Dealer.stacked(self.edition, wishes["pile"])
            if "pile" in wishes
            else Dealer.shuffled(self.edition, self._rng)
        )
        self.spoken = SpokenGame(self.edition, players, first)
        self._told = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._deal()
        self._look_around()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.may_say(action):
            raise ValueError(f"{agent} cannot say {action} now; the action mask tells what it can say.")
        self._cumulative_rewards[agent] = 0.0
        self.spoken.say(int(action))
        self._deal()
        self._look_around()
        if self.render_mode == "human":
            self.render()

    def may_say(self, action: Any) -> bool:
        """Whether the agent in turn can say this; one that has been taken leave of says nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return action is None
        return action in self.spoken.symbols(self.spoken.seat)

    def forfeit(self) -> None:
        """The agent in turn ends the game for all, at its own expense."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[self.agent_selection] = ILLEGAL
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _deal(self) -> None:
        """The house turns over animals for as long as the game waits for one."""
        while self.spoken.awaits_animal:
            self.spoken.draw(self._dealer.order[len(self._dealer.order) - self.spoken.state.pile_left])

    def _look_around(self) -> None:
        """Whose turn it is; at the end everybody gets their reward, and is taken leave of in turn."""
        over = self.spoken.over
        cut_off = not over and 0 < self._limit <= self.spoken.said
        if over or cut_off:
            self.rewards = dict(zip(self.agents, self.spoken.returns(self._returns), strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, cut_off)
        self.agent_selection = agent = self.agents[0 if over else self.spoken.seat]
        self._mask = self.spoken.mask(self.spoken.seat)
        self.infos = {other: {"action_mask": _NOTHING} for other in self.agents}
        self.infos[agent]["action_mask"] = self._mask

    def observe(self, agent: str) -> Observation:
        mask = self._mask if agent == self.agent_selection else _NOTHING
        return {"observation": self.spoken.observe(self._seats[agent]), "action_mask": mask}

    def state(self) -> NDArray[np.int32]:
        """The whole position, secrets included: every field of `State`, then of the `Draft`, in order."""
        whole = (self.spoken.state, self.spoken.draft)
        numbers = [np.ravel(getattr(part, name)) for part in whole for name in part.FIELDS]
        return np.concatenate(numbers).astype(np.int32)

    def render(self) -> str | None:
        """What has happened since the last time, in sentences, and the position with all its secrets."""
        if self.render_mode is None:
            return None
        happened = self.spoken.log[self._told :]
        news = [tell(event, self.possible_agents, ENGLISH) for event in happened if not isinstance(event, Recollection)]
        self._told = len(self.spoken.log)
        picture = "\n".join([*news, *([""] if news else []), write_position(self.spoken.game)])
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """Nothing is open."""


_NOTHING: Final = np.zeros(ACTIONS, np.int8)
_NOTHING.setflags(write=False)  # the mask of everybody who is not asked
_FAR: Final = 10_000.0  # numbers in the vector are around one; house rules with very much money may lead further
_LOWEST: Final = int(np.iinfo(np.int32).min)
_HIGHEST: Final = int(np.iinfo(np.int32).max)
STATE_WIDTH: Final = sum(int(np.prod(shape)) for fields in (State.FIELDS, Draft.FIELDS) for _, shape in fields.values())
