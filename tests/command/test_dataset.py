"""`maquignon dataset`: games as tables of numbers that say what the records say."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from pyarrow import parquet

from maquignon.command import main
from maquignon.play.dataset import plan as plans
from maquignon.play.dataset.plan import Dataset, make_shard
from maquignon.rules.act import act
from maquignon.rules.actions import TURN_UP
from maquignon.rules.cards import NOTES
from maquignon.rules.game import start
from maquignon.rules.scoring import score
from maquignon.rules.state import OVER


@pytest.fixture
def small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "SHARD", 4)


def make(folder: Path, *words: str) -> int:
    return main(["dataset", str(folder), "--edition", "koehandel", *words])


def table(folder: Path, name: str) -> dict[str, NDArray[Any]]:
    parts = [np.load(path) for path in sorted(folder.glob(f"{name}-*.npz"))]
    return {column: np.concatenate([part[column] for part in parts]) for column in parts[0].files}


@pytest.mark.parametrize(
    "players",
    [pytest.param("turbo:sensible,turbo:merchant,turbo:anything", marks=pytest.mark.slow), "thrifty,random,random"],
)
def test_the_actions_of_every_game_lead_to_its_result(players: str) -> None:
    plan = Dataset("koehandel", (), {"opening_deal": 1}, tuple(players.split(",")), 3, 5, actions=True)
    games, actions = make_shard(plan, plan.agree(), range(3))
    assert actions is not None
    for number in range(3):
        s = start(plan.agree(), 3, int(games["first"][number])).state
        rows = np.flatnonzero(actions["game"] == number)
        assert actions["number"][rows].tolist() == list(range(games["length"][number]))
        for row in rows.tolist():
            kind, seat, amount, target, animal = (
                int(actions[name][row]) for name in ("kind", "seat", "amount", "target", "animal")
            )
            assert seat == -1 or kind > TURN_UP
            act(s, kind, seat, amount, target, animal, [int(actions[f"note_{note}"][row]) for note in NOTES])
        assert s.phase == OVER
        assert [score(s, seat) for seat in range(3)] == [games[f"score_{seat}"][number] for seat in range(3)]


def test_players_move_round_the_table_and_empty_seats_are_marked(tmp_path: Path, small_shards: None) -> None:
    assert make(tmp_path, "--games", "6", "--players", "turbo:sensible,turbo:anything,turbo:anything") == 0
    games = table(tmp_path, "games")
    assert games["game"].tolist() == list(range(6))
    assert [games[f"player_{seat}"].tolist() for seat in range(4)] == [
        [0, 1, 1] * 2,
        [1, 1, 0] * 2,
        [1, 0, 1] * 2,
        [-1] * 6,
    ]
    about = json.loads((tmp_path / "dataset.json").read_text())
    assert about["players"] == ["turbo:sensible", "turbo:anything"]
    assert about["columns"]["games"].keys() == games.keys()
    assert not list(tmp_path.glob("actions-*"))


def test_parquet_holds_the_same_as_numpy(tmp_path: Path) -> None:
    for form in ("npz", "parquet"):
        assert make(tmp_path / form, "--games", "5", "--actions", "--format", form) == 0
    for name in ("games", "actions"):
        expected = table(tmp_path / "npz", name)
        found = parquet.read_table(tmp_path / f"parquet/{name}-00000000.parquet")
        assert found.column_names == list(expected)
        assert all((found[column].to_numpy() == expected[column]).all() for column in expected)


def test_what_is_there_is_kept_and_more_games_go_on_with_it(tmp_path: Path, small_shards: None) -> None:
    assert make(tmp_path, "--games", "6") == 0
    first, last = (tmp_path / f"games-{number:08}.npz" for number in (0, 4))
    before = (first.stat().st_mtime_ns, last.stat().st_mtime_ns)
    last.unlink()
    assert make(tmp_path, "--games", "11") == 0
    assert first.stat().st_mtime_ns == before[0]
    whole = table(tmp_path, "games")
    assert len(whole["game"]) == 11
    assert make(tmp_path / "anew", "--games", "11") == 0
    anew = table(tmp_path / "anew", "games")
    assert all((anew[column] == whole[column]).all() for column in whole)


def test_a_shard_that_was_shorter_is_made_anew(tmp_path: Path, small_shards: None) -> None:
    assert make(tmp_path, "--games", "2") == 0
    assert make(tmp_path, "--games", "4") == 0
    assert table(tmp_path, "games")["game"].tolist() == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seed", "2"], "holds another data set"),
        (["--players", "nobody"], "There is no bot 'nobody'"),
        (["--players", "turbo:sensible,thrifty,thrifty"], "sit among themselves"),
        (["--players", "thrifty,thrifty"], "3 to 5 players, not 2"),
    ],
)
def test_what_cannot_be_made_is_refused_with_a_sentence(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert make(tmp_path, "--games", "2") == 0
    assert make(tmp_path, *words) == 1
    assert sentence in capsys.readouterr().err


def test_the_page_names_every_column_and_every_player() -> None:
    from maquignon.play.dataset.plan import SCRIPTED
    from maquignon.play.dataset.tables import ACTION_COLUMNS, GAME_COLUMNS
    from tests.project.checkout import texts

    page = texts()["docs/howto/dataset.md"]
    for name in (*GAME_COLUMNS, *ACTION_COLUMNS):
        family = name.rstrip("0123456789")
        assert f"`{name}`" in page or f"`{family}" in page
    for player in SCRIPTED:
        assert f"`{player}`" in page
