"""R6 The worked examples of counting points, as every edition would count them."""

from collections.abc import Sequence
from typing import Final

from maquignon.notation.rulebook.phrases import and_list, join, priced
from maquignon.notation.rulebook.wording import Wording
from maquignon.rules import scoring
from maquignon.rules.cards import ANIMALS
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
    count = scoring.count_up(hand, edition.multiplier == "families", with_dove)
    told = {"player": player, "families": and_list(priced(hand, words), words), "points": count.total}
    if with_dove:
        product = f"{count.factor} × {count.sum}" if count.factor > 1 else str(count.sum)
        return words.scoring_dove.format(sum=product, dove=count.dove, **told)
    if count.factor > 1:
        return words.scoring_families.format(factor=count.factor, sum=count.sum, **told)
    return words.scoring_sum.format(**told)
