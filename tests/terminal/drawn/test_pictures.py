"""What is drawn, letter by letter: the table, the middle, the clock and the room before the game."""

import io

import msgspec
from rich.console import Console, RenderableType

from maquignon.tables.protocol.shown import SeatShown
from maquignon.terminal.drawn import pictures
from tests.table import Table
from tests.terminal.live.guests import QUIET, guest_at, person


def drawn(picture: RenderableType) -> list[str]:
    paper = io.StringIO()
    Console(file=paper, width=90, color_system=None).print(picture)
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def test_everybody_is_drawn_with_what_they_are_about() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", first="Ben")
    table.owns("Ana", "pig", "pig")
    table.auctions("Ben", "cow")
    table.bids("Ana", 30)
    guest = guest_at(table, [person("Ana"), person("Ben"), person("Cleo", present=False)])
    found = guest.view
    assert found is not None
    assert drawn(pictures.players(guest, found)) == [
        "   Player     Animals   Complete families  Notes  Points",
        "   Ana (you)  two pigs  –                      7       0  leads with 30",
        "▶  Ben        –         –                      7       0  is selling",
        "   Cleo       –         –                      7       0  away",
    ]
    assert drawn(pictures.stage(found, guest.voice))[:6] == [
        "╭────────────╮",
        "│    Cow     │",
        "│    800     │",
        "╰────────────╯",
        "Under the hammer: a cow.",
        "The highest bid is 30, by Ana.",
    ]
    assert drawn(pictures.values(found, guest.voice))[2] == "Cow      800  ●●●○    Dog      160  ●●●●"


def test_in_a_trade_both_sides_are_named() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo", first="Ben")
    table.owns("Ana", "pig")
    table.owns("Ben", "pig")
    table.challenges("Ben", "Ana", "pig", 10)
    guest = guest_at(table, [person("Ana"), person("Ben"), person("Cleo")])
    assert guest.view is not None
    doing = [line.split("  ")[-1].strip() for line in drawn(pictures.players(guest, guest.view))[1:]]
    assert doing == ["is challenged", "challenges", "0"]


def test_the_clock_runs_between_two_words_of_the_server() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    seats = [person("Ana"), person("Ben"), SeatShown(kind="bot", name="medium 2", bot="medium", present=True)]
    calling = msgspec.structs.replace(QUIET, calls=1, next_call=5000)
    guest = guest_at(table, seats, calling)
    assert drawn(pictures.clock(guest, 0)) == ["Going once  ████░░░░░░░░░░░░░░░░ 4 s"]
    assert drawn(pictures.clock(guest, 2100)) == ["Going once  ██░░░░░░░░░░░░░░░░░░ 2 s"]
    assert drawn(pictures.clock(guest, 9000)) == ["Going once  ░░░░░░░░░░░░░░░░░░░░ 0 s"]
    assert guest.voice.names[2] == "Regular 2"


def test_before_the_game_seats_are_drawn() -> None:
    table = Table("koehandel", "Ana", "Ben", "Cleo")
    guest = guest_at(table, [person("Ana"), person("Ben", present=False), SeatShown(kind="open")])
    assert guest.table is not None
    assert drawn(pictures.room(guest.table, guest.voice)) == [
        "Seat 1  Ana   you, host",
        "Seat 2  Ben   away",
        "Seat 3  open",
    ]
