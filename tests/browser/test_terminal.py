"""Two people at browsers, one at a terminal and a bot at one table, and a server that is killed in between."""

import asyncio
import threading
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from maquignon.rules.terms.editions import EDITIONS
from tests.browser.person import SHORT, Person, play_to_the_end
from tests.browser.server import GameServer
from tests.terminal.live.terminal import Terminal, terminal

pytestmark = [pytest.mark.browser, pytest.mark.slow]


class AtTerminal(threading.Thread):
    """Cleo, in a loop of her own: a browser that is driven from here has the one of this thread."""

    def __init__(self, folder: Path, address: str, code: str, minutes: float) -> None:
        super().__init__(daemon=True)
        self._folder, self._link, self._minutes = folder, f"{address}/t/{code}", minutes
        self.terminal: Terminal | None = None

    def run(self) -> None:
        asyncio.run(self._play())

    async def _play(self) -> None:
        async with terminal(self._folder, "join", self._link, "--name", "Cleo") as self.terminal:
            self.terminal.type("say Good evening")
            await self.terminal.hears("Type again for another game", within=self._minutes * 60 + 60)
            self.terminal.plays = False
            self.terminal.type("quit")
            await self.terminal.ends()


def one_game(browser: Browser, folder: Path, minutes: float, **terms: object) -> None:
    """From the form to the final count on all screens; the server dies without a word after the first decisions."""
    server = GameServer(folder / "data")
    server.open()
    ana, ben = people = [Person(browser, server.address, name) for name in ("Ana", "Ben")]
    try:
        seats = [None, None, None, "thrifty"]
        code = ana.new_table(seats=seats, hammer="fast", thinking="normal", **terms)
        ben.join(code)
        expect(ana.page.locator(".seats")).to_contain_text("Ben")
        cleo = AtTerminal(folder, server.address, code, minutes)
        cleo.start()
        expect(ana.page.locator(".seats")).to_contain_text("Cleo", timeout=30_000)
        ana.start()
        expect(ben.page.locator(".talk .chat .lines")).to_contain_text("Good evening")
        for guest in people * 4:
            guest.act()
        server.kill()
        for guest in people:
            expect(guest.page.get_by_text("Connection lost")).to_be_visible(timeout=30_000)
        server.open()
        for guest in people:
            guest.connected()
        play_to_the_end(people, minutes * 60)
        winner = ana.page.locator(".result .wins").inner_text().split(" win")[0].split(" share")[0]
        cleo.join(timeout=60)
        assert not cleo.is_alive()
        assert cleo.terminal is not None
        lines = cleo.terminal.lines
        assert "The connection is back." in lines
        assert winner.split(",")[0].split(" and ")[0] in "".join(lines[lines.index("The count:") :])
    finally:
        for guest in people:
            guest.context.close()
        server.close()


def test_browsers_a_terminal_and_a_bot_play_one_game(built: Path, browser: Browser, tmp_path: Path) -> None:
    one_game(browser, tmp_path, 4, edition="boursicocotte-2025", house_rules=SHORT)


@pytest.mark.soak
@pytest.mark.parametrize("edition", EDITIONS)
def test_they_play_a_whole_game_of_every_edition_as_it_is_printed(
    built: Path, browser: Browser, tmp_path: Path, edition: str
) -> None:
    one_game(browser, tmp_path, 25, edition=edition)
