"""What a table agrees to play: an edition, variants on top, house rules in place of its fields."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, get_args

from maquignon.rules import edition as choices
from maquignon.rules.cards import ANIMALS, NOTES
from maquignon.rules.edition import Edition
from maquignon.rules.editions import EDITIONS
from maquignon.rules.state import LARGEST_FAMILY, LARGEST_LOT, MOST_SEATS

FEWEST_SEATS: Final = 3
MOST_NOTES: Final = 99

VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "coup-double": {"after_trade": "auction"},  # R3
    "finie-la-plaisanterie": {"bids_each": "one"},  # R4.3
    "super-marchandage": {"trade_money": "swap", "trade_reveal": "traders", "tie": "challenger"},  # R5.5
}

Check = Callable[[object], Any]
"""Turn the JSON value of a house rule into the value of the field, or raise `ValueError` saying what it should be."""


class CharterError(ValueError):
    """A table that cannot be set up: a reason from `CHARTER_REASONS`, a sentence, and the name it is about if any."""

    def __init__(self, reason: str, message: str, about: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.about = about


CHARTER_REASONS: Final = (
    "unknown_edition", "unknown_variant", "unknown_house_rule", "bad_house_rule", "bad_number_of_players", "unplayable",
)  # fmt: skip


def agree(name: str, variants: Sequence[str], house_rules: Mapping[str, object], players: int) -> Edition:
    """The edition this table plays by, or a `CharterError` that says why it cannot be played."""
    if name not in EDITIONS:
        sentence = f"There is no edition {name!r}. Choose one of: {', '.join(EDITIONS)}."
        raise CharterError("unknown_edition", sentence, name)
    if not FEWEST_SEATS <= players <= MOST_SEATS:
        raise CharterError("bad_number_of_players", f"The game is for 3 to 5 players, not {players}.", str(players))
    said = {key: _house_rule(key, value) for key, value in house_rules.items()}
    fields = asdict(EDITIONS[name]) | said
    for place, variant in enumerate(variants):
        if variant not in VARIANTS or variant in variants[:place]:
            raise CharterError("unknown_variant", _unknown_variant(variant), variant)
        if variant == "super-marchandage" and fields["trade_money"] == "swap":
            raise CharterError("unplayable", "super-marchandage means nothing here: the piles are swapped anyway.")
        # what the table says itself goes before what a variant only brings along
        fields |= VARIANTS[variant] | {key: said[key] for key in said if key != "trade_money"}
    edition = Edition(**fields)
    require_playable(edition, players)
    return edition


def _unknown_variant(variant: object) -> str:
    if variant in VARIANTS:
        return f"The variant {variant!r} is named twice."
    return f"There is no variant {variant!r}. Choose from: {', '.join(VARIANTS)}."


def require_playable(edition: Edition, players: int) -> None:
    """R7 a box that can pay for start and donkeys, a payment for every donkey, animals for the opening deal."""
    donkeys = edition.family_size
    if len(edition.donkey_payments) < donkeys:
        raise CharterError(
            "unplayable",
            f"There are {donkeys} donkeys but only {len(edition.donkey_payments)} donkey payments: name one for each.",
        )
    for note in NOTES:
        each = list(edition.start_notes).count(note) + list(edition.donkey_payments[:donkeys]).count(note)
        there = edition.money_box.get(note, 0)
        if each * players > there:
            raise CharterError(
                "unplayable",
                f"The money box holds {there} notes of {note}, but {players} players need {each * players} "
                "for the start and the donkeys.",
            )
    animals = edition.family_size * len(ANIMALS)
    if edition.opening_deal * players > animals:
        raise CharterError(
            "unplayable",
            f"{edition.opening_deal} animals each for {players} players are more than the {animals} there are.",
        )


def _house_rule(key: str, value: object) -> Any:
    if key not in HOUSE_RULES:
        sentence = f"There is no house rule {key!r}. Choose from: {', '.join(HOUSE_RULES)}."
        raise CharterError("unknown_house_rule", sentence, key)
    try:
        return HOUSE_RULES[key](value)
    except ValueError as error:
        raise CharterError("bad_house_rule", f"The house rule {key!r} must be {error}.", key) from None


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _whole(least: int, most: int) -> Check:
    def check(value: object) -> int:
        if isinstance(value, int) and _is_whole(value) and least <= value <= most:
            return value
        raise ValueError(f"a whole number from {least} to {most}")

    return check


def _one_of(literal: object) -> Check:
    def check(value: object) -> object:
        if isinstance(value, str) and value in get_args(literal):
            return value
        raise ValueError("one of " + ", ".join(f'"{word}"' for word in get_args(literal)))

    return check


def _step(value: object) -> int:
    if isinstance(value, int) and _is_whole(value) and value % 10 == 0 and 10 <= value <= 1000:
        return value
    raise ValueError("a multiple of 10 from 10 to 1000")


def _notes(most: int) -> Check:
    def check(value: object) -> tuple[int, ...]:
        notes = tuple(value) if isinstance(value, list | tuple) else (None,)
        if len(notes) <= most and all(_is_whole(note) and note in NOTES for note in notes):
            return notes
        raise ValueError(f"a list of at most {most} notes, each one of 0, 10, 50, 100, 200, 500")

    return check


def _money_box(value: object) -> dict[int, int]:
    names = {str(note): note for note in NOTES}
    if isinstance(value, Mapping) and all(
        str(name) in names and _is_whole(number) and 0 <= number <= MOST_NOTES for name, number in value.items()
    ):
        return {names[str(name)]: number for name, number in value.items()}
    raise ValueError(f'an object such as {{"0": 10, "10": 20}}, with 0 to {MOST_NOTES} of each note')


def _flag(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError("true or false")


HOUSE_RULES: Final[dict[str, Check]] = {
    "family_size": _whole(2, LARGEST_FAMILY),
    "lot_size": _whole(1, LARGEST_LOT),
    "start_notes": _notes(MOST_NOTES),
    "money_box": _money_box,
    "donkey_payments": _notes(LARGEST_FAMILY),
    "bid_step": _step,
    "bids": _one_of(choices.Bids),
    "payment": _one_of(choices.Payment),
    "empty_offers": _one_of(choices.EmptyOffers),
    "opening_deal": _whole(0, 4),
    "hammer": _one_of(choices.Hammer),
    "preemption": _one_of(choices.Preemption),
    "trade_money": _one_of(choices.TradeMoney),
    "trade_reveal": _one_of(choices.TradeReveal),
    "counter": _one_of(choices.Counter),
    "tie": _one_of(choices.Tie),
    "multiplier": _one_of(choices.Multiplier),
    "dove": _flag,
    "tie_break": _one_of(choices.TieBreak),
}
