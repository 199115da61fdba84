"""`maquignon editions` lists what can be played."""

import json

import pytest

from maquignon.command import main
from maquignon.rules.terms.charter import HOUSE_RULES, VARIANTS, agree
from maquignon.rules.terms.editions import EDITIONS


def test_the_tables_fit_a_plain_terminal_and_leave_nothing_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions"]) == 0
    out = capsys.readouterr().out
    for name in (*EDITIONS, *VARIANTS, *HOUSE_RULES):
        assert name in out
    assert max(len(line) for line in out.splitlines()) <= 88


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("family_size", ["3", "4", "4", "4", "4"]),
        ("hammer", ["auctioneer"] * 4 + ["leader"]),
        ("dove", ["no"] * 4 + ["yes"]),
        ("bids", ["bluff-allowed"]),  # the same in all
    ],
)
def test_differences_stand_side_by_side(capsys: pytest.CaptureFixture[str], key: str, values: list[str]) -> None:
    main(["editions"])
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [key, *values] in rows


def test_json_gives_every_field_of_every_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found["editions"]) == list(EDITIONS)
    assert found["editions"]["bluff"]["dove"] is True
    assert found["editions"]["koehandel"]["start_notes"] == [0, 0, 10, 10, 10, 10, 50]
    assert found["editions"]["koehandel"]["sentence"].startswith("The classic")
    assert set(found["house_rules"]) == set(HOUSE_RULES)
    assert found["variants"] == VARIANTS


@pytest.mark.parametrize("name", EDITIONS)
def test_the_fields_it_prints_are_house_rules_that_make_the_edition(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    main(["editions", "--json"])
    fields = json.loads(capsys.readouterr().out)["editions"][name]
    rules = {key: value for key, value in fields.items() if key in HOUSE_RULES}
    made = agree("koehandel", [], rules, 3)
    for key in rules:
        assert getattr(made, key) == getattr(EDITIONS[name], key)
