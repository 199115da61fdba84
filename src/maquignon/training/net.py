"""The network: one trunk for all editions, one head that speaks and one that judges."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from maquignon.bots.policy import Policy
from maquignon.turbo.codec import ACTIONS, LIFT, RAISE, SAY_PASS


class Net(nn.Module):  # type: ignore[misc]  # torch is not typed for us: see pyproject
    """Two hidden layers; what to say next, and the result to be expected."""

    def __init__(self, senses: int, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(senses, width)
        self.second = nn.Linear(width, width)
        self.speaks = nn.Linear(width, ACTIONS)
        self.judges = nn.Linear(width, 1)
        nn.init.orthogonal_(self.speaks.weight, 0.01)
        self.speaks.bias.data = torch.from_numpy(_caution())

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        thought = torch.relu(self.second(torch.relu(self.first(seen))))
        return self.speaks(thought), self.judges(thought).squeeze(-1)


def _caution() -> npt.NDArray[np.float32]:
    """Where everybody begins: small raises and frequent passes, since auctions of wild bids take for ever."""
    bias = np.zeros(ACTIONS, np.float32)
    bias[SAY_PASS] = 1.5
    bias[RAISE + 1 : LIFT] = -0.7 * np.arange(LIFT - RAISE - 1)
    return bias


def revive(policy: Policy, warmth: float) -> Net:
    """A network out of weights to play with, as sure of itself as a bot of this warmth."""
    net = Net(policy.senses, len(policy.first[1]))
    for name in ("first", "second", "speaks", "judges"):
        weights, bias = getattr(policy, name)
        scale = warmth if name == "speaks" else 1.0
        layer = getattr(net, name)
        layer.weight.data, layer.bias.data = torch.from_numpy(weights / scale), torch.from_numpy(bias / scale)
    return net


def log_chances(logits: Tensor, legal: Tensor) -> Tensor:
    """The logarithm of the chance of each word; nothing illegal is ever said."""
    return torch.log_softmax(logits.masked_fill(~legal, -1e9), dim=-1)


def export(net: nn.Module, path: Path, **facts: Any) -> None:
    """Write the weights so that numpy alone can play by them."""
    stored: dict[str, Any] = {f"fact_{name}": np.array(fact) for name, fact in facts.items()}
    stored |= {name: value.detach().numpy().astype(np.float16) for name, value in net.state_dict().items()}
    np.savez_compressed(path, **stored)
