"""`maquignon join`, `host` and `lobby`: what can go wrong is answered with a sentence."""

import asyncio
from pathlib import Path

import pytest

from maquignon.client import visit
from maquignon.command import main
from maquignon.tables.protocol.arrangement import Arrangement
from tests.server.process import free_port
from tests.server.serving import serving


@pytest.fixture(autouse=True)
def a_keyring_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["join", "what is this"], "“what is this” is neither the code of a table, such as KX4M2, nor its link"),
        (["join", "https://play.example"], "https://play.example is a server, not a table."),
        (["join", "KX4M2", "--server", "ftp://x"], "“ftp://x” is not the address of a server"),
        (["lobby", "what"], "“what” is not the address of a server"),
        (["host", "--players", "7"], "The game is for 3 to 5 players, not 7."),
        (["host", "--players", "3", "--bots", "easy,easy,easy"], "3 bots leave no seat for you at a table of 3."),
        (["host", "--edition", "monopoly"], "There is no edition 'monopoly'"),
        (["host", "--house-rule", "lot_size"], "A house rule is written KEY=VALUE"),
    ],
)
def test_what_cannot_be_is_said_before_anybody_is_called(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--lang", "en"]) == 1
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("words", [["join", "KX4M2", "--server"], ["host", "--server"], ["lobby"]])
@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Nobody answers at"), ("fr", "Personne ne répond"), ("es", "Nadie responde")]
)
def test_a_server_that_is_not_there_is_named(
    words: list[str], language: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    server = f"http://127.0.0.1:{free_port()}"
    assert main([*words, server, "--lang", language]) == 1
    assert f"{sentence}" in (said := capsys.readouterr().err)
    assert server in said


def test_the_lobby_is_that_of_the_usual_server(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = f"http://127.0.0.1:{free_port()}"
    monkeypatch.setenv("MAQUIGNON_AT", server)
    assert main(["lobby", "--lang", "en"]) == 1
    assert f"Nobody answers at {server}." in capsys.readouterr().err


async def test_the_lobby_lists_public_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(tmp_path) as running, visit(running.url, name="Ana") as ana:
        assert await asyncio.to_thread(main, ["lobby", running.url, "--lang", "en"]) == 0
        assert capsys.readouterr().out == "No public table is waiting right now.\n"
        code = await ana.create_table(Arrangement(edition="koehandel", variants=["coup-double"], public=True))
        assert await asyncio.to_thread(main, ["lobby", running.url, "--lang", "de"]) == 0
        assert capsys.readouterr().out.splitlines() == [
            f"{code}  Anas Tisch  Koehandel, Coup double  2 freie Plätze",
            f"Hinsetzen mit: maquignon join {running.url}/t/{code}",
        ]
        assert await asyncio.to_thread(main, ["lobby", running.url, "--json"]) == 0
        assert f'"code": "{code}"' in capsys.readouterr().out
        assert await asyncio.to_thread(main, ["join", "ZZZZZ", "--server", running.url, "--lang", "nl"]) == 1
        assert "Die tafel bestaat niet." in capsys.readouterr().err


async def test_a_bot_that_a_server_does_not_have_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(tmp_path) as running:
        words = ["host", "--server", running.url, "--bots", "nobody", "--lang", "en"]
        assert await asyncio.to_thread(main, words) == 1
    assert "There is no bot 'nobody'" in capsys.readouterr().err
