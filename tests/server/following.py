"""What a client does with the events of a game, so that tests can follow one as it does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from maestre.play import Line
from maestre.play.beats import Did
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


def aimed(lines: Iterable[Line]) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """Give what is shown with the first dice while they fall: what they need, who threw and for whom."""
    thrown = [line for line in lines if line.throws]
    alike = [line for line in thrown if (line.at, line.throws) == (thrown[0].at, thrown[0].throws)]
    told = [line.did for line in alike if line.did]
    needing = [did for did in told if did.needs] or [did for did in told if did.by] or told or [Did("phase")]
    did = needing[0]
    if not (did.needs or did.kind in {"shot", "fight"}):
        return "", (), ()
    return did.needs, did.by if did.by != did.to else (), did.to


def retold(lines: Iterable[Any], event: Event) -> list[Any]:
    """Give the lines that an audience has after an event."""
    return [*(line for line in lines if line.at < event.told_from), *event.lines]
