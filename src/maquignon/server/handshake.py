"""Encrypted connections as they are opened: counted before anything is agreed on, and given up if nothing ever is."""

import asyncio
import ssl
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.utils import get_remote_addr

from maquignon.server.patience import PatientProtocol

SECONDS_FOR_A_HANDSHAKE: Final = 10.0
"""Of whoever wants to speak https: it takes two messages from each side."""


class Handshake(asyncio.Protocol):
    """Whoever knocks has a place at once; once a key is agreed on, the place and the connection are the protocol's.

    uvicorn would have the loop shake hands first: until that is over, nobody would know of the connection.
    """

    def __init__(self, context: ssl.SSLContext, protocol: PatientProtocol) -> None:
        self._context, self._protocol = context, protocol
        self._release: Callable[[], None] | None = None
        self._shaking: asyncio.Task[None] | None = None
        self._early = b""
        """What came with the last message of the handshake."""

    @classmethod
    def before(cls, protocol: type[asyncio.Protocol], context: ssl.SSLContext) -> Callable[..., asyncio.Protocol]:
        """uvicorn makes one of these for each connection, from what it would give the protocol."""

        def make(**given: Any) -> asyncio.Protocol:
            made = protocol(**given)
            assert isinstance(made, PatientProtocol)
            return cls(context, made)

        return make

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        self._release = self._protocol.arrivals.admit(get_remote_addr(transport))
        if self._release is None:
            transport.abort()
        else:
            self._shaking = asyncio.get_running_loop().create_task(self._shake(transport))

    def data_received(self, data: bytes) -> None:
        self._early += data

    def connection_lost(self, exc: Exception | None) -> None:
        if self._shaking is not None:
            self._shaking.cancel()
        self._leave()

    def _leave(self) -> None:
        release, self._release = self._release, None
        if release is not None:
            release()

    async def _shake(self, transport: asyncio.Transport) -> None:
        loop = asyncio.get_running_loop()
        try:
            encrypted = await loop.start_tls(
                transport, self, self._context, server_side=True, ssl_handshake_timeout=SECONDS_FOR_A_HANDSHAKE
            )
        except OSError:  # no TLS, no common ground, or nothing for too long
            encrypted = None
        if encrypted is None or self._release is None:
            transport.abort()
            self._leave()
            return
        protocol, self._protocol.release, self._release = self._protocol, self._release, None
        encrypted.set_protocol(protocol)
        protocol.connection_made(encrypted)
        if self._early:
            protocol.data_received(self._early)
