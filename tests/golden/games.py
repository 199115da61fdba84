"""Finished games, kept as records, and what replaying each of them must say, word for word."""

import json
from pathlib import Path

from maquignon.languages import ENGLISH, LANGUAGES, Language
from maquignon.notation.record import read
from maquignon.notation.summary import summary_of_record
from maquignon.notation.transcript import transcript

FOLDER = Path(__file__).parent
RECORDS = sorted(path.name.removesuffix(".mq.jsonl") for path in FOLDER.glob("*.mq.jsonl"))


def record_of(game: str) -> bytes:
    return (FOLDER / f"{game}.mq.jsonl").read_bytes()


def told(game: str) -> dict[Path, str]:
    """The files that lie beside a record: its end as JSON, and its transcripts."""
    end = json.dumps(summary_of_record(record_of(game), "en"), indent=2) + "\n"
    return {FOLDER / f"{game}.json": end} | {
        FOLDER / f"{game}.{language}.txt": _tell(game, language) for language in _languages(game)
    }


def _languages(game: str) -> tuple[Language, ...]:
    return LANGUAGES if game.endswith("-plain") else (ENGLISH,)


def _tell(game: str, language: Language) -> str:
    header, actions = read(record_of(game))
    return "".join(f"{line}\n" for line in transcript(header, actions, language))
