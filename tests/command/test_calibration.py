"""`maquignon calibration`: the judgement against any bots, the same figures for the same seed."""

from pathlib import Path

import pytest

from maquignon.command import main


def measured(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    assert main(["calibration", "--edition", "koehandel", "--games", "4", "--bots", "random,thrifty", *more]) == 0
    return capsys.readouterr().out


@pytest.mark.slow
def test_every_phase_gets_its_line_and_a_seed_its_figures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    first = measured(capsys, "--seed", "3", "--plot", str(tmp_path / "plots" / "all.svg"))
    assert [line.split("  ")[0].strip() for line in first.splitlines()] == [
        "all",
        "pile > 20",
        "pile 1–20",
        "pile empty",
    ]
    assert (tmp_path / "plots" / "all.svg").read_text().startswith("<svg")
    assert measured(capsys, "--seed", "3") == first
    assert measured(capsys, "--seed", "4") != first


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["--games", "0"], "At least one game"),
        (["--bots", "nobody"], "There is no bot 'nobody'"),
        (["--players", "6"], ""),
    ],
)
def test_what_cannot_be_measured_is_refused(
    wrong: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["calibration", *wrong]) == 1
    assert sentence in capsys.readouterr().err
