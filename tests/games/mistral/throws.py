"""Under which rules the code of Mistral throws dice."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

_FORTUNE: Final = ("rolled", "rolled_unseen", "checked", "checked_unseen", "thrown")
_RULE: Final = "rule"


class Thrown(NamedTuple):
    """A rule under which a die is thrown, and the file where it is."""

    rule: str
    file: str


class _Call(NamedTuple):
    node: ast.Call
    within: ast.FunctionDef
    tree: ast.Module
    file: str


@cache
def thrown() -> frozenset[Thrown]:
    """Every rule under which the code of the game throws a die, as far as it is written out."""
    calls = list(_calls())
    functions = {call.within.name: call.within for call in calls}
    throwers: dict[str, ast.FunctionDef] = {name: functions[name] for name in _FORTUNE}
    found: set[Thrown] = set()
    for name in (waiting := list(throwers)):
        for call in [one for one in calls if isinstance(one.node.func, ast.Name) and one.node.func.id == name]:
            rule = _handed(call.node, throwers[name])
            if isinstance(rule, ast.Name) and rule.id == _RULE:
                if call.within.name not in throwers:
                    throwers[call.within.name] = call.within
                    waiting.append(call.within.name)
            else:
                found.update(Thrown(one, call.file) for one in _written(call.tree, rule))
    return frozenset(found)


def _calls() -> Iterator[_Call]:
    root = Path(str(files("maestre.games.mistral")))
    for file in sorted(root.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for within in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            for node in [node for node in ast.walk(within) if isinstance(node, ast.Call)]:
                yield _Call(node, within, tree, file.relative_to(root).as_posix())


def _handed(call: ast.Call, function: ast.FunctionDef) -> ast.expr:
    """The rule that a call hands in, or else the one that stands in the head of the function."""
    named = [one.value for one in call.keywords if one.arg == _RULE]
    if named:
        return named[0]
    plain, last = [one.arg for one in function.args.args], [one.arg for one in function.args.kwonlyargs]
    if _RULE in plain:
        return call.args[plain.index(_RULE)]
    default = function.args.kw_defaults[last.index(_RULE)]
    assert default is not None, function.name
    return default


def _written(tree: ast.Module, rule: ast.expr) -> Iterator[str]:
    """What is written out: a rule, one of two, or a constant of the module; a table of rules is not."""
    if isinstance(rule, ast.Constant):
        yield str(rule.value)
    elif isinstance(rule, ast.IfExp):
        yield from _written(tree, rule.body)
        yield from _written(tree, rule.orelse)
    elif isinstance(rule, ast.Name):
        for node in tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == rule.id:
                assert node.value is not None
                yield from _written(tree, node.value)
