#!/usr/bin/env python3
"""Three players to measure ours against, whom nobody learns from: `exec:bench/rivals.py counter`, `closefist`, `mimic`.

They share no idea with the bots and sparring partners of the package, and nothing but the rules of payment with each
other. The counter adds up points and goes all in; the closefist spends a small part of its purse and saves for the last
trades; the mimic does what it saw others do.
"""

import json
import sys
from collections.abc import Mapping
from typing import Any

VALUES = (10, 40, 90, 160, 250, 350, 500, 650, 800, 1000)
Message = dict[str, Any]


class Rival:
    """What all three do alike: pay as little as they must, take what is free."""

    def __init__(self, start: Message) -> None:
        self.notes: list[int] = start["notes"]
        self.animals: list[str] = start["animals"]
        self.family_size: int = start["edition"]["family_size"]

    def notice(self, event: Message) -> None:
        """Most of them see all they need when they are asked."""

    def choose(self, view: Message, options: Message) -> Message:
        self.view, self.seat = view, options["seat"]
        self.purse = [note for note, count in zip(self.notes, view["purse"], strict=True) for _ in range(count)]
        self.full = self.family_size
        choices = {choice["do"]: choice for choice in options["choices"]}
        if "pay" in choices:
            return {"do": "pay", "notes": self.cheapest(choices["pay"]["price"])}
        if "bid" in choices:
            return self.bid(choices["bid"])
        if "trade" in choices:
            return self.turn(choices["trade"], "auction" in choices)
        if "counter" in choices:
            return self.answer("accept" in choices)
        if "offer" in choices:
            return {"do": "offer", "notes": self.offer(view["animal"], view["target"])}
        if "preempt" in choices and self.keeps():
            return {"do": "preempt"}
        return {"do": next(do for do in ("claim_dove", "auction", "sell", "let_stand", "pass") if do in choices)}

    def cheapest(self, price: int) -> list[int]:
        ways: dict[int, list[int]] = {0: []}
        for note in filter(None, self.purse):
            for total, notes in list(ways.items()):
                if total < price:
                    ways.setdefault(total + note, [*notes, note])
        return ways[min(total for total in ways if total >= price)]

    def up_to(self, amount: float) -> list[int]:
        """The largest notes first; a zero, or the smallest note, where that is nothing."""
        laid: list[int] = []
        for note in sorted(filter(None, self.purse), reverse=True):
            if sum(laid) + note <= amount:
                laid.append(note)
        return laid or self.purse[:1]

    def mine(self, animal: int) -> int:
        return int(self.view["herds"][self.seat][animal])

    def bid(self, bids: Message) -> Message:
        least: int = bids["minimum"]
        fits = least <= min(bids["affordable"], self.price(), bids["maximum"])
        if fits and sum(self.cheapest(least)) <= 2 * least:
            return {"do": "bid", "amount": least}
        return {"do": "pass"}

    def turn(self, trade: Message, may_auction: bool) -> Message:
        stake = max(trade["stakes"], key=lambda stake: self.wish(stake["animal"], stake["target"]))
        animal, target = stake["animal"], stake["target"]
        if may_auction and not self.trades_early(animal, target):
            return {"do": "auction"}
        notes = self.offer(animal, target)
        return {"do": "trade", "target": target, "animal": self.animals[animal], "notes": notes}

    def wish(self, animal: int, target: int) -> float:
        return VALUES[animal] * self.mine(animal)

    def keeps(self) -> bool:
        price: int = self.view["high_bid"]
        return sum(self.cheapest(price)) <= min(1.5 * price, self.price() / 2)

    def price(self) -> float:
        raise NotImplementedError

    def trades_early(self, animal: int, target: int) -> bool:
        return False

    def offer(self, animal: int, target: int) -> list[int]:
        raise NotImplementedError

    def answer(self, may_accept: bool) -> Message:
        raise NotImplementedError


class CountsPoints(Rival):
    """A lot is worth its part of the points it would bring; a trade for anything dear gets every note there is."""

    def price(self) -> float:
        families: int = sum(number == self.full for number in self.view["herds"][self.seat])
        lot: list[int] = self.view["lot"]
        return sum(VALUES[animal] * (1 + families) * (1 + self.mine(animal)) for animal in lot) / 6

    def trades_early(self, animal: int, target: int) -> bool:
        rest = self.full - self.mine(animal)
        return bool(self.view["herds"][target][animal] == rest and sum(self.purse) > 600)

    def offer(self, animal: int, target: int) -> list[int]:
        return self.purse if VALUES[animal] >= 160 else self.up_to(50)

    def answer(self, may_accept: bool) -> Message:
        if VALUES[self.view["animal"]] >= 160 or not may_accept:
            return {"do": "counter", "notes": self.purse}
        return {"do": "accept"}


class ClosesFist(Rival):
    """A sixth of the purse for a lot, more for one that completes a family; once only trades are left, half of it."""

    def price(self) -> float:
        lot: list[int] = self.view["lot"]
        completes = any(self.mine(animal) + lot.count(animal) == self.full for animal in lot)
        begun = any(map(self.mine, lot))
        return sum(self.purse) * (0.7 if completes else 0.25 if begun else 0.12) * (0.5 + max(lot) / 10)

    def offer(self, animal: int, target: int) -> list[int]:
        sizes = [size for seat, size in enumerate(self.view["hand_sizes"]) if seat != self.seat]
        theirs = self.view["money_in_play"] - sum(self.purse)
        feared = theirs * self.view["hand_sizes"][target] / max(1, sum(sizes))
        return self.up_to(min(feared, sum(self.purse) * (0.6 if VALUES[animal] >= 250 else 0.3)))

    def answer(self, may_accept: bool) -> Message:
        animal = self.view["animal"]
        if may_accept and VALUES[animal] * self.mine(animal) < 300 and self.view["offer_size"] >= 3:
            return {"do": "accept"}
        return {"do": "counter", "notes": self.offer(animal, self.view["active"])}


class Mimics(Rival):
    """Pays what such animals went for, lays as many notes as it was shown, and never is the first to stop."""

    def __init__(self, start: Message) -> None:
        super().__init__(start)
        self.heard: dict[int, int] = {}
        self.thickness = 2

    def choose(self, view: Message, options: Message) -> Message:
        for animal in view["lot"]:
            self.heard[animal] = max(self.heard.get(animal, 0), view["high_bid"])
        self.thickness = view["offer_size"] or self.thickness
        return super().choose(view, options)

    def price(self) -> float:
        lot: list[int] = self.view["lot"]
        usual = sum(max(self.heard.get(animal, 0), VALUES[animal] / 8) for animal in lot)
        begun = max(map(self.mine, lot))
        return usual * (1 + 0.35 * begun) + 20

    def offer(self, animal: int, target: int) -> list[int]:
        half = len(self.purse) // 2
        return sorted(self.purse, reverse=True)[: max(1, min(self.thickness, half))]

    def answer(self, may_accept: bool) -> Message:
        theirs = self.view["hand_sizes"][self.view["active"]]
        if may_accept and self.view["offer_size"] > len(self.purse) and theirs:
            return {"do": "accept"}
        return {"do": "counter", "notes": self.offer(self.view["animal"], self.view["active"])}


RIVALS: dict[str, type[Rival]] = {"counter": CountsPoints, "closefist": ClosesFist, "mimic": Mimics}


def serve(rivals: Mapping[str, type[Rival]]) -> None:
    """Play whoever the command line names, line by line."""
    name = sys.argv[1] if len(sys.argv) == 2 else ""
    if name not in rivals:
        raise SystemExit(f"Say who is to play: {', '.join(rivals)}.")
    rival: Rival | None = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"type": "hello", "protocol": 1, "name": name}), flush=True)
        elif message["type"] == "start":
            rival = rivals[name](message)
        elif message["type"] == "events" and rival is not None:
            for event in message["events"]:
                rival.notice(event)
        elif message["type"] == "choose" and rival is not None:
            action = rival.choose(message["view"], message["options"])
            print(json.dumps({"id": message["id"], "action": action}), flush=True)


def main() -> None:
    serve(RIVALS)


if __name__ == "__main__":
    main()
