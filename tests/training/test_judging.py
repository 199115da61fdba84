"""The judgement learns, goes on another day, and is made as sure as players bear out whom it has not met."""

from pathlib import Path

import numpy as np
import pytest

from tests.needed import needed

torch = needed("torch", "training needs torch, which nothing else does")

from maquignon.bots.policy import shipped  # noqa: E402
from maquignon.judgement.network import load  # noqa: E402
from maquignon.judgement.phases import seats_of  # noqa: E402
from maquignon.rules.terms.charter import agree  # noqa: E402
from maquignon.training.judging import JudgementTrainer, JudgingHyperparameters  # noqa: E402
from maquignon.training.net import network_of  # noqa: E402
from maquignon.training.positions import Sampler, all_kinds, among_partners, strangers  # noqa: E402

TABLES = [(agree("koehandel", [], {}, 3), 3), (agree("bluff", [], {}, 5), 5)]


@pytest.mark.slow
@pytest.mark.parametrize("alone", [False, True])
def test_every_position_is_labelled_with_one_whole_victory(alone: bool) -> None:
    if alone:
        positions = among_partners(TABLES, 20, np.random.default_rng(1), strangers("banker"))
    else:
        positions = Sampler(network_of(shipped(), 1.0), TABLES, 12, 3, all_kinds).sample(80)
    assert len(positions.shares) >= 80
    assert positions.shares.sum(axis=1) == pytest.approx(1)
    there = seats_of(positions.observations)
    assert set(there.sum(axis=1)) == {3, 5}
    assert not positions.shares[~there].any()
    leader = positions.observations[:, 0] > 0  # not all from one seat of one table
    assert 0 < leader.mean() < 1


@pytest.mark.slow
def test_the_judgement_learns_is_made_sure_and_goes_on(tmp_path: Path) -> None:
    chosen = JudgingHyperparameters(minutes=1, seed=1, games=24, width=16, chunk=400, minibatch=64, held_out=300)
    first = JudgementTrainer(tmp_path, chosen, TABLES, network_of(shipped(), 1.0))

    def stop(trainer: JudgementTrainer) -> None:
        trainer.seconds = 60 if trainer.positions > 1200 else trainer.seconds

    measured = first.run(stop)
    assert measured[0].name == "all"
    assert np.isfinite([part.log_loss for part in measured]).all()
    judgement = load.__wrapped__(tmp_path / "weights.npz")
    assert judgement.sureness.shape == (3,)
    second = JudgementTrainer(tmp_path, chosen, TABLES, network_of(shipped(), 1.0))
    assert second.positions == first.positions
    assert all(torch.equal(one, two) for one, two in zip(first.net.parameters(), second.net.parameters(), strict=True))
