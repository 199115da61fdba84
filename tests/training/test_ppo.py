"""One update: what went well is said more often, and no batch is too short to learn from."""

from typing import Any

import pytest

from tests.needed import needed

torch = needed("torch", "training needs torch, which nothing else does")

from maquignon.training.net import Net, log_probabilities  # noqa: E402
from maquignon.training.ppo import Coefficients, Samples, update  # noqa: E402
from maquignon.turbo.codec import ACTIONS  # noqa: E402

COEFFICIENTS = Coefficients(learning_rate=0.01, entropy=0.0, kl=0.0, minibatch=8)


def samples(decisions: int, net: Net) -> Samples:
    """Somebody says one of two symbols by turns; the second goes well, the first does not."""
    seen = torch.ones(decisions, 6)
    legal = torch.zeros(decisions, ACTIONS, dtype=torch.bool)
    legal[:, :2] = True
    said = torch.arange(decisions) % 2
    chances = log_probabilities(net(seen)[0], legal).detach()
    gain = said.float() * 2 - 1
    return Samples(seen, legal, said, chances.gather(1, said.unsqueeze(1)).squeeze(1), gain, gain)


@pytest.mark.slow
def test_what_went_well_is_said_more_often() -> None:
    torch.manual_seed(1)
    net, average = Net(6, 8), Net(6, 8)
    optimiser = torch.optim.Adam(net.parameters())
    before = log_probabilities(*_said(net))[0, 1].item()
    for _ in range(5):
        update(net, average, optimiser, samples(64, net), COEFFICIENTS)
    assert log_probabilities(*_said(net))[0, 1].item() > before + 0.1


def _said(net: Net) -> Any:
    whole = samples(1, net)
    return net(whole.observations)[0], whole.masks


@pytest.mark.parametrize("decisions", [1, 9])
def test_a_minibatch_of_a_single_decision_does_no_harm(decisions: int) -> None:
    torch.manual_seed(1)
    net, average = Net(6, 8), Net(6, 8)
    losses = update(net, average, torch.optim.Adam(net.parameters()), samples(decisions, net), COEFFICIENTS)
    assert torch.isfinite(torch.tensor([losses.entropy, losses.kl_behaviour, losses.value])).all()
    assert all(torch.isfinite(weights).all() for weights in net.parameters())
