"""What the bots choose in the golden games: whoever makes one play otherwise does it knowingly."""

import json

import pytest

from tests.golden.choices import BOTS, DEAR, FILE, choices, summary
from tests.golden.games import RECORDS


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_what_it_always_chose(bot: str) -> None:
    found = {game: summary(choices(bot, game)) for game in DEAR.get(bot, RECORDS)}
    assert found == json.loads(FILE.read_text())[bot], "`make golden` writes it anew, if that is how it is to play"
