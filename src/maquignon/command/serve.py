"""Serve the game to browsers and programs on this computer and in the local network.

Every setting can be given as a flag, as an environment variable or in a settings file (TOML, with the names of the
flags and _ for -); a flag counts before the environment, the environment before the file.
"""

import argparse

from maquignon.command import Problem
from maquignon.server import settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    settings.add_arguments(parser)
    parser.add_argument("--no-qr", action="store_true", help="print no QR code")
    parser.add_argument(
        "--accept-loss", action="store_true", help="start with the data as they are, although something of them is lost"
    )


def run(args: argparse.Namespace) -> int:
    try:
        chosen = settings.read(vars(args))
    except settings.SettingsError as error:
        raise Problem(str(error)) from None
    from maquignon.server.run import CannotServe, serve

    try:
        return serve(chosen, with_qr=not args.no_qr, accept_loss=args.accept_loss)
    except CannotServe as error:
        raise Problem(str(error)) from None
