"""`maquignon league` plays bots to a signed page; whoever changes a letter, or plays other games, is found out."""

import base64
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from maquignon.command import cell_games, main
from maquignon.command.progress import track
from maquignon.play.ladder import cells
from maquignon.play.ladder.cells import Setting
from maquignon.play.league import results, signing
from maquignon.play.league.entrants import digest_of_the_package
from tests.project.checkout import ROOT

SETTINGS = (Setting("boursicocotte-2025", 3),)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(cells, "SETTINGS", SETTINGS)
    monkeypatch.setattr(signing, "user_data_path", lambda *_, **__: tmp_path / "home")


def play(folder: Path, *words: str, bots: str = "thrifty,random", page: str = "league.html") -> Path:
    where = ["--save", str(folder / "run"), "--page", str(folder / page)]
    assert main(["league", "play", *where, "--games", "3", "--bots", bots, *words]) == 0
    return folder / page


@pytest.fixture
def page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    written = play(tmp_path, "--title", "Spring <league>")
    capsys.readouterr()
    return written


Verify = Callable[..., tuple[int, str]]


@pytest.fixture
def verify(capsys: pytest.CaptureFixture[str]) -> Verify:
    def verify(page: Path, *words: str) -> tuple[int, str]:
        status = main(["league", "verify", str(page), *words])
        told = capsys.readouterr()
        return status, told.out + told.err

    return verify


def test_a_page_is_signed_by_the_host_and_shows_everybody_and_every_cell(page: Path, verify: Verify) -> None:
    text = page.read_text("utf-8")
    assert "<h1>Spring &lt;league&gt;</h1>" in text
    assert "<td>thrifty</td>" in text
    assert "<h2>boursicocotte-2025, 3 players</h2>" in text
    assert digest_of_the_package() in text
    status, told = verify(page, "--replay", "4")
    assert status == 0
    assert "Everything on the page follows from them." in told
    assert "4 games were played again and ended the same." in told


@pytest.mark.slow
def test_the_same_league_is_the_same_page_whoever_counts_the_processes(page: Path, tmp_path: Path) -> None:
    other = tmp_path / "again"
    again = play(other, "--title", "Spring <league>", "--jobs", "2")
    assert again.read_bytes() == page.read_bytes()


def test_a_result_that_was_changed_is_found_out(page: Path, verify: Verify) -> None:
    text = page.read_text("utf-8")
    scores = re.search(r"\[\[\[(\d+),", text)
    assert scores is not None
    page.write_text(text.replace(scores[0], f"[[[{int(scores[1]) + 10},"), "utf-8")
    status, told = verify(page)
    assert status == 1
    assert "The signature does not hold" in told


def test_a_figure_that_was_changed_is_found_out(page: Path, verify: Verify) -> None:
    text = page.read_text("utf-8")
    page.write_text(text.replace("<tr><td>thrifty</td>", "<tr><td>random</td>", 1), "utf-8")
    status, told = verify(page)
    assert status == 1
    assert "What stands on the page does not follow from its signed results." in told


def test_results_that_were_never_played_are_found_out_by_playing_again(
    page: Path, verify: Verify, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def flattered(outcome: Any) -> Any:
        honest = ending_of(outcome)
        return results.Ending((9999, *honest.scores[1:]), honest.winners, honest.actions, honest.faults)

    ending_of = results.ending_of
    with monkeypatch.context() as liar:
        liar.setattr(results, "ending_of", flattered)
        forged = play(tmp_path, page="forged.html")
    capsys.readouterr()
    assert verify(forged)[0] == 0  # the host's own signature
    status, told = verify(forged, "--replay", "6")
    assert status == 1
    assert "6 of 6 games went otherwise: in game 0 of thrifty among random" in told


def test_a_page_of_another_host_is_not_taken_for_this_one(page: Path, verify: Verify, tmp_path: Path) -> None:
    signer = re.search(r'"signer":"([^"]+)"', page.read_text("utf-8"))
    assert signer is not None
    assert verify(page, "--signer", signer[1])[0] == 0
    stranger = signing.make_key(tmp_path / "other.pem").signer
    status, told = verify(page, "--signer", stranger)
    assert status == 1
    assert f"It was signed by {signer[1]}, not by {stranger}." in told


def test_the_key_is_made_once_and_read_by_its_owner_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, page: Path
) -> None:
    file = tmp_path / "home" / signing.FILE
    assert main(["league", "key"]) == 0
    told = capsys.readouterr()
    assert len(base64.b64decode(told.out)) == 32
    assert told.err == ""
    assert file.read_text().startswith("-----BEGIN PRIVATE KEY-----")
    if sys.platform != "win32":
        assert (file.stat().st_mode | file.parent.stat().st_mode) & 0o077 == 0


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "cannot be read: No such file"),
        ("something", "is no private key in PEM"),
        ("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n", "is no private key in PEM"),
    ],
)
def test_a_key_that_is_none_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str | None, sentence: str
) -> None:
    file = tmp_path / "my.pem"
    if content is not None:
        file.write_text(content)
    assert main(["league", "key", "--key", str(file)]) == 1
    assert sentence in capsys.readouterr().err


def test_an_interrupted_league_goes_on_and_ends_the_same(
    page: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pulled_plug(items: Any, total: int) -> Any:
        for number, item in enumerate(track(items, total)):
            if number == 4:
                raise KeyboardInterrupt
            yield item

    other = tmp_path / "other"
    words = ["--save", str(other / "run"), "--page", str(other / "league.html"), "--games", "3"]
    with monkeypatch.context() as plug:
        plug.setattr(cell_games, "track", pulled_plug)
        assert main(["league", "play", *words, "--bots", "thrifty,random"]) == 130
    assert "4 games are in" in capsys.readouterr().err
    assert play(other, "--title", "Spring <league>").read_bytes() == page.read_bytes()


def test_a_league_does_not_go_on_with_other_bots(
    page: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    where = ["--save", str(tmp_path / "run"), "--page", str(page), "--games", "3"]
    assert main(["league", "play", *where, "--bots", "thrifty,merchant"]) == 1
    assert "another league was begun: its entrants differ." in capsys.readouterr().err
    (tmp_path / "run/league.json").write_text("{}")
    assert main(["league", "play", *where]) == 1
    assert "does not tell which league was begun there" in capsys.readouterr().err


@pytest.mark.slow
def test_a_program_is_known_by_its_file_and_run_again_only_when_asked(
    tmp_path: Path, verify: Verify, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "bot.py"
    program.write_text((ROOT / "examples/first_bot.py").read_text())
    name = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(program))}"
    page = play(tmp_path, bots=f"random,{name}")
    capsys.readouterr()
    assert "--run-programs was not given" in verify(page, "--replay", "2")[1]
    assert "2 games were played again and ended the same." in verify(page, "--replay", "2", "--run-programs")[1]
    program.write_text(program.read_text() + "\n# another\n")
    status, told = verify(page, "--replay", "2", "--run-programs")
    assert status == 1
    assert "not here or differ." in told
    where = ["--save", str(tmp_path / "run"), "--page", str(page), "--games", "3", "--bots", f"random,{name}"]
    assert main(["league", "play", *where]) == 1
    assert "its entrants differ" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it is no page that `maquignon league` wrote"),
        ("<p>hello", "it is no page that `maquignon league` wrote"),
        (
            '<script type="application/json" id="league-results">[]</script>'
            '<script type="application/json" id="league-signature">{}</script>',
            "its results cannot be read",
        ),
    ],
)
def test_what_is_no_page_of_a_league_is_refused(tmp_path: Path, verify: Verify, text: str, sentence: str) -> None:
    file = tmp_path / "page.html"
    file.write_text(text)
    status, told = verify(file)
    assert status == 1
    assert sentence in told
    assert verify(tmp_path / "nowhere.html")[0] == 1
    file.write_bytes(b"\xff\xfe")
    assert "it is no text" in verify(file)[1]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"league":1', '"league":2', "it is written in format 2"),
        ('"row":"thrifty"', '"row":"ghost"', "not named at its head"),
        ('"games":3', '"games":6', "more games or fewer than it says"),
        ("[[[", "[[[1,", "not as many players as its table"),
        ('"signer":', '"sinner":', "its signature cannot be read"),
    ],
)
def test_results_that_do_not_hold_together_are_refused(
    page: Path, verify: Verify, old: str, new: str, sentence: str
) -> None:
    text = page.read_text("utf-8")
    assert old in text
    page.write_text(text.replace(old, new, 1), "utf-8")
    status, told = verify(page)
    assert status == 1
    assert sentence in told


def test_a_page_of_another_version_has_its_signature_checked_and_says_what_was_not(
    page: Path, verify: Verify, monkeypatch: pytest.MonkeyPatch
) -> None:
    from maquignon.play.league import checking

    with monkeypatch.context() as later:
        later.setattr(checking, "__version__", "99.0.0")
        status, told = verify(page)
        assert status == 0
        assert "and this is 99.0.0. What else stands on the page was not checked." in told
        assert verify(page, "--replay", "1")[0] == 1
    monkeypatch.setattr(checking, "reckoners", lambda: {"numpy": "1.0"})
    status, told = verify(page)
    assert status == 0
    assert "which are not here" in told


def test_one_bot_is_no_league(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["--save", str(tmp_path), "--page", str(tmp_path / "page.html"), "--bots", "easy"]
    assert main(["league", "play", *words]) == 1
    assert "A league needs at least two different bots." in capsys.readouterr().err
    assert not (tmp_path / "home").exists(), "a key was made for nothing"
