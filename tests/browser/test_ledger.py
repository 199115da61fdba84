"""Comes last: all that a guest can say to the server was said by somebody pressing something, and carried out."""

import pytest

from maquignon.notation.frames import snake
from maquignon.tables.protocol.messages import Command
from tests.browser.ledger import Ledger
from tests.project.checkout import ROOT

UNSAID = {
    "stand": "leaving is how one gets up in the browser",
    "take_back": "asked for after two time-outs in a row; a component test presses it",
    "story": "said by the client itself, when it was too slow for an update",
}

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_people_in_browsers_have_said_everything_there_is_to_say(
    request: pytest.FixtureRequest, ledger: Ledger
) -> None:
    played = {item.path for item in request.session.items}
    if not played >= set((ROOT / "tests/browser").glob("test_*.py")):
        pytest.skip("Only some of the browser tests were run.")
    assert {snake(command.__name__) for command in Command.__subclasses__()} - ledger.anywhere() == UNSAID.keys()
