"""A whole game told from its record."""

import pytest

from maquignon.notation.record import RecordError, read
from maquignon.notation.transcript import transcript
from maquignon.notation.words import LANGUAGES, Language

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
        "koehandel, with coup-double: Ana, Ben and Cleo are playing, and Ben begins.",
        "Ben opens an auction.",
        "Under the hammer: a cow.",
        "Going once, going twice, gone: nobody has bid.",
        "Ben gets a cow for nothing.",
        "",
        "It is Cleo's turn.",
        "",
        "The game is waiting for Cleo: auction or trade.",
    ]


OPENINGS: dict[Language, str] = {
    "en": "koehandel: Ana, Ben and Cleo are playing, and Ben begins.",
    "fr": "koehandel : Ana, Ben et Cleo jouent, et c’est à Ben de commencer.",
    "de": "koehandel: Es spielen Ana, Ben und Cleo, und Ben beginnt.",
    "nl": "koehandel: Ana, Ben en Cleo spelen, en Ben begint.",
}
WAITS: dict[Language, str] = {
    "en": "The game is waiting for the house: turning up the lot.",
    "fr": "La partie attend la maison : les animaux sont retournés.",
    "de": "Das Spiel wartet auf das Haus: Tiere werden aufgedeckt.",
    "nl": "Het spel wacht op het huis: dieren worden omgedraaid.",
}
BIDS: dict[Language, str] = {
    "en": "The game is waiting for Ana and Cleo: bidding.",
    "fr": "La partie attend Ana et Cleo : enchères en cours.",
    "de": "Das Spiel wartet auf Ana und Cleo: es wird geboten.",
    "nl": "Het spel wacht op Ana en Cleo: er wordt geboden.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_opens_and_waits_in_every_language(language: Language) -> None:
    lines = RECORD.replace('"coup-double"', "").splitlines(keepends=True)
    assert _tell(lines[0], language)[0] == OPENINGS[language]
    assert _tell("".join(lines[:2]), language)[-1] == WAITS[language]
    assert _tell("".join(lines[:3]), language)[-1] == BIDS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_are_named_in_every_language(language: Language) -> None:
    assert "coup-double" in _tell(RECORD, language)[0]


def test_a_bad_line_is_reached_after_everything_before_it_is_told() -> None:
    header, actions = read(RECORD + '{"seat": 1, "do": "auction"}\n')
    told = transcript(header, actions, "en")
    lines = [next(told) for _ in range(7)]
    assert lines[-1] == "It is Cleo's turn."
    with pytest.raises(RecordError) as refused:
        next(told)
    assert (refused.value.line, refused.value.reason) == (5, "not_your_turn")
