"""Whether entities cross a ``yield``: what was read before a reaction may be stale after it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from importlib import import_module
from types import ModuleType
from typing import TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from maestre.play.checking.source import Source, sources
from maestre.play.state import State

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


def entity_types(state: type[State]) -> dict[str, tuple[type, ...]]:
    """Give, for each dict of a state that holds entities, their types."""
    hints = get_type_hints(state)
    found: dict[str, tuple[type, ...]] = {}
    for name in state.__struct_fields__:
        if get_origin(hints[name]) is dict:
            kinds = tuple(dict.fromkeys(_structs(get_args(hints[name])[1])))
            if kinds:
                found[name] = kinds
    return found


def _structs(hint: object) -> Iterator[type]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in get_args(hint):
        yield from _structs(part)


def procedures(source: Source) -> Iterator[Function]:
    """Give the functions of a module that are procedures by what they say they return."""
    for node in ast.walk(source.tree):
        if isinstance(node, Function) and any(name in {"Procedure", "Generator"} for name in _names(node.returns)):
            yield node


def entity_parameters(package: str, entities: tuple[type, ...]) -> list[str]:
    """List the parameters of procedures that are entities: what was read before a reaction may be stale after it."""
    faults: list[str] = []
    for source in sources(package):
        module = import_module(source.name)
        for function in procedures(source):
            args = function.args
            every = [*args.posonlyargs, *args.args, *args.kwonlyargs, args.vararg, args.kwarg]
            faults += [
                f"{source.at(arg)}: {function.name}({arg.arg}) takes an entity; pass its id"
                for arg in every
                if arg is not None
                and any(kind in entities for name in _names(arg.annotation) for kind in _meant(module, name))
            ]
    return faults


def _names(annotation: ast.expr | None) -> list[str]:
    """The names in an annotation, inside quotes too."""
    found: list[str] = []
    for node in ast.walk(annotation) if annotation is not None else ():
        if isinstance(node, ast.Name):
            found.append(node.id)
        elif isinstance(node, ast.Attribute):
            found.append(ast.unparse(node))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found += _names(ast.parse(node.value, mode="eval").body)
    return found


def _meant(module: ModuleType, name: str) -> list[type]:
    """The types that a name of a module stands for, through aliases."""
    meant: object = module
    for part in name.split("."):
        meant = getattr(meant, part, None)
    return list(_structs(meant))


def held_entities(package: str, fields: Iterable[str]) -> list[str]:
    """List the entities that a procedure read before a ``yield`` and uses after it."""
    faults: list[str] = []
    for source in sources(package):
        for function in procedures(source):
            flow = _Flow(tuple(fields))
            flow.run(function.body, {})
            faults += [
                f"{source.at(load)}: {function.name} uses {load.id}, read before a yield; read it again"
                for load in flow.stale.values()
            ]
    return faults


def _yields(nodes: Iterable[ast.AST]) -> bool:
    """Whether code yields, apart from functions inside it."""
    for node in nodes:
        if isinstance(node, ast.Yield | ast.YieldFrom):
            return True
        if not isinstance(node, Function | ast.Lambda | ast.ClassDef) and _yields(ast.iter_child_nodes(node)):
            return True
    return False


_Known: TypeAlias = Mapping[str, bool]
"""Names that hold an entity, and whether a yield has passed since they were read."""


class _Flow:
    """Follows the statements of one procedure."""

    def __init__(self, fields: tuple[str, ...]) -> None:
        self.fields = fields
        self.stale: dict[tuple[int, int], ast.Name] = {}

    def run(self, body: list[ast.stmt], known: _Known | None) -> _Known | None:
        """Give what is known after some statements; None when they leave for elsewhere."""
        for statement in body:
            if known is None:
                return None
            known = self._one(statement, known)
        return known

    def _one(self, statement: ast.stmt, known: _Known) -> _Known | None:
        if isinstance(statement, Function | ast.ClassDef):
            return known
        if isinstance(statement, ast.For | ast.While):
            return self._loop(statement, known)
        heads, branches = _parts(statement)
        known = self._straight(heads, known)
        if isinstance(statement, ast.Return | ast.Raise | ast.Continue | ast.Break):
            return None
        return reduce(_joined, (self.run(body, known) for body in branches)) if branches else known

    def _loop(self, loop: ast.For | ast.While, known: _Known) -> _Known | None:
        """Go round twice: what a yield made stale is stale at the next round."""
        bound = self._bound(loop.target, loop.iter) if isinstance(loop, ast.For) else {}
        for _ in range(2):
            known = self._straight([loop.iter if isinstance(loop, ast.For) else loop.test], known)
            known = _joined(known, self.run(loop.body, {**known, **bound})) or known
        return self.run(loop.orelse, known)

    def _straight(self, nodes: list[ast.AST], known: _Known) -> _Known:
        """Follow code without branches: it reads, then yields, then binds."""
        inside = [inner for node in nodes for inner in ast.walk(node)]
        words = [inner for inner in inside if isinstance(inner, ast.Name)]
        for word in words:
            if isinstance(word.ctx, ast.Load) and known.get(word.id):
                self.stale[(word.lineno, word.col_offset)] = word
        after = dict.fromkeys(known, True) if _yields(nodes) else dict(known)
        for word in words:
            if isinstance(word.ctx, ast.Store):
                after.pop(word.id, None)
        for node in inside:
            match node:
                case (
                    ast.Assign([ast.Name(name)], value)
                    | ast.NamedExpr(ast.Name(name), value)
                    | ast.AnnAssign(ast.Name(name), _, value)
                ) if self._is_entity(value):
                    after[name] = False
                case _:
                    pass
        return after

    def _bound(self, target: ast.expr, over: ast.expr) -> _Known:
        """The names that a loop over ``state.ships.values()`` or ``.items()`` binds to entities."""
        match over, target:
            case ast.Call(ast.Attribute(ast.Attribute(_, field), "values")), ast.Name(name) if field in self.fields:
                return {name: False}
            case (
                ast.Call(ast.Attribute(ast.Attribute(_, field), "items")),
                ast.Tuple([_, ast.Name(name)]),
            ) if field in self.fields:
                return {name: False}
            case _:
                return {}

    def _is_entity(self, value: ast.expr | None) -> bool:
        match value:
            case (
                ast.Subscript(ast.Attribute(_, field))
                | ast.Call(ast.Attribute(ast.Attribute(_, field), "get" | "pop"))
                | ast.Call(ast.Name("change"), [ast.Attribute(_, field), *_])
            ):
                return field in self.fields
            case _:
                return False


def _parts(statement: ast.stmt) -> tuple[list[ast.AST], list[list[ast.stmt]]]:
    """Give what a statement reads first, and the ways on from there."""
    match statement:
        case ast.If(test, body, orelse):
            return [test], [body, orelse]
        case ast.With(items, body):
            return [*items], [body]
        case ast.Try(body, handlers, orelse, final):
            return [], [[*body, *orelse, *final], *([*handler.body, *final] for handler in handlers)]
        case ast.Match(subject, cases):
            return [subject], [[], *(case.body for case in cases)]
        case _:
            return [statement], []


def _joined(one: _Known | None, two: _Known | None) -> _Known | None:
    if one is None or two is None:
        return two if one is None else one
    return {name: one.get(name, False) or two.get(name, False) for name in (*one, *two)}
