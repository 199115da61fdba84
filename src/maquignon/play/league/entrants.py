"""Who takes part in a league, told apart by the digests of the files they are made of."""

import hashlib
import shlex
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

import maquignon
from maquignon.bots.names import EXEC, WEIGHTS

OURS: Final = ("*.py", "*.npz")
"""The files of this package that decide how a game goes."""


class Entrant(msgspec.Struct, frozen=True):
    """A bot by its name, and every file that this name names; our own bots are part of the package."""

    name: str
    files: dict[str, str] = {}


def entrant(name: str) -> Entrant:
    """A program is known by the files in its command: `node my_bot.js` by my_bot.js, `./my-bot` by itself."""
    words: list[str] = []
    if name.startswith(EXEC):
        words = shlex.split(name.removeprefix(EXEC))
    elif name.startswith(WEIGHTS):
        words = [name.removeprefix(WEIGHTS)]
    return Entrant(name, {word: _digest(Path(word)) for word in words if Path(word).is_file()})


def changed(entrants: tuple[Entrant, ...]) -> list[str]:
    """The names of those that are here made of other files, or not all there."""
    return [known.name for known in entrants if entrant(known.name) != known]


@cache
def digest_of_the_package() -> str:
    """One digest of all our code and weights, whatever else lies in the folder."""
    root = Path(maquignon.__file__).parent
    files = sorted(path.relative_to(root).as_posix() for kind in OURS for path in root.rglob(kind))
    whole = hashlib.sha256()
    for file in files:
        whole.update(f"{file} {_digest(root / file)}\n".encode())
    return whole.hexdigest()


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
