"""No two things share a name."""

import ast
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
