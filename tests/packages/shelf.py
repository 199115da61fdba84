"""A shelf of wheels for tools that install: what lies in this environment, packed again, since there is no network."""

import importlib.metadata
import zipfile
from collections.abc import Iterable
from email import message_from_string
from pathlib import Path

from packaging.utils import canonicalize_name


def fill(shelf: Path, packages: Iterable[str]) -> None:
    shelf.mkdir(parents=True, exist_ok=True)
    for name in packages:
        _pack(importlib.metadata.distribution(name), shelf)


def _pack(package: importlib.metadata.Distribution, shelf: Path) -> None:
    """Scripts lie outside of the environment's packages and are left out: nobody here calls them."""
    label = message_from_string(package.read_text("WHEEL") or "")
    tags = [tag.split("-") for tag in label.get_all("Tag", [])]
    python, abi, platform = (".".join(dict.fromkeys(part)) for part in zip(*tags, strict=True))
    name = canonicalize_name(package.name).replace("-", "_")
    with zipfile.ZipFile(shelf / f"{name}-{package.version}-{python}-{abi}-{platform}.whl", "w") as wheel:
        for file in package.files or []:
            if file.parts[0] != ".." and "__pycache__" not in file.parts:
                wheel.write(str(file.locate()), file.as_posix())
