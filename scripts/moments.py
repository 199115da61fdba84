"""The big moments of a game as short sequences of frames, as the eye sees them."""

import base64
import json
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from tests.browser.person import SHORT, Person
from tests.browser.server import GameServer

MOMENTS: Final = {
    "trade_decided": "showdown",
    "donkey_paid": "rain",
    "defaulted": "bluff-called",
    "family_completed": "family",
    "dove_claimed": "dove",
    "game_ended": "count",
}
"""What happens, and what the sequence is called; the hammer's three calls are the clock's."""
HAMMER: Final = "hammer"
LASTS: Final = 3.6
FRAMES: Final = 9
MOST_GAMES: Final = 3
TERMS: Final = {
    "edition": "bluff",
    "house_rules": {**SHORT, "opening_deal": 2, "lot_size": 1},
    "seats": [None, "random", "random", "random"],
    "hammer": "fast",
    "thinking": "relaxed",
}
"""Where everything happens: the edition with the dove, in a few minutes."""


class Director:
    """Plays whole games before a running camera and keeps what was filmed while something happened."""

    def __init__(self, browser: Browser, server: GameServer, folder: Path, size: dict[str, int], language: str) -> None:
        self.person = Person(browser, server.address, "Ana", size, language)
        self.person.page.emulate_media(reduced_motion="no-preference")
        self.folder = folder
        self.filmed: list[tuple[float, bytes]] = []
        self.read = 0
        self.taken: set[str] = set()

    def film(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        line = self.person.context.new_cdp_session(self.person.page)

        def keep(frame: dict[str, Any]) -> None:
            self.filmed.append((time.monotonic(), base64.b64decode(frame["data"])))
            line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

        line.on("Page.screencastFrame", keep)
        line.send("Page.startScreencast", {"format": "jpeg", "quality": 70})
        for _ in range(MOST_GAMES):
            self.play()
            if len(self.taken) > len(MOMENTS):
                break
        self.person.context.close()

    def play(self) -> None:
        self.person.new_table(**TERMS)
        self.person.start()
        while not self.person.over:
            if not self.look():
                self.person.act()
            self.person.page.wait_for_timeout(60)
        self.look()

    def look(self) -> bool:
        """Whether something was worth a sequence that nobody has filmed yet."""
        news, self.read = self.person.frames[self.read :], len(self.person.frames)
        fresh = [moment for frame in news for moment in moments_of(json.loads(frame)) if moment not in self.taken]
        for moment in fresh[:1]:
            self.taken.add(moment)
            self.keep(moment)
        return bool(fresh)

    def keep(self, moment: str) -> None:
        """Nobody acts meanwhile: whoever acts has seen enough. Before the count the last trade is seen to its end."""
        if moment == MOMENTS["game_ended"]:
            self.person.page.locator(".result").wait_for()
        self.filmed = self.filmed[-1:]
        began = time.monotonic()
        while time.monotonic() < began + LASTS:
            self.person.page.wait_for_timeout(100)
        for number in range(FRAMES):
            at = began + number * LASTS / FRAMES
            shown = [frame for when, frame in self.filmed if when <= at] or [self.filmed[0][1]]
            name = f"{moment}-{1000 * (at - began):04.0f}.jpg"
            (self.folder / name).write_bytes(shown[-1])


def moments_of(told: dict[str, Any]) -> list[str]:
    kinds = [event["type"] for event in told.get("events") or ()]
    dealt = "animals_dealt" in kinds  # what the opening deal brings about happens before anybody looks
    events = [MOMENTS[kind] for kind in kinds if kind in MOMENTS and not dealt]
    return [*events, HAMMER] if (told.get("clock") or {}).get("calls") == 1 else events
