"""Where the rules of a game can be changed a little, and how: comparisons, constants, conditions, the order of steps.

What is changed stands in a function or class that applies a rule (`@rule`), in a constant that one of these reads, or
in the game's data. Words, messages and rule ids stay as they are, and so do assertions, which state what cannot happen,
and what takes a `Random`: it proposes an answer to whoever plays by chance, which no rule does; dice are thrown.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

GAMES: Final = Path("src/maestre/games")
_COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_RECKONED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}
_CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
_NUMBER: Final = re.compile(r"(?<![\w.\"'-])-?\d+(?![\w.\"'])")
_RULES: Final = re.compile(r"^rules = (\[[^\]]*\])", re.MULTILINE)


class Site(NamedTuple):
    """A change: in which file and line, of what kind, under which rules, and how it reads.

    ``number`` counts the changes of a file. What stands in the body of a function can be put in place in a running
    program (``function`` names it and its first line); all else takes a new one.
    """

    file: str
    line: int
    number: int
    kind: str
    rules: tuple[str, ...]
    words: str
    function: tuple[str, int] | None


class Mutant(NamedTuple):
    """A tree, and what is changed in it, where, and by what; of a module's constant, its names."""

    line: int
    kind: str
    words: str
    tree: ast.Module
    make: Callable[[], Callable[[], None]]
    rules: tuple[str, ...]
    function: tuple[str, int] | None
    names: frozenset[str]


def sites(key: str) -> list[Site]:
    """List every change of a game's rules, constants and data."""
    root = GAMES / key
    found: list[Site] = []
    names = names_read(root)
    for path in sorted(root.rglob("*.py")):
        found += [
            Site(str(path), one.line, number, one.kind, one.rules, one.words, one.function)
            for number, one in enumerate(mutants(path.read_text(encoding="utf-8")))
            if not one.names or one.names & names
        ]
    for path in sorted((root / "data").glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        for number, (start, end, put) in enumerate(numbers(text)):
            line = text.count("\n", 0, start) + 1
            words = f"{text[start:end]} becomes {put} in {text.splitlines()[line - 1].strip()}"
            found.append(Site(str(path), line, number, "data", tuple(rules_at(text, start)), words, None))
    return found


def names_read(root: Path) -> set[str]:
    """Collect the names that what applies a rule reads, anywhere in a game."""
    found: set[str] = set()
    for path in root.rglob("*.py"):
        for node, _, function in _scopes(ast.parse(path.read_text(encoding="utf-8"))):
            found |= _named(node) if function else set()
    return found


def changed(site: Site) -> str | ast.Module:
    """Give a file as it is with one change: a tree, or the text of data."""
    text = Path(site.file).read_text(encoding="utf-8")
    if site.kind == "data":
        start, end, put = list(numbers(text))[site.number]
        return text[:start] + put + text[end:]
    one = list(mutants(text))[site.number]
    one.make()
    return ast.fix_missing_locations(one.tree)


# ---------------------------------------------------------------------------------------------------------------- data


def numbers(text: str) -> Iterator[tuple[int, int, str]]:
    """Find the whole numbers of data, and what each becomes; ids of rules, comments and words are none."""
    start = 0
    for line in text.splitlines(keepends=True):
        body = line.split("#")[0]
        if not body.lstrip().startswith(("rules", "provenance", "reason", "title", "[")) and not body.count('"') % 2:
            quoted = [match.span() for match in re.finditer(r'"[^"]*"', body)]
            first = body.index("=") + 1 if "=" in body else 0
            for match in _NUMBER.finditer(body, first):
                if not any(low <= match.start() < high for low, high in quoted):
                    value = int(match[0])
                    yield start + match.start(), start + match.end(), str(value - 1 if value > 1 else value + 1)
        start += len(line)


def rules_at(text: str, place: int) -> list[str]:
    """Give the rules under which a number of data stands: of its table, or of all tables of the file."""
    begin = text.rfind("\n[", 0, place) + 1
    end = text.find("\n[", place)
    table = text[begin : end if end >= 0 else len(text)]
    named = _RULES.search(table)
    every = [named[1]] if named else [match[1] for match in _RULES.finditer(text)]
    return list(dict.fromkeys(rule for each in every for rule in tomllib.loads(f"x = {each}")["x"]))


# ---------------------------------------------------------------------------------------------------------------- code


def mutants(text: str) -> Iterator[Mutant]:
    """Give every change of a module; they share one tree, in which one of them may be made."""
    tree = ast.parse(text)
    scopes = list(_scopes(tree))
    every = tuple(dict.fromkeys(rule for _, rules, _ in scopes for rule in rules))
    for node, rules, function in scopes:
        names = frozenset() if rules else _bound(node)
        for place, kind, words, make in _changes(node):
            yield Mutant(place, kind, words, tree, make, rules or every, function, names)


Change = tuple[int, str, str, Callable[[], Callable[[], None]]]
"""Line, kind, words, and what makes the change and gives back what takes it away again."""


def _rules(node: ast.FunctionDef | ast.ClassDef) -> tuple[str, ...]:
    calls = [one for one in node.decorator_list if isinstance(one, ast.Call) and ast.unparse(one.func) == "rule"]
    return tuple(str(each.value) for call in calls for each in call.args if isinstance(each, ast.Constant))


def _scopes(tree: ast.Module) -> Iterator[tuple[ast.stmt, tuple[str, ...], tuple[str, int] | None]]:
    """Give each statement that applies a rule, with its rules, and the function in which it stands, if any."""
    inside = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and _rules(node)]
    if not inside:
        return
    for one in tree.body:
        if isinstance(one, (ast.Assign, ast.AnnAssign)):
            yield one, (), None
    for one in tree.body:
        if isinstance(one, (ast.FunctionDef, ast.ClassDef)):
            yield from _within(one, (), "")


def _within(
    node: ast.FunctionDef | ast.ClassDef, rules: tuple[str, ...], outer: str
) -> Iterator[tuple[ast.stmt, tuple[str, ...], tuple[str, int] | None]]:
    rules = _rules(node) or rules
    name = f"{outer}{node.name}"
    if isinstance(node, ast.FunctionDef):
        if rules and not _by_chance(node):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            yield node, rules, (name, first)
        return
    for one in node.body:
        if isinstance(one, (ast.FunctionDef, ast.ClassDef)):
            yield from _within(one, rules, f"{name}.")
        elif rules and isinstance(one, (ast.Assign, ast.AnnAssign)):
            yield one, rules, None


def _by_chance(node: ast.FunctionDef) -> bool:
    given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    return any(one.annotation is not None and ast.unparse(one.annotation) == "Random" for one in given)


def _changes(scope: ast.stmt) -> Iterator[Change]:
    """List the changes of a statement: of a function, those of its body."""
    for node in _nodes(scope):
        yield from _expressed(node)
        if isinstance(node, (ast.If, ast.While, ast.IfExp)):
            yield _negated(node)
        for field in ("body", "orelse"):
            steps = getattr(node, field, None)
            if isinstance(steps, list) and isinstance(node, ast.stmt):
                yield from _swapped(steps)


def _nodes(scope: ast.stmt) -> Iterator[ast.AST]:
    """Walk what can be changed: no assertions, annotations, decorators, defaults or documentation."""
    todo: list[ast.AST] = [scope]
    while todo:
        node = todo.pop(0)
        yield node
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "args") and isinstance(
                node, (ast.FunctionDef, ast.AnnAssign, ast.arg)
            ):
                continue
            children = value if isinstance(value, list) else [value]
            todo += [one for one in children if isinstance(one, ast.AST) and not isinstance(one, ast.Assert)]


def _expressed(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Compare):
        for index, operator in enumerate(node.ops):
            yield _put(node, node.ops, index, _COMPARED[type(operator)](), "comparison")
    elif isinstance(node, ast.Constant) and isinstance(node.value, (bool, int)):
        value: object = not node.value if isinstance(node.value, bool) else node.value + 1
        yield _set(node, "value", value, "constant")
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield _set(node, "op", other, "condition")
    elif isinstance(node, ast.BinOp) and type(node.op) in _RECKONED:
        yield _set(node, "op", _RECKONED[type(node.op)](), "constant")
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _CALLED:
        yield _set(node.func, "id", _CALLED[node.func.id], "comparison")


def _negated(node: ast.If | ast.While | ast.IfExp) -> Change:
    test = node.test
    other = test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else None
    return _set(node, "test", other or ast.UnaryOp(ast.Not(), test), "condition", node.lineno)


def _swapped(steps: list[ast.stmt]) -> Iterator[Change]:
    """Swap steps that follow each other, where neither needs a name that the other gives."""
    for index in range(len(steps) - 1):
        one, other = steps[index], steps[index + 1]
        if not (_is_step(one) and _is_step(other)) or _given(one) & _named(other) or _given(other) & _named(one):
            continue
        before = f"{_short(one)} / {_short(other)}"

        def make(index: int = index) -> Callable[[], None]:
            def swap() -> None:
                steps[index], steps[index + 1] = steps[index + 1], steps[index]

            swap()
            return swap

        yield one.lineno, "order", f"swapped: {before}", make


def _is_step(node: ast.stmt) -> bool:
    """Say whether a statement does something: it calls, lets others act, writes into something; telling is no step."""
    if isinstance(node, ast.Expr):
        call = node.value
        return not isinstance(call, ast.Constant) and not (
            isinstance(call, ast.Call) and ast.unparse(call.func) == "tell"
        )
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
    return any(not isinstance(each, (ast.Name, ast.Tuple)) for each in targets)


def _named(node: ast.stmt) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def _bound(node: ast.stmt) -> frozenset[str]:
    """Give the names that an assignment binds in its module, without those of comprehensions within it."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return frozenset(each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name))


def _given(node: ast.stmt) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and not isinstance(each.ctx, ast.Load)}


def _set(node: ast.AST, field: str, value: object, kind: str, line: int = 0) -> Change:
    def make() -> Callable[[], None]:
        own = getattr(node, field)
        setattr(node, field, value)
        return lambda: setattr(node, field, own)

    return line or getattr(node, "lineno", 0), kind, _told(node, make), make


def _put(node: ast.expr, items: list[ast.cmpop], index: int, value: ast.cmpop, kind: str) -> Change:
    def make() -> Callable[[], None]:
        own = items[index]
        items[index] = value

        def undo() -> None:
            items[index] = own

        return undo

    return node.lineno, kind, _told(node, make), make


def _told(node: ast.AST, make: Callable[[], Callable[[], None]]) -> str:
    before = _short(node)
    undo = make()
    after = _short(node)
    undo()
    return f"{before} becomes {after}"


def _short(node: ast.AST) -> str:
    words = ast.unparse(node).replace("\n", " ")
    return words if len(words) <= 90 else f"{words[:87]}…"
