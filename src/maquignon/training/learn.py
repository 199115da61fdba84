"""One lesson: a regularised policy gradient (PPO) on what was just played."""

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from maquignon.training.net import Net, log_chances


@dataclass(frozen=True, slots=True)
class Lesson:
    """Decisions as tensors: what was seen, what could be said, what was said and what came of it."""

    seen: Tensor
    legal: Tensor
    said: Tensor
    log_chance: Tensor
    advantage: Tensor
    result: Tensor

    def __len__(self) -> int:
        return len(self.said)


@dataclass(frozen=True, slots=True)
class Habits:
    """How strongly to learn."""

    rate: float
    entropy: float  # reward for keeping one's options open; high early, low late
    magnet: float  # pull towards the slow average of past policies, so that play does not go in circles
    clip: float = 0.2
    epochs: int = 2
    portion: int = 4096
    judgement: float = 0.5


@dataclass(frozen=True, slots=True)
class Report:
    entropy: float
    drift: float  # from the policy that played
    pull: float  # from the slow average
    misjudged: float


def study(net: Net, magnet: Net, optimiser: torch.optim.Optimizer, lesson: Lesson, habits: Habits) -> Report:
    """Improve the network on one lesson; the magnet stays as it is."""
    for group in optimiser.param_groups:
        group["lr"] = habits.rate
    slow = _opinions(magnet, lesson, habits.portion)
    sums = torch.zeros(4)
    portions = 0
    for _ in range(habits.epochs):
        for rows in torch.randperm(len(lesson)).split(habits.portion):
            loss, parts = _loss(net, slow, lesson, rows, habits)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            sums += parts
            portions += 1
    return Report(*(sums / max(portions, 1)).tolist())


def _opinions(magnet: Net, lesson: Lesson, portion: int) -> Tensor:
    """What the slow average would have said."""
    parts = zip(lesson.seen.split(portion), lesson.legal.split(portion), strict=True)
    with torch.inference_mode():
        return torch.cat([log_chances(magnet(seen)[0], legal) for seen, legal in parts])


def _loss(net: Net, slow: Tensor, lesson: Lesson, rows: Tensor, habits: Habits) -> tuple[Tensor, Tensor]:
    legal = lesson.legal[rows]
    logits, judged = net(lesson.seen[rows])
    logs = log_chances(logits, legal)
    chances = logs.exp()
    said = logs.gather(1, lesson.said[rows].unsqueeze(1)).squeeze(1)
    ratio = (said - lesson.log_chance[rows]).exp()
    advantage = lesson.advantage[rows]
    advantage = (advantage - advantage.mean()) / (advantage.std(correction=0) + 1e-6)
    gain = torch.min(ratio * advantage, ratio.clamp(1 - habits.clip, 1 + habits.clip) * advantage).mean()
    entropy = -(chances * logs.masked_fill(~legal, 0)).sum(1).mean()
    pull = (chances * (logs - slow[rows]).masked_fill(~legal, 0)).sum(1).mean()
    misjudged = (judged - lesson.result[rows]).square().mean()
    loss = -gain - habits.entropy * entropy + habits.magnet * pull + habits.judgement * misjudged
    drift = (lesson.log_chance[rows] - said).mean()
    return loss, torch.stack([entropy, drift, pull, misjudged]).detach()


def follow(magnet: Net, net: Net, pace: float) -> None:
    """Move the slow average a little towards the network."""
    with torch.no_grad():
        for slow, fast in zip(magnet.parameters(), net.parameters(), strict=True):
            slow.lerp_(fast, pace)
