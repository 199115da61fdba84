"""A finished game as the archive keeps it."""

from maquignon.rules.game import winners
from maquignon.rules.scoring import score
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.store.rows import FinishedGame, GameRow, Seated


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
