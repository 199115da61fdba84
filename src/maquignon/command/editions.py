"""List the editions, where they differ, and the variants and house rules that change them."""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from maquignon.command.columns import columns

CELL: Final = 11  # columns of five editions fit into eighty


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")


def run(args: argparse.Namespace) -> int:
    from maquignon.rules.terms.charter import HOUSE_RULES, VARIANTS

    found = {
        "editions": {name: {"sentence": _sentence(name), **fields} for name, fields in _editions().items()},
        "variants": VARIANTS,
        "house_rules": {key: _wanted(key) for key in HOUSE_RULES},
    }
    print(json.dumps(found, indent=2) if args.json else "\n".join(_tables()))
    return 0


def _editions() -> dict[str, dict[str, Any]]:
    from dataclasses import asdict

    from maquignon.rules.terms.editions import EDITIONS

    editions = {name: asdict(edition) for name, edition in EDITIONS.items()}
    for fields in editions.values():
        del fields["name"]
    return editions


def _sentence(name: str) -> str:
    """An edition is one file, which opens with a sentence about it."""
    return import_module(f"maquignon.rules.terms.editions.{name.replace('-', '_')}").__doc__ or ""


def _wanted(key: str) -> str:
    """What a house rule must be: the words with which nothing is refused."""
    from maquignon.rules.terms.charter import HOUSE_RULES

    try:
        HOUSE_RULES[key](None)
    except ValueError as error:
        return str(error)
    raise AssertionError(f"the house rule {key} accepts nothing at all")


def _tables() -> Iterator[str]:
    from maquignon.rules.terms.charter import HOUSE_RULES, VARIANTS

    editions = _editions()
    yield "EDITIONS"
    yield from columns([[f"{place}", name, _sentence(name)] for place, name in enumerate(editions, start=1)], words=3)
    yield ""
    yield "WHERE THEY DIFFER"
    yield from _differences(editions)
    yield ""
    yield "VARIANTS, and what each replaces"
    yield from columns([[name, _assignments(fields)] for name, fields in VARIANTS.items()], words=2)
    yield ""
    yield "HOUSE RULES: any of these can be replaced for one table"
    yield from columns([[key, _wanted(key)] for key in HOUSE_RULES], words=2)
    yield ""
    yield "`maquignon rules EDITION` tells an edition in plain words."


def _differences(editions: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    one, *others = editions.values()
    same = {key: value for key, value in one.items() if all(other[key] == value for other in others)}
    rows = [["", *(str(place) for place in range(1, len(editions) + 1))]]
    rows += [[key, *(_cell(edition[key]) for edition in editions.values())] for key in one if key not in same]
    yield from columns(rows, words=len(rows[0]), widest=CELL)
    yield ""
    yield "THE SAME IN ALL"
    yield from columns([[key, _cell(value)] for key, value in same.items()], words=2)


def _assignments(fields: Mapping[str, Any]) -> str:
    return ", ".join(f"{key} = {_cell(value)}" for key, value in fields.items())


def _cell(value: object) -> str:
    """A value as one would write it on a card: notes as `2×0 4×10`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return " ".join(f"{number}×{note}" for note, number in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        kinds = dict.fromkeys(value)
        counted = (f"{value.count(note)}×{note}" for note in kinds)
        return " ".join(map(str, value) if len(kinds) == len(value) else counted)
    return str(value)
