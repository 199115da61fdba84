"""The vector of a seat: nothing hidden goes into it, and a view with what was heard is enough to make it."""

from random import Random

import pytest

from maquignon.bots.imagine import seen_state
from maquignon.knowledge.purses import Knowledge, begin_knowing
from maquignon.knowledge.witness import witness
from maquignon.rules.act import act
from maquignon.rules.cards import count_notes
from maquignon.rules.state import OVER, State
from maquignon.rules.views import view
from maquignon.turbo.codec import ACTIONS, Draft, legal
from maquignon.turbo.observation import PARTS, WIDTH, observe
from tests.properties.interference import deal_anew
from tests.turbo.tables import Table, house_table, printed_tables
from tests.turbo.walks import some_action


def vector(s: State, known: Knowledge, seat: int, draft: Draft | None = None) -> list[float]:
    numbers = [float("nan")] * WIDTH
    observe(s, draft or Draft(), known, seat, numbers)
    return numbers


def symbols(s: State, seat: int) -> list[int]:
    found = [0] * ACTIONS
    return found[: legal(s, Draft(), seat, found)]


def assert_closed(table: Table, rng: Random) -> None:
    game = table.begin(0)
    s = game.state
    known = [Knowledge() for _ in range(s.players)]
    for knowledge in known:
        begin_knowing(knowledge, s.players, count_notes(table.edition.start_notes))
    while s.phase != OVER:
        if rng.random() < 0.1:
            for seat in range(s.players):
                mine = vector(s, known[seat], seat)
                twin = deal_anew(game, seat, rng).state
                assert vector(twin, known[seat], seat) == mine
                assert symbols(twin, seat) == symbols(s, seat)
                assert vector(seen_state(view(game, seat)), known[seat], seat) == mine
        for kind, seat, amount, target, animal, notes in some_action(game, rng):
            for observer in range(s.players):
                witness(known[observer], observer, s, kind, seat, amount, animal, notes)
            act(s, kind, seat, amount, target, animal, notes)


@pytest.mark.parametrize("table", printed_tables()[1::6], ids=lambda table: table.title)
def test_hidden_notes_dealt_anew_change_nothing(table: Table) -> None:
    assert_closed(table, Random(table.title))


@pytest.mark.slow
def test_hidden_notes_dealt_anew_change_nothing_under_house_rules() -> None:
    rng = Random(14)
    for _ in range(40):
        assert_closed(house_table(rng), rng)


def test_every_seat_sees_itself_first() -> None:
    table = printed_tables()[2]
    s = table.begin(0).state
    known = Knowledge()
    begin_knowing(known, 5, count_notes(table.edition.start_notes))
    place = sum(list(PARTS.values())[: list(PARTS).index("seats")]) + 10 + 4
    for seat in range(5):
        s.herd[seat][4] = 3
        assert vector(s, known, seat)[place] == 1.0
        assert vector(s, known, (seat - 1) % 5)[place + 20] == 1.0
        s.herd[seat][4] = 0


def test_what_a_seat_has_said_so_far_is_in_its_vector() -> None:
    table = printed_tables()[0]
    s = table.begin(0).state
    known = Knowledge()
    begin_knowing(known, 3, count_notes(table.edition.start_notes))
    draft = Draft()
    before = vector(s, known, 1, draft)
    draft.doing, draft.target, draft.animal, draft.notes = 11, 2, 7, [0, 1, 2, 0, 0, 0]
    after = vector(s, known, 1, draft)
    first = PARTS["terms"] + PARTS["phase"]
    assert before[first : first + 31] == [1.0] + [0.0] * 30
    assert after[first + 4] == 1.0  # a trade
    assert after[first + 9] == 0.11  # 110 laid
    assert after[first + 16 + 1] == 1.0  # with the seat to the left
    assert after[first + 21 + 7] == 1.0
