"""Guests without account: who one is, what the host may do, looking on and talking."""

from collections.abc import AsyncIterator, Callable
from itertools import product
from random import Random

import pytest

from maquignon.languages import LANGUAGES, speech
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.hall import lobby
from maquignon.tables.people.names import require_text
from maquignon.tables.people.talk import LINES, LINES_FROM_AN_ADDRESS, WITHIN, Talk
from maquignon.tables.people.tokens import hash_token
from maquignon.tables.protocol.answers import Done, LobbyShown, Refused, Said, Welcome
from maquignon.tables.protocol.messages import Chat
from maquignon.tables.protocol.refusals import Refusal
from tests.tables.hall import Person, TestHall, open_hall
from tests.tables.time import settle


@pytest.fixture
async def hall() -> AsyncIterator[TestHall]:
    async with open_hall() as hall:
        yield hall


# --- who one is -------------------------------------------------------------------------------------------------------


async def test_a_token_brings_one_back_to_the_seat_on_another_device(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    phone = Person(hall, "Ben's phone")
    phone.token = ben.token
    await phone.connect(table=ana.table.code)
    assert phone.last(Welcome).name == "Ben"
    assert [seat.seat for seat in phone.last(Welcome).seats] == [1]
    assert phone.table.you == 1
    assert phone.update.view.purse == ben.update.view.purse


async def test_tokens_are_kept_as_hashes_only(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    assert ana.token is not None
    assert list(hall.store.players) == [hash_token(ana.token)]
    assert ana.token.encode() not in repr(hall.store.players).encode()


async def test_a_token_that_nobody_was_given_opens_nothing(hall: TestHall) -> None:
    eve = Person(hall, "Eve")
    eve.token = "A" * 43
    await eve.connect()
    assert not eve.all(Welcome)
    assert eve.last(Refused).reason == "unknown_token"


@pytest.mark.parametrize("place", [0, 7, 8, 21, 41, 42])
async def test_a_token_that_differs_in_one_letter_opens_nothing(hall: TestHall, place: int) -> None:
    (ana,) = await hall.people("Ana")
    assert ana.token is not None
    eve = Person(hall, "Eve")
    eve.token = ana.token[:place] + ("B" if ana.token[place] == "A" else "A") + ana.token[place + 1 :]
    await eve.connect()
    assert (eve.all(Welcome), eve.last(Refused).reason) == ([], "unknown_token")


@pytest.mark.parametrize("change", [lambda token: token[:-1], lambda token: token + "A", str.upper])
async def test_a_part_of_a_token_or_more_than_it_opens_nothing(hall: TestHall, change: Callable[[str], str]) -> None:
    (ana,) = await hall.people("Ana")
    eve = Person(hall, "Eve")
    eve.token = change(ana.token or "")
    await eve.connect()
    assert (eve.all(Welcome), eve.last(Refused).reason) == ([], "unknown_token")


INVISIBLE = [
    *["\u3164", "\u2800", "\u034f", "\ufe0f", "A\u3164", "\u0301", "a" + "\u0316" * 23],
    *["\U0001d159", "\U00013441", "\U0001da7f", "A\ufffc", "\ufffd"],
]
"""Nothing to be seen, or a tower of accents."""
ALIKE = [
    "Ana\u200d",
    "\u0d9a\u0dca\u200d",
    "Ana\ufe0f",
    "A\u200dna",
    "Ana\ufe00",
    "Ana\U000e0100",
    "\u0301Ana",
    "\u0488Ana",
]
"""What looks like somebody else's name, or sits on what is written before it."""


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "A" * 25,
        "<b>Ana</b>",
        "Ana>",
        "<Ana",
        "An\u0000a",
        "An\u202ea",
        "\u200b",
        "Ana\nBen",
        *INVISIBLE,
        *ALIKE,
    ],
)
async def test_names_that_cannot_be_read_out_are_refused(hall: TestHall, name: str) -> None:
    nobody = Person(hall, name)
    await nobody.connect()
    assert nobody.last(Refused).reason == "bad_name"


async def test_a_name_may_be_in_any_script(hall: TestHall) -> None:
    for name in (
        "Ünal",
        "Zoé",
        "小明",
        "أنا",
        "O'Neil",
        "नमिता",
        "Nguyễn Thị Ánh Tuyết",
        "Ana 👩‍🌾",
        "❤️",
        "❤️‍🔥",
        "1️⃣",
        "ශ්‍රී",
    ):
        (person,) = await hall.people(name)
        assert person.last(Welcome).name == name


async def test_names_that_differ_in_blanks_only_are_the_same(hall: TestHall) -> None:
    for name in ("Ana Maria", " Ana  Maria ", "Ana\u00a0Maria", "Ana\u2003 Maria"):
        (person,) = await hall.people(name)
        assert person.last(Welcome).name == "Ana Maria"


async def test_two_of_one_name_are_told_apart(hall: TestHall) -> None:
    ana, other = await hall.people("Ana", "Ana")
    await ana.say("create_table")
    await other.say("join", code=ana.table.code)
    assert [seat.name for seat in ana.table.seats] == ["Ana", "Ana 2", None]


# --- before the game --------------------------------------------------------------------------------------------------


async def test_the_host_arranges_the_table(hall: TestHall) -> None:
    ana, ben = await hall.people("Ana", "Ben")
    await ana.say("create_table", terms={"seats": [None, None, None, "thrifty"]})
    await ben.say("join", code=ana.table.code.lower())
    await ana.say("seat_bot", seat=2, bot="random")
    await ana.say("free_seat", seat=3)
    assert [seat.bot for seat in ana.table.seats] == [None, None, "random", None]
    assert ana.table.arrangement.seats == [None, None, "random", None]
    await ana.say("arrange", terms={"edition": "koehandel", "seats": ["thrifty", None, None]})
    assert [seat.name for seat in ana.table.seats] == ["Thrifty", "Ana", "Ben"]
    assert ben.table.edition.name == "koehandel"
    assert ben.table.you == 2


@pytest.mark.parametrize("command", ["start", "arrange", "seat_bot", "free_seat"])
async def test_only_the_host_may_arrange(hall: TestHall, command: str) -> None:
    ana, ben = await hall.people("Ana", "Ben")
    await ana.say("create_table")
    await ben.say("join", code=ana.table.code)
    fields: dict[str, dict[str, object]] = {
        "arrange": {"terms": {}},
        "seat_bot": {"seat": 2, "bot": "random"},
        "free_seat": {"seat": 0},
    }
    await ben.say(command, **fields.get(command, {}))
    assert ben.last(Refused).reason == "not_host"


async def test_a_host_who_is_away_is_succeeded(hall: TestHall) -> None:
    ana, ben, cleo = await hall.people("Ana", "Ben", "Cleo")
    await ana.say("create_table", terms={"seats": [None, None, None]})
    for person in (ben, cleo):
        await person.say("join", code=ana.table.code)
    await ana.disconnect()
    await ben.say("start")
    assert cleo.table.status == "playing"


async def test_empty_seats_are_taken_away_at_the_start(hall: TestHall) -> None:
    ana, ben, cleo = await hall.people("Ana", "Ben", "Cleo")
    await ana.say("create_table", terms={"seats": [None] * 5, "first": 3})
    await ben.say("join", code=ana.table.code)
    await cleo.say("join", code=ana.table.code, sit=False)
    await ana.say("start")
    assert ana.last(Refused).reason == "too_few_players"
    await cleo.say("sit", seat=3)
    await ana.say("start")
    assert [seat.name for seat in ana.table.seats] == ["Ana", "Ben", "Cleo"]
    assert ana.update.view.active == 2


async def test_a_game_against_bots_starts_with_one_command(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms={"seats": [None, None, "thrifty"]}, start=True)
    assert str(ana.table.status) == "playing"
    assert [seat.kind for seat in ana.table.seats] == ["person", "bot", "bot"]
    assert not any(seat.standing_in for seat in ana.table.seats)
    assert ana.table.commitment is not None


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        ({"edition": "poker"}, "bad_terms"),
        ({"variants": ["poker"]}, "bad_terms"),
        ({"house_rules": {"lot_size": 9}}, "bad_terms"),
        ({"seats": [None, None, "alphago"]}, "unknown_bot"),
        ({"seats": [None] * 3, "first": 4}, "no_such_seat"),
        ({"seats": [None]}, "unreadable"),
        ({"seats": [None] * 6}, "unreadable"),
        ({"colour": "red"}, "unreadable"),
    ],
)
async def test_terms_that_cannot_be_played_are_refused(hall: TestHall, terms: object, reason: str) -> None:
    (ana,) = await hall.people("Ana")
    await ana.say("create_table", terms=terms)
    assert ana.last(Refused).reason == reason
    assert not hall.reception.lobby.tables


async def test_one_host_opens_only_so_many_tables(hall: TestHall) -> None:
    (ana,) = await hall.people("Ana")
    for _ in range(hall.reception.limits.tables_per_player + 1):
        await ana.say("create_table")
    assert ana.last(Refused).reason == "too_many_tables"
    assert len(hall.reception.lobby.tables) == hall.reception.limits.tables_per_player


# --- the lobby, spectators, chat --------------------------------------------------------------------------------------


async def test_only_public_tables_are_listed_and_changes_are_told(hall: TestHall) -> None:
    ana, ben, eve = await hall.people("Ana", "Ben", "Eve")
    await ana.say("create_table", terms={"public": True})
    await ben.say("create_table")
    await eve.say("follow_lobby")
    assert [table.host for table in eve.last(LobbyShown).tables] == ["Ana"]
    await ben.say("join", code=ana.table.code)
    await hall.time.pass_by(1_000)
    assert [seat.name for seat in eve.last(LobbyShown).tables[0].seats] == ["Ana", "Ben", None]
    await ben.disconnect()
    await hall.time.pass_by(1_000)
    assert [seat.present for seat in eve.last(LobbyShown).tables[0].seats] == [True, False, False]


async def test_a_line_of_the_list_says_what_is_played_and_whether_one_may_look_on(hall: TestHall) -> None:
    ana, eve = await hall.people("Ana", "Eve")
    terms = {
        "edition": "koehandel",
        "variants": ["finie-la-plaisanterie"],
        "house_rules": {"bid_step": 20, "lot_size": 2},
        "hammer": "calm",
        "thinking": "fast",
        "spectators": False,
        "public": True,
    }
    await ana.say("create_table", terms=terms)
    await eve.say("follow_lobby")
    (line,) = eve.last(LobbyShown).tables
    assert (line.code, line.host, line.status, line.spectators) == (ana.table.code, "Ana", "gathering", 0)
    assert (line.edition, line.variants, line.house_rules) == ("koehandel", ["finie-la-plaisanterie"], 2)
    assert (line.hammer, line.thinking, line.spectators_welcome) == ("calm", "fast", False)


async def test_the_list_has_an_end(hall: TestHall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "LISTED", 2)
    people = await hall.people("Ana", "Ben", "Cleo")
    for person in people:
        await person.say("create_table", terms={"public": True})
    await people[0].say("follow_lobby")
    assert [table.host for table in people[0].last(LobbyShown).tables] == ["Ana", "Ben"]
    assert len(hall.reception.lobby.attendance()) == 2, "nor are other servers told of more"


async def test_a_spectator_has_no_seat_and_no_options(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    (eve,) = await hall.people("Eve")
    await eve.say("join", code=ana.table.code)
    assert eve.table.you is None
    assert eve.update.options is None
    assert eve.update.view.purse is None
    await eve.act("auction")
    assert eve.last(Refused).reason == "not_seated"


async def test_a_table_may_want_no_spectators(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo", spectators=False)
    (eve,) = await hall.people("Eve")
    await eve.say("join", code=ana.table.code)
    assert eve.last(Refused).reason == "no_spectators"
    await eve.act("auction", question=1)
    assert eve.last(Refused).reason == "no_table"


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_line_is_refused_is_told_with_an_example_that_is(language: str) -> None:
    with pytest.raises(Refusal, match="bad_text"):
        require_text(speech(language).say("refusals.bad_text"))


async def test_chat_reaches_everybody_and_newcomers(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    await ana.say("chat", text="Two cows < three horses <3")
    await ben.say("quick_phrase", phrase="well_played")
    assert [said.text for said in ben.all(Said)] == ["Two cows < three horses <3", None]
    (eve,) = await hall.people("Eve")
    await eve.say("join", code=ana.table.code)
    assert [line.phrase for line in eve.heard[3].lines] == [None, "well_played"]  # type: ignore[union-attr]


@pytest.mark.parametrize("text", ["<script>alert(1)</script>", "\u0007", " ", "\u202eevil"])
async def test_chat_that_is_no_text_is_refused(hall: TestHall, text: str) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    await ana.say("chat", text=text)
    assert ana.last(Refused).reason == "bad_text"


async def test_many_names_at_one_address_talk_no_more_than_a_household(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    crowd = await hall.people(*(f"Eve{number}" for number in range(12)))
    for person in crowd:
        assert person.visit is not None
        assert person.visit.guest is not None
        person.visit.guest.address = "192.0.2.1"
        await person.say("join", code=ana.table.code)
        for number in range(5):
            await person.say("chat", text=f"line {number}")
    assert len(ana.all(Said)) == LINES_FROM_AN_ADDRESS
    assert crowd[-1].last(Refused).reason == "too_fast"
    await ana.say("chat", text="what a noise")
    assert ana.last(Said).text == "what a noise"


async def test_nobody_talks_without_end(hall: TestHall) -> None:
    ana, ben, _ = await hall.seated("Ana", "Ben", "Cleo")
    for number in range(20):
        await ana.say("chat", text=f"line {number}")
    assert ana.last(Refused).reason == "too_fast"
    assert len(ben.all(Said)) == 6
    await hall.time.pass_by(10_000)
    await ana.say("chat", text="again")
    assert ben.last(Said).text == "again"


@pytest.mark.parametrize("address", ["", "192.0.2.1"])
def test_a_line_is_refused_exactly_where_there_were_enough_within_ten_seconds(address: str) -> None:
    talk, dice, ana, now = Talk([]), Random(1), Speaker("p_ana", "Ana", 0), 0
    said: list[int] = []
    refused = 0
    for number in range(300):
        now += dice.choice((0, 400, 900, 2_500))
        enough = sum(moment > now - WITHIN for moment in said) == LINES
        try:
            talk.line(ana, Chat(id="c", text="hello"), f"p_ana:{number}", now, address)
            said.append(now)
            assert not enough
        except Refusal:
            refused += 1
            assert enough
    assert (bool(said), bool(refused)) == (True, True)


# --- the end ----------------------------------------------------------------------------------------------------------


async def test_every_command_is_answered(hall: TestHall) -> None:
    ana, *_ = await hall.seated("Ana", "Ben", "Cleo")
    for command, fields in (
        ("rename", {"name": "Anna"}),
        ("follow_lobby", {}),
        ("press_hammer", {"question": 0}),
        ("hint", {"question": ana.update.question}),
        ("chat", {"text": "hello"}),
        ("pause", {}),
        ("take_back", {}),
        ("stand", {}),
        ("rematch", {}),
        ("leave", {}),
        ("leave", {}),
    ):
        id = await ana.say(command, **fields)
        await settle()
        answered = [message for message in ana.heard if getattr(message, "id", None) == id]
        assert len(answered) == 1, command
    assert len(ana.all(Done)) >= 6


def test_who_comes_from_nowhere_shares_no_limit_with_others() -> None:
    """Where there is no door, nobody's address is known."""
    talk = Talk([])
    for player, line in product(range(LINES_FROM_AN_ADDRESS), range(LINES)):
        talk.line(Speaker(f"p{player}", "Ana", None), Chat(id="c", text="hello"), f"{player}:{line}", now=0)
    with pytest.raises(Refusal):
        talk.line(Speaker("p0", "Ana", None), Chat(id="c", text="hello"), "more", now=0)
