"""One update by proximal policy optimisation (PPO), with an entropy bonus and a KL penalty to a slow average."""

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from maquignon.training.net import Net, log_probabilities


@dataclass(frozen=True, slots=True)
class Samples:
    """Decisions as tensors, each with the advantage and the return that were estimated for it."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_probabilities: Tensor
    advantages: Tensor
    returns: Tensor

    def __len__(self) -> int:
        return len(self.actions)


@dataclass(frozen=True, slots=True)
class Coefficients:
    """What an update weighs, and how often it goes through the samples."""

    learning_rate: float
    entropy: float
    kl: float  # of the policy to the slow average of its past, so that play does not go in circles
    clip: float = 0.2
    epochs: int = 2
    minibatch: int = 4096
    value: float = 0.5


@dataclass(frozen=True, slots=True)
class Losses:
    """Means over an update."""

    entropy: float
    kl_behaviour: float  # from the policy that sampled
    kl_average: float  # from the slow average
    value: float


def update(
    net: Net, average: Net, optimiser: torch.optim.Optimizer, samples: Samples, coefficients: Coefficients
) -> Losses:
    """Improve the network on the samples; the slow average stays as it is."""
    for group in optimiser.param_groups:
        group["lr"] = coefficients.learning_rate
    slow = _average_policy(average, samples, coefficients.minibatch)
    sums = torch.zeros(4)
    minibatches = 0
    for _ in range(coefficients.epochs):
        for rows in torch.randperm(len(samples)).split(coefficients.minibatch):
            loss, parts = _loss(net, slow, samples, rows, coefficients)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            sums += parts
            minibatches += 1
    return Losses(*(sums / max(minibatches, 1)).tolist())


def _average_policy(average: Net, samples: Samples, minibatch: int) -> Tensor:
    """The log-probabilities of the slow average, for every sample."""
    parts = zip(samples.observations.split(minibatch), samples.masks.split(minibatch), strict=True)
    with torch.inference_mode():
        return torch.cat([log_probabilities(average(observations)[0], masks) for observations, masks in parts])


def _loss(net: Net, slow: Tensor, samples: Samples, rows: Tensor, coefficients: Coefficients) -> tuple[Tensor, Tensor]:
    masks = samples.masks[rows]
    logits, values = net(samples.observations[rows])
    logs = log_probabilities(logits, masks)
    probabilities = logs.exp()
    taken = logs.gather(1, samples.actions[rows].unsqueeze(1)).squeeze(1)
    ratio = (taken - samples.log_probabilities[rows]).exp()
    advantages = samples.advantages[rows]
    advantages = (advantages - advantages.mean()) / (advantages.std(correction=0) + 1e-6)
    clipped = ratio.clamp(1 - coefficients.clip, 1 + coefficients.clip)
    surrogate = torch.min(ratio * advantages, clipped * advantages).mean()
    entropy = -(probabilities * logs.masked_fill(~masks, 0)).sum(1).mean()
    kl_average = (probabilities * (logs - slow[rows]).masked_fill(~masks, 0)).sum(1).mean()
    value = (values - samples.returns[rows]).square().mean()
    loss = -surrogate - coefficients.entropy * entropy + coefficients.kl * kl_average + coefficients.value * value
    kl_behaviour = (samples.log_probabilities[rows] - taken).mean()
    return loss, torch.stack([entropy, kl_behaviour, kl_average, value]).detach()


def move_average(average: Net, net: Net, rate: float) -> None:
    """An exponential moving average of the parameters: one step towards the network."""
    with torch.no_grad():
        for slow, fast in zip(average.parameters(), net.parameters(), strict=True):
            slow.lerp_(fast, rate)
