"""Answers that a worker has written already: they are passed on, not read and written again."""

from __future__ import annotations

import gzip
from typing import TypeVar, cast

from litestar import MediaType, Response

from maestre.server.web.dependencies import AnyRequest

T = TypeVar("T")


def as_written(body: bytes, headers: dict[str, str] | None = None) -> Response[T]:
    """Pass JSON on as it was written; whoever calls says what it is."""
    return cast("Response[T]", Response(body, media_type=MediaType.JSON, headers=headers))


def as_packed(request: AnyRequest, page: bytes) -> Response[T]:
    """Pass a page on as it was packed, unless the browser cannot unpack it."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        page = gzip.decompress(page)
    return as_written(page, headers)
