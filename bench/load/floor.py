"""The floor: what the server underneath costs when it only passes a text on to four guests, without any game."""

import sys
from typing import Any

import uvicorn

SEATS = 4
groups: dict[str, list[Any]] = {}


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Whatever one of a group says, all of it are sent the same text."""
    if scope["type"] != "websocket":
        await _answer(scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.accept"})
    group = groups.setdefault(scope["path"], [])
    group.append(send)
    text = "x" * SIZE
    while (await receive())["type"] == "websocket.receive":
        for tell in group:
            await tell({"type": "websocket.send", "text": text})


async def _answer(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok"})


if __name__ == "__main__":
    SIZE = int(sys.argv[2])
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        loop="uvloop",
        http="httptools",
        lifespan="off",
        log_level="warning",
    )
