"""`maestre play --plain`: every line is a sentence or a datum that stands by itself, however narrow the terminal is."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from maestre.cli.frame.voice import Voice
from maestre.cli.terminal.text import text_of
from maestre.play import Unreadable, find
from tests.cli.asking import asks
from tests.cli.lines import fault, faults

NARROW: Final = 40
WIDE: Final = 200
TYPED: Final = {
    ("lepanto", "en"): (
        *("ships", "near CC-G03", "moves CC-G03", "reports", "all forward", "map", "end", "targets", "all forward"),
        *("end", "face CC-G03 NE", "end", "map CC"),
    ),
    ("lepanto", "es"): ("buques", "cerca CC-G03", "movimientos CC-G03", "informes", "todos adelante", "fin", "fin"),
    ("tercios", "en"): (
        *("troops", "troops red", "sheet B1-1", "sheet B0", "near B1-1", "reports", "all attention", "B1-1"),
        *("try advance 9", "advance 3", "options", "done", "map", "map list"),
    ),
    ("tercios", "es"): ("tropas", "ficha B1-1", "cerca B1-1", "informes", "todas atención", "B1-1", "avanza", "fin"),
    ("aguila", "en"): (
        *("units", "units red", "objectives", "sheet B1-1", "sheet B1", "near B1-1", "reports", "options", "all line"),
        *("1", "options", "B1-1", "try B1-1 advance 2", "B1-1 advance 2", "done", "map"),
    ),
    ("aguila", "es"): ("unidades", "ficha B1", "cerca B1-1", "informes", "todas línea", "1", "opciones", "fin", "mapa"),
    ("mistral", "en"): (
        *("fleet", "orders", "auxiliaries", "prestige", "weather", "place TOU", "reports", "options", "draw", "done"),
        *("1", "options", "same", "map", "map TOU", "options B1"),
    ),
    ("mistral", "es"): ("flota", "órdenes", "auxiliares", "tiempo", "lugar TOU", "informes", "1", "terminar", "mapa"),
}
"""What is typed in each game and language: orders through a phase, and reports."""


def heard(game: str, language: str, columns: int, folder: Path) -> list[str]:
    """The lines that a game says on a terminal of some width, without prompts and what was typed."""
    typed = TYPED[game, language]
    ran = subprocess.run(
        (sys.executable, "-m", "maestre", "play", game, "--plain", "--seed", "1", "--lang", language),
        input="".join(f"{line}\n" for line in typed),
        env={**os.environ, "COLUMNS": str(columns), "LINES": "24", "TERM": "dumb", "MAESTRE_FOLDER": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stderr == ""
    said = re.sub(r"^[^>\n]*> ", "\n", ran.stdout, flags=re.MULTILINE)
    return [line.replace(str(folder), "…") for line in said.splitlines() if line and line not in typed]


@pytest.mark.parametrize(("game", "language"), TYPED, ids=str)
def test_every_line_of_a_game_stands_by_itself_and_is_never_folded(game: str, language: str, tmp_path: Path) -> None:
    narrow = heard(game, language, NARROW, tmp_path / "narrow")
    assert len(narrow) > 2 * len(TYPED[game, language])
    assert faults(narrow) == []
    assert any(len(line) > NARROW for line in narrow)
    assert narrow == heard(game, language, WIDE, tmp_path / "wide")


# -------------------------------------------------------------------------------------------- question after question

REPORTS: Final = {
    "lepanto": ("ships", "targets", "reports"),
    "tercios": ("options", "troops", "sheet B1-1", "near B1-1", "reports"),
    "aguila": ("options", "units", "objectives", "sheet B1-1", "near B1-1", "reports"),
    "mistral": ("options", "fleet", "orders", "auxiliaries", "prestige", "weather", "place TOU", "reports"),
}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("key", "scenario", "count"),
    [
        ("lepanto", "left-wings", 300),
        ("tercios", "learning", 150),
        ("aguila", "learning", 120),
        ("mistral", "1744", 150),
    ],
)
def test_boards_questions_reports_and_help_are_told_in_lines_that_stand_alone(
    key: str, scenario: str, count: int, language: str
) -> None:
    game = find(key)
    text, speaker = text_of(game), Voice(language, game, plain=True).speaker
    for known, ask in asks(game, scenario, count):
        told = [text.board(known, speaker, plain=True), text.question(ask, known, speaker)]
        told.append(text.explain(ask, known, speaker))
        for words in REPORTS[key]:
            try:
                found = text.report(known, ask, tuple(words.split()), speaker)
            except Unreadable:
                continue
            assert found, (words, ask)
            told += found
        assert faults("\n".join(told).split("\n")) == []


# ------------------------------------------------------------------------------------------------------ the measure


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("Tercio B1-1, at 43.2″ 12″, facing north, wear 0 of 4.", ""),
        ("1: Move", ""),
        ("Toulon [TOU]: Port of France, Blockade Value 2.", ""),
        ("  Tercio B1-1, at 43.2″ 12″.", "it is set in"),
        ("1  Move", "it has columns"),
        ("B1-1 Tercio 43.2 12.0 ↑ 0/4", "it is drawn"),
        ("20 ## ## ~~", "it is drawn"),
        ("At any time:", "it goes on below"),
        ("North is up; the numbers along the", "it goes on below"),
        ("Pikes, Arquebus/musket, Numerous", "it is neither a sentence nor a datum"),
        ("building and one objective.", "it goes on from above"),
        ("", "nothing is said"),
    ],
)
def test_a_line_is_found_wanting_that_does_not_stand_by_itself(line: str, wrong: str) -> None:
    assert fault(line) == wrong
