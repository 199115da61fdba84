"""The plural of a number by rules in the notation of CLDR, as far as whole numbers need it."""

import re
from collections.abc import Mapping
from typing import Final

OTHER: Final = "other"
_RELATION: Final = re.compile(r"\s*[ni](?: % (\d+))? (!?=) ([\d.,]+)\s*")


def category(rules: Mapping[str, str], number: int) -> str:
    """One, few, many …: the first rule that holds."""
    return next((name for name, rule in rules.items() if _holds(rule, number)), OTHER)


def _holds(rule: str, number: int) -> bool:
    return any(all(_relates(part, number) for part in either.split(" and ")) for either in rule.split(" or "))


def _relates(relation: str, number: int) -> bool:
    found = _RELATION.fullmatch(relation)
    if found is None:
        raise ValueError(f"“{relation}” is no rule for a plural.")
    modulus, sign, ranges = found.groups()
    rest = number % int(modulus) if modulus else number
    return any(_within(rest, spread) for spread in ranges.split(",")) == (sign == "=")


def _within(number: int, spread: str) -> bool:
    least, _, most = spread.partition("..")
    return int(least) <= number <= int(most or least)
