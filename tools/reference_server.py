"""Writes the reference of a server from the program: its settings, its HTTP interface and its socket.

    python -m tools.reference_server

`pages` gives the pages of a language, by their path under ``docs/<language>``. What is prose stands in
``tools/prose``; where it says ``{{ name }}``, something from the program goes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from maestre.cli.voice import Voice
from maestre.play.messages import LANGUAGES
from maestre.server.variables import BASE_URL, VARIABLES, Variable
from maestre.server.web.settings import Pace

ROOT: Final = Path(__file__).parents[1]
PROSE: Final = Path(__file__).parent / "prose"
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "settings": "reference/settings.md",
        "variable": "variable",
        "about": "what for",
        "absent": "when absent",
        "needed": "it is needed",
        "secret": "A secret.",
        "name": "name",
        "counted": "what is counted",
        "limit": "limit",
    },
    "es": {
        "settings": "referencia/ajustes.md",
        "variable": "variable",
        "about": "para qué",
        "absent": "si falta",
        "needed": "es obligatoria",
        "secret": "Es un secreto.",
        "name": "nombre",
        "counted": "qué se cuenta",
        "limit": "límite",
    },
}


def pages(language: str) -> dict[str, str]:
    """Give the pages of a language, by their path under ``docs/<language>``."""
    return {WORDS[language]["settings"]: settings_page(language)}


def settings_page(language: str) -> str:
    """Give the page of every setting."""
    voice = Voice(language)
    secrets = (f"`{variable.name}`" for variable in VARIABLES if variable.secret)
    return filled(
        language,
        "settings",
        server=_variables(voice, [variable for variable in VARIABLES if not variable.at_home]),
        home=_variables(voice, [variable for variable in VARIABLES if variable.at_home]),
        paces=_paces(voice),
        secrets=", ".join(secrets),
    )


def filled(language: str, page: str, **parts: str) -> str:
    """Give a page's prose with its parts put in; a part that the prose lacks, or that is lacking, is a slip of ours."""
    prose = (PROSE / language / f"{page}.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\{\{ (\w+) \}\}", prose)) == set(parts), page
    return re.sub(r"\{\{ (\w+) \}\}", lambda found: parts[found[1]].rstrip("\n"), prose)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table as Markdown."""
    lines = [heads, ["---"] * len(heads), *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _variables(voice: Voice, variables: list[Variable]) -> str:
    words = WORDS[voice.language]
    rows = [(f"`{variable.name}`", _about(voice, variable), _absent(voice, variable)) for variable in variables]
    return table([words[head] for head in ("variable", "about", "absent")], rows)


def _about(voice: Voice, variable: Variable) -> str:
    about = voice.say(f"setting-about-{variable.key}")
    return f"{about} {WORDS[voice.language]['secret']}" if variable.secret else about


def _absent(voice: Voice, variable: Variable) -> str:
    if variable.needed:
        return WORDS[voice.language]["needed"]
    if variable is BASE_URL:
        return voice.say(f"setting-absent-{variable.key}", default=variable.default)
    return f"`{variable.default}`" if variable.default else voice.say(f"setting-absent-{variable.key}")


def _paces(voice: Voice) -> str:
    pace, words = Pace(), WORDS[voice.language]
    rows = [
        (f"`{name}`", voice.say(f"pace-about-{name.replace('_', '-')}"), f"`{getattr(pace, name)}`")
        for name in Pace.__struct_fields__
    ]
    return table([words[head] for head in ("name", "counted", "limit")], rows)


def main() -> None:
    """Write the pages of both languages."""
    for language in LANGUAGES:
        for path, text in pages(language).items():
            page = ROOT / "docs" / language / path
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
