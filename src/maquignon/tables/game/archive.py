"""A game as a record, and a finished one as the archive keeps it."""

from maquignon.notation.record import Header, Record
from maquignon.notation.terms import whole_terms
from maquignon.rules.actions import Action
from maquignon.rules.game import winners
from maquignon.rules.scoring import score
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.shuffle import TAG
from maquignon.tables.store.rows import FinishedGame, GameRow, Seated


def record_of(sheet: Sheet, actions: list[Action]) -> Record:
    """The game as text can hold it; the seal is opened once the game is over."""
    tags: dict[str, object] = {}
    bots = {str(seat): chair.bot for seat, chair in enumerate(sheet.chairs) if chair.kind == "bot"}
    if bots:
        tags["bots"] = bots
    if sheet.is_over and sheet.shuffle is not None:
        tags[TAG] = sheet.shuffle.opened()
    header = Header(
        edition=sheet.arrangement.edition,
        variants=tuple(sheet.arrangement.variants),
        house_rules=sheet.arrangement.house_rules,
        players=tuple(chair.name or "" for chair in sheet.chairs),
        first=sheet.first,
        terms=whole_terms(sheet.edition),
        tags=tags,
    )
    return Record(header, actions)


def archived(table: str, record: str, sheet: Sheet) -> FinishedGame:
    assert sheet.game is not None
    state, won = sheet.game.state, winners(sheet.game)
    players = [
        Seated(
            chair.name or "", chair.player, chair.bot if chair.kind == "bot" else None, score(state, seat), seat in won
        )
        for seat, chair in enumerate(sheet.chairs)
    ]
    return FinishedGame(GameRow(table, sheet.arrangement.edition, sheet.at, players), record)
