"""One game in the hands of a program: begin it, ask whose turn it is, act, and count."""

from collections.abc import Mapping, Sequence
from random import Random

from maquignon.play.dealer import Dealer
from maquignon.rules import schedule, scoring, telling
from maquignon.rules.actions import Action
from maquignon.rules.events import Event
from maquignon.rules.game import Game
from maquignon.rules.game import start as begin
from maquignon.rules.state import NOBODY, OVER
from maquignon.rules.terms import charter
from maquignon.rules.terms.edition import Edition

USUAL_EDITION = "boursicocotte-2025"
USUAL_PLAYERS = 4


def agree(
    edition: str = USUAL_EDITION,
    players: int = USUAL_PLAYERS,
    *,
    variants: Sequence[str] = (),
    house_rules: Mapping[str, object] | None = None,
) -> Edition:
    """The rules a table plays by: an edition, variants on top, house rules in place of its fields.

    A table that cannot be played is refused with a `CharterError`, whose text says why.
    """
    return charter.agree(edition, variants, house_rules or {}, players)


def start(
    edition: str | Edition = USUAL_EDITION,
    players: int = USUAL_PLAYERS,
    *,
    variants: Sequence[str] = (),
    house_rules: Mapping[str, object] | None = None,
    first: int = 0,
) -> Game:
    """A game in which nothing has happened yet and seat `first` begins.

    `edition` is a name, changed by `variants` and `house_rules`, or what `agree` has returned.
    """
    if not isinstance(edition, Edition):
        edition = agree(edition, players, variants=variants, house_rules=house_rules)
    elif variants or house_rules:
        raise ValueError("Variants and house rules are part of an agreed edition: give them to agree().")
    charter.require_playable(edition, require_players(players))
    if not 0 <= first < players:
        raise ValueError(f"The first player is a seat from 0 to {players - 1}, not {first}.")
    return begin(edition, players, first)


def require_players(players: int) -> int:
    """So many as can play at all."""
    charter.require_known(USUAL_EDITION, (), {}, players)
    return players


def shuffle(game: Game, seed: int | str | None = None) -> Dealer:
    """The house of one game: `shuffle(game, 1).answer(game)` is what it does when it is asked.

    The same seed gives the same pile; without one it is another every time.
    """
    return Dealer.shuffled(game.edition, Random(seed))


def turn_of(game: Game) -> int | None:
    """The one to ask when everybody is asked clockwise: a seat, `HOUSE`, or None once the game is over.

    At a table of people several may act at once: `to_act` names them all.
    """
    seat = schedule.next_to_act(game.state)
    return None if seat == NOBODY else seat


def apply(game: Game, action: Action) -> list[Event]:
    """Do an action in place and tell what happened, secrets included; `seen_by` hides what a seat may not know.

    An action that is not allowed raises `IllegalAction` with its reason, and changes nothing.
    """
    return telling.play(game, action)


def is_over(game: Game) -> bool:
    """Whether the game has ended."""
    return game.state.phase == OVER


def scores(game: Game) -> list[int]:
    """The points of every seat as they stand."""
    return [scoring.score(game.state, seat) for seat in range(game.state.players)]
