#!/usr/bin/env python3
"""A bot that comes to a table over the network, like any other guest, and plays until the game is over.

    python examples/patient_bot.py http://localhost:8000 KX4M2 --name Eve

It bids up to half of what the lot is worth, pays what it must, and lays the smallest note it has. Everything it needs
it is told: the view says what can be seen, the options say what may be done. Replace `choose` by something cleverer.
"""

import argparse
import asyncio
from collections.abc import Sequence

from maquignon.client import CommandRefused, LostTable, Unreachable, visit
from maquignon.rules import actions as act
from maquignon.rules.cards import FAMILY_VALUES, NOTES, count_notes
from maquignon.rules.choices import BidRange, Button, Challenge, Laying, Settlement
from maquignon.rules.options import Options
from maquignon.rules.views import View


async def play(url: str, code: str, name: str) -> list[int]:
    """Take a seat, play, and return everybody's score."""
    async with visit(url, name=name) as guest:
        await guest.join(code)
        if guest.table is not None and guest.table.hosting:  # nobody else is there to say it
            await guest.start()
        async for question in guest.questions():
            await question.answer(choose(question.view, question.options))
        assert guest.finished is not None
        return guest.finished.scores


def choose(view: View, options: Options) -> act.Action:
    """The last of the choices is the boldest; this bot prefers it unless it is too dear."""
    seat = options.seat
    for choice in reversed(options.choices):
        match choice:
            case BidRange(minimum=minimum, affordable=affordable):
                if minimum <= min(affordable, sum(FAMILY_VALUES[animal] for animal in view.lot) // 2):
                    return act.Bid(seat, minimum)
            case Settlement(do="pay", purse=purse, price=price):
                return act.Pay(seat, payment(purse, price))
            case Laying(do=do, purse=purse):
                return (act.Counter if do == "counter" else act.Offer)(seat, smallest(purse))
            case Challenge(stakes=stakes, purse=purse) if len(options.choices) == 1:
                return act.Trade(seat, stakes[0].target, stakes[0].animal, smallest(purse))
            case Button(do=do) if do != "preempt":
                return next(choice.actions(seat))
            case _:
                continue
    raise AssertionError("there is always something to do")


def smallest(purse: Sequence[int]) -> tuple[int, ...]:
    """The smallest note there is, or none."""
    return count_notes(listed(purse)[:1])


def payment(purse: Sequence[int], price: int) -> tuple[int, ...]:
    """Notes that cover the price with as little lost as possible, for there is no change in this game."""
    reachable: dict[int, list[int]] = {0: []}
    for note in listed(purse):
        for worth, laid in list(reachable.items()):
            if note and worth < price:
                reachable.setdefault(worth + note, [*laid, note])
    return count_notes(reachable[min(worth for worth in reachable if worth >= price)])


def listed(purse: Sequence[int]) -> list[int]:
    """Counts by kind as single notes, the smallest first."""
    return [note for note, count in zip(NOTES, purse, strict=True) for _ in range(count)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Let a bot take a seat at a table.")
    parser.add_argument("url", help="the address of the server, for example http://localhost:8000")
    parser.add_argument("code", help="the code of the table")
    parser.add_argument("--name", default="Eve", help="what the bot is called at the table")
    args = parser.parse_args()
    try:
        print("Scores:", *asyncio.run(play(args.url, args.code, args.name)))
    except CommandRefused as refused:
        raise SystemExit(refused.sentence) from None
    except LostTable:
        raise SystemExit("The table is gone.") from None
    except Unreachable as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()
