"""`random` can do everything that is allowed, and nothing else."""

from collections import Counter
from random import Random

import pytest

from maquignon.bots.bot import NOTHING_SEEN
from maquignon.bots.random import RandomBot
from maquignon.play.dealer import Dealer
from maquignon.rules.choices import BidRange, Button, Challenge, Laying, Settlement, Stake
from maquignon.rules.game import apply, start
from maquignon.rules.options import Options, options
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE, OVER
from maquignon.rules.terms.charter import agree
from maquignon.rules.terms.editions import EDITIONS

FEW_NOTES = (1, 2, 0, 1, 0, 0)
SITUATIONS = {
    "bid or pass": Options(2, (Button("pass"), BidRange(40, 120, 90))),
    "no bid but pass": Options(2, (Button("pass"),)),
    "one bid left": Options(1, (Button("pass"), BidRange(120, 120, 0))),
    "auction or trade": Options(
        0, (Button("auction"), Challenge((Stake(1, 3, 1), Stake(2, 3, 2), Stake(1, 9, 1)), FEW_NOTES, 1))
    ),
    "trade without money": Options(0, (Challenge((Stake(1, 3, 1),), (0,) * 6, 0),)),
    "offers of nothing allowed": Options(0, (Laying("offer", FEW_NOTES, 0),)),
    "sell or pre-empt": Options(0, (Button("sell"), Button("preempt"))),
    "pay exactly": Options(1, (Settlement("pay", 150, (2, 5, 3, 1, 1, 0), False),)),
    "pay too much": Options(1, (Settlement("pay", 30, (2, 1, 2, 1, 1, 0), False),)),
    "pay freely": Options(1, (Settlement("pay", 30, (1, 3, 1, 0, 0, 0), True),)),
    "pay everything freely": Options(1, (Settlement("pay", 140, (2, 4, 2, 0, 0, 0), True),)),
    "let stand or buy back": Options(1, (Button("let_stand"), Settlement("buy_back", 20, FEW_NOTES, False))),
    "accept or counter": Options(2, (Button("accept"), Laying("counter", FEW_NOTES, 1))),
    "claim the dove or auction": Options(2, (Button("auction"), Button("claim_dove"))),
}


@pytest.mark.parametrize("situation", SITUATIONS.values(), ids=SITUATIONS)
def test_every_legal_action_is_chosen_some_time_and_no_other(situation: Options) -> None:
    bot = RandomBot(Random(1))
    chosen = {bot.choose(NOTHING_SEEN, situation) for _ in range(2000)}
    assert chosen == set(situation.actions())


@pytest.mark.parametrize("situation", SITUATIONS.values(), ids=SITUATIONS)
def test_kinds_are_chosen_evenly_and_then_what_is_of_a_kind(situation: Options) -> None:
    bot = RandomBot(Random(2))
    tries = 4000
    counts = Counter(bot.choose(NOTHING_SEEN, situation) for _ in range(tries))
    for choice in situation.choices:
        actions = list(choice.actions(situation.seat))
        expected = tries / len(situation.choices) / len(actions)
        for action in actions:
            assert abs(counts[action] - expected) < 6 * expected**0.5 + 1


@pytest.mark.parametrize("rules", [{}, {"payment": "free"}, {"empty_offers": "allowed", "bid_step": 50}])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_it_chooses_is_among_its_options_all_game_long(edition: str, rules: dict[str, object]) -> None:
    terms = agree(edition, [], rules, 3)
    game, dealer = start(terms, 3, 0), Dealer.shuffled(terms, Random(4))
    bot = RandomBot(Random(4))
    while game.state.phase != OVER:
        seat = next_to_act(game.state)
        if seat == HOUSE:
            apply(game, dealer.answer(game))
        else:
            asked = options(game, seat)
            action = bot.choose(NOTHING_SEEN, asked)
            assert asked.allows(action)
            apply(game, action)
