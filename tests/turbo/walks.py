"""Random games in the compact form of actions, with attempts in between that mostly are not allowed."""

from itertools import islice
from random import Random

from maquignon.rules.act import act
from maquignon.rules.actions import BID, PASS, Action
from maquignon.rules.cards import KINDS_OF_ANIMALS
from maquignon.rules.choices import BidRange, Challenge, Draw, Laying, Settlement
from maquignon.rules.game import Game, to_act
from maquignon.rules.legality import why_not
from maquignon.rules.options import options
from maquignon.rules.payment import payments
from maquignon.rules.reasons import FINE
from maquignon.rules.state import NOBODY, OVER, State

Compact = tuple[int, int, int, int, int, tuple[int, ...]]
Step = tuple[Compact, int, State]
"""An attempt, the reason the law gave, and the position after it."""


def walk(game: Game, rng: Random, foul: float = 1.0) -> list[Step]:
    """A whole game; `foul` is how many attempts at random there are for each action of the game."""
    steps: list[Step] = []
    while game.state.phase != OVER:
        for action in some_action(game, rng):
            if rng.random() < foul:
                attempt(game.state, spoil(action, game.state, rng), steps)
            attempt(game.state, action, steps)
    return steps


def attempt(s: State, action: Compact, steps: list[Step]) -> None:
    reason = why_not(s, *action)
    if reason == FINE:
        act(s, *action)
    steps.append((action, reason, s.copy()))


def some_action(game: Game, rng: Random) -> list[Compact]:
    """What somebody may do now, chosen by the dice; several animals come one by one."""
    own = options(game, game.state.leader).own_raise if game.state.leader != NOBODY else None
    if own is not None and rng.random() < 0.1:
        return [(BID, game.state.leader, rng.randrange(own.minimum, own.maximum + 1, 10), -2, -1, (0,) * 6)]
    may = options(game, rng.choice(to_act(game)))
    choice = rng.choice(may.choices)
    match choice:
        case Draw(number=number, pile=pile):
            every = [animal for animal, left in enumerate(pile) for _ in range(left)]
            kind = next(choice.actions(-1)).kind
            return [(kind, -1, 0, -2, animal, (0,) * 6) for animal in rng.sample(every, number)]
        case BidRange(minimum=least, maximum=most):
            top = min(most, least + 200) if rng.random() < 0.8 else most
            return [(BID, may.seat, rng.randrange(least, top + 1, 10), -2, -1, (0,) * 6)]
        case Settlement(price=price, purse=purse, freely=freely):
            notes = rng.choice(list(islice(payments(purse, price, freely), 200)))
            return [(*compact(next(choice.actions(may.seat)))[:5], notes)]
        case Laying(purse=purse, least=least):
            return [(*compact(next(choice.actions(may.seat)))[:5], some_notes(purse, least, rng))]
        case Challenge(stakes=stakes, purse=purse, least=least):
            stake = rng.choice(stakes)
            kind = next(choice.actions(may.seat)).kind
            return [(kind, may.seat, 0, stake.target, stake.animal, some_notes(purse, least, rng))]
        case _:
            return [compact(next(choice.actions(may.seat)))]


def compact(action: Action) -> Compact:
    return action.kind, action.seat, action.amount, action.target, action.animal, action.notes


def some_notes(purse: tuple[int, ...], least: int, rng: Random) -> tuple[int, ...]:
    while True:
        notes = tuple(rng.randint(0, count) for count in purse)
        if sum(notes) >= least:
            return notes


def spoil(action: Compact, s: State, rng: Random) -> Compact:
    """The same action with a part of it changed, or something else altogether."""
    kind, seat, amount, target, animal, notes = action
    match rng.randrange(6):
        case 0:
            kind = rng.randrange(16)
        case 1:
            seat = rng.randrange(-1, s.players)
        case 2:
            amount += rng.choice((-10, -5, 5, 10, 1000, 10**6))
            kind = rng.choice((kind, BID, PASS))
        case 3:
            target = rng.randrange(-3, 7)
        case 4:
            animal = rng.randrange(-2, KINDS_OF_ANIMALS + 2)
        case _:
            notes = tuple(max(-1, count + rng.choice((-1, 0, 0, 1, 2))) for count in notes)
    return kind, seat, amount, target, animal, notes
