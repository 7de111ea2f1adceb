"""Write the JSON schema of everything that crosses between browser and server, for the client's types.

Usage: ``python tools/web_types.py web/schema.json``; ``npm run types`` in ``web/`` turns it into TypeScript.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_type_hints

import msgspec

from maestre.play import Ask, Offer, OwnList, Palette, Snap
from maestre.server import lobby, wire
from maestre.server.events import event
from maestre.server.events import forms as event_forms
from maestre.server.web import forms

SPOKEN_OF = (lobby, forms, event, event_forms)
"""Modules all of whose structs a browser may meet."""

FROM_BROWSER = {
    "Order",
    *(call.__name__ for call in get_args(wire.Call)),
    *(frame.__name__ for frame in get_args(forms.FromBrowser)),
    *("BotSeat", "MeChange", "NewAccount", "NewGuest", "NewMoment", "NewProposal", "NewRoom", "NewWords", "OneSeat"),
    *("NewReport", "NotesRead", "Settling", "ListToPrint"),
    *("EventChange", "MendedEntry", "NewEvent", "NewResult"),
    *("SituationAsked", "Farewell", "NewSecret", "OneAddress", "OnePassword", "OneToken", "SignUp"),
    *("PasskeyAnswer", "PasswordChange", "PasswordSignIn", "SitDown"),
}
"""What a browser writes itself: there it may leave out what has a default. The server always sends everything."""

MAY_LACK = ("figures", "origins", "scene", "sheets", "told_from", "touches")
"""What the server sends only where there is any, and what engines of the last release do not send at all."""


def structs() -> list[type[msgspec.Struct] | UnionType]:
    """List what is written down: calls, replies, events, lists, and every struct of desk and forms, by name."""
    found: list[type[msgspec.Struct] | UnionType] = [
        wire.Call,
        wire.Reply,
        wire.Event,
        wire.Taught,
        OwnList,
        Palette,
        wire.Situated,
    ]
    for module in SPOKEN_OF:
        own = (thing for _, thing in sorted(vars(module).items()) if _is_struct_of(thing, module.__name__))
        found.extend(own)
    return found


def schema() -> dict[str, Any]:
    """Give one schema whose definitions are the structs.

    A question is the game's own, and an answer takes its form from it: here they may be anything.
    """
    Ask.__annotations__["about"] = dict[str, Any]
    for shown in (Offer, Snap):
        shown.__annotations__["answer"] = Any
    _, components = msgspec.json.schema_components(structs(), ref_template="#/$defs/{name}")
    sparse = set(_sparse(structs()))
    for name, component in components.items():
        _say_plainly(component, name, may_lack=name in FROM_BROWSER or name in sparse)
    return {"title": "Wire", "type": "object", "properties": {}, "$defs": components}


def _is_struct_of(thing: object, module: str) -> bool:
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module


def _sparse(kinds: Iterable[object]) -> Iterator[str]:
    """Name the structs of which the server sends whatever has a default only where it is another."""
    met: set[type] = set()
    ahead = list(kinds)
    while ahead:
        kind = ahead.pop()
        ahead.extend(get_args(kind))
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in met:
            met.add(kind)
            ahead.extend(get_type_hints(kind).values())
            if kind.__struct_config__.omit_defaults:
                yield kind.__name__


def _say_plainly(component: dict[str, Any], name: str, *, may_lack: bool) -> None:
    """Give a definition its own name, a one-line description, and require what is always sent."""
    component["title"] = name
    component["description"] = component.get("description", name).partition("\n")[0]
    if not may_lack and "properties" in component:
        component["required"] = [field for field in component["properties"] if field not in MAY_LACK]
    _for_typescript(component)


def _for_typescript(part: Any) -> None:
    """Write tuples, open dicts and what may be anything as json-schema-to-typescript reads them."""
    if isinstance(part, list):
        for one in part:
            _for_typescript(one)
    elif isinstance(part, dict):
        if "prefixItems" in part:
            part["items"] = part.pop("prefixItems")
        if "maxProperties" in part and "type" not in part:
            part["tsType"] = "unknown"
        if part.get("type") == "object" and "properties" not in part:
            part.setdefault("additionalProperties", {})
        for one in part.values():
            _for_typescript(one)


def main() -> None:
    """Write the schema where the first argument says."""
    if len(sys.argv) != 2:
        raise SystemExit("say where the schema goes: python tools/web_types.py web/schema.json")
    Path(sys.argv[1]).write_bytes(msgspec.json.format(msgspec.json.encode(schema()), indent=2))


if __name__ == "__main__":
    main()
