"""A small client for programs: come to a table, see what a seat sees, and act.

async with visit("http://localhost:8000", name="Ana") as guest:
    await guest.join("KX4M2P")
    async for update in guest.updates():
        if update.options and update.options.choices:
            await guest.act(my_choice(update))
"""

from maquignon.client.guest import Guest, visit
from maquignon.client.refused import LostTable, Refused

__all__ = ["Guest", "LostTable", "Refused", "visit"]
