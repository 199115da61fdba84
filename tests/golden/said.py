"""What every language says of the same facts, word for word: the browser must say it too, so it lies with its tests."""

from pathlib import Path

import msgspec

from maquignon.languages import LANGUAGES
from maquignon.notation.frames import encode_event, why_to_json
from maquignon.notation.sentences import explain, tell
from tests.golden.facts import ANA, BEN, CLEO, EVENTS, NAMES, REASONS
from tests.project.checkout import ROOT

FOLDER = ROOT / "web" / "tests"


def said() -> dict[Path, str]:
    """The facts as the browser gets them, and a file of sentences for each language."""
    facts = {
        "names": NAMES,
        "told": [msgspec.Raw(encode_event(event)) for event in EVENTS],
        "explained": [why_to_json(why) for why in REASONS],
    }
    sentences = {FOLDER / "said" / f"{language}.json": _pretty(_sentences(language)) for language in LANGUAGES}
    return {FOLDER / "facts.json": _pretty(facts), **sentences}


def _sentences(language: str) -> dict[str, list[str]]:
    return {
        "told": [tell(event, NAMES, language) for event in EVENTS],
        "to_ana": [tell(event, NAMES, language, ANA) for event in EVENTS],
        "to_ben": [tell(event, NAMES, language, BEN) for event in EVENTS],
        "to_cleo": [tell(event, NAMES, language, CLEO) for event in EVENTS],
        "explained": [explain(why, NAMES, language) for why in REASONS],
    }


def _pretty(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode() + "\n"
