"""The command line speaks Spanish and English, explains everything it takes, and answers mistakes with a sentence."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from maestre import lab, opponents
from maestre.cli.app import app
from maestre.cli.frame.examples import EXAMPLES
from maestre.cli.frame.group import Group, worded
from maestre.cli.frame.voice import MESSAGES, Voice, language_of
from maestre.play import find, installed
from maestre.play.written.messages import LANGUAGES, problems
from tests.cli.runs import Maestre

SOURCES = Path(__file__).parents[2] / "src" / "maestre"


def commands(group: Any, name: str = "") -> list[tuple[str, Any]]:
    found = [(name, group)]
    for child, below in getattr(group, "commands", {}).items():
        found += commands(below, f"{name} {child}".strip())
    return found


@pytest.mark.parametrize("key", sorted(installed()))
def test_messages_are_in_order_in_both_languages(key: str) -> None:
    folders = (MESSAGES, opponents.MESSAGES, lab.MESSAGES, find(key).folder() / "messages")
    assert problems(*folders) == ()


@pytest.mark.parametrize("folder", ["cli", "lab", "opponents", "games/lepanto/text", "games/tercios/text"])
def test_every_key_in_the_code_is_written(folder: str) -> None:
    """Keys are given to a few calls only; each must exist."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted((SOURCES / folder).rglob("*.py")))
    called = r"(?:UserError|\.print|\.say|LabError|UnknownAgent|Unreadable|_say)\("
    keys = set(re.findall(called + r'\s*(?:"[\d.]*",\s*|speaker,\s*|ask\.rule,\s*)?"([a-z][a-z-]+)"', code))
    written = set(Voice("es", find("tercios" if "tercios" in folder else "lepanto")).speaker.keys())
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
        ({"LC_ALL": "", "LANG": ""}, "en"),
    ],
)
def test_the_language_is_that_of_the_system_english_for_one_we_lack_or_for_none(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert Voice().language == language
    assert language_of(["games"]) == language


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({"LC_ALL": "C"}, "There is no game"),
        ({"LC_ALL": "C.UTF-8", "LANG": "es_ES.UTF-8"}, "There is no game"),
        ({"LANG": "POSIX"}, "There is no game"),
        ({}, "There is no game"),
        ({"LANG": "de_DE.UTF-8"}, "There is no game"),
        ({"LANG": "es_ES.UTF-8"}, "Aquí no hay ningún juego"),
        ({"LC_ALL": "es_ES.UTF-8", "LANG": "C"}, "Aquí no hay ningún juego"),
    ],
    ids=str,
)
def test_the_command_itself_speaks_english_unless_its_system_speaks_spanish(
    variables: dict[str, str], said: str
) -> None:
    rest = {name: value for name, value in os.environ.items() if name != "LANG" and not name.startswith("LC_")}
    command = [sys.executable, "-m", "maestre", "games", "chess"]
    ran = subprocess.run(command, env=rest | variables, capture_output=True, text=True, encoding="utf-8", check=False)
    assert ran.returncode == 2
    assert said in ran.stderr


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


NEAREST = [
    (
        ["play", "lepnto"],
        "no game “lepnto” here: did you mean lepanto? Choose among aguila, lepanto, mistral, tercios.",
    ),
    (["rules", "foo"], "no game “foo” here: choose among aguila, lepanto, mistral, tercios."),
    (["bench", "kernel", "--game", "merlin"], "no game “merlin” here"),
    (["army", "tercios", "spain"], "did you mean spain_1000?"),
    (["army", "lepanto", "spain"], "players write no lists"),
    (["play", "lepanto", "--scenario", "lerning"], "did you mean learning? Choose among battle, learning, left-wings."),
    (["play", "lepanto", "--seat", "cristian"], "did you mean christian? Choose among christian, islamic."),
    (["play", "lepanto", "--against", "vetera"], "did you mean veteran? Choose among random, recruit, "),
    (["simulate", "lepanto", "--agents", "vetera"], "did you mean veteran?"),
    (["simulate", "lepanto", "--scenario", "batle"], "did you mean battle?"),
    (["simulate", "lepanto", "--option", "calm_allow_sail=true"], "did you mean calm_allows_sail?"),
    (["simulate", "lepanto", "--option", "calm_allows_sail=treu"], "did you mean true? Choose among true, false."),
    (["simulate", "lepanto", "--option", "calm_allows_sail"], "calm_allows_sail=false"),
    (["simulate", "lepanto", "--vary", "calm_allow_sail"], "did you mean calm_allows_sail?"),
    (["simulate", "lepanto", "--on", "processors"], "did you mean processes? Choose among processes, ray, here."),
    (["worker", "--only", "engin"], "did you mean engine? Choose among engine, bot, notice"),
    (["simulat"], "did you mean simulate?"),
    (["database", "bakup"], "did you mean backup? Choose among upgrade, backup, restore, key, reseal."),
    (["simulate", "lepanto", "--gmaes", "3"], "did you mean --games?"),
    (
        ["simulate", "lepanto", "--games"],
        "--games was given without a value: type a whole number from 1 to 1000000 after it.",
    ),
    (
        ["simulate", "lepanto", "--games", "few"],
        "“few” cannot be read for --games, which takes a whole number from 1 to 1000000",
    ),
    (["serve", "--port", "70000"], "“70000” cannot be read for --port, which takes a whole number from 0 to 65535"),
    (["games", "lepanto", "tercios"], "no use for “tercios”"),
    (["--lang", "fr", "games"], "“fr”: choose among es, en."),
    (["games", "--lang", "fr"], "“fr”: choose among es, en."),
    (["bench", "--lang=fr", "kernel"], "“fr”: choose among es, en."),
]


@pytest.mark.parametrize(("words", "said"), NEAREST, ids=[" ".join(words) for words, _ in NEAREST])
def test_what_is_not_known_comes_with_the_nearest_and_the_list(maestre: Maestre, words: list[str], said: str) -> None:
    ran = maestre(*words, env={"LC_ALL": "en_GB.UTF-8"})
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_the_language_means_the_same_before_and_after_the_command(maestre: Maestre) -> None:
    for language in LANGUAGES:
        before, after = maestre("--lang", language, "games"), maestre("games", "--lang", language)
        assert before == after
        assert before.code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_says_what_it_takes(language: str) -> None:
    numbers = {"games", "seed", "workers", "to", "port", "metrics", "seconds", "lang"}
    there = {each.name for _, command in commands(get_command(app)) for each in command.params}
    assert numbers <= there
    written = Voice(language).speaker.keys()
    assert [name for name in numbers if f"possible-{name}" not in written] == []


def test_help_is_wrapped_at_words_and_ends_with_an_example(maestre: Maestre) -> None:
    shown = maestre("simulate", "--help", "--lang", "en", env={"COLUMNS": "60"}).out
    assert all(len(line) <= 60 or "maestre" in line for line in shown.splitlines())
    assert shown.rstrip().splitlines()[-2] == f"  {EXAMPLES['simulate'][0]}"


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
