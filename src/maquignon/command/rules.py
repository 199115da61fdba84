"""Tell the rules of an edition in plain words, with variants and house rules applied."""

import argparse
import shutil
import sys

from maquignon.command.language import add_language, language_of
from maquignon.command.terms import add_terms, agree_on

WIDEST = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_terms(parser, edition_as_option=False)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from maquignon.notation.rulebook import rulebook
    from maquignon.notation.rulebook.typeset import plain

    edition = agree_on(args, players=(3, 4, 5))
    width = min(shutil.get_terminal_size().columns, WIDEST) if sys.stdout.isatty() else WIDEST
    sys.stdout.write(plain(rulebook(edition, language_of(args)), max(width, 20)))
    return 0
