"""Many matches: the same seed gives the same games, whoever plays them."""

from pathlib import Path
from random import Random

import pytest

from maquignon.bots.bot import Bot
from maquignon.bots.roster import make_bot
from maquignon.notation.record import loads, replay
from maquignon.play import many
from maquignon.play.many import SUFFIX, Plan, play_many, play_one, record_of
from maquignon.play.standings import Standings
from maquignon.rules.terms.editions import EDITIONS


def plan(
    edition: str = "boursicocotte-2025",
    *,
    bots: tuple[str, ...] = ("thrifty", "random", "random"),
    games: int = 6,
    seed: int = 1,
    save: Path | None = None,
) -> Plan:
    return Plan(edition, ["coup-double"], {"bid_step": 20}, bots, games, seed, save)


def standings(plan: Plan, jobs: int = 1) -> Standings:
    total = Standings(plan)
    for number, game in play_many(plan, jobs):
        total.add(number, game)
    return total


def test_bots_of_one_kind_have_dice_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    thrown: list[float] = []

    def make(name: str, rng: Random, seconds: float) -> Bot:
        thrown.append(Random(str(rng.getstate())).random())
        return make_bot(name, rng, seconds)

    monkeypatch.setattr(many, "make_bot", make)
    asked = plan(bots=("random",) * 3, games=1)
    play_one(asked, asked.agree(), 0)
    assert len(set(thrown)) == 3


@pytest.mark.slow  # starts processes
def test_the_number_of_processes_changes_nothing() -> None:
    asked = plan(games=110)
    alone = list(play_many(asked, jobs=1))
    assert [number for number, _ in alone] == list(range(110))
    assert list(play_many(asked, jobs=2)) == alone
    assert list(play_many(asked, jobs=3)) == alone


def test_another_seed_gives_other_games() -> None:
    assert list(play_many(plan(seed=1), jobs=1)) != list(play_many(plan(seed=2), jobs=1))


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    assert list(play_many(plan(games=4), jobs=1)) == list(play_many(plan(games=6), jobs=1))[:4]


def test_the_bots_move_round_the_table() -> None:
    asked = plan(bots=("thrifty", "random", "merchant"))
    assert [asked.seating(number)[0] for number in range(4)] == ["thrifty", "random", "merchant", "thrifty"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_record_of_a_match_replays_to_the_same_game(edition: str) -> None:
    asked = plan(edition)
    match = play_one(asked, asked.agree(), number=4)
    assert replay(record_of(asked, asked.seating(4), match, {})) == match.game


def test_saved_games_can_be_read_and_name_seed_and_bots(tmp_path: Path) -> None:
    asked = plan(games=3, save=tmp_path)
    list(play_many(asked, jobs=1))
    paths = sorted(tmp_path.iterdir())
    assert [path.name for path in paths] == [f"game-{number}{SUFFIX}" for number in range(3)]
    for number, path in enumerate(paths):
        record = loads(path.read_bytes())
        assert record.header.tags == {"seed": 1, "game": number, "bots": list(asked.seating(number))}
        assert replay(record) == play_one(asked, asked.agree(), number).game


@pytest.mark.slow
def test_thrifty_beats_random_clearly() -> None:
    total = standings(plan(bots=("thrifty", "random", "random", "random"), games=60))
    thrifty = total.by_bot["thrifty"]
    assert total.share_of_wins("thrifty").low > 0.5  # an equal share is a quarter
    assert thrifty.per_game("bluffs") == 0


@pytest.mark.slow
def test_the_interval_of_wins_knows_that_the_seats_of_one_game_share_its_luck() -> None:
    alone = standings(plan(bots=("thrifty",) * 3)).share_of_wins("thrifty")
    assert alone.value == pytest.approx(1 / 3)
    assert alone.error == pytest.approx(0)
    mixed = standings(plan(bots=("thrifty", "thrifty", "random"), games=40))
    for bot in ("thrifty", "random"):
        estimate = mixed.share_of_wins(bot)
        assert 0 <= estimate.low <= estimate.value <= estimate.high <= 1
    # what random wins, the two seats of thrifty lose
    assert mixed.share_of_wins("thrifty").error == pytest.approx(mixed.share_of_wins("random").error / 2)
    assert mixed.share_of_wins("thrifty") == standings(mixed.plan).share_of_wins("thrifty")


def test_standings_put_the_seats_of_a_bot_together() -> None:
    total = standings(plan())
    assert total.by_bot["thrifty"].total.games == 6
    assert total.by_bot["random"].total.games == 12
    shares = [result["win_share"] * result["seats"] for result in total.to_json()["results"]]
    assert sum(shares) == pytest.approx(6)
