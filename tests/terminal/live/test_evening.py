"""An evening at a live table, seen from terminals: waiting, talking, bidding, pausing, leaving, coming back."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from maquignon.client import CommandRefused, visit
from maquignon.tables.protocol.arrangement import Arrangement
from tests.server.process import free_port
from tests.server.serving import serving
from tests.terminal.live.evenings import Seated, code_of, seated

AUCTION = Arrangement(edition="koehandel", hammer="none", thinking="none", first=0, banter=False)
NAMES = ("Ana", "Ben", "Cleo")


async def three(stack: AsyncExitStack, folder: Path, url: str, arrangement: Arrangement = AUCTION) -> list[Seated]:
    """Ana is the host; the game has begun, and it is her turn."""
    ana = await stack.enter_async_context(seated(folder, url, "Ana", arrangement=arrangement))
    others = [await stack.enter_async_context(seated(folder, url, name, code_of(ana))) for name in NAMES[1:]]
    await ana.hears("Cleo sits down.")
    ana.type("start")
    await ana.hears("The game begins.")
    return [ana, *others]


async def test_before_the_game_people_sit_down_talk_and_ask_for_help(tmp_path: Path) -> None:
    async with (
        serving(tmp_path / "data") as running,
        seated(tmp_path, running.url, "Ana", arrangement=Arrangement()) as ana,
        seated(tmp_path, running.url, "Ben", code_of(ana)) as ben,
    ):
        await ana.hears("Ben sits down.")
        await ben.hears("Now we wait until the host starts the game.")
        assert "Seat 1: Ana." in ben.lines
        assert "Seat 2: Ben (you)." in ben.lines
        ben.type("say Hello there", "/say", "start", "?", "/nonsense", "42", "sit 3", "sit 9", "stand")
        await ana.hears("Ben says: Hello there")
        ben.type("say", "say 2", "say 99 sheep")
        await ben.hears("12: Good game!")
        await ana.hears("Ben says: Good luck!")
        await ana.hears("Ben says: 99 sheep")
        await ben.hears("Only the host may do that.")
        await ben.hears("Before the game: sit, sit 2 (on that seat), stand.")
        await ben.hears("There is no word “nonsense”. Type ? for help.")
        await ben.hears("You are asked nothing at the moment.")
        await ben.hears("Name a seat by its number, from 1 to 3.")
        await ana.hears("Ben gets up.", times=2)
        ana.type("bot 2", "bot 2 thrifty", "bot 3 nobody")
        await ana.hears("Type bot, the number of the seat and one of these names: easy,")
        await ana.hears("There is no bot 'nobody'")
        ana.type("table")
        await ana.hears("Seat 2: Thrifty, a bot.")
        ana.type("invite")
        await ana.hears("Nobody was taken from a seat.")
        ben.type("sit 3")
        await ana.hears("Ben sits down.", times=3)
        ana.type("free 3")
        await ana.hears("Ben was taken from their seat; invite Ben lets them sit again.")
        ana.type("invite Dan", "invite ben")
        await ana.hears("Whom? invite and one of these names: Ben.")
        ben.type("sit 3")
        await ana.hears("Ben sits down.", times=4)
        ana.type("free 2", "quit")
        await ben.hears("Thrifty gets up.")
        await ben.hears("Ana gets up.")
        assert await ana.leaves() == "You have left the table. Goodbye!"


async def test_an_auction_from_the_first_bid_to_the_hammer(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        running = await stack.enter_async_context(serving(tmp_path / "data"))
        ana, ben, cleo = await three(stack, tmp_path, running.url)
        await ben.hears("Your bid, from 10 to")
        ben.type("raise 20", "15", "10")
        await ben.hears("You can raise your own bid only while it is the highest.")
        await ben.hears("Type a multiple of ten from 10 to")
        await cleo.hears("Ben bids 10.")
        await cleo.hears("Your bid, from 20 to")
        ben.type("40")
        await ben.hears("You are asked nothing at the moment.")
        ben.type("raise 10", "raise 30")
        await ben.hears("Type a multiple of ten from 20 to")
        await cleo.hears("Ben bids 30.")
        cleo.type("pp")
        await ana.hears("the hammer falls for Ben")
        await ana.hears("1: Sell to Ben for 30")
        ana.type("hint", "2")
        await ana.hears("A good player would choose “")
        await ben.hears("Ana", times=2)


async def test_who_looks_on_is_told_everything_and_asked_nothing(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        running = await stack.enter_async_context(serving(tmp_path / "data"))
        ana, ben, _ = await three(stack, tmp_path, running.url)
        await ben.hears("Your bid")
        dan = await stack.enter_async_context(seated(tmp_path, running.url, "Dan", code_of(ana), watch=True))
        await dan.hears("You are watching.")
        dan.type("log", "table", "10", "values", None)
        await dan.hears("Ana opens an auction.")
        await dan.hears("You are asked nothing at the moment.")
        await dan.hears("Horses: 1,000 points")
        ben.type("10")
        await dan.hears("Ben bids 10.")
        assert not dan.farewell.done(), "who looks on needs to type nothing"
        assert not any("Your notes" in line or "You have no notes" in line for line in dan.lines)


async def test_a_pause_needs_everybody_and_a_game_is_left_on_the_second_word(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        running = await stack.enter_async_context(serving(tmp_path / "data"))
        ana, ben, cleo = await three(stack, tmp_path, running.url)
        await ben.hears("Your bid")
        ana.type("vote", "vote 2", "unvote 2")
        await ana.hears("Name a seat by its number, from 1 to 3.")
        await ana.hears("They are still playing. Only a seat that a bot keeps can be given to it.", times=2)
        for one in (ana, ben, cleo):
            one.type("pause")
        await ben.hears("The table is paused.")
        ben.type("10")
        await ben.hears("You are asked nothing at the moment.")
        for one in (ana, ben, cleo):
            one.type("resume")
        await ben.hears("The game goes on.")
        await ben.hears("Your bid", times=2)
        ben.type("quit", "table", "quit", "save x")
        await ben.hears("Type quit once more to leave.", times=2)
        await ben.hears("A live game can be written down when it is over.")
        assert not ben.farewell.done()
        ben.type("quit", "quit")
        await ana.hears("Ben is away.")
        assert await ben.leaves() == "You have left the table. Goodbye!"
        async with seated(tmp_path, running.url, "Ben", code_of(ana)) as again:
            await again.hears("Ben (you)")
            await again.hears("Your bid")


async def test_who_plays_is_told_that_the_server_is_cut_off_that_it_is_back_and_that_the_table_has_moved(
    tmp_path: Path,
) -> None:
    async with AsyncExitStack() as stack:
        running = await stack.enter_async_context(serving(tmp_path / "data"))
        ana, *_ = await three(stack, tmp_path, running.url)
        running.site.reception.lobby.stand_still()
        await ana.hears("This server is cut off from its database. Nothing is lost;")
        await ana.hears("The game goes on.")
        running.site.reception.lobby.keep_only(set())
        await ana.hears("This table goes on at another server. You are being brought there.")
        await ana.hears("The connection is back.")


async def test_a_game_against_bots_is_played_again_with_the_same(tmp_path: Path) -> None:
    short = Arrangement(
        edition="koehandel",
        house_rules={"family_size": 2, "opening_deal": 4, "lot_size": 1},
        seats=[None, "random", "random"],
        hammer="fast",
        thinking="none",
        banter=False,
    )
    async with (
        serving(tmp_path / "data") as running,
        seated(tmp_path, running.url, "Ana", arrangement=short) as ana,
        seated(tmp_path, running.url, "Dan", code_of(ana), watch=True) as dan,
    ):
        ana.type("again", "start")
        await ana.hears("The game is not over.")
        await ana.hears("The game begins.")
        while ana.evening.guest.finished is None:
            if ana.evening.decisions.inquiry is not None:
                ana.type("pp" if "Your bid" in ana.evening.decisions.inquiry.now.text else "1", "0", "all", "none")
            await asyncio.sleep(0.03)
        await ana.hears("Type again for another game")
        await dan.hears("Type save FILE to write the game down, or quit.")
        first = code_of(ana)
        ana.type(f"save {tmp_path / 'game.mq.jsonl'}", f"save {tmp_path / 'game.mq.jsonl'}", "again")
        await ana.hears("is written down in")
        await ana.hears("cannot be written")
        await ana.hears("You are at table", times=2)
        assert code_of(ana) != first
        await dan.hears("The others go on at table")
        dan.type("again")
        await dan.hears("You are at table", times=2)


async def test_a_table_that_is_not_there_or_wants_nobody_says_so_in_ones_own_language(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as running:
        with pytest.raises(CommandRefused) as refused:
            async with seated(tmp_path, running.url, "Ana", "ZZZZZ", language="fr"):
                pass
        assert refused.value.reason == "unknown_table"
        shut = Arrangement(spectators=False)
        async with seated(tmp_path, running.url, "Ana", arrangement=shut) as ana, visit(running.url, name="Ben") as ben:
            with pytest.raises(CommandRefused):
                async with seated(tmp_path, running.url, "<Dan>", code_of(ana)):
                    pass
            await ben.join(code_of(ana))
            await ana.hears("Ben sits down.")


async def test_a_token_that_the_server_has_forgotten_makes_somebody_new(tmp_path: Path) -> None:
    port = free_port()
    for data in ("one", "two"):
        async with (
            serving(tmp_path / data, port=port) as running,
            seated(tmp_path, running.url, "Ana", arrangement=Arrangement()) as ana,
        ):
            await ana.hears("Seat 1: Ana (you).")
