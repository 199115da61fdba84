"""What animals would do for a herd: the reasons to want them, the strongest first."""

from collections.abc import Iterable, Sequence

from maquignon.bots.appraisal import points_for_completing
from maquignon.notation.why.wants import Begins, Closer, Completes, Denies
from maquignon.rules.cards import FAMILY_VALUES
from maquignon.rules.views import View


def completing(view: View, seat: int, animals: Sequence[int]) -> Completes | None:
    """The family that these animals would complete here, of several the most valuable."""
    families = completed(view, seat, animals)
    if not families:
        return None
    animal = max(families)
    return Completes(animal, points_for_completing(view, seat, [animal]))


def denying(view: View, rivals: Iterable[int], animals: Sequence[int]) -> Denies | None:
    """The first of the rivals who would complete a family with these animals."""
    for rival in rivals:
        if families := completed(view, rival, animals):
            return Denies(rival, max(families))
    return None


def approaching(view: View, seat: int, animals: Sequence[int]) -> Closer | None:
    """The most valuable family of which there would then be at least two."""
    held = {animal: view.herds[seat][animal] + animals.count(animal) for animal in animals}
    families = [animal for animal, number in held.items() if number > 1]
    if not families:
        return None
    animal = max(families)
    return Closer(animal, held[animal], view.edition.family_size)


def beginning(view: View, seat: int, animals: Sequence[int], cost: int) -> Begins | None:
    """The most valuable family of which this would be the first animal, if it has more points than that costs."""
    families = [animal for animal in animals if not view.herds[seat][animal] and FAMILY_VALUES[animal] > cost]
    return Begins(max(families), FAMILY_VALUES[max(families)]) if families else None


def completed(view: View, seat: int, animals: Sequence[int]) -> set[int]:
    full, herd = view.edition.family_size, view.herds[seat]
    return {animal for animal in animals if herd[animal] + animals.count(animal) == full}
