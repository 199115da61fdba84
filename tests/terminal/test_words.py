"""What can be typed at the terminal, in every language."""

import pytest

from maquignon.languages import LANGUAGES, Language, speech

TYPED = [name for name in speech("en").sources if name.startswith("terminal-typed-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: Language) -> None:
    words = [word for name in TYPED for word in speech(language).words(name)]
    assert sorted(set(words)) == sorted(words)
    assert all(word == word.lower() and word.isalpha() for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["hint", "table", "values", "rules", "log", "save", "quit", "back", "pass", "all", "none"]
)
def test_the_english_words_are_understood_everywhere(name: str, language: Language) -> None:
    assert name in speech(language).words(f"terminal-typed-{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_words_that_are_understood(language: Language) -> None:
    speaker = speech(language)

    def first(name: str) -> str:
        return speaker.words(f"terminal-typed-{name}")[0]

    for name in ("hint", "table", "values", "rules", "log", "save", "quit"):
        assert first(name) in speaker.say("terminal-help-always")
    assert first("all") in speaker.say("terminal-help-notes")
    assert first("none") in speaker.say("terminal-help-no-notes")
    assert first("back") in speaker.say("terminal-help-back")
    assert first("save") in speaker.say("terminal-save-where")
