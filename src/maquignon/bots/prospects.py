"""How every seat's herd is likely to end, and what winning or losing an animal changes about it."""

from collections.abc import Sequence

from maquignon.rules.cards import DOVE_FAMILIES, DOVE_VALUE, FAMILY_VALUES, KINDS_OF_ANIMALS
from maquignon.rules.views import View

RIVALRY = 0.5
"""How much a point of the strongest rival hurts, next to a point of one's own."""


class Prospects:
    """The table as chances: who will complete which family, and the score to be expected of each seat."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._herds = [list(herd) for herd in view.herds]
        self._chances = [[0.0] * KINDS_OF_ANIMALS for _ in range(view.players)]
        for animal in range(KINDS_OF_ANIMALS):
            self._share(animal)

    def standing(self, seat: int) -> float:
        """The score this seat can expect, less what the strongest rival can expect."""
        scores = [self._score(other) for other in range(self._view.players)]
        rival = max(score for other, score in enumerate(scores) if other != seat)
        return scores[seat] - RIVALRY * rival

    def contested(self) -> float:
        """The points that are not yet safe, of all seats together."""
        full = self._view.edition.family_size
        safe = [[float(number == full) for number in herd] for herd in self._herds]
        return sum(self._score(seat) - self._score(seat, safe[seat]) for seat in range(self._view.players))

    def after(self, seat: int, gains: Sequence[tuple[int, int, int]]) -> float:
        """The standing of `seat` once animals have changed hands: (owner, animal, how many more or fewer)."""
        for owner, animal, number in gains:
            self._move(owner, animal, number)
        standing = self.standing(seat)
        for owner, animal, number in gains:
            self._move(owner, animal, -number)
        return standing

    def swing_of_lot(self, seat: int, lot: Sequence[int], rival: int) -> float:
        """How much better it is for `seat` to own the lot itself than to see it with `rival`."""
        mine = self.after(seat, [(seat, animal, 1) for animal in lot])
        return mine - self.after(seat, [(rival, animal, 1) for animal in lot])

    def swing_of_trade(self, seat: int, other: int, animal: int, number: int) -> float:
        """How much better it is for `seat` to win a trade than to lose it."""
        won = self.after(seat, [(seat, animal, number), (other, animal, -number)])
        return won - self.after(seat, [(seat, animal, -number), (other, animal, number)])

    def keenest_rival(self, seat: int, lot: Sequence[int], among: Sequence[int]) -> int:
        """The one of these seats to whom the lot would bring most."""
        return max(
            (other for other in among if other != seat),
            key=lambda other: self._score_with(other, lot) - self._score(other),
        )

    def _score_with(self, seat: int, lot: Sequence[int]) -> float:
        for animal in lot:
            self._move(seat, animal, 1)
        score = self._score(seat)
        for animal in lot:
            self._move(seat, animal, -1)
        return score

    def _move(self, owner: int, animal: int, number: int) -> None:
        self._herds[owner][animal] += number
        self._share(animal)

    def _share(self, animal: int) -> None:
        """Two of four against one and one are worth more than half: who has more, wins the rest more often."""
        unseen = self._view.pile[animal] / self._view.players
        squares = [(herd[animal] + unseen) ** 2 for herd in self._herds]
        total = sum(squares) or 1.0
        for chances, square in zip(self._chances, squares, strict=True):
            chances[animal] = square / total

    def _score(self, seat: int, chances: Sequence[float] | None = None) -> float:
        if chances is None:
            chances = self._chances[seat]
        total = families = by_itself = 0.0
        for chance, value in zip(chances, FAMILY_VALUES, strict=True):
            points = chance * value
            total += points
            families += chance
            by_itself += chance * points
        if self._view.edition.multiplier == "none":
            return total + self._dove(seat, chances)
        # the mean of (sum of values) × (number of families) when each family comes or not by itself
        return total * families - by_itself + total + self._dove(seat, chances)

    def _dove(self, seat: int, chances: Sequence[float]) -> float:
        if not self._view.edition.dove or self._view.dove is not None:
            return float(DOVE_VALUE) if self._view.dove == seat else 0.0
        return DOVE_VALUE * max(chances[animal] * chances[animal + 1] for animal in range(0, DOVE_FAMILIES, 2))
