"""Four people at one table of our server, who act as soon as all have seen the last move, or when they are told to."""

import asyncio
from random import Random
from typing import Any

import msgspec

from bench.load.four import PLAYERS, Four
from bench.load.guest import Guest, connect
from maquignon.bots.appraisal import cheapest_payment, smallest_note
from maquignon.rules.cards import ANIMALS, NO_NOTES, list_notes


class SeenView(msgspec.Struct):
    to_act: list[int]


class SeenOptions(msgspec.Struct):
    choices: list[dict[str, Any]]


class Seen(msgspec.Struct):
    version: int
    question: int
    options: SeenOptions
    view: SeenView


_seen = msgspec.json.Decoder(Seen).decode


class Table(Four):
    """People at a table of ours."""

    def __init__(self, dice: Random, address: str | None = None) -> None:
        super().__init__()
        self._dice = dice
        self._address = address
        self.code = ""
        self.version = 0
        self._answers: dict[Guest, asyncio.Future[bytes]] = {}
        self._id = 0

    # --- sitting down -------------------------------------------------------------------------------------------------

    async def sit_down(self, host: str, port: int) -> None:
        for number in range(PLAYERS):
            guest = await connect(host, self._door(number, port), "/api/live", self._hear, self._address)
            self._guests.append(guest)
            await self._ask(guest, {"type": "hello", "name": f"Guest {number}"})
        terms = {"edition": "koehandel", "seats": [None] * PLAYERS, "hammer": "none", "thinking": "none"}
        first, *others = self._guests
        shown = await self._ask(first, {"type": "create_table", "id": "create", "terms": terms})
        self.code = msgspec.json.decode(shown)["code"]
        for guest in others:
            await self._ask(guest, {"type": "join", "id": "join", "code": self.code})
        first.say_json({"type": "start", "id": "start"})
        await self.done.wait()

    def _door(self, number: int, port: int) -> int:
        """By which port this guest comes."""
        return port

    async def _ask(self, guest: Guest, message: dict[str, Any]) -> bytes:
        answer = self._answers[guest] = asyncio.get_running_loop().create_future()
        guest.say_json(message)
        try:
            frame: bytes = await answer
        finally:
            self._answers.pop(guest, None)  # whoever gives up waits for nothing any more
        return frame

    # --- playing ------------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return not self._to_act()

    def _to_act(self) -> list[int]:
        return [seat for seat in _seen(self._guests[0].latest).view.to_act if seat >= 0]

    def act(self) -> None:
        guest = self._guests[self._dice.choice(self._to_act())]
        seen = _seen(guest.latest)
        action = choose(seen.options.choices, self._dice)
        self._id += 1
        self._begin()
        guest.say_json({"type": "act", "id": str(self._id), "question": seen.question, "action": action})

    def _hear(self, guest: Guest, frame: bytes) -> None:
        kind = frame[9:13]
        if kind == b"upda":
            self._see(guest, frame)
        elif kind == b"ping":
            guest.say_json({"type": "pong", "number": msgspec.json.decode(frame)["number"]})
        elif kind == b"refu":
            raise AssertionError(frame.decode())
        elif kind in (b"welc", b"tabl") and guest in self._answers:
            self._answers.pop(guest).set_result(frame)

    def _see(self, guest: Guest, frame: bytes) -> None:
        guest.latest = frame
        self.bytes += len(frame)
        version = int(frame[27 : frame.index(b",", 27)])
        if version > self.version:
            self.version, self._behind = version, PLAYERS
        self._behind -= 1
        if self._behind == 0 and not self._id:
            self.done.set()
        elif self._behind == 0:
            self._all_heard()


def choose(choices: list[dict[str, Any]], dice: Random) -> dict[str, Any]:
    """Auctions with a few bids, paid as cheaply as can be."""
    by_name = {choice["do"]: choice for choice in choices}
    bid = by_name.get("bid")
    if bid and bid["minimum"] <= min(bid["affordable"], 100) and dice.random() < 0.4:
        return {"do": "bid", "amount": bid["minimum"]}
    for do in ("auction", "pass", "sell", "let_stand", "accept", "claim_dove"):
        if do in by_name:
            return {"do": do}
    choice = choices[0]
    if choice["do"] == "pay":
        return {"do": "pay", "notes": list_notes(cheapest_payment(tuple(choice["purse"]), choice["price"]))}
    notes = list_notes(smallest_note(tuple(choice["purse"])) if choice["least"] else NO_NOTES)
    if choice["do"] == "trade":
        stake = choice["stakes"][0]
        return {"do": "trade", "target": stake["target"], "animal": ANIMALS[stake["animal"]], "notes": notes}
    return {"do": choice["do"], "notes": notes}
