"""What the page for researchers and the examples show runs as it stands."""

import runpy
import sys
from pathlib import Path

import pytest

from maquignon.adapters.openspiel import PARAMETERS
from tests.project.checkout import ROOT

PAGE = (ROOT / "docs" / "howto" / "research.md").read_text("utf-8")


def test_the_page_names_every_parameter_and_its_default() -> None:
    for name, default in PARAMETERS.items():
        shown = default if isinstance(default, int) else f"`{default}`" if default else "none"
        assert f"| `{name}` | {shown} |" in PAGE


@pytest.mark.slow
@pytest.mark.parametrize(
    ("example", "arguments", "told"),
    [
        ("pettingzoo_selfplay", ["--games", "2", "--players", "3"], "player_2: mean reward"),
        ("openspiel_search", ["--games", "1", "--simulations", "2"], "mean: "),
        ("ppo", ["--minutes", "0.02", "--games", "4", "--players", "3"], "Among 2 thrifty players it wins"),
    ],
)
def test_the_example_runs(
    example: str,
    arguments: list[str],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [example, *arguments])
    runpy.run_path(str(ROOT / "examples" / f"{example}.py"), run_name="__main__")
    assert told in capsys.readouterr().out
