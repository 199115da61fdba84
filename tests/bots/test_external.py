"""A program may do whatever it likes: the game goes on, it is told, it is counted, and nothing of it is left behind."""

import json
import os
import shlex
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from maquignon.bots import external_stable
from maquignon.bots.bot import SECONDS, Fault, FaultKind, Place
from maquignon.bots.external import MOST_RESTARTS, MOST_SILENCES, ExternalBot, _read_answer
from maquignon.bots.external_program import Program, ProgramGone
from maquignon.bots.external_stable import MOST_DEATHS, Misbehaved, Stable, _read_hello
from maquignon.bots.random import RandomBot
from maquignon.notation.action import action_to_json
from maquignon.notation.frames import NOT_IN_EVERY_VIEW, snake
from maquignon.play.match import Match
from maquignon.rules.actions import KINDS, Action
from maquignon.rules.choices import BidRange, Challenge, Laying, Settlement, Stake
from maquignon.rules.events import Event
from maquignon.rules.game import start
from maquignon.rules.options import options
from maquignon.rules.state import PHASES
from maquignon.rules.terms.editions import EDITIONS
from maquignon.rules.views import View, view
from tests.play.tables import match_of

ROGUE = Path(__file__).parent / "rogue.py"
FIRST_BOT = Path(__file__).parents[2] / "examples" / "first_bot.py"


@pytest.fixture
def stable() -> Iterator[Stable]:
    stable = Stable()
    yield stable
    stable.close()


class Visit:
    """Games with one program on the first seat and others that play at random."""

    def __init__(self, stable: Stable, diary: Path, fault: str, every: int = 1, seconds: float = 5.0) -> None:
        argv = [sys.executable, str(ROGUE), fault, str(every), str(diary)]
        self.name = "exec:" + shlex.join(argv)
        self.stable, self.diary, self.seconds = stable, diary, seconds

    def play(self, seed: int = 0, edition: str = "boursicocotte-2025") -> tuple[Match, list[Fault]]:
        bot = ExternalBot(self.name, Random(seed), self.seconds, self.stable)
        match = match_of([bot, RandomBot(Random(1)), RandomBot(Random(2))], edition, seed)
        assert match.faults[0] == bot.faults
        return match, bot.faults

    def told(self, *types: str) -> list[dict[str, Any]]:
        """What the program was told, all processes together, once it has read everything."""
        self.stable.close()
        return [line for line in self._diary() if line["type"] in types or not types]

    def processes(self) -> set[int]:
        return {line["pid"] for line in self._diary()}

    def _diary(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.diary.read_text("utf-8").splitlines()]


@pytest.fixture
def visit(stable: Stable, tmp_path: Path) -> Any:
    def begin(fault: str, every: int = 1, seconds: float = 5.0) -> Visit:
        return Visit(stable, tmp_path / "diary", fault, every, seconds)

    return begin


def is_gone(pid: int) -> bool:
    """No such process, not even a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_proper_program_plays_game_after_game_in_one_process(visit: Any, stable: Stable) -> None:
    guest = visit("none")
    for seed in range(3):
        _, faults = guest.play(seed)
        assert not faults
    (pid,) = guest.processes()
    kinds = [line["type"] for line in guest.told("hello", "start", "over")]
    assert kinds == ["hello", *["start", "over"] * 3]
    stable.close()
    assert guest.told()[-1]["type"] == "bye"
    assert is_gone(pid)


def test_the_start_tells_all_there_is_to_know(visit: Any) -> None:
    guest = visit("none", seconds=1.5)
    match, _ = guest.play(seed=4, edition="koehandel")
    (told,) = guest.told("start")
    assert (told["seat"], told["players"], told["first"]) == (0, 3, match.first)
    assert told["edition"]["name"] == "koehandel"
    assert told["edition"]["start_notes"] == [0, 0, 10, 10, 10, 10, 50]
    assert (told["animals"][9], told["family_values"][9], told["notes"][5]) == ("horse", 1000, 500)
    assert told["seconds"] == 1.5
    assert told["seed"] == Random(4).getrandbits(32), "by which a match is the same again"
    (over,) = guest.told("over")
    assert over["winners"] == [seat for seat in range(3) if over["scores"][seat] == max(over["scores"])]
    (hello,) = guest.told("hello")
    assert (hello["protocol"], hello["name"]) == (1, "maquignon")


def test_it_is_told_what_its_seat_may_know_and_no_more(visit: Any) -> None:
    guest = visit("none")
    guest.play()
    events = [event for line in guest.told("events") for event in line["events"]]
    assert {"turn_began", "lot_turned_up", "lot_won", "game_ended"} <= {event["type"] for event in events}
    for event in events:
        if event["type"] == "price_paid":
            assert (event["notes"] is not None) == (0 in (event["payer"], event["payee"]))
        if event["type"] == "trade_opened":
            assert (event["notes"] is not None) == (event["challenger"] == 0)
    for question in guest.told("choose"):
        assert question["view"]["viewer"] == 0
        assert "edition" not in question["view"]
        assert question["options"]["seat"] == 0


@pytest.mark.parametrize(
    ("fault", "kind", "words"),
    [
        ("garbage", "nonsense", "JSON"),
        ("list", "nonsense", "object"),
        ("huge", "nonsense", "longer than 65536 bytes"),
        ("wrong-id", "nonsense", 'must have "id"'),
        ("no-action", "nonsense", 'must have an "action"'),
        ("unknown", "nonsense", "steal"),
        ("illegal", "illegal", "not among the options"),
    ],
)
def test_nonsense_is_refused_counted_and_replaced_for_that_decision(
    visit: Any, fault: str, kind: str, words: str
) -> None:
    guest = visit(fault, every=5)
    _, faults = guest.play()
    asked = len(guest.told("choose"))
    assert Counter(fault.kind for fault in faults) == {kind: asked // 5}
    assert words in faults[0].sentence
    refusals = guest.told("refused")
    assert len(refusals) == len(faults)
    assert (refusals[0]["reason"], refusals[0]["message"]) == (kind, faults[0].sentence)
    assert "do" in refusals[0]["instead"]
    assert len(guest.processes()) == 1


def test_a_program_that_floods_us_can_do_so(visit: Any) -> None:
    guest = visit("flood", every=3)
    _, faults = guest.play()
    assert {fault.kind for fault in faults} == {"nonsense"}
    (pid,) = guest.processes()
    guest.stable.close()
    assert is_gone(pid)


def test_a_program_that_crashes_is_started_again_and_told_the_story_so_far(visit: Any) -> None:
    guest = visit("crash", every=20)
    _, faults = guest.play()
    assert {fault.kind for fault in faults} == {"crashed"}
    assert faults[0].sentence == "rogue ended with status 1: I give up"
    starts = guest.told("start")
    assert len(starts) == len(guest.processes()) == len(faults) + 1
    assert {json.dumps({**start, "pid": 0}) for start in starts} == {json.dumps({**starts[0], "pid": 0})}
    told = [event for line in guest.told("events") if line["pid"] == starts[1]["pid"] for event in line["events"]]
    assert told[0]["type"] == "auction_opened"
    assert all(is_gone(pid) for pid in guest.processes())


def test_a_program_that_keeps_crashing_is_replaced_for_good(visit: Any, stable: Stable) -> None:
    guest = visit("crash")
    _, faults = guest.play()
    kinds = Counter(fault.kind for fault in faults)
    assert kinds["crashed"] == MOST_RESTARTS + 1
    assert kinds["absent"] > 0
    assert len(guest.processes()) == MOST_RESTARTS + 1
    _, faults = guest.play(seed=1)
    assert {fault.kind for fault in faults} == {"absent"}
    assert len(guest.processes()) == MOST_DEATHS + 1
    assert all(is_gone(pid) for pid in guest.processes())


def test_a_good_answer_makes_up_for_all_deaths(stable: Stable) -> None:
    command = ["no such program"]
    for _ in range(2):
        for _ in range(MOST_DEATHS + 1):
            with pytest.raises(Misbehaved, match="cannot be started"):
                stable.take(command)
        with pytest.raises(Misbehaved, match="has died too often"):
            stable.take(command)
        stable.praise(command)


def test_a_program_that_hangs_is_ended_after_a_few_silences(visit: Any) -> None:
    guest = visit("hang", seconds=0.05)
    begun = time.monotonic()
    _, faults = guest.play()
    assert time.monotonic() - begun < 20
    kinds = Counter(fault.kind for fault in faults)
    assert kinds["late"] == 3 * (MOST_RESTARTS + 1)
    assert "no answer within 0.05 seconds" in faults[0].sentence
    assert all(is_gone(pid) for pid in guest.processes())


@pytest.mark.slow  # waits
def test_an_answer_that_comes_too_late_does_not_answer_the_next_question(visit: Any) -> None:
    guest = visit("slow", every=10, seconds=0.15)
    _, faults = guest.play()
    assert {fault.kind for fault in faults} <= {"late"}
    assert len(guest.processes()) == 1
    assert len(guest.told("refused")) == len(faults) >= 1


def test_an_older_answer_is_passed_over_and_one_to_no_question_is_nonsense() -> None:
    assert _read_answer(b'{"id": 3, "action": {"do": "pass"}}', 3) == {"do": "pass"}
    assert _read_answer(b'{"id": 2, "action": {"do": "pass"}}', 3) is None
    for number in (b"4", b"0", b"-1", b"true", b'"3"'):
        with pytest.raises(Misbehaved):
            _read_answer(b'{"id": %b, "action": {"do": "pass"}}' % number, 3)


def test_a_program_may_take_its_time_to_start(visit: Any) -> None:
    _, faults = visit("slow-start", seconds=0.4).play()
    assert not faults


def test_a_program_that_never_says_hello_is_given_up(visit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_stable, "SECONDS_TO_START", 0.1)
    _, faults = visit("never").play()
    assert "did not say hello within" in faults[0].sentence
    assert Counter(fault.kind for fault in faults)["late"] == MOST_RESTARTS + 1
    assert faults[-1].kind == "absent"


def test_a_program_of_another_protocol_is_not_played_with(visit: Any) -> None:
    _, faults = visit("protocol").play()
    assert faults[0] == Fault("nonsense", "It speaks protocol 2, we speak 1")
    assert faults[-1].kind == "absent"


def test_a_program_that_closes_its_output_is_ended(visit: Any) -> None:
    guest = visit("closed")
    bot = ExternalBot(guest.name, Random(0), stable=guest.stable)
    game = start(EDITIONS["koehandel"], players=3, first=0)
    bot.join(Place(game.edition, seat=0, players=3, first=0))
    bot.choose(view(game, 0), options(game, 0))
    bot.leave()
    assert bot.faults[0].kind == "crashed"
    (pid,) = guest.processes()
    assert is_gone(pid)


class Ponderer:
    """A program that takes its time, with whatever the test wants to happen meanwhile."""

    name = "ponderer"
    silences = 0

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.told: dict[str, Any] = {}
        """The last line."""
        self.questions = 0
        self.given: list[float] = []
        """The seconds for each answer."""
        self.meanwhile: Callable[[], None] = lambda: None

    def number_question(self) -> int:
        self.questions += 1
        return self.questions

    def send(self, line: bytes) -> None:
        self.told = json.loads(line)
        self.heard.append(self.told["type"])

    def forget(self) -> None:
        return

    def receive(self, deadline: float) -> bytes:
        self.given.append(deadline - time.monotonic())
        self.meanwhile()
        return b'{"id": %d, "action": {"do": "auction"}}' % self.questions


class Paddock(Stable):
    """Has one program, and remembers what became of it."""

    def __init__(self, program: Ponderer) -> None:
        super().__init__()
        self.program, self.given_back, self.buried = program, 0, 0

    def take(self, argv: Sequence[str]) -> Any:
        return self.program

    def give_back(self, argv: Sequence[str], program: object) -> None:
        self.given_back += 1

    def bury(self, argv: Sequence[str], program: object) -> None:
        self.buried += 1


def pondering() -> tuple[ExternalBot, Ponderer, Paddock, Callable[[], Action]]:
    """A bot whose turn it is, and its program."""
    program = Ponderer()
    paddock = Paddock(program)
    bot = ExternalBot("exec:true", Random(0), stable=paddock)
    game = start(EDITIONS["koehandel"], players=3, first=0)
    bot.join(Place(game.edition, seat=0, players=3, first=0))
    return bot, program, paddock, lambda: bot.choose(view(game, 0), options(game, 0))


def test_a_program_that_is_sent_away_while_it_thinks_is_free_again_once_it_has_answered() -> None:
    bot, program, paddock, choose = pondering()
    given_back: list[int] = []

    def leave() -> None:
        bot.leave()
        given_back.append(paddock.given_back)

    program.meanwhile = leave
    choose()
    assert given_back == [0], "while it thinks no other game may have it"
    assert (program.heard, paddock.given_back) == (["start", "choose", "over"], 1)
    bot.leave()
    assert paddock.given_back == 1, "and not twice, or two games would share it"


def test_a_program_is_told_what_was_done_instead_as_it_would_have_said_it() -> None:
    bot, program, _, choose = pondering()

    def be_silent() -> None:
        raise TimeoutError

    program.meanwhile = be_silent
    action = choose()
    assert (program.told["type"], program.told["id"], program.told["reason"]) == ("refused", 1, "late")
    assert program.told["instead"] == {key: value for key, value in action_to_json(action).items() if key != "seat"}
    other, *_ = pondering()
    assert ([fault.kind for fault in bot.faults], other.faults) == (["late"], []), "and its faults are its own"


def test_a_program_has_as_long_as_it_was_told() -> None:
    _, program, _, choose = pondering()
    choose()
    assert program.given == [pytest.approx(SECONDS, abs=0.5)]


@pytest.mark.skipif(sys.platform == "win32", reason="no shell there")
def test_the_last_words_of_a_program_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    keep = Program._keep_errors

    def keep_slowly(program: Program) -> None:
        time.sleep(0.05)
        keep(program)

    monkeypatch.setattr(Program, "_keep_errors", keep_slowly)
    program = Program(["sh", "-c", "echo because >&2; exit 3"])
    with pytest.raises(ProgramGone):
        program.receive(time.monotonic() + 60)
    assert program.epitaph() == "ended with status 3: because"
    program.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no shell there")
def test_a_program_that_never_ends_does_not_hold_up_the_end() -> None:
    program = Program(["sh", "-c", "sleep 60"])
    assert [thread.daemon for thread in program._threads] == [True] * 3
    program.close()
    assert not any(thread.is_alive() for thread in program._threads)


@pytest.mark.parametrize(
    "line",
    [
        b'{"type": "hello", "name": "Ana"}',
        b'{"type": "hello", "name": "Ana", "protocol": "1"}',
        b'{"type": "hello", "name": "Ana", "protocol": 2}',
        b'{"type": "hello", "name": 1, "protocol": 1}',
        b'{"type": "hello", "protocol": 1}',
        b'{"type": "start", "name": "Ana", "protocol": 1}',
        b'["hello"]',
        b"hello",
    ],
)
def test_who_does_not_say_hello_as_we_do_does_not_play(line: bytes) -> None:
    with pytest.raises(Misbehaved) as misbehaved:
        _read_hello(line)
    assert misbehaved.value.fault.kind == "nonsense"


def test_who_says_hello_is_called_by_name_if_it_is_short() -> None:
    assert _read_hello(b'{"type": "hello", "name": "Ana", "protocol": 1, "more": []}') == "Ana"
    assert _read_hello(b'{"type": "hello", "name": "%b", "protocol": 1}' % (b"x" * 1_000)) == "x" * 40


def test_silences_with_answers_in_between_are_no_reason_to_end_a_program() -> None:
    bot, program, paddock, choose = pondering()

    def be_silent() -> None:
        raise TimeoutError

    for meanwhile in (*[be_silent] * (MOST_SILENCES - 1), lambda: None) * 2:
        program.meanwhile = meanwhile
        choose()
    assert (len(bot.faults), paddock.buried) == (2 * (MOST_SILENCES - 1), 0)


@pytest.mark.skipif(sys.platform == "win32", reason="no shell there")
def test_what_a_program_has_started_ends_with_it() -> None:
    program = Program(["sh", "-c", "sleep 60 & echo ready; cat"])
    assert program.receive(time.monotonic() + 60) == b"ready\n"
    program.close()
    reader = program._threads[0]
    reader.join(30)
    assert not reader.is_alive(), "somebody holds its output open"


@pytest.mark.skipif(sys.platform == "win32", reason="no such program there")
def test_a_program_that_is_gone_is_gone_however_often_it_is_asked() -> None:
    program = Program(["true"])
    for _ in range(2):
        with pytest.raises(ProgramGone):
            program.receive(time.monotonic() + 60)
        program.forget()
    program.close()


def test_what_cannot_be_run_is_absent_and_the_game_goes_on(stable: Stable, tmp_path: Path) -> None:
    script = tmp_path / "bot"
    script.write_text("no script at all", encoding="utf-8")
    script.chmod(0o755)
    bot = ExternalBot(f"exec:{script}", Random(0), stable=stable)
    match_of([bot, RandomBot(Random(1)), RandomBot(Random(2))])
    assert "cannot be started" in bot.faults[0].sentence


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_example_plays_every_edition_without_a_fault(stable: Stable, edition: str) -> None:
    for seed in range(2):
        bot = ExternalBot(f"exec:{shlex.join([sys.executable, str(FIRST_BOT)])}", Random(0), stable=stable)
        match = match_of([bot, RandomBot(Random(1)), RandomBot(Random(2))], edition, seed)
        assert match.faults[0] == []


def test_the_example_imports_nothing_of_ours_and_is_short() -> None:
    lines = FIRST_BOT.read_text("utf-8").splitlines()
    assert [line for line in lines if line.startswith(("import", "from"))] == ["import json", "import sys"]
    assert len([line for line in lines if line.strip()]) <= 36


PAGE = (FIRST_BOT.parents[1] / "docs" / "howto" / "write-a-bot.md").read_text("utf-8")


def test_the_page_about_writing_bots_shows_the_example_as_it_is() -> None:
    assert f"```python\n{FIRST_BOT.read_text('utf-8')}```" in PAGE


def test_the_page_names_everything_a_bot_is_told_and_may_do() -> None:
    seen = [field.name for field in fields(View) if field.name not in NOT_IN_EVERY_VIEW]
    happened = [snake(event.__name__) for event in get_args(Event)]
    told = [field.name for event in get_args(Event) for field in fields(event)]
    done = [do for do in KINDS if do not in ("deal", "turn_up", "hammer")]
    kinds = get_args(FaultKind)
    limits = [field.name for kind in (BidRange, Settlement, Laying, Stake, Challenge) for field in fields(kind)]
    words = (*seen, *PHASES, *happened, *told, *done, *limits, *kinds)
    missing = [word for word in words if f"`{word}`" not in PAGE]
    assert not missing
