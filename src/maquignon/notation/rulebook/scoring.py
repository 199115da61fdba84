"""R6 The worked examples of counting points, as every edition would count them."""

from collections.abc import Sequence
from typing import Final

from maquignon.notation.rulebook.phrases import Say, join, valued
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


def scoring_example(edition: Edition, say: Say) -> str:
    counts = []
    for player, names in HANDS.items():
        with_dove = edition.dove and player == DOVE_HOLDER
        counts.append(count_up(player, _families(names), edition, with_dove, say))
    for player, names in PRINTED.get(edition.name, {}).items():
        counts += [say("rule-another-game"), count_up(player, _families(names), edition, False, say)]
    return join(*counts)


def _families(names: Sequence[str]) -> list[int]:
    return [ANIMALS.index(name) for name in names]


def count_up(player: str, hand: Sequence[int], edition: Edition, with_dove: bool, say: Say) -> str:
    """How the complete families of one player, at least one of them, are counted."""
    count = scoring.count_up(hand, edition.multiplier == "families", with_dove)
    return say(
        "rule-scoring-dove" if with_dove else "rule-scoring",
        player=player,
        families=valued(hand),
        factor=count.factor,
        sum=count.sum,
        dove=count.dove,
        points=count.total,
    )
