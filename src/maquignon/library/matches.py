"""Bots seated by a program, and whole games between them."""

from collections.abc import Sequence
from random import Random

from maquignon.bots import roster
from maquignon.bots.bot import SECONDS, Bot
from maquignon.library.games import agree, require_players
from maquignon.notation.header import Header
from maquignon.notation.record import Record
from maquignon.notation.terms import changes
from maquignon.play import match
from maquignon.play.dealer import Dealer
from maquignon.play.match import Match
from maquignon.rules.terms.charter import require_playable
from maquignon.rules.terms.edition import Edition


def bot_names() -> list[str]:
    """The bots of this package; beside them `exec:COMMAND`, `weights:FILE` and `expert:N` name one."""
    return list(roster.ROSTER)


def make_bot(name: str, seed: int | str | None = None, *, seconds: float = SECONDS) -> Bot:
    """A bot for one seat of one game: ask it with `choose(view, options)`.

    The same seed gives the same decisions. A program (`exec:COMMAND`) has so many `seconds` for each. A name that
    nobody has raises `UnknownBot`.
    """
    return roster.make_bot(name, Random(seed), seconds)


def play_match(
    bots: Sequence[str | Bot],
    edition: str | Edition = "boursicocotte-2025",
    *,
    seed: int | str | None = None,
    first: int | None = None,
) -> Match:
    """A whole game between bots, one for each seat, by name or any object with the methods of a `Bot`.

    The same seed gives the same game, if all bots by object play the same. `first` begins, or whom the dice choose.
    A bot that chooses what it may not do raises `BadChoice`.
    """
    players = require_players(len(bots))
    terms = edition if isinstance(edition, Edition) else agree(edition, players)
    require_playable(terms, players)
    dice = Random(seed)
    dealer = Dealer.shuffled(terms, dice)
    if first is None:
        first = dice.randrange(players)
    elif not 0 <= first < players:
        raise ValueError(f"The first player is a seat from 0 to {players - 1}, not {first}.")
    seated = [make_bot(bot, dice.getrandbits(64)) if isinstance(bot, str) else bot for bot in bots]
    return match.play_match(terms, seated, dealer, first)


def record_of(match: Match, players: Sequence[str] = ()) -> Record:
    """A match as a record; `players` are the names, seat 0 first, or the seats are numbered."""
    seats = match.game.state.players
    names = tuple(players) or tuple(f"seat {seat}" for seat in range(seats))
    if len(names) != seats:
        raise ValueError(f"{seats} seats need {seats} names, not {len(names)}.")
    variants, house_rules = changes(match.edition)
    header = Header(
        edition=match.edition.name,
        players=names,
        first=match.first,
        variants=tuple(variants),
        house_rules=house_rules,
    )
    return Record(header, match.actions)
