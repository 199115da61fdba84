"""The levels and the characters play sensibly: watched over their shoulders, and set against each other."""

from functools import cache
from random import Random

import pytest

from maquignon.bots.levels import Easy, Medium
from maquignon.play.conduct import Conduct, watch
from maquignon.rules.actions import Bid, Pass
from tests.bots.matches import games, share_of_wins
from tests.table import Table

TRADERS = ("easy", "medium", "miser", "gambler", "talker")


@cache
def evening() -> dict[str, Conduct]:
    """Five games of all who trade by reckoning, at one table."""
    return watch(games(TRADERS, 5))


@pytest.mark.parametrize("name", TRADERS)
def test_nobody_pays_five_times_the_price_or_keeps_the_last_money(name: str) -> None:
    assert evening()[name].total.absurdities == 0
    assert evening()[name].kept == 0
    assert evening()[name].sat_on == 0


@pytest.mark.parametrize("name", TRADERS)
def test_everybody_buys_trades_and_completes_families(name: str) -> None:
    total = evening()[name].total
    assert total.spent / total.games > 250
    assert total.trades / total.games > 2
    assert total.score > 0


@pytest.mark.parametrize("name", TRADERS)
def test_everybody_accepts_now_and_then_and_counters_now_and_then(name: str) -> None:
    total = evening()[name].total
    assert total.accepted > 0
    assert total.countered > 0


@pytest.mark.parametrize(("notes", "goes_on"), [((10, 50), False), ((10, 50, 100, 100, 200), True)])
def test_how_far_it_goes_depends_on_its_own_purse(notes: tuple[int, ...], goes_on: bool) -> None:
    table = Table("koehandel")
    table.owns("Ben", "cow", "cow")
    table.holds("Ben", *notes)
    table.auctions("Ana", "cow")
    table.bids("Cleo", 40)
    choices = {type(Medium(Random(seed)).choose(table.sees("Ben"), table.options("Ben"))) for seed in range(20)}
    assert choices == ({Bid} if goes_on else {Pass})


def test_who_is_easily_carried_away_gives_more_each_time_it_is_outbid() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "horse")
    easy = Easy(Random(1))
    limits = []
    for price in (10, 20, 30):
        table.bids("Cleo", price)
        limits.append(easy._limit(table.sees("Ben"), 1))
    assert limits == sorted(limits)
    assert limits[-1] > 1.2 * limits[0]


def test_a_beginner_has_favourites() -> None:
    table = Table("koehandel")
    table.auctions("Ana", "goat")
    prices = {round(Easy(Random(seed))._price(table.sees("Ben"), 1)) for seed in range(10)}
    assert max(prices) > 2 * min(prices)


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["koehandel", "boursicocotte-2025", "bluff"])
def test_the_levels_play_sensibly_among_each_other(edition: str) -> None:
    seen = watch(games(("easy", "medium", "hard", "expert:0"), 24, edition))
    for watched in seen.values():
        assert watched.total.absurdities == 0
        assert watched.kept == 0
        assert watched.total.spent / watched.total.games > 200


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["koehandel", "boursicocotte-original", "boursikocotte", "bluff"])
def test_no_bot_keeps_money_that_cannot_matter_any_more(edition: str) -> None:
    """Only `random` knows nothing of it."""
    for names in (("merchant", "thrifty", "miser", "gambler", "talker"), ("easy", "medium", "hard", "expert:0")):
        for watched in watch(games(names, 20, edition)).values():
            assert watched.kept == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", [*TRADERS, "hard", "expert:0"])
def test_counting_notes_does_not_tell_whether_somebody_accepts(name: str) -> None:
    watched = watch(games((name,) * 4, 12))[name]
    assert watched.answers.total() > 150
    assert watched.guessed_right() <= 0.75


@pytest.mark.slow
@pytest.mark.parametrize(
    ("row", "column", "least"),
    [("medium", "easy", 1.2), ("hard", "medium", 1.1), ("expert:0", "hard", 1.1), ("expert:0", "easy", 2.0)],
)
def test_a_better_level_wins_more_than_its_share_among_copies_of_a_weaker_one(
    row: str, column: str, least: float
) -> None:
    """Seeds are fixed; what is measured with more games stands in docs/ladder.md."""
    assert 4 * share_of_wins(row, column, 60) > least


@pytest.mark.slow
@pytest.mark.parametrize(("row", "column"), [("easy", "medium"), ("medium", "hard"), ("hard", "expert:0")])
def test_a_weaker_level_still_wins_now_and_then(row: str, column: str) -> None:
    assert 4 * share_of_wins(row, column, 60) >= 0.2
