"""R6 The worked examples of counting points, as every edition would count them."""

from collections.abc import Sequence
from typing import Final

from maquignon.notation.rulebook.phrases import and_list, join, priced
from maquignon.notation.rulebook.wording import Wording
from maquignon.rules.cards import ANIMALS, DOVE_VALUE, FAMILY_VALUES
from maquignon.rules.terms.edition import Edition

HANDS: Final[dict[str, Sequence[str]]] = {
    "Ana": ("horse", "goat", "goose"),
    "Ben": ("cow", "donkey"),
    "Cleo": ("pig", "sheep", "dog", "cat", "rooster"),  # cat and dog: she may take the dove
}
DOVE_HOLDER: Final = "Cleo"
# The example printed in that edition, from another game.
PRINTED: Final[dict[str, dict[str, Sequence[str]]]] = {"koehandel": {"Dan": ("pig", "dog", "rooster")}}


def scoring_example(edition: Edition, words: Wording) -> str:
    counts = []
    for player, names in HANDS.items():
        with_dove = edition.dove and player == DOVE_HOLDER
        counts.append(count_up(player, _families(names), edition, with_dove, words))
    for player, names in PRINTED.get(edition.name, {}).items():
        counts += [words.another_game, count_up(player, _families(names), edition, False, words)]
    return join(*counts)


def _families(names: Sequence[str]) -> list[int]:
    return [ANIMALS.index(name) for name in names]


def count_up(player: str, hand: Sequence[int], edition: Edition, with_dove: bool, words: Wording) -> str:
    """How the complete families of one player, at least one of them, are counted."""
    families = and_list(priced(hand, words), words)
    total = sum(FAMILY_VALUES[animal] for animal in hand)
    factor = len(hand) if edition.multiplier == "families" else 1
    points = total * factor
    if with_dove:
        product = f"{factor} × {total}" if factor > 1 else str(total)
        return words.scoring_dove.format(
            player=player, families=families, sum=product, dove=DOVE_VALUE, points=points + DOVE_VALUE
        )
    if factor > 1:
        return words.scoring_families.format(player=player, families=families, factor=factor, sum=total, points=points)
    return words.scoring_sum.format(player=player, families=families, points=points)
