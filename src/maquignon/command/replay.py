"""Replay a recorded game (.mq.jsonl): tell it in sentences, or print where it stands."""

import argparse
import json
import sys
from pathlib import Path

from maquignon.command import Problem
from maquignon.command.language import add_language, language_of
from maquignon.languages import Language, speech


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "A line that is illegal or unreadable ends the replay before it, with exit status 1."
    parser.add_argument("file", metavar="FILE", help="the record; - reads standard input")
    add_language(parser)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print where the game stands as one JSON object")
    form.add_argument("--position", action="store_true", help="print the position, secrets included, for a bug report")


def run(args: argparse.Namespace) -> int:
    from maquignon.notation.record import RecordError

    data, language = _read(args.file), language_of(args)
    if args.json:
        return _print_summary(data, language)
    try:
        if args.position:
            _print_position(data)
        else:
            _print_transcript(data, language)
    except RecordError as error:
        sys.stdout.flush()
        why = error.message(language)
        print(speech(language).say("story-refused", line=error.line, why=why), file=sys.stderr)
        return 1
    return 0


def _read(name: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise Problem(f"{name} cannot be read: {error.strerror}.") from None


def _print_summary(data: bytes, language: Language) -> int:
    from maquignon.notation.summary import summary_of_record

    answer = summary_of_record(data, language)
    print(json.dumps(answer))
    return 1 if answer["refused"] else 0


def _print_transcript(data: bytes, language: Language) -> None:
    from maquignon.notation.record import read
    from maquignon.notation.transcript import transcript

    header, actions = read(data)
    for line in transcript(header, actions, language):
        print(line)


def _print_position(data: bytes) -> None:
    from maquignon.notation.position import write_position
    from maquignon.notation.record import read, steps

    header, actions = read(data)
    game = header.start()
    try:
        for _ in steps(game, actions):
            pass
    finally:  # a refused line leaves the game as it was before it
        print(write_position(game), end="")
