"""The JSON schemas of army lists as they are kept: whatever such a schema accepts, the game reads, right or wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec

from maestre.games.aguila.data import ArmyList as Aguila
from maestre.games.tercios.data import ArmyList as Tercios

LISTS: dict[str, type[msgspec.Struct]] = {"aguila": Aguila, "tercios": Tercios}


def schemas(say: Callable[..., str]) -> dict[str, str]:
    """Give the schema of each game's lists, by its file in docs/schema."""
    return {f"lists/{game}.json": f"{json.dumps(schema(game, say), indent=2, ensure_ascii=False)}\n" for game in LISTS}


def schema(game: str, say: Callable[..., str]) -> dict[str, Any]:
    """Give the schema of a game's lists: each field in words."""
    written = msgspec.json.schema(LISTS[game])
    defs = written.pop("$defs")
    top = defs.pop(written.pop("$ref").rpartition("/")[2])
    for name, one in {"army": top, **defs}.items():
        one.pop("description", None)
        for field, about in one["properties"].items():
            about["description"] = say(f"list-{game}-{name.removesuffix('Entry').lower()}-{field}")
    title = say("list-title", game=game)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **top, "title": title, "$defs": defs}
