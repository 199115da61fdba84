"""What a host lays down for a table: the game, the speeds, the seats, and who may come.

On the wire and in logs an arrangement is called `terms`, as it always was.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from maquignon.rules.terms.charter import CharterError, agree, agree_on_terms
from maquignon.rules.terms.edition import Edition
from maquignon.rules.terms.editions import EDITIONS

Speed = Literal["relaxed", "normal", "fast", "none"]
HammerSpeed = Literal["calm", "relaxed", "normal", "fast", "none"]
"""Calm: so slow that whoever has the table read aloud is not outrun."""
Liveliness = Literal["calm", "lively", "instant"]
HouseRule = bool | int | str | list[int] | dict[str, int]
SeatPlan = str | None
"""The name of a bot from the catalogue, or null: open for a person."""


class Arrangement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything the host chooses; whatever is left out is as most tables want it."""

    edition: Annotated[str, msgspec.Meta(max_length=40)] = "boursicocotte-2025"
    variants: Annotated[list[str], msgspec.Meta(max_length=3)] = []
    house_rules: Annotated[dict[str, HouseRule], msgspec.Meta(max_length=20)] = {}
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=3, max_length=5)] = msgspec.field(
        default_factory=lambda: [None, None, None]
    )
    first: Annotated[int, msgspec.Meta(ge=0, le=4)] | None = None
    """The seat that begins (D2); null: by lot."""
    hammer: HammerSpeed = "normal"
    """How fast the calls follow one another; none: the hammer falls by hand only."""
    thinking: Speed = "normal"
    """How long a decision may take; none: as long as it takes."""
    public: bool = False
    """Listed in the lobby."""
    spectators: bool = True
    liveliness: Liveliness = "lively"
    """How much time bots leave between their bids, so that people can follow."""
    banter: bool = True
    """Bots say something now and then."""

    def agree(self, seats: int) -> Edition:
        """The edition as so many play it; a `CharterError` if it cannot be played."""
        return agree(self.edition, self.variants, self.house_rules, seats)

    def as_shown(self, seats: int) -> Edition:
        """The same before the game; what could be played once and cannot any more is for the host to arrange anew."""
        try:
            return self.agree(seats)
        except CharterError:
            return EDITIONS[self.edition]

    def as_begun(self, terms: Mapping[str, object] | None, players: int) -> Edition:
        """The edition a game began by, even if it has been corrected since."""
        return self.agree(players) if terms is None else agree_on_terms(self.edition, self.variants, terms, players)
