"""What a bot decided, made true: unless the table has moved on meanwhile."""

from maquignon.rules.game import refusal
from maquignon.rules.legality import may_act
from maquignon.tables.bots.company import Answer
from maquignon.tables.table.clockwork import keep_in_step
from maquignon.tables.table.committing import commit
from maquignon.tables.table.parts import Parts


async def let_bot_play(table: Parts, answer: Answer) -> None:
    """A bot whose answer comes too late is asked again."""
    sheet = table.sheet
    game = sheet.under_way
    still_asked = (
        game is not None
        and table.keeper.stopped_at is None
        and answer.question == sheet.question
        and sheet.chairs[answer.seat].bot is not None
        and may_act(game.state, answer.seat)  # D7 a bot does not raise its own bid, not even by a late answer
        and refusal(game, answer.action) is None
    )
    if still_asked:
        draft = sheet.draft(table.now())
        draft.play(answer.action)
        draft.play_for_the_house()
        await commit(table, draft)
    else:
        keep_in_step(table)
