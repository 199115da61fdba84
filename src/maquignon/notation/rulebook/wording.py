"""Every sentence of the rulebook: a language is one literal of this class, and one left out does not type-check."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from maquignon.notation.words import Language


@dataclass(frozen=True, slots=True, kw_only=True)
class Wording:
    """Sentences with places for numbers in braces; which of them are said, and in what order, is `compose`'s part."""

    # words
    language: Language
    numerals: Sequence[str]  # from zero to four
    ordinals: Sequence[str]  # the second donkey to the fourth
    comma_and: str
    example: str
    differs: str
    decisions: str
    chapters: Sequence[str]  # R1 to R6
    titles: Mapping[str, str]  # by edition
    sources: Mapping[str, str]  # by edition
    author: str

    # R1 cards
    families: str
    set_aside: str
    value_of_family: str
    value_example: str
    money_box: str
    players: str

    # R2 set-up
    pile: str
    start_money: str
    deal_one: str
    deal_many: str
    deal_donkey: str
    open_herds: str
    first_player: Mapping[str, str]  # by edition
    clockwise: str

    # R3 a turn
    choice: str
    when_auction: str
    when_trade: str
    at_first_auctions: str
    auction_after_trade: str
    empty_pile: str

    # R4 auction
    lot_of_one: str
    lot_of_many: str
    donkey: str
    donkey_first: str
    donkey_next: str
    two_donkeys: str
    bids_many: str
    bids_one: str
    bid_step: str
    own_raise: str
    no_own_raise: str
    bluff_allowed: str
    must_afford: str
    hammer_auctioneer: str
    hammer_leader: str
    passing: str
    no_bid: str
    preemption_match: str
    preemption_double: str
    preemption_none: str
    auction_example: str
    match_example: str
    double_example: str
    none_example: str
    insolvent: str
    insolvent_hidden: str
    insolvent_one_bid: str
    insolvent_never: str
    no_change: str
    pay_exactly: str
    pay_freely: str
    who_sees_payment: str
    pay_example: str
    pay_exactly_example: str
    pay_freely_example: str

    # R5 trade
    challenge: str
    stake_pair: str
    stake_one: str
    offer: str
    offer_one_note: str
    offer_nothing: str
    answer_optional: str
    answer_obligatory: str
    swap_in_secret: str
    swap_openly: str
    winner_pays_in_secret: str
    winner_pays_openly: str
    tie_challenger: str
    tie_again: str
    tie_again_counter: str
    tie_piles_swapped: str
    tie_piles_back: str
    second_tie: str
    known_to_traders: str
    known_to_all: str
    trade_example: str
    swap_example: str
    winner_pays_example: str

    # R6 families, dove, end, score
    complete: str
    dove: str
    dove_at_once: str
    end: str
    score_families: str
    score_sum: str
    score_dove: str
    money_worthless: str
    winner: str
    tie_break_money: str
    tie_break_shared: str
    scoring_families: str
    scoring_sum: str
    scoring_dove: str
    another_game: str

    # R7 variants and house rules
    variants_title: str
    variants_intro: str
    variants: Mapping[str, str]  # by variant
    house_rules_title: str
    house_rules_intro: str
    house_rules: Mapping[str, str]  # by key
    values: str
    then: str
    whole_numbers: str
    tens: str
    some_notes: str
    some_box: str
    index_title: str
    index_intro: str
    index_decisions: str


def tied(words: Wording) -> Wording:
    """The same with the spaces of French punctuation tied to it, so that no line begins with a colon."""
    return replace(words, **{field.name: _tied(getattr(words, field.name)) for field in fields(words)})


def _tied(value: Any) -> Any:
    if isinstance(value, str):
        return re.sub(r" (?=[:;!?»])|(?<=«) ", "\N{NO-BREAK SPACE}", value)
    if isinstance(value, Mapping):
        return {key: _tied(text) for key, text in value.items()}
    return tuple(_tied(text) for text in value)
