"""No two things share a name."""

import ast
import re
from collections import defaultdict

from tests.project.checkout import texts


def test_no_two_classes_have_the_same_name() -> None:
    homes = defaultdict[str, list[str]](list)
    for path, text in texts().items():
        if path.startswith("src/") and path.endswith(".py"):
            for part in ast.parse(text).body:
                if isinstance(part, ast.ClassDef):
                    homes[part.name].append(path)
    assert len(homes) > 200
    assert {name: paths for name, paths in homes.items() if len(paths) > 1} == {}


def test_no_two_types_of_the_browser_game_have_the_same_name() -> None:
    homes = defaultdict[str, list[str]](list)
    for path, text in texts().items():
        if path.startswith("web/src/"):
            for name in re.findall(r"(?m)^ *(?:export )?(?:class|interface|type) (\w+)", text):
                homes[name].append(path)
    del homes["Props"]  # what a component is given: nobody else's business
    assert len(homes) > 100
    assert {name: paths for name, paths in homes.items() if len(paths) > 1} == {}
