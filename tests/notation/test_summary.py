"""Where a game stands, as `replay --json` says it."""

import json
from random import Random

import pytest

from maquignon.notation.header import Header, header_to_json
from maquignon.notation.summary import summary, summary_of_record
from maquignon.rules.cards import list_notes
from tests.conservation import animals_there
from tests.properties.random_play import GRID, any_table, positions
from tests.table import NAMES, Table


def test_a_summary_says_who_owns_what_and_whose_move_it_is() -> None:
    table = Table("koehandel")
    table.owns_families("Ana", "cat")
    table.owns("Ana", "horse")
    table.owns("Ben", "horse", "pig")
    assert summary(table.game, table.names) == {
        "over": False,
        "phase": "turn",
        "to_act": [0],
        "pile": 33,
        "players": [
            {
                "name": "Ana",
                "animals": {"cat": 4, "horse": 1},
                "notes": [0, 0, 10, 10, 10, 10, 50],
                "families": ["cat"],
                "score": 90,
            },
            {
                "name": "Ben",
                "animals": {"pig": 1, "horse": 1},
                "notes": [0, 0, 10, 10, 10, 10, 50],
                "families": [],
                "score": 0,
            },
            {"name": "Cleo", "animals": {}, "notes": [0, 0, 10, 10, 10, 10, 50], "families": [], "score": 0},
        ],
        "dove": None,
        "winners": [],
    }


def test_the_house_is_named_among_those_who_may_act() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "cow")
    assert summary(table.game, table.names)["to_act"] == [1, 2, "house"]


def test_an_offer_on_the_table_still_counts_as_the_challengers() -> None:
    table = Table("koehandel")
    table.owns("Ana", "cow")
    table.owns("Ben", "cow")
    table.challenges("Ana", "Ben", "cow", 0, 50)
    players = summary(table.game, table.names)["players"]
    assert players[0]["notes"] == [0, 0, 10, 10, 10, 10, 50]


def test_a_price_on_the_table_already_counts_as_the_sellers() -> None:
    table = Table("bluff")
    table.auctions("Ana", "cow")
    table.bids("Ben", 20)
    table.hammer()
    table.pays("Ben", 10, 10)
    players = summary(table.game, table.names)["players"]
    assert players[0]["notes"] == [0, 0] + 7 * [10]
    assert players[1]["notes"] == [0, 0, 10, 10, 10]


def test_the_dove_is_named_by_the_seat_that_has_it() -> None:
    table = Table("bluff")
    table.game.state.dove = 2
    assert summary(table.game, table.names)["dove"] == 2


@pytest.mark.parametrize(("edition", "players"), GRID)
def test_no_animal_and_no_note_is_ever_missing(edition: str, players: int) -> None:
    rng = Random(players)
    start = any_table(edition, players, rng)
    for game in positions(start, rng):
        told = json.loads(json.dumps(summary(game, NAMES[:players])))
        assert sum(sum(player["notes"]) for player in told["players"]) == game.state.money_in_play
        owned = sum(sum(player["animals"].values()) for player in told["players"])
        assert owned + told["pile"] + game.state.lot_count == sum(animals_there(game.state))
    assert told["over"]
    assert told["winners"]
    assert [player["notes"] for player in told["players"]] == [
        list_notes(start.state.purse[seat]) for seat in range(players)
    ]


def test_without_a_header_there_is_nothing_to_sum_up() -> None:
    assert summary_of_record(b"", "fr") == {
        "over": False,
        "phase": "setup",
        "to_act": [],
        "pile": 0,
        "players": [],
        "dove": None,
        "winners": [],
        "refused": {"line": 1, "reason": "unreadable", "message": "Cette ligne est illisible\u202f: elle est vide."},
    }


def test_a_game_is_summed_up_to_the_line_that_is_refused() -> None:
    header = header_to_json(Header(edition="koehandel", players=("Ana", "Ben", "Cleo"), first=0))
    lines = [header, {"do": "auction", "seat": 0}, {"do": "bid", "seat": 1, "amount": 10}]
    told = summary_of_record("\n".join(map(json.dumps, lines)).encode(), "en")
    assert (told["phase"], told["to_act"]) == ("turning_up", ["house"])
    assert (told["refused"]["line"], told["refused"]["reason"]) == (3, "not_now")
