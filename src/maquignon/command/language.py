"""`--lang`, and the language of the environment without it."""

import argparse
import os

from maquignon.languages import ENGLISH, LANGUAGES, Language


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, help="language; without it, that of the environment, or English")


def language_of(args: argparse.Namespace) -> Language:
    asked: Language | None = args.lang
    return asked or language_of_environment()


def language_of_environment() -> Language:
    """The first that is set decides, as everywhere."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return next((language for language in LANGUAGES if value.lower().startswith(language)), ENGLISH)
    return ENGLISH
