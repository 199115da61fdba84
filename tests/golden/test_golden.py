"""Finished games, two and more for each edition, replayed: not a word and not a note may change unnoticed."""

import json
from typing import get_args

import pytest

from maquignon.notation.record import dumps, loads, read, steps
from maquignon.rules.cards import ANIMALS
from maquignon.rules.events import Event, LotWon, TradeOpened
from maquignon.rules.terms.editions import EDITIONS
from tests.golden.games import FOLDER, RECORDS, record_of, told


@pytest.mark.parametrize("game", RECORDS)
def test_a_golden_game_is_told_as_it_always_was(game: str) -> None:
    for path, text in told(game).items():
        assert path.read_text("utf-8") == text, f"{path.name} has changed; `make golden` writes it anew"


@pytest.mark.parametrize("game", RECORDS)
def test_a_golden_record_is_written_as_we_write_records(game: str) -> None:
    assert dumps(loads(record_of(game))).encode() == record_of(game)


@pytest.mark.parametrize("game", RECORDS)
def test_a_golden_game_is_finished_with_every_family_complete_unless_it_goes_round_in_circles(game: str) -> None:
    end = json.loads((FOLDER / f"{game}.json").read_text())
    assert end["over"]
    assert end["refused"] is None
    families = [family for player in end["players"] for family in player["families"]]
    assert sorted(families) == sorted(set(ANIMALS) - {"cow", "horse"} if game.endswith("-circles") else ANIMALS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_two_golden_games(edition: str) -> None:
    assert sum(read(record_of(game))[0].edition == edition for game in RECORDS) >= 2


def test_golden_games_are_of_every_size_and_use_variants_and_house_rules() -> None:
    headers = [read(record_of(game))[0] for game in RECORDS]
    assert {len(header.players) for header in headers} == {3, 4, 5}
    assert {variant for header in headers for variant in header.variants} == {
        "coup-double",
        "finie-la-plaisanterie",
        "super-marchandage",
    }
    assert sum(bool(header.house_rules) for header in headers) >= 4


def test_everything_that_can_happen_happens_in_a_golden_game() -> None:
    events = [event for game in RECORDS for event in _events(game)]
    assert {type(event) for event in events} == set(get_args(Event))
    assert any(isinstance(event, LotWon) and event.free for event in events)
    assert any(isinstance(event, TradeOpened) and event.stake == 2 for event in events)


def _events(game: str) -> list[Event]:
    header, actions = read(record_of(game))
    return [event for step in steps(header.start(), actions) for event in step.events]
