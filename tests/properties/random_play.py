"""Tables of every kind, and games in which anybody who may act does anything they may, in any order."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from hypothesis import strategies as st

from maquignon.bots.bot import NOTHING_SEEN
from maquignon.bots.random import RandomBot
from maquignon.rules.actions import Action, Bid, Deal, Hammer, TurnUp
from maquignon.rules.cards import NOTES
from maquignon.rules.game import Game, animals_due, apply, start, to_act
from maquignon.rules.options import options
from maquignon.rules.state import DEALING, HOUSE, NOBODY, OVER, TURNING_UP
from maquignon.rules.terms.charter import CharterError, agree
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS

GRID = [(edition, players) for edition in EDITIONS for players in (3, 4, 5)]
LONGEST_GAME = 20_000  # actions: more than any game takes, since D21 ends a standstill


def dice() -> st.SearchStrategy[Random]:
    """Dice named by one number, so that a failure can be played again."""
    return st.builds(Random, st.integers(0, 2**32 - 1))


def playable_variants(edition: str) -> list[tuple[str, ...]]:
    """Every set of variants that means something on this edition."""
    names = ["coup-double", "finie-la-plaisanterie", *(["super-marchandage"] if edition == "bluff" else [])]
    return [chosen for size in range(len(names) + 1) for chosen in combinations(names, size)]


_NOTES = st.lists(st.sampled_from(NOTES), max_size=9)
_HOUSE_RULES: dict[str, st.SearchStrategy[Any]] = {
    "family_size": st.integers(2, 4),
    "lot_size": st.integers(1, 3),
    "start_notes": _NOTES,
    "bid_step": st.sampled_from([10, 20, 50, 100]),
    "bids": st.sampled_from(["bluff-allowed", "must-afford"]),
    "payment": st.sampled_from(["exact-if-possible", "free"]),
    "own_raise": st.sampled_from(["allowed", "forbidden"]),
    "empty_offers": st.sampled_from(["only-when-broke", "allowed"]),
    "opening_deal": st.integers(0, 4),
    "hammer": st.sampled_from(["auctioneer", "leader"]),
    "preemption": st.sampled_from(["match", "double", "none"]),
    "trade_money": st.sampled_from(["swap", "winner-pays"]),
    "trade_reveal": st.sampled_from(["traders", "all"]),
    "counter": st.sampled_from(["optional", "obligatory"]),
    "tie": st.sampled_from(["challenger", "again", "again-counter"]),
    "multiplier": st.sampled_from(["families", "none"]),
    "dove": st.booleans(),
    "tie_break": st.sampled_from(["money", "none"]),
}
_FULL_BOX = {str(note): 99 for note in NOTES}


@st.composite
def house_tables(draw: st.DrawFn) -> Game:
    """The start of a game by any edition, any variants and any house rules, of any number of players."""
    name = draw(st.sampled_from(list(EDITIONS)))
    players = draw(st.integers(3, 5))
    rules = draw(st.fixed_dictionaries({}, optional=_HOUSE_RULES))
    rules["money_box"] = _FULL_BOX
    rules["donkey_payments"] = draw(st.lists(st.sampled_from(NOTES), min_size=4, max_size=4))
    variants = draw(
        st.lists(st.sampled_from(["coup-double", "finie-la-plaisanterie", "super-marchandage"]), unique=True)
    )
    return start(_agreed(name, variants, rules, players), players, draw(st.integers(0, players - 1)))


def _agreed(name: str, variants: list[str], rules: dict[str, Any], players: int) -> Edition:
    try:
        return agree(name, variants, rules, players)
    except CharterError:  # the one combination that can be drawn and cannot be played
        return agree(name, [variant for variant in variants if variant != "super-marchandage"], rules, players)


def any_table(edition: str, players: int, rng: Random) -> Game:
    """The start of a game by one edition with any of its variants."""
    return start(agree(edition, rng.choice(playable_variants(edition)), {}, players), players, rng.randrange(players))


def any_action(game: Game, rng: Random) -> Action:
    """Something that somebody may do now."""
    leader = game.state.leader
    own_raise = options(game, leader).own_raise if leader != NOBODY else None
    if own_raise is not None and rng.random() < 0.1:
        return Bid(leader, rng.randrange(own_raise.minimum, own_raise.maximum + 1, 10))
    seat = rng.choice(to_act(game))
    if seat == HOUSE:
        return house_action(game, rng)
    return RandomBot(rng).choose(NOTHING_SEEN, options(game, seat))


def house_action(game: Game, rng: Random) -> Action:
    s = game.state
    if s.phase not in (DEALING, TURNING_UP):
        return Hammer()
    pile = [animal for animal, left in enumerate(s.pile) for _ in range(left)]
    animals = tuple(rng.sample(pile, animals_due(s)))
    return Deal(animals) if s.phase == DEALING else TurnUp(animals)


def positions(game: Game, rng: Random, log: list[Action] | None = None) -> Iterator[Game]:
    """Every position of a random game, from the start to the end; the same game, moved on in place."""
    yield game
    for _ in range(LONGEST_GAME):
        action = any_action(game, rng)
        apply(game, action)
        if log is not None:
            log.append(action)
        yield game
        if game.state.phase == OVER:
            return
    raise AssertionError(f"no end after {LONGEST_GAME} actions")
