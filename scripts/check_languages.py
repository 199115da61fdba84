#!/usr/bin/env python3
"""See that all languages say the same things, that the code asks for nothing else, and that nothing is said in vain."""

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import get_args

from maquignon.bots.roster import ROSTER
from maquignon.languages import ENGLISH, LANGUAGES, speech
from maquignon.languages.entries import LanguageError
from maquignon.languages.signature import signature
from maquignon.languages.speaking import Speech
from maquignon.notation.reasons import ALL_REASONS, LAW_REASONS
from maquignon.notation.rulebook.compose import CHAPTERS
from maquignon.notation.sentences import message_of
from maquignon.notation.why import Why
from maquignon.rules.actions import KINDS
from maquignon.rules.cards import ANIMALS
from maquignon.rules.events import Event
from maquignon.rules.state import PHASES
from maquignon.rules.terms.charter import HOUSE_RULES, UNPLAYABLE, VARIANTS
from maquignon.rules.terms.editions import EDITIONS
from maquignon.server.door import HTTP_REASONS
from maquignon.tables.protocol.refusals import TABLE_REASONS

ROOT = Path(__file__).resolve().parents[1]
GRAMMAR = "grammar.ftl"  # every language has its own
TABLES: Mapping[str, set[str]] = {
    "editions": set(EDITIONS),
    "variants": set(VARIANTS),
    "phases": {"setup", "must_auction", "must_trade", *PHASES},
    "reasons": set(ALL_REASONS),
    "unplayable": set(UNPLAYABLE),
    "refusals": {*TABLE_REASONS, *HTTP_REASONS} - set(LAW_REASONS),
    "bots": set(ROSTER),
    "bot-abouts": set(ROSTER),
    "advised": set(KINDS) - {"deal", "turn_up", "hammer"},
    "rule-chapters": set(CHAPTERS),
    "rule-sources": set(EDITIONS),
    "rule-first-player": set(EDITIONS),
    "rule-variants": set(VARIANTS),
    "rule-house-rules": set(HOUSE_RULES),
    "make-about": set(EDITIONS),
    "make-variant-about": set(VARIANTS),
    "houserules-names": set(HOUSE_RULES),
    "houserules-abouts": set(HOUSE_RULES),
    "houserules-values": {f"{key}-{value}" for key, domain in HOUSE_RULES.items() for value in domain.values},
}
"""Tables that have a line for everything of a kind that the code knows."""


def complaints() -> Iterator[str]:
    reference = speech(ENGLISH)
    for language in LANGUAGES:
        try:
            yield from _compared(speech(language), reference)
        except LanguageError as error:
            yield str(error)
    for table, wanted in TABLES.items():
        yield from _named(f"{ENGLISH}: {table} has no line", wanted - set(reference.keys(table)))
        yield from _named(f"{ENGLISH}: {table} has a line that nobody asks for:", set(reference.keys(table)) - wanted)
    yield from _asked_by_python(reference)
    yield from _said_in_vain(reference)


def _named(complaint: str, names: set[str]) -> Iterator[str]:
    yield from (f"{complaint} “{name}”." for name in sorted(names))


def _messages(language: Speech) -> set[str]:
    """What is said to people; terms and the grammar are what that is made of."""
    return {name for name, source in language.sources.items() if not _is_own(name, source.file.name)}


def _is_own(name: str, file: str) -> bool:
    return name.startswith("-") or file == GRAMMAR


def _compared(language: Speech, reference: Speech) -> Iterator[str]:
    own, common, code = _messages(language), _messages(reference), language.code
    yield from _named(f"{code}: there is no message", common - own)
    yield from _named(f"{code}: no other language has a message", own - common)
    yield from _named(f"{code}: words.ftl has no term", {f"-{animal}" for animal in ANIMALS} - language.sources.keys())
    for name in sorted(own & common):
        place = language.sources[name].place
        keys, wanted = set(language.keys(name)), set(reference.keys(name))
        yield from _named(f"{place}: “{name}” has no line", wanted - keys)
        yield from _named(f"{place}: “{name}” has a line of its own:", keys - wanted)
        told, given = signature(language, name).told, signature(reference, name).told | _always(name)
        yield from _named(f"{place}: “{name}” is not told", {f"${word}" for word in told - given})
    used = {other for name in language.sources for other in signature(language, name).uses}
    yield from _named(f"{code}: a message uses what does not exist:", used - language.sources.keys())
    grammar = {name for name, source in language.sources.items() if source.file.name == GRAMMAR}
    yield from _named(f"{code}: {GRAMMAR} has what no message uses:", grammar - used)


def _always(name: str) -> set[str]:
    """What the rulebook tells every sentence of the rules, for the words that an edition has of its own."""
    return {"edition", "pairs", "pays"} if name.startswith("rule-") else set()


def _asked_by_python(reference: Speech) -> Iterator[str]:
    for file in sorted((ROOT / "src/maquignon").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _name_of(node.func) in ("say", "words") and node.args:
                yield from _asked(node, reference, f"{file.relative_to(ROOT)}:{node.lineno}")


def _name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _asked(call: ast.Call, reference: Speech, place: str) -> Iterator[str]:
    match call.args[0]:
        case ast.Constant(value=""):  # an empty line, said by a screen
            pass
        case ast.Constant(value=str(name)) if name not in reference.sources:
            yield f"{place}: there is no message “{name}”."
        case ast.Constant(value=str(name)) if all(word.arg for word in call.keywords):
            missing = signature(reference, name).told - {word.arg for word in call.keywords} - _always(name)
            yield from _named(f"{place}: “{name}” must be told", {f"${word}" for word in missing})
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if start.split(".")[0] not in reference.sources:
            yield f"{place}: there is no table “{start}”."
        case _:
            pass


def _said_in_vain(reference: Speech) -> Iterator[str]:
    """By their whole names in Python, by section and name in the browser, or as the message about a kind of fact."""
    python = "\n".join(file.read_text("utf-8") for file in (ROOT / "src/maquignon").rglob("*.py"))
    files = [file for file in (ROOT / "web/src").rglob("*.*") if file.suffix in (".ts", ".svelte")]
    browser = "\n".join(file.read_text("utf-8") for file in files if file.name != "messages.ts")
    kinds = [("event", kind) for kind in get_args(Event)] + [("why", kind) for kind in get_args(Why)]
    facts = {message_of(prefix, kind) for prefix, kind in kinds}
    yield from _named(f"{ENGLISH}: there is no message", facts - reference.sources.keys())
    used = {other for name in reference.sources for other in signature(reference, name).uses}
    for name in sorted(_messages(reference) - facts - used):
        section, _, rest = name.partition("-")
        camel = re.sub(r"-(\w)", lambda found: found[1].upper(), rest) or section
        if f'"{name}"' not in python and f'"{name}.' not in python and not re.search(rf"\.{camel}\b", browser):
            yield f"{reference.sources[name].place}: nobody says “{name}”."


if __name__ == "__main__":
    found = list(complaints())
    for complaint in found:
        print(complaint, file=sys.stderr)
    sys.exit(1 if found else 0)
