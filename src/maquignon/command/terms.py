"""The terms of a table on the command line: edition, variants and house rules, and what they agree to."""

import argparse
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from maquignon.command import Problem

if TYPE_CHECKING:
    from maquignon.rules.terms.edition import Edition


def add_terms(parser: argparse.ArgumentParser, *, edition_as_option: bool = True) -> None:
    """`--edition` (or EDITION as an argument), `--variants` and `--house-rule`."""
    if edition_as_option:
        parser.add_argument(
            "--edition",
            default="boursicocotte-2025",
            help="boursicocotte-2025 (the default), boursicocotte-original, koehandel, boursikocotte or bluff",
        )
    else:
        parser.add_argument(
            "edition",
            metavar="EDITION",
            help="boursicocotte-2025, boursicocotte-original, koehandel, boursikocotte, bluff",
        )
    parser.add_argument(
        "--variants",
        action="append",
        default=[],
        metavar="NAME",
        help="coup-double, finie-la-plaisanterie, super-marchandage; several with commas between them",
    )
    parser.add_argument(
        "--house-rule",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="replace one rule of the edition, for example lot_size=1 or dove=true; may be given several times",
    )


def variants_of(args: argparse.Namespace) -> list[str]:
    given: list[str] = args.variants
    return [name for word in given for name in word.split(",") if name]


def house_rules_of(args: argparse.Namespace) -> dict[str, object]:
    """A value is JSON where it can be (`3`, `true`, `[0, 10]`), and a word otherwise (`none`)."""
    rules: dict[str, object] = {}
    for assignment in args.house_rule:
        key, equals, value = assignment.partition("=")
        if not equals:
            raise Problem(f"A house rule is written KEY=VALUE, for example lot_size=1, not {assignment!r}.")
        if key in rules:
            raise Problem(f"The house rule {key!r} is given twice.")
        try:
            rules[key] = json.loads(value)
        except (ValueError, RecursionError):
            rules[key] = value
    return rules


def agree_on(args: argparse.Namespace, players: int | Sequence[int]) -> "Edition":
    """The edition this table plays by; with several numbers of players, for any of which it can be played."""
    from maquignon.rules.terms.charter import CharterError, agree_for_any

    numbers = [players] if isinstance(players, int) else players
    try:
        return agree_for_any(args.edition, variants_of(args), house_rules_of(args), numbers)
    except CharterError as error:
        raise Problem(str(error)) from None
