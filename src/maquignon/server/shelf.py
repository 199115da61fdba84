"""The built browser game, held in memory: what is not on the shelf cannot be asked for, whatever the path says."""

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from maquignon.server.door import takes_gzip

WEB: Final = Path(__file__).parents[1] / "web_dist"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_COMPRESSED: Final = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
_TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>maquignon</title>
<h1>The browser game has not been built</h1>
<p>The server is running, but there is nothing to show yet. In the folder of the project run <code>make web</code>
(it needs Node.js 20 or newer), then reload this page.</p>
<p>Programs can play already: <a href="/api/docs">the interface of this server</a>.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """One file, as it is and squeezed."""

    body: bytes
    squeezed: bytes | None
    media_type: str
    etag: str
    cache: str


class Shelf:
    """Serves the files, and the start page for every other address: the game itself knows what to show there."""

    def __init__(self, folder: Path = WEB) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._built_at: float | None = None
        self._look()

    async def answer(self, request: Request) -> Response:
        path = request.url.path
        file = self._files.get(path)
        if file is None or path == "/index.html":
            self._look()
            file = self._files.get(path)
        if file is None and "." not in path.rsplit("/", 1)[-1]:
            file = self._files.get("/index.html")
            if file is None:
                return HTMLResponse(NOT_BUILT, 503)
        if file is None:
            return PlainTextResponse("There is no such file.", 404)
        return _answer(request, file)

    def _look(self) -> None:
        """Take the files anew when they were built anew."""
        try:
            built_at = (self._folder / "index.html").stat().st_mtime
        except OSError:
            built_at = None
        if built_at != self._built_at:
            self._files = {} if built_at is None else dict(_load(self._folder))
            self._built_at = built_at


def _load(folder: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(folder.rglob("*")):
        with suppress(FileNotFoundError):  # it is being built anew, and will be looked at anew
            if path.is_file():
                name = "/" + path.relative_to(folder).as_posix()
                yield name, _file(name, path.read_bytes())


def _file(name: str, body: bytes) -> File:
    suffix = Path(name).suffix
    media_type = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    squeezed = gzip.compress(body, 9, mtime=0) if media_type.startswith(_COMPRESSED) else None
    if squeezed is not None and len(squeezed) > 0.9 * len(body):
        squeezed = None
    # the builder puts a hash into the name of everything in this folder
    cache = _FOREVER if name.startswith("/assets/") else _ASK_AGAIN
    return File(body, squeezed, media_type, f'"{hashlib.sha256(body).hexdigest()[:20]}"', cache)


def _answer(request: Request, file: File) -> Response:
    headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.squeezed is not None and takes_gzip(request):
        body = file.squeezed
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=file.media_type)
