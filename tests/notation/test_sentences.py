"""Every event and reason in every language: whole sentences, and no word more than the viewer may know."""

from typing import get_args

import pytest

from maquignon.languages import LANGUAGES, Language
from maquignon.notation.sentences import explain, tell
from maquignon.notation.transcript import sentence_for
from maquignon.notation.why import Why
from maquignon.rules import events as e
from maquignon.rules.cards import count_notes
from tests.golden.facts import ANA, BEN, CLEO, COW, EVENTS, NAMES, REASONS


def test_every_event_and_every_reason_is_spoken_of() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(e.Event))
    assert {type(why) for why in REASONS} == set(get_args(Why))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_is_told_in_whole_sentences(event: e.Event, language: Language) -> None:
    told = tell(event, NAMES, language)
    assert told[-1] in ".!"
    assert told[0].isdigit() or told[0].isupper() or told[0] in "¡¿"
    assert not any(odd in told for odd in ("{", "}", "  ", " .", " ,", "None"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_whoever_reads_is_never_called_by_name(event: e.Event, language: Language) -> None:
    for reader, name in enumerate(NAMES):
        told = tell(event, NAMES, language, reader)
        assert name not in told
        assert (told == tell(event, NAMES, language)) == (name not in tell(event, NAMES, language))
        assert told[-1] in ".!"
        assert told[0].isdigit() or told[0].isupper() or told[0] in "¡¿"
        assert not any(odd in told for odd in ("{", "}", "  ", " .", " ,", "None"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", REASONS, ids=lambda why: type(why).__name__)
def test_a_reason_is_one_sentence(why: Why, language: Language) -> None:
    sentence = explain(why, NAMES, language)
    assert sentence.endswith(".")
    assert ". " not in sentence
    assert sentence[0].isdigit() or sentence[0].isupper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_viewer_reads_no_note_they_may_not_know(language: Language) -> None:
    secret = count_notes([0, 0, 200, 500])
    offered, countered = (
        e.TradeOpened(challenger=ANA, target=BEN, animal=COW, stake=1, count=4, notes=secret),
        e.CounterLaid(target=BEN, count=4, notes=secret),
    )
    paid, decided = (
        e.PricePaid(payer=ANA, payee=BEN, price=10, count=4, notes=secret),
        e.TradeDecided(
            challenger=ANA, target=BEN, winner=ANA, animal=COW, stake=1, offer=secret, counter=secret, open=False
        ),
    )
    for event in (offered, countered, paid, decided):
        assert "00" in tell(event, NAMES, language)
        for viewer in (CLEO, None):
            assert "00" not in sentence_for(viewer, event, NAMES, language)
    assert "200" in sentence_for(ANA, offered, NAMES, language)
    assert "200" not in sentence_for(BEN, offered, NAMES, language)
    assert "200" in sentence_for(BEN, countered, NAMES, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_wins_a_trade_of_equal_sums_is_said_with_the_reason(language: Language) -> None:
    def decided(counter: list[int]) -> str:
        trade = e.TradeDecided(
            challenger=ANA, target=BEN, winner=ANA, animal=COW, stake=1, offer=count_notes([50, 10]),
            counter=count_notes(counter), open=False,
        )  # fmt: skip
        return "".join(sentence_for(viewer, trade, NAMES, language) for viewer in (ANA, CLEO))

    assert decided([10, 50]).count(".") == decided([50]).count(".") + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_may_have_the_name_of_anything(language: Language) -> None:
    """Names are said, and never chosen by: `none`, `yes` and `other` are names like Ana."""
    for name in ("none", "no", "other", "one", "0", "{ $seat }", "d’Ana"):
        assert name in tell(e.HammerFell(0, 60), [name], language)
        assert name in tell(e.GameEnded(scores=(10,), winners=(0,)), [name], language)


FRENCH_NAMES = [("Ana", "d’Ana"), ("Ève", "d’Ève"), ("élodie", "d’élodie"), ("Ben", "de Ben"), ("Œdipe", "d’Œdipe")]


@pytest.mark.parametrize(("name", "of_name"), FRENCH_NAMES)
def test_french_elides_before_a_vowel(name: str, of_name: str) -> None:
    assert tell(e.TurnBegan(0), [name], "fr") == f"C’est au tour {of_name}."
