"""What is written on a sheet: which moves ask something new, so that older answers are too late."""

from maquignon.rules.actions import Bid, ClaimDove, Hammer, Pass
from maquignon.tables.game.entries import Chair, Closed, Opened
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
