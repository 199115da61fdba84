"""The rules of any edition in plain words, in every language."""

from maquignon.notation.rulebook.book import Rulebook
from maquignon.notation.rulebook.compose import compose as rulebook

__all__ = ["Rulebook", "rulebook"]
