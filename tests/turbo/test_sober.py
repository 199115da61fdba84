"""Sober symbols: every bid one can pay that takes one symbol, and no other."""

from collections import Counter
from random import Random

import pytest

from maquignon.rules.cards import worth
from maquignon.rules.game import start
from maquignon.rules.legality import may_act
from maquignon.rules.state import BIDDING, State
from maquignon.rules.terms.charter import agree
from maquignon.turbo.codec import ACTIONS, CHALLENGE, RAISE, Draft, legal, say
from maquignon.turbo.sober import soberly
from maquignon.turbo.translate import action_of
from tests.properties.random_play import positions


def is_raise(symbol: int) -> bool:
    return RAISE <= symbol < CHALLENGE


def can_be_paid_at_once(s: State, seat: int, symbol: int) -> bool:
    """Is this a whole bid, and one that the purse can pay?"""
    draft = Draft()
    return say(s, draft, seat, symbol) and action_of(draft, seat).amount <= worth(s.purse[seat])


@pytest.mark.parametrize(("edition", "rules"), [("koehandel", {}), ("boursicocotte-2025", {"bid_step": 50})])
def test_who_is_sober_bids_what_they_have_and_says_it_at_once(edition: str, rules: dict[str, object]) -> None:
    seen: Counter[bool] = Counter()
    for game in positions(start(agree(edition, [], rules, 4), 4, 0), Random(edition)):
        s = game.state
        for seat in range(4):
            if s.phase == BIDDING and may_act(s, seat):
                found = [0] * ACTIONS
                symbols = found[: legal(s, Draft(), seat, found)]
                sober = found[: soberly(s, seat, found, len(symbols))]
                expected = [
                    symbol for symbol in symbols if not is_raise(symbol) or can_be_paid_at_once(s, seat, symbol)
                ]
                assert sober == expected
                seen += Counter(symbol in sober for symbol in symbols if is_raise(symbol))
    assert min(seen[True], seen[False]) > 50


def test_where_there_is_nothing_to_bid_for_everything_is_sober() -> None:
    game = start(agree("koehandel", [], {}, 3), 3, 0)
    found = [0] * ACTIONS
    number = legal(game.state, Draft(), 0, found)
    assert soberly(game.state, 0, found, number) == number
