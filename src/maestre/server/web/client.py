"""The built client: its files from memory, its page for every address that is a page of the client."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

from maestre.server.web.dependencies import Named
from maestre.server.web.problems import Missing

PAGES: Final = (
    "/",
    "/join/{link:str}",
    "/room/{room:str}",
    "/room/{room:str}/replay",
    "/account",
    "/device",
    "/admin",
    "/letter",
    "/rules/{game:str}",
    "/rules/{game:str}/{rule:str}",
    "/help",
    "/help/{page:str}",
    "/figures/{game:str}",
    "/tables/{game:str}",
    "/events",
    "/evening/{evening:str}",
    "/event/{event:str}",
    "/lists",
    "/lists/{game:str}",
    "/lists/{game:str}/{list:str}",
    "/odds",
    "/odds/{game:str}",
    "/notebook",
    "/notebook/{notebook:str}",
    "/learn/{game:str}",
    "/learn/{game:str}/{lesson:str}",
)
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
_WORTH_PACKING: Final = 1000
_PACKED: Final = ("text/", "application/json", "application/javascript", "application/manifest+json", "image/svg")

_UNBUILT: Final = """<!doctype html>
<html lang="es">
<meta charset="utf-8">
<title>Maestre</title>
<p>Falta el cliente: constrúyalo con <code>make web</code> y vuelva a abrir esta página.</p>
<p lang="en">The client is missing: build it with <code>make web</code> and open this page again.</p>
</html>
"""


class Page(msgspec.Struct, frozen=True):
    """A file of the client, ready to send."""

    body: bytes
    packed: bytes
    kind: str
    tag: str
    cache: str

    @classmethod
    def of(cls, body: bytes, name: str) -> Page:
        """Make a file ready to send."""
        kind = guess_type(name)[0] or "application/octet-stream"
        if name.endswith(".webmanifest"):
            kind = "application/manifest+json"
        pack = len(body) > _WORTH_PACKING and kind.startswith((*_PACKED, "text/javascript"))
        tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
        cache = _FOREVER if name.startswith("assets/") else _ASK
        return cls(body, gzip.compress(body) if pack else b"", kind, tag, cache)

    def answer(self, request: Request[object, object, State]) -> Response[bytes]:
        """Send the file, unless the browser has it."""
        headers = {"etag": self.tag, "cache-control": self.cache, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        kind = f"{self.kind}; charset=utf-8" if self.kind.startswith("text/") else self.kind
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=kind)
        return Response(self.body, headers=headers, media_type=kind)


def load(folder: Path) -> dict[str, Page]:
    """Read all files of the built client, by path; without a client, a page that says how to build it."""
    files = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    pages = {name: Page.of(path.read_bytes(), name) for path in files if (name := path.relative_to(folder).as_posix())}
    pages.setdefault("index.html", Page.of(_UNBUILT.encode(), "index.html"))
    return pages


def client_handlers(folder: Path) -> list[HTTPRouteHandler]:
    """Give the routes that serve the client."""
    pages = load(folder)

    @get(list(PAGES), include_in_schema=False, sync_to_thread=False)
    def page(request: Request[object, object, State]) -> Response[bytes]:
        """Give the page of the client, which reads its address by itself."""
        return pages["index.html"].answer(request)

    @get("/{file:path}", include_in_schema=False, sync_to_thread=False)
    def asset(file: Named, request: Request[object, object, State]) -> Response[bytes]:
        """Give a file of the client."""
        found = pages.get(file.removeprefix("/"))
        if found is None:
            raise Missing("", "web-no-such-page")
        return found.answer(request)

    return [page, asset]
