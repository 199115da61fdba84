"""A program that plays properly except for one kind of fault, named on its command line, now and then."""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

FAULT = sys.argv[1]
EVERY = int(sys.argv[2]) if len(sys.argv) > 2 else 1
DIARY = Path(sys.argv[3]) if len(sys.argv) > 3 else None


def say(message: Any) -> None:
    print(json.dumps(message), flush=True)


def payment(purse: list[int], price: int) -> list[int]:
    ways: dict[int, list[int]] = {0: []}
    for note in purse:
        for total, notes in list(ways.items()):
            ways.setdefault(total + note, [*notes, note])
    return ways[min(total for total in ways if total >= price)]


def proper(message: dict[str, Any]) -> dict[str, Any]:
    choice = message["options"]["choices"][0]
    kinds = (0, 10, 50, 100, 200, 500)
    purse = [note for note, count in zip(kinds, message["view"]["purse"], strict=True) for _ in range(count)]
    answer = {"do": choice["do"]}
    if choice["do"] in ("pay", "buy_back"):
        answer["notes"] = payment(purse, choice["price"])
    if choice["do"] in ("counter", "offer", "trade"):
        answer["notes"] = purse[: choice["least"]]
    if choice["do"] == "trade":
        animals = ["rooster", "goose", "cat", "dog", "sheep", "goat", "donkey", "pig", "cow", "horse"]
        answer |= {"target": choice["stakes"][0]["target"], "animal": animals[choice["stakes"][0]["animal"]]}
    return answer


def misbehave(message: dict[str, Any]) -> None:
    number = message["id"]
    match FAULT:
        case "crash":
            sys.exit("I give up")
        case "hang":
            time.sleep(60)
        case "slow":
            time.sleep(0.3)
            say({"id": number, "action": proper(message)})
        case "garbage":
            print("let me think {", flush=True)
        case "list":
            say([1, 2, 3])
        case "illegal":
            say({"id": number, "action": {"do": "bid", "amount": 7}})
        case "unknown":
            say({"id": number, "action": {"do": "steal"}})
        case "huge":
            print("x" * 3_000_000, flush=True)
        case "flood":
            for _ in range(5_000):
                print("la la la", flush=True)
        case "wrong-id":
            say({"id": number + 1, "action": proper(message)})
        case "no-action":
            say({"id": number})
        case "closed":
            os.close(1)
            time.sleep(60)
        case _:
            raise ValueError(FAULT)


def main() -> None:
    asked = 0
    for line in sys.stdin:
        message = json.loads(line)
        if DIARY is not None:
            with DIARY.open("a", encoding="utf-8") as diary:
                diary.write(json.dumps({"pid": os.getpid(), **message}) + "\n")
        if message["type"] == "hello":
            if FAULT == "never":
                time.sleep(60)
            if FAULT == "slow-start":
                time.sleep(0.5)
            say({"type": "hello", "protocol": 2 if FAULT == "protocol" else 1, "name": "rogue"})
        elif message["type"] == "choose":
            asked += 1
            if FAULT not in ("none", "slow-start") and asked % EVERY == 0:
                misbehave(message)
            else:
                say({"id": message["id"], "action": proper(message)})


main()
