"""What a language must have words for."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

Language = Literal["en", "fr", "de", "nl"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


@dataclass(frozen=True, slots=True)
class Words:
    """Everything that has a name.

    In sentences, `{detail}` is what they are about, `{wanted}` what it should be, `{sentence}` what the charter says;
    those about what is unplayable have the numbers of the case.
    """

    animals: tuple[tuple[str, str], ...]  # one, several; in the order of the cards
    phases: Mapping[str, str]
    reasons: Mapping[str, str]
    unreadable: Mapping[str, str]  # what can be wrong with a line
    unplayable: Mapping[str, str]  # what can be wrong with rules that are each fine
    fields: Mapping[str, str]  # what the value of a field must be
