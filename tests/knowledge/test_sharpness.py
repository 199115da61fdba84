"""How much a listener still cannot know, summed up over whole golden games: whoever deduces less is noticed here.

Other golden games have other figures; the failing test tells them.
"""

from pathlib import Path

import pytest

from maquignon.knowledge.hearsay import Listener
from maquignon.knowledge.purses import Knowledge
from maquignon.notation.record import read, steps
from maquignon.rules.actions import Counter, Offer, Trade
from maquignon.rules.audience import seen_by
from maquignon.rules.cards import worth
from maquignon.rules.state import ANSWERING, BUYING_BACK, State

GOLDEN = Path(__file__).parents[1] / "golden"
DOUBTS = {
    "bluff-plain": ((3816, 27258, 1909), (0, 0, 779)),
    "bluff-super": ((3736, 17942, 11959), (1972, 12748, 8206)),
    "boursicocotte-2025-circles": ((244, 2092, 750), (0, 0, 100)),
    "boursicocotte-2025-double": ((4297, 25185, 9275), (3414, 24078, 9129)),
    "boursicocotte-2025-plain": ((7515, 36198, 22806), (3308, 13537, 12147)),
    "boursicocotte-original-house": ((11130, 41017, 37735), (4810, 17631, 11593)),
    "boursicocotte-original-plain": ((4170, 20702, 23819), (926, 4170, 1602)),
    "boursikocotte-one-bid": ((10703, 42602, 14750), (7522, 31965, 6398)),
    "boursikocotte-plain": ((10354, 27124, 8525), (1484, 3480, 3092)),
    "koehandel-plain": ((4202, 21833, 17327), (58, 628, 469)),
    "koehandel-short": ((6043, 43974, 33727), (3101, 18240, 8610)),
}
"""Notes, tens and laid tens that stay open after each action, to a spectator and to the first seat."""


def doubts(k: Knowledge) -> tuple[int, int, int]:
    """Notes and tens that any seat may have or not, and tens that may have lain in anybody's last pile."""
    seats = range(k.players)
    return (
        sum(sum(k.high[seat]) - sum(k.low[seat]) for seat in seats),
        sum(k.rich[seat] - k.poor[seat] for seat in seats) // 10,
        sum(k.laid_rich[seat] - k.laid_poor[seat] for seat in seats) // 10,
    )


def owned(s: State, seat: int) -> list[int]:
    """What is on the table still counts as its owner's."""
    laid = s.offer if s.phase == ANSWERING and seat == s.active else None
    laid = s.paid if s.phase == BUYING_BACK and seat == s.leader else laid
    return [held + (laid[kind] if laid else 0) for kind, held in enumerate(s.purse[seat])]


@pytest.mark.parametrize("name", DOUBTS)
def test_nobody_who_listens_deduces_less_than_they_could(name: str) -> None:
    header, lines = read((GOLDEN / f"{name}.mq.jsonl").read_bytes())
    game = header.start()
    ears = {viewer: Listener(game.edition, game.state.players) for viewer in (None, 0)}
    found = dict.fromkeys(ears, (0, 0, 0))
    laid: dict[int, int] = {}
    for step in steps(game, lines):
        if isinstance(step.action, Trade | Offer | Counter):
            laid[step.action.seat] = worth(step.action.notes)
        for viewer, ear in ears.items():
            ear.hear([seen_by(event, viewer) for event in step.events])
            k, (notes, tens, piles), more = ear.knowledge, found[viewer], doubts(ear.knowledge)
            found[viewer] = notes + more[0], tens + more[1], piles + more[2]
            assert all(k.laid_poor[seat] <= money <= k.laid_rich[seat] for seat, money in laid.items())
            for seat in range(k.players):
                there = owned(game.state, seat)
                assert all(
                    low <= held <= high for low, held, high in zip(k.low[seat], there, k.high[seat], strict=True)
                )
    open_to_all, open_to_first = DOUBTS[name]
    assert all(now <= then for now, then in zip(found[None], open_to_all, strict=True)), found
    assert all(now <= then for now, then in zip(found[0], open_to_first, strict=True)), found


def test_every_golden_game_is_listened_to() -> None:
    assert {path.name.partition(".")[0] for path in GOLDEN.glob("*.mq.jsonl")} == set(DOUBTS)
