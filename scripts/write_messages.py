#!/usr/bin/env python3
"""Write how the browser's messages are called and what they are told, and the payments its tests hold it to."""

import sys
from random import Random

import msgspec
from generated import settle

from maquignon.languages import ENGLISH, speech
from maquignon.languages.signature import signature
from maquignon.languages.speaking import Speech
from maquignon.rules.cards import worth
from maquignon.rules.choices import Settlement
from maquignon.rules.payment import payments

NOT_IN_THE_BROWSER = ("decisions.ftl", "grammar.ftl", "records.ftl", "rules.ftl", "terminal.ftl")
TYPES = """// Written by scripts/write_messages.py from src/maquignon/languages/en. Do not edit.
import type { Scope, Value } from './functions';

/** Words by a key: the keys are known, others may be asked for. */
type Table<Lines> = Lines & { readonly [key: string]: Lines[keyof Lines] | undefined };

"""


def priced() -> list[dict[str, object]]:
    """Settlements as the server puts them, and every set of notes that the law takes for them."""
    dice = Random(7)
    found: list[dict[str, object]] = []
    while len(found) < 60:
        purse = tuple(dice.randrange(most) for most in (3, 6, 4, 3, 3, 3))
        price = dice.randrange(1, 90) * 10
        if worth(purse) >= price:
            due = Settlement("pay", price, purse, freely=len(found) % 6 == 5)
            found.append(
                {
                    "due": {"price": price, "purse": purse, "ceilings": due.ceilings, "ways": due.ways},
                    "sets": list(payments(purse, price, due.freely)),
                }
            )
    return found


def typed() -> str:
    """What the messages of the browser are called and told, from the language that the others are compared with."""
    reference = speech(ENGLISH)
    sections: dict[str, list[str]] = {}
    for name, source in reference.sources.items():
        if not name.startswith("-") and source.file.name not in NOT_IN_THE_BROWSER:
            section, _, rest = name.partition("-")
            kind = _kind(reference, name)
            sections.setdefault(section, []).append(f"    {_camel(rest)}: {kind};" if rest else kind)
    said = "".join(f"  {section}: {_section(lines)};\n" for section, lines in sorted(sections.items()))
    return f"{TYPES}export interface Messages {{\n{said}}}\n"


def _section(lines: list[str]) -> str:
    return lines[0] if not lines[0].startswith(" ") else "{\n" + "\n".join(lines) + "\n  }"


def _kind(reference: Speech, name: str) -> str:
    entry = reference.entry(name)
    if entry.value is not None:
        return _function(signature(reference, name).told) or "string"
    told = _function(signature(reference, name).told, open_ended=True) or "string"
    lines = " ".join(f"{_quoted(line.id.name)}: {told};" for line in entry.attributes)
    return f"Table<{{ {lines} }}>"


def _function(told: set[str], open_ended: bool = False) -> str:
    """A line of a table may be told what only another line wants."""
    given = "Scope" if open_ended else "{ " + "; ".join(f"{name}: Value" for name in sorted(told)) + " }"
    return f"(told: {given}) => string" if told else ""


def _camel(name: str) -> str:
    first, *rest = name.split("-")
    return first + "".join(part.capitalize() for part in rest)


def _quoted(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


if __name__ == "__main__":
    sys.exit(
        settle(
            {
                "web/src/lib/i18n/messages.ts": typed(),
                "web/tests/payments.json": msgspec.json.encode(priced()).decode() + "\n",
            }
        )
    )
