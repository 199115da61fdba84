"""Where a command will write: asked for before anything is played, and refused with a sentence."""

from pathlib import Path
from tempfile import TemporaryFile

from maquignon.command import Problem


def require_folder(folder: Path) -> None:
    """A folder that can be written into; it is made if it is not there."""
    if folder.exists() and not folder.is_dir():
        raise Problem(f"{str(folder)!r} is a file: name a folder.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise Problem(f"The folder {str(folder)!r} cannot be written: {error.strerror}.") from None


def require_file(file: Path) -> None:
    """A file that can be written, anew or in the place of an older one."""
    if file.is_dir():
        raise Problem(f"{str(file)!r} is a folder: name a file in it.")
    require_folder(file.parent)
