"""A batch plays the game of the law, in every game at once."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from maquignon.knowledge.purses import Knowledge, begin_knowing
from maquignon.rules.cards import count_notes
from maquignon.rules.game import start
from maquignon.rules.schedule import next_to_act
from maquignon.rules.scoring import score, wins
from maquignon.rules.state import OVER, State
from maquignon.turbo import records
from maquignon.turbo.batch import Batch
from maquignon.turbo.codec import ACTIONS, CHALLENGE, LIFT, Draft, legal
from maquignon.turbo.dice import roll, streams
from maquignon.turbo.driver import SILENCE, play_on
from maquignon.turbo.observation import WIDTH, observe
from maquignon.turbo.traits import KEENNESS, TRAITS
from tests.turbo.tables import Table, house_table, printed_tables

pytestmark = pytest.mark.slow  # where nothing is cached yet, compiling takes a while

PRINTED = printed_tables()
NO_TEMPERS = np.zeros((1, 5, TRAITS), np.float32)


def chosen(batch: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    """A symbol for every game, evenly among those that can be said."""
    chances = rng.random(batch.masks.shape) * batch.masks
    return np.asarray(chances.argmax(axis=1))


class PlainGame:
    """The same game as one place of a batch, played in plain Python."""

    def __init__(self, table: Table, seed: int, place: int, games: int, skip_forced: bool) -> None:
        self.table, self.skip_forced = table, skip_forced
        self.dice = streams(seed, games)[place : place + 1].copy()
        self.found = [0] * ACTIONS
        self.begin()

    def begin(self) -> None:
        self.s, self.d = start(self.table.edition, self.table.players, 0).state, Draft()
        self.s.active = roll(self.dice, 0, self.s.players)
        self.known = [Knowledge() for _ in range(5)]
        for knowledge in self.known:
            begin_knowing(knowledge, self.s.players, count_notes(self.table.edition.start_notes))
        self.say(SILENCE)

    def say(self, symbol: int) -> None:
        play_on(self.s, self.d, self.known, NO_TEMPERS, self.dice, 0, symbol, self.skip_forced, False, self.found)

    def mask(self) -> list[bool]:
        can = self.found[: legal(self.s, self.d, next_to_act(self.s), self.found)]
        return [symbol in can for symbol in range(ACTIONS)]

    def vector(self) -> NDArray[np.float32]:
        seat = next_to_act(self.s)
        numbers = [0.0] * WIDTH
        observe(self.s, self.d, self.known[seat], seat, numbers)
        return np.array(numbers, np.float32)


def assert_equal(batch: Batch, place: int, plain: PlainGame) -> None:
    assert records.read(batch.states[place], State) == plain.s
    assert records.read(batch.drafts[place], Draft) == plain.d
    for seat in range(plain.s.players):
        assert records.read(batch.known[place][seat], Knowledge) == plain.known[seat]
    assert batch.seats[place] == next_to_act(plain.s)
    assert batch.masks[place].tolist() == plain.mask()
    assert (batch.observations[place] == plain.vector()).all()


def follow(tables: list[Table], steps: int, skip_forced: bool) -> None:
    """Play a batch and every one of its games in plain Python, and compare them after every step."""
    batch = Batch([(table.edition, table.players) for table in tables], len(tables), 9, skip_forced=skip_forced)
    plain = [PlainGame(table, 9, place, len(tables), skip_forced) for place, table in enumerate(tables)]
    rng = np.random.default_rng(1)
    for _ in range(steps):
        symbols = chosen(batch, rng)
        batch.step(symbols)
        for place, game in enumerate(plain):
            game.say(int(symbols[place]))
            assert batch.finished[place] == (game.s.phase == OVER)
            if game.s.phase == OVER:
                seats = range(game.s.players)
                assert batch.scores[place].tolist()[: game.s.players] == [score(game.s, seat) for seat in seats]
                assert batch.winners[place].tolist()[: game.s.players] == [wins(game.s, seat) for seat in seats]
                game.begin()
            assert_equal(batch, place, game)


@pytest.mark.parametrize("skip_forced", [True, False])
def test_every_printed_edition_in_a_batch_is_the_game_in_plain_python(skip_forced: bool) -> None:
    follow(PRINTED[::5], 250, skip_forced)


def test_games_to_the_end_and_over_again_under_house_rules() -> None:
    rng = Random(8)
    follow([house_table(rng) for _ in range(6)], 2500, skip_forced=True)


def play(steps: int, **options: int | bool) -> Batch:
    batch = Batch([(table.edition, table.players) for table in PRINTED], 144, 3, **options)  # type: ignore[arg-type]
    rng = np.random.default_rng(4)
    for _ in range(steps):
        batch.step(chosen(batch, rng))
    return batch


def test_the_same_seed_and_the_same_symbols_give_the_same_games_on_one_core_or_two() -> None:
    one, again, two = play(60), play(60), play(60, threads=2)
    for other in (again, two):
        assert (one.states == other.states).all()
        assert (one.observations == other.observations).all()
        assert (one.masks == other.masks).all()


def test_without_observers_the_games_are_the_same() -> None:
    seen, unseen = play(60), play(60, observe=False)
    assert (seen.states == unseen.states).all()
    assert unseen.observations.shape == (144, 0)


def test_a_symbol_that_cannot_be_said_is_refused_and_changes_nothing() -> None:
    batch = play(0)
    before = batch.states.copy()
    symbols = batch.masks.argmax(axis=1)
    symbols[7] = int(np.argmin(batch.masks[7]))
    with pytest.raises(ValueError, match=f"Seat {batch.seats[7]} of game 7 cannot say {symbols[7]} now"):
        batch.step(symbols)
    assert (batch.states == before).all()


@pytest.mark.parametrize("symbol", [-2, ACTIONS])
def test_what_is_no_symbol_at_all_is_refused(symbol: int) -> None:
    batch = play(0)
    symbols = batch.masks.argmax(axis=1)
    symbols[3] = symbol
    with pytest.raises(ValueError, match=f"game 3 cannot say {symbol} now"):
        batch.step(symbols)
    with pytest.raises(ValueError, match="144 symbols are needed"):
        batch.step(symbols[:5])


def test_an_empty_batch_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one table"):
        Batch([], 10, 1)
    with pytest.raises(ValueError, match="one game"):
        Batch([(PRINTED[0].edition, PRINTED[0].players)], 0, 1)


def test_a_copy_goes_its_own_way() -> None:
    batch = play(10)
    twin = batch.copy()
    before = batch.states.copy()
    twin.step(twin.masks.argmax(axis=1))
    assert (batch.states == before).all()
    assert (twin.states != before).any()
    batch.step(batch.masks.argmax(axis=1))
    assert (batch.states == twin.states).all()


def test_a_game_is_cut_off_at_its_limit() -> None:
    batch = play(20, limit=20)
    assert batch.truncated.all()
    assert not batch.finished.any()
    assert (batch.decisions == 0).all()


def test_a_game_that_is_told_nothing_waits() -> None:
    batch = play(20)
    before, symbols = batch.states.copy(), chosen(batch, np.random.default_rng(1))
    symbols[5:] = SILENCE
    batch.step(symbols)
    assert (batch.states[5:] == before[5:]).all()
    assert (batch.states[:5] != before[:5]).any()


def test_positions_taken_up_elsewhere_go_on_as_they_would_have_here() -> None:
    batch, other = play(40), play(0)
    batch.drafts[:] = np.zeros((), batch.drafts.dtype)
    other.take_up(batch.states, batch.known)
    batch.step(np.full(144, SILENCE))
    assert (other.seats == batch.seats).all()
    assert (other.masks == batch.masks).all()
    assert (other.observations == batch.observations).all()


def test_some_games_are_kept_and_go_on_as_they_would_have() -> None:
    batch, some = play(40), play(40)
    rows = np.array([3, 70, 143])
    some.keep(rows)
    symbols = chosen(batch, np.random.default_rng(2))
    batch.step(symbols)
    some.step(symbols[rows])
    assert (some.states == batch.states[rows]).all()
    assert (some.masks == batch.masks[rows]).all()


def test_the_sober_bid_nothing_they_cannot_pay_and_always_have_something_to_say() -> None:
    batch = Batch([(table.edition, table.players) for table in PRINTED], 144, 3, sober=True)
    rng = np.random.default_rng(4)
    for _ in range(300):
        assert batch.masks.any(axis=1).all()
        assert not batch.masks[:, LIFT:CHALLENGE].any()
        batch.step(chosen(batch, rng))
        assert not batch.states["defaulted"].any()


def test_a_position_with_five_horses_of_four_is_refused_by_name() -> None:
    batch = play(40)
    before = batch.states.copy()
    positions = batch.states.copy()
    game = int(np.flatnonzero(positions["family_size"] == 4)[-1])
    positions["herd"][game, 0, 9] += 1
    with pytest.raises(ValueError, match=f"Position {game} is impossible: there are 5 animals of kind 9, and a family"):
        batch.take_up(positions, batch.known)
    assert (batch.states == before).all()


def test_a_pile_that_is_not_as_high_as_it_says_is_refused() -> None:
    batch = play(0)
    positions = batch.states.copy()
    positions["pile_left"][3] = 1
    with pytest.raises(ValueError, match=r"Position 3 is impossible: the pile holds \d\d animals and says 1\."):
        batch.take_up(positions, batch.known)


def test_a_game_in_which_nobody_could_be_asked_is_refused() -> None:
    batch = play(0)
    batch.tempers[6, :, KEENNESS] = 1
    with pytest.raises(ValueError, match="Every seat of game 6 has a temper"):
        batch.begin()
    batch.tempers[6, 4, KEENNESS] = 0  # a seat that this table of three does not have
    with pytest.raises(ValueError, match="Every seat of game 6 has a temper"):
        batch.step(batch.masks.argmax(axis=1))
    batch.tempers[6, 2, KEENNESS] = 0
    batch.begin()
    assert batch.seats[6] == 2


def test_whoever_sits_alone_at_the_next_and_smaller_table_is_told_before_the_game_gets_there() -> None:
    batch = Batch([(PRINTED[0].edition, 3), (PRINTED[2].edition, 5)], 2, 1)
    batch.tempers[1, :4, KEENNESS] = 1
    batch.begin()
    assert batch.seats[1] == 4
    batch.move(1, 0)
    with pytest.raises(ValueError, match="Every seat of game 1 has a temper"):
        batch.step(batch.masks.argmax(axis=1))
