"""Every bot on the roster can sit down and play."""

from random import Random

import pytest

from maquignon.bots import roster
from maquignon.bots.expert import Expert
from maquignon.bots.names import UnknownBot
from maquignon.bots.roster import ADVISER, ROSTER, about, admit, make_bot, on_offer, require_known


def test_an_unknown_bot_is_refused_and_the_others_are_named() -> None:
    with pytest.raises(UnknownBot, match=r"There is no bot 'nobody'. Choose from: easy, medium, hard, expert"):
        make_bot("nobody", Random(0))
    with pytest.raises(UnknownBot):
        require_known("Random")


@pytest.mark.parametrize("name", ["random", "thrifty"])
def test_bots_are_told_apart_by_a_sentence(name: str) -> None:
    require_known(name)
    assert about(name).endswith(".")
    bot = make_bot(name, Random(0))
    assert isinstance(bot.looks, bool)
    assert isinstance(bot.listens, bool)


def test_hints_come_from_the_strongest_of_all() -> None:
    assert type(make_bot(ADVISER, Random(0))) is Expert


def test_every_name_on_the_roster_is_a_word_for_the_command_line() -> None:
    for name in ROSTER:
        assert name.isidentifier() or set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")
        assert about(name).endswith(".")


def test_programs_are_offered_to_everybody_only_when_admitted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "_ADMITTED", set())
    assert on_offer() == list(ROSTER)
    admit("exec:true")
    assert on_offer() == [*ROSTER, "exec:true"]
    with pytest.raises(UnknownBot):
        admit("exec:./no-such-program")


@pytest.mark.parametrize("name", ["expert:", "expert:-1", "expert:many", "expert:10001", "expert:" + "9" * 5000])
def test_an_expert_is_told_how_many_worlds_to_imagine_in_a_number(name: str) -> None:
    with pytest.raises(UnknownBot, match="from 0 to 10,000"):
        require_known(name)
