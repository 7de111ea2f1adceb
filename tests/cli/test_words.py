"""The command line speaks Spanish and English, explains everything it takes, and answers mistakes with a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from maestre import lab, opponents
from maestre.cli import app
from maestre.cli.group import Group, worded
from maestre.cli.voice import MESSAGES, Voice, language_of
from maestre.games.lepanto import game
from maestre.games.tercios.game import game as tercios
from maestre.play.messages import LANGUAGES, problems
from tests.cli.runs import Maestre

SOURCES = Path(__file__).parents[2] / "src" / "maestre"


def commands(group: Any, name: str = "") -> list[tuple[str, Any]]:
    found = [(name, group)]
    for child, below in getattr(group, "commands", {}).items():
        found += commands(below, f"{name} {child}".strip())
    return found


def test_messages_are_in_order_in_both_languages() -> None:
    folders = (MESSAGES, opponents.MESSAGES, lab.MESSAGES, game.folder() / "messages")
    assert problems(*folders) == ()


@pytest.mark.parametrize("folder", ["cli", "lab", "opponents", "games/lepanto/text", "games/tercios/text"])
def test_every_key_in_the_code_is_written(folder: str) -> None:
    """Keys are given to a few calls only; each must exist."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted((SOURCES / folder).rglob("*.py")))
    called = r"(?:UserError|\.print|\.say|LabError|UnknownAgent|Unreadable|_say)\("
    keys = set(re.findall(called + r'\s*(?:"[\d.]*",\s*|speaker,\s*|ask\.rule,\s*)?"([a-z][a-z-]+)"', code))
    written = set(Voice("es", tercios if "tercios" in folder else game).speaker.keys())
    assert keys
    assert keys <= written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_has_its_help(maestre: Maestre, language: str) -> None:
    for name, command in commands(get_command(app)):
        shown = maestre(*name.split(), "--help", "--lang", language)
        assert shown.code == 0
        voice = Voice(language)
        worded(command, voice, "-".join(name.split()))
        words = " ".join(re.sub(r"[│╭╮╰╯─]", " ", shown.out).split())
        for parameter in command.params:
            assert parameter.help, (name, parameter.name)
            assert parameter.help.split()[0] in words
            assert parameter.param_type_name != "option" or parameter.opts[0] in words


def test_help_is_in_the_language_that_is_asked_for(maestre: Maestre) -> None:
    assert "Uso:" in maestre("simulate", "--help").out
    assert "Usage:" in maestre("simulate", "--help", "--lang", "en").out
    assert "Usage:" in maestre("simulate", "--help", env={"LC_ALL": "en_GB.UTF-8"}).out


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "en_US.UTF-8"}, "en"),
        ({"LC_ALL": "es_AR", "LANG": "en_US"}, "es"),
        ({"LC_ALL": "C.UTF-8", "LANG": "es_ES"}, "en"),
        ({"LC_ALL": "", "LANG": "POSIX"}, "en"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": ""}, "en"),
        ({"LC_ALL": "", "LANG": "es@euro"}, "es"),
        ({"LC_ALL": "", "LANG": ""}, "es"),
    ],
)
def test_the_language_is_that_of_the_system_english_for_one_we_lack_and_spanish_for_none(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert Voice().language == language
    assert language_of(["games"]) == language


def test_the_language_on_the_command_line_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    assert language_of(["games", "--lang", "es"]) == "es"
    assert language_of(["games", "--lang=es"]) == "es"


MISTAKES = [
    (["gmaes"], "gmaes"),
    (["games", "chess"], "chess"),
    (["games", "--lang", "fr"], "fr"),
    (["games", "--colour"], "--colour"),
    (["rules"], "maestre rules --help"),
    (["rules", "lepanto", "99.z"], "99.z"),
    (["rules", "lepanto", "--coverage", "--tests", "/no/such/folder"], "/no/such/folder"),
    (["simulate", "lepanto", "--games", "few"], "few"),
    (["simulate", "lepanto", "--games", "0"], "0"),
    (["simulate", "lepanto", "--agents", "stockfish"], "stockfish"),
    (["simulate", "lepanto", "--agents", "random,random,random"], "3"),
    (["simulate", "lepanto", "--agents", "random", "--scenario", "trafalgar"], "trafalgar"),
    (["simulate", "lepanto", "--agents", "random", "--option", "calm_allows_sail=perhaps"], "calm_allows_sail"),
    (["simulate", "lepanto", "--agents", "random", "--on", "cloud"], "cloud"),
    (["simulate", "lepanto", "--agents", "random", "--address", "10.0.0.1:1"], "ray"),
    (["replay", "/no/such/file"], "/no/such/file"),
    (["verify", "/"], "/"),
    (["play", "chess"], "chess"),
    (["play", "lepanto", "--seat", "pirate"], "pirate"),
    (["play", "lepanto", "--against", "stockfish"], "stockfish"),
    (["play", "lepanto", "--scenario", "trafalgar"], "trafalgar"),
    (["play"], "--web"),
    (["worker", "--only", "cook"], "cook"),
    (["serve"], "MAESTRE_DATABASE"),
    (["database", "upgrade"], "MAESTRE_DATABASE"),
    (["bench", "chess"], "chess"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("words", "named"), MISTAKES, ids=[" ".join(words) for words, _ in MISTAKES])
def test_a_mistake_is_answered_with_a_sentence_and_exit_code_2(
    maestre: Maestre, words: list[str], named: str, language: str
) -> None:
    ran = maestre(*words, env={"LC_ALL": f"{language}_XX.UTF-8"})
    assert ran.code == 2
    assert named in ran.err
    assert ran.err.strip().endswith((".", ")"))
    assert "Traceback" not in ran.err + ran.out
    assert ran.out == ""


def test_without_arguments_help_is_shown(maestre: Maestre) -> None:
    assert "simulate" in maestre().err + maestre().out


def test_a_fault_of_ours_is_not_hidden(maestre: Maestre, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("maestre.cli.games.show_games", broken)
    with pytest.raises(ZeroDivisionError):
        maestre("games")


def test_the_root_is_our_group() -> None:
    assert isinstance(get_command(app), Group)
