"""A game at this terminal: who is asked, what is written down, and a dove that nobody must take."""

import io
from pathlib import Path
from random import Random

import pytest

from maquignon.bots.roster import make_bot
from maquignon.notation.header import Header
from maquignon.notation.record import loads, replay
from maquignon.play.dealer import Dealer
from maquignon.rules.actions import ClaimDove
from maquignon.terminal.adviser import Prompter
from maquignon.terminal.local import LocalGame
from maquignon.terminal.person import Person
from maquignon.terminal.screen import EndOfInput, PlainScreen
from maquignon.terminal.scribe import Scribe
from maquignon.terminal.voice import Voice
from tests.table import Table
from tests.terminal.typist import SENSIBLE, table


def after(position: Table, *typed: str) -> tuple[LocalGame, str]:
    """Ana goes on from here with these lines until there are no more; and what was printed."""
    printed = io.StringIO()
    screen = PlainScreen(io.StringIO("".join(line + "\n" for line in typed)), printed)
    header = Header(edition="bluff", players=tuple(position.names), first=0)
    person = Person(screen, Voice("en", position.names, 0), Prompter(Random(1)), str, 80)
    bots = {seat: make_bot("thrifty", Random(seat)) for seat in range(1, len(position.names))}
    dealer = Dealer.shuffled(position.edition, Random(1))
    local = LocalGame(position.game, 0, person, bots, dealer, Scribe(header))
    with pytest.raises(EndOfInput):
        local.play()
    return local, printed.getvalue()


@pytest.fixture
def dove() -> Table:
    """Ana has just completed roosters and geese, and it is Ben's turn."""
    position = Table("bluff", "Ana", "Ben", "Cleo")
    position.owns_families("Ana", "rooster")
    position.owns("Ana", "goose", "goose", "goose")
    position.auctions("Ana", "goose")
    position.hammer()
    return position


def test_the_dove_is_taken_before_the_next_turn(dove: Table) -> None:
    local, printed = after(dove, "1")
    assert local.scribe.record.actions[0] == ClaimDove(0)
    assert local.game.state.dove == 0
    assert printed.index("You take the dove") < printed.index("Ben opens an auction.")


def test_a_dove_left_alone_is_offered_once_and_the_game_goes_on(dove: Table) -> None:
    local, printed = after(dove, "2")
    assert local.game.state.dove != 0
    assert printed.count("You may take the dove") == 1
    assert "Ben opens an auction." in printed


def test_a_dove_left_alone_in_ones_own_turn_does_not_stop_the_turn() -> None:
    position = Table("bluff", "Ana", "Ben", "Cleo", variants=["coup-double"])
    position.owns_families("Ana", "rooster")
    position.owns("Ana", "goose", "goose", "goose")
    position.owns("Ben", "goose")
    position.holds("Ben", 0)
    position.challenges("Ana", "Ben", "goose", 10)
    position.counters("Ben", 0)
    local, printed = after(position, "2")
    assert "You open an auction." in printed  # the one that the coup double wants
    assert printed.count("You may take the dove") == 1
    assert not local.leaves_dove or local.game.state.dove_claims[0]


def test_bots_that_listen_are_told_only_what_they_may_know() -> None:
    local, _ = table("koehandel")
    heard: list[object] = []

    class Eavesdropper:
        looks = True
        listens = True

        def __init__(self) -> None:
            self._bot = make_bot("thrifty", Random(1))
            self.choose = self._bot.choose

        def notice(self, events: object) -> None:
            heard.append(events)

    local.bots = {**local.bots, 2: Eavesdropper()}
    local.play()
    assert len(heard) == len(local.scribe.record.actions)
    assert "PricePaid(payer=0, payee=1" in str(heard)
    assert not any("payer=0, payee=1" in str(one) and "notes=None" not in str(one) for one in heard)


def test_the_file_grows_with_the_game(tmp_path: Path) -> None:
    local, _ = table("koehandel")
    path = tmp_path / "game.mq.jsonl"
    local.scribe.keep(path)
    local.play()
    assert path.read_text("utf-8").count("\n") == 1 + len(local.scribe.record.actions)
    local.scribe.close()
    assert replay(loads(path.read_bytes())) == local.game


def test_a_game_without_a_file_has_nothing_to_close() -> None:
    local, _ = table("koehandel")
    local.scribe.close()


def test_the_game_can_be_saved_while_it_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "so far.jsonl"
    local, printed = table("koehandel", words=(f"save {path}", *SENSIBLE), seed=5)
    local.play()
    assert f"The game is written down in {path}." in printed.getvalue()
    assert "cannot be written: File exists." in printed.getvalue()  # the second time
    saved = loads(path.read_bytes())
    assert saved.actions == local.scribe.record.actions[: len(saved.actions)]


@pytest.mark.parametrize("name", ["", "no/such/folder/game", "\0"])
def test_what_is_no_file_is_answered_with_a_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    local, printed = table("koehandel", words=(f"save {name}", *SENSIBLE), seed=5)
    local.play()
    assert ("cannot be written" in printed.getvalue()) or ("Type save and the name" in printed.getvalue())
    assert list(tmp_path.iterdir()) == []
