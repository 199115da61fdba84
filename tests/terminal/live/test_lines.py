"""What is typed comes line by line, whatever pieces it comes in."""

import os

from maquignon.terminal.live.lines import typed_lines


async def typed(*pieces: bytes) -> list[str]:
    read, write = os.pipe()
    lines = typed_lines(read)
    try:
        for piece in pieces:
            os.write(write, piece)
        os.close(write)
        return [line async for line in lines]
    finally:
        os.close(read)


async def test_lines_are_told_as_they_were_typed() -> None:
    assert await typed(b"bid 10\npa", b"ss\n\n") == ["bid 10", "pass", ""]


async def test_a_last_line_needs_no_end_and_no_line_has_to_be_text() -> None:
    assert await typed("hé\n".encode(), b"\xff\nquit") == ["hé", "\ufffd", "quit"]


async def test_nothing_typed_is_no_line() -> None:
    assert await typed() == []
