"""Writes the pages of the rules for the documentation: one for each chapter of each game's catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from maestre.cli.games import scenarios_of, tables_of
from maestre.play import Game, find, installed
from maestre.play.written.catalogue import Rule
from maestre.play.written.datatables import REBUILT

WORDS: Final[dict[str, dict[str, str]]] = {
    "es": {
        "folder": "reglas",
        "home": "Reglas",
        "chapter": "Capítulo",
        "rules": "reglas",
        "ruled": "Resolución nuestra",
        "inferred": "Deducido por nosotros",
        "reconstructed": "Reconstruido por nosotros",
        "gap": "Lo que el reglamento deja abierto",
        "rebuilt": "cifras reconstruidas por nosotros",
        "optional": "opcional",
        "read": (
            "Estas páginas salen del catálogo que aplica el árbitro: cada regla con nuestras palabras, y la resolución"
            " allí donde el reglamento calla o se contradice. No sustituyen al reglamento, que hace falta para jugar."
        ),
        "scenarios": "Escenarios",
        "ours": "nuestro, no del reglamento",
        "tables": "De dónde sale cada tabla",
        "table": "tabla",
        "from": "procedencia",
        "reason": "motivo",
    },
    "en": {
        "folder": "rules",
        "home": "Rules",
        "chapter": "Chapter",
        "rules": "rules",
        "ruled": "Our ruling",
        "inferred": "Inferred by us",
        "reconstructed": "Rebuilt by us",
        "gap": "What the book leaves open",
        "rebuilt": "figures rebuilt by us",
        "optional": "optional",
        "read": (
            "These pages come from the catalogue that the umpire applies: every rule in our own words, with the ruling"
            " where the book is silent or contradicts itself. They do not replace the rulebook, which you need to play."
        ),
        "scenarios": "Scenarios",
        "ours": "ours, not the book's",
        "tables": "Where each table comes from",
        "table": "table",
        "from": "provenance",
        "reason": "reason",
    },
}


def rule_pages(language: str, pages: Path) -> Iterator[dict[str, Any]]:
    """Write the pages of every game's rules, and give their place in the plan of the site."""
    words = WORDS[language]
    for key in installed():
        game = find(key)
        folder = pages / words["folder"] / key
        folder.mkdir(parents=True)
        title = getattr(game.catalogue().title, language)
        (folder / "index.md").write_text(_cover(game, language), encoding="utf-8")
        listed: list[Any] = [f"{words['folder']}/{key}/index.md"]
        for chapter, rules in chapters(game).items():
            (folder / f"{chapter}.md").write_text(_chapter(game, chapter, rules, language), encoding="utf-8")
            listed.append({f"{words['chapter']} {chapter}": f"{words['folder']}/{key}/{chapter}.md"})
        yield {title: listed}


def chapters(game: Game[Any]) -> dict[str, list[Rule]]:
    """Group the rules of a game by chapter, in the order of the book."""
    found: dict[str, list[Rule]] = {}
    for rule in game.catalogue().rules.values():
        found.setdefault(chapter_of(rule), []).append(rule)
    return found


def chapter_of(rule: Rule) -> str:
    """Tell the chapter of a rule: what its section begins with."""
    return re.split(r"[. ]", rule.section)[0]


def rebuilt_rules(game: Game[Any]) -> frozenset[str]:
    """List the rules whose figures are in tables that we rebuilt."""
    tables = tables_of(game).values()
    return frozenset(rule for source in tables if source.origin == REBUILT for rule in source.rules)


def _cover(game: Game[Any], language: str) -> str:
    words, catalogue = WORDS[language], game.catalogue()
    lines = [
        f"# {plain(getattr(catalogue.title, language))}",
        "",
        words["read"],
        "",
        f"`{game.key}`, {len(catalogue.rules)} {words['rules']}, v{game.rules}.",
        "",
    ]
    lines += [
        f"- [{words['chapter']} {chapter}]({chapter}.md): {len(rules)} {words['rules']}"
        for chapter, rules in chapters(game).items()
    ]
    if told := scenarios_of(game):
        lines += ["", f"## {words['scenarios']}", ""]
        for key, scenario in told.items():
            mark = f" ({words['ours']})" if scenario.ours else ""
            title, note = getattr(scenario.title, language), getattr(scenario.note, language)
            lines.append(f"- `{key}`: **{plain(title)}**{mark}. {plain(note)}")
    if tables := tables_of(game):
        head = " | ".join(words[column] for column in ("table", "from", "reason"))
        lines += ["", f"## {words['tables']}", "", f"| {head} |", "| --- | --- | --- |"]
        lines += [
            f"| `{name}` | {plain(source.provenance)} | {plain(source.reason_in(language))} |"
            for name, source in tables.items()
        ]
    return "\n".join(lines) + "\n"


def _chapter(game: Game[Any], chapter: str, rules: list[Rule], language: str) -> str:
    title = plain(getattr(game.catalogue().title, language))
    lines, section, rebuilt = [f"# {title}: {chapter}", ""], "", rebuilt_rules(game)
    for rule in rules:
        if (named := rule.section_in(language)) != section:
            section = named
            lines += [f"## {section}", ""]
        lines += [*_rule(rule, language, rebuilt=rule.id in rebuilt), ""]
    return "\n".join(lines)


def _rule(rule: Rule, language: str, *, rebuilt: bool) -> list[str]:
    words = WORDS[language]
    marks = [words[mark] for mark, has in (("rebuilt", rebuilt), ("optional", rule.optional)) if has]
    lines = [f"### {rule.id} {plain(getattr(rule.title, language))} {{ #{rule.id} }}", ""]
    lines += [plain(getattr(rule.text, language)) + "".join(f" *({mark})*" for mark in marks)]
    gap, ruling = plain(rule.gap_in(language)), plain(rule.ruling_in(language))
    if ruling:
        lines += ["", f'!!! note "{words[rule.origin]}"', "", f"    {ruling}"]
        lines += ["", f"    *{words['gap']}:* {gap}"] if gap else []
    return lines


def plain(text: str) -> str:
    """Give a text in which nothing is taken for Markdown or HTML, on one line."""
    text = " ".join(text.split()).replace("&", "&amp;").replace("<", "&lt;")
    return re.sub(r"([\\`*_{}\[\]#|!])", r"\\\1", text)
