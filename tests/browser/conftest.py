"""A built game, a server, a browser, and people."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.books import Books
from tests.browser.ledger import Ledger
from tests.browser.person import Person
from tests.browser.server import GameServer
from tests.project.checkout import ROOT

Seat = Callable[..., Person]


@pytest.fixture(scope="session")
def built() -> Path:
    page = ROOT / "src/maquignon/web_dist/index.html"
    assert page.exists(), "The browser game has not been built: run `make web`."
    return page.parent


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert chromium is not None, "There is no Chromium: run scripts/ensure_chromium.sh."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox"] if os.geteuid() == 0 else [], headless=True
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GameServer]:
    server = GameServer(tmp_path_factory.mktemp("server"))
    server.open()
    yield server
    server.close()


@pytest.fixture(scope="session")
def ledger(request: pytest.FixtureRequest) -> Iterator[Ledger]:
    """What people decided in all these tests of one process; in the end the books add up those of all."""
    books = request.config.pluginmanager.get_plugin("books")
    assert isinstance(books, Books)
    ledger = Ledger()
    yield ledger
    books.said |= ledger.anywhere()


@pytest.fixture
def person(browser: Browser, server: GameServer, ledger: Ledger) -> Iterator[Seat]:
    """Makes people, and sends them home afterwards."""
    came: list[Person] = []

    def come(
        name: str = "Ana", size: dict[str, int] | None = None, language: str = "en-GB", theme: str = "light"
    ) -> Person:
        came.append(Person(browser, server.address, name, size, language, theme, ledger))
        return came[-1]

    yield come
    for one in came:
        one.context.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest come first, so that all processes end at about the same time."""
    here = Path(__file__).parent
    items.sort(key=lambda item: item.path.parent == here and item.path.name != "test_whole_games.py")
