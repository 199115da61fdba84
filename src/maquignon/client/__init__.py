"""A small client for programs: come to a table, see what a seat sees, and act.

async with visit("http://localhost:8000", name="Ana") as guest:
    await guest.join("KX4M2P")
    async for question in guest.questions():
        await question.answer(my_choice(question.view, question.options))
"""

from maquignon.client.client import Client, visit
from maquignon.client.question import OpenQuestion
from maquignon.client.refused import CommandRefused, LostTable, Unreachable

__all__ = ["Client", "CommandRefused", "LostTable", "OpenQuestion", "Unreachable", "visit"]
