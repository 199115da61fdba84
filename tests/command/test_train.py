"""`maquignon train` hands what is asked for to the trainer, and refuses what makes no sense."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.needed import needed

needed("torch", "training needs torch, which nothing else does")

from maquignon.bots.expert import Expert  # noqa: E402
from maquignon.bots.learned import PEACE  # noqa: E402
from maquignon.command import main  # noqa: E402
from maquignon.training import trainer  # noqa: E402
from maquignon.training.hyperparameters import Hyperparameters  # noqa: E402
from maquignon.training.trainer import Others  # noqa: E402
from maquignon.turbo.codec import SAY_ACCEPT  # noqa: E402


class Idle:
    """A trainer who is told everything and learns nothing."""

    decisions = updates = 0
    chosen: Hyperparameters
    others: Others

    def __init__(self, folder: Path, chosen: Hyperparameters, _: object, others: Others) -> None:
        Idle.chosen, Idle.others = chosen, others

    def run(self, tell: Callable[..., Any]) -> None:
        pass


@pytest.fixture(autouse=True)
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trainer, "Trainer", Idle)


def test_the_parts_of_the_tables_are_partners_first_and_then_the_past(tmp_path: Path) -> None:
    assert main(["train", str(tmp_path), "--tables", "0.65", "0.15"]) == 0
    assert (Idle.chosen.share_of_partners, Idle.chosen.share_of_past) == (0.65, 0.15)


def test_without_being_asked_they_are_as_the_trainer_has_them(tmp_path: Path) -> None:
    assert main(["train", str(tmp_path)]) == 0
    usual = Hyperparameters(minutes=60, seed=0)
    assert Idle.chosen == usual


def test_a_reply_is_learned_to_who_gladly_takes_the_money_as_the_expert_does_and_begins_without(tmp_path: Path) -> None:
    assert main(["train", str(tmp_path), "--against", "expert", "--begin-as", "expert", "--temperature", "0.4"]) == 0
    rival, reply = Idle.others.rival, Idle.others.initial
    assert rival is not None
    assert reply is not None
    gladder = rival.policy_head.bias - reply.policy_head.bias
    assert gladder[SAY_ACCEPT].item() == pytest.approx(PEACE / Expert.temperature)
    assert gladder.count_nonzero() == 1


@pytest.mark.parametrize(
    "words", [["--tables", "0.8", "0.3"], ["--tables", "-0.1", "0.3"], ["--tables", "1", "0.1"], ["--temperature", "0"]]
)
def test_more_tables_than_there_are_and_no_warmth_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str]
) -> None:
    assert main(["train", str(tmp_path), *words]) == 1
    assert "parts of the tables are not below 0 nor together above 1" in capsys.readouterr().err
