"""`maestre print`: sheets of a ready army, of one's own, and a quick reference."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from pypdf import PdfReader

from maestre.games.tercios.game import game
from tests.cli.runs import Maestre


def said(file: Path) -> str:
    found = PdfReader(io.BytesIO(file.read_bytes()))
    return " ".join(" ".join(page.extract_text() for page in found.pages).split())


def test_a_ready_army_is_printed(maestre: Maestre, tmp_path: Path) -> None:
    file = tmp_path / "spain.pdf"
    ran = maestre("print", "tercios", "spain_1000", "--output", str(file), "--sheet", "roster", "--lang", "en")
    assert (ran.code, str(file) in ran.out) == (0, True)
    assert "Army of Flanders" in said(file)
    assert "1,000 of 1,000 points" in said(file)


def test_a_list_of_ones_own_is_printed_with_its_flaws(maestre: Maestre, tmp_path: Path) -> None:
    own, file = tmp_path / "mine.txt", tmp_path / "mine.pdf"
    own.write_text(game.write_list("sweden_1000", game.speaker("es")).replace("3 x", "9 x"), encoding="utf-8")
    words = ("print", "tercios", str(own), "--output", str(file), "--sheet", "roster", "--paper", "a5")
    ran = maestre(*words, "--lang", "es")
    assert ran.code == 0
    assert "defectos" in ran.out
    assert "El ejército suma 1715 puntos" in said(file)


def test_a_quick_reference_needs_no_list(maestre: Maestre, tmp_path: Path) -> None:
    file = tmp_path / "reference.pdf"
    for sheet in ("reference", "all"):
        assert maestre("print", "aguila", "--output", str(file), "--sheet", sheet, "--lang", "es").code == 0
        assert len(PdfReader(io.BytesIO(file.read_bytes())).pages) == 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("lepanto",), "no tiene nada de esta clase que imprimir"),
        (("aguila", "france_1500", "--sheet", "orders"), "no tiene la hoja «orders»"),
        (("tercios", "spain_1000", "--paper", "a3"), "no hay papel «a3»"),
        (("tercios", "spain"), "spain_1000"),
        (("tercios", "--sheet", "roster"), "hace falta una lista"),
    ],
)
def test_what_cannot_be_printed_is_said_with_what_can(
    maestre: Maestre, tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    file = tmp_path / "x.pdf"
    ran = maestre("print", *words, "--output", str(file))
    assert (ran.code, file.exists()) == (2, False)
    assert told in ran.err


def test_without_the_extra_the_command_says_how_to_install_it(
    maestre: Maestre, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maestre.paper.press.find_spec", lambda _: None)
    ran = maestre("print", "tercios", "spain_1000", "--output", str(tmp_path / "x.pdf"))
    assert ran.code == 2
    assert 'pip install "maestre[print]"' in ran.err
