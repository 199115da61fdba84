"""From a message as it is parsed to a function that says it."""

from collections.abc import Callable
from dataclasses import dataclass

from fluent.syntax import ast

from maquignon.languages.entries import LanguageError
from maquignon.languages.folders import Folder
from maquignon.languages.functions import FUNCTIONS, Call
from maquignon.languages.typography import grouped, set_text
from maquignon.languages.values import Scope, Value, fields_of

Sentence = Callable[[Scope], str]
Valued = Callable[[Scope], Value]
Expression = ast.InlineExpression | ast.Placeable | ast.SelectExpression


@dataclass(frozen=True, slots=True)
class Compiler:
    """For one language; `said` finds its other messages, when they are said and not before."""

    said: Callable[[str], Sentence]
    folder: Folder
    plural: Callable[[int], str]

    def compile(self, name: str, pattern: ast.Pattern) -> Sentence:
        parts = [self._part(name, element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda scope: "".join([part(scope) for part in parts])

    def _part(self, name: str, element: ast.TextElement | ast.Placeable) -> Sentence:
        if isinstance(element, ast.TextElement):
            text = set_text(element.value, self.folder)
            return lambda scope: text
        told = self._expression(name, element.expression)
        return lambda scope: self._text(name, told(scope))

    def _text(self, name: str, value: Value) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return grouped(value, self.folder.thousands)
        raise LanguageError(f"{self.folder.path.name}: “{name}” cannot say {value!r}.")

    def _expression(self, name: str, node: Expression) -> Valued:
        match node:
            case ast.SelectExpression():
                return self._select(name, node)
            case ast.Placeable():
                return self._expression(name, node.expression)
            case ast.FunctionReference():
                return self._function(name, node)
            case ast.MessageReference():
                other = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
                return lambda scope: self.said(other)(scope)
            case ast.VariableReference():
                key = node.id.name
                return lambda scope: scope.get(key)
            case ast.StringLiteral():
                text = set_text(str(node.parse()["value"]), self.folder)
                return lambda scope: text
            case ast.NumberLiteral():
                number = int(node.value)
                return lambda scope: number
            case _:
                raise LanguageError(f"{self.folder.path.name}: “{name}” has a reference to a term; WORD says them.")

    def _select(self, name: str, node: ast.SelectExpression) -> Valued:
        selector = self._expression(name, node.selector)
        variants = {_key(variant): self.compile(name, variant.value) for variant in node.variants}
        default = next(variants[_key(variant)] for variant in node.variants if variant.default)

        def choose(scope: Scope) -> str:
            value = selector(scope)
            if isinstance(value, int):
                said = variants.get(str(value)) or variants.get(self.plural(value))
            else:
                said = variants.get(value) if isinstance(value, str) else None
            return (said or default)(scope)

        return choose

    def _function(self, name: str, node: ast.FunctionReference) -> Valued:
        given = [self._expression(name, one) for one in node.arguments.positional]
        named = {one.name.name: str(one.value.parse()["value"]) for one in node.arguments.named}
        function = FUNCTIONS.get(node.id.name)
        if function is None:  # one that the language has written for itself, as a message about `$it`
            own = node.id.name.lower()
            return lambda scope: self.said(own)({**fields_of(given[0](scope)), **named})

        def call(scope: Scope) -> Value:
            return function(Call([one(scope) for one in given], named, scope, self.said, self.folder))

        return call


def _key(variant: ast.Variant) -> str:
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
