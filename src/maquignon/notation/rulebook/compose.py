"""The rules of any edition, composed from the sentences that its fields choose."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final

from maquignon.languages import Language, speech
from maquignon.languages.values import Value
from maquignon.notation.rulebook.book import Chapter, Rule, Rulebook, mark_changes
from maquignon.notation.rulebook.phrases import Say, by_kind, join, valued
from maquignon.notation.rulebook.scoring import scoring_example
from maquignon.rules.cards import ANIMALS, DOVE_FAMILIES, DOVE_VALUE, FAMILY_VALUES
from maquignon.rules.state import LARGEST_FAMILY
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS

COW = ANIMALS.index("cow")


NAMED_THREE_TIMES: Final = ("boursicocotte-2025", "boursicocotte-original")
"""Where the animals that nobody wants are called out before the auctioneer gets them."""
CHAPTERS: Final = ("cards", "set-up", "turn", "auction", "trade", "end")


def compose(edition: Edition, language: Language) -> Rulebook:
    """The whole rules of this table; what differs from the printed edition of that name is marked."""
    say, printed = speech(language).say, EDITIONS[edition.name]
    chapters = mark_changes(_chapters(edition, language), _chapters(printed, language))
    changed = any(rule.changed for chapter in chapters for rule in chapter.rules)
    decisions = say("rule-decisions", last=last_decision(language))
    return Rulebook(
        language=language,
        edition=edition.name,
        title=say(f"editions.{edition.name}"),
        aim=say(f"rule-aim.{edition.name}"),
        box=join(say("rule-for"), say(f"rule-box.{edition.name}", notes=by_kind(printed.money_box))),
        source=say(f"rule-sources.{edition.name}"),
        legend=join(say("rule-differs"), decisions) if changed else decisions,
        chapters=chapters,
    )


def last_decision(language: Language) -> str:
    return speech(language).keys("decisions")[-1]


def _chapters(edition: Edition, language: Language) -> tuple[Chapter, ...]:
    parts = (_cards, _set_up, _turn, _auction, _trade, _end)
    # an edition has words of its own, as long as its families are what they are called
    words = edition.name if edition.family_size == EDITIONS[edition.name].family_size else ""
    pays = edition.trade_money == "winner-pays"
    say = partial(speech(language).say, edition=words, pairs=_pairs(edition), pays=pays)
    return tuple(
        Chapter(number, say(f"rule-chapters.{name}"), tuple(part(edition, say)))
        for number, (name, part) in enumerate(zip(CHAPTERS, parts, strict=True), start=1)
    )


def _cards(edition: Edition, say: Say) -> Iterator[Rule]:
    size = edition.family_size
    families = say("rule-families", size=size, cards=size * len(ANIMALS))
    if size < LARGEST_FAMILY:
        families = join(families, say("rule-set-aside", aside=LARGEST_FAMILY - size))
    yield Rule("R1", families)
    value = FAMILY_VALUES[COW]
    example = say("rule-value-example", size=size, value=value, wrong=value * size)
    yield Rule("R1", say("rule-value-of-family", families=valued(range(len(ANIMALS)))), example=example)
    yield Rule("R1", say("rule-money-box", notes=by_kind(edition.money_box)))


def _set_up(edition: Edition, say: Say) -> Iterator[Rule]:
    yield Rule("R2", say("rule-pile"))
    notes = by_kind(Counter(edition.start_notes))
    yield Rule("R2", say("rule-start-money", notes=notes, total=sum(edition.start_notes)), ("D3",))
    if edition.opening_deal:
        yield Rule("R2", join(say("rule-deal", number=edition.opening_deal), say("rule-deal-donkey")), ("D19",))
    yield Rule("R2", say("rule-open-herds"))
    yield Rule("R2", join(say(f"rule-first-player.{edition.name}"), say("rule-clockwise")), ("D2",))


def _turn(edition: Edition, say: Say) -> Iterator[Rule]:
    yield Rule("R3", say("rule-choice"))
    yield Rule("R3", say("rule-when-auction"))
    dealt = edition.opening_deal > 0
    yield Rule("R3", say("rule-when-trade") if dealt else join(say("rule-when-trade"), say("rule-at-first-auctions")))
    if edition.after_trade == "auction":
        yield Rule("R3", say("rule-auction-after-trade"))
    yield Rule("R3", say("rule-empty-pile"), ("D4",))


def _auction(edition: Edition, say: Say) -> Iterator[Rule]:
    yield Rule("R4.1", say("rule-lot", lot=edition.lot_size), ("D5",) if edition.lot_size > 1 else ())
    yield _donkeys(edition, say)
    yield _bids(edition, say)
    if edition.bids == "bluff-allowed":
        yield Rule("R4.4", say("rule-bluff-allowed"), ("D20",))
    else:
        yield Rule("R4.4", say("rule-must-afford"))
    if edition.hammer == "leader":
        hammer, passed = say("rule-hammer-leader"), say("rule-passing-leader")
    else:
        hammer, passed = say(f"rule-calls.{edition.name}"), say("rule-passing-hammer")
    yield Rule("R4.5", join(hammer, say("rule-passing"), passed), ("D8",))
    yield _after_the_hammer(edition, say)
    yield _insolvency(edition, say)
    yield _payment(edition, say)


def _bids(edition: Edition, say: Say) -> Rule:
    step = say("rule-bid-step", step=edition.bid_step)
    if edition.bids_each == "one":  # nobody comes to raise anything
        return Rule("R4.3", join(say("rule-bids-one"), step), ("D6",))
    own = say("rule-own-raise") if edition.own_raise == "allowed" else say("rule-no-own-raise")
    return Rule("R4.3", join(say("rule-bids-many"), step, own), ("D6", "D7"))


def _donkeys(edition: Edition, say: Say) -> Rule:
    notes = edition.donkey_payments[: edition.family_size]
    payments: list[Value] = [{"note": note, "number": number} for number, note in enumerate(notes, start=1)]
    text = say("rule-donkey", payments=payments)
    if edition.lot_size > 1:
        text = join(text, say("rule-two-donkeys"))
    return Rule("R4.2", text, ("D1",) if edition.name == "boursicocotte-2025" else ())


def _after_the_hammer(edition: Edition, say: Say) -> Rule:
    text = say(f"rule-preemption.{edition.preemption}")
    example = say(f"rule-preemption-example.{edition.preemption}")
    cites = ("D9",) if edition.preemption == "match" else ()
    named = edition.hammer == "auctioneer" and edition.name in NAMED_THREE_TIMES
    unsold = say("rule-no-bid-named") if named else say("rule-no-bid")
    return Rule("R4.6", join(unsold, text), cites, join(say("rule-auction-example"), example))


def _insolvency(edition: Edition, say: Say) -> Rule:
    if edition.bids == "must-afford":
        return Rule("R4.7", say("rule-insolvent-never"))
    text, cites = say("rule-insolvent"), ["D10", *(["D22"] if edition.name in ("boursikocotte", "bluff") else [])]
    if edition.bids_each == "one":
        text, cites = join(text, say("rule-insolvent-one-bid")), [*cites, "D11"]
    text = join(text, say("rule-insolvent-again"))
    if edition.preemption == "match":
        text = join(text, say("rule-insolvent-hidden"))
    return Rule("R4.7", text, tuple(cites))


def _payment(edition: Edition, say: Say) -> Rule:
    exactly = edition.payment == "exact-if-possible"
    text = join(
        say("rule-no-change"),
        say("rule-pay-exactly") if exactly else say("rule-pay-freely"),
        say("rule-who-sees-payment"),
    )
    example = say("rule-pay-exactly-example") if exactly else say("rule-pay-freely-example")
    return Rule("R4.8", text, ("D12", "D13") if exactly else ("D13",), join(say("rule-pay-example"), example))


def _trade(edition: Edition, say: Say) -> Iterator[Rule]:
    stake = say("rule-stake-pair") if _pairs(edition) else say("rule-stake-one")
    yield Rule("R5.1", join(say("rule-challenge"), stake))
    least = say("rule-offer-nothing") if edition.empty_offers == "allowed" else say("rule-offer-one-note")
    yield Rule("R5.2", join(say("rule-offer"), least), ("D14",) if edition.empty_offers == "only-when-broke" else ())
    optional = edition.counter == "optional"
    answer = say("rule-answer-optional") if optional else say("rule-answer-obligatory")
    swap = edition.trade_money == "swap"
    number = "R5.3" if optional and swap else "R5.5"  # R5.5 is the trade of `bluff`
    yield Rule(number, answer)
    example = say("rule-swap-example") if swap else say("rule-winner-pays-example")
    yield Rule(number, _counting(edition, say), example=join(say("rule-trade-example"), example))
    yield (
        Rule(number, say("rule-tie-challenger"))
        if number == "R5.5" and edition.tie == "challenger"
        else _tie(edition, say)
    )
    if edition.trade_reveal == "traders":
        yield Rule("R5.6", say("rule-known-to-traders"))
    elif optional:
        yield Rule("R5.6", say("rule-known-to-all"))


def _pairs(edition: Edition) -> bool:
    """Two against two needs a family of four."""
    return edition.family_size == LARGEST_FAMILY


def _counting(edition: Edition, say: Say) -> str:
    openly = edition.trade_reveal == "all"
    if edition.trade_money == "swap":
        return say("rule-swap-openly") if openly else say("rule-swap-in-secret")
    return say("rule-winner-pays-openly") if openly else say("rule-winner-pays-in-secret")


def _tie(edition: Edition, say: Say) -> Rule:
    if edition.tie == "challenger":
        return Rule("R5.4", say("rule-tie-challenger"))
    piles, cites = say("rule-tie-piles-back"), []
    if edition.trade_money == "swap":
        piles, cites = say("rule-tie-piles-swapped"), ["D15"]
    again = say("rule-tie-again")
    if edition.tie == "again-counter" and edition.counter == "optional":
        again, cites = say("rule-tie-again-counter"), [*cites, "D16"]
    return Rule("R5.4", join(again, piles, say("rule-second-tie")), tuple(cites))


def _end(edition: Edition, say: Say) -> Iterator[Rule]:
    yield Rule("R6", say("rule-complete"))
    if edition.dove:
        pairs: list[Value] = [
            {"one": ANIMALS[place], "other": ANIMALS[place + 1]} for place in range(0, DOVE_FAMILIES, 2)
        ]
        dove = say("rule-dove", points=DOVE_VALUE, pairs=pairs)
        yield Rule("R6", join(dove, say("rule-dove-at-once")), ("D17",))
    yield Rule("R6", say("rule-end"), ("D21",))
    score = say("rule-score-families") if edition.multiplier == "families" else say("rule-score-sum")
    if edition.dove:
        score = join(score, say("rule-score-dove", points=DOVE_VALUE))
    yield Rule("R6", join(score, say("rule-money-worthless")), example=scoring_example(edition, say))
    if edition.tie_break == "money":
        yield Rule("R6", join(say("rule-winner"), say("rule-tie-break-money")))
    else:
        yield Rule("R6", join(say("rule-winner"), say("rule-tie-break-shared")), ("D18",))
