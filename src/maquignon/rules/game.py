"""The public face of the law: set a game up, ask who may act, check and do an action."""

from dataclasses import dataclass
from typing import Final

from maquignon.rules.act import act
from maquignon.rules.actions import TURN_UP, Action
from maquignon.rules.cards import KINDS_OF_ANIMALS, NO_NOTES, NOTES, count_notes
from maquignon.rules.legality import PHASE_OF, decider, may_act, may_pass, why_not
from maquignon.rules.reasons import (
    FINE,
    GAME_OVER,
    NO_SUCH_SEAT,
    NOT_IN_PILE,
    NOT_NOW,
    REASONS,
    WRONG_NUMBER_OF_ANIMALS,
)
from maquignon.rules.scoring import wins
from maquignon.rules.spoken import ROWS_CHANGED_BY_WORDS, SPOKEN_ACTIONS
from maquignon.rules.state import (
    BIDDING,
    BUY_BACK_AT_DOUBLE,
    DEALING,
    HOUSE,
    NO_PREEMPTION,
    NOBODY,
    OVER,
    PREEMPT_AT_PRICE,
    TIE_AGAIN,
    TIE_AGAIN_COUNTER,
    TIE_TO_CHALLENGER,
    TURN,
    State,
)
from maquignon.rules.terms.edition import Edition

_PREEMPTION: Final = {"none": NO_PREEMPTION, "match": PREEMPT_AT_PRICE, "double": BUY_BACK_AT_DOUBLE}
_TIE: Final = {"challenger": TIE_TO_CHALLENGER, "again": TIE_AGAIN, "again-counter": TIE_AGAIN_COUNTER}


class IllegalAction(Exception):
    """An action the law does not allow; the game is as it was."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(slots=True)
class Game:
    """A position and the edition it is played by."""

    edition: Edition
    state: State

    def copy(self) -> "Game":
        return Game(self.edition, self.state.copy())


def start(edition: Edition, players: int, first: int) -> Game:
    """R2 everybody has the start money, the pile is face down, and `first` begins."""
    s = State()
    write_terms(s, edition, players)
    s.pile = [edition.family_size] * KINDS_OF_ANIMALS
    s.pile_left = edition.family_size * KINDS_OF_ANIMALS
    hand = count_notes(edition.start_notes)
    for seat in range(players):
        s.purse[seat] = list(hand)
    s.money_in_play = sum(edition.start_notes) * players
    s.active = first
    s.dove = s.leader = s.debtor = s.target = NOBODY
    s.phase = DEALING if edition.opening_deal else TURN
    return Game(edition, s)


def write_terms(s: State, edition: Edition, players: int) -> None:
    """The edition's named choices, as integers the law can read."""
    s.players = players
    s.family_size = edition.family_size
    s.lot_size = edition.lot_size
    s.opening_deal = edition.opening_deal
    for donkey, note in enumerate(edition.donkey_payments):
        s.donkey_payments[donkey] = NOTES.index(note)
    s.bid_step = edition.bid_step
    s.must_afford = int(edition.bids == "must-afford")
    s.one_bid_each = int(edition.bids_each == "one")
    s.may_raise_own = int(edition.own_raise == "allowed")
    s.preemption = _PREEMPTION[edition.preemption]
    s.pay_freely = int(edition.payment == "free")
    s.may_offer_nothing = int(edition.empty_offers == "allowed")
    s.must_counter = int(edition.counter == "obligatory")
    s.winner_pays = int(edition.trade_money == "winner-pays")
    s.reveal_to_all = int(edition.trade_reveal == "all")
    s.tie = _TIE[edition.tie]
    s.auction_after_trade = int(edition.after_trade == "auction")
    s.by_families = int(edition.multiplier == "families")
    s.with_dove = int(edition.dove)
    s.money_breaks_ties = int(edition.tie_break == "money")


def to_act(game: Game) -> list[int]:
    """Everybody who may act now, in seat order, the house last."""
    s = game.state
    if s.with_dove:
        seats = [seat for seat in range(s.players) if may_act(s, seat)]
        return [*seats, HOUSE] if decider(s) == HOUSE else seats
    if s.phase == BIDDING:  # nothing else is open to several where there is no dove to claim
        return [*[seat for seat in range(s.players) if may_pass(s, seat)], HOUSE]
    waits_for = decider(s)
    return [] if waits_for == NOBODY else [waits_for]


def refusal(game: Game, action: Action) -> str | None:
    """The reason why an action may not be done, or None when it may."""
    s = game.state
    kind, seat = action.kind, action.seat
    if kind <= TURN_UP:
        code = _why_not_animals(s, kind, action.animals)
    elif not HOUSE <= seat < s.players:
        code = NO_SUCH_SEAT
    else:
        code = why_not(s, kind, seat, action.amount, action.target, action.animal, action.notes)
    return None if code == FINE else REASONS[code]


def _why_not_animals(s: State, kind: int, animals: tuple[int, ...]) -> int:
    if s.phase != PHASE_OF[kind]:
        return GAME_OVER if s.phase == OVER else NOT_NOW
    if len(animals) != animals_due(s):
        return WRONG_NUMBER_OF_ANIMALS
    for animal in animals:
        if not 0 <= animal < KINDS_OF_ANIMALS or animals.count(animal) > s.pile[animal]:
            return NOT_IN_PILE
    return FINE


def animals_due(s: State) -> int:
    """How many animals the house turns over now: the opening deal, or the lot (D5 fewer if the pile holds fewer)."""
    if s.phase == DEALING:
        return s.opening_deal * s.players
    return min(s.lot_size, s.pile_left)


def apply(game: Game, action: Action) -> None:
    """Do an action in place, or raise `IllegalAction` and change nothing."""
    reason = attempt(game, action)
    if reason is not None:
        raise IllegalAction(reason)


def copy_for(game: Game, action: Action) -> Game:
    """A copy in which this action can be done; it shares with the game what the action leaves alone."""
    if not isinstance(action, SPOKEN_ACTIONS):
        return game.copy()
    state = State.__new__(State)
    fields = state.__dict__
    fields.update(game.state.__dict__)
    for name in ROWS_CHANGED_BY_WORDS:
        fields[name] = fields[name][:]
    return Game(game.edition, state)


def attempt(game: Game, action: Action) -> str | None:
    """Do an action in place if it may be done; otherwise change nothing and say why."""
    kind, seat = action.kind, action.seat
    s = game.state
    if kind <= TURN_UP or not HOUSE <= seat < s.players:
        reason = refusal(game, action)
        if reason is None:
            apply_legal(game, action)
        return reason
    amount, target, animal, notes = action.amount, action.target, action.animal, action.notes
    code = why_not(s, kind, seat, amount, target, animal, notes)
    if code != FINE:
        return REASONS[code]
    act(s, kind, seat, amount, target, animal, notes)
    return None


def apply_legal(game: Game, action: Action) -> None:
    """Do an action that has been checked."""
    kind = action.kind
    if kind <= TURN_UP:
        for animal in action.animals:
            act(game.state, kind, HOUSE, 0, NOBODY, animal, NO_NOTES)
    else:
        act(game.state, kind, action.seat, action.amount, action.target, action.animal, action.notes)


def hammer_holder(game: Game) -> int | None:
    """R4.5 who calls: the auctioneer; where the leader does, the leader, and the auctioneer while nobody has bid."""
    s = game.state
    if s.phase != BIDDING:
        return None
    return s.leader if game.edition.hammer == "leader" and s.leader != NOBODY else s.active


def winners(game: Game) -> list[int]:
    """R6 who has won; nobody before the end."""
    s = game.state
    return [seat for seat in range(s.players) if wins(s, seat)] if s.phase == OVER else []
