#!/usr/bin/env python3
"""A whole bot that needs nothing but Python: maquignon simulate --bots thrifty,random,exec:examples/first_bot.py"""

import json
import sys


def choose(start, view, options):
    choices = {choice["do"]: choice for choice in options["choices"]}
    purse = [note for note, count in zip(start["notes"], view["purse"]) for _ in range(count)]
    if "pay" in choices:  # nobody gives change: find the notes that cover the price with the least lost
        ways = {0: []}
        for note in purse:
            for total, notes in list(ways.items()):
                ways.setdefault(total + note, [*notes, note])
        return {"do": "pay", "notes": ways[min(total for total in ways if total >= choices["pay"]["price"])]}
    if "bid" in choices and choices["bid"]["minimum"] <= sum(purse) // 3:
        return {"do": "bid", "amount": choices["bid"]["minimum"]}
    for do in ("claim_dove", "auction", "pass", "sell", "let_stand"):
        if do in choices:
            return {"do": do}
    laid = purse[-2:]  # the two largest notes, for a trade, a counter-offer or a second offer
    if "trade" in choices:
        stake = choices["trade"]["stakes"][-1]
        animal = start["animals"][stake["animal"]]
        return {"do": "trade", "target": stake["target"], "animal": animal, "notes": laid}
    return {"do": "counter" if "counter" in choices else "offer", "notes": laid}


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"type": "hello", "protocol": 1, "name": "first bot"}), flush=True)
        elif message["type"] == "start":
            start = message
        elif message["type"] == "choose":
            action = choose(start, message["view"], message["options"])
            print(json.dumps({"id": message["id"], "action": action}), flush=True)


if __name__ == "__main__":
    main()
