"""The drawn table, driven by mouse and keys against a real server."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Input, Static

from maquignon.client import CommandRefused, Unreachable
from maquignon.languages import LANGUAGES, Language, speech
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.terminal.drawn.app import TableApp
from maquignon.terminal.drawn.dock import NoteButton, OrderButton
from maquignon.terminal.live.coming import Intent
from maquignon.terminal.live.keyring import Keyring
from maquignon.terminal.live.table_address import TableAddress
from tests.server.process import free_port
from tests.server.serving import serving
from tests.terminal.live.evenings import Seated, code_of, seated

pytestmark = pytest.mark.slow
PATIENCE = 20
BEN_BEGINS = Arrangement(edition="koehandel", hammer="none", thinking="none", first=0, banter=False)


class Screenful:
    """What can be seen and pressed."""

    def __init__(self, app: TableApp, pilot: Pilot[str]) -> None:
        self.app, self.pilot = app, pilot

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await self.pilot.pause(0.02)

    async def hears(self, words: str) -> None:
        await self.until(lambda: any(words in sentence for sentence in self.app.sentences))

    def buttons(self) -> dict[str, Button]:
        return {str(button.label): button for button in self.app.query(OrderButton)}

    async def press(self, label: str) -> None:
        await self.until(lambda: label in self.buttons())
        await self.pilot.pause()
        await self.pilot.click(self.buttons()[label])

    async def type(self, line: str) -> None:
        await self.pilot.press(*line, "enter")

    @property
    def question(self) -> str:
        return str(self.app.query_one("#question", Static).content)

    @property
    def typed(self) -> str:
        return self.app.query_one(Input).value


@asynccontextmanager
async def drawn(
    folder: Path, url: str, name: str, code: str | None = None, size: tuple[int, int] = (120, 40), **wish: object
) -> AsyncIterator[Screenful]:
    language, arrangement = str(wish.get("language", "en")), wish.get("arrangement")
    assert arrangement is None or isinstance(arrangement, Arrangement)
    intent = Intent(TableAddress(url, code), name, language, bool(wish.get("watch")), arrangement)
    app = TableApp(intent, 80, Keyring(folder))
    async with app.run_test(size=size) as pilot:
        yield Screenful(app, pilot)


@asynccontextmanager
async def bidding(tmp_path: Path, size: tuple[int, int] = (120, 40)) -> AsyncIterator[tuple[Screenful, Seated]]:
    """Ben has opened an auction in a terminal of sentences, where Cleo is too; Ana has the drawn table before her."""
    async with (
        serving(tmp_path / "data") as running,
        seated(tmp_path, running.url, "Ben", arrangement=BEN_BEGINS) as ben,
        seated(tmp_path, running.url, "Cleo", code_of(ben)) as cleo,
        drawn(tmp_path, running.url, "Ana", code_of(ben), size) as ana,
    ):
        await ben.hears("Ana sits down.")
        ben.type("start")
        await ana.hears("Under the hammer")
        yield ana, cleo


async def test_the_host_starts_with_one_press_and_is_told_what_happens(tmp_path: Path) -> None:
    against_bots = Arrangement(edition="bluff", thinking="none", banter=False)
    async with (
        serving(tmp_path / "data") as running,
        drawn(tmp_path, running.url, "Ana", arrangement=against_bots) as ana,
    ):
        await ana.hears("Seat 1: Ana (you).")
        assert "Start the game" in ana.buttons()
        await ana.press("Start, bots take the free seats")
        await ana.hears("The game begins.")
        await ana.until(lambda: "Start the game" not in ana.buttons())
        await ana.type("quit")
        await ana.hears("Type quit once more to leave.")
        await ana.pilot.press("f10")
        await ana.until(lambda: ana.app.return_value == "You have left the table. Goodbye!")


async def test_a_bid_is_a_press_and_a_bluff_is_looked_at_first(tmp_path: Path) -> None:
    async with bidding(tmp_path) as (ana, cleo):
        await ana.until(lambda: ana.question.startswith("Your bid, from 10"))
        await ana.press("Bid 20")
        await cleo.hears("Ana bids 20.")
        await ana.until(lambda: ana.question == "You lead with 20.")
        await ana.press("Raise my own bid…")
        assert ana.typed == "raise 30"
        await ana.pilot.press("enter")
        await cleo.hears("Ana bids 30.")
        cleo.type("140")
        await ana.press("Bluff 150")
        assert ana.typed == "150", "it is not made yet"
        await ana.pilot.press(*["backspace"] * 3)
        await ana.press("Out of this lot")
        await cleo.hears("the hammer falls for you")


@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
async def test_in_a_small_terminal_all_that_counts_is_in_sight(tmp_path: Path, size: tuple[int, int]) -> None:
    async with bidding(tmp_path, size) as (ana, _):
        await ana.press("Bid 20")
        await ana.until(lambda: "Raise my own bid…" in ana.buttons())
        await ana.pilot.pause()
        table = ana.app.query_one("#table")
        for name in ("#stage", "#players"):
            assert table.region.contains_region(ana.app.query_one(name).region), name
        assert ana.app.query_one("#story").region.height > 3
        for name in ("#question", "#buttons", "#hand", "#line"):
            assert ana.app.screen.region.contains_region(ana.app.query_one(name).region), name


async def test_notes_are_pressed_one_by_one_and_lie_aside_then(tmp_path: Path) -> None:
    async with bidding(tmp_path) as (ana, _):
        await ana.until(lambda: len(ana.app.query(NoteButton)) >= 7)
        await ana.pilot.pause()
        for value in (0, 10, 10):
            note = next(one for one in ana.app.query(NoteButton) if one.note == value and not one.disabled)
            await ana.pilot.click(note)
            await ana.pilot.pause()
        assert ana.typed == "0 10 10"
        await ana.until(lambda: [one.note for one in ana.app.query(NoteButton) if one.disabled] == [0, 10, 10])
        await ana.pilot.press(*["backspace"] * 3)
        await ana.until(lambda: [one.note for one in ana.app.query(NoteButton) if one.disabled] == [0, 10])


async def test_keys_type_too_and_talk_is_heard(tmp_path: Path) -> None:
    async with bidding(tmp_path) as (ana, cleo):
        await ana.pilot.press("f3")
        assert ana.typed == "/say "
        await ana.type("Good luck!")
        await cleo.hears("Ana says: Good luck!")
        await ana.pilot.press("f1")
        await ana.hears("At any time: say TEXT")
        await ana.pilot.press("f4")
        await ana.hears("Horses: 1,000 points")
        cleo.type("hint", "say Thank you!")
        await ana.hears("Cleo says: Thank you!")


async def test_who_looks_on_has_nothing_to_press(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "data") as running,
        seated(tmp_path, running.url, "Ben", arrangement=Arrangement(banter=False)) as ben,
        drawn(tmp_path, running.url, "Dan", code_of(ben), (70, 40), watch=True, language="de") as dan,
    ):
        await dan.hears("Du schaust zu.")
        await dan.press(speech("de").say("lobby-take-seat"))
        await ben.hears("Dan sits down.")
        await dan.type("aufstehen")
        await ben.hears("Dan gets up.")
        ben.type("bots")
        await dan.hears("Das Spiel beginnt.")
        await dan.until(lambda: not dan.buttons() and not dan.app.query(NoteButton))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_has_its_buttons(language: Language, tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "data") as running,
        drawn(tmp_path, running.url, "Ana", arrangement=Arrangement(), language=language) as ana,
    ):
        await ana.until(lambda: speech(language).say("lobby-start-with-bots") in ana.buttons())


async def test_a_table_that_cannot_be_reached_is_for_whoever_started_this(tmp_path: Path) -> None:
    async with drawn(tmp_path, f"http://127.0.0.1:{free_port()}", "Ana", "KX4M2") as nowhere:
        await nowhere.until(lambda: nowhere.app.failure is not None)
        assert isinstance(nowhere.app.failure, Unreachable)
    async with serving(tmp_path / "data") as running, drawn(tmp_path, running.url, "Ana", "ZZZZZ") as refused:
        await refused.until(lambda: refused.app.failure is not None)
        assert isinstance(refused.app.failure, CommandRefused)
