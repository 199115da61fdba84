"""The command `maquignon`."""

import argparse
from collections.abc import Sequence

from maquignon import __version__


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="maquignon",
        description="The horse-trading card game: auctions, bluffs and blind offers for three to five players.",
    )
    top.add_argument("--version", action="version", version=f"maquignon {__version__}")
    return top


def main(argv: Sequence[str] | None = None) -> int:
    top = parser()
    top.parse_args(argv)
    top.print_help()
    return 0
