"""Whole games at the terminal, by what is typed and read there, in either language."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from maestre.cli.frame.voice import Voice
from maestre.cli.terminal.kept import GameFile
from maestre.cli.terminal.session import Session
from maestre.cli.terminal.text import text_of
from maestre.opponents import Player, agent
from maestre.play import Game, Record, Table, find, verified
from tests.cli.readers import Reader

AGUILA_EN: Final = (
    "auto",
    "rest",
    "options",
    "forward",
    "advance 2 wheel left 20",
    "toward R1-1",
    "north 3",
    "no",
    "hold",
    "done",
)
AGUILA_ES: Final = (
    "auto",
    "resto",
    "opciones",
    "adelante",
    "avanza 2 pivota derecha 20",
    "hacia B1-1",
    "sur 3",
    "no",
    "fin",
)
MISTRAL_EN: Final = ("same", "1", "auto", "options", "fleet", "none", "pass", "2", "auto turn", "done")
MISTRAL_ES: Final = ("igual", "1", "auto", "opciones", "flota", "ninguna", "pasar", "2", "auto turno", "terminar")


def session(game: Game[Any], scenario: str, seat: str, voice: Voice, save: Path) -> Session:
    """A person in one seat, somebody who plays by chance in the other."""
    table = Table.new(game, scenario, seed=Random(1).randbytes(32), seats=dict.fromkeys(game.seats, "somebody"))
    others = {other: Player(agent("random", game), 1) for other in game.seats if other != seat}
    return Session(table, seat, others, text_of(game), voice, GameFile(save), Random(1))


@pytest.mark.parametrize(
    ("key", "scenario", "seat", "words"),
    [
        ("aguila", "learning", "blue", AGUILA_EN),
        ("aguila", "learning", "red", AGUILA_ES),
        ("mistral", "winter-1744", "british", MISTRAL_EN),
        ("mistral", "winter-1744", "bourbon", MISTRAL_ES),
    ],
    ids=["Águila in English", "Águila in Spanish", "Mistral in English", "Mistral in Spanish"],
)
def test_a_whole_game_is_played_by_typed_answers_alone(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    key: str,
    scenario: str,
    seat: str,
    words: tuple[str, ...],
) -> None:
    """Spanish is read to the player by a screen reader."""
    game, plain = find(key), words in (AGUILA_ES, MISTRAL_ES)
    voice = Voice("es" if plain else "en", game, plain=plain)
    reader = Reader(words, lambda: capsys.readouterr().out)
    monkeypatch.setattr("builtins.input", reader)
    saved = tmp_path / "game.jsonl"
    session(game, scenario, seat, voice, saved).run()
    assert verified(game, Record.load(saved)).outcome is not None
    if plain:
        assert not re.search(r"[─-╿←-↙\x1b]", reader.seen)
