"""Who sits where: the present self at most tables, one past self around it at the others."""

import numpy as np

from maquignon.training.league import LEARNER, League
from maquignon.turbo.traits import KEENNESS, LATENESS, TRAITS


class Past:
    """Stands for a network that can be copied and put to rest."""

    def __init__(self, number: int) -> None:
        self.number = number

    def eval(self) -> "Past":
        return self


def league(share: float, past: int = 3, most: int = 3) -> League:
    found = League(games=200, most=most, share_of_past=share, share_of_partners=0.0, rng=np.random.default_rng(1))
    for number in range(past):
        found.remember(Past(number))  # type: ignore[arg-type]
    found.seat(np.ones(200, bool), np.zeros((200, 5, TRAITS), np.float32))
    return found


def seats_of(found: League) -> np.ndarray[tuple[int, ...], np.dtype[np.int8]]:
    return np.stack([found.members(np.full(200, seat, np.int8)) for seat in range(4)], axis=1)


def test_without_a_past_everybody_is_the_present_self() -> None:
    assert (seats_of(league(1.0, past=0)) == LEARNER).all()


def test_at_a_table_with_the_past_exactly_one_seat_is_the_present_self() -> None:
    seats = seats_of(league(1.0))
    assert ((seats == LEARNER).sum(axis=1) == 1).all()
    assert all(len(set(row[row != LEARNER])) == 1 for row in seats)


def test_the_share_of_tables_with_the_past_is_kept() -> None:
    with_past = (seats_of(league(0.3)) != LEARNER).any(axis=1).mean()
    assert 0.2 < with_past < 0.4


def test_the_newest_self_is_never_the_one_to_make_room() -> None:
    found = league(0.5, past=10, most=3)
    assert len(found.past) == 3
    assert found.past[-1].number == 9


def test_each_past_self_is_asked_for_its_own_games() -> None:
    found = league(1.0)
    members = found.members(np.zeros(200, np.int8))
    asked = {net.number + 1: set(games.tolist()) for net, games in found.groups(members)}
    for number, games in asked.items():
        assert games == set(np.flatnonzero(members == number).tolist())


def test_at_a_table_with_partners_somebody_still_learns() -> None:
    tempers = np.ones((200, 5, TRAITS), np.float32)
    found = league(0.0)
    found.seat(np.ones(200, bool), tempers)
    assert not tempers.any(), "partners of the game before are gone"
    found = League(games=200, most=3, share_of_past=0.0, share_of_partners=1.0, rng=np.random.default_rng(1))
    found.seat(np.ones(200, bool), tempers)
    partners = tempers[:, :4, KEENNESS] > 0
    assert (partners.sum(axis=1) <= 3).all()
    assert 0.5 < partners.mean() < 0.75


def test_a_kind_that_is_hard_to_beat_comes_more_often() -> None:
    found = League(games=1, most=3, share_of_past=0.0, share_of_partners=1.0, rng=np.random.default_rng(1))
    tempers = np.zeros((1, 5, TRAITS), np.float32)
    hardest = 1
    for _ in range(4000):
        found.seat(np.ones(1, bool), tempers)
        hoarding = tempers[0, :, LATENESS].max() > 0
        found.report(0, np.full(5, 0.0 if hoarding else 3.0))
    weights = found.kinds.weights
    assert weights[hardest] > 2 * np.median(weights)


def test_only_games_among_partners_tell_how_the_learner_fares() -> None:
    assert league(1.0).report(0, np.ones(5)) is None
    found = League(games=1, most=3, share_of_past=0.0, share_of_partners=1.0, rng=np.random.default_rng(1))
    found.seat(np.ones(1, bool), np.zeros((1, 5, TRAITS), np.float32))
    assert found.report(0, np.full(5, 2.0)) == 2.0


def test_the_learner_has_a_seat_even_if_the_next_table_is_the_smallest() -> None:
    tempers = np.zeros((200, 5, TRAITS), np.float32)
    found = League(games=200, most=3, share_of_past=0.0, share_of_partners=1.0, rng=np.random.default_rng(1))
    found.seat(np.ones(200, bool), tempers)
    assert (tempers[:, :3, KEENNESS] == 0).any(axis=1).all()
