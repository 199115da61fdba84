"""Settings: flags before environment before file before default, and a sentence for everything else."""

import argparse
import sys
from pathlib import Path

import pytest

from maquignon.server import settings
from maquignon.server.settings import Settings, SettingsError


def read(*flags: str, **environment: str) -> Settings:
    parser = argparse.ArgumentParser()
    settings.add_arguments(parser)
    return settings.read(vars(parser.parse_args(flags)), environment)


def test_without_a_word_everything_is_as_most_people_want_it() -> None:
    assert read() == Settings()


def test_without_a_word_nobody_can_take_more_than_a_household_needs() -> None:
    """Whoever sets nothing is as safe as whoever reads all of it."""
    told = {name: getattr(Settings(), name) for name in Settings.__struct_fields__ if name not in ("data", "host")}
    assert told == {
        "port": 8000,
        "store": "",
        "inner_address": "",
        "base_url": "",
        "hosts": (),
        "tls_cert": None,
        "tls_key": None,
        "proxy": "",
        "origins": (),
        "bots": (),
        "max_guests": 4_000,
        "max_guests_per_address": 100,
        "max_tables": 1_000,
        "max_tables_per_player": 5,
        "max_tables_per_address": 0,
        "messages_per_second": 10,
        "messages_per_second_per_address": 200,
        "requests_per_second_per_address": 50,
        "new_players_per_minute": 30,
        "keep_games": 0,
        "metrics": "local",
        "log": "text",
    }


def test_a_flag_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "maquignon.toml"
    file.write_text('port = 1\nhost = "127.0.0.1"\nmax_tables = 7\n')
    found = read("--settings", str(file), "--port", "3", MAQUIGNON_PORT="2", MAQUIGNON_MAX_TABLES="8")
    assert (found.port, found.max_tables, found.host) == (3, 8, "127.0.0.1")


def test_the_environment_can_name_the_file(tmp_path: Path) -> None:
    file = tmp_path / "maquignon.toml"
    file.write_text('origins = ["https://example.org"]\n')
    assert read(MAQUIGNON_SETTINGS=str(file)).origins == ("https://example.org",)


def test_several_origins_are_written_with_commas() -> None:
    assert read("--origins", "https://a.example, https://b.example").origins == (
        "https://a.example",
        "https://b.example",
    )


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--port", "many"], "Setting port: it must be a whole number."),
        (["--port", "65536"], "Setting port: it must be at most 65535."),
        (["--max-tables", "0"], "Setting max_tables: it must be at least 1."),
        (["--log", "loud"], "Setting log: it cannot be 'loud'."),
        (["--base-url", "nonsense"], "Setting base_url: the address of a server is written https://play.example."),
        (["--base-url", "https://cards.example and more"], "written https://play.example"),
        (["--base-url", "see https://cards.example"], "written https://play.example"),
        (["--inner-address", "10.0.0.7:8000"], "written http://10.0.0.7:8000"),
        (["--inner-address", "http://10.0.0.7:8000/"], "written http://10.0.0.7:8000"),
        (["--inner-address", "http://[::1"], "written http://10.0.0.7:8000"),
        (["--tls-cert", "cert.pem"], "--tls-key"),
        (["--tls-key", "key.pem"], "--tls-cert"),
        (["--proxy", "*"], "Name the address or network of each proxy"),
        (["--proxy", "127.0.0.1,proxy.example"], "proxy.example"),
        (["--proxy", "0.0.0.0/0"], "nearly everybody"),
        (["--proxy", "10.0.0.0/8,128.0.0.0/1"], "'128.0.0.0/1' is nearly everybody"),
        (["--proxy", "10.0.0.0/7"], "no wider than /8"),
        (["--proxy", "::/0"], "no wider than /7"),
        (["--proxy", "fc00::/6"], "no wider than /7"),
        (["--settings", "no-such-file.toml"], "no-such-file.toml"),
        (["--data", ""], "data"),
        (["--store", "mysql://x"], "postgresql://USER@HOST/NAME"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(flags: list[str], sentence: str) -> None:
    with pytest.raises(SettingsError, match=sentence):
        read(*flags)


@pytest.mark.parametrize(
    ("flags", "name", "value"),
    [
        (["--proxy", "10.0.0.0/8, fc00::/7"], "proxy", "10.0.0.0/8, fc00::/7"),
        (["--store", "postgres://ana@h/games"], "store", "postgres://ana@h/games"),
        (["--inner-address", "https://[fd00::7]:8000"], "inner_address", "https://[fd00::7]:8000"),
        (["--inner-address", "http://table-1.example"], "inner_address", "http://table-1.example"),
        (["--base-url", "https://cards.example/game"], "base_url", "https://cards.example/game"),
        (["--hosts", "cards.example, play.example,"], "hosts", ("cards.example", "play.example")),
        (["--data", "~/games"], "data", Path.home() / "games"),
        (["--keep-games", "0"], "keep_games", 0),
    ],
)
def test_what_can_be_used_is_taken_as_it_is_meant(flags: list[str], name: str, value: object) -> None:
    assert getattr(read(*flags), name) == value


def test_an_empty_flag_takes_back_what_the_environment_says() -> None:
    assert read("--base-url", "", MAQUIGNON_BASE_URL="https://cards.example").base_url == ""


def test_the_file_that_a_flag_names_counts_before_that_of_the_environment(tmp_path: Path) -> None:
    for name in ("flag", "environment"):
        (tmp_path / name).write_text(f'host = "{name}.example"\n')
    found = read("--settings", str(tmp_path / "flag"), MAQUIGNON_SETTINGS=str(tmp_path / "environment"))
    assert found.host == "flag.example"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [(b"prot = 1", "prot"), (b"port = ", "not TOML"), (b"\x00", "not TOML"), (b"\xff", "not TOML")],
)
def test_a_settings_file_is_read_strictly(tmp_path: Path, text: bytes, sentence: str) -> None:
    file = tmp_path / "maquignon.toml"
    file.write_bytes(text)
    with pytest.raises(SettingsError, match=sentence):
        read("--settings", str(file))


def test_every_setting_is_in_the_help_with_its_name_in_the_environment() -> None:
    parser = argparse.ArgumentParser()
    settings.add_arguments(parser)
    text = " ".join(parser.format_help().split())
    for wanted in ("--port N", "--tls-cert PATH", "--host TEXT", "--hosts TEXT", "--metrics local|all|none"):
        assert f"{wanted} " in text
    for name in Settings.__struct_fields__:
        assert f"--{name.replace('_', '-')}" in text
        assert f"MAQUIGNON_{name.upper()}" in text.replace(" ", "")


def test_programs_that_may_play_are_named_by_their_commands() -> None:
    command = f"exec:{sys.executable} 'a, b'"
    assert read("--bots", f"{command},exec:true").bots == (command, "exec:true")
    for bots, sentence in [
        ("thrifty", "written exec:COMMAND"),
        ("exec:true,thrifty", "not 'thrifty'"),
        ("exec:./no-such", "There is no program './no-such'"),
    ]:
        with pytest.raises(SettingsError, match=sentence):
            read("--bots", bots)
