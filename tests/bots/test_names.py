"""Names of bots are split at commas, and commands as a shell would split them."""

import sys
from pathlib import Path

import pytest

from maquignon.bots.names import UnknownBot, argv_of, plain_name, split_names
from maquignon.bots.roster import require_known


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("thrifty", ["thrifty"]),
        ("thrifty, random,", ["thrifty", "random", ""]),
        ("exec:./bot --fast,random", ["exec:./bot --fast", "random"]),
        ("exec:./bot '1,2',random", ["exec:./bot '1,2'", "random"]),
        ('random,exec:./bot "it\'s, well" 3', ["random", 'exec:./bot "it\'s, well" 3']),
        (r"exec:./bot 1\,2,random", [r"exec:./bot 1\,2", "random"]),
        (r"exec:./bot 'C:\',random", [r"exec:./bot 'C:\'", "random"]),
        (r'exec:./bot "\",",random', [r'exec:./bot "\","', "random"]),
    ],
)
def test_commas_split_unless_they_belong_to_a_command(text: str, names: list[str]) -> None:
    assert split_names(text) == names


def test_a_command_is_split_as_a_shell_would() -> None:
    assert argv_of(f"exec:{sys.executable} -c 'a, b' \"c d\" e\\,f") == [
        sys.executable,
        "-c",
        "a, b",
        "c d",
        "e,f",
    ]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("exec:", "Behind exec: comes the command of a program"),
        ("exec:  ", "Behind exec: comes the command of a program"),
        ("exec:./no-such-program --fast", "There is no program './no-such-program' that could be run as a bot."),
        ("exec:'./bot", "cannot be read: No closing quotation."),
    ],
)
def test_a_command_that_cannot_be_run_is_no_bot(name: str, sentence: str) -> None:
    with pytest.raises(UnknownBot) as found:
        require_known(name)
    assert sentence in str(found.value)


def test_a_file_that_may_not_be_executed_is_told_what_it_lacks(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("print()")
    with pytest.raises(
        UnknownBot, match=r"cannot be run: make it a program \(chmod \+x .*bot.py\), or name what runs it"
    ):
        require_known(f"exec:{tmp_path / 'bot.py'}")


def test_at_a_table_of_people_a_bot_has_a_plain_name() -> None:
    assert plain_name("very-clever") == "Very Clever"
    assert plain_name(f"exec:{sys.executable} -u ./bots/my_first-bot.py --level 3") == "My First Bot"
    assert plain_name("exec:true --level 3") == "True"
    assert plain_name("expert:96") == "Expert"
    assert plain_name("weights:runs/first_try.npz") == "First Try"
