"""The few functions that no language could write for itself; `web/src/lib/i18n/functions.ts` is the same."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from unicodedata import normalize

from maquignon.languages.folders import Folder
from maquignon.languages.values import Scope, Value, fields_of, items_of, number_of, text_of

OTHER: Final = "other"


@dataclass(frozen=True, slots=True)
class Call:
    """What a function is given: what stands in its brackets, what is known around it, and the language."""

    given: Sequence[Value]
    named: Mapping[str, str]
    scope: Scope
    said: Callable[[str], Callable[[Scope], str]]
    folder: Folder

    def each(self) -> list[str]:
        """Every item of a list in words: by the message called `each`, or as it is."""
        items, name = items_of(self.given[0]), self.named.get("each", "item")
        return [self.said(name)({**self.scope, **fields_of(item)}) for item in items]


def _list(call: Call) -> str:
    """One, two and three: the message `and` says how the last is joined to the others."""
    *others, last = call.each()
    return call.said("and")({"others": ", ".join(others), "last": last}) if others else last


def _join(call: Call) -> str:
    """One, two, three; or with something else between them."""
    return call.named.get("with", ", ").join(call.each())


def _word(call: Call) -> str:
    """The term for a thing, for so many of it."""
    thing, number = call.given
    return call.said(f"-{text_of(thing)}")({"number": number_of(number)})


def _trait(call: Call) -> str:
    """What the term for a thing has of grammar, its gender for instance."""
    thing, trait = call.given
    return call.said(f"-{text_of(thing)}.{text_of(trait)}")({})


def _initial(call: Call) -> str:
    """The class of letters that a text begins with, accents aside."""
    return _class(normalize("NFD", text_of(call.given[0]))[:1], call.folder.initials)


def _ending(call: Call) -> str:
    """The class of letters that a text ends with."""
    return _class(text_of(call.given[0])[-1:], call.folder.endings)


def _class(letter: str, classes: Mapping[str, str]) -> str:
    return next((name for name, letters in classes.items() if letter and letter.lower() in letters), OTHER)


def _capital(call: Call) -> str:
    text = text_of(call.given[0])
    return text[:1].upper() + text[1:]


def _digits(call: Call) -> str:
    """A number as it is typed, with nothing between its thousands."""
    return str(number_of(call.given[0]))


def _count(call: Call) -> int:
    return len(items_of(call.given[0]))


def _sum(call: Call) -> int:
    return sum(number_of(item) for item in items_of(call.given[0]))


def _known(call: Call) -> str:
    """Whether whoever reads this may know it."""
    return "no" if call.given[0] is None else "yes"


FUNCTIONS: Final[Mapping[str, Callable[[Call], Value]]] = {
    "LIST": _list,
    "JOIN": _join,
    "WORD": _word,
    "TRAIT": _trait,
    "INITIAL": _initial,
    "ENDING": _ending,
    "CAPITAL": _capital,
    "DIGITS": _digits,
    "COUNT": _count,
    "SUM": _sum,
    "KNOWN": _known,
}
