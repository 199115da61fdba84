"""The table drawn with colours and boxes, for terminals that can."""

from collections.abc import Sequence
from contextlib import suppress

from rich.box import ROUNDED
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from maquignon.rules import events as e
from maquignon.rules.cards import DOVE_VALUE, FAMILY_VALUES, list_notes, worth
from maquignon.rules.events import Event
from maquignon.rules.views import View
from maquignon.terminal.screen import EndOfInput
from maquignon.terminal.telling import sorted_herd, tell_business
from maquignon.terminal.voice import Voice


class DrawnScreen:
    """What happens in sentences, the table as a picture, questions set off from both."""

    def __init__(self, console: Console) -> None:
        self._console = console
        with suppress(ImportError):  # not on every system
            import readline  # noqa: F401  # from now on a line can be edited while it is typed

    def say(self, sentence: str) -> None:
        self._print(Text(sentence))

    def tell(self, sentence: str, event: Event) -> None:
        self._print(Text(sentence, style=style_of(event)))

    def gap(self) -> None:
        self._console.print()

    def glance(self, view: View, voice: Voice) -> None:
        self.table(view, voice)

    def table(self, view: View, voice: Voice) -> None:
        self._console.print(_picture(view, voice))

    def ask(self, question: str, menu: Sequence[str], note: str) -> None:
        self._print(Text(question, style="bold cyan"))
        for number, answer in enumerate(menu, start=1):
            self._print(Text.assemble((f"  {number}  ", "bold cyan"), answer))
        if note:
            self._print(Text(note, style="cyan"))

    def read(self) -> str:
        try:
            return input("> ")
        except EOFError:
            self._console.print()
            raise EndOfInput from None

    def _print(self, text: Text) -> None:
        self._console.print(text, highlight=False)


def style_of(event: Event) -> str:
    """How a sentence about this stands out."""
    match event:
        case e.Passed() | e.TurnSkipped():
            return "dim"
        case e.TurnBegan() | e.GameEnded():
            return "bold"
        case e.FamilyCompleted() | e.DoveClaimed():
            return "bold green"
        case e.DonkeyPaid() | e.LotTurnedUp():
            return "yellow"
        case e.Defaulted():
            return "red"
        case _:
            return ""


def _picture(view: View, voice: Voice) -> Panel:
    grid = Table.grid(padding=(0, 0))
    grid.add_row(players_table(view, voice))
    for sentence in tell_business(view, voice):
        grid.add_row(Text(sentence, style="yellow"))
    grid.add_row(_hand(view, voice))
    left = sum(view.pile)
    pile = voice.say("terminal-pile", count=left) if left else voice.say("terminal-pile-empty")
    return Panel(grid, box=ROUNDED, title=Text(pile), title_align="left", border_style="dim", expand=False)


def players_table(view: View, voice: Voice, doing: Sequence[str] = ()) -> Table:
    """Who has what; `doing` says by seat what each is about."""
    table = Table(box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(voice.say("terminal-column-player"), no_wrap=True)
    table.add_column(voice.say("terminal-column-animals"))
    table.add_column(voice.say("terminal-column-families"))
    table.add_column(voice.say("terminal-column-notes"), justify="right", no_wrap=True)
    table.add_column(voice.say("terminal-column-points"), justify="right", no_wrap=True)
    if any(doing):
        table.add_column("")
    for seat in range(view.players):
        mine = seat == voice.seat
        loose, complete = sorted_herd(seat, view)
        name = voice.say("terminal-myself", name=voice.names[seat]) if mine else voice.names[seat]
        table.add_row(
            Text("▶" if seat == view.active else " ", style="bold yellow"),
            Text(name, style="bold" if mine else ""),
            Text(voice.animals(loose) if loose else "–"),
            _families(seat, complete, view, voice),
            Text(str(view.hand_sizes[seat])),
            Text(str(view.scores[seat])),
            *([Text(doing[seat], style="yellow")] if any(doing) else []),
        )
    return table


def _families(seat: int, complete: Sequence[int], view: View, voice: Voice) -> Text:
    names = [f"★ {voice.family(animal)} {FAMILY_VALUES[animal]}" for animal in complete]
    if seat == view.dove:
        dove = voice.say("terminal-dove")
        names.append(f"★ {dove} {DOVE_VALUE}")
    return Text(", ".join(names) or "–", style="green" if names else "")


def _hand(view: View, voice: Voice) -> Text:
    purse = view.purse or ()
    if not any(purse):
        return Text(voice.say("terminal-your-empty-hand"))
    before, after = voice.say("terminal-your-notes", notes="\0", total=worth(purse)).split("\0")
    hand = Text(before)
    for note in list_notes(purse):
        hand.append(f" {note} ", style="black on bright_white" if note else "white on red")
        hand.append(" ")
    return hand.append(after.removeprefix(". "))
