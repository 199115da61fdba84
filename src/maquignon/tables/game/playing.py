"""During the game: a move, being out of a lot, a stand-in and its end, a pause."""

from typing import Final

from maquignon.rules.actions import Bid
from maquignon.rules.game import Game, refusal
from maquignon.rules.legality import may_pass
from maquignon.rules.state import BIDDING
from maquignon.tables.game.entries import CameBack, Paused, Resumed, TookOver, WentOut
from maquignon.tables.game.gathering import STAND_IN
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.protocol.messages import Act, OutOfLot, PressHammer, TakeBack
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.protocol.wire import read_move

LONGEST_GAME: Final = 10_000
"""Entries of a log after which nobody bids any more. Everything else comes to an end by itself, but by house rules that
make everybody rich two people can raise one another for days."""


def require_game(draft: Sheet) -> Game:
    if draft.game is None:
        raise Refusal("not_begun")
    if draft.is_over:
        raise Refusal("game_over")
    if draft.paused:
        raise Refusal("paused")
    return draft.game


def _require_seat(speaker: Speaker) -> int:
    if speaker.seat is None:
        raise Refusal("not_seated")
    return speaker.seat


def act(draft: Sheet, speaker: Speaker, message: Act) -> None:
    """Whoever acts is back: a stand-in leaves the seat in the same breath."""
    seat = _require_seat(speaker)
    game = require_game(draft)
    if message.question != draft.question:
        raise Refusal("too_late")
    action = read_move(message.action, seat)
    reason = refusal(game, action)
    if reason is not None:
        raise Refusal(reason)
    if isinstance(action, Bid) and draft.version >= LONGEST_GAME:
        raise Refusal("no_more_bids")
    come_back(draft, seat)
    draft.play(action)
    draft.play_for_the_house()


def go_out(draft: Sheet, speaker: Speaker, message: OutOfLot) -> None:
    seat = _require_seat(speaker)
    s = require_game(draft).state
    if message.question != draft.question:
        raise Refusal("too_late")
    if s.phase != BIDDING or seat == s.active:
        raise Refusal("no_auction")
    if seat in draft.out:
        raise Refusal("already_out")
    come_back(draft, seat)
    draft.write(WentOut(seat))
    if may_pass(s, seat):
        draft.play_for_the_house()


def require_hammer(draft: Sheet, speaker: Speaker, message: PressHammer) -> None:
    seat = _require_seat(speaker)
    require_game(draft)
    if message.question != draft.question:
        raise Refusal("too_late")
    if draft.hammer_holder() != seat:
        raise Refusal("not_your_hammer")


def take_back(draft: Sheet, speaker: Speaker, message: TakeBack) -> None:
    seat = _require_seat(speaker)
    require_game(draft)
    come_back(draft, seat)


def take_over(draft: Sheet, seat: int) -> None:
    chair = draft.chairs[seat]
    if chair.kind == "person" and chair.bot is None:
        draft.write(TookOver(seat, STAND_IN))


def come_back(draft: Sheet, seat: int) -> None:
    chair = draft.chairs[seat]
    if chair.kind == "person" and chair.bot is not None:
        draft.write(CameBack(seat))


def pause(draft: Sheet, wish: bool) -> None:
    if draft.paused != wish:
        draft.write(Paused() if wish else Resumed())
