"""What holds for every test."""

from pathlib import Path

import pytest
from hypothesis import settings

pytest_plugins = ["pytester", "tests.stumbles", "tests.browser.books"]

# A shared machine may stall for a moment; a property is about what happens, not about how fast.
settings.register_profile("house", deadline=None)
settings.register_profile("soak", deadline=None, max_examples=2_000)
settings.load_profile("house")


# The rooms whose tests are to reach every branch of what they are about. Being measured costs half as much again, so
# nobody else is; and they come first, while the law is compiled beside them for the others.
MEASURED = {"editions", "golden", "knowledge", "languages", "notation", "play", "rulebook", "rules", "server", "tables"}


def is_measured(item: pytest.Item) -> bool:
    return item.path.relative_to(Path(__file__).parent).parts[0] in MEASURED


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is measured comes first; the soak runs only when it is asked for by name."""
    items.sort(key=is_measured, reverse=True)
    for item in items:
        if not is_measured(item):
            item.add_marker(pytest.mark.no_cover)
    if "soak" in (config.getoption("markexpr") or ""):
        return
    soak = [item for item in items if item.get_closest_marker("soak")]
    if soak:
        config.hook.pytest_deselected(items=soak)
        items[:] = [item for item in items if item not in soak]
