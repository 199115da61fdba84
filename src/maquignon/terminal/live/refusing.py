"""Why a server says no, in the language of the person who asked."""

from maquignon.client import CommandRefused
from maquignon.languages import ENGLISH, Language, speech


def why_refused(refused: CommandRefused, language: Language) -> str:
    """The server's own sentence is English; every other language says it by the reason and the case."""
    speaker, case = speech(language), refused.case
    if language == ENGLISH:
        return refused.sentence
    if case.get("reason") == "unplayable":
        return speaker.say(f"unplayable.{case['about']}", **case)
    for table in ("refusals", "reasons"):
        if refused.reason in speaker.keys(table):
            return speaker.say(f"{table}.{refused.reason}", **{**case, "sentence": refused.sentence, "detail": ""})
    return refused.sentence
