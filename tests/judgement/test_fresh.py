"""Among bots it has never learned from, on fresh dice, the judgement knows more than nothing and is not too sure."""

from collections.abc import Iterator

import pytest

from maquignon.judgement.phases import PHASES
from maquignon.play.forecasts import measure
from maquignon.play.many import Sitting
from maquignon.play.match import Match
from maquignon.rules.terms.charter import agree

BOTS = ("easy", "medium", "thrifty", "merchant", "miser", "gambler")
GAMES = 80


def games() -> Iterator[Match]:
    for number in range(GAMES):
        edition = agree(("koehandel", "bluff")[number % 2], [], {}, 4)
        bots = tuple(BOTS[(number + seat) % len(BOTS)] for seat in range(4))
        yield Sitting(bots, f"fresh {number}", f"dice {number}").play(edition)


@pytest.mark.slow
def test_it_is_calibrated_and_better_than_the_equal_share_as_soon_as_there_is_something_to_know() -> None:
    whole, *phases = measure(games(), seed=2032)
    assert [part.name for part in phases] == list(PHASES)
    assert all(part.log_loss < part.equal_share - 0.02 for part in (whole, *phases[1:]))
    assert phases[0].log_loss < phases[0].equal_share + 0.01, "early there is little to know, and so few games are luck"
    assert whole.calibration_error < 0.05, "so few games alone make an error of three points"
