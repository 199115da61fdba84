"""Whole games through the terminal: every edition, every language, and anything that can be typed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maquignon.languages import LANGUAGES, Language, speech
from maquignon.notation.record import replay
from maquignon.notation.sentences import tell
from maquignon.rules.audience import seen_by
from maquignon.rules.game import winners
from maquignon.rules.state import OVER
from maquignon.rules.telling import play
from maquignon.rules.terms.editions import EDITIONS
from maquignon.terminal.person import Quit
from tests.terminal.typist import SENSIBLE, table

ASIDE = ("?", "table", "values", "rules", "log", "back", "", "save", "none", "what is this", "1 2 3", "10x10x10", "-10")
TERMS: tuple[tuple[str, tuple[str, ...], dict[str, object]], ...] = (
    ("boursicocotte-2025", ("coup-double", "finie-la-plaisanterie"), {}),
    ("koehandel", ("coup-double",), {"dove": True, "opening_deal": 4}),
    ("bluff", ("super-marchandage", "coup-double"), {"empty_offers": "allowed"}),
    ("bluff", (), {"tie": "again", "payment": "free", "preemption": "match"}),
    ("boursikocotte", (), {"bids": "must-afford", "lot_size": 3, "trade_reveal": "all", "family_size": 2}),
)


def is_drawn(letter: str) -> bool:
    """Boxes, blocks, arrows and what steers a terminal: nothing that can be read out."""
    return letter == "\x1b" or "\N{BOX DRAWINGS LIGHT HORIZONTAL}" <= letter <= "\N{BLACK STAR}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_comes_to_its_end_and_is_counted(edition: str, language: Language) -> None:
    local, printed = table(edition, language, seed=3, players=4, words=(*SENSIBLE * 4, *ASIDE))
    local.play()
    lines = printed.getvalue().splitlines()
    assert local.game.state.phase == OVER
    count = lines[lines.index(speech(language).say("terminal-count-title")) :]
    assert len(count) >= 1 + 4 + 1
    assert all(local.scribe.header.players[seat] in lines[-1] for seat in winners(local.game))
    assert not any(is_drawn(letter) for letter in printed.getvalue())
    assert "{" not in printed.getvalue()


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("terms", TERMS, ids=lambda terms: "-".join([terms[0], *terms[1], *terms[2]]))
def test_variants_and_house_rules_can_be_played(
    terms: tuple[str, tuple[str, ...], dict[str, object]], players: int
) -> None:
    edition, variants, house_rules = terms
    local, _ = table(edition, seed=players, players=players, variants=variants, house_rules=house_rules)
    local.play()
    assert local.game.state.phase == OVER


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_scribe_has_written_the_whole_game(edition: str) -> None:
    local, _ = table(edition)
    local.play()
    assert replay(local.scribe.record) == local.game


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_secret_of_others_is_ever_printed(edition: str) -> None:
    """Whatever an event hides from Ana would be told by another sentence, and that one does not appear."""
    local, printed = table(edition, words=(*SENSIBLE * 4, "table", "log"), players=4)
    local.play()
    lines = set(printed.getvalue().splitlines())
    record = local.scribe.record
    game, secrets = record.header.start(), 0
    for action in record.actions:
        for event in play(game, action):
            if seen_by(event, 0) != event:
                secrets += 1
                assert tell(event, record.header.players, "en", reader=0) not in lines
                assert tell(seen_by(event, 0), record.header.players, "en", reader=0) in lines
    assert secrets > 10


@pytest.mark.slow
@settings(max_examples=60)
@given(
    edition=st.sampled_from(list(EDITIONS)),
    language=st.sampled_from(LANGUAGES),
    nonsense=st.lists(st.text(st.characters(exclude_characters="\n\r"), max_size=30), min_size=1, max_size=8),
    seed=st.integers(0, 1000),
)
def test_nonsense_is_answered_and_never_fatal(edition: str, language: Language, nonsense: list[str], seed: int) -> None:
    harmless = tuple(
        line for line in nonsense if line.split(" ")[0].lower() not in speech(language).words("terminal-typed-save")
    )
    local, _ = table(edition, language, seed=seed, words=(*SENSIBLE, *harmless))
    try:
        local.play()
    except Quit:
        return  # somebody typed the word by chance
    assert local.game.state.phase == OVER
