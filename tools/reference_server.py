"""Writes the reference of a server from the program: its settings, its HTTP interface and its socket.

    python -m tools.reference_server

`pages` gives the pages of a language, by their path under ``docs/<language>``. What is prose stands in
``tools/prose``; where it says ``{{ name }}``, something from the program goes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from maestre.cli.frame.voice import Voice
from maestre.play.written.messages import LANGUAGES
from maestre.server.operating.variables import BASE_URL, VARIABLES, Variable
from maestre.server.people.sweeping import Keep
from maestre.server.web.settings import Caps, Pace
from tools.markdown import filled, table
from tools.reference_api import api_page, socket_page

ROOT: Final = Path(__file__).parents[1]
WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "settings": "reference/settings.md",
        "api": "reference/api.md",
        "socket": "reference/socket.md",
        "absent": "When absent",
        "needed": "it is needed",
        "secret": "A secret.",
        "name": "name",
        "counted": "what is counted",
        "limit": "limit",
        "kept": "what is kept",
        "days": "days",
    },
    "es": {
        "settings": "referencia/ajustes.md",
        "api": "referencia/api.md",
        "socket": "referencia/socket.md",
        "absent": "Si falta",
        "needed": "es obligatoria",
        "secret": "Es un secreto.",
        "name": "nombre",
        "counted": "qué se cuenta",
        "limit": "límite",
        "kept": "qué se guarda",
        "days": "días",
    },
}


def pages(language: str) -> dict[str, str]:
    """Give the pages of a language, by their path under ``docs/<language>``."""
    written = {"settings": settings_page, "api": api_page, "socket": socket_page}
    return {WORDS[language][page]: write(language) for page, write in written.items()}


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
        caps=_caps(voice),
        keeps=_keeps(voice),
        secrets=", ".join(secrets),
    )


def _variables(voice: Voice, variables: list[Variable]) -> str:
    absent = WORDS[voice.language]["absent"]
    return "\n".join(
        f"### {one.name} {{ #{one.name} }}\n\n{_about(voice, one)}\n\n{absent}: {_absent(voice, one)}.\n"
        for one in variables
    )


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


def _caps(voice: Voice) -> str:
    caps, words = Caps(), WORDS[voice.language]
    rows = [
        (f"`{name}`", voice.say(f"cap-about-{name.replace('_', '-')}"), f"`{getattr(caps, name)}`")
        for name in Caps.__struct_fields__
    ]
    return table([words[head] for head in ("name", "counted", "limit")], rows)


def _keeps(voice: Voice) -> str:
    keep, words = Keep(), WORDS[voice.language]
    rows = [
        (f"`{name}`", voice.say(f"keep-about-{name}"), f"`{getattr(keep, name)}`") for name in Keep.__struct_fields__
    ]
    return table([words[head] for head in ("name", "kept", "days")], rows)


def main() -> None:
    """Write the pages of both languages."""
    for language in LANGUAGES:
        for path, text in pages(language).items():
            page = ROOT / "docs" / language / path
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
