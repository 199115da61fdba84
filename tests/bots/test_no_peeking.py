"""No bot peeks: deal what it cannot see anew, and it chooses the same."""

from random import Random

import pytest

from maquignon.bots.roster import ROSTER, make_bot
from maquignon.play.dealer import Dealer
from maquignon.rules.actions import Action
from maquignon.rules.audience import seen_by
from maquignon.rules.events import Event
from maquignon.rules.game import Game, start
from maquignon.rules.options import options
from maquignon.rules.schedule import next_to_act
from maquignon.rules.state import HOUSE, OVER
from maquignon.rules.telling import play
from maquignon.rules.terms.charter import agree
from maquignon.rules.views import view
from maquignon.turbo.ahead import make_ready
from tests.properties.interference import deal_anew

SEAT = 1


@pytest.mark.parametrize("edition", [pytest.param("koehandel", marks=pytest.mark.slow), "bluff"])
@pytest.mark.parametrize("name", ROSTER)
def test_hidden_notes_dealt_anew_change_no_choice(name: str, edition: str) -> None:
    if name == "expert":
        make_ready()  # it looks ahead wherever it can
    rng = Random(f"{name} {edition}")
    game = start(agree(edition, [], {}, 4), 4, 0)
    dealer = Dealer.shuffled(game.edition, rng)
    others = make_bot("medium", Random(3))
    told: list[list[Event]] = []
    asked = 0
    while game.state.phase != OVER:
        seat = next_to_act(game.state)
        if seat == SEAT and rng.random() < 0.3:
            twin = deal_anew(game, SEAT, rng)
            assert chosen(name, game, told) == chosen(name, twin, told)
            asked += 1
        action = dealer.answer(game) if seat == HOUSE else others.choose(view(game, seat), options(game, seat))
        told.append([seen_by(event, SEAT) for event in play(game, action)])
    assert asked > 5


def chosen(name: str, game: Game, told: list[list[Event]]) -> Action:
    """What a bot that has sat there all the time would do, always with the same dice."""
    bot = make_bot(name, Random(7))
    for events in told if bot.listens else []:
        bot.notice(events)
    return bot.choose(view(game, SEAT), options(game, SEAT))
