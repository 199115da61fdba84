"""The dice: a pile in an order that only the dealer knows, and the answers of the house."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from maquignon.rules.actions import Deal, Hammer, TurnUp
from maquignon.rules.cards import KINDS_OF_ANIMALS
from maquignon.rules.game import Game, animals_due
from maquignon.rules.state import BIDDING, DEALING
from maquignon.rules.terms.edition import Edition


@dataclass(frozen=True, slots=True)
class Dealer:
    """Draws from `order`, the top of the pile first; how far it has come is read off the game."""

    order: tuple[int, ...]

    @classmethod
    def shuffled(cls, edition: Edition, rng: Random) -> "Dealer":
        pile = list(range(KINDS_OF_ANIMALS)) * edition.family_size
        rng.shuffle(pile)
        return cls(tuple(pile))

    @classmethod
    def stacked(cls, edition: Edition, order: Sequence[int]) -> "Dealer":
        """A pile in an order settled beforehand; every animal of the edition must be in it."""
        if sorted(order) != sorted(list(range(KINDS_OF_ANIMALS)) * edition.family_size):
            raise ValueError(f"The pile of {edition.name} holds {edition.family_size} of each animal, in any order.")
        return cls(tuple(order))

    def answer(self, game: Game) -> Deal | TurnUp | Hammer:
        """What the house does now."""
        s = game.state
        if s.phase == BIDDING:
            return _HAMMER
        drawn = len(self.order) - s.pile_left
        animals = self.order[drawn : drawn + animals_due(s)]
        return Deal(animals) if s.phase == DEALING else TurnUp(animals)


_HAMMER = Hammer()
