"""The rules of any edition, composed from the sentences that its fields choose."""

from collections.abc import Iterator

from maquignon.notation.rulebook.book import Chapter, Rule, Rulebook, mark_changes
from maquignon.notation.rulebook.phrases import all_notes, and_list, counted_notes, family, join, priced
from maquignon.notation.rulebook.scoring import scoring_example
from maquignon.notation.rulebook.wording import Wording
from maquignon.rules.cards import ANIMALS, DOVE_FAMILIES, DOVE_VALUE, FAMILY_VALUES
from maquignon.rules.state import LARGEST_FAMILY
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS

COW = ANIMALS.index("cow")


def compose(edition: Edition, words: Wording) -> Rulebook:
    """The whole rules of this table; what differs from the printed edition of that name is marked."""
    chapters = mark_changes(_chapters(edition, words), _chapters(EDITIONS[edition.name], words))
    changed = any(rule.changed for chapter in chapters for rule in chapter.rules)
    return Rulebook(
        language=words.language,
        edition=edition.name,
        title=words.titles[edition.name],
        source=f"{words.author} {words.sources[edition.name]}",
        legend=f"{words.differs} {words.decisions}" if changed else words.decisions,
        chapters=chapters,
    )


def _chapters(edition: Edition, words: Wording) -> tuple[Chapter, ...]:
    parts = (_cards, _set_up, _turn, _auction, _trade, _end)
    return tuple(
        Chapter(number, title, tuple(part(edition, words)))
        for number, (title, part) in enumerate(zip(words.chapters, parts, strict=True), start=1)
    )


def _cards(edition: Edition, words: Wording) -> Iterator[Rule]:
    size = edition.family_size
    families = words.families.format(size=words.numerals[size], cards=size * len(ANIMALS))
    if size < LARGEST_FAMILY:
        families = join(families, words.set_aside.format(aside=words.numerals[LARGEST_FAMILY - size]))
    yield Rule("R1", families)
    values, value = ", ".join(priced(range(len(ANIMALS)), words)), FAMILY_VALUES[COW]
    example = words.value_example.format(size=words.numerals[size], value=value, wrong=value * size)
    yield Rule("R1", words.value_of_family.format(values=values), example=example)
    yield Rule("R1", words.money_box.format(notes=counted_notes(edition.money_box, words)))
    yield Rule("R1", words.players)


def _set_up(edition: Edition, words: Wording) -> Iterator[Rule]:
    yield Rule("R2", words.pile)
    notes = all_notes(edition.start_notes, words)
    yield Rule("R2", words.start_money.format(notes=notes, total=sum(edition.start_notes)), ("D3",))
    if edition.opening_deal:
        deal = words.deal_one if edition.opening_deal == 1 else words.deal_many
        number = words.numerals[edition.opening_deal]
        yield Rule("R2", join(deal.format(number=number), words.deal_donkey), ("D19",))
    yield Rule("R2", words.open_herds)
    yield Rule("R2", join(words.first_player[edition.name], words.clockwise), ("D2",))


def _turn(edition: Edition, words: Wording) -> Iterator[Rule]:
    yield Rule("R3", words.choice)
    yield Rule("R3", words.when_auction)
    dealt = edition.opening_deal > 0
    yield Rule("R3", words.when_trade if dealt else join(words.when_trade, words.at_first_auctions))
    if edition.after_trade == "auction":
        yield Rule("R3", words.auction_after_trade)
    yield Rule("R3", words.empty_pile, ("D4",))


def _auction(edition: Edition, words: Wording) -> Iterator[Rule]:
    several = edition.lot_size > 1
    lot = words.lot_of_many if several else words.lot_of_one
    yield Rule("R4.1", lot.format(lot=words.numerals[edition.lot_size]), ("D5",) if several else ())
    yield _donkeys(edition, words)
    yield _bids(edition, words)
    if edition.bids == "bluff-allowed":
        yield Rule("R4.4", words.bluff_allowed, ("D20",))
    else:
        yield Rule("R4.4", words.must_afford)
    hammer = words.hammer_leader if edition.hammer == "leader" else words.hammer_auctioneer
    yield Rule("R4.5", join(hammer, words.passing), ("D8",))
    yield _after_the_hammer(edition, words)
    yield _insolvency(edition, words)
    yield _payment(edition, words)


def _bids(edition: Edition, words: Wording) -> Rule:
    step = words.bid_step.format(step=edition.bid_step)
    if edition.bids_each == "one":  # nobody comes to raise anything
        return Rule("R4.3", join(words.bids_one, step), ("D6",))
    own = words.own_raise if edition.own_raise == "allowed" else words.no_own_raise
    return Rule("R4.3", join(words.bids_many, step, own), ("D6", "D7"))


def _donkeys(edition: Edition, words: Wording) -> Rule:
    first, *others = edition.donkey_payments[: edition.family_size]
    payments = [
        words.donkey_first.format(note=first),
        *(
            words.donkey_next.format(note=note, ordinal=ordinal)
            for note, ordinal in zip(others, words.ordinals, strict=False)
        ),
    ]
    text = words.donkey.format(payments=and_list(payments, words))
    if edition.lot_size > 1:
        text = join(text, words.two_donkeys)
    return Rule("R4.2", text, ("D1",) if edition.name == "boursicocotte-2025" else ())


def _after_the_hammer(edition: Edition, words: Wording) -> Rule:
    text, example = {
        "match": (words.preemption_match, words.match_example),
        "double": (words.preemption_double, words.double_example),
        "none": (words.preemption_none, words.none_example),
    }[edition.preemption]
    cites = ("D9",) if edition.preemption == "match" else ()
    return Rule("R4.6", join(words.no_bid, text), cites, join(words.auction_example, example))


def _insolvency(edition: Edition, words: Wording) -> Rule:
    if edition.bids == "must-afford":
        return Rule("R4.7", words.insolvent_never)
    text, cites = words.insolvent, ["D10"]
    if edition.preemption == "match":
        text = join(text, words.insolvent_hidden)
    if edition.bids_each == "one":
        text, cites = join(text, words.insolvent_one_bid), [*cites, "D11"]
    return Rule("R4.7", text, tuple(cites))


def _payment(edition: Edition, words: Wording) -> Rule:
    exactly = edition.payment == "exact-if-possible"
    text = join(words.no_change, words.pay_exactly if exactly else words.pay_freely, words.who_sees_payment)
    example = words.pay_exactly_example if exactly else words.pay_freely_example
    return Rule("R4.8", text, ("D12", "D13") if exactly else ("D13",), join(words.pay_example, example))


def _trade(edition: Edition, words: Wording) -> Iterator[Rule]:
    pairs = edition.family_size == LARGEST_FAMILY  # two against two needs a family of four
    yield Rule("R5.1", join(words.challenge, words.stake_pair if pairs else words.stake_one))
    least = words.offer_nothing if edition.empty_offers == "allowed" else words.offer_one_note
    yield Rule("R5.2", join(words.offer, least), ("D14",) if edition.empty_offers == "only-when-broke" else ())
    optional = edition.counter == "optional"
    answer = words.answer_optional if optional else words.answer_obligatory
    swap = edition.trade_money == "swap"
    number = "R5.3" if optional and swap else "R5.5"  # R5.5 is the trade of `bluff`
    yield Rule(number, answer)
    example = words.swap_example if swap else words.winner_pays_example
    yield Rule(number, _counting(edition, words), example=join(words.trade_example, example))
    yield (
        Rule(number, words.tie_challenger) if number == "R5.5" and edition.tie == "challenger" else _tie(edition, words)
    )
    if edition.trade_reveal == "traders":
        yield Rule("R5.6", words.known_to_traders)
    elif optional:
        yield Rule("R5.6", words.known_to_all)


def _counting(edition: Edition, words: Wording) -> str:
    openly = edition.trade_reveal == "all"
    if edition.trade_money == "swap":
        return words.swap_openly if openly else words.swap_in_secret
    return words.winner_pays_openly if openly else words.winner_pays_in_secret


def _tie(edition: Edition, words: Wording) -> Rule:
    if edition.tie == "challenger":
        return Rule("R5.4", words.tie_challenger)
    piles, cites = words.tie_piles_back, []
    if edition.trade_money == "swap":
        piles, cites = words.tie_piles_swapped, ["D15"]
    again = words.tie_again
    if edition.tie == "again-counter" and edition.counter == "optional":
        again, cites = words.tie_again_counter, [*cites, "D16"]
    return Rule("R5.4", join(again, piles, words.second_tie), tuple(cites))


def _end(edition: Edition, words: Wording) -> Iterator[Rule]:
    yield Rule("R6", words.complete)
    if edition.dove:
        pairs = [f"{family(place, words)} + {family(place + 1, words)}" for place in range(0, DOVE_FAMILIES, 2)]
        dove = words.dove.format(points=DOVE_VALUE, pairs=", ".join(pairs))
        yield Rule("R6", join(dove, words.dove_at_once), ("D17",))
    yield Rule("R6", words.end, ("D21",))
    score = words.score_families if edition.multiplier == "families" else words.score_sum
    if edition.dove:
        score = join(score, words.score_dove.format(points=DOVE_VALUE))
    yield Rule("R6", join(score, words.money_worthless), example=scoring_example(edition, words))
    if edition.tie_break == "money":
        yield Rule("R6", join(words.winner, words.tie_break_money))
    else:
        yield Rule("R6", join(words.winner, words.tie_break_shared), ("D18",))
