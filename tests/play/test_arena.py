"""The arena: who plays whom, what the figures say about known outcomes, and that nothing but the seed decides."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from maquignon.bots.bot import Fault
from maquignon.play.arena.games import Outcome, play_fixtures
from maquignon.play.arena.logbook import NAME, BadLogbook, Logbook
from maquignon.play.arena.plan import Arena, Contest, Fixture
from maquignon.play.arena.ratings import Rating, ratings
from maquignon.play.arena.report import report
from maquignon.play.arena.results import Results, results_of
from maquignon.play.arena.tables import contest_rows
from maquignon.play.arena.times import Times
from maquignon.play.statistics import SeatTally, Tally


def arena(*bots: str, players: int = 3, games: int = 6, seed: int = 0, mixes: bool = False) -> Arena:
    return Arena("koehandel", ["coup-double"], {"bid_step": 20}, bots, players, games, seed, mixes)


def played(asked: Arena, jobs: int = 1) -> list[Outcome]:
    return list(play_fixtures(asked, list(asked.fixtures()), jobs))


def without_times(outcomes: list[Outcome]) -> list[Outcome]:
    return [replace(outcome, times=()) for outcome in outcomes]


def invented(asked: Arena, *, winner: str, share: float = 1.0) -> list[Outcome]:
    """Games as somebody would have liked them: `winner` takes this share of each deal's games."""
    outcomes = []
    for fixture in asked.fixtures():
        bots = asked.sitting(fixture).bots
        wins = fixture.game % asked.players < share * asked.players
        lucky = bots.index(winner) if wins else next(seat for seat, bot in enumerate(bots) if bot != winner)
        seats = [SeatTally(wins=float(seat == lucky), score=1000 * (seat == lucky) + 100) for seat in range(len(bots))]
        outcomes.append(Outcome(fixture, bots, Tally(1, 1, False, seats), (Times(),) * len(bots)))
    return outcomes


# --- who plays whom ---------------------------------------------------------------------------------------------------


def test_every_deal_is_played_from_every_seat() -> None:
    asked = arena("a", "b", "c", "c", players=4, games=8)
    for deal in range(2):
        sittings = [asked.sitting(Fixture(0, 4 * deal + rotation)) for rotation in range(4)]
        assert len({sitting.deal for sitting in sittings}) == 1
        assert len({sitting.dice for sitting in sittings}) == 4
        for bot, chairs in (("a", 1), ("b", 1), ("c", 2)):
            assert Counter(seat for s in sittings for seat in range(4) if s.bots[seat] == bot) == dict.fromkeys(
                range(4), chairs
            )


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert len(list(arena("a", "b", "c", games=7).fixtures())) == 9


def test_of_a_pool_everybody_sits_equally_often_and_never_twice_at_a_table() -> None:
    tables = Contest("pool", tuple("abcdefg")).tables(players=4, deals=14, seed=3)
    assert all(len(set(table)) == 4 for table in tables)
    assert set(Counter(bot for table in tables for bot in table).values()) == {8}
    assert len({frozenset(table) for table in tables}) > 7


def test_of_too_few_bots_each_takes_several_seats() -> None:
    (table,) = Contest("two", ("a", "b")).tables(players=4, deals=1, seed=0)
    assert sorted(table) == ["a", "a", "b", "b"]


def test_mixes_are_all_mixed_tables_of_all_pairs() -> None:
    asked = arena("a", "b", "c", players=4, mixes=True)
    assert [contest.title for contest in asked.contests[:3]] == ["1 × a / 3 × b", "2 × a / 2 × b", "3 × a / 1 × b"]
    assert len(asked.contests) == 9
    assert sorted(asked.sitting(Fixture(0, 0)).bots) == ["a", "b", "b", "b"]


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = arena(*"abcde", games=9), arena(*"abcde", games=30)
    assert [few.sitting(fixture) for fixture in few.fixtures()] == [many.sitting(fixture) for fixture in few.fixtures()]


# --- what the figures say ---------------------------------------------------------------------------------------------


def figures(asked: Arena, outcomes: list[Outcome]) -> Results:
    return results_of(asked, outcomes)


def test_who_always_wins_has_all_the_wins() -> None:
    asked = arena("a", "b", "b", games=30)
    (contest,) = figures(asked, invented(asked, winner="a")).contests
    first, second = contest.performances
    assert (first.bot, first.seats, second.seats) == ("a", 30, 60)
    assert (first.wins.value, first.wins.low, first.wins.high) == (1, 1, 1)
    assert (second.wins.value, second.side.value) == (0, 0)
    assert (first.score.value, second.score.value) == (1100, 100)


def test_a_share_is_of_one_seat_and_a_side_is_all_of_them() -> None:
    asked = arena("a", "a", "b", games=30)
    (contest,) = figures(asked, invented(asked, winner="a", share=2 / 3)).contests
    by_bot = {performance.bot: performance for performance in contest.performances}
    assert sorted(row[:3] for row in contest_rows(contest)[1:]) == [["a", "60", "33.3%"], ["b", "30", "33.3%"]]
    assert by_bot["a"].wins.value == pytest.approx(1 / 3)
    assert by_bot["a"].side.value == pytest.approx(2 / 3)
    assert by_bot["b"].side.value == pytest.approx(1 / 3)


def test_intervals_are_those_of_coins() -> None:
    asked = arena("a", "b", "c", games=1200)
    outcomes = []
    for outcome in invented(asked, winner="a"):
        deal = outcome.fixture.game // 3
        lucky = outcome.bots.index("a" if deal * 7 % 10 < 5 else "b")
        seats = [SeatTally(wins=float(seat == lucky), score=0) for seat in range(3)]
        outcomes.append(replace(outcome, tally=Tally(1, 1, False, seats)))
    (contest,) = figures(asked, outcomes).contests
    share = next(performance.wins for performance in contest.performances if performance.bot == "a")
    assert share.value == pytest.approx(0.5)
    # 400 deals, all games of a deal alike: 1.96 · √(0.25 / 400)
    assert share.error == pytest.approx(0.049, rel=0.12)


def test_the_better_bot_has_the_better_rating() -> None:
    asked = arena("a", "b", "c", games=60)
    found = figures(asked, invented(asked, winner="b")).ratings
    assert found["b"].skill > 35
    assert found["b"].skill > max(found["a"].skill, found["c"].skill) + 10
    assert found["b"].uncertainty < 8


def test_several_chairs_of_a_bot_learn_as_one() -> None:
    """Not each of them on its own: nobody would be the surer of a bot, the oftener it sits at one table."""
    tally = Tally(1, 1, False, [SeatTally(wins=float(seat == 0), score=0) for seat in range(3)])

    def learnt(*bots: str) -> dict[str, Rating]:
        return ratings([Outcome(Fixture(0, 0), bots, tally, (Times(),) * 3)], seed=1)

    once, twice = learnt("first", "second", "b"), learnt("a", "a", "b")
    assert twice["a"].skill == pytest.approx((once["first"].skill + once["second"].skill) / 2)
    assert twice["a"].uncertainty == pytest.approx((once["first"].uncertainty + once["second"].uncertainty) / 2)
    assert twice["b"] == once["b"]


def test_times_keep_their_quantiles() -> None:
    times = Times.of([0.001] * 98 + [0.5] * 2)
    times.add(Times.of([0.001] * 100))
    assert times.number == 200
    assert times.quantile(0.5) == pytest.approx(0.001, rel=0.06)
    assert times.quantile(0.995) == pytest.approx(0.5, rel=0.06)
    assert Times().quantile(0.5) == 0


def test_the_order_in_which_games_were_played_does_not_matter() -> None:
    asked = arena("a", "b", "c", games=30)
    outcomes = invented(asked, winner="a", share=2 / 3)
    assert figures(asked, outcomes[::-1]).to_json() == figures(asked, outcomes).to_json()


# --- playing ----------------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_games() -> None:
    asked = arena("thrifty", "random", "random")
    assert without_times(played(asked)) == without_times(played(asked))
    assert without_times(played(asked)) != without_times(played(arena("thrifty", "random", "random", seed=1)))


def test_decisions_are_timed() -> None:
    outcome = played(arena("thrifty", "random", "random", games=1))[0]
    assert all(times.number > 10 for times in outcome.times)
    assert all(0 < times.quantile(0.5) < 1 for times in outcome.times)


@pytest.mark.slow  # starts processes
def test_jobs_do_not_change_the_games() -> None:
    asked = arena("thrifty", "random", "merchant", games=3, mixes=True)
    assert without_times(played(asked, jobs=2)) == without_times(played(asked))


# --- the logbook ------------------------------------------------------------------------------------------------------


def keep(folder: Path, asked: Arena, outcomes: list[Outcome]) -> None:
    with Logbook(folder, asked) as logbook:
        for outcome in outcomes:
            logbook.write(outcome)


def test_a_journal_gives_back_what_was_written(tmp_path: Path) -> None:
    asked = arena("thrifty", "random", "random", games=3)
    outcomes = played(asked)
    outcomes[0].tally.seats[1].wins = 0.5
    outcomes[1] = replace(outcomes[1], tally=replace(outcomes[1].tally, faults=[[Fault("late", "It slept")], [], []]))
    keep(tmp_path / "new", asked, outcomes)
    with Logbook(tmp_path / "new", asked) as logbook:
        assert [msgspec.json.encode(outcome) for outcome in logbook.played] == list(map(msgspec.json.encode, outcomes))
        assert isinstance(logbook.played[1].tally.faults[0][0], Fault)


def test_half_a_line_is_forgotten_and_the_run_goes_on(tmp_path: Path) -> None:
    asked = arena("a", "b", "c", games=6)
    outcomes = invented(asked, winner="a")
    keep(tmp_path, asked, outcomes[:3])
    path = tmp_path / NAME
    path.write_bytes(path.read_bytes()[:-20])
    with Logbook(tmp_path, asked) as logbook:
        assert [outcome.fixture.game for outcome in logbook.played] == [0, 1]
        for outcome in outcomes[2:]:
            logbook.write(outcome)
    with Logbook(tmp_path, asked) as logbook:
        assert [outcome.fixture.game for outcome in logbook.played] == list(range(6))


def test_a_longer_run_takes_over_the_shorter_one(tmp_path: Path) -> None:
    short, long = arena("a", "b", "c", games=3), arena("a", "b", "c", games=6)
    keep(tmp_path, long, invented(long, winner="a"))
    with Logbook(tmp_path, short) as logbook:
        assert len(logbook.played) == 3
    with Logbook(tmp_path, long) as logbook:
        assert len(logbook.played) == 6


def test_another_plan_is_not_mixed_in(tmp_path: Path) -> None:
    keep(tmp_path, arena("a", "b", "c"), [])
    with pytest.raises(BadLogbook, match="belongs to another run: its seed is 0, not 5"):
        Logbook(tmp_path, arena("a", "b", "c", seed=5))
    (tmp_path / NAME).write_text("hello\n", encoding="utf-8")
    with pytest.raises(BadLogbook, match="its first line is no plan of an arena"):
        Logbook(tmp_path, arena("a", "b", "c"))


def test_a_journal_that_was_tampered_with_is_refused(tmp_path: Path) -> None:
    asked = arena("a", "b", "c")
    keep(tmp_path, asked, [])
    with (tmp_path / NAME).open("a", encoding="utf-8") as logbook:
        logbook.write('{"fixture": 3}\n')
    with pytest.raises(BadLogbook, match="cannot be read"):
        Logbook(tmp_path, asked)


# --- the report -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mixes", [False, True])
def test_the_report_is_one_page_that_loads_nothing(mixes: bool) -> None:
    asked = arena("exec:<wolf> & co", "b", "c", games=6, mixes=mixes)
    page = report(figures(asked, invented_for(asked)))
    assert page.count("<svg") == page.count("</svg>") == 2
    assert "exec:&lt;wolf&gt; &amp; co" in page
    assert "<wolf>" not in page
    for trace in ("http", "<script", "src=", "url(", "@import"):
        assert trace not in page


def invented_for(asked: Arena) -> list[Outcome]:
    outcomes = []
    for fixture in asked.fixtures():
        bots = asked.sitting(fixture).bots
        seats = [SeatTally(wins=float(seat == 0), score=seat) for seat in range(len(bots))]
        outcomes.append(Outcome(fixture, bots, Tally(1, 1, False, seats), (Times(),) * len(bots)))
    return outcomes


def test_a_game_won_by_the_money_left_ranks_the_winner_above_an_equal_score() -> None:
    """R6 2025: with points equal more money wins, so the score alone does not say who was first."""
    asked = arena("a", "b", "c", games=30)
    outcomes = []
    for fixture in asked.fixtures():
        bots = asked.sitting(fixture).bots
        seats = [SeatTally(wins=float(bot == "a"), score=500) for bot in bots]
        outcomes.append(Outcome(fixture, bots, Tally(1, 1, False, seats), (Times(),) * len(bots)))
    found = figures(asked, outcomes).ratings
    assert found["a"].skill > 25 > found["b"].skill
