"""A thing has one word in a language, wherever it is spoken of."""

import re
from pathlib import Path
from typing import Final

import pytest

from maquignon.languages import Language
from maquignon.languages.entries import sources
from maquignon.languages.folders import folders

LEFT: Final[dict[Language, str]] = {
    "en": r"\bheap|money box",
    "fr": r"\bdéfi[et ]|caisse|les bots\b|meilleur enchérisseur",
    "de": r"\bgefordert|abwesend|, oder (?:behalte|gib|leg|ein|ihr|sie ist)\b",
    "nl": r"aanbod|uitgave|hele regels",
    "es": r"\bret(?:a|ó|aba)\b",
}
"""Words that were said beside the one that stands now: the pile and a heap, who challenges and the *demandeur*."""


@pytest.mark.parametrize("language", LEFT)
def test_a_thing_has_one_word(language: Language) -> None:
    said = messages(folders()[language].path)
    assert [name for name, text in said.items() if re.search(LEFT[language], text)] == []


def messages(folder: Path) -> dict[str, str]:
    """What stands in the files, comments aside, in one line each."""
    return {
        name: " ".join(line.strip() for line in source.text.splitlines() if not line.startswith("#"))
        for name, source in sources(folder).items()
    }
