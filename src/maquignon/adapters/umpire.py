"""PettingZoo's usual checks around an environment in one layer: each layer of its own costs a third of a step."""

from typing import Any, Protocol

from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger


class Forfeiting(Protocol):
    """An environment that knows who is in turn, what they can say, and how a game is forfeited."""

    agents: list[str]

    def may_say(self, action: Any) -> bool: ...
    def forfeit(self) -> None: ...
    def last(self, observe: bool = True) -> tuple[Any, ...]: ...


class Umpire(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo publishes no types
    """Calls come in order, symbols from their space, and one that cannot be said now forfeits the game."""

    env: Forfeiting

    @property
    def agents(self) -> list[str]:
        if not self._has_reset:
            raise AttributeError("agents cannot be accessed before reset")
        return self.env.agents

    def last(self, observe: bool = True) -> tuple[Any, ...]:
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: Any) -> None:
        if self._has_reset and self.env.agents and not self.env.may_say(action):
            assert action is not None, "action is not in action space"
            assert self.action_space(self.agent_selection).contains(action), "action is not in action space"
            EnvLogger.warn_on_illegal_move()
            self._has_updated = True
            self.env.forfeit()
        else:
            super().step(action)

    def __str__(self) -> str:
        return str(self.env)
