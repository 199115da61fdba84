"""The rivals of bench/rivals.py keep to the rules of every edition, and each has the idea its name promises."""

import shlex
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench import rivals, strong_rivals
from bench.rivals import RIVALS, ClosesFist, CountsPoints, Mimics, Rival
from bench.strong_rivals import STRONG, Denier, Hoarder, Sampler, Strong, Taste
from maquignon.bots.external import ExternalBot
from maquignon.bots.external_stable import Stable
from maquignon.rules.terms.editions import EDITIONS
from tests.play.tables import match_of

PROGRAM = Path(rivals.__file__)
STRONG_PROGRAM = Path(strong_rivals.__file__)
START = {
    "notes": [0, 10, 50, 100, 200, 500],
    "animals": ["rooster", "goose", "cat", "dog", "sheep", "goat", "donkey", "pig", "cow", "horse"],
    "edition": {"family_size": 4, "start_notes": [0, 0, 10, 10, 10, 10, 50]},
    "seat": 0,
    "players": 3,
    "seed": 1,
}
ROOSTER, HORSE = 0, 9
COUNTER = {"do": "counter"}
EITHER = [{"do": "accept"}, COUNTER]


def sees(**more: Any) -> dict[str, Any]:
    """The view of seat 0, who holds two zeros, two tens, a fifty and two hundreds."""
    herds = [[0] * 10, [0] * 10, [0] * 10]
    table = {"purse": [2, 2, 1, 2, 0, 0], "herds": herds, "hand_sizes": [7, 5, 5], "money_in_play": 1000, "active": 1}
    auction = {"lot": [], "high_bid": 0, "leader": None, "pile": [4] * 10}
    return table | auction | {"offer_size": 0, "animal": ROOSTER, "stake": 1} | more


def does(rival: Rival, view: dict[str, Any], *choices: dict[str, Any]) -> dict[str, Any]:
    return rival.choose(view, {"seat": 0, "choices": list(choices)})


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("program", "names"), [(PROGRAM, RIVALS), (STRONG_PROGRAM, STRONG)])
def test_they_play_whole_games_without_a_fault(program: Path, names: dict[str, type[Rival]], edition: str) -> None:
    stable = Stable()
    try:
        commands = [f"exec:{shlex.join([sys.executable, str(program), name])}" for name in names]
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


def account_of(rival: Strong, **more: Any) -> list[float]:
    rival.choose(sees(**more), {"seat": 0, "choices": [{"do": "auction"}]})
    return rival.account


def test_the_strong_ones_keep_an_account_of_everybody() -> None:
    hoarder = Hoarder(START)
    paid = {"giver": 1, "receiver": 2, "count": 2, "notes": None}
    hoarder.notice({"type": "price_paid", "price": 60, "moved": [paid]})
    mine, payer, payee = account_of(hoarder, money_in_play=540)  # 270 of it in this purse
    assert mine == 270
    assert (payer, payee) == pytest.approx((270 * 30 / 180, 270 * 150 / 180))


def test_the_hoarder_gives_more_when_the_pile_is_nearly_gone() -> None:
    def next_to_one_who_does_not_wait(left: int) -> float:
        hoarder, steady = Hoarder(START), type("Steady", (Strong,), {"taste": Taste(0.5, grudge=1.0)})(START)
        for rival in (hoarder, steady):
            does(rival, sees(lot=[ROOSTER], pile=[left] * 10), {"do": "pass"})
        return float(hoarder.price() / steady.price())

    assert next_to_one_who_does_not_wait(4) == pytest.approx(0.6)
    assert next_to_one_who_does_not_wait(1) == pytest.approx(1.35)


def test_the_denier_hates_to_see_the_leader_finish_a_family() -> None:
    view = sees(lot=[ROOSTER], leader=1, high_bid=10)
    view["herds"][1] = [3, 0, 0, 0, 4, 0, 0, 0, 0, 0]
    denier, indifferent = Denier(START), type("Indifferent", (Strong,), {"taste": Taste(0.8, grudge=0)})(START)
    for rival in (denier, indifferent):
        does(rival, view, {"do": "pass"})
    assert denier.price() > indifferent.price()


def test_the_sampler_deals_only_notes_that_it_does_not_hold_itself() -> None:
    sampler = Sampler(START)
    sampler.notice({"type": "donkey_paid", "note": 100, "number": 1, "moved": []})
    rich = sees(purse=[0, 12, 3, 3, 0, 0], hand_sizes=[18, 4, 2])
    does(sampler, rich, {"do": "auction"})  # what is left are zeros
    assert [sampler.sampled(1) for _ in range(5)] == [0] * 5


def test_the_strong_ones_learn_how_much_is_laid_in_trades() -> None:
    hoarder = Hoarder(START)
    decided = {"type": "trade_decided", "challenger": 0, "target": 1, "offer": [1, 0, 0, 0, 0, 0], "moved": []}
    hoarder.notice(decided | {"counter": [0, 4, 1, 0, 0, 0]})
    assert hoarder.habits()[-1] == 1.0  # ninety of ninety
    hoarder.notice(decided | {"offer": None, "counter": None})
    assert len(hoarder.parts) == len(hoarder.habits()) + 1
