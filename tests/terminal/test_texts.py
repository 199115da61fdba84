"""The terminal can say everything in four languages."""

from dataclasses import fields
from string import Formatter

import pytest

from maquignon.notation.words import LANGUAGES, Language
from maquignon.terminal.texts import TEXTS
from maquignon.terminal.texts.text import Texts

SENTENCES = [field.name for field in fields(Texts) if field.type is str]
WORDS = [field.name for field in fields(Texts) if field.name.startswith("words_")]


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_text_is_a_sentence_or_a_list_of_words() -> None:
    assert len(SENTENCES) + len(WORDS) == len(fields(Texts))
    assert list(TEXTS) == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SENTENCES)
def test_a_text_has_the_same_places_in_every_language(name: str, language: Language) -> None:
    text = getattr(TEXTS[language], name)
    assert text.strip()
    assert places(text) == places(getattr(TEXTS["en"], name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: Language) -> None:
    words = [word for name in WORDS for word in getattr(TEXTS[language], name)]
    assert sorted(set(words)) == sorted(words)
    assert all(word == word.lower() and word.isalpha() for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["hint", "table", "values", "rules", "log", "save", "quit", "back", "pass", "all", "none"]
)
def test_the_english_words_are_understood_everywhere(name: str, language: Language) -> None:
    assert name in getattr(TEXTS[language], f"words_{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_words_that_are_understood(language: Language) -> None:
    texts = TEXTS[language]
    for name in ("hint", "table", "values", "rules", "log", "save", "quit"):
        assert getattr(texts, f"words_{name}")[0] in texts.help_always
    assert texts.words_all[0] in texts.help_notes
    assert texts.words_none[0] in texts.help_no_notes
    assert texts.words_back[0] in texts.help_back
    assert texts.words_save[0] in texts.save_where
