"""`maestre play --dice`: a person throws dice of their own at the terminal, and the record says which those were."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from maestre.play import Record
from maestre.play.record import Rolled
from tests.cli.runs import Maestre

GAME = ("play", "tercios", "--scenario", "fields_of_glory", "--against", "random", "--seed", "4", "--dice")


def play(maestre: Maestre, file: Path, *lines: str, lang: str = "en") -> str:
    ran = maestre(*GAME, "--save", str(file), "--lang", lang, typed="".join(f"{line}\n" for line in lines))
    assert (ran.code, ran.err) == (0, "")
    return ran.out


@pytest.mark.parametrize(
    ("lang", "asked", "wrong", "more"),
    [
        ("en", "Throw 2 dice of 6 faces (9.11)", "type 2 numbers, one for each die, each from 1 to 6", "2 more dice"),
        ("es", "Tire 2 dados de 6 caras (9.11)", "escriba 2 números, uno por dado, del 1 al 6", "2 dados más"),
    ],
)
def test_dice_are_asked_for_and_what_they_cannot_show_is_refused_with_what_to_type(
    maestre: Maestre, tmp_path: Path, lang: str, asked: str, wrong: str, more: str
) -> None:
    file = tmp_path / "battle.jsonl"
    shown = play(maestre, file, "7 2", "4 4", "4 4 5 2", lang=lang)
    assert asked in shown
    assert wrong in shown
    assert more in shown
    rolled = [entry for entry in Record.load(file).entries if isinstance(entry, Rolled)]
    assert rolled[0] == Rolled((4, 4, 5, 2), typed=True, by="blue")


@pytest.mark.parametrize("word", ["throw", "tirar"])
def test_who_has_no_dice_at_hand_has_them_thrown(maestre: Maestre, tmp_path: Path, word: str) -> None:
    file = tmp_path / "battle.jsonl"
    play(maestre, file, word)
    rolled = [entry for entry in Record.load(file).entries if isinstance(entry, Rolled)]
    assert rolled
    assert not any(entry.typed for entry in rolled)


def test_verify_says_which_throws_were_typed_in_and_by_whom(maestre: Maestre, tmp_path: Path) -> None:
    file = tmp_path / "battle.jsonl"
    play(maestre, file, "4 4 5 2")
    said = maestre("verify", str(file), "--lang", "en").out
    assert "Typed in by Blue: the throw in entry 0." in said
    verdict = json.loads(maestre("verify", str(file), "--json").out)
    assert verdict["by_hand"] == [{"entry": 0, "faces": [4, 4, 5, 2], "by": "blue"}]


def test_a_throw_that_was_not_agreed_on_does_not_pass(maestre: Maestre, tmp_path: Path) -> None:
    file = tmp_path / "battle.jsonl"
    play(maestre, file, "4 4 5 2")
    file.write_bytes(file.read_bytes().replace(b'"typed":true,', b"", 1))
    ran = maestre("verify", str(file), "--lang", "en")
    assert ran.code == 1
    assert "the players had not agreed on that" in ran.err


def test_a_game_under_way_keeps_its_dice(maestre: Maestre, tmp_path: Path) -> None:
    file = tmp_path / "battle.jsonl"
    play(maestre, file, "5 2")
    ran = maestre("play", str(file), "--dice", "--lang", "en")
    assert ran.code != 0
    assert "leave --dice out" in ran.err
