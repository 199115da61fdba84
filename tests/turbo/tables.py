"""Tables to test at: every edition with every set of variants, and house rules drawn at random."""

from itertools import combinations
from random import Random
from typing import NamedTuple

from maquignon.rules.game import Game, start
from maquignon.rules.terms.charter import VARIANTS, CharterError, agree
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS


class Table(NamedTuple):
    """An edition agreed upon by a number of players, with a name for the report."""

    title: str
    edition: Edition
    players: int

    def begin(self, first: int) -> Game:
        return start(self.edition, self.players, first)


def printed_tables() -> list[Table]:
    """Every edition, with every set of variants that means something there, for every number of players."""
    return [
        Table(f"{name} {'+'.join(variants) or 'plain'} for {players}", agree(name, variants, {}, players), players)
        for name in EDITIONS
        for number in range(len(VARIANTS) + 1)
        for variants in combinations(VARIANTS, number)
        if "super-marchandage" not in variants or name == "bluff"
        for players in (3, 4, 5)
    ]


def house_table(rng: Random) -> Table:
    """House rules nobody has printed: every field has a chance to be another."""
    while True:
        players = rng.choice((3, 4, 5))
        rules = {key: value for key, value in _house_rules(rng).items() if rng.random() < 0.4}
        name = rng.choice(list(EDITIONS))
        variants = [variant for variant in VARIANTS if rng.random() < 0.3]
        try:
            return Table(f"{name} {variants} {rules} for {players}", agree(name, variants, rules, players), players)
        except CharterError:
            continue  # the dice asked for something that cannot be played


def _house_rules(rng: Random) -> dict[str, object]:
    notes = [0, 10, 50, 100, 200, 500]
    return {
        "family_size": rng.randint(2, 4),
        "lot_size": rng.randint(1, 3),
        "start_notes": [rng.choice(notes) for _ in range(rng.randint(0, 9))],
        "money_box": {str(note): 99 for note in notes},
        "donkey_payments": [rng.choice(notes) for _ in range(4)],
        "bid_step": rng.choice((10, 20, 50, 70)),
        "bids": rng.choice(("bluff-allowed", "must-afford")),
        "payment": rng.choice(("exact-if-possible", "free")),
        "own_raise": rng.choice(("allowed", "forbidden")),
        "empty_offers": rng.choice(("only-when-broke", "allowed")),
        "opening_deal": rng.randint(0, 4),
        "hammer": rng.choice(("auctioneer", "leader")),
        "preemption": rng.choice(("match", "double", "none")),
        "trade_money": rng.choice(("swap", "winner-pays")),
        "trade_reveal": rng.choice(("traders", "all")),
        "counter": rng.choice(("optional", "obligatory")),
        "tie": rng.choice(("challenger", "again", "again-counter")),
        "multiplier": rng.choice(("families", "none")),
        "dove": rng.random() < 0.7,
        "tie_break": rng.choice(("money", "none")),
    }
