"""Builds the documentation: the pages of docs, and one for each chapter of each game's rules, in both languages.

    python tools/site.py build/site

A warning of MkDocs is an error.
"""

from __future__ import annotations

import logging
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

os.environ["NO_MKDOCS_2_WARNING"] = "1"  # read when the theme is imported; we are on MkDocs 1 on purpose

from mkdocs.commands.build import build as build_pages
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from maestre.cli.games import scenarios_of, tables_of
from maestre.play import Game, find, installed
from maestre.play.catalogue import Rule
from maestre.play.tables import REBUILT

ROOT: Final = Path(__file__).parents[1]
LANGUAGES: Final = ("es", "en")
WORDS: Final[dict[str, dict[str, str]]] = {
    "es": {
        "folder": "es/reglas",
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
        "other": "In English",
    },
    "en": {
        "folder": "en/rules",
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
        "other": "En español",
    },
}


def main(site: Path, root: Path = ROOT) -> int:
    """Build the site of a checkout into a folder; the exit code says whether there was nothing to complain of."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    pages = site.resolve().with_name(f"{site.name}-pages")
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(root / "docs", pages)
    config = load_config(str(root / "mkdocs.yml"), docs_dir=str(pages), site_dir=str(site.resolve()), strict=True)
    nav: dict[str, list[Any]] = {f"rules-{language}": list(rule_pages(language, pages)) for language in LANGUAGES}
    nav["decisions"] = [f"decisions/{page.name}" for page in sorted((pages / "decisions").iterdir(), key=_readme_first)]
    config.nav = [_filled(entry, nav) for entry in config.nav or []]
    try:
        build_pages(config)
    except Abort as error:
        return error.exit_code
    return 0


def _filled(entry: Any, nav: dict[str, list[Any]]) -> Any:
    """Put a section in place of its name in the plan of the site."""
    if not isinstance(entry, dict):
        return entry
    ((title, below),) = entry.items()
    if isinstance(below, str):
        return {title: nav.get(below, below)}
    return {title: [_filled(each, nav) for each in below]}


def _readme_first(page: Path) -> tuple[bool, str]:
    return page.name != "README.md", page.name


# ------------------------------------------------------------------------------------------------------ pages of a game


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
        found.setdefault(rule.section.partition(".")[0], []).append(rule)
    return found


def rebuilt_rules(game: Game[Any]) -> frozenset[str]:
    """List the rules whose figures are in tables that we rebuilt."""
    tables = tables_of(game).values()
    return frozenset(rule for source in tables if source.origin == REBUILT for rule in source.rules)


def _cover(game: Game[Any], language: str) -> str:
    words, catalogue = WORDS[language], game.catalogue()
    other = next(each for each in LANGUAGES if each != language)
    lines = [
        f"# {plain(getattr(catalogue.title, language))}",
        "",
        f"{words['read']} [{words['other']}](../../../{WORDS[other]['folder']}/{game.key}/index.md)",
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
        if rule.section != section:
            section = rule.section
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


if __name__ == "__main__":
    sys.exit(main(*(Path(word) for word in sys.argv[1:] or ["build/site"])))
