"""Checks every answer that a test gets against what the description of the interface declares of it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import httpx
import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler

from maestre.server.web.forms import Problem

JSON = "application/json"


class Declared:
    """What an app declares: the statuses of each operation, and of which form its answers are."""

    def __init__(self, app: Litestar) -> None:
        self._operations = [
            (re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), method.upper(), operation)
            for path, operations in _schema(app).items()
            for method, operation in operations.items()
        ]
        handlers = (handler for route in app.routes for handler in getattr(route, "route_handlers", ()))
        ours = (handler for handler in handlers if isinstance(handler, HTTPRouteHandler))
        self._forms = {handler.fn.__name__: _form(handler) for handler in ours}

    async def check(self, answer: httpx.Response) -> None:
        """Assert that an answer is declared."""
        path, method = answer.request.url.path, answer.request.method
        for pattern, of, operation in self._operations:
            if of == method and pattern.fullmatch(path):
                await self._check(operation, answer)
                return

    async def _check(self, operation: dict[str, Any], answer: httpx.Response) -> None:
        status = str(answer.status_code)
        assert status in operation["responses"], (operation["operationId"], status)
        declared = operation["responses"][status].get("content", {})
        body = await answer.aread()
        if not declared:
            assert body == b"", operation["operationId"]
            return
        assert answer.headers["content-type"].partition(";")[0] in declared, operation["operationId"]
        if JSON in declared:
            form = Problem if answer.status_code >= 400 else self._forms[operation["operationId"]]
            msgspec.json.decode(body, type=form)


@cache
def _schema(app: Litestar) -> dict[str, Any]:
    paths: dict[str, Any] = app.openapi_schema.to_schema()["paths"]
    return paths


def _form(handler: HTTPRouteHandler) -> Any:
    answered = handler.parsed_fn_signature.return_type
    if not answered.is_subclass_of(Response):
        return answered.annotation
    return answered.inner_types[0].annotation if answered.inner_types else Any
