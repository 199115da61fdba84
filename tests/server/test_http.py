"""The HTTP API: what it answers, and what it refuses."""

import asyncio
import gzip
import json
import logging
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import ClientDisconnect, Request
from starlette.testclient import TestClient

from maquignon.bots.roster import about, on_offer
from maquignon.languages import LANGUAGES
from maquignon.rules.terms.editions import EDITIONS
from maquignon.server import logs
from maquignon.server.api_games import _REPLAY as REPLAY
from maquignon.server.api_games import LONGEST_RECORD, RECORD_TYPE
from maquignon.server.app import build
from maquignon.server.door import MOST_LONG_CONTENTS, MOST_PARAMETERS, Denied, Door, _body, refused
from maquignon.server.heavy import SECONDS_FOR_A_PIECE
from maquignon.server.limits import Buckets
from maquignon.server.operation import JSON, MOST_BODY
from maquignon.server.origins import Origins
from maquignon.server.replays import MOST_STEPS, TooManySteps
from maquignon.server.site import Site
from maquignon.tables.store.interface import StoreFailed
from maquignon.tables.store.rows import EntryRow, FinishedGame, GameRow, Seated, TableRow
from tests.project.checkout import ROOT
from tests.server.serving import generous

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.mq.jsonl"))


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(generous(tmp_path))


@pytest.fixture
def api(site: Site) -> Iterator[TestClient]:
    with TestClient(build(site), base_url="http://game.example", client=("127.0.0.1", 5)) as client:
        yield client


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return Site(generous(tmp_path_factory.mktemp("data")))


@pytest.fixture(scope="module")
def replays(archive: Site) -> Iterator[TestClient]:
    """One server for all that is played again: its process for heavy work takes a second to start."""
    with TestClient(build(archive), base_url="http://game.example", client=("127.0.0.1", 5)) as client:
        yield client


def become(api: TestClient, name: str = "Ana") -> dict[str, str]:
    """A new player's headers."""
    token = api.post("/api/players", json={"name": name}).json()["token"]
    return {"authorization": f"Bearer {token}"}


def test_a_server_that_runs_is_healthy_and_ready(api: TestClient) -> None:
    assert api.get("/api/health").json()["status"] == "ok"
    assert api.get("/api/ready").json() == {"ready": True, "guests": 0, "tables": 0}


def test_how_full_a_server_is_is_told_with_its_readiness(api: TestClient, site: Site) -> None:
    for address in ("a", "b"):
        site.guests.reserve(address)
    api.post("/api/tables", json={}, headers=become(api))
    assert api.get("/api/ready").json() == {"ready": True, "guests": 2, "tables": 1}


@pytest.mark.parametrize("here", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_this_computer_is_itself_however_it_comes(tmp_path: Path, here: str) -> None:
    with TestClient(build(Site(generous(tmp_path))), base_url="http://localhost", client=(here, 5)) as client:
        assert [client.get(f"/api/{asked}").status_code for asked in ("address", "metrics")] == [200, 200]


def test_a_server_that_goes_away_is_not_ready(api: TestClient, site: Site) -> None:
    site.closing = True
    assert api.get("/api/ready").status_code == 503


def test_who_sits_at_the_server_learns_where_others_find_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maquignon.server.address._own_address", lambda: "192.0.2.7")
    app = build(Site(generous(tmp_path, host="0.0.0.0")))
    with TestClient(app, base_url="http://localhost:8123", client=("127.0.0.1", 5)) as here:
        assert here.get("/api/address").json() == {"address": "http://192.0.2.7:8123"}
        there = TestClient(app, base_url="http://192.0.2.7:8123", client=("192.0.2.9", 5))
        assert there.get("/api/address").json()["reason"] == "not_for_you"


def test_a_server_with_an_address_of_its_own_names_that_one(tmp_path: Path) -> None:
    site = Site(generous(tmp_path, base_url="https://game.example"))
    with TestClient(build(site), base_url="http://localhost:8123", client=("127.0.0.1", 5)) as here:
        assert here.get("/api/address").json() == {"address": "https://game.example"}


@pytest.mark.parametrize(
    ("who", "readers", "status"),
    [
        ("local", "203.0.113.7", 403),
        ("all", "203.0.113.7", 200),
        ("local", "127.0.0.1", 200),
        ("none", "127.0.0.1", 403),
    ],
)
def test_figures_are_for_whom_the_settings_say(tmp_path: Path, who: str, readers: str, status: int) -> None:
    site = Site(generous(tmp_path, metrics=who))
    with TestClient(build(site), client=(readers, 5)) as reader:
        assert reader.get("/api/metrics").status_code == status


def test_figures_are_in_the_format_of_prometheus(api: TestClient) -> None:
    api.get("/api/nothing")
    answer = api.get("/api/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    lines = answer.text.splitlines()
    assert 'maquignon_http_requests_total{status="404"} 1.0' in lines
    assert "maquignon_http_request_seconds_count 1.0" in lines
    assert all(line.startswith("#") or len(line.split()) == 2 for line in lines)


def test_a_player_opens_a_table_that_others_can_look_at(api: TestClient) -> None:
    headers = become(api)
    terms = {"edition": "koehandel", "public": True}
    made = api.post("/api/tables", json={"terms": terms, "id": "once"}, headers=headers)
    assert made.status_code == 201
    code = made.json()["code"]
    assert api.post("/api/tables", json={"terms": terms, "id": "once"}, headers=headers).json()["code"] == code
    others = api.post("/api/tables", json={"id": "once"}, headers=become(api, "Ben"))
    assert others.json()["code"] != code, "an id is one player's own"
    assert [table["code"] for table in api.get("/api/tables").json()["tables"]] == [code]
    assert api.get(f"/api/tables/{code.lower()}").json()["host"] == "Ana"
    assert [seat["code"] for seat in api.get("/api/me", headers=headers).json()["seats"]] == [code]


@pytest.mark.parametrize(
    ("request_", "status", "reason"),
    [
        (("GET", "/api/nothing"), 404, "unknown_address"),
        (("GET", "/api/%2e%2e/%2e%2e/etc/passwd"), 404, "unknown_address"),
        (("DELETE", "/api/tables"), 405, "wrong_method"),
        (("GET", "/api/tables/ZZZZZ"), 404, "unknown_table"),
        (("GET", "/api/tables/%00"), 400, "unreadable"),
        (("GET", "/api/games/nothing"), 404, "unknown_game"),
        (("GET", "/api/games/nothing/record"), 404, "unknown_game"),
        (("GET", "/api/games?most=0"), 400, "unreadable"),
        (("GET", "/api/games?most=many"), 400, "unreadable"),
        (("GET", "/api/games?colour=red"), 400, "unreadable"),
        (("GET", "/api/games?most=1&most=2"), 400, "unreadable"),
        (("GET", "/api/games?most=101"), 400, "unreadable"),
        (("GET", f"/api/games?before={2**53 + 1}"), 400, "unreadable"),
        (("GET", "/api/games?name=%00"), 400, "unreadable"),
        (("GET", "/api/games/%00"), 400, "unreadable"),
        (("GET", f"/api/games/{'x' * 65}"), 400, "unreadable"),
        (("GET", "/api/rules/monopoly"), 404, "unknown_edition"),
        (("GET", "/api/rules/koehandel?variants=nothing"), 422, "bad_terms"),
        (("GET", "/api/rules/koehandel?variants=coup-double,nothing"), 422, "bad_terms"),
        (("GET", "/api/rules/koehandel?house_rules=["), 400, "unreadable"),
        (("GET", '/api/rules/koehandel?house_rules={"nothing":1}'), 422, "bad_terms"),
        (("GET", "/api/me"), 401, "unknown_token"),
    ],
)
def test_a_request_that_cannot_be_answered_says_why(
    api: TestClient, request_: tuple[str, str], status: int, reason: str
) -> None:
    answer = api.request(*request_)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    assert answer.json()["sentence"].endswith((".", "`"))


@pytest.mark.parametrize(
    ("options", "status", "reason"),
    [
        ({"content": b"{", "headers": {"content-type": "application/json"}}, 400, "unreadable"),
        ({"content": b"\xff", "headers": {"content-type": "application/json"}}, 400, "unreadable"),
        ({"content": b'{"name":"Ana"}', "headers": {"content-type": "text/plain"}}, 415, "wrong_type"),
        ({"data": {"name": "Ana"}}, 415, "wrong_type"),
        ({"json": {"name": "Ana"}, "headers": {"origin": "https://evil.example"}}, 403, "foreign_origin"),
        ({"json": {"name": "x" * 20_000}}, 413, "too_long"),
        ({"json": {"name": "<i>"}}, 422, "bad_name"),
        ({"json": {"name": "Ana", "admin": True}}, 400, "unreadable"),
    ],
)
def test_a_body_is_read_strictly_and_from_no_foreign_page(
    api: TestClient, options: dict[str, Any], status: int, reason: str
) -> None:
    answer = api.post("/api/players", **options)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)


async def test_a_body_that_comes_in_pieces_is_no_longer_than_any_other() -> None:
    pieces = iter([b"x" * (LONGEST_RECORD // 10)] * 20)

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": next(pieces), "more_body": True}

    with pytest.raises(Denied, match="too_long"):
        await _body(Request({"type": "http"}, receive), REPLAY)
    assert len(list(pieces)) == 9, "what is too long is not read to its end"


def test_a_wish_for_a_table_that_is_misspelt_is_not_passed_over(api: TestClient) -> None:
    answer = api.post("/api/tables", json={"term": {"edition": "bluff"}}, headers=become(api))
    assert (answer.status_code, answer.json()["reason"]) == (400, "unreadable")


@pytest.mark.parametrize("written", ["application/json; charset=utf-8", "Application/JSON", "application/json ;v=1"])
def test_a_type_of_content_may_be_written_as_people_write_it(api: TestClient, written: str) -> None:
    assert api.post("/api/players", content=b'{"name":"Ana"}', headers={"content-type": written}).status_code == 201


def test_what_can_be_asked_for_can_be_asked_for_without_its_content(api: TestClient) -> None:
    assert api.head("/api/health").status_code == 200


def test_who_asks_in_the_wrong_way_is_told_the_right_ones(api: TestClient) -> None:
    allowed = api.delete("/api/tables").headers["allow"]
    assert {way.strip() for way in allowed.split(",")} >= {"GET", "POST"}


def test_a_player_learns_once_who_they_are_and_asks_for_it_later(api: TestClient) -> None:
    made = api.post("/api/players", json={"name": "Ana"}).json()
    assert made["player"].startswith("p_")
    assert made["name"] == "Ana"
    me = api.get("/api/me", headers={"authorization": f"Bearer {made['token']}"}).json()
    assert me == {"player": made["player"], "name": "Ana", "seats": []}


def test_who_guesses_at_codes_by_request_is_soon_told_nothing_any_more(api: TestClient) -> None:
    made = api.post("/api/tables", json={}, headers=become(api)).json()["code"]
    assert [api.get(f"/api/tables/WRNG{number:04}").status_code for number in range(12)] == [404] * 12
    told = api.get(f"/api/tables/{made}")
    assert (told.status_code, told.headers["retry-after"]) == (429, "10"), "not even of a right guess"


def test_one_address_opens_only_so_many_tables_by_request(tmp_path: Path) -> None:
    app = build(Site(generous(tmp_path, max_tables_per_address=2)))
    with TestClient(app, base_url="http://localhost", client=("203.0.113.7", 5)) as there:
        opened = [there.post("/api/tables", json={}, headers=become(there, name)) for name in ("Ana", "Ben", "Cleo")]
    assert [answer.status_code for answer in opened] == [201, 201, 503]


def test_a_server_that_goes_away_or_cannot_store_says_when_to_come_again() -> None:
    for reason in ("shutting_down", "not_ready", "not_stored"):
        assert refused(reason).headers["retry-after"] == "2"
    assert "retry-after" not in refused("unknown_table").headers


@pytest.mark.parametrize(
    ("reason", "status"),
    [(reason, 503) for reason in ("busy", "not_ready", "not_stored", "shutting_down")]
    + [(reason, 503) for reason in ("too_many_guests", "too_many_tables")]
    + [("too_fast", 429), ("failed", 500), ("unknown_token", 401), ("not_for_you", 403), ("bad_record", 422)],
)
def test_whose_fault_it_is_can_be_told_by_the_status(reason: str, status: int) -> None:
    """Programs and proxies come again after a 503, ask for a token after a 401, and wake somebody after a 500."""
    assert refused(reason, "Why.").status_code == status


def test_why_a_request_was_refused_can_be_said_in_another_language() -> None:
    answer = refused("busy", "Come again in 7 seconds.", {"seconds": 7})
    assert json.loads(bytes(answer.body))["case"] == {"seconds": 7}


def test_a_short_answer_is_not_worth_squeezing(api: TestClient) -> None:
    assert "content-encoding" not in api.get("/api/health", headers={"accept-encoding": "gzip"}).headers


def test_a_squeezed_answer_is_none_for_whoever_cannot_read_it(api: TestClient) -> None:
    squeezed = api.get("/api/openapi.json", headers={"accept-encoding": "gzip"})
    plain = api.get("/api/openapi.json", headers={"accept-encoding": "identity"})
    assert (squeezed.headers["content-encoding"], squeezed.headers["vary"]) == ("gzip", "accept-encoding")
    assert "content-encoding" not in plain.headers
    assert squeezed.json() == plain.json()


@pytest.mark.parametrize(("longer", "status"), [(0, 201), (1, 413)])
def test_a_body_is_read_up_to_the_last_byte_it_may_have(api: TestClient, longer: int, status: int) -> None:
    body = b'{"name":"Ana"}'.ljust(MOST_BODY + longer)
    assert api.post("/api/players", content=body, headers={"content-type": JSON}).status_code == status


async def test_long_contents_of_one_address_wait_for_their_turn() -> None:
    begun: list[str] = []

    class Slow(Request):
        async def stream(self) -> AsyncGenerator[bytes, None]:
            begun.append(self.headers["x-name"])
            await asyncio.Event().wait()
            yield b""

    def of(address: str, number: int) -> Request:
        headers = [(b"content-type", RECORD_TYPE.encode()), (b"x-name", f"{address} {number}".encode())]
        return Slow({"type": "http", "client": (address, 1), "headers": headers})

    door = Door(Origins("", ()), Buckets(1, 1))
    addresses = ("203.0.113.7", "203.0.113.8")
    requests = [of(address, number) for address in addresses for number in range(MOST_LONG_CONTENTS + 1)]
    tasks = [asyncio.create_task(door._body(request, REPLAY)) for request in requests]
    await asyncio.sleep(0)
    assert begun == [f"{address} {number}" for address in addresses for number in range(MOST_LONG_CONTENTS)]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_a_forged_token_opens_nothing(api: TestClient) -> None:
    forged = {"authorization": "Bearer " + "A" * 43}
    assert api.post("/api/tables", json={}, headers=forged).status_code == 401
    assert api.get("/api/me", headers={"authorization": "Basic QTpB"}).status_code == 401


@pytest.mark.parametrize("scheme", ["Basic", "Token", "Bearer2", "B", ""])
def test_a_token_is_shown_as_a_bearer_shows_it(api: TestClient, scheme: str) -> None:
    token = become(api)["authorization"].removeprefix("Bearer ")
    assert api.get("/api/me", headers={"authorization": f"bearer {token}"}).json()["name"] == "Ana"
    refused = api.get("/api/me", headers={"authorization": f"{scheme} {token}"})
    assert (refused.status_code, refused.json()["reason"]) == (401, "unknown_token")
    assert refused.headers["www-authenticate"] == "Bearer"
    assert api.get("/api/me", headers={"authorization": "Bearer "}).status_code == 401
    assert api.get("/api/me", headers={"authorization": token}).status_code == 401


def test_a_query_of_many_parameters_is_not_taken_apart(api: TestClient) -> None:
    for number, said in ((MOST_PARAMETERS, "unknown field"), (MOST_PARAMETERS + 1, "too many parameters")):
        answer = api.get("/api/games?" + "&".join(f"x{place}=" for place in range(number)))
        assert answer.status_code == 400
        assert said in answer.json()["sentence"]


def test_too_many_requests_of_one_address_are_refused(tmp_path: Path) -> None:
    site = Site(generous(tmp_path, requests_per_second_per_address=1))
    with TestClient(build(site), client=("203.0.113.7", 5)) as eager:
        answers = [eager.get("/api/health") for _ in range(10)]
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429
    assert answers[-1].headers["retry-after"] == "1"
    assert answers[-1].headers["connection"] == "close"


@pytest.mark.parametrize("path", ["/api/health", "/", "/api/nothing", "/assets/nothing.js"])
def test_every_answer_tells_the_browser_to_be_careful(api: TestClient, path: str) -> None:
    headers = api.get(path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "strict-transport-security" not in headers
    assert "server" not in headers


def test_over_https_the_browser_is_told_to_stay_there(site: Site) -> None:
    with TestClient(build(site), base_url="https://game.example") as client:
        assert "max-age" in client.get("/api/health").headers["strict-transport-security"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_in_every_language(api: TestClient, language: str) -> None:
    book = api.get(f"/api/rules/koehandel?language={language}&variants=coup-double").json()
    assert book["language"] == language
    assert any(rule["changed"] for chapter in book["chapters"] for rule in chapter["rules"])


def test_what_can_be_played_is_listed(api: TestClient) -> None:
    found = api.get("/api/editions").json()
    assert [edition["name"] for edition in found["editions"]] == list(EDITIONS)
    assert found["players"] == [3, 4, 5]
    assert {bot["name"] for bot in api.get("/api/bots").json()} >= {"random", "thrifty"}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_record_is_played_again_from_every_viewpoint(replays: TestClient, path: Path) -> None:
    record = path.read_bytes()
    lines = record.count(b"\n")
    kind = {"content-type": "application/x-ndjson"}
    shown = {
        viewer: replays.post(f"/api/replays?viewer={viewer}", content=record, headers=kind).json()
        for viewer in ("open", "spectator", "0")
    }
    assert {len(replay["steps"]) for replay in shown.values()} == {lines}
    last = shown["open"]["steps"][-1]
    assert last["view"]["winners"]
    assert len(last["purses"]) == len(shown["open"]["players"])
    assert all(step["purses"] is None and step["view"]["purse"] is None for step in shown["spectator"]["steps"])
    assert all(step["action"] is None for step in shown["0"]["steps"])
    assert shown["0"]["steps"][0]["view"]["purse"] == shown["open"]["steps"][0]["purses"][0]
    assert shown["spectator"]["chances"] is None, "without notes there is nothing to judge by"
    for viewer in ("open", "0"):
        chances = shown[viewer]["chances"]
        assert len(chances) == lines
        assert all(sum(step) == pytest.approx(1, abs=1e-3) for step in chances)
        assert [seat for seat, chance in enumerate(chances[-1]) if chance] == last["view"]["winners"]


def test_what_is_no_record_is_refused_with_its_line(replays: TestClient) -> None:
    kind = {"content-type": "application/x-ndjson"}
    answer = replays.post("/api/replays", content=b"not a record", headers=kind)
    assert (answer.status_code, answer.json()["reason"]) == (422, "bad_record")
    assert answer.json()["sentence"].startswith("Line 1")
    beyond = replays.post("/api/replays?viewer=4", content=GOLDEN[0].read_bytes(), headers=kind)
    assert beyond.status_code == 422


def test_a_record_without_end_is_refused(replays: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def endless(*_: object) -> bytes:
        raise TooManySteps

    monkeypatch.setattr("maquignon.server.heavy.Heavy.do", endless)
    answer = replays.post("/api/replays", content=b"{}", headers={"content-type": "application/x-ndjson"})
    assert (answer.status_code, answer.json()["reason"]) == (422, "bad_record")
    assert f"{MOST_STEPS}" in answer.json()["sentence"]


class Heavy:
    """Heavy work of which nothing is done: who asked for it, and for what."""

    def __init__(self, error: Exception | None = None) -> None:
        self.asked: list[tuple[object, ...]] = []
        self._error = error

    async def do(self, address: str, work: object, record: bytes, viewer: str, squeeze: bool) -> bytes:
        self.asked.append((address, len(record), viewer))
        if self._error is not None:
            raise self._error
        return gzip.compress(b"{}") if squeeze else b"{}"


@pytest.mark.parametrize(("longer", "status"), [(0, 200), (1, 413)])
def test_the_longest_record_is_played_again_on_the_account_of_whoever_asks(
    api: TestClient, monkeypatch: pytest.MonkeyPatch, longer: int, status: int
) -> None:
    heavy = Heavy()
    monkeypatch.setattr("maquignon.server.heavy.Heavy.do", lambda _, *asked: heavy.do(*asked))
    kind = {"content-type": RECORD_TYPE}
    answer = api.post("/api/replays", content=b"x" * (LONGEST_RECORD + longer), headers=kind)
    assert answer.status_code == status
    assert heavy.asked == ([("127.0.0.1", LONGEST_RECORD, "open")] if status == 200 else [])


def test_a_record_that_takes_too_long_is_no_mistake_of_the_server(
    api: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    heavy = Heavy(TimeoutError())
    monkeypatch.setattr("maquignon.server.heavy.Heavy.do", lambda _, *asked: heavy.do(*asked))
    answer = api.post("/api/replays", content=b"{}", headers={"content-type": RECORD_TYPE})
    assert (answer.status_code, answer.json()["reason"]) == (422, "bad_record")
    assert f"{SECONDS_FOR_A_PIECE}" in answer.json()["sentence"]


def test_a_finished_game_is_found_in_the_archive_and_played_again(replays: TestClient, archive: Site) -> None:
    record = (ROOT / "tests/golden/bluff-plain.mq.jsonl").read_text()
    players = [Seated("Ana", "p_ana", None, 800, True), Seated("Easy", None, "easy", 40, False)]
    row = GameRow("game-1", "bluff", 1_800_000_000_000, players)
    assert replays.portal is not None
    epoch = replays.portal.call(archive.store.open_table, TableRow("game-1", "CODED", 0))
    replays.portal.call(archive.store.append, "game-1", epoch, [EntryRow(1, 0, None, b"{}")], FinishedGame(row, record))
    for query in ("", "?name=Ana", "?player=p_ana", "?edition=bluff"):
        assert [found["id"] for found in replays.get(f"/api/games{query}").json()["games"]] == ["game-1"]
    assert replays.get("/api/games?name=Ben").json()["games"] == []
    assert replays.get("/api/games/game-1").json()["players"][0]["score"] == 800
    kept = replays.get("/api/games/game-1/record")
    assert kept.text == record
    assert kept.headers["content-type"].startswith("application/x-ndjson")
    assert kept.headers["content-disposition"] == 'attachment; filename="bluff-game-1.mq.jsonl"'
    watched = replays.get("/api/games/game-1/replay?viewer=1").json()
    assert len(watched["steps"]) == record.count("\n")


# --- what goes wrong --------------------------------------------------------------------------------------------------


def test_an_archive_that_cannot_be_read_is_not_ready(
    api: TestClient, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: object) -> None:
        raise StoreFailed("disk I/O error")

    monkeypatch.setattr(site.store, "games", fail)
    answer = api.get("/api/games")
    assert (answer.status_code, answer.json()["reason"]) == (503, "not_ready")
    assert answer.headers["retry-after"] == "2"


def test_a_mistake_of_the_server_is_noted_and_tells_nothing(
    api: TestClient, site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def stumble(_: object) -> None:
        raise KeyError("a secret of the server")

    monkeypatch.setattr(site.store, "games", stumble)
    answer = api.get("/api/games")
    assert (answer.status_code, answer.json()["reason"]) == (500, "failed")
    assert "secret" not in answer.text
    assert "request failed" in caplog.text
    assert api.get("/api/health").status_code == 200


def test_numbers_are_numbers_in_an_address_too(api: TestClient) -> None:
    assert api.get("/api/games?most=5&before=1800000000000").json() == {"games": []}


def test_who_hangs_up_in_the_middle_is_no_mistake_of_the_server(
    api: TestClient, site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It happens on every phone, and would fill the log."""

    async def hang_up(_: object) -> None:
        raise ClientDisconnect

    monkeypatch.setattr(site.store, "games", hang_up)
    assert api.get("/api/games").status_code == 400
    assert "request failed" not in caplog.text


def test_a_refusal_names_what_it_is_about(api: TestClient) -> None:
    """For whoever says it in another language."""
    told = api.get("/api/rules/koehandel?variants=nothing").json()
    assert told["case"]["about"] == "nothing"
    assert "nothing" in told["sentence"]


def test_new_players_by_request_are_bounded_too(tmp_path: Path) -> None:
    site = Site(generous(tmp_path, new_players_per_minute=2))
    with TestClient(build(site), base_url="http://localhost", client=("203.0.113.7", 5)) as eager:
        answers = [eager.post("/api/players", json={"name": "Ana"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].headers["retry-after"] == "60"


def test_the_documents_describe_every_route(api: TestClient) -> None:
    document = api.get("/api/openapi.json").json()
    for path in ("/api/health", "/api/tables", "/api/games/{game}/record", "/api/replays", "/api/rules/{edition}"):
        assert path in document["paths"]
    live = api.get("/api/asyncapi.json").json()
    assert live["channels"]["live"]["address"] == "/api/live"
    assert {"Hello", "Act", "Update", "Refused"} <= live["components"]["messages"].keys()
    heard, told = (
        {message["$ref"].rpartition("/")[2] for message in live["operations"][name]["messages"]}
        for name in ("hear", "tell")
    )
    assert ({"Hello", "Act"} <= heard, {"Update", "Refused"} <= told, heard & told) == (True, True, set())
    page = api.get("/api/docs").text
    assert "/api/openapi.json" in page
    assert all(described["summary"] in page for methods in document["paths"].values() for described in methods.values())


def test_the_documents_say_what_a_request_needs(api: TestClient) -> None:
    paths = api.get("/api/openapi.json").json()["paths"]
    opening, replay, searching = paths["/api/tables"]["post"], paths["/api/replays"]["post"], paths["/api/games"]["get"]
    assert opening["security"] == [{"token": []}]
    assert "security" not in paths["/api/tables"]["get"]
    assert opening["requestBody"]["required"]
    assert opening["requestBody"]["content"][JSON]["schema"]["$ref"].endswith("/NewTable")
    assert replay["requestBody"]["content"][RECORD_TYPE]["schema"] == {"type": "string"}
    assert "`unknown_token`" in opening["responses"]["401"]["description"]
    assert "`foreign_origin`" in replay["responses"]["403"]["description"]
    assert {"413", "415"} <= replay["responses"].keys()
    assert "`wrong_type`" in replay["responses"]["415"]["description"]
    assert not any(parameter["required"] for parameter in searching["parameters"])
    assert all(parameter["required"] for parameter in paths["/api/games/{game}"]["get"]["parameters"])


def test_no_secret_gets_into_the_log() -> None:
    record = logging.LogRecord("maquignon.server", logging.WARNING, "", 0, "odd %s", ("A" * 43,), None)
    record.token = "B" * 43
    for form in (logs.JsonLine(), logs.TextLine()):
        line = form.format(record)
        assert "AAAA" not in line
        assert "BBBB" not in line
    assert json.loads(logs.JsonLine().format(record))["level"] == "warning"


def test_each_bot_is_described_in_a_sentence(api: TestClient) -> None:
    told = {bot["name"]: bot["sentence"] for bot in api.get("/api/bots").json()}
    assert list(told) == on_offer()
    assert all(sentence == about(name) and sentence.endswith(".") for name, sentence in told.items())


@pytest.mark.parametrize("variants", ["", " ", ",", "coup-double, ", " , coup-double"])
def test_commas_without_a_variant_between_them_change_nothing(api: TestClient, variants: str) -> None:
    edition = "boursicocotte-2025"
    named = api.get(f"/api/rules/{edition}", params={"variants": "coup-double" if "coup" in variants else ""})
    told = api.get(f"/api/rules/{edition}", params={"variants": variants})
    assert (told.status_code, told.json()) == (200, named.json())


def test_speeds_are_told_in_seconds(api: TestClient) -> None:
    told = api.get("/api/editions").json()
    assert told["thinking"] == {"relaxed": 180, "normal": 75, "fast": 25}
    assert told["hammers"]["normal"] == {"quiet": 4, "gap": 2}
