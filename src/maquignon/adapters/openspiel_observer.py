"""What OpenSpiel's algorithms may see of a game: all kinds of observation its library asks for."""

from typing import Any, Protocol

import numpy as np
import pyspiel
from numpy.typing import NDArray

from maquignon.adapters.chronicle import ROW, recent, story
from maquignon.adapters.spoken import SpokenGame
from maquignon.notation.frames import encode, encode_view
from maquignon.notation.position import write_position
from maquignon.rules.views import view
from maquignon.turbo.observation import WIDTH


class Spoken(Protocol):
    """A state of OpenSpiel, as far as it is observed here."""

    spoken: SpokenGame | None
    """None before the first card."""


class Observer:
    """As `open_spiel.python.observation` wants it: a flat `tensor`, named views of it in `dict`, and strings."""

    def __init__(self, kind: Any, players: int, memory: int) -> None:
        self._kind = kind
        self.dict: dict[str, NDArray[np.float32]] = {}
        self.tensor: NDArray[np.float32] | None = None
        shapes = self._shapes(players, memory)
        if shapes:
            self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        place = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[place : place + size].reshape(shape)  # type: ignore[index]  # not None here
            place += size

    def _shapes(self, players: int, memory: int) -> dict[str, tuple[int, ...]]:
        """Only one seat's own sight is numbers; what is public, or only private, is told as text."""
        if not (self._kind.public_info and self._kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            return {}
        if self._kind.perfect_recall:
            return {"player": (players,), "observation": (WIDTH,), "memory": (memory, ROW)}
        return {"observation": (WIDTH,)}

    def set_from(self, state: Spoken, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if "player" in self.dict:
            self.dict["player"][player] = 1
        spoken = state.spoken
        if spoken is None:
            return  # nobody has seen anything yet
        self.dict["observation"][:] = spoken.observe(player)
        if "memory" in self.dict:
            memory = self.dict["memory"]
            for place, numbers in enumerate(recent(spoken.log, player, len(memory))):
                memory[place] = numbers

    def string_from(self, state: Spoken, player: int) -> str:
        spoken, kind = state.spoken, self._kind
        if spoken is None:
            return f"seat {player}"
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return write_position(spoken.game)
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            return encode_view(view(spoken.game, None)).decode() if kind.public_info else ""
        if not kind.public_info:
            return f"holds {encode(spoken.state.purse[player]).decode()}{_draft(spoken, player)}"
        if kind.perfect_recall:
            return f"seat {player}, first {spoken.first}\n{story(spoken.log, player)}{_draft(spoken, player)}"
        return encode_view(view(spoken.game, player)).decode() + _draft(spoken, player)


def _draft(spoken: SpokenGame, player: int) -> str:
    """What this seat has said so far of an action that is not complete."""
    draft = spoken.draft_of(player)
    if not draft.doing:
        return ""
    said = (draft.doing, draft.amount, draft.target, draft.animal, draft.last, *draft.notes)
    return f"\nsaying {encode(said).decode()}"
