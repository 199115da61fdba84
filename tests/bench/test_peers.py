"""What the comparison with other libraries says of its measurements."""

from bench.measured import Measured
from bench.peers.environment import REQUIREMENTS
from bench.peers.ours import LISTED_SYMBOLS, WHOLE_ACTIONS
from bench.peers.report import HEARTS, page, shown
from tests.project.checkout import ROOT

RESULTS = {
    HEARTS: Measured(steps=4_000, games=40, seconds=0.001),
    LISTED_SYMBOLS: Measured(steps=11_000, games=10, seconds=0.001),
    WHOLE_ACTIONS: Measured(steps=20_000, games=20, seconds=0.001),
}


def test_the_fastest_stands_first_with_its_ratios() -> None:
    rows = [line for line in page(RESULTS).splitlines() if line.startswith("| ")][1:]
    assert "| 20,000,000 | 20,000 | 1.0 × | 0.6 × |" in rows[0]
    assert rows[2] == "| OpenSpiel | hearts, 4 players | its rollouts, C++ | 4,000,000 | 40,000 | 5.0 × | 2.8 × |"


def test_every_aim_is_told_as_reached_or_not() -> None:
    told = shown(RESULTS)
    assert "20,000,000 compiled steps/s on one core (aim 10,000,000: reached)" in told
    assert "20,000 complete koehandel games of four per second (aim 25,000: not reached)" in told
    assert "5.0 times the steps of OpenSpiel's hearts (aim 3.0: reached)" in told


def test_it_says_when_and_on_what_machine() -> None:
    assert page(RESULTS).startswith("Measured 20")
    assert "cores, Python 3." in page(RESULTS).splitlines()[0]


def test_every_peer_is_pinned_and_none_is_part_of_the_set_up() -> None:
    pinned = REQUIREMENTS.read_text("utf-8")
    for peer in ("open-spiel==", "pettingzoo==", "pokerkit==", "rlcard=="):
        assert peer in pinned
    everything = (ROOT / "requirements" / "dev.txt").read_text("utf-8")
    assert "rlcard" not in everything
    assert "pokerkit" not in everything
