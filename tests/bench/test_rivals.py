"""The rivals of bench/rivals.py keep to the rules of every edition, and each has the idea its name promises."""

import shlex
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench import rivals
from bench.rivals import RIVALS, ClosesFist, CountsPoints, Mimics, Rival
from maquignon.bots.external import ExternalBot
from maquignon.bots.external_stable import Stable
from maquignon.rules.terms.editions import EDITIONS
from tests.play.tables import match_of

PROGRAM = Path(rivals.__file__)
START = {
    "notes": [0, 10, 50, 100, 200, 500],
    "animals": ["rooster", "goose", "cat", "dog", "sheep", "goat", "donkey", "pig", "cow", "horse"],
    "edition": {"family_size": 4},
}
ROOSTER, HORSE = 0, 9
COUNTER = {"do": "counter"}
EITHER = [{"do": "accept"}, COUNTER]


def sees(**more: Any) -> dict[str, Any]:
    """The view of seat 0, who holds two zeros, two tens, a fifty and two hundreds."""
    herds = [[0] * 10, [0] * 10, [0] * 10]
    table = {"purse": [2, 2, 1, 2, 0, 0], "herds": herds, "hand_sizes": [7, 5, 5], "money_in_play": 1000, "active": 1}
    return table | {"lot": [], "high_bid": 0, "offer_size": 0, "animal": ROOSTER} | more


def does(rival: Rival, view: dict[str, Any], *choices: dict[str, Any]) -> dict[str, Any]:
    return rival.choose(view, {"seat": 0, "choices": list(choices)})


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_they_play_whole_games_without_a_fault(edition: str) -> None:
    stable = Stable()
    try:
        commands = [f"exec:{shlex.join([sys.executable, str(PROGRAM), name])}" for name in RIVALS]
        match = match_of([ExternalBot(command, Random(1), 20, stable) for command in commands], edition)
    finally:
        stable.close()
    assert [list(faults) for faults in match.faults] == [[], [], []]


def test_without_a_name_it_says_who_there_is() -> None:
    asked = subprocess.run([sys.executable, str(PROGRAM)], input="", capture_output=True, text=True, check=False)
    assert asked.returncode == 1
    assert asked.stderr == "Say who is to play: counter, closefist, mimic.\n"


@pytest.mark.parametrize(("price", "paid"), [(10, [10]), (30, [50]), (60, [10, 50]), (120, [10, 10, 100])])
def test_they_pay_as_little_as_they_can(price: int, paid: list[int]) -> None:
    action = does(CountsPoints(START), sees(), {"do": "pay", "price": price})
    assert sorted(action["notes"]) == paid


def test_the_counter_goes_all_in_for_what_is_dear_and_takes_money_for_the_rest() -> None:
    counter = CountsPoints(START)
    assert does(counter, sees(animal=HORSE), *EITHER) == {"do": "counter", "notes": [0, 0, 10, 10, 50, 100, 100]}
    assert does(counter, sees(), *EITHER) == {"do": "accept"}


def test_the_closefist_gives_a_small_part_of_its_purse_and_more_for_the_last_of_a_family() -> None:
    bid = {"do": "bid", "minimum": 100, "affordable": 270, "maximum": 1000}
    view = sees(lot=[HORSE])
    assert does(ClosesFist(START), view, {"do": "pass"}, bid) == {"do": "pass"}
    view["herds"][0][HORSE] = 3
    assert does(ClosesFist(START), view, {"do": "pass"}, bid) == {"do": "bid", "amount": 100}


def test_the_mimic_lays_as_many_notes_as_it_was_shown() -> None:
    mimic = Mimics(START)
    assert does(mimic, sees(offer_size=1), COUNTER)["notes"] == [100]
    assert does(mimic, sees(offer_size=3), COUNTER)["notes"] == [100, 100, 50]
