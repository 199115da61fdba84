#!/usr/bin/env python3
"""Three stronger rivals, whom nobody learns from: `exec:python -m bench.strong_rivals hoarder`, `sampler`, `denier`.

They keep an account of everybody's money, learn from this game how much is laid in trades, and try every sum
against what the other may lay. The hoarder buys late and trades hard; the sampler deals the notes that it cannot see;
the denier grudges whoever leads.
"""

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.rivals import VALUES, Message, Rival, serve

Herds = list[list[int]]

SAMPLES: Final = 40
STEPS: Final = 12
"""So many sums are weighed before something is laid."""
USUAL: Final = (0.0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8)
"""What parts of a purse are laid in trades, before this table has shown its own habits."""


@dataclass(frozen=True)
class Taste:
    """What makes one of them different from another."""

    keenness: float = 1.0  # what it gives for a point, next to all money over all open points
    early: float = 1.0  # of that while the pile is whole
    late: float = 1.0  # and at its end
    grudge: float = 0.5  # what a point of the strongest other seat hurts
    thrift: float = 0.7  # what a note is worth in trades while there are auctions
    last_thrift: float = 0.2  # and afterwards
    patience: float = 1.0  # what a trade must promise while there are auctions, next to a usual sale
    hold: float = 1.7  # how many times the price a lot must be worth to be kept from the bidder
    reserve: float = 0.1  # the part of the purse that no lot may cost unless it completes a family


class Strong(Rival):
    """Reckons chances of families, accounts of money and samples of hidden notes."""

    taste = Taste()

    def __init__(self, start: Message) -> None:
        super().__init__(start)
        self.dice = Random(start["seed"])
        self.seat, self.players = start["seat"], start["players"]
        purse = sum(start["edition"]["start_notes"])
        self.account = [float(purse)] * self.players
        self.sales: list[int] = []
        self.parts: list[float] = list(USUAL)

    def notice(self, event: Message) -> None:
        """Keep everybody's account; what moves unseen is taken for average notes."""
        if event["type"] == "price_paid":
            self.sales.append(event["price"])
        decided = event["type"] == "trade_decided" and event["offer"] is not None and event["counter"] is not None
        if decided and self.seat in (event["challenger"], event["target"]):
            rival, laid = event["target"], event["counter"]
            if rival == self.seat:
                rival, laid = event["challenger"], event["offer"]
            self.parts.append(min(1.0, self.worth(laid) / max(10.0, self.account[rival])))
        for moved in event.get("moved") or ():
            self.move(moved, event.get("price"))

    def move(self, moved: Message, price: int | None) -> None:
        """A price is known to all; of notes that were laid face down, eight are taken for all that somebody has."""
        giver, receiver, notes = moved["giver"], moved["receiver"], moved["notes"]
        if giver == receiver:
            return
        if notes is not None:
            amount = float(self.worth(notes))
        elif price is not None or giver is None:
            amount = float(price or 0)
        else:
            amount = self.account[giver] * min(1.0, moved["count"] / 8)
        if giver is not None:
            self.account[giver] = max(0.0, self.account[giver] - amount)
        if receiver is not None:
            self.account[receiver] += amount

    def worth(self, counts: list[int]) -> int:
        return sum(note * count for note, count in zip(self.notes, counts, strict=True))

    def choose(self, view: Message, options: Message) -> Message:
        self.settle(view)
        return super().choose(view, options)

    def settle(self, view: Message) -> None:
        """The accounts of the others must come to all the money that is not in this purse."""
        mine = self.worth(view["purse"])
        rest = view["money_in_play"] - mine
        sizes = view["hand_sizes"]
        for seat in range(self.players):
            if seat != self.seat:
                self.account[seat] = min(self.account[seat], 500.0 * sizes[seat])
        total = sum(money for seat, money in enumerate(self.account) if seat != self.seat)
        for seat in range(self.players):
            self.account[seat] = mine if seat == self.seat else self.account[seat] * rest / max(total, 1.0)

    def outlook(self, herds: Herds) -> list[float]:
        """The points that each seat may hope for: who has more of a kind gets the rest of it more often."""
        pile = self.view["pile"]
        hopes = [[0.0] * len(VALUES) for _ in herds]
        for animal, left in enumerate(pile):
            strengths = [2.5 ** (herd[animal] + left / self.players) - 1 for herd in herds]
            total = sum(strengths)
            for hope, strength in zip(hopes, strengths, strict=True):
                hope[animal] = strength / total if total else 0.0
        outlook = []
        for hope in hopes:
            families = sum(hope)
            points = (chance * value * (1 + families - chance) for chance, value in zip(hope, VALUES, strict=True))
            outlook.append(sum(points))
        return outlook

    def feeling(self, herds: Herds) -> float:
        outlook = self.outlook(herds)
        others = [points for seat, points in enumerate(outlook) if seat != self.seat]
        return outlook[self.seat] - self.taste.grudge * max(others)

    def with_animals(self, seat: int, animals: list[int]) -> Herds:
        herds = [list(herd) for herd in self.view["herds"]]
        for animal in animals:
            herds[seat][animal] += 1
        return herds

    def rate(self) -> float:
        """What a point is worth in money: everybody's and its own, over the points that are still open."""
        herds = self.view["herds"]
        total = sum(self.outlook(herds))
        done = 0.0
        for herd in herds:
            families = [VALUES[animal] for animal, number in enumerate(herd) if number == self.full]
            done += sum(families) * len(families)
        money = 0.6 * sum(self.purse) * self.players + 0.4 * self.view["money_in_play"]
        return float(self.taste.keenness * money / max(200.0, total - done))

    def progress(self) -> float:
        """0 while the pile is whole, 1 when nothing is left of it."""
        left: int = sum(self.view["pile"])
        return 1 - left / (self.full * len(VALUES))

    def price(self) -> float:
        lot, leader = self.view["lot"], self.view["leader"]
        if leader in (None, self.seat):
            others = [seat for seat in range(self.players) if seat != self.seat]
            leader = max(others, key=lambda seat: sum(self.view["herds"][seat][animal] for animal in lot))
        swing = self.feeling(self.with_animals(self.seat, lot)) - self.feeling(self.with_animals(leader, lot))
        season = self.taste.early + (self.taste.late - self.taste.early) * self.progress()
        completes = any(self.mine(animal) + lot.count(animal) == self.full for animal in lot)
        most = sum(self.purse) * (1.0 if completes else 1 - self.taste.reserve)
        return min(most, swing * self.rate() * season)

    def keeps(self) -> bool:
        price: int = self.view["high_bid"]
        return self.price() >= self.taste.hold * sum(self.cheapest(price))

    def value(self, animal: int, other: int, number: int) -> float:
        """How much better it is to win a trade than to lose it, in money."""
        animals = [animal] * number
        won = self.with_animals(self.seat, animals)
        lost = self.with_animals(other, animals)
        for place in animals:
            won[other][place] -= 1
            lost[self.seat][place] -= 1
        return (self.feeling(won) - self.feeling(lost)) * self.rate()

    def thrift(self) -> float:
        return self.taste.thrift if any(self.view["pile"]) else self.taste.last_thrift

    def replies(self, other: int) -> list[float]:
        """What this seat may lay, by samples of its purse and by the parts of purses that were laid here."""
        return [self.dice.choice(self.habits()) * self.sampled(other) for _ in range(SAMPLES)]

    def habits(self) -> list[float]:
        return self.parts[-len(USUAL) :]

    def sampled(self, other: int) -> float:
        """What this seat may hold."""
        return self.account[other] * self.dice.uniform(0.5, 1.5)

    def best(self, value: float, theirs: list[float]) -> tuple[float, float]:
        """The sum that promises most against what they may lay, and what it promises."""
        money = sum(self.purse)
        most = min(float(money), max(theirs) + 10)
        sums = [0.0, 10.0, *(most * step / STEPS for step in range(1, STEPS + 1))]
        thrift = self.thrift()
        gains = [sum(amount > laid for laid in theirs) / len(theirs) * value - thrift * amount for amount in sums]
        place = max(range(len(sums)), key=lambda place: gains[place] * self.dice.uniform(0.9, 1.0))
        return sums[place], gains[place]

    def turn(self, trade: Message, may_auction: bool) -> Message:
        promises = []
        now = self.feeling(self.view["herds"])
        for stake in trade["stakes"]:
            animal, other, number = stake["animal"], stake["target"], stake["number"]
            lost = self.with_animals(other, [animal] * number)
            lost[self.seat][animal] -= number
            value = self.value(animal, other, number)
            amount, gain = self.best(value, self.replies(other))
            promises.append((gain - (now - self.feeling(lost)) * self.rate(), amount, stake))
        promise, amount, stake = max(promises, key=lambda each: each[0])
        sale = sum(self.sales[-6:]) / max(1, len(self.sales[-6:])) if self.sales else 100.0
        if may_auction and promise < self.taste.patience * sale:
            return {"do": "auction"}
        return {
            "do": "trade",
            "target": stake["target"],
            "animal": self.animals[stake["animal"]],
            "notes": self.laid(amount),
        }

    def laid(self, amount: float) -> list[int]:
        """The largest notes for at most so much, thickened by zeros."""
        notes = [note for note in self.up_to(amount) if note] if amount >= 10 else []
        return [*notes, *[0] * self.dice.randint(0, self.purse.count(0))] or self.purse[:1]

    def offer(self, animal: int, target: int) -> list[int]:
        amount, _ = self.best(self.value(animal, target, self.view["stake"]), self.replies(target))
        return self.laid(amount)

    def answer(self, may_accept: bool) -> Message:
        other, animal, size = self.view["active"], self.view["animal"], self.view["offer_size"]
        value = self.value(animal, other, self.view["stake"])
        notes = max(1, self.view["hand_sizes"][other])
        theirs = []
        for _ in range(SAMPLES):
            part = max(self.dice.choice(self.habits()), self.dice.random() * size / notes)
            theirs.append(part * self.sampled(other))
        amount, gain = self.best(value, theirs)
        if may_accept and gain <= 0.05 * value:
            return {"do": "accept"}
        return {"do": "counter", "notes": self.laid(amount)}


class Hoarder(Strong):
    """Lets the others spend first, buys towards the end of the pile, and lays much in trades."""

    taste = Taste(keenness=0.5, early=0.6, late=1.6, grudge=1.0)


class Sampler(Strong):
    """Deals the notes it cannot see, and trades whenever that promises something."""

    taste = Taste(keenness=0.6, patience=0.3)
    TRIES: Final = 3

    def __init__(self, start: Message) -> None:
        super().__init__(start)
        self.deck = list(start["edition"]["start_notes"]) * self.players

    def notice(self, event: Message) -> None:
        super().notice(event)
        if event["type"] == "donkey_paid":
            self.deck += [event["note"]] * self.players

    def sampled(self, other: int) -> float:
        """Of some hands that this seat may have, the one that comes nearest to its account."""
        hidden = list(self.deck)
        for note in self.purse:
            hidden.remove(note)
        size = min(self.view["hand_sizes"][other], len(hidden))
        hands = [sum(self.dice.sample(hidden, size)) for _ in range(self.TRIES)]
        return float(min(hands, key=lambda hand: abs(hand - self.account[other])))


class Denier(Strong):
    """What the leader gets, hurts it as much as it enjoys what it gets itself."""

    taste = Taste(keenness=0.8, grudge=1.0, patience=0.3)


STRONG: dict[str, type[Rival]] = {"hoarder": Hoarder, "sampler": Sampler, "denier": Denier}


def main() -> None:
    serve(STRONG)


if __name__ == "__main__":
    main()
