"""The five printed editions, one literal per file."""

from typing import Final

from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions.bluff import BLUFF
from maquignon.rules.terms.editions.boursicocotte_2025 import BOURSICOCOTTE_2025
from maquignon.rules.terms.editions.boursicocotte_original import BOURSICOCOTTE_ORIGINAL
from maquignon.rules.terms.editions.boursikocotte import BOURSIKOCOTTE
from maquignon.rules.terms.editions.koehandel import KOEHANDEL

EDITIONS: Final[dict[str, Edition]] = {
    edition.name: edition for edition in (BOURSICOCOTTE_2025, BOURSICOCOTTE_ORIGINAL, KOEHANDEL, BOURSIKOCOTTE, BLUFF)
}
