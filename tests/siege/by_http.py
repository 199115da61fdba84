"""Attacks by request: tables, players, one id many times, replays, searches, codes, uploads, names, hosts."""

import asyncio
from collections.abc import Awaitable, Callable

from maquignon.tables.hall.places import LETTERS, PRIVATE_LENGTH
from tests.siege.enemy import HOST, Enemy
from tests.siege.long_record import long_record

MOST_TABLES_PER_PLAYER, MOST_TABLES_PER_ADDRESS = 5, 50
WRONG_CODES, SECONDS_PER_WRONG_CODE = 12, 10
AT_ONCE = 140
INVISIBLE = ["\u3164", "\u2800", "\u034f", "\ufe0f", "a" + "\u0301" * 23, "\u200b", " ", "", "\u202eanA"]


async def open_tables(enemy: Enemy) -> None:
    """As many tables as one address can get, all at once, with as many players as it can become."""
    opened: set[bytes] = set()

    async def burst() -> None:
        token = await enemy.become_player()
        if token is None:
            await asyncio.sleep(0.2)
            return
        asked = [enemy.ask("POST", "/api/tables", {}, authorization=f"Bearer {token}") for _ in range(AT_ONCE)]
        answers = await asyncio.gather(*asked)
        own = {content for status, content in answers if status == 201}
        enemy.expect(len(own) <= MOST_TABLES_PER_PLAYER, f"one player opened {len(own)} tables")
        opened.update(own)

    await enemy.repeat(burst)
    enemy.expect(len(opened) <= MOST_TABLES_PER_ADDRESS, f"one address opened {len(opened)} tables")
    enemy.expect(bool(opened), "not even the first table was opened")


async def one_id(enemy: Enemy) -> None:
    """Twenty requests with one command id, arriving together."""

    async def burst() -> None:
        token = await enemy.become_player()
        if token is None:
            await asyncio.sleep(0.2)
            return
        asked = [enemy.ask("POST", "/api/tables", {"id": "x"}, authorization=f"Bearer {token}") for _ in range(20)]
        codes = {content for status, content in await asyncio.gather(*asked) if status == 201}
        enemy.expect(len(codes) <= 1, f"one id opened {len(codes)} tables")

    await enemy.repeat(burst)


async def replays(enemy: Enemy) -> None:
    """Long records to be played again, forty at once."""
    record = long_record()
    content_type = "application/x-ndjson"
    await enemy.repeat(lambda: enemy.ask("POST", "/api/replays", record, content_type=content_type), together=40)


async def searches(enemy: Enemy) -> None:
    """The archive, searched by names that many have and by players that nobody is."""

    async def search() -> None:
        by = enemy.dice.choice(("name=Ana", "name=nobody", "player=p_Ana", "name=Ana&edition=bluff", "most=100"))
        await enemy.ask("GET", f"/api/games?{by}")

    await enemy.repeat(search, together=30)


async def wrong_codes(enemy: Enemy) -> None:
    """Codes of private tables, tried one after the other."""
    misses = 0

    async def guess() -> None:
        nonlocal misses
        code = "".join(enemy.dice.choices(LETTERS, k=PRIVATE_LENGTH))
        status, _ = await enemy.ask("GET", f"/api/tables/{code}")
        misses += status == 404

    await enemy.repeat(guess, together=20)
    most = WRONG_CODES + enemy.seconds / SECONDS_PER_WRONG_CODE + 2
    enemy.expect(misses <= most, f"{misses} wrong codes were looked up")


async def uploads(enemy: Enemy) -> None:
    """Contents of every legal size, cut in every way: each is heard to its end."""

    async def upload() -> None:
        size = enemy.dice.choice((20_000, 33_000, 60_000, 200_000))
        head = f"POST /api/replays HTTP/1.1\r\nhost: {HOST}:{enemy.port}\r\ncontent-type: application/x-ndjson\r\n"
        whole = f"{head}connection: close\r\ncontent-length: {size}\r\n\r\n".encode() + b"x" * size
        cut = enemy.dice.randrange(len(whole))
        status, _ = await enemy.say_raw(whole[:cut], whole[cut:])
        enemy.expect(status != 400, f"{size} bytes, cut at {cut}, were answered with {status}")

    await enemy.repeat(upload, together=4)


async def names(enemy: Enemy) -> None:
    """Names that nobody can see, over and over."""

    async def pretend() -> None:
        name = enemy.dice.choice(INVISIBLE)
        status, _ = await enemy.ask("POST", "/api/players", {"name": name})
        enemy.expect(status != 201, f"somebody may be called {name!r}")

    await enemy.repeat(pretend, together=4)


async def rebinding(enemy: Enemy) -> None:
    """A page of another site that has its own name lead here."""

    async def rebind() -> None:
        foreign = {"host": "evil.example", "origin": "http://evil.example"}
        status, _ = await enemy.ask("POST", "/api/players", {"name": "Mallory"}, **foreign)
        enemy.expect(status != 201, "a foreign name for this server was believed")

    await enemy.repeat(rebind, together=4)


async def pages(enemy: Enemy) -> None:
    """The browser game, or what is left of it where it is not built, and addresses that are nothing at all."""

    async def fetch() -> None:
        await enemy.ask("GET", enemy.dice.choice(("/", "/table/XXXXX", "/api/nothing", "/assets/nothing.js")))

    await enemy.repeat(fetch, together=30)


ATTACKS: dict[str, Callable[[Enemy], Awaitable[None]]] = {
    "tables": open_tables,
    "one-id": one_id,
    "replays": replays,
    "searches": searches,
    "codes": wrong_codes,
    "uploads": uploads,
    "names": names,
    "rebinding": rebinding,
    "pages": pages,
}
