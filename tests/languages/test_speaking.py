"""A language says its messages: what it is told, in its own grammar; and says clearly what is wrong with its folder."""

import json
from pathlib import Path

import pytest

from maquignon.languages import LANGUAGES, speech
from maquignon.languages.entries import LanguageError
from maquignon.languages.folders import folders
from maquignon.languages.plural import category
from maquignon.languages.speaking import Speech
from maquignon.languages.values import Value

ABOUT = {
    "name": "Try",
    "order": 1,
    "plural": {"one": "n = 1", "few": "n % 10 = 2..4 and n % 100 != 12..14"},
    "thousands": {"separator": "'", "from": 1000},
    "initials": {"vowel": "aeiou"},
    "endings": {"hissing": "sz"},
    "tight": {"before": ":!", "after": "«"},
}


def spoken(folder: Path, text: str) -> Speech:
    (folder / "xx").mkdir()
    (folder / "xx" / "language.json").write_text(json.dumps(ABOUT))
    (folder / "xx" / "all.ftl").write_text(text, encoding="utf-8")
    return Speech(folders(folder)["xx"])


COW: Value = {"animal": "cow", "number": 2}
DONKEY: Value = {"animal": "donkey", "number": 1}
GRAMMAR = """
item = { $it }
and = { $others } and { $last }
-cow = { $number ->
    [one] cow
   *[other] cows
}
    .gender = she
-donkey = { $number ->
    [one] donkey
   *[other] donkeys
}
    .gender = he
so-many = { $number } { WORD($animal, $number) }
who = { TRAIT($it, "gender") }
"""


@pytest.mark.parametrize(
    ("message", "told", "said"),
    [
        ("{ $name } bids { $sum }.", {"name": "Ana", "sum": 60}, "Ana bids 60."),
        ("{ $sum }", {"sum": 999}, "999"),
        ("{ $sum } and { 1200 }", {"sum": 1_234_567}, "1'234'567 and 1'200"),
        ("{ DIGITS($sum) }", {"sum": 1234}, "1234"),
        ("{ { $sum } }", {"sum": 12}, "12"),
        ('{ "{" }{ $it }{ "}" }', {"it": "x"}, "{x}"),
        ("{ LIST($them) }", {"them": ["Ana"]}, "Ana"),
        ("{ LIST($them) }", {"them": ["Ana", "Ben", "Cleo"]}, "Ana, Ben and Cleo"),
        ('{ LIST($herd, each: "so-many") }', {"herd": [COW, DONKEY]}, "2 cows and 1 donkey"),
        ('{ JOIN($notes, with: "; ") }', {"notes": [10, 10, 1000]}, "10; 10; 1'000"),
        ("{ SO-MANY($cow) }", {"cow": COW}, "2 cows"),
        ("{ CAPITAL(WORD($animal, 2)) }", {"animal": "cow"}, "Cows"),
        ("{ WHO($animal) }", {"animal": "donkey"}, "he"),
        ("{ SUM($notes) } in { COUNT($notes) }", {"notes": [10, 500]}, "510 in 2"),
        ("Ana : « bien » !", {}, "Ana\u202f: «\u202fbien »\u202f!"),
    ],
)
def test_a_message_is_said_with_what_it_is_told(
    message: str, told: dict[str, Value], said: str, tmp_path: Path
) -> None:
    assert spoken(tmp_path, f"{GRAMMAR}it-is = {message}\n").say("it-is", **told) == said


CHOICE = """
it-is = { $it ->
    [0] nothing
    [one] one
    [few] few
    [yes] yes
   *[other] else
}
letter = { INITIAL($it) }, { ENDING($it) }
seen = { KNOWN($it) }
long =
    This goes on
    over two lines.
"""


@pytest.mark.parametrize(
    ("value", "said"),
    [(0, "nothing"), (1, "one"), (3, "few"), (13, "else"), (22, "few"), (True, "yes"), ("odd", "else"), (None, "else")],
)
def test_a_choice_is_made_by_number_plural_or_word(value: Value, said: str, tmp_path: Path) -> None:
    assert spoken(tmp_path, CHOICE).say("it-is", it=value) == said


@pytest.mark.parametrize(
    ("name", "said"),
    [("Ève", "vowel, other"), ("Max", "other, other"), ("Inès", "vowel, hissing"), ("", "other, other")],
)
def test_letters_have_classes(name: str, said: str, tmp_path: Path) -> None:
    assert spoken(tmp_path, CHOICE).say("letter", it=name) == said


def test_what_nobody_may_know_is_told_apart_from_nothing(tmp_path: Path) -> None:
    speaker = spoken(tmp_path, CHOICE)
    assert (speaker.say("seen", it=None), speaker.say("seen", it=[]), speaker.say("seen")) == ("no", "yes", "no")


def test_words_that_mean_the_same_stand_with_commas_between_them(tmp_path: Path) -> None:
    assert spoken(tmp_path, "typed-pass = pass, p , no thanks\n").words("typed-pass") == ("pass", "p", "no thanks")


def test_lines_of_a_file_make_one_line_of_text(tmp_path: Path) -> None:
    assert spoken(tmp_path, CHOICE).say("long") == "This goes on over two lines."


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("it-is = { $name }\n", "xx: “it-is” cannot say None."),
        ("other = x\n", "xx has no message “it-is”."),
        ("it-is =\n    .line = x\n", "xx has no words for “it-is”."),
        ("\nit-is = { -cow }\n", "xx: “it-is” has a reference to a term; WORD says them."),
        ("# a\n\nit-is = { broken\n", "xx/all.ftl:3: "),
        ("it-is = x\nit-is = y\n", "xx/all.ftl:2: “it-is” is said already in xx/all.ftl:1."),
    ],
)
def test_what_is_wrong_with_a_folder_is_named(text: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(LanguageError) as error:
        spoken(tmp_path, text).say("it-is")
    assert str(error.value).startswith(why)


@pytest.mark.parametrize("message", ["{ LIST($it) }", "{ DIGITS($it) }", "{ CAPITAL($it) }"])
def test_a_function_that_is_told_nonsense_says_so(message: str, tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="is no"):
        spoken(tmp_path, f"it-is = {message}\n").say("it-is", it=None)


def test_a_plural_has_a_rule_that_can_be_read() -> None:
    with pytest.raises(ValueError, match="“n is 1” is no rule for a plural"):
        category({"one": "n is 1"}, 7)


def test_languages_are_the_folders_in_the_order_they_ask_for(tmp_path: Path) -> None:
    for code, order in (("aa", 3), ("zz", 1), ("mm", 2)):
        (tmp_path / code).mkdir()
        (tmp_path / code / "language.json").write_text(json.dumps({**ABOUT, "order": order}))
    (tmp_path / "no-language").mkdir()
    assert list(folders(tmp_path)) == ["zz", "mm", "aa"]


def test_every_language_has_a_name_and_a_place_of_its_own() -> None:
    assert tuple(folders()) == LANGUAGES
    assert len({folder.name for folder in folders().values()}) == len(LANGUAGES)
    assert len({folder.order for folder in folders().values()}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_every_language_can_be_read(language: str) -> None:
    speaker = speech(language)
    for name in speaker.sources:
        entry = speaker.entry(name)
        assert entry.value or entry.attributes
        for said in ([name] if entry.value else []) + [f"{name}.{key}" for key in speaker.keys(name)]:
            assert callable(speaker.said(said))
