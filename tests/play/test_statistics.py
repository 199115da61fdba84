"""What is counted is what happened."""

from random import Random

import pytest

from maquignon.bots.random import RandomBot
from maquignon.play.dealer import Dealer
from maquignon.play.match import Match, play_match
from maquignon.play.statistics import Scorekeeper, SeatTally
from maquignon.rules.actions import (
    Accept,
    Action,
    Auction,
    Bid,
    BuyBack,
    Counter,
    Hammer,
    LetStand,
    Offer,
    Pay,
    Preempt,
    Sell,
    Trade,
    TurnUp,
)
from maquignon.rules.cards import count_notes, worth
from maquignon.rules.game import apply, start
from maquignon.rules.options import Options
from maquignon.rules.state import OVER
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import View
from tests.play.tables import GRID, match_between, tally

COW = 8


class Auctioneer(RandomBot):
    """Auctions as long as there is a pile, then does anything."""

    def choose(self, view: View, options: Options) -> Action:
        return Auction(options.seat) if options.find("auction") else super().choose(view, options)


def match_so_far(edition: str, *actions: Action) -> Match:
    game = start(EDITIONS[edition], players=3, first=0)
    for action in actions:
        apply(game, action)
    return Match(game.edition, 0, list(actions), game)


def counted(edition: str, *actions: Action) -> list[SeatTally]:
    return tally(match_so_far(edition, *actions)).seats


def lot(auctioneer: int, animal: int = COW) -> tuple[Action, ...]:
    return Auction(auctioneer), TurnUp((animal,))


def test_bids_beyond_the_purse_are_bluffs_and_can_end_in_insolvency() -> None:
    ana, ben, cleo = counted("koehandel", *lot(0), Bid(1, 90), Bid(2, 100), Hammer(), Sell(0), Bid(2, 20))
    assert (ana.auctions, ana.bids) == (1, 0)
    assert (ben.bids, ben.bluffs, ben.insolvencies) == (1, 0, 0)
    assert (cleo.bids, cleo.bluffs, cleo.insolvencies) == (2, 1, 1)


def test_where_the_hammer_sells_it_shows_the_insolvent_bidder() -> None:
    _, ben, _ = counted("bluff", *lot(0), Bid(1, 100), Hammer())
    assert (ben.bluffs, ben.insolvencies) == (1, 1)


def test_a_lot_without_a_bid_is_free() -> None:
    assert counted("koehandel", *lot(0), Hammer())[0].lots_free == 1


def test_prices_are_spent_and_missing_change_is_lost() -> None:
    spent_too_much = count_notes([50])
    game = match_so_far("koehandel", *lot(0), Bid(1, 20), Hammer(), Preempt(0), Pay(0, count_notes([10, 10])))
    ana, ben, _ = tally(game).seats
    assert (ana.preemptions, ana.spent, ana.overpaid, ana.money) == (1, 20, 0, 70)
    assert (ben.spent, ben.money) == (0, 110)
    ben = counted("koehandel", *lot(0), Bid(1, 50), Hammer(), Sell(0), Pay(1, spent_too_much))[1]
    assert (ben.spent, ben.overpaid) == (50, 0)


def test_a_note_too_large_is_counted_as_lost() -> None:
    four_tens = count_notes([10, 10, 10, 10])
    broke = (*lot(0), Bid(1, 40), Hammer(), Sell(0), Pay(1, four_tens))
    ben = counted(
        "koehandel", *broke, *lot(1), Hammer(), *lot(2), Bid(1, 30), Hammer(), Sell(2), Pay(1, count_notes([50]))
    )[1]
    assert (ben.spent, ben.overpaid) == (70, 20)


def test_who_is_bought_back_from_has_spent_nothing() -> None:
    paid = (*lot(0), Bid(1, 20), Hammer(), Pay(1, count_notes([10, 10])))
    ana, ben, _ = counted("bluff", *paid, BuyBack(0, count_notes([10, 10])))
    assert (ana.buy_backs, ana.spent) == (1, 20)
    assert (ben.spent, ben.overpaid, ben.money) == (0, 0, 70)
    assert counted("bluff", *paid, LetStand(0))[1].spent == 20


def test_offers_of_zeros_only_are_counted_and_so_are_second_rounds() -> None:
    zero, ten = count_notes([0]), count_notes([10])
    shared = (*lot(0), Hammer(), *lot(1), Hammer(), *lot(2, 0), Hammer())
    tied = (*shared, Trade(0, 1, COW, zero), Counter(1, zero), Offer(0, ten), Accept(1))
    match = match_so_far("koehandel", *tied)
    ana, ben, cleo = tally(match).seats
    assert (ana.trades, ana.zero_offers, ana.ties) == (1, 1, 1)
    assert (ben.countered, ben.zero_offers, ben.accepted, ben.ties) == (1, 1, 1, 0)
    assert (cleo.trades, cleo.zero_offers) == (0, 0)
    assert tally(match).turns == 4
    assert tally(match).actions == len(match.actions)


def test_the_end_of_a_match_is_its_score() -> None:
    match = match_between(["random"] * 4, "bluff", seed=2)
    game = tally(match)
    assert sum(seat.wins for seat in game.seats) == 1
    assert max(seat.score for seat in game.seats) == max(seat.score for seat in game.seats if seat.wins)
    assert sum(seat.money for seat in game.seats) == match.game.state.money_in_play
    assert not game.standstill


def test_a_shared_victory_is_split() -> None:
    game = start(EDITIONS["bluff"], players=4, first=0)
    game.state.herd[1][COW] = game.state.herd[3][COW] = game.state.family_size
    game.state.phase = OVER
    assert [seat.wins for seat in Scorekeeper(4).close(game.state).seats] == [0, 0.5, 0, 0.5]


@pytest.mark.parametrize(("name", "players"), GRID)
def test_what_is_counted_while_a_game_is_played_is_what_was_done(name: str, players: int) -> None:
    edition, keeper = agree(name, [], {}, players), Scorekeeper(players)
    bots = [RandomBot(Random(seat)) for seat in range(players)]
    match = play_match(edition, bots, Dealer.shuffled(edition, Random(1)), 0, keeper=keeper)
    counted = keeper.close(match.game.state, match.faults)
    assert counted == tally(match)
    assert counted.actions == len(match.actions)
    assert sum(seat.bids for seat in counted.seats) == sum(isinstance(action, Bid) for action in match.actions)


def test_counting_changes_nothing_in_a_game() -> None:
    edition = EDITIONS["bluff"]
    matches = [
        play_match(
            edition,
            [RandomBot(Random(seat)) for seat in range(4)],
            Dealer.shuffled(edition, Random(1)),
            0,
            keeper=keeper,
        )
        for keeper in (None, Scorekeeper(4))
    ]
    assert matches[0] == matches[1]


def test_tallies_add_up() -> None:
    total = SeatTally(games=0)
    total.add(SeatTally(bids=3, wins=0.5))
    total.add(SeatTally(bids=1))
    assert (total.games, total.bids, total.wins) == (2, 4, 0.5)


def test_a_standstill_is_counted() -> None:
    match = match_between(["random"] * 3, "boursicocotte-2025")
    assert not tally(match).standstill
    # without money every trade is a tie: the challenger wins the horse, has two of three, and is challenged for it
    edition = agree("boursicocotte-2025", [], {"start_notes": [], "donkey_payments": [0, 0, 0]}, 3)
    seats = [[3 * seat + family for family in range(3) for _ in range(3)] + [9] for seat in range(3)]
    order = [animal for lot in range(0, 10, 2) for animals in seats for animal in animals[lot : lot + 2]]
    bots = [Auctioneer(Random(seat)) for seat in range(3)]
    assert tally(play_match(edition, bots, Dealer.stacked(edition, order), first=0)).standstill


@pytest.mark.parametrize(("price", "absurd"), [(10, 1), (20, 0)])
def test_a_payment_of_more_than_five_times_the_price_is_counted(price: int, absurd: int) -> None:
    box = {"0": 10, "10": 20, "50": 10, "100": 10, "200": 5, "500": 5}
    edition = agree("koehandel", [], {"start_notes": [0, 100], "money_box": box}, 3)
    game = start(edition, 3, 0)
    actions = [*lot(0), Bid(1, price), Hammer(), Sell(0), Pay(1, count_notes([100]))]
    for action in actions:
        apply(game, action)
    _, ben, _ = tally(Match(edition, 0, actions, game)).seats
    assert (ben.overpaid, ben.absurdities) == (100 - price, absurd)


def test_half_of_all_the_money_at_the_end_is_a_hoard() -> None:
    hoards = []
    for seed in range(6):
        match = match_between(["thrifty"] * 3, seed=seed)
        held = [worth(purse) for purse in match.game.state.purse[:3]]
        assert [seat.hoards for seat in tally(match).seats] == [int(2 * money >= sum(held)) for money in held]
        hoards.append(max(seat.hoards for seat in tally(match).seats))
    assert set(hoards) == {0, 1}
