"""A language that speaks: messages by name, compiled when they are first said."""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property, partial

from fluent.syntax import ast

from maquignon.languages.compiled import Compiler, Sentence
from maquignon.languages.entries import LanguageError, Source, parse, sources
from maquignon.languages.folders import Folder
from maquignon.languages.plural import category
from maquignon.languages.values import Value


class Speech:
    """`say("bid", amount=60)` says a message, `say("animals.cow")` a line of a table."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self._compiler = Compiler(self.said, folder, cache(partial(category, folder.plural)))
        self._parsed: dict[str, ast.Message | ast.Term] = {}
        self._said: dict[str, Sentence] = {}

    @property
    def code(self) -> str:
        return self.folder.path.name

    @cached_property
    def sources(self) -> Mapping[str, Source]:
        return sources(self.folder.path)

    def say(self, name: str, /, **values: Value) -> str:
        return self.said(name)({key: spoken(value) for key, value in values.items()})

    def keys(self, table: str) -> Sequence[str]:
        """What a table has lines for."""
        return [line.id.name for line in self.entry(table).attributes]

    def words(self, name: str) -> tuple[str, ...]:
        """A message that is nothing but words with commas between them."""
        return tuple(word.strip() for word in self.say(name).split(","))

    def said(self, name: str) -> Sentence:
        """The message, or the line of a table, as a function of what it is told."""
        if name not in self._said:
            self._said[name] = self._compiler.compile(name, self._pattern(name))
        return self._said[name]

    def entry(self, name: str) -> ast.Message | ast.Term:
        if name not in self._parsed:
            if name not in self.sources:
                raise LanguageError(f"{self.code} has no message “{name}”.")
            self._parsed[name] = parse(self.sources[name])
        return self._parsed[name]

    def _pattern(self, name: str) -> ast.Pattern:
        entry, _, key = name.partition(".")
        if not key:
            pattern = self.entry(entry).value
        else:
            pattern = next((line.value for line in self.entry(entry).attributes if line.id.name == key), None)
        if pattern is None:
            raise LanguageError(f"{self.code} has no words for “{name}”.")
        return pattern


def spoken(value: Value) -> Value:
    """A truth is said as yes or no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
