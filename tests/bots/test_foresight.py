"""Looking ahead: imagined worlds are possible and plausible, and better plans are seen to be better."""

import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from maquignon.bots import foresight
from maquignon.bots.expert import WORLDS, Expert, can_look_ahead
from maquignon.bots.foresight import foresee
from maquignon.bots.imagine import Unimaginable
from maquignon.bots.policy import Array, Policy, shipped
from maquignon.bots.worlds import imagine_worlds, plausibility
from maquignon.knowledge.hearsay import Listener
from maquignon.knowledge.purses import Knowledge
from maquignon.play.dealer import Dealer
from maquignon.rules.actions import Trade
from maquignon.rules.audience import seen_by
from maquignon.rules.cards import ANIMALS, KINDS_OF_NOTES, count_notes, worth
from maquignon.rules.game import Game, apply, start
from maquignon.rules.options import options
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE, OVER, State
from maquignon.rules.telling import play
from maquignon.rules.terms.charter import agree
from maquignon.rules.views import View, view
from maquignon.turbo import ahead, batch
from maquignon.turbo.ahead import make_ready
from maquignon.turbo.codec import ACTIONS, DONE, LAY
from maquignon.turbo.observation import WIDTH
from maquignon.turbo.records import read
from maquignon.turbo.translate import symbols_of
from tests.bots.knowing import Omniscience, knowing_all
from tests.properties.random_play import any_action

HORSE, ROOSTER = ANIMALS.index("horse"), ANIMALS.index("rooster")


def indifferent(**likings: float) -> Policy:
    """A network that sees nothing and says anything, but for what it likes."""
    bias = np.zeros(ACTIONS, np.float32)
    for symbol, liking in likings.items():
        bias[int(symbol[1:])] = liking
    first, second = ((np.zeros((4, wide), np.float32), np.zeros(4, np.float32)) for wide in (WIDTH, 4))
    judges = (np.zeros((1, 4), np.float32), np.zeros(1, np.float32))
    return Policy(first, second, (np.zeros((ACTIONS, 4), np.float32), bias), judges)


@pytest.mark.parametrize(("name", "players"), [("koehandel", 4), ("boursicocotte-2025", 3), ("bluff", 5)])
def test_worlds_look_like_this_one_and_everybody_in_them_knows_their_own_notes(name: str, players: int) -> None:
    rng, viewer = Random(name), 1
    game = start(agree(name, [], {"bids": "must-afford"}, players), players, 0)
    dealer = Dealer.shuffled(game.edition, rng)
    mine, public = Listener(game.edition, players), Listener(game.edition, players)
    looked = missed = 0
    while game.state.phase != OVER:
        action = dealer.answer(game) if next_to_act(game.state) == HOUSE else any_action(game, rng)
        events = play(game, action)
        mine.hear([seen_by(event, viewer) for event in events])
        public.hear([seen_by(event, None) for event in events])
        if rng.random() < 0.1:
            seen = view(game, viewer)
            try:
                worlds = imagine_worlds(seen, mine.knowledge, public.knowledge, shipped(), 4, rng)
            except Unimaginable:  # now and then too much is known for a world to be found by luck
                missed += 1
                continue
            for world in range(4):
                state = read(worlds.positions[world], State)
                assert view(Game(game.edition, state), viewer) == seen
                for seat in range(players):
                    mind = read(worlds.minds[world][seat], Knowledge)
                    assert all(mind.low[seat][kind] >= state.purse[seat][kind] for kind in range(KINDS_OF_NOTES))
            looked += 1
    assert looked > 3 + 5 * missed


def offered(*notes: int) -> State:
    """Ben has challenged Ana with these notes, out of two zeros, two tens and a fifty."""
    game = start(agree("koehandel", [], {}, 3), 3, 1)
    s = game.state
    s.pile, s.pile_left = [0] * 10, 0
    s.herd[0][HORSE], s.herd[1][HORSE] = 1, 3
    for seat in range(3):
        s.purse[seat] = list(count_notes([0, 0, 10, 10, 50]))
    play(game, Trade(1, 0, HORSE, count_notes(notes)))
    return s


def hidden_offers(policy: Policy) -> Counter[tuple[int, ...]]:
    """What two notes lie before Ana, who has not seen them, in worlds as she imagines them."""
    edition = agree("koehandel", [], {"start_notes": [0, 0, 10, 10, 50]}, 3)
    game = start(edition, 3, 1)
    game.state.pile, game.state.pile_left = [0] * 10, 0
    game.state.herd[0][HORSE], game.state.herd[1][HORSE] = 1, 3
    events = play(game, Trade(1, 0, HORSE, count_notes([0, 10])))
    mine, public = Listener(edition, 3), Listener(edition, 3)
    mine.hear([seen_by(event, 0) for event in events])
    public.hear([seen_by(event, None) for event in events])
    worlds = imagine_worlds(view(game, 0), mine.knowledge, public.knowledge, policy, 100, Random(1))
    return Counter(tuple(read(world, State).offer) for world in worlds.positions)


def test_plausible_worlds_are_imagined_more_often() -> None:
    zeros, fifty = count_notes([0, 0]), count_notes([0, 50])
    assert len(hidden_offers(indifferent())) == 5
    bluffs, pays = hidden_offers(indifferent(**{f"_{LAY}": 5.0})), hidden_offers(indifferent(**{f"_{LAY + 2}": 5.0}))
    assert bluffs[zeros] > 80 > 20 > pays[zeros]
    assert pays[fifty] > 40 > 10 > bluffs[fifty]


def test_a_world_is_the_more_plausible_the_more_its_challenger_likes_such_offers() -> None:
    public = Listener(agree("koehandel", [], {}, 3), 3).knowledge
    bluffer, payer = indifferent(**{f"_{LAY}": 5.0}), indifferent(**{f"_{LAY + 2}": 5.0})
    zeros, fifty = offered(0, 0), offered(0, 50)
    assert plausibility(zeros, public, bluffer) > plausibility(fifty, public, bluffer)
    assert plausibility(zeros, public, payer) < plausibility(fifty, public, payer)


def test_that_nothing_more_was_laid_says_something_as_well() -> None:
    public, note = Listener(agree("koehandel", [], {}, 3), 3).knowledge, offered(10)
    thrifty, lavish = indifferent(**{f"_{DONE}": 5.0}), indifferent(**{f"_{DONE}": -5.0})
    assert plausibility(note, public, thrifty) > 10 * plausibility(note, public, lavish)


def last_trade(seat: int = 0, *bens: int) -> Game:
    """Ana has three horses and 500, Ben the fourth, a family and little, Cleo a fortune; nothing else is left."""
    money = bens or (10, 10)
    game = start(agree("koehandel", [], {}, 3), 3, seat)
    s, ben = game.state, (seat + 1) % 3
    s.pile, s.pile_left = [0] * 10, 0
    s.herd[seat][HORSE], s.herd[ben][HORSE] = 3, 1
    s.herd[ben][ROOSTER] = 4
    s.purse[seat], s.purse[ben] = list(count_notes([0, 500])), list(count_notes(money))
    s.purse[(seat + 2) % 3] = list(count_notes([500, 500]))
    s.money_in_play = 1500 + sum(money)
    return game


@pytest.mark.parametrize("seat", range(3))
def test_the_offer_that_wins_the_last_family_promises_more_than_the_one_that_loses_it(seat: int) -> None:
    game = last_trade(seat)
    seen, known, policy = view(game, seat), knowing_all(game), indifferent()
    offers = [Trade(seat, (seat + 1) % 3, HORSE, count_notes(notes)) for notes in ([500], [0])]
    plans = [tuple(symbols_of(game.state, offer)[1:]) for offer in offers]
    worlds = imagine_worlds(seen, known, known, policy, 40, Random(1))
    rich, poor = foresee(policy, seen, worlds, plans, Random(2))
    assert rich > poor + 0.2


def test_one_plan_thought_of_twice_promises_twice_the_same() -> None:
    """The same luck in the same world: what differs in the end is the plan's doing."""
    game = last_trade()
    seen, known, policy = view(game, 0), knowing_all(game), indifferent()
    plan = tuple(symbols_of(game.state, Trade(0, 1, HORSE, count_notes([0])))[1:])
    worlds = imagine_worlds(seen, known, known, policy, 15, Random(1))
    first, second, third = foresee(policy, seen, worlds, [plan] * 3, Random(2))
    assert first == second == third


HUNDREDS = (100,) * 5
"""With so much Ben could hold against Ana's 500, so that no rule says what she lays."""


class Watched(Expert):
    """Knows everything about the last trade, and counts how often it looks ahead."""

    looked = 0

    def __init__(self, rng: Random, policy: Policy, worlds: int = WORLDS) -> None:
        super().__init__(rng, policy, worlds)
        self.memory = Omniscience(last_trade(0, *HUNDREDS))

    def _promise(self, view: View, plans: Sequence[tuple[int, ...]]) -> Array:
        self.looked += 1
        return super()._promise(view, plans)


def test_an_expert_who_looks_ahead_sees_what_the_network_does_not() -> None:
    make_ready()
    game = last_trade(0, *HUNDREDS)
    wins = dict.fromkeys((0, 24), 0)
    for worlds, seed in product(wins, range(20)):
        expert = Watched(Random(seed), indifferent(), worlds)
        choice = expert.choose(view(game, 0), options(game, 0))
        assert expert.looked == (1 if worlds else 0)
        wins[worlds] += worth(choice.notes) == 500
    assert wins[24] > 17 > wins[0]


def test_of_plans_that_promise_alike_the_one_thought_of_more_often_is_chosen_more_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rare, usual = Trade(0, 1, HORSE, count_notes([0])), Trade(0, 1, HORSE, count_notes([500]))
    thoughts = [((1,), rare), *[((2,), usual)] * 15]
    monkeypatch.setattr("maquignon.bots.expert.can_look_ahead", lambda: True)
    monkeypatch.setattr("maquignon.bots.expert.THOUGHTS", len(thoughts))
    seen, chosen = view(last_trade(), 0), Counter[bool]()
    for seed in range(200):
        told = iter(thoughts)
        expert = Expert(Random(seed), indifferent())
        monkeypatch.setattr(expert, "_speak", lambda *_, told=told: next(told))
        monkeypatch.setattr(expert, "_promise", lambda _, plans: np.ones(len(plans)))
        chosen[expert._think(seen, 0) == usual] += 1
    assert 140 < chosen[True] < 180, "by the root of how often: four times in five"


def test_while_the_pile_lasts_nobody_looks_ahead() -> None:
    make_ready()
    game = last_trade()
    game.state.pile, game.state.pile_left = [0] * 8 + [4, 0], 4  # all cows
    expert = Watched(Random(1), indifferent())
    expert.choose(view(game, 0), options(game, 0))
    assert not expert.looked


def test_who_is_to_answer_looks_ahead_as_well() -> None:
    make_ready()
    game = last_trade()
    apply(game, Trade(0, 1, HORSE, count_notes([500])))
    expert = Watched(Random(1), indifferent())
    expert.memory = Omniscience(game)
    expert.choose(view(game, 1), options(game, 1))
    assert expert.looked == 1


def test_a_game_that_is_broken_off_is_judged_from_the_seat_that_looks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "LONGEST", 1)
    asked: list[npt.NDArray[np.int8]] = []
    observed_by = batch.Batch.observed_by

    def observed(games: batch.Batch, seats: npt.NDArray[np.int8]) -> Array:
        asked.append(seats)
        return observed_by(games, seats)

    monkeypatch.setattr(batch.Batch, "observed_by", observed)
    game = last_trade()
    seen, known, policy = view(game, 0), knowing_all(game), indifferent()
    plan = tuple(symbols_of(game.state, Trade(0, 1, HORSE, count_notes([0])))[1:-1])
    worlds = imagine_worlds(seen, known, known, policy, 8, Random(1))
    foresee(policy, seen, worlds, [plan], Random(2))
    assert asked
    assert not asked[0].any()


def test_without_the_compiled_law_it_plays_on_without_looking_and_has_it_made(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(batch, "is_compiled", lambda: False)
    monkeypatch.setattr(ahead, "make_ready_beside", lambda: asked.append(True))
    game = last_trade()
    expert = Watched(Random(1), indifferent())
    expert.choose(view(game, 0), options(game, 0))
    assert asked == [True]
    assert not expert.looked


def test_without_numba_it_plays_on_without_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    for part in ("ahead", "batch"):
        monkeypatch.setitem(sys.modules, f"maquignon.turbo.{part}", None)
    assert not can_look_ahead()
    game = last_trade()
    expert = Watched(Random(1), indifferent())
    expert.choose(view(game, 0), options(game, 0))
    assert not expert.looked


def test_to_ask_whether_it_can_look_ahead_starts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[bool] = []
    monkeypatch.setattr(batch, "is_compiled", lambda: False)
    monkeypatch.setattr(ahead, "make_ready_beside", lambda: started.append(True))
    assert not can_look_ahead()
    assert not started


def test_the_compiled_law_is_made_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    ahead.make_ready_beside.cache_clear()
    ahead.make_ready_beside()
    ahead.make_ready_beside()
    assert started == [[sys.executable, "-m", "maquignon.turbo.ahead"]]


def test_where_no_world_can_be_imagined_every_plan_is_as_good_as_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise Unimaginable

    monkeypatch.setattr("maquignon.bots.worlds.imagine_worlds", fail)
    seen = view(start(agree("koehandel", [], {}, 3), 3, 0), 1)
    one, other, third = Expert(Random(1), indifferent())._promise(seen, [(1,), (2,), (3,)]).tolist()
    assert one == other == third > 0
