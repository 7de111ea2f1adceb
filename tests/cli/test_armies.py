"""`maestre army`, and lists of one's own at `play` and `simulate`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from maestre.games.tercios.game import game
from maestre.play import LONGEST_LIST, Record
from maestre.play.written.messages import LANGUAGES
from tests.cli.runs import Maestre


@pytest.fixture
def fine(tmp_path: Path) -> Path:
    """A legal list, written in Spanish."""
    file = tmp_path / "mine.txt"
    file.write_text(game.write_list("sweden_1000", game.speaker("es")), encoding="utf-8-sig")
    return file


@pytest.fixture
def flawed(fine: Path) -> Path:
    """A list with too many squadrons, which also cost too much."""
    file = fine.with_name("flawed.txt")
    file.write_text(fine.read_text(encoding="utf-8-sig").replace("3 x", "9 x"), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_legal_list_is_shown_with_its_points(maestre: Maestre, fine: Path, language: str) -> None:
    shown = maestre("army", "tercios", str(fine), "--lang", language)
    assert shown.code == 0
    assert (
        "3 x Escuadrón moderno; Salvas = 360" if language == "es" else "3 x Modern squadron; Salvas = 360"
    ) in shown.out
    assert "995" in shown.out.splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_with_its_rule_and_the_exit_code_tells(
    maestre: Maestre, flawed: Path, language: str
) -> None:
    shown = maestre("army", "tercios", str(flawed), "--lang", language)
    assert shown.code == 1
    assert ["(8.13)" in shown.out, "(8.01)" in shown.out] == [True, True]
    assert ("El ejército suma" if language == "es" else "The army comes to") in shown.out


def test_programs_get_json(maestre: Maestre, flawed: Path) -> None:
    found = json.loads(maestre("army", "tercios", str(flawed), "--json", "--lang", "en").out)
    assert (found["legal"], found["points"]) == (False, 1715)
    assert found["flaws"][0]["rule"] == "8.13"
    assert found["flaws"][0]["remedy"].startswith("Move")


def test_a_list_that_the_game_offers_is_written_out_to_begin_from(maestre: Maestre) -> None:
    assert maestre("army", "tercios", "poland_1000", "--lang", "en").out.startswith("Hetman's cavalry")


def test_a_game_without_lists_says_so(maestre: Maestre, fine: Path) -> None:
    shown = maestre("army", "lepanto", str(fine))
    assert shown.code == 2
    assert "no escriben listas propias" in shown.err


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (b"\xff\xfe\x00", "UTF-8"),
        (b"x" * (LONGEST_LIST + 1), "20\u00a0000"),
        (b"x" * 500_000, "20\u00a0000"),
        (b"{", "JSON"),
    ],
)
def test_a_file_that_is_no_list_is_refused_with_the_next_step(
    maestre: Maestre, tmp_path: Path, written: bytes, said: str
) -> None:
    file = tmp_path / "odd.txt"
    file.write_bytes(written)
    for words in (("army", "tercios", str(file)), ("simulate", "tercios", "--option", f"blue_army=@{file}")):
        shown = maestre(*words)
        assert shown.code == 2
        assert said in shown.err
    assert maestre("army", "tercios", str(tmp_path / "none.txt")).code == 2


def test_one_plays_with_a_list_of_ones_own(maestre: Maestre, fine: Path, tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    words = ("play", "tercios", "--option", f"blue_army=@{fine}", "--option", "preparation=ready", "--save", str(saved))
    assert maestre(*words, "--seed", "1", typed="resign\n").code == 0
    header = Record.load(saved).header
    assert header.scenario == "fields_of_glory", "lists do not go with the learning battle"
    assert header.options["blue_army"] == game.own_list(fine.read_text(encoding="utf-8-sig")).kept
    assert maestre("verify", str(saved)).code == 0


def test_nobody_plays_with_a_flawed_list(maestre: Maestre, flawed: Path) -> None:
    for words in (("play", "tercios"), ("simulate", "tercios", "--on", "here", "--games", "1")):
        shown = maestre(*words, "--option", f"red_army=@{flawed}", "--lang", "en")
        assert shown.code == 2
        assert "(8.13)" in shown.err
        assert "2 things bar it" in shown.err


def test_many_games_are_played_with_a_list(maestre: Maestre, fine: Path) -> None:
    options = ("--option", f"red_army=@{fine}", "--option", "preparation=ready")
    shown = maestre("simulate", "tercios", "--games", "1", "--agents", "random", "--on", "here", "--json", *options)
    assert shown.code == 0
    assert json.loads(json.loads(shown.out)["options"]["red_army"])["faction"] == "sweden"


def test_a_switch_that_takes_no_list_takes_no_file(maestre: Maestre, fine: Path) -> None:
    shown = maestre("simulate", "tercios", "--option", f"scale=@{fine}")
    assert shown.code == 2
    assert "mm15, mm28" in shown.err


def test_the_game_tells_which_switches_take_lists(maestre: Maestre) -> None:
    assert "--option blue_army=@" in maestre("games", "tercios").out
    assert "@" not in maestre("games", "lepanto").out
