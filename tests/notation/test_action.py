"""One action as a line of a record: exactly the words of the format, and nothing is guessed."""

import copy
from typing import Any, get_args

import pytest

from maquignon.notation.action import action_from_json, action_to_json
from maquignon.notation.reasons import RecordError
from maquignon.rules import actions as a
from maquignon.rules.cards import ANIMALS, count_notes

CAT, DONKEY, PIG, COW = (ANIMALS.index(name) for name in ("cat", "donkey", "pig", "cow"))

EXAMPLES: list[tuple[dict[str, Any], a.Action]] = [
    ({"seat": "house", "do": "deal", "animals": ["cow", "cat"]}, a.Deal((COW, CAT))),
    ({"seat": 0, "do": "auction"}, a.Auction(0)),
    ({"seat": "house", "do": "turn_up", "animals": ["cow", "donkey"]}, a.TurnUp((COW, DONKEY))),
    ({"seat": 1, "do": "bid", "amount": 30}, a.Bid(1, 30)),
    ({"seat": 2, "do": "pass"}, a.Pass(2)),
    ({"seat": "house", "do": "hammer"}, a.Hammer()),
    ({"seat": 0, "do": "sell"}, a.Sell(0)),
    ({"seat": 0, "do": "preempt"}, a.Preempt(0)),
    ({"seat": 1, "do": "pay", "notes": [10, 10, 10]}, a.Pay(1, count_notes([10, 10, 10]))),
    ({"seat": 0, "do": "let_stand"}, a.LetStand(0)),
    ({"seat": 0, "do": "buy_back", "notes": [50]}, a.BuyBack(0, count_notes([50]))),
    (
        {"seat": 0, "do": "trade", "target": 2, "animal": "pig", "notes": [0, 10]},
        a.Trade(0, 2, PIG, count_notes([0, 10])),
    ),
    ({"seat": 2, "do": "accept"}, a.Accept(2)),
    ({"seat": 2, "do": "counter", "notes": [50]}, a.Counter(2, count_notes([50]))),
    ({"seat": 0, "do": "offer", "notes": [0]}, a.Offer(0, count_notes([0]))),
    ({"seat": 1, "do": "claim_dove"}, a.ClaimDove(1)),
]


def test_there_is_an_example_of_every_action() -> None:
    assert {type(action) for _, action in EXAMPLES} == set(get_args(a.Action))


@pytest.mark.parametrize(("line", "action"), EXAMPLES, ids=lambda value: value["do"] if isinstance(value, dict) else "")
def test_an_action_is_written_and_read_in_the_words_of_the_record(line: dict[str, Any], action: a.Action) -> None:
    assert action_to_json(action) == line
    assert list(action_to_json(action)) == list(line)
    assert action_from_json(line) == action


def test_notes_may_stand_in_any_order() -> None:
    line = {"seat": 1, "do": "pay", "notes": [50, 10, 200, 10]}
    assert action_from_json(line) == a.Pay(1, count_notes([10, 10, 50, 200]))


@pytest.mark.parametrize(("line", "action"), EXAMPLES, ids=lambda value: value["do"] if isinstance(value, dict) else "")
def test_at_a_table_the_seat_comes_from_outside_and_never_from_the_message(
    line: dict[str, Any], action: a.Action
) -> None:
    without_seat = {key: value for key, value in line.items() if key != "seat"}
    if line["seat"] == "house":
        assert _why(without_seat, seat=1) == ("house_only", "")
    else:
        assert action_from_json(without_seat, seat=line["seat"]) == action
        assert _why(line, seat=line["seat"]) == ("unknown_field", "seat")
        assert _why(without_seat, seat=-1) == ("no_such_seat", "")


REFUSED: list[tuple[object, str, str]] = [
    ([], "unreadable", "object"),
    (None, "unreadable", "object"),
    ("auction", "unreadable", "object"),
    ({"seat": 0}, "missing_field", "do"),
    ({"seat": 0, "do": "dance"}, "unknown_action", "dance"),
    ({"seat": 0, "do": 3}, "unknown_action", "3"),
    ({"seat": 0, "do": [[[[[[[[]]]]]]]]}, "unknown_action", "[[[[[[[...]]]]]]]"),
    ({"do": "auction"}, "missing_field", "seat"),
    ({"seat": 0, "do": "bid"}, "missing_field", "amount"),
    ({"seat": 0, "do": "auction", "amount": 10}, "unknown_field", "amount"),
    ({"seat": 0, "do": "auction", "comment": "hm"}, "unknown_field", "comment"),
    ({"seat": 0, "do": "auction", 7: 1}, "unknown_field", "7"),
    ({"seat": True, "do": "auction"}, "bad_field", "seat"),
    ({"seat": 1.0, "do": "auction"}, "bad_field", "seat"),
    ({"seat": "0", "do": "auction"}, "bad_field", "seat"),
    ({"seat": None, "do": "auction"}, "bad_field", "seat"),
    ({"seat": -1, "do": "auction"}, "no_such_seat", ""),
    ({"seat": "house", "do": "auction"}, "not_for_the_house", ""),
    ({"seat": 0, "do": "hammer"}, "house_only", ""),
    ({"seat": -1, "do": "hammer"}, "house_only", ""),
    ({"seat": 0, "do": "turn_up", "animals": ["cow"]}, "house_only", ""),
    ({"seat": 1, "do": "bid", "amount": True}, "bad_field", "amount"),
    ({"seat": 1, "do": "bid", "amount": 30.0}, "bad_field", "amount"),
    ({"seat": 1, "do": "bid", "amount": "30"}, "bad_field", "amount"),
    ({"seat": 1, "do": "pay", "notes": 10}, "bad_field", "notes"),
    ({"seat": 1, "do": "pay", "notes": [False]}, "bad_field", "notes"),
    ({"seat": 1, "do": "pay", "notes": [10.0]}, "bad_field", "notes"),
    ({"seat": 1, "do": "pay", "notes": [[10]]}, "bad_field", "notes"),
    ({"seat": 1, "do": "pay", "notes": [10, 20]}, "unknown_note", "20"),
    ({"seat": 1, "do": "pay", "notes": [-10]}, "unknown_note", "-10"),
    ({"seat": "house", "do": "turn_up", "animals": "cow"}, "bad_field", "animals"),
    ({"seat": "house", "do": "turn_up", "animals": [8]}, "bad_field", "animals"),
    ({"seat": "house", "do": "turn_up", "animals": ["cow", "dove"]}, "unknown_animal", "dove"),
    ({"seat": 0, "do": "trade", "target": True, "animal": "pig", "notes": []}, "bad_field", "target"),
    ({"seat": 0, "do": "trade", "target": 1, "animal": 7, "notes": []}, "bad_field", "animal"),
    ({"seat": 0, "do": "trade", "target": 1, "animal": "Pig", "notes": []}, "unknown_animal", "Pig"),
]


@pytest.mark.parametrize(("found", "reason", "detail"), REFUSED, ids=[str(found)[:60] for found, _, _ in REFUSED])
def test_whatever_is_not_exactly_an_action_is_refused(found: object, reason: str, detail: str) -> None:
    before = copy.deepcopy(found)
    assert _why(found) == (reason, detail)
    assert found == before


def _why(found: object, seat: int | None = None) -> tuple[str, str]:
    with pytest.raises(RecordError) as refused:
        action_from_json(found, seat)
    return refused.value.reason, refused.value.detail
