"""Whatever anybody does at any table, there is a reason for it, and the reason is true of the position."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maquignon.bots.roster import make_bot
from maquignon.bots.why import why
from maquignon.languages import LANGUAGES
from maquignon.notation import why as w
from maquignon.notation.sentences import explain
from maquignon.play.dealer import Dealer
from maquignon.rules.actions import Accept, Action, BuyBack, Counter, Offer, Pay, Trade
from maquignon.rules.cards import FAMILY_VALUES, worth
from maquignon.rules.game import Game, apply
from maquignon.rules.options import Options, options
from maquignon.rules.payment import can_pay_exactly, payments
from maquignon.rules.schedule import next_to_act
from maquignon.rules.scoring import score
from maquignon.rules.state import HOUSE, NOBODY, OVER
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import view
from tests.properties.random_play import any_table, house_tables

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
BOTS = ("random", "thrifty", "merchant", "gambler", "easy")


def decisions(game: Game, names: list[str], rng: Random) -> Iterator[tuple[Options, Action]]:
    """Every decision of a game between these bots, before it is carried out."""
    bots = [make_bot(name, Random(rng.random())) for name in names]
    dealer = Dealer.shuffled(game.edition, rng)
    while game.state.phase != OVER:
        seat = next_to_act(game.state)
        if seat == HOUSE:
            apply(game, dealer.answer(game))
            continue
        open_to_it = options(game, seat)
        action = bots[seat].choose(view(game, seat), open_to_it)
        yield open_to_it, action
        apply(game, action)


def assert_reasons(game: Game, rng: Random) -> None:
    for open_to_it, action in decisions(game, [rng.choice(BOTS) for _ in range(game.state.players)], rng):
        found = why(view(game, open_to_it.seat), open_to_it, action)
        assert_true(found, game, open_to_it, action)
        for language in LANGUAGES:
            sentence = explain(found, NAMES, language)
            assert sentence.endswith(".")
            assert "  " not in sentence
            assert "None" not in sentence


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_choice_has_a_true_reason_in_every_edition(edition: str, seed: int) -> None:
    rng = Random(f"{edition} {seed}")
    assert_reasons(any_table(edition, rng.choice((3, 4, 5)), rng), rng)


@pytest.mark.slow
@given(table=house_tables(), seed=st.integers(0, 999))
@settings(max_examples=25)
def test_every_choice_has_a_true_reason_by_any_house_rules(table: Game, seed: int) -> None:
    assert_reasons(table, Random(seed))


# --- what each reason claims, checked against the whole position ------------------------------------------------------


def assert_true(found: w.Why, game: Game, open_to_it: Options, action: Action) -> None:
    s, seat = game.state, open_to_it.seat
    purse = worth(s.purse[seat])
    match found:
        case w.OnlyChoice():
            assert sum(1 for _ in open_to_it.actions()) == 1 + (open_to_it.find("claim_dove") is not None)
        case w.ClaimsDove():
            assert s.dove_claims[seat]
        case w.Completes(animal, points):
            assert s.herd[seat][animal] + at_stake(game, action, animal) == s.family_size
            assert points_of(game, seat, animal) == points
        case w.Denies(rival, animal):
            assert rival != seat
            assert s.herd[rival][animal] + at_stake(game, action, animal) == s.family_size
        case w.Closer(animal, held, full):
            assert s.herd[seat][animal] + at_stake(game, action, animal) == held < full == s.family_size
        case w.Begins(animal, value):
            assert s.herd[seat][animal] == 0 < at_stake(game, action, animal)
            assert value == FAMILY_VALUES[animal]
        case w.Cheap(price, value):
            assert price < value
        case w.Affordable(price, left):
            assert price + left <= purse
            assert left >= 0
        case w.NobodyToTradeWith() | w.AuctionDue():
            assert open_to_it.find("trade") is None
            assert bool(s.must_auction) == isinstance(found, w.AuctionDue)
        case w.NothingToComplete(left) | w.FromThePile(left):
            assert left == s.pile_left > 0
        case w.Outmatched(target, mine, guess):
            assert target != seat
            assert mine == purse < guess
        case w.WeakPurse(target, mine, guess):
            assert target in (action.target, s.target)
            assert mine == purse > guess
        case w.Bluffs(price, money) | w.CannotPay(price, money):
            assert money == purse < price
        case w.TooDear(price, value):
            assert price > value >= 0
        case w.NoChange(price, cost):
            assert not can_pay_exactly(s.purse[seat], price)
            assert price < cost == min(map(worth, payments(s.purse[seat], price, pay_freely=False)))
        case w.SavesFor(animal, missing):
            assert 0 < s.herd[seat][animal] == s.family_size - missing
            assert missing > 0
        case w.SavesMoney(cost, money):
            assert cost <= money == purse
        case w.NotWorthKeeping(price, value):
            assert value < 2 * price == 2 * s.high_bid
        case w.Income(price, total):
            assert price == s.high_bid
            assert total >= purse + price
        case w.PaysExactly() | w.PaysLeast() | w.PaysMore():
            assert isinstance(action, Pay)
            assert_payment(found, game, action)
        case _:
            assert_true_of_trade(found, game, action)


def assert_payment(found: w.PaysExactly | w.PaysLeast | w.PaysMore, game: Game, action: Pay) -> None:
    purse, price = game.state.purse[action.seat], game.state.high_bid
    assert found.price == price
    match found:
        case w.PaysExactly(fewest=fewest):
            assert worth(action.notes) == price
            ways = [sum(notes) for notes in payments(purse, price, pay_freely=False)]
            assert not fewest or sum(action.notes) == min(ways) < max(ways)
        case w.PaysLeast(loss=loss):
            assert not can_pay_exactly(purse, price)
            assert worth(action.notes) - price == loss > 0
        case w.PaysMore(loss=loss):
            assert worth(action.notes) - price == loss > 0


def assert_true_of_trade(found: w.Why, game: Game, action: Action) -> None:
    s = game.state
    purse = s.purse[action.seat]
    match found:
        case w.OnlyTrades():
            assert s.pile_left == 0
        case w.ZeroOffer(target, animal, stake, count, _):
            assert isinstance(action, Trade | Offer)
            assert worth(action.notes) == 0
            assert sum(action.notes) == count
            assert stake == at_stake(game, action, animal)
            assert target in (action.target, s.target)
        case w.EmptyHanded():
            assert not any(purse)
        case w.WorthFighting(value, amount):
            assert worth(action.notes) == amount < value
        case w.NoMoney():
            assert worth(purse) == 0
        case w.Outbid(count, guess, money):
            assert isinstance(action, Accept)
            assert count == sum(s.offer)
            assert guess > money == worth(purse)
        case w.NotWorthBeating(count, guess, value):
            assert count == sum(s.offer)
            assert guess > value
        case w.TakesOffer(challenger, count):
            assert count == sum(s.offer)
            assert challenger == s.active
        case w.Beats(challenger, amount):
            assert challenger == s.active
            assert worth(action.notes) == amount > 0
        case w.SecondRound(challenger) | w.GivesUp(challenger):
            assert isinstance(action, Counter)
            assert challenger == s.active
            assert worth(action.notes) == 0
            assert_money_of_a_zero_counter(game, action, again=isinstance(found, w.SecondRound))
        case _:
            raise AssertionError(f"nobody checks {found}")


def assert_money_of_a_zero_counter(game: Game, action: Counter, again: bool) -> None:
    """What is promised comes true: the challenger's money is ours, and against zeros there is a second round."""
    after = game.copy()
    offered = worth(game.state.offer)
    before = worth(game.state.purse[action.seat])
    apply(after, action)
    assert worth(after.state.purse[action.seat]) == before + offered
    if offered == 0:
        assert again == (after.state.target != NOBODY)


def at_stake(game: Game, action: Action, animal: int) -> int:
    """How many of this animal would come to whoever wins what this action is about."""
    s = game.state
    if isinstance(action, Trade):
        assert animal == action.animal
        return 2 if s.herd[action.seat][animal] == s.herd[action.target][animal] == 2 else 1
    if isinstance(action, Counter | Offer):
        assert animal == s.animal
        return s.stake
    assert isinstance(action, BuyBack) or s.lot_count
    return s.lot[: s.lot_count].count(animal)


def points_of(game: Game, seat: int, animal: int) -> int:
    """R6 what the family alone adds to the score."""
    after = game.copy()
    after.state.herd[seat][animal] = after.state.family_size
    added = score(after.state, seat) - score(game.state, seat)
    assert added >= FAMILY_VALUES[animal]
    return added
