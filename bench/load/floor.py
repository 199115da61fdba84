"""The floor: what the servers underneath cost when they only pass a text on to four guests, without any game."""

import sys
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

SEATS = 4
groups: dict[str, list[Any]] = {}


async def bare(scope: Any, receive: Any, send: Any) -> None:
    """Whatever one of a group says, all of it are sent the same text; with nothing between this and uvicorn."""
    if scope["type"] != "websocket":
        await _answer(scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.accept"})
    group = groups.setdefault(scope["path"], [])
    group.append(send)
    while (await receive())["type"] == "websocket.receive":
        for tell in group:
            await tell({"type": "websocket.send", "text": TEXT})


async def _answer(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok"})


async def _pass_on(socket: WebSocket) -> None:
    """The same as anybody would write it with Starlette."""
    await socket.accept()
    group = groups.setdefault(socket.scope["path"], [])
    group.append(socket)
    try:
        while True:
            await socket.receive_text()
            for guest in group:
                await guest.send_text(TEXT)
    except WebSocketDisconnect:
        return


async def _ok(request: Request) -> PlainTextResponse:
    return PlainTextResponse("ok")


APPS: dict[str, Any] = {
    "bare": bare,
    "starlette": Starlette(routes=[WebSocketRoute("/group/{number}", _pass_on), Route("/", _ok)]),
}

if __name__ == "__main__":
    name, port, size = sys.argv[1:]
    TEXT = "x" * int(size)
    uvicorn.run(
        APPS[name],
        host="127.0.0.1",
        port=int(port),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        loop="uvloop",
        http="httptools",
        lifespan="off",
        log_level="warning",
    )
