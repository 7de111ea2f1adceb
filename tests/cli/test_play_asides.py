"""What somebody types who does not know what can be typed: each is answered, and the question stands there again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.cli.runs import Maestre

GAMES: Final = ("lepanto", "tercios", "aguila", "mistral")
NONSENSE: Final = (
    *(
        "",
        "   ",
        "dance",
        "ÁÉÍÓÚ ñandú",
        "0",
        "-1",
        "1.1.1",
        "9" * 1500,
        "٣",
        "²",
        "[",
        "{ $x }",
        '"',
        "\\",
        "a:b",
        "*",
    ),
    *("map zzz", "MAP on off", "undo", "rule", "rule 999", "rule x y", "odds", "odds dance", "odds 99", "why", "why x"),
    *("log 100000", "log x", f"log {'9' * 1500}", "help 99", f"help {'9' * 1500}", "? x", "auto dance", "x" * 5000),
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAESTRE_FOLDER", str(tmp_path))


def said(maestre: Maestre, key: str, *lines: str, lang: str = "en") -> str:
    """What a game says to lines that are typed one after another."""
    words = ("play", key, "--against", "random", "--seed", "1", "--lang", lang)
    ran = maestre(*words, typed="".join(f"{line}\n" for line in lines))
    assert (ran.code, ran.err) == (0, "")
    return ran.out


@pytest.mark.parametrize(
    ("lang", "word", "because"), [("en", "advice", "Because|Rather"), ("es", "consejo", "Porque|En vez")]
)
@pytest.mark.parametrize("key", GAMES)
def test_advice_is_given_with_its_reason_and_changes_nothing(
    maestre: Maestre, key: str, lang: str, word: str, because: str
) -> None:
    """Where nothing has to be weighed there is no reason; before a game is over there is something to weigh."""
    shown = said(maestre, key, word, word, lang=lang)
    prompts = re.findall(r"^\S.*> ", shown, re.MULTILINE)
    assert len(set(prompts)) == 1
    plays = said(maestre, key, *["auto", word] * 12, lang=lang)
    assert re.search(rf"\. ({because})", plays), plays


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("key", GAMES)
def test_nonsense_is_answered_in_words_and_changes_nothing(maestre: Maestre, key: str, lang: str) -> None:
    shown = said(maestre, key, *NONSENSE, "auto", *NONSENSE, lang=lang)
    prompts = re.findall(r"^\S.*> ", shown, re.MULTILINE)
    assert len(prompts) == 2 * len(NONSENSE) + 2
    assert len(set(prompts[: len(NONSENSE)])) == 1
    assert not re.search(r"^\w+(-\w+)+ \{|Traceback", shown, re.MULTILINE)


def test_there_is_nothing_to_take_back_before_the_first_order(maestre: Maestre) -> None:
    assert "There is nothing to take back yet" in said(maestre, "aguila", "undo")


def test_what_dice_have_settled_stands_and_nobody_is_asked_to_agree(maestre: Maestre) -> None:
    shown = said(maestre, "mistral", "auto", "pass", "undo")
    assert "Dice have fallen since your last order, so it stands." in shown


def test_a_log_without_a_line_says_so(maestre: Maestre) -> None:
    assert "Nothing has happened yet" in said(maestre, "lepanto", "log")


def test_news_that_are_left_out_come_with_how_to_read_them_all(maestre: Maestre) -> None:
    shown = said(maestre, "lepanto", "all forward", "log 11")
    assert "… and 8 more like these: log 11 shows them all." in shown
    assert len(re.findall(r"^CC-G\d\d moves", shown, re.MULTILINE)) == 3 + 11


@pytest.mark.parametrize(
    ("key", "typed", "answer"),
    [
        ("tercios", "rule", "Say which rule: try 1.01, "),
        ("tercios", "rule 6.2", "There is no rule “6.2”: try 6.20, 6.21, "),
        ("mistral", "rule ic.9.36", "IC.9.36  "),
        ("lepanto", "rule 6.2.", "6.2.a: "),
    ],
)
def test_a_rule_is_found_by_what_its_id_begins_with(maestre: Maestre, key: str, typed: str, answer: str) -> None:
    assert answer in said(maestre, key, typed)


def test_a_word_that_is_known_is_not_mended(maestre: Maestre) -> None:
    assert "¿Quería decir" not in said(maestre, "lepanto", "map zzz", lang="es")
    assert "¿Quería decir «mapa»?" in said(maestre, "lepanto", "mapas", lang="es")


def test_a_terminal_without_accents_and_arrows_shows_simpler_signs(tmp_path: Path) -> None:
    ran = subprocess.run(
        (sys.executable, "-m", "maestre", "play", "lepanto", "--seed", "1", "--lang", "es"),
        input="ñandú\n".encode("latin-1"),
        env={**os.environ, "PYTHONIOENCODING": "ascii", "MAESTRE_FOLDER": str(tmp_path)},
        capture_output=True,
        check=True,
    )
    assert ran.stderr == b""
    assert b"24    .   .  C>   ." in ran.stdout
    assert b"Mueva sus buques y despues escriba fin." in ran.stdout
    assert b'"?and?" no es ninguna orden' in ran.stdout


@pytest.mark.parametrize("key", GAMES)
def test_to_list_the_answers_puts_the_question_once(maestre: Maestre, key: str) -> None:
    _, shown, _ = said(maestre, key, "auto", "?").rsplit("> ", 2)
    question = shown.split("\n")[1]
    assert question
    assert shown.count(question) == 1
    assert shown.count("\n") > 2
