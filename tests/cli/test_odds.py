"""`maestre odds`: situations of a real table at the command line."""

from __future__ import annotations

import json

import pytest

from tests.cli.runs import Maestre


@pytest.mark.parametrize(
    ("language", "row"),
    [("en", "67%: nothing changes"), ("es", "67\N{NO-BREAK SPACE}%: no cambia nada")],
)
def test_two_answers_are_told_with_presets_odds_and_reasons(maestre: Maestre, language: str, row: str) -> None:
    shown = maestre("odds", "lepanto", "guns", "mine=islamic-galley", "enemy=christian-galley", "--lang", language)
    assert shown.code == 0
    assert row in shown.out
    assert "(hex)" in shown.out
    assert "2 (7.1.b) = 2" in shown.out


def test_kinds_are_listed(maestre: Maestre) -> None:
    shown = maestre("odds", "lepanto", "--lang", "en")
    assert shown.out.splitlines() == ["guns: Guns", "arms: Small arms", "boarding: Boarding", "ram: Ram"]


def test_programs_get_exact_fractions_and_every_choice(maestre: Maestre) -> None:
    told = json.loads(maestre("odds", "lepanto", "guns", "--json", "--lang", "en").out)
    assert [(row["what"], row["exactly"]) for row in told["chances"]][1:] == [("X lost", "1/3")]
    mine = told["questions"][0]
    assert (mine["name"], mine["preset"], mine["given"]) == ("mine", "christian-galley", False)
    assert "islamic-galliot" in mine["choices"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("gunz",), "perhaps guns"),
        (("guns", "mine"), "write name=value"),
        (("guns", "mine=frigate"), "is not possible here"),
        (("guns", "weather=fair"), "Nothing asks for “weather”"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_what_can(maestre: Maestre, words: tuple[str, ...], said: str) -> None:
    ran = maestre("odds", "lepanto", *words, "--lang", "en")
    assert ran.code != 0
    assert said in ran.err
