"""Sparring partners play by the law, and soundly enough to learn from."""

from itertools import islice, product
from random import Random

import numpy as np
import pytest

from maquignon.bots import prospects
from maquignon.bots.appraisal import cheapest_payment
from maquignon.play.dealer import Dealer
from maquignon.rules.actions import Action
from maquignon.rules.cards import KINDS_OF_ANIMALS, size, worth
from maquignon.rules.game import apply_legal, refusal, start
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE, OVER
from maquignon.rules.terms.charter import agree
from maquignon.rules.views import view
from maquignon.turbo import appraising
from maquignon.turbo.batch import Batch
from maquignon.turbo.codec import Draft
from maquignon.turbo.dice import streams
from maquignon.turbo.partners import ALIKE, KINDS, NOBODY, STRANGERS, company, stranger, temper
from maquignon.turbo.piling import pay_least
from maquignon.turbo.sparring import a_partner_acts
from maquignon.turbo.trading import price_for_lot
from maquignon.turbo.traits import KEENNESS, RIVALRY
from maquignon.turbo.translate import action_of
from tests.properties.random_play import positions
from tests.table import Table as Standing
from tests.turbo.tables import Table, house_table, printed_tables

RNG = np.random.default_rng(1)
TEMPERS = [temper(kind, RNG) for kind in KINDS] + [stranger(kind, RNG) for kind in STRANGERS]
HOUSE_TABLES = [house_table(Random(number)) for number in range(8)]


@pytest.mark.parametrize("table", [*printed_tables()[::4], *HOUSE_TABLES], ids=str)
def test_everything_a_partner_does_is_legal_and_the_game_ends(table: Table) -> None:
    game = start(table.edition, table.players, 0)
    dealer, dice = Dealer.shuffled(table.edition, Random(5)), streams(5, 1)
    tempers = np.array([Random(str(table)).sample(TEMPERS, table.players)])
    action: Action
    while game.state.phase != OVER:
        seat = next_to_act(game.state)
        if seat == HOUSE:
            action = dealer.answer(game)
        else:
            before = game.state.copy()
            draft = Draft()
            assert a_partner_acts(game.state, draft, seat, tempers, dice, 0)
            assert game.state == before, "thinking changes nothing"
            action = action_of(draft, seat)
            assert refusal(game, action) is None, action
        apply_legal(game, action)


def test_a_trader_pays_as_little_as_can_be() -> None:
    rng = Random(3)
    for _ in range(300):
        purse = [rng.randint(0, most) for most in (2, 5, 3, 3, 2, 2)]
        if worth(purse) < 10:
            continue
        price = 10 * rng.randint(1, worth(purse) // 10)
        notes = [0] * 6
        paid = pay_least(purse, price, notes)
        cheapest = cheapest_payment(purse, price)
        assert paid == worth(notes) == worth(cheapest)
        assert size(notes) == size(cheapest)


def test_a_trader_gives_more_the_more_it_holds_and_nothing_that_it_has_not() -> None:
    prices = []
    medium = np.array([temper("trader", np.random.default_rng(2))] * 5)
    for notes in ((10, 10), (10, 50, 100), (50, 100, 200, 500)):
        table = Standing("koehandel")
        table.holds("Ben", *notes)
        table.auctions("Ana", "cow")
        prices.append(price_for_lot(table.game.state, 1, medium[1]))
    assert prices == sorted(set(prices))


@pytest.mark.parametrize("edition", ["koehandel", "boursicocotte-2025", "boursikocotte"])
def test_animals_are_worth_what_a_merchant_thinks(edition: str) -> None:
    traits = temper("merchant", RNG)
    traits[RIVALRY] = prospects.RIVALRY
    compared = 0
    for game in islice(positions(start(agree(edition, [], {}, 4), 4, 0), Random(edition)), 0, 400, 4):
        s, seen = game.state, prospects.Prospects(view(game, 0))
        assert appraising.contested(s) == pytest.approx(seen.contested())
        assert appraising.standing(s, 0, traits) == pytest.approx(seen.standing(0))
        for other, animal in product((1, 2, 3), range(KINDS_OF_ANIMALS)):
            if number := min(s.herd[0][animal], s.herd[other][animal]):
                swing = appraising.swing_of_trade(s, 0, other, animal, number, traits)
                assert swing == pytest.approx(seen.swing_of_trade(0, other, animal, number))
                compared += 1
    assert compared


def test_some_seats_are_the_learners_own_and_some_tables_are_all_of_one_kind() -> None:
    rng = np.random.default_rng(4)
    tables = [company(lambda: rng.choice(list(KINDS)), rng) for _ in range(400)]
    alone = np.mean([(tempers[:, KEENNESS] == 0).mean() for _, tempers in tables])
    assert alone == pytest.approx(NOBODY, abs=0.05)
    assert np.mean([kind is not None for kind, _ in tables]) == pytest.approx(ALIKE, abs=0.1)


@pytest.mark.slow
def test_partners_beat_whoever_says_anything() -> None:
    tables = [(table.edition, table.players) for table in printed_tables()]
    batch = Batch(tables, 5 * len(tables), 3, sober=True)
    batch.tempers[:, 1:] = temper("merchant", RNG)
    rng = np.random.default_rng(1)
    games = won = 0
    while games < 300:
        batch.step((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))
        assert (batch.seats == 0).all(), "partners are asked nothing"
        games += int(batch.finished.sum())
        won += int(batch.winners[batch.finished, 0].sum())
    assert won < 0.15 * games
