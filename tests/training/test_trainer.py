"""Training by self-play remembers its past selves; one against a rival meets nobody but the rival."""

from pathlib import Path

import numpy as np
import pytest

from tests.needed import needed

torch = needed("torch", "training needs torch, which nothing else does")

from maquignon.bots.policy import load, shipped  # noqa: E402
from maquignon.rules.terms.charter import agree  # noqa: E402
from maquignon.training.hyperparameters import Hyperparameters  # noqa: E402
from maquignon.training.net import Net, export, network_of  # noqa: E402
from maquignon.training.trainer import Others, Trainer  # noqa: E402

TABLES = [(agree("koehandel", [], {}, 3), 3)]


def trained(folder: Path, rival: Net | None = None, updates: int = 2) -> Trainer:
    """Two short updates, and after each of them the league may remember."""
    found = Trainer(
        folder,
        Hyperparameters(minutes=60, seed=1, games=8, steps=40, width=16, snapshot_every=1),
        TABLES,
        Others(rival=rival),
    )
    last = found.updates + updates

    def tell(trainer: Trainer, _: object) -> None:
        if trainer.updates == last:
            trainer.seconds = 3600

    found.run(tell)
    return found


@pytest.mark.slow
def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = trained(tmp_path)
    assert len(first.league.past) == 2
    assert load(tmp_path / "weights.npz").inputs == load(tmp_path / "best.npz").inputs == shipped().inputs
    strangers = {line.split(",")[3] for line in (tmp_path / "held_out.csv").read_text().splitlines()[1:]}
    assert strangers == {"sleeper", "banker", "gambler"}
    second = Trainer(tmp_path, Hyperparameters(minutes=120, seed=1, games=8, steps=40, width=16), TABLES)
    assert second.updates == 2
    assert second.best == first.best
    assert second.league.kinds.ratios.tolist() == first.league.kinds.ratios.tolist()
    assert len(second.league.past) == 2


@pytest.mark.slow
def test_against_a_rival_there_is_nobody_else_in_the_league(tmp_path: Path) -> None:
    rival = network_of(shipped(), 0.4)
    found = trained(tmp_path, rival)
    (only,) = found.league.past
    assert all(torch.equal(one, other) for one, other in zip(only.parameters(), rival.parameters(), strict=True))


def test_a_revived_network_is_as_sure_of_itself_as_the_bot() -> None:
    policy, symbols = shipped(), np.arange(5)
    seen = np.random.default_rng(1).random(policy.inputs, np.float32)
    with torch.inference_mode():
        logits, value = network_of(policy, 0.4)(torch.from_numpy(seen))
    chances = torch.softmax(logits[:5], 0).numpy()
    assert np.allclose(chances, policy.chances(seen, symbols, 0.4), atol=1e-4)
    assert np.allclose(value.item(), policy.value(seen), atol=1e-4)


@pytest.mark.slow
def test_training_begins_as_somebody_else_and_meets_the_replies(tmp_path: Path) -> None:
    other = network_of(shipped(), 1.0)
    others = Others(initial=network_of(shipped(), 1.0), replies=[other])
    trainer = Trainer(tmp_path, Hyperparameters(minutes=1, seed=1, games=40), TABLES, others)
    assert torch.equal(trainer.net.first.weight, other.first.weight)
    members = trainer.league.members(np.zeros(40, np.int8))
    assert any(net is other for net, _ in trainer.league.groups(members))


def test_what_learned_at_a_temperature_is_written_as_it_will_be_played(tmp_path: Path) -> None:
    export(network_of(shipped(), 0.4), tmp_path / "weights.npz", 0.4)
    weights, bias = load(tmp_path / "weights.npz").policy_head
    assert np.allclose(weights, shipped().policy_head[0], rtol=2e-3, atol=1e-4)
    assert np.allclose(bias, shipped().policy_head[1], rtol=2e-3, atol=1e-4)
