"""An agreed edition in the JSON of a record: whole, or as what makes it out of the printed one."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from maquignon.rules.terms.charter import TERMS, VARIANTS
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS


def whole_terms(edition: Edition) -> dict[str, Any]:
    """Every field, so that `charter.agree_on_terms` makes this edition again whatever is printed by then."""
    agreed = asdict(edition)
    return {key: _json_value(agreed[key]) for key in TERMS}


def changes(edition: Edition) -> tuple[list[str], dict[str, Any]]:
    """Variants and house rules, in the JSON of a record, that `charter.agree` turns into this edition again."""
    printed, agreed = asdict(EDITIONS[edition.name]), asdict(edition)
    variants = [name for name, fields in VARIANTS.items() if _is_on(fields, printed, agreed)]
    told = {field for name in variants for field in VARIANTS[name]}
    changed = [field for field in agreed if agreed[field] != printed[field] and field not in told]
    return variants, {field: _json_value(agreed[field]) for field in changed}


def _is_on(fields: Mapping[str, Any], printed: Mapping[str, Any], agreed: Mapping[str, Any]) -> bool:
    """A variant can be told from the edition when its first field, the one it is about, has changed to its value."""
    about = next(iter(fields))
    return printed[about] != fields[about] and all(agreed[field] == value for field, value in fields.items())


def _json_value(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(note): number for note, number in value.items()}
    return list(value) if isinstance(value, tuple) else value
