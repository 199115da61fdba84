"""Options are exact: what they list is done, what they do not list is refused, and a refusal changes nothing."""

from dataclasses import fields, replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from maquignon.bots.bot import NOTHING_SEEN
from maquignon.bots.random import RandomBot
from maquignon.rules import actions as a
from maquignon.rules.actions import Action
from maquignon.rules.cards import KINDS_OF_ANIMALS, KINDS_OF_NOTES
from maquignon.rules.game import Game, IllegalAction, apply, refusal, to_act
from maquignon.rules.options import Options, options
from maquignon.rules.state import HOUSE
from tests.properties.random_play import house_action

LISTED = 40  # an opening deal or a full purse has more actions than anybody could try
KINDS: tuple[type[Action], ...] = (
    a.Deal, a.TurnUp, a.Hammer, a.Auction, a.Bid, a.Pass, a.Sell, a.Preempt, a.Pay, a.LetStand, a.BuyBack, a.Trade,
    a.Accept, a.Counter, a.Offer, a.ClaimDove,
)  # fmt: skip


def assert_options_are_exact(game: Game, rng: Random) -> None:
    acting = to_act(game)
    for seat in (HOUSE, *range(game.state.players)):
        offered = options(game, seat)
        assert bool(offered) == (seat in acting)
        if offered:
            _assert_what_is_listed_can_be_done(game, offered, rng)
        if seat == game.state.leader:
            _assert_own_raises_are_exact(game, offered)
    for _ in range(4):
        assert_agreement(game, any_nonsense(game, rng))


def _assert_what_is_listed_can_be_done(game: Game, offered: Options, rng: Random) -> None:
    listed = list(islice(offered.actions(), LISTED))
    assert len(set(listed)) == len(listed)
    assert all(offered.allows(action) and refusal(game, action) is None for action in listed)
    action = house_action(game, rng) if offered.seat == HOUSE else RandomBot(rng).choose(NOTHING_SEEN, offered)
    assert len(listed) == LISTED or action in listed
    after = game.copy()
    apply(after, action)
    assert after.state != game.state
    near_miss = mutated(action, game, rng)
    assert_agreement(game, near_miss)
    if len(listed) < LISTED and near_miss.seat == offered.seat:
        assert (near_miss in listed) == (refusal(game, near_miss) is None)


def _assert_own_raises_are_exact(game: Game, offered: Options) -> None:
    """D7 whatever amount the leader may bid is within what is told apart from the choices."""
    told = offered.own_raise
    for amount in range(0, game.state.money_in_play + 30, 10):
        within = told is not None and told.minimum <= amount <= told.maximum
        assert within == offered.allows(a.Bid(offered.seat, amount))
        assert within == (refusal(game, a.Bid(offered.seat, amount)) is None)


def assert_agreement(game: Game, action: Action) -> None:
    """Law and options say the same about an action, and the law does what it says."""
    reason = refusal(game, action)
    seated = HOUSE <= action.seat < game.state.players
    assert (seated and options(game, action.seat).allows(action)) == (reason is None)
    if reason is not None:
        after = game.copy()
        with pytest.raises(IllegalAction, match=reason):
            apply(after, action)
        assert after == game


def any_nonsense(game: Game, rng: Random) -> Action:
    kind = rng.choice(KINDS)
    return kind(**{field.name: _any_value(field.name, game, rng) for field in fields(kind)})


def mutated(action: Action, game: Game, rng: Random) -> Action:
    """An action with one thing about it changed."""
    names = [field.name for field in fields(action)]
    if not names:
        return any_nonsense(game, rng)
    name = rng.choice(names)
    return replace(action, **{name: _any_value(name, game, rng, getattr(action, name))})


def _any_value(name: str, game: Game, rng: Random, old: Any = None) -> Any:
    s = game.state
    if name in ("seat", "target"):
        return rng.randint(-3, s.players)
    if name == "amount":
        return rng.choice([0, -10, s.high_bid, s.high_bid + rng.randint(1, 60), s.money_in_play, s.money_in_play + 10])
    if name == "animal":
        return rng.randint(-1, KINDS_OF_ANIMALS)
    if name == "animals":
        lot = list(old or ()) or [rng.randrange(KINDS_OF_ANIMALS)]
        lot[rng.randrange(len(lot))] = rng.randint(-1, KINDS_OF_ANIMALS)
        return tuple(lot[: rng.randint(0, len(lot))] if rng.random() < 0.3 else lot)
    assert name == "notes"
    notes = list(old or s.purse[rng.randrange(s.players)])
    notes[rng.randrange(KINDS_OF_NOTES)] += rng.choice([-1, 1])
    return tuple(notes)
