"""A whole game as text: what is written is read, what is read is played, and a bad line is named."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maquignon.notation.header import header_to_json
from maquignon.notation.record import Header, Record, RecordError, dumps, loads, read, replay, steps
from maquignon.notation.terms import changes
from maquignon.rules.actions import Action, Auction, Bid, Hammer, TurnUp
from maquignon.rules.cards import ANIMALS
from maquignon.rules.game import Game, apply, start
from maquignon.rules.state import OVER
from tests.properties.random_play import GRID, any_action, house_tables, playable_variants
from tests.table import NAMES

OPENING = """\
{"maquignon": 1, "edition": "bluff", "variants": [], "house_rules": {}, "players": ["Ana", "Ben", "Cleo"], "first": 0}
{"seat": 0, "do": "auction"}
{"seat": "house", "do": "turn_up", "animals": ["cow"]}
{"seat": 1, "do": "bid", "amount": 30}
"""
HEADER = Header(edition="bluff", players=("Ana", "Ben", "Cleo"), first=0)


def test_a_record_is_a_header_and_one_action_per_line() -> None:
    record = Record(HEADER, [Auction(0), TurnUp((ANIMALS.index("cow"),)), Bid(1, 30)])
    header, *actions = dumps(record).splitlines(keepends=True)
    assert json.loads(header) == header_to_json(HEADER)
    assert actions == OPENING.splitlines(keepends=True)[1:]
    assert loads(OPENING) == loads(OPENING.encode()) == record


def test_names_are_written_as_they_are() -> None:
    record = Record(Header(edition="bluff", players=("Ève", "Ζωή", "Ben"), first=1))
    assert "Ève" in dumps(record)
    assert loads(dumps(record)) == record


def test_a_header_alone_is_a_game_in_progress() -> None:
    assert replay(Record(HEADER)) == HEADER.start()


def test_replaying_yields_every_line_with_what_happened() -> None:
    header, actions = read(OPENING)
    game = header.start()
    lines = [(step.line, type(step.events[-1]).__name__, step.game is game) for step in steps(game, actions)]
    assert lines == [(2, "AuctionOpened", True), (3, "LotTurnedUp", True), (4, "BidMade", True)]


def test_the_last_line_needs_no_end_and_may_have_another_systems() -> None:
    assert loads(OPENING.removesuffix("\n")) == loads(OPENING)
    assert loads(OPENING.replace("\n", "\r\n")) == loads(OPENING)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "unreadable"),
        ("\n", 1, "unreadable"),
        (OPENING + "\n", 5, "unreadable"),
        (OPENING.replace("\n", "\n\n", 1), 2, "unreadable"),
        ("\ufeff" + OPENING, 1, "unreadable"),
        ("\ud800", 1, "unreadable"),
        (OPENING.replace("bluff", "kuhhandel"), 1, "unknown_edition"),
        (OPENING.split("\n", 1)[1], 1, "bad_header"),
        (OPENING.replace("30", "30.0"), 4, "bad_field"),
        (OPENING[:-4], 4, "unreadable"),
    ],
    ids=range(10),
)
def test_the_first_line_that_cannot_be_read_is_named(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as refused:
        loads(text)
    assert (refused.value.line, refused.value.reason) == (line, reason)


def test_the_first_line_that_cannot_be_played_is_named_and_leaves_the_game_before_it() -> None:
    header, actions = read(OPENING + '{"seat": 2, "do": "bid", "amount": 30}\nnot even JSON\n')
    game = header.start()
    with pytest.raises(RecordError) as refused:
        for _ in steps(game, actions):
            pass
    assert (refused.value.line, refused.value.reason) == (5, "too_low")
    assert game == replay(loads(OPENING))


def test_a_record_that_the_law_refuses_has_no_end() -> None:
    with pytest.raises(RecordError, match="cannot be done now"):
        replay(Record(HEADER, [Hammer()]))


def _header_of(game: Game) -> Header:
    variants, house_rules = changes(game.edition)
    players = NAMES[: game.state.players]
    return Header(
        edition=game.edition.name,
        variants=tuple(variants),
        house_rules=house_rules,
        players=players,
        first=game.state.active,
        tags={"by": "dice"},
    )


def _play_on(game: Game, rng: Random, most: int) -> list[Action]:
    actions: list[Action] = []
    while game.state.phase != OVER and len(actions) < most:
        action = any_action(game, rng)
        apply(game, action)
        actions.append(action)
    return actions


@pytest.mark.parametrize(("edition", "players"), GRID)
def test_whole_games_of_every_edition_come_back_from_their_record(edition: str, players: int) -> None:
    rng = Random(f"{edition} {players}")
    for variants in playable_variants(edition):
        first = rng.randrange(players)
        header = Header(edition=edition, variants=variants, players=NAMES[:players], first=first)
        game = start(header.agree(), players, first)
        record = Record(header, _play_on(game, rng, most=1_000))
        again = loads(dumps(record))
        assert again == record
        assert replay(again) == game
        assert dumps(again) == dumps(record)


@pytest.mark.slow
@given(house_tables(), st.randoms(use_true_random=False), st.integers(0, 60))
def test_games_by_any_house_rules_come_back_from_their_record(game: Game, rng: Random, length: int) -> None:
    header = _header_of(game)
    assert header.agree() == game.edition
    record = Record(header, _play_on(game, rng, most=length))
    again = loads(dumps(record))
    assert again == record
    assert replay(again) == game
