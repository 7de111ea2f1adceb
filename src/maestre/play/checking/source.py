"""What can be known of a game by reading its code: which messages it says."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from maestre.play.written.messages import Speaker


class Source(NamedTuple):
    """A module of a package: its dotted name, its file and its parsed text."""

    name: str
    path: Path
    tree: ast.Module

    def at(self, node: ast.expr | ast.stmt | ast.arg) -> str:
        """Say where something stands."""
        return f"{self.path.name}:{node.lineno}"


def sources(package: str) -> list[Source]:
    """Read all modules of a package."""
    spec = find_spec(package)
    assert spec is not None, f"there is no package {package}"
    found: list[Source] = []
    for folder in spec.submodule_search_locations or ():
        for path in sorted(Path(folder).rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            name = ".".join((package, *(part for part in parts if part != "__init__")))
            found.append(Source(name, path, ast.parse(path.read_text(encoding="utf-8"), str(path))))
    return found


_KEY_AT = {
    "tell": 1,
    "Refused": 1,
    "Unreadable": 1,
    "NotAsked": 1,
    "CannotUndo": 1,
    "Unknown": 1,
    "Frozen": 1,
    "BadRecord": 1,
    "Outcome": 1,
    "Message": 0,
    "Message.of": 0,
    "term": 0,
}
_NO_ARGUMENT = ("seen", "proof")
_ARGS_APART = ("Message", "Outcome")
"""These take their message's arguments as one value, which reading the code does not tell."""


def unsaid(package: str, speakers: Iterable[Speaker]) -> list[str]:
    """List every message key written in the code that cannot be said, or not with the arguments given there."""
    faults: list[str] = []
    words = {speaker: frozenset(speaker.keys()) for speaker in speakers}
    for source in sources(package):
        for call in (node for node in ast.walk(source.tree) if isinstance(node, ast.Call)):
            name = _called(call.func)
            for key in _keys(call, name):
                for speaker, keys in words.items():
                    if key not in keys:
                        faults.append(f"{source.at(call)}: {key!r} is not written in {speaker.language!r}")
                    elif lacking := _lacking(call, name, speaker.variables(key)):
                        faults.append(f"{source.at(call)}: {key!r} needs ${', $'.join(lacking)}")
    return faults


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        before = _called(function.value)
        return f"{before}.{function.attr}" if before == "Message" else function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _keys(call: ast.Call, name: str) -> list[str]:
    """The keys that a call may say, where they are written out in it."""
    place = _KEY_AT.get(name)
    if place is None or len(call.args) <= place or any(isinstance(arg, ast.Starred) for arg in call.args[:place]):
        return []
    return _texts(call.args[place])


def _texts(value: ast.expr) -> list[str]:
    if isinstance(value, ast.IfExp):
        return [*_texts(value.body), *_texts(value.orelse)]
    return [value.value] if isinstance(value, ast.Constant) and isinstance(value.value, str) else []


def _lacking(call: ast.Call, name: str, needed: tuple[str, ...]) -> list[str]:
    names = [keyword.arg for keyword in call.keywords]
    if name in _ARGS_APART or None in names:
        return []
    given = [word for word in names if word not in _NO_ARGUMENT]
    return [word for word in needed if word not in given]
