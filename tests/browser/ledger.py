"""What people in browsers decided and the server carried out, by what was played: read from the frames themselves."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from maquignon.rules.cards import ANIMALS
from maquignon.rules.terms.edition import Edition


class Ledger:
    """How often each thing was decided, under each edition with its variants; `None` is away from any table."""

    def __init__(self) -> None:
        self.made: dict[str | None, Counter[str]] = {}

    def enter(self, played: str | None, decisions: list[str]) -> None:
        self.made.setdefault(played, Counter()).update(decisions)

    def under(self, played: str) -> set[str]:
        return set(self.made.get(played, ()))

    def anywhere(self) -> set[str]:
        return {decision for made in self.made.values() for decision in made}


class Ear:
    """Hears both sides of one guest's conversation, and enters what was said and done into the ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.played: str | None = None
        self.update: dict[str, Any] = {}
        self.way = ""
        """By which control the next command is given, where there are several."""
        self._open: dict[str, tuple[str | None, list[str]]] = {}

    def hear_said(self, frame: str) -> None:
        message = json.loads(frame)
        if "id" in message:
            decisions = [*named(message, self.update), *([self.way] if self.way else [])]
            self._open[message["id"]] = (self.played, decisions)
            self.way = ""

    def hear_told(self, frame: str) -> None:
        message = json.loads(frame)
        match message["type"]:
            case "table":
                self.played = played(message["terms"]["edition"], message["terms"]["variants"])
            case "update":
                self._carried_out(message["done"])
                self.update = message
            case "done" | "advice":
                self._carried_out(message["id"])
            case _:
                pass

    def _carried_out(self, command: str | None) -> None:
        if command in self._open:
            self.ledger.enter(*self._open.pop(command))


def played(edition: str, variants: list[str]) -> str:
    return " + ".join([edition, *variants])


def named(message: dict[str, Any], update: dict[str, Any]) -> Iterator[str]:
    """Everything that a command is called: its kind, and what is particular about it here."""
    yield message["type"]
    if message["type"] != "act":
        return
    action, view = message["action"], update["view"]
    do: str = action["do"]
    yield do
    match do:
        case "trade":
            yield "trade while the pile lasts" if any(view["pile"]) else "trade with an empty pile"
            yield "trade for a pair" if 2 in stakes(update, action) else "trade for one"
            yield from ["offer nothing but zeros"] * (not any(action["notes"]))
        case "offer" | "counter" | "accept" if view["round"] > 1:
            yield f"{do} in the second round"
        case "bid" if view["leader"] == view["viewer"]:
            yield "raise my own bid"
        case "auction" if view["must_auction"]:
            yield "auction after a trade"
        case "pay":
            yield "pay as auctioneer" if view["debtor"] == view["active"] else "pay as bidder"
        case _:
            pass


def stakes(update: dict[str, Any], action: dict[str, Any]) -> list[int]:
    """How many animals are at stake in a trade."""
    return [
        stake["number"]
        for choice in update["options"]["choices"]
        for stake in choice.get("stakes", ())
        if stake["target"] == action["target"] and ANIMALS[stake["animal"]] == action["animal"]
    ]


def decisions(edition: Edition) -> set[str]:
    """Every decision that an edition asks of its players."""
    return (
        {"auction", "trade while the pile lasts", "trade with an empty pile", "trade for one", "counter"}
        | {"offer nothing but zeros", "bid by paddle", "bid as typed", "pass", "out_of_lot", "press_hammer"}
        | {"pay as bidder", "hint"}
        | {"match": {"sell", "preempt", "pay as auctioneer"}, "double": {"let_stand", "buy_back"}, "none": set()}[
            edition.preemption
        ]
        | ({"accept"} if edition.counter == "optional" else set())
        | ({"trade for a pair"} if edition.family_size == 4 else set())
        | {
            "challenger": set(),
            "again": {"offer in the second round", "accept in the second round", "counter in the second round"},
            "again-counter": {"offer in the second round", "counter in the second round"},
        }[edition.tie]
        | ({"claim_dove"} if edition.dove else set())
        | ({"raise my own bid"} if edition.own_raise == "allowed" and edition.bids_each == "many" else set())
        | ({"auction after a trade"} if edition.after_trade == "auction" else set())
    )
