"""Views and events as JSON: the law's own fields, nothing added but the type, nothing hidden but the edition."""

import json
from dataclasses import asdict

from maquignon.notation.frames import encode_event, encode_events, encode_view, snake
from maquignon.rules.events import BidMade, PricePaid
from maquignon.rules.game import start
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import view


def test_a_view_is_all_but_the_edition_and_what_everybody_has_seen() -> None:
    seen = view(start(EDITIONS["bluff"], players=3, first=1), 2)
    told = json.loads(encode_view(seen))
    expected = asdict(seen)
    del expected["edition"], expected["seen"]
    assert told == json.loads(json.dumps(expected))


def test_an_event_says_what_it_is_first() -> None:
    for _ in range(2):
        assert encode_event(BidMade(1, 50)) == b'{"type":"bid_made","seat":1,"amount":50}'
    assert snake("GameEnded") == "game_ended"


def test_events_are_told_as_a_viewer_may_know_them() -> None:
    paid = PricePaid(payer=0, payee=1, price=10, count=1, notes=(0, 1, 0, 0, 0, 0))
    assert [json.loads(encode_events([paid], viewer))[0]["notes"] is None for viewer in (0, 1, 2, None)] == [
        False, False, True, True,
    ]  # fmt: skip
