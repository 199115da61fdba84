"""A spectator's browser never learns what only players may know."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seat
from tests.browser.person import SHORT, play_to_the_end

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SECRET_FIELDS = {"purse", "paid", "offer", "counter", "notes"}
ALWAYS_OPEN = {"defaulted", "donkey_paid"}
"""Notes shown to everybody (R4.7), and the note that everybody gets (R4.2)."""


def secrets(found: Any, kind: str = "") -> list[object]:
    """Everything in a message that tells which notes somebody holds or laid."""
    if isinstance(found, list):
        return [secret for one in found for secret in secrets(one, kind)]
    if not isinstance(found, dict):
        return []
    kind = str(found.get("type", kind))
    own = [
        found[field]
        for field in SECRET_FIELDS & found.keys()
        if isinstance(found[field], list) and kind not in ALWAYS_OPEN
    ]
    return own + [secret for value in found.values() for secret in secrets(value, kind)]


def test_a_spectator_sees_no_secret_in_any_frame_or_on_the_page(person: Seat) -> None:
    ana, watcher = person("Ana"), person("Eve")
    code = ana.new_table(
        edition="koehandel", house_rules=SHORT, seats=[None, "random", "merchant"], hammer="fast", thinking="fast"
    )
    ana.start()
    watcher.join(code)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    assert watcher.page.locator(".goods, .dock").count() == 0
    play_to_the_end([ana])
    expect(watcher.page.locator(".result")).to_be_visible()
    during = [json.loads(frame) for frame in watcher.frames if '"type":"finished"' not in frame]
    assert any(message["type"] == "update" for message in during)
    assert secrets(during) == []
    own = [json.loads(frame) for frame in ana.frames if '"type":"finished"' not in frame]
    assert secrets(own) != []
