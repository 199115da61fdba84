"""A thing has one word in a language, wherever it is spoken of; at a table it is one that is right in every edition."""

import re
from pathlib import Path
from typing import Final

import pytest

from maquignon.languages import Language, speech
from maquignon.languages.entries import sources
from maquignon.languages.folders import folders
from maquignon.notation.record import read
from maquignon.notation.transcript import transcript
from tests.golden.games import RECORDS, record_of

LEFT: Final[dict[Language, str]] = {
    "en": r"\bheap|money box",
    "fr": r"\bdéfi[et ]|caisse|les bots\b|meilleur enchérisseur",
    "de": r"\bgefordert|abwesend|, oder (?:behalte|gib|leg|ein|ihr|sie ist)\b",
    "nl": r"aanbod|uitgave|hele regels",
    "es": r"\bret(?:a|ó|aba)\b",
}
"""Words that were said beside the one that stands now: the pile and a heap, who challenges and the *demandeur*."""


OF_SOME: Final[dict[Language, str]] = {
    "en": r"(?<![$\[.-])auctioneer|(?:hold|have) the hammer",
    "fr": "marteau|commissaire|maquignonnage|quartet",
    "de": "Auktionsleitung|(?:hast|hat|habe) den Hammer",
    "nl": "veilingmeester|(?:heb|hebt|heeft) de hamer",
    "es": "subastador|(?:tienes|lleva) el martillo",
}
"""Words of some editions: in Bluff there is a seller and no hammer, in Koehandel alone a *maquignonnage*."""
ELSEWHERE: Final = re.compile(
    r"rule-|decision|auctioneer$|trade$|learn-|settings-|home-|make-about$|terminal-typed-hammer$"
)
"""Of one edition, or of none: rules, lessons (played by those of 2025), the sound of a hammer, the front page."""


@pytest.mark.parametrize("language", LEFT)
def test_a_thing_has_one_word(language: Language) -> None:
    said = messages(folders()[language].path)
    assert [name for name, text in said.items() if re.search(LEFT[language], text)] == []


@pytest.mark.parametrize("language", OF_SOME)
def test_a_table_speaks_in_words_that_are_right_in_every_edition(language: Language) -> None:
    said = messages(folders()[language].path)
    wrong = re.compile(OF_SOME[language], re.IGNORECASE)
    assert [name for name, text in said.items() if wrong.search(text) and not ELSEWHERE.match(name)] == []


@pytest.mark.parametrize("game", [game for game in RECORDS if game.startswith("bluff")])
def test_a_game_of_bluff_is_told_in_french_without_hammer_and_auctioneer(game: str) -> None:
    told = "\n".join(transcript(*read(record_of(game)), "fr"))
    assert "adjugé" in told
    assert not re.search("marteau|commissaire", told, re.IGNORECASE)


def test_koehandel_is_announced_in_its_own_words() -> None:
    about = speech("fr").say("make-about.koehandel")
    assert "maquignonnage" in about
    assert "quartet" in about


def messages(folder: Path) -> dict[str, str]:
    """What stands in the files, comments aside, in one line each."""
    return {
        name: " ".join(line.strip() for line in source.text.splitlines() if not line.startswith("#"))
        for name, source in sources(folder).items()
    }
