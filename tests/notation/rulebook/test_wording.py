"""All four languages can say the same."""

from dataclasses import fields
from string import Formatter

import pytest

from maquignon.notation.rulebook import WORDINGS
from maquignon.notation.rulebook.wording import Wording
from maquignon.notation.words import LANGUAGES, Language
from maquignon.rules.terms.charter import HOUSE_RULES, VARIANTS
from maquignon.rules.terms.editions import EDITIONS

SENTENCES = [field.name for field in fields(Wording) if field.type is str]


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_language_has_its_wording() -> None:
    assert list(WORDINGS) == list(LANGUAGES)
    assert all(words.language == language for language, words in WORDINGS.items())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SENTENCES)
def test_a_sentence_has_room_for_the_same_numbers_in_every_language(name: str, language: Language) -> None:
    text = getattr(WORDINGS[language], name)
    assert text.strip()
    assert places(text) == places(getattr(WORDINGS["en"], name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_variant_and_house_rule_is_named(language: Language) -> None:
    words = WORDINGS[language]
    assert words.titles.keys() == words.sources.keys() == words.first_player.keys() == EDITIONS.keys()
    assert words.variants.keys() == VARIANTS.keys()
    assert words.house_rules.keys() == HOUSE_RULES.keys()
    assert (len(words.chapters), len(words.numerals), len(words.ordinals)) == (6, 5, 3)


def test_no_line_of_french_can_begin_with_a_colon() -> None:
    french = WORDINGS["fr"]
    texts = [getattr(french, name) for name in SENTENCES]
    texts += [*french.chapters, *french.titles.values(), *french.sources.values(), *french.variants.values()]
    assert any("\N{NO-BREAK SPACE}:" in text for text in texts)
    assert not [text for text in texts if any(gap in text for gap in (" :", " ;", " !", " ?", " »", "« "))]
