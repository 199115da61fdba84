"""The table drawn for eyes."""

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from maquignon.rules import events as e
from maquignon.rules.views import view
from maquignon.terminal.drawing import DrawnScreen
from maquignon.terminal.screen import EndOfInput
from maquignon.terminal.voice import Voice
from tests.table import Table


def drawn(table: Table, name: str = "Ana", width: int = 100) -> str:
    picture, seat = io.StringIO(), table.seat(name)
    screen = DrawnScreen(Console(file=picture, width=width))
    screen.glance(view(table.game, seat), Voice("en", table.names, seat))
    return picture.getvalue()


@pytest.fixture
def table() -> Table:
    table = Table("bluff", "Ana", "Ben", "Cleo")
    table.owns("Ana", "cow", "cow", "pig")
    table.owns_families("Ben", "goose", "rooster")
    table.holds("Ana", 0, 10, 500)
    table.holds("Ben", 0, 200)
    return table


def test_everybody_has_a_row_and_oneself_is_marked(table: Table) -> None:
    rows = drawn(table).splitlines()
    assert any("Ana (you)" in row and "two cows and a pig" in row and "▶" in row for row in rows)
    assert any("Ben" in row and "★ geese 40, ★ roosters 10" in row for row in rows)
    assert any("Cleo" in row and "–" in row for row in rows)
    assert "Animals left in the pile: 29." in rows[0]


def test_the_lot_and_its_bids_are_drawn(table: Table) -> None:
    table.auctions("Ana", "horse")
    table.bids("Ben", 150)
    table.passes("Cleo")
    picture = drawn(table)
    assert "Under the hammer: a horse." in picture
    assert "The highest bid is 150, by Ben." in picture
    assert "Cleo has passed." in picture


def test_an_offer_is_drawn_face_down(table: Table) -> None:
    table.owns("Cleo", "pig")
    table.challenges("Ana", "Cleo", "pig", 0, 10)
    assert "Ana offers Cleo 2 notes for this: a pig." in drawn(table, "Ben")


def test_only_ones_own_notes_are_drawn(table: Table) -> None:
    assert "Your notes:  0   10   500  Together 510." in drawn(table)
    assert "200" not in drawn(table)
    assert "500" not in drawn(table, "Ben").replace("5000", "")


def test_shown_notes_are_drawn_for_all(table: Table) -> None:
    table.auctions("Ana", "horse")
    table.bids("Ben", 300)
    table.hammer()
    assert "Ben has shown everything: 0 200." in drawn(table, "Cleo")


def test_an_empty_hand_is_said_to_be_empty(table: Table) -> None:
    table.holds("Ana")
    assert "You have no notes." in drawn(table)


def test_the_dove_is_drawn_with_its_owner(table: Table) -> None:
    table.game.state.dove = table.seat("Ben")
    assert "★ dove 500" in drawn(table)


def test_a_narrow_terminal_is_no_problem(table: Table) -> None:
    assert max(map(len, drawn(table, width=40).splitlines())) <= 40


def test_sentences_and_questions_are_printed_without_markup_of_their_own() -> None:
    printed = io.StringIO()
    screen = DrawnScreen(Console(file=printed, width=100))
    screen.say("[bold]Ana[/]")
    screen.tell("Ben passes.", e.Passed(1))
    screen.gap()
    screen.ask("What do you do?", ["Sell [to] Ben", "Keep"], "Or else.")
    lines = ["[bold]Ana[/]", "Ben passes.", "", "What do you do?", "  1  Sell [to] Ben", "  2  Keep", "Or else."]
    assert printed.getvalue().splitlines() == lines


@pytest.mark.parametrize(
    "event",
    [
        e.Passed(0),
        e.TurnBegan(0),
        e.FamilyCompleted(0, 1),
        e.DonkeyPaid(note=50, number=1),
        e.Defaulted(seat=0, price=10, notes=()),
        e.BidMade(0, 10),
    ],
)
def test_colours_change_no_letter(event: e.Event) -> None:
    printed = io.StringIO()
    console = Console(file=printed, width=100, force_terminal=True, color_system="truecolor")
    DrawnScreen(console).tell("Something happened.", event)
    assert "Something happened." in printed.getvalue()


def test_answers_are_read_until_the_input_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    typed: Iterator[str] = iter(["40"])

    def read(_: object = "") -> str:
        for line in typed:
            return line
        raise EOFError

    monkeypatch.setattr("builtins.input", read)
    screen = DrawnScreen(Console(file=io.StringIO()))
    assert screen.read() == "40"
    with pytest.raises(EndOfInput):
        screen.read()
