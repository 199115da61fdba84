"""`maquignon train` hands what is asked for to the trainer, and refuses what makes no sense."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch", reason="training needs torch, which nothing else does")

from maquignon.command import main
from maquignon.training import trainer
from maquignon.training.hyperparameters import Hyperparameters


class Idle:
    """A trainer who is told everything and learns nothing."""

    decisions = updates = 0
    chosen: Hyperparameters

    def __init__(self, folder: Path, chosen: Hyperparameters, *_: object) -> None:
        Idle.chosen = chosen

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


@pytest.mark.parametrize(
    "words", [["--tables", "0.8", "0.3"], ["--tables", "-0.1", "0.3"], ["--tables", "1", "0.1"], ["--temperature", "0"]]
)
def test_more_tables_than_there_are_and_no_warmth_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str]
) -> None:
    assert main(["train", str(tmp_path), *words]) == 1
    assert "parts of the tables are not below 0 nor together above 1" in capsys.readouterr().err
