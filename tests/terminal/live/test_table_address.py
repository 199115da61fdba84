"""What people type to say which table they mean."""

from pathlib import Path

import pytest

from maquignon.terminal.live.keyring import FILE, Keyring
from maquignon.terminal.live.table_address import HERE, NoPlace, NoServer, TableAddress, read_server, read_table_address


@pytest.mark.parametrize(
    ("typed", "where"),
    [
        ("KX4M2", TableAddress(HERE, "KX4M2")),
        (" kx4m2\n", TableAddress(HERE, "KX4M2")),
        ("https://play.example/t/kx4m2", TableAddress("https://play.example", "KX4M2")),
        ("https://play.example/t/KX4M2/?lang=fr", TableAddress("https://play.example", "KX4M2")),
        ("192.168.1.7:8000/t/KX4M2", TableAddress("http://192.168.1.7:8000", "KX4M2")),
        (f"http://x.example/t/KX4M2#key={'a' * 43}", TableAddress("http://x.example", "KX4M2", "a" * 43)),
        ("http://[::1]:8000/t/KX4M2", TableAddress("http://[::1]:8000", "KX4M2")),
        ("localhost", TableAddress("http://localhost")),
        ("https://play.example/", TableAddress("https://play.example")),
    ],
)
def test_a_code_or_a_link_leads_to_a_table(typed: str, where: TableAddress) -> None:
    assert read_table_address(typed) == where


@pytest.mark.parametrize(
    "typed",
    ["", "what is this", "KX4", "ftp://x/t/KX4M2", "http://x/replay/KX4M2", "http://x:port/t/KX4M2", "http:///t/A"],
)
def test_what_is_no_table_is_not_taken_for_one(typed: str) -> None:
    with pytest.raises(NoPlace):
        read_table_address(typed)


def test_what_is_no_server_is_not_taken_for_one() -> None:
    with pytest.raises(NoServer):
        read_server("nonsense")
    with pytest.raises(NoServer):
        read_table_address("KX4M2", "http://play.example:port")


def test_a_code_is_looked_for_at_the_server_that_is_named() -> None:
    assert read_table_address("KX4M2", "play.example:80/lobby").link == "http://play.example:80/t/KX4M2"
    assert read_server("https://ana:secret@play.example/t/KX4M2") == "https://play.example"


def test_a_token_is_kept_for_each_name_and_server_and_nobody_else_reads_it(tmp_path: Path) -> None:
    keyring = Keyring(tmp_path / "state")
    assert keyring.find(HERE, "Ana") is None
    keyring.keep(HERE, "Ana", "token-of-ana")
    keyring.keep(HERE, "Ben", "token-of-ben")
    assert (keyring.find(HERE, "Ana"), keyring.find(HERE, "Ben")) == ("token-of-ana", "token-of-ben")
    assert keyring.find("https://play.example", "Ana") is None
    assert (tmp_path / "state" / FILE).stat().st_mode & 0o077 == 0


def test_a_keyring_that_cannot_be_read_or_written_is_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("no JSON")
    assert Keyring(tmp_path).find(HERE, "Ana") is None
    (tmp_path / "file").write_text("no folder")
    Keyring(tmp_path / "file").keep(HERE, "Ana", "token")
