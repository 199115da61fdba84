"""What a message must be told, and which others it is made of: found in the message, without saying it."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from fluent.syntax import ast

from maquignon.languages.functions import FUNCTIONS
from maquignon.languages.speaking import Speech


@dataclass(slots=True)
class Signature:
    """`told`: its variables, those of the messages it is made of among them; `uses`: these messages."""

    told: set[str] = field(default_factory=set)
    uses: set[str] = field(default_factory=set)


def signature(speech: Speech, name: str) -> Signature:
    """Of a message, of a term, or of all the lines of a table."""
    found = Signature()
    entry = speech.entry(name)
    patterns = [entry.value, *(line.value for line in entry.attributes)]
    for node in (node for pattern in patterns if pattern for node in _within(pattern)):
        _look_at(node, speech, found)
    return found


def _look_at(node: ast.BaseNode, speech: Speech, found: Signature) -> None:
    match node:
        case ast.VariableReference():
            found.told.add(node.id.name)
        case ast.MessageReference():
            found.uses.add(node.id.name)
            found.told |= signature(speech, node.id.name).told  # it is said with what is known here
        case ast.FunctionReference():
            found.uses |= _called(node)
        case _:
            pass


def _called(node: ast.FunctionReference) -> set[str]:
    """The messages behind a function: one of the language's own, and those that say the items of a list."""
    each = {str(one.value.parse()["value"]) for one in node.arguments.named if one.name.name == "each"}
    own = set() if node.id.name in FUNCTIONS else {node.id.name.lower()}
    built_in = {"LIST": {"and", "item"}, "JOIN": {"item"}}.get(node.id.name, set())
    return each | own | built_in


def _within(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Everything a part of a message consists of."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _within(child)
