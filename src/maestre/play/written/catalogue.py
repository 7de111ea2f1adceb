"""The catalogue of a game's rules, who applies which of them, and which are still without code or test."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from maestre.play.written.datatables import INFERRED, REBUILT

Origin: TypeAlias = Literal["book", "ruled", "inferred", "reconstructed"]
"""Where a rule comes from: the book alone, the book with a ruling of ours, what the book implies, or ourselves."""

_NO_CODE = "no code:"
_Applier = TypeVar("_Applier", bound=Callable[..., object])


class CatalogueError(ValueError):
    """A catalogue, or what is said to apply it, cannot be used; says where and what to do about it."""

    def __init__(self, where: str, remedy: str, rule: str = "") -> None:
        super().__init__(f"{where}, rule {rule}: {remedy}" if rule else f"{where}: {remedy}")
        self.rule = rule


class Text(msgspec.Struct, frozen=True):
    """The same words in both languages."""

    en: str
    es: str


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """One rule of a book in our own words, with our ruling where the book leaves a gap and a check to try it by."""

    id: str
    section: str
    section_en: str = ""
    topic: str
    kind: str
    title: Text
    text: Text
    gap: str = ""
    gap_es: str = ""
    ruling: str = ""
    ruling_es: str = ""
    check: str
    note: str = ""
    optional: bool = False

    def section_in(self, language: str) -> str:
        """The section in a language; as the book names it where nobody has put that into English."""
        return self.section_en or self.section if language == "en" else self.section

    def gap_in(self, language: str) -> str:
        """What the book leaves open, in a language; in English where nobody has put it into that one."""
        return self.gap_es or self.gap if language == "es" else self.gap

    def ruling_in(self, language: str) -> str:
        """What was decided and why, in a language; in English where nobody has put it into that one."""
        return self.ruling_es or self.ruling if language == "es" else self.ruling

    @property
    def origin(self) -> Origin:
        """Where the rule comes from; a ruling that does more than read the book begins with the word for it."""
        ruling = self.ruling.lower()
        if ruling.startswith(REBUILT):
            return REBUILT
        if ruling.startswith(INFERRED):
            return INFERRED
        return "ruled" if ruling else "book"

    @property
    def needs_code(self) -> bool:
        """Whether a program has anything to do: not for what we do not play, nor where the note says why."""
        return not self.optional and not self.note.startswith(_NO_CODE)


class Catalogue(msgspec.Struct, frozen=True):
    """Every rule of one game, by id, in the order of its book."""

    game: str
    title: Text
    topics: tuple[str, ...]
    rules: dict[str, Rule]

    @classmethod
    def load(cls, path: Traversable | Path) -> Catalogue:
        """Read and check a ``rules.toml``."""
        try:
            written: dict[str, object] = tomllib.loads(path.read_text(encoding="utf-8"))
            cover = msgspec.convert(written, _Cover)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise CatalogueError(path.name, f"{error}; mend the file") from error
        rules: dict[str, Rule] = {}
        for place, entry in enumerate(cover.rule, start=1):
            rule_id = str(entry.get("id") or f"number {place} of the file")
            try:
                found = msgspec.convert({"section_en": cover.sections.get(str(entry.get("section")), "")} | entry, Rule)
            except msgspec.ValidationError as error:
                raise CatalogueError(path.name, f"{error}; mend this entry", rule_id) from error
            if remedy := _remedy(found, cover.topics, rules):
                raise CatalogueError(path.name, remedy, rule_id)
            rules[found.id] = found
        return cls(cover.game, cover.title, cover.topics, rules)


class _Cover(msgspec.Struct, frozen=True):
    """The file before its rules are checked one by one, so that an error can name its rule."""

    game: str
    title: Text
    topics: tuple[str, ...]
    rule: tuple[dict[str, object], ...]
    sections: dict[str, str] = {}


def _remedy(rule: Rule, topics: tuple[str, ...], before: Mapping[str, Rule]) -> str:
    """What to do before this rule can be used; nothing when it is in order."""
    if not rule.id.strip():
        return "it has no id; give it the id of its paragraph"
    if rule.id in before:
        return "the id is already taken by an earlier rule; give this one another"
    if rule.topic not in topics:
        return f"the topic {rule.topic!r} is unknown; use one of {', '.join(topics)}, or add it to topics"
    for name, words in (("title", rule.title), ("text", rule.text)):
        for language in ("en", "es"):
            if not getattr(words, language).strip():
                return f"the {name} is empty in {language!r}; write it in both languages"
    if rule.note.startswith(_NO_CODE) and not rule.note.removeprefix(_NO_CODE).strip():
        return f"the note gives no reason; say after {_NO_CODE!r} why a program has nothing to do"
    return ""


# ----------------------------------------------------------------------------------------------- who applies which rule

_applied: dict[str, dict[str, str]] = {}
"""Rule id -> "module:qualname" -> module. Ids repeat between games; modules do not."""


RuleId: TypeAlias = str
"""The id of a rule in its game's catalogue."""
Bar: TypeAlias = tuple[RuleId, str]
"""Why something is not allowed: the rule, and the message that says so."""


def rule(*ids: RuleId) -> Callable[[_Applier], _Applier]:
    """Record that the decorated function or class applies these rules; it is returned untouched."""
    assert ids, "name at least one rule: @rule('7.1.a')"
    assert all(isinstance(rule_id, str) for rule_id in ids), "call it with rule ids: @rule('7.1.a')"

    def record(applier: _Applier) -> _Applier:
        for rule_id in ids:
            _applied.setdefault(rule_id, {})[f"{applier.__module__}:{applier.__qualname__}"] = applier.__module__
        return applier

    return record


def applied() -> dict[str, tuple[str, ...]]:
    """Rule id -> who applies it, as "module:qualname", of every module imported so far."""
    return {rule_id: tuple(sorted(_applied[rule_id])) for rule_id in sorted(_applied)}


def applied_in(package: str) -> dict[str, tuple[str, ...]]:
    """The same for one package and what lies below it: one game."""
    inside = {
        rule_id: tuple(
            applier
            for applier in appliers
            if (module := _applied[rule_id][applier]) == package or module.startswith(f"{package}.")
        )
        for rule_id, appliers in applied().items()
    }
    return {rule_id: appliers for rule_id, appliers in inside.items() if appliers}


# ------------------------------------------------------------------------------------------------------------- coverage


class Missing(msgspec.Struct, frozen=True):
    """A rule that no code applies, or that no test tries."""

    id: str
    what: Literal["code", "test"]


class Coverage(msgspec.Struct, frozen=True):
    """How much of a catalogue is played and tried.

    A rule that is not played is counted in ``optional`` alone, one that needs no code in ``rules`` and ``no_code``:
    when complete, ``implemented + no_code`` and ``tested + no_code`` both equal ``rules``.
    """

    game: str
    rules: int
    implemented: int
    tested: int
    no_code: int
    optional: int = 0
    missing: tuple[Missing, ...] = ()
    unknown: tuple[str, ...] = ()
    """Ids named by code or test that the catalogue lacks, each with its place: "7.1.z (lepanto/gunnery.py:12)"."""

    @property
    def complete(self) -> bool:
        """Whether every rule has its code and its test, and nothing names a rule that is not there."""
        return not self.missing and not self.unknown


def coverage(
    catalogue: Catalogue, package_folder: Path, tests_folder: Path, *, support: Iterable[Path] = ()
) -> Coverage:
    """Read, without importing anything, which rules the code of a game names and which its tests try.

    A test counts when pytest collects it, it is neither skipped nor expected to fail, and it asserts something: itself,
    or through a function of the tests folder or of ``support`` (folders or files of shared test code).
    """
    code = _modules(package_folder)
    tests = _modules(tests_folder)
    shared = [module for place in support for module in _modules(place)]
    named = [mention for module in code for mention in _named_by_code(module, catalogue.rules)]
    marked = [mention for module in tests for mention in _marks(module.tree, module)]
    in_code = {mention.id for mention in named}
    in_tests = _tried(tests, _asserting([*tests, *shared]))

    played = [entry for entry in catalogue.rules.values() if not entry.optional]
    due = [entry.id for entry in played if entry.needs_code]
    missing: list[Missing] = []
    for rule_id in due:
        missing += [Missing(rule_id, "code")] if rule_id not in in_code else []
        missing += [Missing(rule_id, "test")] if rule_id not in in_tests else []
    return Coverage(
        game=catalogue.game,
        rules=len(played),
        implemented=sum(rule_id in in_code for rule_id in due),
        tested=sum(rule_id in in_tests for rule_id in due),
        no_code=len(played) - len(due),
        optional=len(catalogue.rules) - len(played),
        missing=tuple(missing),
        unknown=tuple(f"{id_} ({place})" for id_, place in (*named, *marked) if id_ not in catalogue.rules),
    )


_Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


class _Module(NamedTuple):
    name: str
    tree: ast.Module


class _Mention(NamedTuple):
    id: str
    place: str


def _modules(place: Path) -> list[_Module]:
    """The parsed Python files of a folder, or one file."""
    if not place.exists():
        raise CatalogueError(str(place), "it is not there; coverage is read from a checkout that has code and tests")
    paths = [place] if place.is_file() else sorted(place.rglob("*.py"))
    return [
        _Module(path.relative_to(place.parent).as_posix(), ast.parse(path.read_text(encoding="utf-8"), str(path)))
        for path in paths
    ]


def _named_by_code(module: _Module, known: Container[str]) -> Iterator[_Mention]:
    """Ids given to ``rule(...)`` or as ``rule=...``, known or not, and known ids given to any other call."""
    for call in ast.walk(module.tree):
        if isinstance(call, ast.Call):
            place = f"{module.name}:{call.lineno}"
            plain = _strings(call.args)
            claimed = _strings(keyword.value for keyword in call.keywords if keyword.arg == "rule")
            if _name(call.func) != "rule":
                plain = [text for text in plain if text in known]
            yield from (_Mention(text, place) for text in (*plain, *claimed) if text)


def _strings(values: Iterable[ast.expr]) -> list[str]:
    """The strings written out in these places, on either side of an ``if ... else``."""
    found: list[str] = []
    for value in values:
        if isinstance(value, ast.IfExp):
            found += _strings((value.body, value.orelse))
        elif isinstance(value, ast.Constant) and isinstance(value.value, str):
            found.append(value.value)
    return found


def _name(called: ast.expr) -> str:
    """The last word of what is called: ``refused`` in ``support.refused(...)``."""
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


# ---------------------------------------------------------------------------------------------------- coverage by tests


def _tried(modules: Iterable[_Module], asserting: Container[str]) -> set[str]:
    """The ids marked on tests that assert something."""
    tried: set[str] = set()
    for module in modules:
        file = module.name.rpartition("/")[2]
        if not (file.startswith("test_") or file.endswith("_test.py")):
            continue
        constants = _assigned(module.tree.body)
        for test, marks in _tests(module.tree.body, []):
            if not _idle(marks) and _asserts(test, asserting):
                tried.update(mention.id for mark in _resolved(marks, constants) for mention in _marks(mark, module))
    return tried


def _tests(body: list[ast.stmt], marks: list[ast.expr]) -> Iterator[tuple[_Function, list[ast.expr]]]:
    """Each test that pytest would collect, with its decorators and whatever ``pytestmark`` and its classes add."""
    own = _assigned(body).get("pytestmark")
    marks = [*marks, own] if own else marks
    for node in body:
        if isinstance(node, _Function) and node.name.startswith("test"):
            yield node, [*marks, *node.decorator_list]
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node.body, [*marks, *node.decorator_list])


def _assigned(body: list[ast.stmt]) -> dict[str, ast.expr]:
    """What each name is bound to at the top of a module or class."""
    bound: dict[str, ast.expr] = {}
    for node in body:
        if isinstance(node, ast.Assign):
            bound.update((target.id, node.value) for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            bound[node.target.id] = node.value
    return bound


def _resolved(marks: list[ast.expr], constants: Mapping[str, ast.expr]) -> list[ast.expr]:
    """The marks, and the module's own constants that they use: a list of ``pytest.param`` often stands apart."""
    names = [node.id for mark in marks for node in ast.walk(mark) if isinstance(node, ast.Name)]
    return [*marks, *(constants[name] for name in dict.fromkeys(names) if name in constants)]


def _marks(node: ast.AST, module: _Module) -> Iterator[_Mention]:
    """The ids of every ``pytest.mark.rule(...)`` at or below a node."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and _mark(call) == "rule":
            yield from (_Mention(text, f"{module.name}:{call.lineno}") for text in _strings(call.args))


def _mark(node: ast.expr) -> str:
    """The name of a ``pytest.mark.<name>``, called or not; empty for anything else."""
    mark = node.func if isinstance(node, ast.Call) else node
    return mark.attr if isinstance(mark, ast.Attribute) and _name(mark.value) == "mark" else ""


def _idle(marks: list[ast.expr]) -> bool:
    """Whether a test is skipped or expected to fail, whatever happens."""
    each = [listed.elts if isinstance(listed, ast.List | ast.Tuple) else [listed] for listed in marks]
    return any(_mark(mark) in {"skip", "xfail"} for mark in chain.from_iterable(each))


def _asserting(modules: Iterable[_Module]) -> set[str]:
    """The names of functions, other than tests, that assert something or call one that does."""
    functions = [
        node
        for module in modules
        for node in ast.walk(module.tree)
        if isinstance(node, _Function) and not node.name.startswith("test")
    ]
    direct = {function.name for function in functions if _asserts(function, ())}
    return direct | {function.name for function in functions if _asserts(function, direct)}


def _asserts(function: _Function, asserting: Container[str]) -> bool:
    """Whether running a function can fail it: an assertion that is no constant, ``raises``, or a call that asserts."""
    return any(
        (isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant))
        or (isinstance(node, ast.Call) and (_name(node.func) == "raises" or _name(node.func) in asserting))
        for statement in function.body
        for node in ast.walk(statement)
    )
