"""How long a game is said to take is what games took that were played."""

import json
import sys

from maquignon.rules.terms.editions import EDITIONS
from tests.project.checkout import ROOT

sys.path.insert(0, str(ROOT / "scripts"))
import write_minutes  # a script, found beside the others

KEPT = json.loads((ROOT / write_minutes.FILE).read_text())


def test_every_edition_has_its_minutes_for_every_number_of_players() -> None:
    assert {(edition, players) for edition in KEPT for players in KEPT[edition]} == {
        (edition, players) for edition in EDITIONS for players in ("3", "4", "5")
    }


def test_the_table_is_what_the_script_finds_when_the_games_are_played_again() -> None:
    assert write_minutes.measured("boursicocotte-2025", 3) == KEPT["boursicocotte-2025"]["3"]


def test_more_players_take_longer() -> None:
    for edition in EDITIONS:
        seconds = [KEPT[edition][players]["seconds"] for players in ("3", "4", "5")]
        assert seconds == sorted(seconds)
