"""One lesson: what went well is said more often, and no lesson is too short to learn from."""

from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="training needs torch, which nothing else does")

from maquignon.training.learn import Habits, Lesson, study  # noqa: E402
from maquignon.training.net import Net, log_chances  # noqa: E402
from maquignon.turbo.codec import ACTIONS  # noqa: E402

HABITS = Habits(rate=0.01, entropy=0.0, magnet=0.0, portion=8)


def lesson(decisions: int, net: Net) -> Lesson:
    """Somebody says one of two words by turns; the second goes well, the first does not."""
    seen = torch.ones(decisions, 6)
    legal = torch.zeros(decisions, ACTIONS, dtype=torch.bool)
    legal[:, :2] = True
    said = torch.arange(decisions) % 2
    chances = log_chances(net(seen)[0], legal).detach()
    gain = said.float() * 2 - 1
    return Lesson(seen, legal, said, chances.gather(1, said.unsqueeze(1)).squeeze(1), gain, gain)


def test_what_went_well_is_said_more_often() -> None:
    torch.manual_seed(1)
    net, magnet = Net(6, 8), Net(6, 8)
    optimiser = torch.optim.Adam(net.parameters())
    before = log_chances(*_said(net))[0, 1].item()
    for _ in range(5):
        study(net, magnet, optimiser, lesson(64, net), HABITS)
    assert log_chances(*_said(net))[0, 1].item() > before + 0.1


def _said(net: Net) -> Any:
    whole = lesson(1, net)
    return net(whole.seen)[0], whole.legal


@pytest.mark.parametrize("decisions", [1, 9])
def test_a_portion_of_a_single_decision_does_no_harm(decisions: int) -> None:
    torch.manual_seed(1)
    net, magnet = Net(6, 8), Net(6, 8)
    report = study(net, magnet, torch.optim.Adam(net.parameters()), lesson(decisions, net), HABITS)
    assert torch.isfinite(torch.tensor([report.entropy, report.drift, report.misjudged])).all()
    assert all(torch.isfinite(weights).all() for weights in net.parameters())
