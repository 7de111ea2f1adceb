"""What a client does with the events of a game, so that tests can follow one as it does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from maestre.server.wire import Event, Step, encode


def stepped(state: dict[str, Any], steps: Iterable[Step | dict[str, Any]]) -> dict[str, Any]:
    """Give a position, as it came over the wire, with what some steps changed in it."""
    for step in steps:
        told = step if isinstance(step, dict) else msgspec.json.decode(encode(step))
        state = state | told.get("fields", {})
        for name, part in told.get("parts", {}).items():
            both = state[name] | part
            state[name] = {key: one for key, one in both.items() if part.get(key, one) is not None}
    return state


def retold(lines: Iterable[Any], event: Event) -> list[Any]:
    """Give the lines that an audience has after an event."""
    return [*(line for line in lines if line.at < event.told_from), *event.lines]
