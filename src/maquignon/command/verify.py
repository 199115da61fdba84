"""Prove that the pile of a recorded game was shuffled before the first card, as the server had promised."""

import argparse
import sys
from pathlib import Path

from maquignon.command import Problem


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "Before the first card a server publishes a hash of the whole pile. The record of the finished game holds the "
        "pile and the nonce that give this hash. Exit status 1: the promise was not kept, or cannot be checked."
    )
    parser.add_argument("file", metavar="FILE", help="the record (.mq.jsonl); - reads standard input")
    parser.add_argument("--promised", metavar="HASH", help="the hash that was shown when the game began")


def run(args: argparse.Namespace) -> int:
    from maquignon.notation.record import RecordError, loads, replay
    from maquignon.tables.game.shuffle import BrokenSeal, drawn, verify

    try:
        data = sys.stdin.buffer.read() if args.file == "-" else Path(args.file).read_bytes()
    except OSError as error:
        raise Problem(f"{args.file} cannot be read: {error.strerror}.") from None
    try:
        record = loads(data)
        replay(record)
    except RecordError as error:
        raise Problem(f"{args.file} is not the record of a game. Line {error.line}: {error}") from None
    try:
        sealed = verify(record, args.promised)
    except BrokenSeal as broken:
        raise Problem(str(broken)) from None
    cards = sum(1 for _ in drawn(record))
    print(f"The promise was kept: all {cards} cards that came up lay in this order before the first of them.")
    print(f"Hash of the sealed pile: {sealed.commitment}")
    if args.promised is None:
        print("Compare it with the one that was shown when the game began, or give that one with --promised.")
    return 0
