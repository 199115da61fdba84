#!/usr/bin/env python3
"""The first bot at a live table, over a line of its own: python examples/live_bot.py http://localhost:8000 KX4M2 Eve

It needs the package `websockets` and nothing of ours: docs/protocol.md is the language it speaks.
"""

import json
import sys
import time
from uuid import uuid4

from first_bot import choose  # type: ignore[import-not-found]  # it lies beside this file
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

CARDS = {
    "notes": [0, 10, 50, 100, 200, 500],
    "animals": ["rooster", "goose", "cat", "dog", "sheep", "goat", "donkey", "pig", "cow", "horse"],
}
LATER = ("not_stored", "shutting_down")  # the server goes away for a moment, and says so


def play(line, hello, code):
    """Sit down, or come back, and decide whatever is ours to decide; the scores, once the game is over."""

    def say(**message):
        line.send(json.dumps(message))

    say(type="hello", **hello)
    playing, update, joining = False, None, uuid4().hex
    while True:
        message = json.loads(line.recv(timeout=9))  # a ping comes every four seconds: who says nothing is gone
        kind = message["type"]
        if kind == "ping":
            say(type="pong", number=message["number"])
        elif kind == "welcome":
            if message["token"]:  # we are new here, and shall be the same player if we have to come again
                hello.clear()
                hello["token"] = message["token"]
            say(type="join", id=joining, code=code)
        elif kind == "refused" and message["id"] in (None, joining) and message["reason"] not in LATER:
            sys.exit(message["sentence"])
        elif kind == "gone" and message["reason"] != "elsewhere":
            sys.exit("We are not at the table any more.")
        elif kind == "finished":
            return message["scores"]
        elif kind in ("table", "update"):  # the one says whether the game goes on, the other how it stands
            if kind == "table":
                print(f"We are at the table {code}: {message['status']}.", flush=True)
                playing = message["status"] == "playing"
            else:
                update = message
            if playing and update and update["options"] and update["options"]["choices"]:
                action = choose(CARDS, update["view"], update["options"])
                say(type="act", id=uuid4().hex, question=update["question"], action=action)


def main():
    if len(sys.argv) != 4:
        sys.exit("Say where: python examples/live_bot.py http://localhost:8000 CODE NAME")
    server, code, name = sys.argv[1:]
    hello = {"name": name}
    for _ in range(100):
        try:
            with connect(f"ws{server.removeprefix('http').rstrip('/')}/api/live?table={code}") as line:
                print("Scores:", *play(line, hello, code))
                return
        except (OSError, TimeoutError, WebSocketException) as trouble:  # the line broke: come again as the same player
            print(f"The line broke ({trouble}); once more.", file=sys.stderr)
            time.sleep(0.5)
    sys.exit(f"There is no server at {server}.")


if __name__ == "__main__":
    main()
