"""A table as it is now: all that follows from its log, and a draft of it for what may be written next."""

from collections.abc import Mapping
from copy import copy
from typing import Final, assert_never

import msgspec

from maquignon.notation.record import action_from_json, action_to_json
from maquignon.play.dealer import Dealer
from maquignon.rules.actions import Action, Bid, ClaimDove, Hammer, Pass
from maquignon.rules.events import Event
from maquignon.rules.game import Game, apply_legal, copy_for, hammer_holder, refusal, start
from maquignon.rules.legality import may_pass
from maquignon.rules.state import BIDDING, DEALING, OVER, TURNING_UP
from maquignon.rules.telling import tell
from maquignon.rules.terms.edition import Edition
from maquignon.tables.game.entries import (
    AnyBody,
    Arranged,
    Began,
    CameBack,
    Chair,
    Closed,
    LetBack,
    Opened,
    Paused,
    Played,
    Removed,
    Reseated,
    Resumed,
    TookOver,
    WentOn,
    WentOut,
)
from maquignon.tables.game.shuffle import Shuffle
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.shown import Status

_WITHIN_A_QUESTION: Final = (Pass, ClaimDove)


class Told(msgspec.Struct, frozen=True):
    """One action and what it brought about, after it was entered as `version`."""

    version: int
    action: Action
    events: list[Event]


class BadLog(Exception):
    """A log that the law refuses."""


class Sheet(msgspec.Struct):
    """Values only, never changed in place: a draft shares them all, and one that is thrown away leaves no trace."""

    arrangement: Arrangement
    host: str
    chairs: tuple[Chair, ...]
    edition: Edition
    at: int = 0
    """When the last entry was written."""
    version: int = 0
    game: Game | None = None
    under_way: Game | None = None
    """The game, while there is something to do in it."""
    dealer: Dealer | None = None
    shuffle: Shuffle | None = None
    first: int = 0
    question: int = 0
    asked_at: int = 0
    """When the question was asked."""
    touched_at: int = 0
    """When the count of the hammer began anew."""
    out: frozenset[int] = frozenset()
    paused: bool = False
    changes: int = 0
    """How often something around the game was changed."""
    starts_with: frozenset[str] = frozenset()
    """A rematch waits for these players."""
    removed: Mapping[str, str] = msgspec.field(default_factory=dict)
    """Who was taken from a seat, and their name."""
    next_code: str | None = None
    closed: bool = False
    is_over: bool = False
    status: Status = "gathering"
    seats: Mapping[str, int] = msgspec.field(default_factory=dict)
    """By player."""
    bots: frozenset[int] = frozenset()
    """Seats that bots decide for."""
    written: list[AnyBody] = msgspec.field(default_factory=list)
    """What this draft adds to the log."""
    told: list[Told] = msgspec.field(default_factory=list)

    @classmethod
    def blank(cls, opened: Opened) -> "Sheet":
        edition = opened.arrangement.as_shown(len(opened.chairs))
        return cls(opened.arrangement, opened.host, tuple(opened.chairs), edition)

    def __post_init__(self) -> None:
        self._sit(self.chairs)
        self._take_stock()

    def draft(self, at: int) -> "Sheet":
        """A sheet that can be written on; whatever is written happens at this moment."""
        twin = copy(self)
        twin.at = at
        twin.written = []
        twin.told = []
        return twin

    def seat_of(self, player: str) -> int | None:
        return self.seats.get(player)

    def hammer_holder(self) -> int | None:
        return None if self.under_way is None else hammer_holder(self.under_way)

    def bidders(self) -> list[int]:
        """Who may still bid at this price."""
        game = self.under_way
        if game is None or game.state.phase != BIDDING:
            return []
        return [seat for seat in range(game.state.players) if may_pass(game.state, seat)]

    # --- writing (on a draft) -----------------------------------------------------------------------------------------

    def write(self, body: AnyBody) -> None:
        """Add an entry and let happen what follows from it."""
        if isinstance(body, Played):
            action = action_from_json(body.action)
            reason = "not_begun" if self.game is None else refusal(self.game, action)
            if reason is not None:
                raise BadLog(f"entry {self.version + 1}: {reason}")
            self._enter(body, action)
        else:
            self.written.append(body)
            self.version += 1
            self._follow(body)
            self._take_stock()

    def play(self, action: Action) -> None:
        """Add an action that has been checked."""
        self._enter(Played(action_to_json(action)), action)

    def play_for_the_house(self) -> None:
        """All that waits for nobody: cards turned up, passes of who is out, the hammer when all others have passed."""
        while (action := self._due()) is not None:
            self.play(action)

    def _due(self) -> Action | None:
        assert self.game is not None
        assert self.dealer is not None
        s = self.game.state
        if s.phase == TURNING_UP or s.phase == DEALING:
            return self.dealer.answer(self.game)
        if s.phase != BIDDING:
            return None
        bidders = self.bidders()
        for seat in bidders:
            if seat in self.out or (s.one_bid_each and s.has_bid[seat]):
                return Pass(seat)
        return None if bidders else Hammer()

    def _enter(self, body: Played, action: Action) -> None:
        before = self.game
        assert before is not None
        after = copy_for(before, action)
        apply_legal(after, action)
        self.written.append(body)
        self.version += 1
        self.told.append(Told(self.version, action, tell(before.state, action, after)))
        self.game = self.under_way = after
        if isinstance(action, Bid):
            self.touched_at = self.at
        elif not isinstance(action, _WITHIN_A_QUESTION):
            self._ask()
            self._take_stock()

    def _take_stock(self) -> None:
        """What follows from everything else."""
        self.is_over = self.game is not None and self.game.state.phase == OVER
        self.under_way = None if self.is_over or self.closed else self.game
        if self.closed or self.is_over:
            self.status = "finished"
        elif self.game is None:
            self.status = "gathering"
        else:
            self.status = "paused" if self.paused else "playing"

    def _ask(self) -> None:
        """A new question: whatever answers an older one is too late."""
        self.question = self.version
        self.asked_at = self.touched_at = self.at
        self.out = frozenset()

    def _follow(self, body: AnyBody) -> None:
        match body:
            case Opened(arrangement, host, chairs) | Arranged(arrangement, host, chairs):
                self.arrangement, self.host = arrangement, host
                self._sit(tuple(chairs))
                self.changes += 1
                self.edition = arrangement.as_shown(len(chairs))
                self.starts_with = frozenset(body.starts_with if isinstance(body, Opened) else ())
            case Began():
                self._begin(body)
            case WentOut(seat):
                self.out |= {seat}
            case TookOver(seat, bot):
                self._seat(seat, msgspec.structs.replace(self.chairs[seat], bot=bot))
            case CameBack(seat):
                self._seat(seat, msgspec.structs.replace(self.chairs[seat], bot=None))
            case Reseated(seat, chair):
                self._seat(seat, chair)
                self.changes += 1
            case Removed(player, name):
                self.removed = {**self.removed, player: name}
            case LetBack(player):
                self.removed = {other: name for other, name in self.removed.items() if other != player}
            case Paused():
                self.paused = True
                self.changes += 1
            case Resumed():
                self.paused = False
            case WentOn(code):
                self.next_code = code
            case Closed():
                self.closed = True
            case Played():
                raise AssertionError("an action is entered, not followed")
            case _:
                assert_never(body)

    def _begin(self, began: Began) -> None:
        players = len(began.chairs)
        self._sit(tuple(began.chairs))
        self.edition = self.arrangement.as_begun(began.edition, players)
        self.first, self.shuffle = began.first, Shuffle(tuple(began.order), began.nonce)
        self.dealer = self.shuffle.dealer()
        self.game = start(self.edition, players, began.first)
        self._ask()

    def _seat(self, seat: int, chair: Chair) -> None:
        self._sit((*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def _sit(self, chairs: tuple[Chair, ...]) -> None:
        self.chairs = chairs
        self.seats = {chair.player: seat for seat, chair in enumerate(chairs) if chair.player is not None}
        self.bots = frozenset(seat for seat, chair in enumerate(chairs) if chair.bot is not None)
