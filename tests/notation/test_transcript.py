"""A whole game told from its record."""

import json

import pytest

from maquignon.languages import LANGUAGES, Language
from maquignon.notation.record import RecordError, read
from maquignon.notation.transcript import transcript
from maquignon.rules.cards import ANIMALS

RECORD = """\
{"maquignon": 1, "edition": "koehandel", "variants": ["coup-double"], "house_rules": {}, \
"players": ["Ana", "Ben", "Cleo"], "first": 1}
{"seat": 1, "do": "auction"}
{"seat": "house", "do": "turn_up", "animals": ["cow"]}
{"seat": "house", "do": "hammer"}
"""


def _tell(text: str, language: Language = "en") -> list[str]:
    header, actions = read(text)
    return list(transcript(header, actions, language))


def test_a_game_in_progress_is_told_up_to_whom_it_waits_for() -> None:
    assert _tell(RECORD) == [
        "Koehandel, with Coup double: Ana, Ben and Cleo are playing, and Ben begins.",
        "Ben opens an auction.",
        "Under the hammer: a cow.",
        "Going once, going twice, gone: nobody has bid.",
        "Ben gets a cow for nothing.",
        "",
        "It is Cleo’s turn.",
        "",
        "The game is waiting for Cleo: an auction.",
    ]


def test_whoever_may_both_auction_and_trade_is_waited_for_with_both() -> None:
    text = RECORD.replace('"coup-double"', "")
    for seat in (2, 0):
        text += f'{{"seat": {seat}, "do": "auction"}}\n{{"seat": "house", "do": "turn_up", "animals": ["cow"]}}\n'
        text += '{"seat": "house", "do": "hammer"}\n'
    assert _tell(text)[-1] == "The game is waiting for Ben: auction or trade."


def test_with_the_pile_empty_a_trade_is_waited_for() -> None:
    short = {"family_size": 2, "opening_deal": 4, "donkey_payments": [50, 100]}
    header = {"maquignon": 1, "edition": "koehandel", "variants": [], "house_rules": short, "first": 0}
    deal = {"seat": "house", "do": "deal", "animals": [*ANIMALS, *ANIMALS[1:], ANIMALS[0]]}
    lines = [{**header, "players": ["Ana", "Ben", "Cleo", "Dan", "Eve"]}, deal]
    told = _tell("".join(json.dumps(line) + "\n" for line in lines))
    assert told[-1] == "The game is waiting for Ana: a trade."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_opens_and_waits_in_every_language(language: Language) -> None:
    lines = RECORD.replace('"coup-double"', "").splitlines(keepends=True)
    opening = _tell(lines[0], language)[0]
    assert opening.startswith("Koehandel")
    assert all(opening.count(name) == times for name, times in (("Ana", 1), ("Ben", 2), ("Cleo", 1)))
    house, bidders = _tell("".join(lines[:2]), language)[-1], _tell("".join(lines[:3]), language)[-1]
    assert not any(name in house for name in ("Ana", "Ben", "Cleo"))
    assert ("Ana" in bidders, "Ben" in bidders, "Cleo" in bidders) == (True, False, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_are_named_in_every_language(language: Language) -> None:
    assert "Coup double" in _tell(RECORD, language)[0]


def test_a_bad_line_is_reached_after_everything_before_it_is_told() -> None:
    header, actions = read(RECORD + '{"seat": 1, "do": "auction"}\n')
    told = transcript(header, actions, "en")
    lines = [next(told) for _ in range(7)]
    assert lines[-1] == "It is Cleo’s turn."
    with pytest.raises(RecordError) as refused:
        next(told)
    assert (refused.value.line, refused.value.reason) == (5, "not_your_turn")
