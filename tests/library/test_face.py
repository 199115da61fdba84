"""The public face of the package: what it offers is there, documented, typed, and costs nothing until it is used."""

import ast
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import maquignon as mq

PLAIN = {"ANIMALS", "FAMILY_VALUES", "NOTES", "HOUSE", "EDITIONS", "Action", "Event", "__version__"}
"""Values and unions of types, which can have no docstring of their own."""
MOST_MILLISECONDS = 50


def shown_to_type_checkers() -> dict[str, str]:
    """Name and home of everything behind `TYPE_CHECKING`."""
    tree = ast.parse(Path(mq.__file__).read_text("utf-8"))
    block = next(part for part in tree.body if isinstance(part, ast.If))
    imports = [part for part in block.body if isinstance(part, ast.ImportFrom)]
    assert len(imports) == len(block.body)
    return {str(alias.asname): f"{part.module}" for part in imports for alias in part.names}


def test_type_checkers_and_python_are_shown_the_same_names_from_the_same_homes() -> None:
    told = {name: f"maquignon.{home}" for home, names in mq._HOMES.items() for name in names}
    assert shown_to_type_checkers() == told
    assert sorted(["__version__", *told]) == mq.__all__
    assert dir(mq) == mq.__all__


@pytest.mark.parametrize("name", mq.__all__)
def test_every_name_is_there_and_says_what_it_is(name: str) -> None:
    value = getattr(mq, name)
    if name in PLAIN:
        return
    told = inspect.getdoc(value) or ""
    assert told, f"{name} has no docstring"
    assert not told.startswith(f"{name}("), f"{name} has only the docstring that a dataclass makes for itself"
    if inspect.isfunction(value):
        assert None not in [parameter.annotation for parameter in inspect.signature(value).parameters.values()]


def test_a_name_that_is_not_offered_is_an_ordinary_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'cow'"):
        mq.cow  # type: ignore[attr-defined]  # noqa: B018


def test_importing_the_package_imports_nothing_else_of_it_and_takes_no_time() -> None:
    code = "import maquignon, sys; print([name for name in sys.modules if name.startswith('maquignon.')])"
    run = subprocess.run([sys.executable, "-X", "importtime", "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
    (line,) = (line for line in run.stderr.splitlines() if line.endswith("| maquignon"))
    assert int(line.split("|")[1]) < MOST_MILLISECONDS * 1000


def test_the_first_game_loads_neither_numpy_nor_the_server() -> None:
    code = "import maquignon as mq, sys; mq.start(); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numpy", "numba", "starlette", "rich", "asyncio"} & set(run.stdout.split())
