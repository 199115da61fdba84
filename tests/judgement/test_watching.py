"""A game watched to its end: chances that add up at every step, nothing peeked at, and the winner at last."""

from random import Random

import pytest

from maquignon.bots.random import RandomBot
from maquignon.judgement.watching import Watcher
from maquignon.play.dealer import Dealer
from maquignon.rules.game import Game, start, to_act, winners
from maquignon.rules.options import options
from maquignon.rules.state import HOUSE, OVER
from maquignon.rules.telling import play
from maquignon.rules.terms.charter import agree
from maquignon.rules.views import view


def watched(players: int, seat: int | None, seed: int = 1) -> tuple[Game, list[list[float]]]:
    edition = agree("koehandel", [], {}, players)
    game = start(edition, players, 0)
    dealer, bot = Dealer.shuffled(edition, Random(seed)), RandomBot(Random(seed))
    watcher = Watcher(game, seat)
    watcher.look([])
    while game.state.phase != OVER:
        who = to_act(game)[0]
        action = dealer.answer(game) if who == HOUSE else bot.choose(view(game, who), options(game, who))
        watcher.look(play(game, action))
    return game, watcher.chances()


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_chances_add_up_at_every_step_and_the_winner_has_them_all_at_the_end(seat: int | None) -> None:
    game, chances = watched(3, seat)
    assert len(chances) > 50
    assert all(len(step) == 3 and sum(step) == pytest.approx(1, abs=1e-3) for step in chances)
    won = winners(game)
    assert chances[-1] == pytest.approx([(player in won) / len(won) for player in range(3)])


def test_a_seat_judges_by_what_it_knows_whatever_the_others_hold() -> None:
    found = []
    for note in (2, 3):
        edition = agree("koehandel", [], {}, 4)
        game = start(edition, 4, 0)
        game.state.purse[3][note] += 1
        watcher = Watcher(game, 1)
        watcher.look([])
        found.append(watcher.chances())
    assert found[0] == found[1]


def test_who_has_looked_at_nothing_has_nothing_to_say() -> None:
    assert Watcher(start(agree("bluff", [], {}, 5), 5, 0)).chances() == []
