"""The table as pictures: who has what, what lies in the middle, and how much time is left."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from maquignon.rules.cards import ANIMALS, FAMILY_VALUES
from maquignon.rules.views import View
from maquignon.tables.protocol.answers import TableShown
from maquignon.terminal.drawing import players_table
from maquignon.terminal.live.guest import LiveGuest
from maquignon.terminal.telling import tell_business
from maquignon.terminal.voice import Voice

INKS: Final = (
    "#d9765f", "#8fb8de", "#c9a66b", "#b58a5a", "#e6dcc3", "#a9b18f", "#9aa0ad", "#e3a0a8", "#d8c27a", "#c48c5a",
)  # fmt: skip
"""One for each family, from the rooster to the horse."""
BAR: Final = 20
CALM: Final = 20_000
"""Milliseconds that fill the bar."""


def room(table: TableShown, voice: Voice) -> RenderableType:
    """Before the game: the seats, and who has taken them."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for place, seat in enumerate(table.seats):
        name = voice.say("lobby-open") if seat.kind == "open" else voice.names[place]
        marks = [
            voice.say("lobby-you") if place == table.you else "",
            voice.say("lobby-host") if place == table.host else "",
            voice.say("lobby-away") if seat.kind == "person" and not seat.present else "",
        ]
        style = {"open": "dim italic", "bot": "#8fb8de", "person": "bold"}[seat.kind]
        grid.add_row(
            Text(voice.say("make-seat", number=place + 1), style="dim"),
            Text(name, style=style),
            Text(", ".join(filter(None, marks)), style="#d9a441"),
        )
    return grid


def players(guest: LiveGuest, view: View) -> RenderableType:
    return players_table(view, guest.voice, [_doing(guest, view, seat) for seat in range(view.players)])


def _doing(guest: LiveGuest, view: View, seat: int) -> str:
    """What a player is about, in few words."""
    say, table, update = guest.voice.say, guest.table, guest.update
    assert table is not None
    assert update is not None
    if table.seats[seat].standing_in:
        return say("live-bot-plays", name=guest.voice.names[seat])
    if not table.seats[seat].present:
        return say("lobby-away")
    if view.phase == "bidding" and seat == view.leader:
        return say("table-leads-with", amount=view.high_bid)
    if view.phase == "bidding" and seat in update.clock.out:
        return say("table-out")
    if view.phase == "bidding" and view.passed[seat]:
        return say("table-passed")
    if view.lot and seat == view.active:
        return say("table-auctioneer")
    if seat == view.target:
        return say("table-challenged")
    return say("table-challenges") if view.target is not None and seat == view.active else ""


def stage(view: View, voice: Voice, *, roomy: bool = True) -> RenderableType:
    """What lies in the middle: the lot as cards, or the animal that is fought for, and the sentences about it; where
    there is little room, the sentences alone, one after the other."""
    animals = list(view.lot) or ([] if view.animal is None else [view.animal] * view.stake)
    sentences = list(tell_business(view, voice))
    left = sum(view.pile)
    pile = Text(voice.say("terminal-pile", count=left) if left else voice.say("terminal-pile-empty"), style="dim")
    if not roomy:
        return Text(" ").join([*map(Text, sentences), pile])
    cards = Columns([card(animal, voice) for animal in animals], padding=(0, 1))
    return Group(*([cards] if animals else []), *map(Text, sentences), pile)


def values(view: View, voice: Voice) -> RenderableType:
    """What every family is worth, and how many of it are still to come, in two columns."""
    grid = Table.grid(padding=(0, 2))
    kinds = list(reversed(range(len(ANIMALS))))
    half = len(kinds) // 2
    for left, right in zip(kinds[:half], kinds[half:], strict=True):
        grid.add_row(*_value(left, view, voice), "", *_value(right, view, voice))
    return Group(Text(f"{voice.say('table-values')} · {voice.say('table-in-pile')}", style="dim"), grid)


def _value(animal: int, view: View, voice: Voice) -> tuple[Text, Text, Text]:
    left = view.pile[animal]
    return (
        Text(voice.say("card", animal=ANIMALS[animal]), style=INKS[animal]),
        Text(str(FAMILY_VALUES[animal]), style="dim", justify="right"),
        Text("●" * left + "○" * (view.edition.family_size - left), style=INKS[animal] if left else "dim"),
    )


def card(animal: int, voice: Voice) -> Panel:
    face = Text(justify="center")
    face.append(voice.say("card", animal=ANIMALS[animal]), style=f"bold {INKS[animal]}")
    face.append(f"\n{FAMILY_VALUES[animal]}", style="dim")
    return Panel(face, width=14, border_style=INKS[animal])


def clock(guest: LiveGuest, elapsed: int) -> Text:
    """How long until the next call, or until the table decides for somebody; `elapsed` since the last word."""
    update, say = guest.update, guest.voice.say
    if update is None or guest.finished is not None:
        return Text("")
    if update.clock.paused:
        return Text(say("table-paused"), style="bold")
    moment = update.clock.next_call or update.clock.decide_by
    if moment is None:
        return Text("")
    left = max(0, moment - update.now - elapsed)
    filled = min(BAR, -(-left * BAR // CALM))
    calls = update.clock.calls
    words = say(f"table-calls.{'once' if calls == 1 else 'twice'}") + "  " if calls else ""
    bar = Text()
    bar.append(words, style="bold #d9765f")
    bar.append("█" * filled, style="#d9765f" if left < 5_000 else "#d9a441")
    bar.append("░" * (BAR - filled), style="dim")
    return bar.append(f" {-(-left // 1000)} s", style="bold")


def waiting(guest: LiveGuest) -> str:
    """What goes on while one is asked nothing."""
    table, view, update, say = guest.table, guest.view, guest.update, guest.voice.say
    if table is None:
        return say("connection-connecting")
    if table.status == "gathering":
        return say("live-wait-as-host" if table.hosting else "live-wait")
    if view is None or update is None or guest.finished is not None:
        return ""
    if view.phase == "bidding" and table.you is not None and table.you in (view.leader, view.active):
        return say("dock-you-lead", amount=view.high_bid) if table.you == view.leader else say("dock-you-auction")
    names = [guest.voice.names[seat] for seat in update.clock.thinking if seat != table.you]
    return say("dock-waiting-for", names=list(names)) if names else say("dock-one-moment")
