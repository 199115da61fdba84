"""What some tests need and not every machine has."""

import os
from importlib import import_module
from typing import Any

import pytest


def needed(module: str, reason: str) -> Any:
    """The module; whoever works without it skips what needs it, but nothing lands untested for want of it."""
    return import_module(module) if os.environ.get("CI") else pytest.importorskip(module, reason=reason)
