"""The first line of a record: what is played, by whom, and who begins."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final
from unicodedata import category

from maquignon.notation.reasons import RecordError
from maquignon.notation.terms import whole_terms
from maquignon.rules.game import Game, start
from maquignon.rules.terms.charter import CharterError, agree, agree_on_terms, require_known
from maquignon.rules.terms.edition import Edition

VERSION: Final = 1
_KEYS: Final = ("maquignon", "edition", "variants", "house_rules", "players", "first")
_MAY_FOLLOW: Final = ("terms", "tags")
_UNPRINTABLE: Final = ("Cc", "Cs", "Zl", "Zp")


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """`house_rules`, `terms` and `tags` hold JSON values as they stand in the record."""

    edition: str
    players: tuple[str, ...]
    first: int
    variants: tuple[str, ...] = ()
    house_rules: Mapping[str, Any] = field(default_factory=dict)
    terms: Mapping[str, Any] | None = None  # the whole edition as played; left out: as it is today
    tags: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.terms is None:
            with suppress(CharterError):  # `agree` says why there are none
                today = agree(self.edition, self.variants, self.house_rules, len(self.players))
                object.__setattr__(self, "terms", whole_terms(today))

    def agree(self) -> Edition:
        """What is played, by the terms alone; or a `RecordError` on line 1."""
        called = (self.edition, self.variants, self.house_rules, len(self.players))
        try:
            if self.terms is None:
                return agree(*called)
            require_known(*called)
            return agree_on_terms(self.edition, self.variants, self.terms, len(self.players))
        except CharterError as error:
            raise RecordError(error.reason, error.about, 1, str(error), error.numbers) from None

    def start(self) -> Game:
        return start(self.agree(), len(self.players), self.first)


def header_to_json(header: Header) -> dict[str, Any]:
    """Always with its terms: a later correction of an edition changes no game that was written down."""
    written = {
        "maquignon": VERSION,
        "edition": header.edition,
        "variants": list(header.variants),
        "house_rules": dict(header.house_rules),
        "players": list(header.players),
        "first": header.first,
        "terms": whole_terms(header.agree()),
    }
    return {**written, "tags": dict(header.tags)} if header.tags else written


def header_from_json(found: Mapping[str, Any]) -> Header:
    """The header an object stands for, and a table that can be played; or a `RecordError`."""
    if "maquignon" not in found:
        raise RecordError("bad_header")
    if type(found["maquignon"]) is not int or found["maquignon"] != VERSION:
        raise RecordError("unknown_version")  # first of all: what another version's keys are, only that version knows
    for key in _KEYS:
        if key not in found:
            raise RecordError("missing_field", key)
    for key in found:
        if key not in _KEYS and key not in _MAY_FOLLOW:
            raise RecordError("unknown_field", key)
    header = Header(
        edition=_text(found, "edition"),
        variants=_texts(found, "variants"),
        house_rules=_mapping(found, "house_rules"),
        players=_texts(found, "players"),
        first=found["first"],
        terms=_mapping(found, "terms") if "terms" in found else None,
        tags=_mapping(found, "tags") if "tags" in found else {},
    )
    _require_names(header.players)
    header.agree()
    if type(header.first) is not int or not 0 <= header.first < len(header.players):
        raise RecordError("bad_field", "first")
    return header


def _text(found: Mapping[str, Any], key: str) -> str:
    value = found[key]
    if isinstance(value, str):
        return value
    raise RecordError("bad_field", key)


def _texts(found: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = found[key]
    if isinstance(value, list) and all(isinstance(text, str) for text in value):
        return tuple(value)
    raise RecordError("bad_field", key)


def _mapping(found: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = found[key]
    if isinstance(value, dict):
        return value
    raise RecordError("bad_field", key)


def _require_names(players: tuple[str, ...]) -> None:
    """A name is something that can be read out: not blank, and no control characters."""
    for name in players:
        if not name.strip() or any(category(letter) in _UNPRINTABLE for letter in name):
            raise RecordError("bad_field", "players")
