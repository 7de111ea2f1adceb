"""Work that is done for as long as a browser waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

from maestre.server.web.dependencies import AnyRequest
from maestre.server.web.problems import HungUp

T = TypeVar("T")


async def while_waited_for(request: AnyRequest, work: Coroutine[object, None, T]) -> T:
    """Do something, and give it up when the browser that asked for it has gone."""
    doing, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((doing, gone), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise HungUp
        return await doing
    finally:
        doing.cancel()
        gone.cancel()


async def _gone(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
