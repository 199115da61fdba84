"""The network: one trunk for all editions, a policy head and a value head."""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from maquignon.bots.policy import Policy
from maquignon.turbo.codec import ACTIONS, LIFT, RAISE, SAY_PASS


class Net(nn.Module):  # type: ignore[misc]  # torch is not typed for us: see pyproject
    """A perceptron of two hidden layers: logits of all actions, and the return to be expected."""

    def __init__(self, inputs: int, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.second = nn.Linear(width, width)
        self.policy_head = nn.Linear(width, ACTIONS)
        self.value_head = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy_head.weight, 0.01)
        self.policy_head.bias.data = torch.from_numpy(_initial_bias())

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        features = torch.relu(self.second(torch.relu(self.first(observations))))
        return self.policy_head(features), self.value_head(features).squeeze(-1)


def _initial_bias() -> npt.NDArray[np.float32]:
    """A prior of small raises and frequent passes, since auctions of wild bids take for ever."""
    bias = np.zeros(ACTIONS, np.float32)
    bias[SAY_PASS] = 1.5
    bias[RAISE + 1 : LIFT] = -0.7 * np.arange(LIFT - RAISE - 1)
    return bias


def network_of(policy: Policy, temperature: float) -> Net:
    """A network to train or to train against, out of weights to play with; its softmax is that of this temperature."""
    net = Net(policy.inputs, len(policy.first[1]))
    for name in ("first", "second", "policy_head", "value_head"):
        weights, bias = getattr(policy, name)
        scale = temperature if name == "policy_head" else 1.0
        layer = getattr(net, name)
        layer.weight.data, layer.bias.data = torch.from_numpy(weights / scale), torch.from_numpy(bias / scale)
    return net


def log_probabilities(logits: Tensor, masks: Tensor) -> Tensor:
    """The logarithm of the probability of each action; one that is masked has none."""
    return torch.log_softmax(logits.masked_fill(~masks, -1e9), dim=-1)


def export(net: nn.Module, path: Path, temperature: float = 1.0, **facts: Any) -> None:
    """Write the weights so that numpy alone can play by them; the network's softmax is that of this temperature."""
    stored: dict[str, Any] = {f"fact_{name}": np.array(fact) for name, fact in facts.items()}
    for name, value in net.state_dict().items():
        scale = temperature if name.startswith("policy_head") else 1.0
        stored[name] = (value.detach().numpy() * scale).astype(np.float16)
    np.savez_compressed(path, **stored)
