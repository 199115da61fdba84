"""What stands in the logs of tables, letter by letter: those of today are read by every later version."""

from typing import get_args

import pytest

from maquignon.tables.game.entries import (
    AnyBody,
    Arranged,
    Began,
    CameBack,
    Chair,
    Closed,
    LetBack,
    Opened,
    Paused,
    Played,
    Removed,
    Reseated,
    Resumed,
    TookOver,
    WentOn,
    WentOut,
    decode_body,
    encode_body,
)
from maquignon.tables.protocol.arrangement import Arrangement

TERMS = (
    b'{"edition":"bluff","variants":["super-marchandage"],"house_rules":{"bid_step":20},"seats":[null,null,"thrifty"],'
    b'"first":1,"hammer":"calm","thinking":"fast","public":true,"spectators":false,"liveliness":"instant",'
    b'"banter":false}'
)
ARRANGEMENT = Arrangement(
    edition="bluff",
    variants=["super-marchandage"],
    house_rules={"bid_step": 20},
    seats=[None, None, "thrifty"],
    first=1,
    hammer="calm",
    thinking="fast",
    public=True,
    spectators=False,
    liveliness="instant",
    banter=False,
)
SEATS = (
    b'[{},{"kind":"person","player":"p_ana","name":"Ana","bot":"medium"},'
    b'{"kind":"bot","name":"Thrifty","bot":"thrifty"}]'
)
CHAIRS = [
    Chair(),
    Chair(kind="person", player="p_ana", name="Ana", bot="medium"),
    Chair(kind="bot", bot="thrifty", name="Thrifty"),
]
WRITTEN = {
    b'{"entry":"opened","terms":%s,"host":"p_ana","chairs":%s,"starts_with":["p_ana"]}' % (TERMS, SEATS): Opened(
        ARRANGEMENT, "p_ana", CHAIRS, ["p_ana"]
    ),
    b'{"entry":"arranged","terms":%s,"host":"p_ana","chairs":%s}' % (TERMS, SEATS): Arranged(
        ARRANGEMENT, "p_ana", CHAIRS
    ),
    b'{"entry":"began","chairs":%s,"first":1,"order":["cow"],"nonce":"n","edition":{"lot_size":2}}' % SEATS: Began(
        CHAIRS, 1, ["cow"], "n", {"lot_size": 2}
    ),
    b'{"entry":"played","action":{"do":"pass","seat":1}}': Played({"do": "pass", "seat": 1}),
    b'{"entry":"went_out","seat":1}': WentOut(1),
    b'{"entry":"took_over","seat":1,"bot":"medium"}': TookOver(1, "medium"),
    b'{"entry":"came_back","seat":1}': CameBack(1),
    b'{"entry":"reseated","seat":1,"chair":{"kind":"bot","name":"Thrifty","bot":"thrifty"}}': Reseated(1, CHAIRS[2]),
    b'{"entry":"removed","player":"p_ana","name":"Ana"}': Removed("p_ana", "Ana"),
    b'{"entry":"let_back","player":"p_ana"}': LetBack("p_ana"),
    b'{"entry":"paused"}': Paused(),
    b'{"entry":"resumed"}': Resumed(),
    b'{"entry":"went_on","code":"BCDFG"}': WentOn("BCDFG"),
    b'{"entry":"closed"}': Closed(),
}


@pytest.mark.parametrize(("stored", "body"), WRITTEN.items(), ids=lambda value: type(value).__name__)
def test_every_entry_is_written_and_read_as_ever(stored: bytes, body: AnyBody) -> None:
    assert (encode_body(body), decode_body(stored)) == (stored, body)


def test_there_is_no_other_entry() -> None:
    assert {type(body) for body in WRITTEN.values()} == set(get_args(AnyBody))


def test_what_earlier_logs_do_not_say_is_as_it_was_then() -> None:
    opened = decode_body(b'{"entry":"opened","terms":{},"host":"p_ana","chairs":[{}]}')
    arrangement = Arrangement(
        edition="boursicocotte-2025",
        variants=[],
        house_rules={},
        seats=[None, None, None],
        first=None,
        hammer="normal",
        thinking="normal",
        public=False,
        spectators=True,
        liveliness="lively",
        banter=True,
    )
    assert opened == Opened(arrangement, "p_ana", [Chair(kind="open")], [])
    began = decode_body(b'{"entry":"began","chairs":[],"first":0,"order":[],"nonce":"n"}')
    assert began == Began([], 0, [], "n", None)
