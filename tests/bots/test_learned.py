"""The learned player and the levels: they play by the law at any table, and each beats the one below."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maquignon.bots.learned import Learned
from maquignon.bots.policy import Policy, results, shipped
from maquignon.bots.roster import make_bot
from maquignon.play.dealer import Dealer
from maquignon.play.match import play_match
from maquignon.rules.actions import Accept, Action, Bid
from maquignon.rules.cards import worth
from maquignon.rules.game import Game, winners
from maquignon.rules.options import Options, options
from maquignon.rules.state import OVER
from maquignon.rules.terms.charter import agree
from maquignon.rules.views import View, view
from maquignon.turbo.codec import ACTIONS, LAY, SAY_ACCEPT
from maquignon.turbo.observation import WIDTH
from tests.properties.random_play import house_tables
from tests.table import Table


@pytest.mark.slow
@pytest.mark.parametrize("name", ["easy", "hard"])
@given(table=house_tables(), seed=st.integers(0, 999))
@settings(max_examples=15)
def test_a_match_ends_whatever_the_house_rules(name: str, table: Game, seed: int) -> None:
    bots = [make_bot(name, Random(f"{seed}/{seat}")) for seat in range(table.state.players)]
    match = play_match(table.edition, bots, Dealer.shuffled(table.edition, Random(seed)), table.state.active)
    assert match.game.state.phase == OVER


def test_the_shipped_weights_fit_what_is_seen_and_what_can_be_said() -> None:
    policy = shipped()
    assert policy.inputs == WIDTH
    assert policy.policy_head[0].shape[0] == ACTIONS


def test_one_observation_and_many_are_judged_alike() -> None:
    policy = shipped()
    seen = np.random.default_rng(1).random((5, WIDTH), np.float32)
    assert np.allclose(policy.value(seen), [policy.value(one) for one in seen], atol=1e-4)


def test_a_result_is_the_share_of_the_victory_and_half_that_of_the_points() -> None:
    winners_of = np.array([[True, True, False], [False, False, True]])
    scores = np.array([[10, 10, 0], [0, 0, 0]], np.int32)
    assert results(winners_of, scores).tolist() == [[0.75, 0.75, 0.0], [0.0, 0.0, 1.0]]


def test_it_never_bids_beyond_its_purse() -> None:
    class Watched(Learned):
        def choose(self, view: View, options: Options) -> Action:
            action = super().choose(view, options)
            if isinstance(action, Bid):
                assert action.amount <= worth(view.purse or ())
                bids.append(action)
            return action

    bids: list[Bid] = []
    edition = agree("koehandel", [], {}, 4)
    play_match(edition, [Watched(Random(seat)) for seat in range(4)], Dealer.shuffled(edition, Random(1)), 0)
    assert bids


def one_network(temperature: float) -> Policy:
    """A network that likes the last symbol best, the less so the warmer."""
    nothing = (np.zeros((4, WIDTH), np.float32), np.zeros(4, np.float32))
    inner = (np.zeros((4, 4), np.float32), np.zeros(4, np.float32))
    speaks = (np.zeros((ACTIONS, 4), np.float32), np.arange(ACTIONS, dtype=np.float32) / temperature)
    return Policy(nothing, inner, speaks, (np.zeros((1, 4), np.float32), np.zeros(1, np.float32)))


def test_a_cold_choice_is_surer_than_a_warm_one() -> None:
    policy, seen, symbols = one_network(1.0), np.zeros(WIDTH, np.float32), np.array([0, 1])
    cold, warm = (policy.chances(seen, symbols, temperature)[1] for temperature in (0.3, 4.0))
    assert cold > 0.95 > 0.6 > warm > 0.5


def bids_of(lapses: float) -> list[Action]:
    """What a very sure player of this concentration says, many times asked, where it may bid anything up to 90."""
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    sure = type("Sure", (Learned,), {"temperature": 0.01, "lapses": lapses})
    players = [sure(Random(seed), one_network(1.0)) for seed in range(60)]
    return [player.choose(view(table.game, 1), options(table.game, 1)) for player in players]


def test_who_concentrates_says_what_the_network_likes_best_and_who_lapses_says_anything() -> None:
    concentrated, dreaming, nodding = bids_of(0.0), bids_of(1.0), bids_of(0.4)
    assert len(set(concentrated)) == 1
    assert len(set(dreaming)) > 3
    like_best = [choices.count(concentrated[0]) for choices in (concentrated, nodding, dreaming)]
    assert like_best[0] == 60 > like_best[1] > 30 > like_best[2]


def test_to_lean_to_a_symbol_makes_it_likelier_and_changes_nothing_else() -> None:
    policy, seen = one_network(1.0), np.zeros(WIDTH, np.float32)
    symbols = np.array([SAY_ACCEPT, LAY, LAY + 1])
    before = policy.chances(seen, symbols)
    after = policy.leaning_to(SAY_ACCEPT, 2.0).chances(seen, symbols)
    assert after[0] > before[0]
    assert after[1] / after[2] == pytest.approx(before[1] / before[2])
    assert (policy.chances(seen, symbols) == before).all()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse"), [("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard")]
)
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """Two against two; what is measured with more games stands in docs/bots.md."""
    edition = agree("koehandel", [], {}, 4)
    won = 0.0
    for number in range(60):
        seats = [better, worse, better, worse] if number % 2 else [worse, better, worse, better]
        bots = [make_bot(name, Random(f"{number}/{seat}")) for seat, name in enumerate(seats)]
        best = winners(play_match(edition, bots, Dealer.shuffled(edition, Random(number // 2)), 0).game)
        won += sum(seats[seat] == better for seat in best) / len(best)
    assert won > 30


def selling(pile: bool) -> int:
    """How many of forty, whose network would rather fight, let Ana have a pig for whatever she laid."""
    table = Table("koehandel")
    table.owns("Ana", "pig")
    table.owns("Ben", "pig")
    if not pile:
        table.leaves_in_the_pile(everything_else="Cleo")
    table.turn_of("Ana")
    table.challenges("Ana", "Ben", "pig", 10)
    fights = one_network(1.0)
    bias = fights.policy_head[1] * 0
    bias[SAY_ACCEPT] = -5.0
    fighter = replace(fights, policy_head=(fights.policy_head[0], bias))
    seen, open_to = table.sees("Ben"), table.options("Ben")
    return sum(isinstance(Learned(Random(seed), fighter).choose(seen, open_to), Accept) for seed in range(40))


def test_nobody_sells_for_a_song_while_there_are_auctions_but_takes_the_money_afterwards() -> None:
    assert selling(pile=True) < 10 < 20 < selling(pile=False)
