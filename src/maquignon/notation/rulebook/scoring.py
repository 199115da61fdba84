"""R6 The worked examples of counting points, as every edition would count them."""

from collections.abc import Sequence
from typing import Final

from maquignon.notation.rulebook.phrases import and_list, join, priced
from maquignon.notation.rulebook.wording import Wording
from maquignon.rules.cards import ANIMALS, DOVE_VALUE, FAMILY_VALUES
from maquignon.rules.edition import Edition

HANDS: Final[dict[str, Sequence[str]]] = {
    "Ana": ("horse", "goat", "goose"),
    "Ben": ("cow", "donkey"),
    "Cleo": ("pig", "sheep", "dog", "cat", "rooster"),  # cat and dog: she may take the dove
}
DOVE_HOLDER: Final = "Cleo"
# The example printed in that edition, from another game.
PRINTED: Final[dict[str, dict[str, Sequence[str]]]] = {"koehandel": {"Dan": ("pig", "dog", "rooster")}}


def scoring_example(edition: Edition, words: Wording) -> str:
    counts = [_count(player, hand, edition, words) for player, hand in HANDS.items()]
    for player, hand in PRINTED.get(edition.name, {}).items():
        counts += [words.another_game, _count(player, hand, edition, words)]
    return join(*counts)


def _count(player: str, hand: Sequence[str], edition: Edition, words: Wording) -> str:
    indices = [ANIMALS.index(name) for name in hand]
    families = and_list(priced(indices, words), words)
    total = sum(FAMILY_VALUES[animal] for animal in indices)
    factor = len(hand) if edition.multiplier == "families" else 1
    points = total * factor
    if edition.dove and player == DOVE_HOLDER:
        product = f"{factor} × {total}" if factor > 1 else str(total)
        return words.scoring_dove.format(
            player=player, families=families, sum=product, dove=DOVE_VALUE, points=points + DOVE_VALUE
        )
    if factor > 1:
        return words.scoring_families.format(player=player, families=families, factor=factor, sum=total, points=points)
    return words.scoring_sum.format(player=player, families=families, points=points)
