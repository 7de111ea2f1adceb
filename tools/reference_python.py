"""Writes the page of the Python library from its sources: what may be imported, with signatures and docstrings."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from textwrap import indent
from typing import Final

from tools.markdown import filled

PLACES: Final = {"en": "reference/python.md", "es": "referencia/python.md"}
MODULES: Final = {
    "maestre": "maestre._front",
    "play": "maestre.play",
    "board": "maestre.play.board",
    "testing": "maestre.testing",
}
"""What the page has, by the name under which its prose asks for it."""
_FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)


def pages(language: str) -> dict[str, str]:
    """Give the page of a language, by its path under ``docs/<language>``."""
    parts = {part: "\n\n".join(_entries(module)) for part, module in MODULES.items()}
    shared = ", ".join(f"`{name}`" for name in promised(MODULES["maestre"]) if name in promised(MODULES["play"]))
    return {PLACES[language]: filled(language, "python", shared=shared, **parts)}


def promised(module: str) -> tuple[str, ...]:
    """List the names that a module promises: those of its ``__all__``, else every class and function of its own."""
    for node in _parsed(module).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            names: list[str] = ast.literal_eval(node.value)
            return tuple(sorted(names, key=str.lower))
    own = (node for node in _parsed(module).body if isinstance(node, ast.ClassDef | ast.FunctionDef))
    return tuple(node.name for node in own if not node.name.startswith("_"))


def _entries(module: str) -> Iterator[str]:
    names = promised(module)
    if module == MODULES["maestre"]:
        names = tuple(name for name in names if name not in promised(MODULES["play"]))
    for name in names:
        yield f"### {name}\n\n```text\n{described(module, name)}\n```"


@cache
def _parsed(module: str) -> ast.Module:
    spec = find_spec(module)
    assert spec is not None, module
    assert spec.origin is not None, module
    return ast.parse(Path(spec.origin).read_text(encoding="utf-8"))


def described(module: str, name: str) -> str:
    """Describe a name as its source does, wherever that is."""
    body = _parsed(module).body
    for place, node in enumerate(body):
        if isinstance(node, ast.ClassDef) and node.name == name:
            return _class(node)
        if isinstance(node, _FUNCTIONS) and node.name == name:
            return _said(_signature(node, whole=True), ast.get_docstring(node))
        if isinstance(node, ast.Assign | ast.AnnAssign) and _target(node) == name:
            return _said(ast.unparse(node), _below(body, place))
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return _imported(str(node.module), alias.name)
    raise LookupError(f"{module} has no {name}")


def _imported(module: str, name: str) -> str:
    return described(module, name) if module.startswith("maestre") else f"{module}.{name}"


def _target(node: ast.Assign | ast.AnnAssign) -> str:
    return ast.unparse(node.target if isinstance(node, ast.AnnAssign) else node.targets[0])


def _below(body: list[ast.stmt], place: int) -> str | None:
    """Give the text that stands below an assignment and explains it."""
    after = body[place + 1] if place + 1 < len(body) else None
    if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
        return after.value.value
    return None


def _class(node: ast.ClassDef) -> str:
    above = f"({', '.join(map(ast.unparse, node.bases))})" if node.bases else ""
    members = list(_members(node))
    return _said(f"class {node.name}{above}", ast.get_docstring(node)) + (
        "\n\n" + indent("\n".join(members), "    ") if members else ""
    )


def _members(node: ast.ClassDef) -> Iterator[str]:
    """Describe the public fields and methods of a class that say something of themselves; fields always."""
    for place, each in enumerate(node.body):
        if isinstance(each, ast.AnnAssign) and not _target(each).startswith("_"):
            yield _said(ast.unparse(each), _below(node.body, place))
        if isinstance(each, _FUNCTIONS) and not each.name.startswith("_") and ast.get_docstring(each):
            yield _said(_signature(each), ast.get_docstring(each))


def _signature(node: ast.FunctionDef | ast.AsyncFunctionDef, *, whole: bool = False) -> str:
    if any(ast.unparse(each) in {"property", "cached_property"} for each in node.decorator_list):
        return node.name + (f": {ast.unparse(node.returns)}" if node.returns else "")
    arguments = ast.unparse(node.args).removeprefix("self").removeprefix("cls").removeprefix(", ")
    returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{'def ' if whole else ''}{node.name}({arguments}){returned}"


def _said(head: str, doc: str | None) -> str:
    if not doc:
        return head
    words = "\n".join(line.strip() for line in doc.replace("``", "`").strip().split("\n"))
    return f"{head}\n{indent(words, '    ')}"
