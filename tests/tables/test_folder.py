"""Where games are kept: the system's own place, unless an earlier version has put them elsewhere."""

import os
import sys
from pathlib import Path

import pytest

from maquignon.tables.store import folder
from maquignon.tables.store.folder import data_folder, own


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def on(system: str, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on another system, which keeps its data in this place."""
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr(folder, "user_data_path", lambda name, appauthor: place / name)


def test_the_folder_is_the_one_of_old_where_nothing_is_said(home: Path) -> None:
    assert data_folder() == home / ".local/share/maquignon"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
def test_a_new_folder_is_for_nobody_else(tmp_path: Path) -> None:
    umask = os.umask(0)
    with own(tmp_path / "data"):
        os.umask(umask)
        assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700


def test_the_environment_names_another(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "elsewhere"))
    assert data_folder() == home / "elsewhere/maquignon"


def test_games_in_a_folder_that_was_named_from_here_are_found_again(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    assert data_folder() == home / ".local/share/maquignon"  # the specification knows no such names
    (home / "data/maquignon").mkdir(parents=True)
    assert data_folder() == Path("data/maquignon")


@pytest.mark.parametrize(
    ("system", "earlier"), [("darwin", "Library/Application Support/maquignon"), ("win32", "AppData/Local/maquignon")]
)
def test_games_of_an_earlier_version_are_played_on_where_they_are(
    home: Path, monkeypatch: pytest.MonkeyPatch, system: str, earlier: str
) -> None:
    on(system, home / "elsewhere", monkeypatch)
    assert data_folder() == home / "elsewhere/maquignon"
    (home / earlier).mkdir(parents=True)
    assert data_folder() == home / earlier


def test_once_there_are_games_in_the_new_folder_it_counts(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on("darwin", home / "elsewhere", monkeypatch)
    for place in ("elsewhere/maquignon", "Library/Application Support/maquignon"):
        (home / place).mkdir(parents=True)
    assert data_folder() == home / "elsewhere/maquignon"
