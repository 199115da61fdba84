"""What a table agrees to play: an edition, variants on top, house rules in place of its fields."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from maquignon.rules.cards import ANIMALS, NOTES
from maquignon.rules.state import LARGEST_FAMILY, LARGEST_LOT, MOST_SEATS
from maquignon.rules.terms import edition as choices
from maquignon.rules.terms.domains import FLAG, Domain, box, choice, notes, number
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS

FEWEST_SEATS: Final = 3
MOST_NOTES: Final = 99

VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "coup-double": {"after_trade": "auction"},  # R3
    "finie-la-plaisanterie": {"bids_each": "one"},  # R4.3
    "super-marchandage": {"trade_money": "swap", "trade_reveal": "traders", "tie": "challenger"},  # R5.5
}
"""What each changes: first the field it is about, then those it only brings along."""
POINTLESS: Final = {"trade_money": ("swapped", "the piles are swapped anyway")}
"""Where a variant changes nothing, because what it is about is so already: one of `UNPLAYABLE`, and why."""


class CharterError(ValueError):
    """A table that cannot be set up: a reason from `CHARTER_REASONS`, a sentence, and what it is about.

    That is the name that was not known; of what is `unplayable`, one of `UNPLAYABLE` and the numbers of the case.
    """

    def __init__(self, reason: str, message: str, about: str = "", **numbers: int) -> None:
        super().__init__(message)
        self.reason = reason
        self.about = about
        self.numbers = numbers


CHARTER_REASONS: Final = (
    "unknown_edition", "unknown_variant", "unknown_house_rule", "bad_house_rule", "bad_number_of_players", "unplayable",
    "bad_terms",
)  # fmt: skip
UNPLAYABLE: Final = ("swapped", "donkeys", "box", "deal")
"""What can be wrong with rules that are each fine."""


def agree(name: str, variants: Sequence[str], house_rules: Mapping[str, object], players: int) -> Edition:
    """The edition this table plays by, or a `CharterError` that says why it cannot be played."""
    said = require_known(name, variants, house_rules, players)
    fields = asdict(EDITIONS[name]) | said
    for variant in variants:
        changes = VARIANTS[variant]
        about = next(iter(changes))
        if fields[about] == changes[about]:
            case, sentence = POINTLESS[about]
            raise CharterError("unplayable", f"{variant} means nothing here: {sentence}.", case)
        # what the table says itself goes before what a variant only brings along
        fields |= changes | {key: said[key] for key in said if key != about}
    edition = Edition(**fields)
    require_playable(edition, players)
    return edition


def agree_on_terms(name: str, variants: Sequence[str], terms: Mapping[str, object], players: int) -> Edition:
    """The edition that whole terms describe, whatever the edition of that name says today.

    What only variants change may be left out of them: the variants, which are named beside them, say it too.
    """
    for key in terms:
        if key not in TERMS:
            raise CharterError("bad_terms", f"The terms cannot say {key!r}.", key)
    effects = WITHOUT_VARIANTS.copy()
    for variant in variants:
        effects |= {key: value for key, value in VARIANTS[variant].items() if key in effects}
    edition = Edition(name=name, **{key: _term(key, {**effects, **terms}) for key in TERMS})
    require_playable(edition, players)
    return edition


def _term(key: str, terms: Mapping[str, object]) -> Any:
    if key not in terms:
        raise CharterError("bad_terms", f"The terms do not say {key!r}.", key)
    try:
        return TERMS[key](terms[key])
    except ValueError as error:
        raise CharterError("bad_terms", f"In the terms {key!r} must be {error}.", key) from None


def require_known(
    name: str, variants: Sequence[str], house_rules: Mapping[str, object], players: int
) -> dict[str, Any]:
    """What the house rules say, where all is known by name; whether it can be played is another question."""
    if name not in EDITIONS:
        sentence = f"There is no edition {name!r}. Choose one of: {', '.join(EDITIONS)}."
        raise CharterError("unknown_edition", sentence, name)
    if not FEWEST_SEATS <= players <= MOST_SEATS:
        raise CharterError("bad_number_of_players", f"The game is for 3 to 5 players, not {players}.", str(players))
    for place, variant in enumerate(variants):
        if variant not in VARIANTS or variant in variants[:place]:
            raise CharterError("unknown_variant", _unknown_variant(variant), variant)
    return {key: _house_rule(key, value) for key, value in house_rules.items()}


def agree_for_any(
    name: str, variants: Sequence[str], house_rules: Mapping[str, object], numbers: Sequence[int]
) -> Edition:
    """The same if it can be played by any of these numbers of players: they all play by the same rules."""
    problems: list[CharterError] = []
    for players in numbers:
        try:
            return agree(name, variants, house_rules, players)
        except CharterError as error:
            problems.append(error)
    raise problems[0]


def _unknown_variant(variant: object) -> str:
    if variant in VARIANTS:
        return f"The variant {variant!r} is named twice."
    return f"There is no variant {variant!r}. Choose from: {', '.join(VARIANTS)}."


def require_playable(edition: Edition, players: int) -> None:
    """R7 a box that can pay for start and donkeys, a payment for every donkey, animals for the opening deal."""
    donkeys, payments = edition.family_size, len(edition.donkey_payments)
    if payments < donkeys:
        sentence = f"There are {donkeys} donkeys but only {_so_many(payments, 'donkey payment')}: name one for each."
        raise CharterError("unplayable", sentence, "donkeys", donkeys=donkeys, payments=payments)
    for note in NOTES:
        each = list(edition.start_notes).count(note) + list(edition.donkey_payments[:donkeys]).count(note)
        there, needed = edition.money_box.get(note, 0), each * players
        if needed > there:
            need = f"{players} players need {needed} for the start and the donkeys"
            sentence = f"The bank holds {_so_many(there, 'note')} of {note}, but {need}."
            raise CharterError("unplayable", sentence, "box", there=there, note=note, players=players, needed=needed)
    animals, each = edition.family_size * len(ANIMALS), edition.opening_deal
    if each * players > animals:
        sentence = f"{each} animals each for {players} players are more than the {animals} there are."
        raise CharterError("unplayable", sentence, "deal", each=each, players=players, animals=animals)


def _so_many(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _house_rule(key: str, value: object) -> Any:
    if key not in HOUSE_RULES:
        sentence = f"There is no house rule {key!r}. Choose from: {', '.join(HOUSE_RULES)}."
        raise CharterError("unknown_house_rule", sentence, key)
    try:
        return HOUSE_RULES[key](value)
    except ValueError as error:
        raise CharterError("bad_house_rule", f"The house rule {key!r} must be {error}.", key) from None


HOUSE_RULES: Final[dict[str, Domain]] = {
    "family_size": number(2, LARGEST_FAMILY),
    "lot_size": number(1, LARGEST_LOT),
    "start_notes": notes(MOST_NOTES),
    "money_box": box(MOST_NOTES),
    "donkey_payments": notes(LARGEST_FAMILY),
    "bid_step": number(10, 1000, step=10),
    "bids": choice(choices.Bids),
    "own_raise": choice(choices.OwnRaise),
    "payment": choice(choices.Payment),
    "empty_offers": choice(choices.EmptyOffers),
    "opening_deal": number(0, 4),
    "hammer": choice(choices.Hammer),
    "preemption": choice(choices.Preemption),
    "trade_money": choice(choices.TradeMoney),
    "trade_reveal": choice(choices.TradeReveal),
    "counter": choice(choices.Counter),
    "tie": choice(choices.Tie),
    "multiplier": choice(choices.Multiplier),
    "dove": FLAG,
    "tie_break": choice(choices.TieBreak),
}
WITHOUT_VARIANTS: Final = {"after_trade": "next-player", "bids_each": "many"}
"""What no house rule can say, and every edition says so."""
TERMS: Final[dict[str, Domain]] = HOUSE_RULES | {
    "after_trade": choice(choices.AfterTrade),
    "bids_each": choice(choices.BidsEach),
}
"""Every field of an edition, those included that only variants change."""
