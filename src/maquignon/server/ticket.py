"""What a guest shows at the door of a passage: so one server tells another who comes to its table."""

from typing import Final

import msgspec

from maquignon.tables.protocol.messages import Code, Id, Version

PASSAGE: Final = "/api/passage"


class Ticket(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first frame of a passage; all later ones are the guest's own, and what is told comes back under its sort."""

    player: str
    name: str
    address: str
    """Where the guest comes from."""
    code: Code
    id: Id | None
    """Of the command that is done by it."""
    sit: bool
    seen: Version


encode_ticket: Final = msgspec.json.Encoder().encode
decode_ticket: Final = msgspec.json.Decoder(Ticket).decode
