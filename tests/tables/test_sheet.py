"""What is written on a sheet: which moves ask something new, so that older answers are too late."""

import pytest

from maquignon.rules.actions import Bid, ClaimDove, Hammer, Pass
from maquignon.tables.game.entries import (
    AnyBody,
    Arranged,
    CameBack,
    Chair,
    Closed,
    LetBack,
    Opened,
    Paused,
    Removed,
    Reseated,
    Resumed,
    TookOver,
)
from maquignon.tables.game.sheet import Sheet
from maquignon.tables.game.summary import new_summary, read_summary
from maquignon.tables.protocol.arrangement import Arrangement
from tests.table import Table


def test_only_what_ends_a_decision_asks_a_new_question() -> None:
    """Bids, passes and a claim to the dove may cross on their way: none makes another too late."""
    table = Table("bluff")
    table.owns_families("Ana", "rooster")
    table.owns("Ana", "goose", "goose", "goose")
    table.auctions("Ana", "goose")
    table.hammer()
    assert table.game.state.dove_claims[0]
    chairs = tuple(Chair(kind="person", player=name, name=name) for name in table.names)
    arrangement = Arrangement(edition="bluff")
    draft = Sheet(arrangement, "Ana", chairs, table.edition, game=table.game).draft(1)
    draft.play(ClaimDove(0))
    assert (draft.version, draft.question) == (1, 0)
    table.claims_the_dove("Ana")
    table.auctions("Ben", "cow")
    draft = Sheet(arrangement, "Ana", chairs, table.edition, game=table.game).draft(1)
    for action in (Pass(2), Bid(0, 10), Pass(2)):
        draft.play(action)
    assert (draft.version, draft.question) == (3, 0)
    draft.play(Hammer())
    assert (draft.version, draft.question) == (4, 4)


def test_a_summary_is_written_whenever_it_says_something_new() -> None:
    chairs = [Chair(kind="person", player=f"p_{name}", name=name) for name in ("Ana", "Ben", "Cleo")]
    old = Sheet.blank(Opened(Arrangement(), "p_Ana", chairs)).draft(1)
    assert new_summary(old, old, None) is not None, "nothing was ever written"
    old.version = 1
    assert new_summary(old, old.draft(2), None) is None
    for field, value in (
        ("arrangement", Arrangement(public=True)),
        ("host", "p_Ben"),
        ("chairs", tuple(reversed(chairs))),
        ("status", "playing"),
        ("closed", True),
    ):
        draft = old.draft(2)
        setattr(draft, field, value)
        summary = read_summary(new_summary(old, draft, "p_Ana:1"))
        assert (getattr(summary, field), summary and summary.command) == (value, "p_Ana:1")


def test_at_a_closed_table_nothing_goes_on_and_nobody_gathers() -> None:
    table = Table("koehandel")
    chairs = tuple(Chair(kind="person", player=name, name=name) for name in table.names)
    for game, status in ((None, "gathering"), (table.game, "playing")):
        draft = Sheet(Arrangement(), "Ana", chairs, table.edition, game=game).draft(1)
        assert (draft.status, draft.under_way) == (status, game)
        draft.write(Closed())
        assert (draft.status, draft.under_way, draft.closed) == ("finished", None, True)


PEOPLE = [Chair(kind="person", player=f"p_{name}", name=name) for name in ("Ana", "Ben", "Cleo")]


@pytest.mark.parametrize(
    ("body", "changes"),
    [
        (Arranged(Arrangement(), "p_Ana", PEOPLE), 1),
        (Reseated(1, Chair(kind="bot", bot="thrifty", name="Thrifty")), 1),
        (Paused(), 1),
        (Resumed(), 0),
        (TookOver(1, "thrifty"), 0),
        (CameBack(1), 0),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_people_can_do_again_and_again_is_counted_where_it_begins(body: AnyBody, changes: int) -> None:
    draft = Sheet.blank(Opened(Arrangement(), "p_Ana", PEOPLE)).draft(1)
    draft.write(body)
    assert draft.changes == changes


def test_whoever_was_removed_is_let_back_alone() -> None:
    draft = Sheet.blank(Opened(Arrangement(), "p_Ana", PEOPLE)).draft(1)
    for chair in PEOPLE[1:]:
        draft.write(Removed(chair.player or "", chair.name or ""))
    assert draft.removed == {"p_Ben": "Ben", "p_Cleo": "Cleo"}
    draft.write(LetBack("p_Ben"))
    assert draft.removed == {"p_Cleo": "Cleo"}


def test_what_is_shown_of_the_edition_follows_what_is_arranged() -> None:
    draft = Sheet.blank(Opened(Arrangement(edition="koehandel"), "p_Ana", PEOPLE)).draft(1)
    draft.write(Arranged(Arrangement(edition="bluff", house_rules={"bid_step": 50}), "p_Ana", PEOPLE))
    assert (draft.edition.name, draft.edition.bid_step) == ("bluff", 50)
