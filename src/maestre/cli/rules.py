"""`maestre rules`: the catalogue of a game, one rule in full, and how much of it is played and tried."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from maestre.cli.frame.codes import DONE, NOT_SO
from maestre.cli.frame.names import find_game, nearest
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import UserError, Voice
from maestre.play import Catalogue, Game, State
from maestre.play.written.catalogue import Coverage, Origin, Rule, applied_in, coverage

_FEW: Final = 6


class Shown(msgspec.Struct, frozen=True):
    """A rule as `--json` gives it."""

    id: str
    section: str
    topic: str
    title: str
    text: str
    origin: Origin
    gap: str
    ruling: str
    note: str
    check: str
    applied: tuple[str, ...]
    tests: tuple[str, ...]


class Rules(msgspec.Struct, frozen=True):
    """The rules that were asked for, as `--json` gives them."""

    game: str
    rules: tuple[Shown, ...]


def show_rules(key: str, wanted: str, tests: Path | None, *, json: bool, lang: str) -> None:
    """List every rule by section, those of one section, or give one rule in full."""
    voice = Voice(lang)
    game = find_game(key)
    rules = _asked_for(game.catalogue(), wanted, key)
    one = wanted in rules
    folder = tests or (tests_folder(game) if one else None)
    tested = tested_by(folder) if folder and folder.is_dir() else {}
    if json:
        applied = applied_in(game.package)
        put_out(Rules(key, tuple(_shown(rule, voice, applied, tested) for rule in rules.values())))
    elif one:
        _print_whole(_shown(rules[wanted], voice, applied_in(game.package), tested), rules[wanted], folder, voice)
    else:
        _print_list(rules, voice)
        voice.print("rules-foot", game=key, count=len(rules))


def _asked_for(catalogue: Catalogue, wanted: str, key: str) -> dict[str, Rule]:
    """Give the rule of an id, the rules of a section (6, 6.2), or all."""
    rules = catalogue.rules
    if not wanted:
        return rules
    if wanted in rules:
        return {wanted: rules[wanted]}
    section = {id_: rule for id_, rule in rules.items() if f"{id_}.".startswith(f"{wanted}.") or rule.section == wanted}
    section = section or {id_: rule for id_, rule in rules.items() if "." in wanted and id_.startswith(wanted)}
    if not section:
        sections = ", ".join(dict.fromkeys(id_.partition(".")[0] for id_ in rules))
        raise UserError("unknown-rule", rule=wanted, game=key, near=_near(catalogue, wanted), sections=sections)
    return section


def _print_list(rules: dict[str, Rule], voice: Voice) -> None:
    grid = voice.grid("rules-section", "rules-id", "rules-title", "rules-origin")
    section = ""
    for rule in rules.values():
        new = rule.section != section
        section = rule.section
        origin = "" if rule.origin == "book" else voice.say(f"rules-origin-{rule.origin}")
        grid.add_row(
            rule.section_in(voice.language) if new else "", rule.id, getattr(rule.title, voice.language), origin
        )
    voice.out.print(grid)


def _print_whole(shown: Shown, rule: Rule, folder: Path | None, voice: Voice) -> None:
    print_rule(rule, voice)
    if shown.note:
        voice.print("rule-note", words=shown.note)
    voice.print("rule-check", words=shown.check)
    voice.print("rule-applied", count=len(shown.applied), names=", ".join(shown.applied))
    if folder:
        voice.print("rule-tests", count=len(shown.tests), names=", ".join(shown.tests))


def print_rule(rule: Rule, voice: Voice) -> None:
    """Write a rule, what the book leaves open of it and what we made of that."""
    language = voice.language
    voice.write(f"{rule.id}  {getattr(rule.title, language)}", "bold")
    voice.write(getattr(rule.text, language))
    if gap := rule.gap_in(language):
        voice.print("rule-gap", words=gap)
    if ruling := rule.ruling_in(language):
        voice.print("rule-ruling", origin=rule.origin, words=ruling)


def _near(catalogue: Catalogue, rule_id: str) -> str:
    """Name the rules that whoever mistyped an id may have meant: the nearest by letters and those of its section."""
    section = rule_id.rpartition(".")[0] or rule_id
    near = [known for known in catalogue.rules if known.startswith(section)]
    likely = nearest(rule_id, catalogue.rules)
    return ", ".join(dict.fromkeys([*([likely] if likely else []), *near, *catalogue.rules][:_FEW]))


def _shown(rule: Rule, voice: Voice, applied: dict[str, tuple[str, ...]], tests: dict[str, tuple[str, ...]]) -> Shown:
    return Shown(
        rule.id,
        rule.section,
        rule.topic,
        getattr(rule.title, voice.language),
        getattr(rule.text, voice.language),
        rule.origin,
        rule.gap_in(voice.language),
        rule.ruling_in(voice.language),
        rule.note,
        rule.check,
        applied.get(rule.id, ()),
        tests.get(rule.id, ()),
    )


# ------------------------------------------------------------------------------------------------------------- coverage


def show_coverage(key: str, tests: Path | None, *, json: bool, lang: str) -> int:
    """Say how many rules have their code and their test; the exit code tells whether all have."""
    voice = Voice(lang)
    game = find_game(key)
    folder = tests or tests_folder(game)
    if folder is None or not folder.is_dir():
        raise UserError("no-tests", game=key, folder=str(folder or f"tests/games/{key}"))
    found = coverage(game.catalogue(), package_folder(game), folder, support=_support(folder))
    if json:
        put_out(found)
    else:
        _print_coverage(found, voice)
    return DONE if found.complete else NOT_SO


def _print_coverage(found: Coverage, voice: Voice) -> None:
    for missing in found.missing:
        voice.print(f"coverage-no-{missing.what}", rule=missing.id)
    for unknown in found.unknown:
        voice.print("coverage-unknown", what=unknown)
    covered = found.rules - len({missing.id for missing in found.missing})
    voice.print(
        "coverage",
        game=found.game,
        covered=covered,
        rules=found.rules,
        no_code=found.no_code,
        optional=found.optional,
    )


def package_folder(game: Game[State]) -> Path:
    """Give the folder of a game's code."""
    return Path(str(game.folder()))


def tests_folder(game: Game[State]) -> Path | None:
    """Find the tests of a game in the checkout that its code is part of; an installed package has none."""
    for parent in package_folder(game).parents:
        if (folder := parent / "tests" / "games" / game.key).is_dir():
            return folder
    return None


def _support(folder: Path) -> list[Path]:
    """Shared test code beside the tests of a game, through which these may assert."""
    return [place for place in (folder.parent.parent / "conformance", folder.parent / "conftest.py") if place.exists()]


def tested_by(folder: Path) -> dict[str, tuple[str, ...]]:
    """List the tests that carry the mark of each rule, as pytest names them."""
    found: dict[str, tuple[str, ...]] = {}
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for rule_id in _marks(node):
                    found[rule_id] = (*found.get(rule_id, ()), f"{path.relative_to(folder)}::{node.name}")
    return found


def _marks(test: ast.FunctionDef) -> Iterator[str]:
    """The ids in the `pytest.mark.rule(...)` of a test, each once."""
    calls = (node for mark in test.decorator_list for node in ast.walk(mark) if isinstance(node, ast.Call))
    marks = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "rule"]
    ids = [arg.value for call in marks for arg in call.args if isinstance(arg, ast.Constant)]
    yield from dict.fromkeys(str(each) for each in ids)
