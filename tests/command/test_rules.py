"""`maquignon rules` tells the rules."""

import pytest

from maquignon.command import main
from maquignon.languages import LANGUAGES
from maquignon.rules.terms.editions import EDITIONS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_is_told_in_every_language(
    edition: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", edition, "--lang", language]) == 0
    told = capsys.readouterr().out
    assert "R4.8" in told
    assert max(map(len, told.splitlines())) <= 100
    assert "\x1b" not in told


@pytest.mark.parametrize(
    ("value", "title"),
    [
        ("fr_FR.UTF-8", "Les cartes"),
        ("de_AT", "Die Karten"),
        ("nl", "De kaarten"),
        ("C.UTF-8", "The cards"),
        ("", "The"),
    ],
)
def test_without_a_wish_the_language_of_the_environment_is_spoken(
    value: str, title: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", value)
    main(["rules", "bluff"])
    assert f"R1 {title}" in capsys.readouterr().out


def test_variants_and_house_rules_are_told_and_marked(capsys: pytest.CaptureFixture[str]) -> None:
    terms = [
        "--variants",
        "coup-double,finie-la-plaisanterie",
        "--house-rule",
        "lot_size=1",
        "--house-rule",
        "dove=true",
    ]
    assert main(["rules", "boursicocotte-2025", *terms, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "\n* Coup double" in told
    assert "\n* R4.1 You are the auctioneer. Turn up the top animal" in told
    assert "\n* The dove is worth 500 points." in told


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["poker"], "There is no edition 'poker'."),
        (["bluff", "--variants", "turbo"], "There is no variant 'turbo'."),
        (["koehandel", "--variants", "super-marchandage"], "super-marchandage means nothing here"),
        (["bluff", "--house-rule", "lot_size"], "A house rule is written KEY=VALUE"),
        (["bluff", "--house-rule", "lot_size=1", "--house-rule", "lot_size=2"], "given twice"),
        (["bluff", "--house-rule", "lot_size=lots"], "must be a whole number from 1 to 3"),
        (["bluff", "--house-rule", "fun=true"], "There is no house rule 'fun'."),
        (["bluff", "--house-rule", "start_notes=[500, 500]"], "The bank holds 5 notes of 500"),
    ],
)
def test_what_cannot_be_played_is_answered_with_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", *words]) == 1
    error = capsys.readouterr().err
    assert error.startswith("maquignon: ")
    assert sentence in error
    assert error.count("\n") == 1
