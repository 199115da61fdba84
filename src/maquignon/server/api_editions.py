"""What can be played: editions, variants, house rules, bots, and the rules in plain words."""

from typing import Annotated, Any, Final

import msgspec

from maquignon.bots.roster import about, on_offer
from maquignon.languages import ENGLISH, LANGUAGES
from maquignon.notation.rulebook import rulebook
from maquignon.notation.rulebook.book import Rulebook
from maquignon.rules.state import MOST_SEATS
from maquignon.rules.terms.charter import FEWEST_SEATS, HOUSE_RULES, VARIANTS, CharterError, agree_for_any
from maquignon.rules.terms.domains import Domain
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS
from maquignon.server.door import Denied
from maquignon.server.operation import Asked, Endpoint, Operation
from maquignon.tables.clocks.clock import PACES, THINKING
from maquignon.tables.protocol.arrangement import HouseRule
from maquignon.tables.protocol.refusals import Refusal, bad_terms

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$")]


class Counted(msgspec.Struct, frozen=True):
    """How a hammer counts, in seconds: after a bid, and from call to call."""

    quiet: int
    gap: int


class Editions(msgspec.Struct, frozen=True):
    """All that a host can choose from."""

    editions: list[Edition]
    variants: dict[str, dict[str, Any]]
    """What each replaces."""
    house_rules: dict[str, Domain]
    """What each may be set to."""
    players: list[int]
    hammers: dict[str, Counted]
    thinking: dict[str, int]
    """Seconds for a decision, by speed."""


class BotShown(msgspec.Struct, frozen=True):
    name: str
    sentence: str


class EditionNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: Name


class RulesWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    language: Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})$")] = ENGLISH
    variants: Annotated[str, msgspec.Meta(max_length=120)] = ""
    """Names with commas between them."""
    house_rules: Annotated[str, msgspec.Meta(max_length=1000)] = "{}"
    """A JSON object, as in the terms of a table."""


async def editions(asked: Asked) -> Editions:
    numbers = list(range(FEWEST_SEATS, MOST_SEATS + 1))
    hammers: dict[str, Counted] = {
        speed: Counted(pace.quiet // 1000, pace.gap // 1000) for speed, pace in PACES.items() if pace
    }
    thinking: dict[str, int] = {speed: time // 1000 for speed, time in THINKING.items() if time}
    return Editions(list(EDITIONS.values()), VARIANTS, HOUSE_RULES, numbers, hammers, thinking)


async def bots(asked: Asked) -> list[BotShown]:
    return [BotShown(name, about(name)) for name in on_offer()]


async def rules(asked: Asked) -> Rulebook:
    wanted: RulesWanted = asked.query
    if asked.path.edition not in EDITIONS:
        raise Denied("unknown_edition")
    variants = [name.strip() for name in wanted.variants.split(",") if name.strip()]
    return rulebook(_agreed(asked.path.edition, variants, _house_rules(wanted.house_rules)), wanted.language)


def _house_rules(text: str) -> dict[str, HouseRule]:
    try:
        return msgspec.json.decode(text, type=dict[str, HouseRule])
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("unreadable", f"{error} of the house rules") from None


def _agreed(edition: str, variants: list[str], house_rules: dict[str, HouseRule]) -> Edition:
    try:
        return agree_for_any(edition, variants, house_rules, range(FEWEST_SEATS, MOST_SEATS + 1))
    except CharterError as error:
        raise bad_terms(error) from None


OPERATIONS: Final[list[tuple[Operation, Endpoint]]] = [
    (
        Operation(
            method="GET", path="/editions", name="editions", summary="What can be played", answer=Editions,
        ),
        editions,
    ),
    (
        Operation(method="GET", path="/bots", name="bots", summary="Bots that can take a seat", answer=list[BotShown]),
        bots,
    ),
    (
        Operation(
            method="GET", path="/rules/{edition}", name="rules", answer=Rulebook, path_fields=EditionNamed,
            query=RulesWanted, refusals=("unknown_edition", "bad_terms"),
            summary="The rules of an edition, with variants and house rules, in plain words",
        ),
        rules,
    ),
]  # fmt: skip
