"""The law's own types as they go over the wire: moves in, positions, choices and events out.

The mirrors are made from the dataclasses of the law, so that a field added there is typed, documented and sent here
without a second declaration.
"""

from dataclasses import MISSING, fields
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, Union, get_args, get_type_hints

import msgspec

from maquignon.notation.frames import NOT_IN_EVERY_VIEW, snake, worked_out
from maquignon.rules import actions, choices, events, options
from maquignon.rules.cards import ANIMALS, NOTES, count_notes
from maquignon.rules.terms.edition import Edition
from maquignon.rules.views import View

# --- in: what a player does, in the words of a record, without the seat -----------------------------------------------

if TYPE_CHECKING:
    AnimalName = str
    Note = int
else:
    AnimalName = Literal[ANIMALS]
    Note = Literal[NOTES]


class Move(msgspec.Struct, forbid_unknown_fields=True, tag_field="do"):
    """What a seat does; who it is comes from the session."""


class AuctionMove(Move, tag="auction"):
    """Open an auction."""


class BidMove(Move, tag="bid"):
    amount: int


class PassMove(Move, tag="pass"):
    """Nothing more at this price."""


class SellMove(Move, tag="sell"):
    """Take the money."""


class PreemptMove(Move, tag="preempt"):
    """Keep the lot and pay the bidder."""


class PayMove(Move, tag="pay"):
    notes: list[Note]


class LetStandMove(Move, tag="let_stand"):
    """Let the sale stand."""


class BuyBackMove(Move, tag="buy_back"):
    notes: list[Note]


class TradeMove(Move, tag="trade"):
    """Challenge another seat for an animal, with notes face down."""

    target: int
    animal: AnimalName
    notes: list[Note]


class AcceptMove(Move, tag="accept"):
    """Take the offer and give the animal."""


class CounterMove(Move, tag="counter"):
    notes: list[Note]


class OfferMove(Move, tag="offer"):
    """The second offer after a tie."""

    notes: list[Note]


class ClaimDoveMove(Move, tag="claim_dove"):
    """Claim the dove, now or never."""


AnyMove = (
    AuctionMove | BidMove | PassMove | SellMove | PreemptMove | PayMove | LetStandMove | BuyBackMove | TradeMove
    | AcceptMove | CounterMove | OfferMove | ClaimDoveMove
)  # fmt: skip

_PLAIN: Final[dict[type[Move], type[Any]]] = {
    AuctionMove: actions.Auction,
    PassMove: actions.Pass,
    SellMove: actions.Sell,
    PreemptMove: actions.Preempt,
    LetStandMove: actions.LetStand,
    AcceptMove: actions.Accept,
    ClaimDoveMove: actions.ClaimDove,
}
_WITH_NOTES: Final[dict[type[Move], type[Any]]] = {
    PayMove: actions.Pay,
    BuyBackMove: actions.BuyBack,
    CounterMove: actions.Counter,
    OfferMove: actions.Offer,
}


@cache
def _plain(kind: type[Move], seat: int) -> actions.Action:
    """Made once: actions never change."""
    action: actions.Action = _PLAIN[kind](seat)
    return action


def read_move(move: AnyMove, seat: int) -> actions.Action:
    """The law's action out of what came over the wire."""
    if type(move) in _PLAIN:
        return _plain(type(move), seat)
    match move:
        case BidMove(amount=amount):
            return actions.Bid(seat, amount)
        case TradeMove(target=target, animal=animal, notes=notes):
            return actions.Trade(seat, target, ANIMALS.index(animal), count_notes(notes))
        case PayMove() | BuyBackMove() | CounterMove() | OfferMove():
            laid: actions.Action = _WITH_NOTES[type(move)](seat, count_notes(move.notes))
            return laid
        case _:
            raise AssertionError(f"no action for {move}")


# --- out: mirrors of the law's dataclasses ----------------------------------------------------------------------------


def _on_wire(hint: Any) -> Any:
    """A tuple is a plain list on the wire: tuples become useless types in generated TypeScript."""
    arguments = tuple(_on_wire(argument) for argument in get_args(hint) if argument is not Ellipsis)
    origin = getattr(hint, "__origin__", None)
    if origin is tuple:
        return list[arguments[0]]  # type: ignore[valid-type]
    if origin is None and arguments:
        return Union[arguments]  # noqa: UP007  # the members are only known at run time
    return hint


def _mirror(law: type, *, without: tuple[str, ...] = (), tag_field: str | None = None, tag: str | None = None) -> Any:
    hints = get_type_hints(law)
    kept = [field for field in fields(law) if field.name not in without]
    name = law.__name__ if tag_field != "do" else "".join(word.title() for word in str(tag).split("_")) + "Choice"
    return msgspec.defstruct(
        name,
        [*((field.name, _on_wire(hints[field.name])) for field in kept), *_worked_out(law)],
        namespace={"__doc__": law.__doc__ if law.__doc__ and "(" not in law.__doc__[: len(name) + 1] else None},
        module=__name__,
        frozen=True,
        tag_field=tag_field,
        tag=tag,
    )


def _worked_out(law: type) -> list[tuple[str, Any]]:
    return [(name, _on_wire(get_type_hints(getattr(law, name).fget)["return"])) for name in worked_out(law)]


def _choices() -> dict[Any, type]:
    mirrors: dict[Any, type] = {}
    for law in get_args(choices.Choice):
        if law is choices.Draw:
            continue  # the house's own
        do = next(field for field in fields(law) if field.name == "do")
        words = get_args(get_type_hints(law)["do"]) if do.default is MISSING else (do.default,)
        mirrors |= {_mirror(law, without=("do",), tag_field="do", tag=word): law for word in words if word != "hammer"}
    return mirrors


EVENT_MIRRORS: Final = {law: _mirror(law, tag_field="type", tag=snake(law.__name__)) for law in get_args(events.Event)}
CHOICE_MIRRORS: Final = _choices()
"""One for each thing to do, with the law's type of choice."""

if TYPE_CHECKING:
    Position = View
    ToldEvent = events.Event
    OpenChoice = choices.Choice
    BidChoice = choices.BidRange
else:
    Position = _mirror(View, without=NOT_IN_EVERY_VIEW)
    ToldEvent = Union[tuple(EVENT_MIRRORS.values())]  # noqa: UP007
    OpenChoice = Union[tuple(CHOICE_MIRRORS)]  # noqa: UP007
    BidChoice = next(mirror for mirror, law in CHOICE_MIRRORS.items() if law is choices.BidRange)


class OpenOptions(msgspec.Struct, frozen=True):
    """All that a seat is asked to choose from; no choices when it is asked nothing."""

    seat: int
    choices: list[OpenChoice]
    own_raise: BidChoice | None
    """Whoever leads the bidding may raise their own bid within these bounds, and is never asked to."""


def read_view(position: Position, edition: Edition) -> View:
    """The law's view out of what came over the wire; a guest who wants to remember past positions listens."""
    found = msgspec.to_builtins(position)
    return msgspec.convert({**found, "edition": edition, "seen": ()}, View)


def read_options(open_to: OpenOptions) -> options.Options:
    """The law's options out of what came over the wire."""
    found = [(msgspec.to_builtins(choice), CHOICE_MIRRORS[type(choice)]) for choice in open_to.choices]
    open_choices: list[Any] = [msgspec.convert(fields, law) for fields, law in found]
    raised = open_to.own_raise
    own_raise = None if raised is None else msgspec.convert(msgspec.to_builtins(raised), choices.BidRange)
    return options.Options(open_to.seat, tuple(open_choices), own_raise)
