"""Names of bots as people write them: several with commas between them, some of them commands of programs."""

import shlex
import shutil
from pathlib import Path, PurePath
from typing import Final

EXEC: Final = "exec:"
"""What comes behind it is the command of a program that speaks docs/howto/write-a-bot.md."""
WEIGHTS: Final = "weights:"
"""What comes behind it is a file that `maquignon train` has written."""
EXPERT: Final = "expert:"
"""What comes behind it is the number of worlds that the expert imagines when it looks ahead."""
_QUOTES: Final = "'\""
_NO_PROGRAM: Final = "There is no program {!r} that could be run as a bot."
_NO_LEAVE: Final = (
    "The file {0!r} cannot be run: make it a program (chmod +x {0}), or name what runs it, as in: python3 {0}"
)


class UnknownBot(ValueError):
    """Somebody asked for a bot that is not there."""


def split_names(text: str) -> list[str]:
    """Split at commas; one inside quotes or behind a backslash belongs to the command it stands in."""
    names = [""]
    quote = ""
    escaped = False
    for letter in text:
        if letter == "," and not quote and not escaped:
            names.append("")
            continue
        names[-1] += letter
        if escaped:
            escaped = False
        elif letter == "\\" and quote != "'":
            escaped = True
        elif letter in _QUOTES and quote in ("", letter):
            quote = "" if quote else letter
    return [name.strip() for name in names]


def plain_name(name: str) -> str:
    """What a bot is called at a table of people."""
    kind, _, rest = name.partition(":")
    file = rest if name.startswith(WEIGHTS) else kind
    if name.startswith(EXEC):
        argv = argv_of(name)
        file = next((word for word in argv[1:] if "." in word and not word.startswith("-")), argv[0])
    return PurePath(file).stem.replace("-", " ").replace("_", " ").title()[:20]


def argv_of(name: str) -> list[str]:
    """The command behind `exec:` as a shell would split it, its program there to be run; or `UnknownBot`."""
    try:
        argv = shlex.split(name.removeprefix(EXEC))
    except ValueError as error:
        raise UnknownBot(f"The command of the bot {name!r} cannot be read: {error}.") from None
    if not argv:
        raise UnknownBot("Behind exec: comes the command of a program, for example exec:./my-bot.")
    if shutil.which(argv[0]) is None:
        there = Path(argv[0]).is_file()
        raise UnknownBot(_NO_LEAVE.format(argv[0]) if there else _NO_PROGRAM.format(argv[0]))
    return argv
