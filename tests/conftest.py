"""What holds for every test."""

import pytest
from hypothesis import settings

pytest_plugins = ["pytester", "tests.stumbles", "tests.browser.books"]

# A shared machine may stall for a moment; a property is about what happens, not about how fast.
settings.register_profile("house", deadline=None)
settings.register_profile("soak", deadline=None, max_examples=2_000)
settings.load_profile("house")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The soak runs only when it is asked for by name."""
    if "soak" in (config.getoption("markexpr") or ""):
        return
    soak = [item for item in items if item.get_closest_marker("soak")]
    if soak:
        config.hook.pytest_deselected(items=soak)
        items[:] = [item for item in items if item not in soak]
