"""The final count that is shown, and the score that decides, are one."""

import pytest

from maquignon.rules.game import start
from maquignon.rules.scoring import final_count, score
from maquignon.rules.terms.charter import agree

CAT, COW = 3, 8


@pytest.mark.parametrize("multiplier", ["families", "none"])
@pytest.mark.parametrize("families", [(), (CAT,), (CAT, COW)], ids=len)
def test_the_final_count_comes_to_the_score_with_the_dove_too(families: tuple[int, ...], multiplier: str) -> None:
    s = start(agree("bluff", [], {"multiplier": multiplier}, 3), players=3, first=0).state
    for animal in families:
        s.herd[1][animal] = s.family_size
    s.dove = 1
    assert [final_count(s, seat).total for seat in range(3)] == [score(s, seat) for seat in range(3)]
    assert final_count(s, 1).total > 0
