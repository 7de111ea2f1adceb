"""How the code reads: nothing is decided by a rule id or a shape, and what may be anything is counted.

Each limit is a ratchet: it fails when something is added, and when an entry is no longer needed.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from maestre.play import Unknown, find
from tests.play.tiny import cards

SOURCE: Final = Path(__file__).parents[1] / "src" / "maestre"
GAMES: Final = ("lepanto", "tercios", "aguila", "mistral")
SHAPES: Final = {"Pick", "Some", "Each", "Orders", "Route", "Place"}

SHAPED: Final[dict[str, int]] = {
    "games/aguila/text/menu.py": 1,
    "games/aguila/text/orders.py": 2,
    "games/aguila/text/questions.py": 3,
    "games/aguila/text/reports.py": 3,
    "games/aguila/text/spots.py": 1,
    "games/tercios/text/menu.py": 1,
    "games/tercios/text/orders.py": 2,
    "games/tercios/text/reports.py": 2,
}
"""Where a game looks at the shape of a choice, all of them above the rules: what is typed and read at a terminal."""

REFUSING: Final = {"Refused", "NoRoom", "Unreadable", "problem", "advice", "table_flaw"}
"""What is called with a rule first and does not name it so: refusals, and flaws of a list that a player wrote."""

REASONS: Final = {"rule", "because"}
"""What holds the rule under which something is then told, thrown or refused is called, if its type does not say so."""
TYPED: Final = re.compile(r"\b(RuleId|Bar)\b")
"""The types of what holds such a rule."""
BARRED: Final = re.compile(r"\bBar\b")
"""The one that holds it first."""

KERNEL: Final = 25
"""On how many lines of `maestre.play` `Any` stands, or what is another name for it: it holds what is any game's."""
OUTSIDE: Final = {
    "cli/frame/group.py": (7, "what Typer's own methods are called with, whose types it keeps private"),
    "cli/frame/outputs.py": (1, "a JSON Schema as msgspec writes it"),
    "lab/cluster.py": (5, "Ray's references, which have no type"),
    "lab/geometry.py": (2, "Shapely's polygons, which have none"),
    "lab/reports/charts.py": (1, "the configuration that Altair takes"),
    "games/aguila/doctrine/weighing/field.py": (2, "what is kept by keys of every kind"),
    "games/aguila/doctrine/minor.py": (1, "a question, whatever it hears"),
    "games/aguila/setup/preparation.py": (1, "what any question hears"),
    "games/aguila/text/questions.py": (1, "a question, whatever it hears"),
    "games/aguila/text/reports.py": (3, "a question, whatever it hears"),
    "games/tercios/doctrine/weighing/field.py": (2, "what is kept by keys of every kind"),
    "games/tercios/doctrine/instructions.py": (1, "a question, whatever it hears"),
    "games/tercios/table/asking.py": (1, "deeds of whatever kind"),
    "games/tercios/text/orders.py": (1, "a question, whatever it hears"),
    "games/tercios/text/prompts.py": (2, "a question, whatever it hears"),
    "lessons/written.py": (1, "answers in the form of their choice, as a record keeps them"),
    "opponents/agents.py": (1, "the game that an agent is opened for"),
    "opponents/doctrine.py": (4, "the mind and the plan of each game, as its doctrine makes them"),
    "opponents/ahead.py": (1, "the game that is played ahead"),
    "opponents/hindsight.py": (1, "a table of the game that is looked back on"),
    "opponents/search.py": (1, "the game that is played ahead"),
    "research/aec.py": (1, "a space as Gymnasium types it"),
    "server/bench/players.py": (3, "frames of a socket, read as a player's program does"),
    "server/pools/pool.py": (1, "what another process sends back, as the question gave it"),
    "server/pools/questions.py": (1, "what was looked at last, of any game"),
    "server/postgres/backup.py": (1, "the parts of an address as psycopg gives them"),
    "server/web/description.py": (9, "an OpenAPI document as Litestar gives it"),
    "server/web/forms.py": (2, "options of any game; what a browser signs for a passkey"),
    "server/web/limits/doors.py": (2, "what uvicorn makes its protocols with"),
    "server/web/limits/limiter.py": (1, "Litestar's connection, whatever handles it"),
    "server/web/routes/accounts.py": (1, "rows of many tables"),
    "server/web/routes/catalogue.py": (2, "what is printed on any game's board"),
    "server/web/routes/figures.py": (1, "what is printed on any game's board"),
    "server/web/serve.py": (1, "settings of uvicorn"),
    "server/web/session.py": (1, "an ASGI scope"),
    "server/wire.py": (7, "positions, answers and proofs of any game, as JSON"),
}
"""On how many lines of a module outside the kernel it stands, and why."""

CASTS: Final = 6

KEPT: Final = {
    "games/lepanto/data/__init__.py": 1,  # the game's own figures, read once
    "games/lepanto/doctrine/soundings.py": 1,  # how far hexes lie from ships, which lie with figures
    "games/mistral/data/__init__.py": 1,  # the game's own figures, read once
    "games/mistral/table/names.py": 1,  # names, which lie with figures
    "games/mistral/table/sightings.py": 1,  # what was seen, as it was written down
    "games/mistral/text/menu.py": 1,  # who says words in both languages
    "games/aguila/armies/called.py": 3,  # words of both languages, and what labels are called
    "games/aguila/command/officer_obstacles.py": 1,  # waters without their crossings
    "games/aguila/data/__init__.py": 1,  # the game's own figures, read once
    "games/aguila/doctrine/weighing/dice.py": 6,  # what dice promise
    "games/aguila/doctrine/weighing/pieces.py": 2,  # sines of a facing, and points before a pose
    "games/aguila/doctrine/weighing/fords.py": 1,  # crossings of waters
    "games/aguila/doctrine/weighing/stakes.py": 1,  # what wounds take from a stake
    "games/aguila/morale/chances.py": 3,  # what dice do
    "games/aguila/setup/array.py": 1,  # how far ahead a ring reaches
    "games/aguila/showing/scene.py": 1,  # a table as it is drawn
    "games/aguila/table/places.py": 1,  # outlines of rings
    "games/aguila/table/sight.py": 3,  # sides of a ring, and what lies in one
    "games/tercios/armies/called.py": 1,  # what labels are called
    "games/tercios/data/__init__.py": 1,  # the game's own figures, read once
    "games/tercios/doctrine/weighing/duels.py": 2,  # what dice take from a stake
    "games/tercios/doctrine/weighing/stakes.py": 1,  # what damage takes from a stake
    "games/tercios/shooting/answers.py": 1,  # shots of one question, from each place
    "games/tercios/showing/scene.py": 1,  # a table as it is drawn
    "games/tercios/table/chances.py": 2,  # what dice do
    "games/tercios/table/places.py": 1,  # blocks of bases
    "games/tercios/table/sight.py": 2,  # lines between outlines, and points of a rim
    "games/tercios/text/words.py": 1,  # words of both languages
}
"""What games that are opened with figures keep for a whole process, whatever figures there are."""


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def modules(folder: Path) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path.relative_to(SOURCE).as_posix(), parsed(path)


def deciding(tree: ast.Module, rules: frozenset[str]) -> int:
    """Count the rule ids by which something is decided: looked up, compared, matched."""
    found = 0
    for node in ast.walk(tree):
        looked: list[ast.expr | None] = []
        if isinstance(node, ast.Dict):
            looked = list(node.keys)
        elif isinstance(node, ast.Compare):
            looked = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchValue):
            looked = [node.value]
        elif isinstance(node, ast.Subscript):
            looked = [node.slice]
        found += sum(_ids(one, rules) for one in looked if one is not None)
    return found


def _ids(expression: ast.expr, rules: frozenset[str]) -> int:
    parts = expression.elts if isinstance(expression, ast.Tuple | ast.Set | ast.List) else [expression]
    return sum(isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value in rules for one in parts)


Taking = dict[str, set[int | str]]
"""At which places, and under which names, functions and classes take a reason."""

MANY: Final = 99
"""More than anybody gives of what may be given any number of times."""


def taking(trees: list[ast.Module]) -> Taking:
    """List which functions and classes take a rule under which something is told, thrown or refused, and where."""
    found: Taking = {}
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.FunctionDef):
            every = (one for one in (*node.args.posonlyargs, *node.args.args) if one.arg not in {"self", "cls"})
            taken = [(one.arg, one.annotation) for one in every]
            alone = [(one.arg, one.annotation) for one in node.args.kwonlyargs]
            if node.args.vararg is not None:
                taken += [("", node.args.vararg.annotation)] * MANY
        elif isinstance(node, ast.ClassDef):
            fields = [one for one in node.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)]
            own = (one for one in fields if "ClassVar" not in ast.unparse(one.annotation))
            taken, alone = [(ast.unparse(one.target), one.annotation) for one in own], []
        else:
            continue
        places = found.setdefault(node.name, set())
        places.update(place for place, (name, kind) in enumerate(taken) if _holds_a_rule(name, kind))
        places.update(name for name, kind in (*taken, *alone) if _holds_a_rule(name, kind))
    return found


def _holds_a_rule(name: str, kind: ast.expr | None) -> bool:
    return name in REASONS or (kind is not None and TYPED.search(ast.unparse(kind)) is not None)


def astray(tree: ast.Module, rules: frozenset[str], takes: Taking) -> list[int]:
    """List the lines on which a rule id stands neither in a question's `rule` nor in a reason."""
    above = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value in rules
        and not _at_its_place(node, above, takes)
    ]


INSIDE: Final = (ast.Tuple, ast.IfExp, ast.BoolOp, ast.List, ast.Starred, ast.keyword, ast.Dict, ast.GeneratorExp)


def _at_its_place(node: ast.AST, above: dict[ast.AST, ast.AST], takes: Taking) -> bool:
    """Whether what an expression is part of is a reason, or takes one there."""
    given: int | str = -1
    place = above[node]
    second = isinstance(place, ast.Tuple) and place.elts[0] is not node
    while isinstance(place, INSIDE) or _looked_up(place, node):
        given = str(place.arg) if isinstance(place, ast.keyword) else given
        node, place = place, above[place]
    match place:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=args):
            given = args.index(node) if isinstance(node, ast.expr) and node in args else given
            return (name in REFUSING and given == 0) or given in takes.get(name, ())
        case ast.Return() | ast.Yield():
            return _may_hold(_gives(place, above), second=second)
        case ast.AnnAssign(target=target, annotation=annotation):
            return ast.unparse(target) in REASONS or _may_hold(ast.unparse(annotation), second=second)
        case ast.Assign(targets=[target]) | ast.For(target=target) | ast.comprehension(target=target):
            return _called_so(target)
        case ast.arguments():
            return any(_holds_a_rule(one.arg, one.annotation) for one in _with(node, place))
        case _:
            return False


def _may_hold(kind: str, *, second: bool) -> bool:
    """Whether what is of such a type holds a rule there; what bars something has it first."""
    return TYPED.search(kind) is not None and not (second and BARRED.search(kind))


def _looked_up(place: ast.AST, node: ast.AST) -> bool:
    """Whether this is what is given where a table has nothing."""
    match place:
        case ast.Call(func=ast.Attribute(attr="get"), args=[_, default]):
            return default is node
        case _:
            return False


def _gives(place: ast.AST, above: dict[ast.AST, ast.AST]) -> str:
    """Write what the function gives in which something stands."""
    while not isinstance(place, ast.FunctionDef):
        place = above[place]
    return "" if place.returns is None else ast.unparse(place.returns)


def _called_so(target: ast.AST) -> bool:
    return any(isinstance(one, ast.Name) and one.id in REASONS for one in ast.walk(target))


def _with(default: ast.AST, arguments: ast.arguments) -> list[ast.arg]:
    """List the parameter whose default this is."""
    places = [*arguments.posonlyargs, *arguments.args]
    pairs = [
        *zip(places[len(places) - len(arguments.defaults) :], arguments.defaults, strict=True),
        *zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True),
    ]
    return [one for one, value in pairs if value is default]


def looking_at_shapes(tree: ast.Module) -> int:
    """Count where a choice's class is asked for, by `isinstance` or `match`."""
    found = 0
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            found += any(isinstance(one, ast.Name) and one.id in SHAPES for one in ast.walk(node.args[1]))
        elif isinstance(node, ast.MatchClass):
            found += isinstance(node.cls, ast.Name) and node.cls.id in SHAPES
    return found


def aliases(trees: list[ast.Module]) -> set[str]:
    """List the names that are nothing but `Any` by another name."""
    found = {"Any"}
    for tree in trees:
        for node in tree.body:
            if not isinstance(node, ast.Assign | ast.AnnAssign):
                continue
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if isinstance(node.value, ast.Name) and node.value.id == "Any":
                found |= {one.id for one in targets if isinstance(one, ast.Name)}
    return found


def lines_of_any(trees: list[ast.Module], names: set[str]) -> int:
    return sum(
        len({node.lineno for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id in names})
        for tree in trees
    )


def test_nothing_is_decided_by_a_rule_id() -> None:
    found: Counter[str] = Counter()
    for key in GAMES:
        rules = frozenset(find(key).catalogue().rules)
        for name, tree in modules(SOURCE / "games" / key):
            found[name] += deciding(tree, rules)
    assert not {name: count for name, count in found.items() if count}


def test_rule_ids_stand_at_their_places() -> None:
    shared = [tree for package in ("play", "miniatures", "paper") for _, tree in modules(SOURCE / package)]
    found: list[str] = []
    for key in GAMES:
        rules = frozenset(find(key).catalogue().rules)
        trees = dict(modules(SOURCE / "games" / key))
        takes = taking([*shared, *trees.values()])
        found += [f"{name}:{line}" for name, tree in trees.items() for line in astray(tree, rules, takes)]
    assert not found, "say that this holds a rule: name it `rule` or `because`, or type it as RuleId or Bar"


def test_no_rule_looks_at_the_shape_of_a_choice() -> None:
    found = {name: looking_at_shapes(tree) for name, tree in modules(SOURCE / "games")}
    assert {name: count for name, count in found.items() if count} == SHAPED
    assert all("/text/" in name or "/doctrine/" in name for name in SHAPED)


def test_what_may_be_anything_is_little_and_has_a_reason_outside_the_kernel() -> None:
    packages = [path for path in SOURCE.iterdir() if (path / "__init__.py").exists()]
    outside: dict[str, int] = {}
    for package in packages:
        trees = dict(modules(package))
        names = aliases([*trees.values()])
        outside |= {name: count for name, tree in trees.items() if (count := lines_of_any([tree], names))}
    kernel = sum(outside.pop(name) for name in [*outside] if name.startswith("play/"))
    assert (kernel, outside) == (KERNEL, {name: count for name, (count, _) in OUTSIDE.items()})
    assert kernel + sum(outside.values()) < 100


def test_nothing_more_is_cast() -> None:
    casts = [
        node
        for _, tree in modules(SOURCE)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast"
    ]
    assert len(casts) == CASTS


def test_what_is_looked_for_is_found() -> None:
    told = ast.parse('raise Refused("7.1", "far")\ntell(state, "far", "7.1")\nwhy = "7.1"\n{1: "7.1"}')
    assert deciding(told, frozenset({"7.1"})) == 0
    telling = ast.parse("def tell(state, key, rule): ...")
    assert astray(told, frozenset({"7.1"}), taking([telling])) == [3, 4]
    swapped = ast.parse(
        'raise Refused("far", "7.1")\ntell(state, "7.1", "far")\nb: Bar = "far", "7.1"\nc: Bar = "7.1", "far"\n'
        'def f() -> Bar | None:\n    return "far", "7.1"'
    )
    assert astray(swapped, frozenset({"7.1"}), taking([telling])) == [1, 2, 3, 6]
    placed = ast.parse(
        'class Q:\n    rule: ClassVar = "7.1"\n@rule("7.1", "7.2")\ndef f():\n    return "7.1"\nf("7.2")\n'
        'because = "7.1" if x else "7.2"\nT: Final[dict[str, RuleId]] = {"a": "7.1"}\nU = {"a": "7.1"}\n'
        'tell(state, "far", T.get(1, "7.1"))\nf(T.get(1, "7.1"))\nfor key, rule in (("a", "7.1"),): ...\n'
        'for key, why in (("a", "7.1"),): ...'
    )
    known = taking([placed, telling, ast.parse("def rule(*ids: RuleId): ...")])
    assert astray(placed, frozenset({"7.1", "7.2"}), known) == [5, 6, 9, 11, 13]
    by_reason = ast.parse(
        "def f(state, rule): ...\ndef g(why, *, because): ...\ndef h() -> Bar | None:\n    return '7.1', 'far'\n"
        "f(1, '7.1')\nf(state=1, rule='7.1')\ng(2, because='7.1')\nf('7.1', 1)\ng('7.1', because=2)\n"
        "def k(drm: tuple[int, RuleId], *more: tuple[int, RuleId], why: str = '7.1', rule: str = '7.1'): ...\n"
        "k((1, '7.1'), (2, '7.1'), why='7.1')"
    )
    assert astray(by_reason, frozenset({"7.1"}), taking([by_reason])) == [8, 9, 10, 11]
    by_id = ast.parse('{"7.1": 1}\nx == "7.1"\nx in ("7.1", "b")\nx["7.1"]\nmatch x:\n    case "7.1":\n        pass')
    assert deciding(by_id, frozenset({"7.1"})) == 5
    shapes = ast.parse("isinstance(x, Pick | Some)\nisinstance(x, int)\nmatch x:\n    case Each(y):\n        pass")
    assert looking_at_shapes(shapes) == 2
    anything = [ast.parse("Thing = Any\nx: Thing\ny: dict[Any, Any]\nz: int")]
    assert lines_of_any(anything, aliases(anything)) == 3


# -------------------------------------------------------------------------------------------------------------- fronts

FRONTS: Final = {"_front.py", "testing.py", "space/hexes.py"}
"""The modules that are a front by themselves, as packages are: what they offer to others is listed in them."""


def test_what_is_offered_is_listed_in_fronts_alone() -> None:
    listing = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if "\n__all__" in path.read_text(encoding="utf-8") and path.name != "__init__.py"
    }
    assert listing == FRONTS


# ------------------------------------------------------------------------------------------------------------- figures


def called(tree: ast.AST, name: str) -> int:
    """Count the calls of a function, or its uses as a decorator."""
    found = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    found += [one for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) for one in node.decorator_list]
    return sum(isinstance(one, ast.Name) and one.id == name for one in found)


def reads_files(tree: ast.AST) -> bool:
    return called(tree, "written") > 0 or called(tree, "Files") > 0


def at_import(tree: ast.Module) -> Iterator[ast.stmt]:
    """Give what is done when a module is imported, and in no function."""
    return (node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef))


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_no_constants_of_a_module(game: str) -> None:
    reading = (name for name, tree in modules(SOURCE / "games" / game) if any(map(reads_files, at_import(tree))))
    assert list(reading) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_kept_beside_the_figures_of_a_game(game: str) -> None:
    tree_of = dict(modules(SOURCE / "games" / game))
    found = {name: called(tree, "cache") + called(tree, "lru_cache") for name, tree in tree_of.items()}
    within_figures = {"games/lepanto/data/charts.py"}
    kept = {name: count for name, count in found.items() if count and name not in within_figures}
    assert kept == {name: count for name, count in KEPT.items() if name.startswith(f"games/{game}/")}


def test_every_game_is_opened_with_its_figures() -> None:
    assert [game for game in GAMES if find(game).figures is None] == []


def test_a_game_that_has_none_refuses_others() -> None:
    with pytest.raises(Unknown, match="no-other-figures"):
        cards.game.with_figures({})
