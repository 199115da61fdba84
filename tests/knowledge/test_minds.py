"""A mind that is put together from a position knows what that seat would know: no less of the table, and no secrets."""

from random import Random

import pytest

from maquignon.knowledge.hearsay import Listener
from maquignon.knowledge.minds import mind_of
from maquignon.knowledge.purses import OFFERED
from maquignon.rules.audience import seen_by
from maquignon.rules.cards import KINDS_OF_NOTES
from maquignon.rules.game import start
from maquignon.rules.state import ANSWERING, BUYING_BACK, OVER
from maquignon.rules.telling import play
from maquignon.rules.terms.charter import agree
from maquignon.rules.views import seen_offer, seen_payment
from tests.properties.random_play import any_action


@pytest.mark.parametrize(("edition", "players"), [("koehandel", 4), ("bluff", 3), ("boursicocotte-2025", 5)])
def test_a_mind_knows_its_notes_and_the_pile_it_may_look_at_and_is_never_wrong(edition: str, players: int) -> None:
    rng = Random(f"minds of {edition}")
    game = start(agree(edition, [], {}, players), players, 0)
    public = Listener(game.edition, players)
    phases = set()
    while game.state.phase != OVER:
        public.hear([seen_by(event, None) for event in play(game, any_action(game, rng))])
        s = game.state
        laid, owner = (s.offer, s.active) if s.phase == ANSWERING else (s.paid, s.leader)
        lies_there = s.phase in (ANSWERING, BUYING_BACK)
        for seat in range(players):
            mind = mind_of(s, public.knowledge, seat)
            for other in range(players):
                held = s.purse[other]
                owned = [held[kind] + laid[kind] * (lies_there and other == owner) for kind in range(KINDS_OF_NOTES)]
                bounds = zip(mind.low[other], owned, mind.high[other], strict=True)
                assert all(low <= number <= high for low, number, high in bounds)
                if other == seat:
                    assert list(mind.low[seat]) == list(mind.high[seat]) == owned
            shown = seen_offer(s, seat) or seen_payment(s, seat)
            if shown is not None:
                phases.add((s.phase, seat == owner))
                assert list(mind.pile_low[OFFERED]) == list(mind.pile_high[OFFERED]) == list(shown)
    assert (ANSWERING, True) in phases
    if edition == "bluff":  # the seller has seen what the buyer paid, too
        assert {(BUYING_BACK, True), (BUYING_BACK, False)} <= phases
