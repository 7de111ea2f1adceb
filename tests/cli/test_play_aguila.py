"""Águila at the terminal: a battle can be played by what is typed and read, in either language."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from maestre.cli.session import Session
from maestre.cli.text import text_of
from maestre.cli.voice import Voice
from maestre.games.aguila.game import game
from maestre.opponents import agent
from maestre.play import Record, Table, verified
from tests.cli.readers import Reader

ENGLISH = (
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
SPANISH = ("auto", "resto", "opciones", "adelante", "avanza 2 pivota derecha 20", "hacia B1-1", "sur 3", "no", "fin")


def session(language: str, seat: str, save: Path | None = None, *, plain: bool = False, seed: int = 1) -> Session:
    """A person at the learning battle, somebody who plays by chance in the other seat."""
    table = Table.new(game, "learning", seed=Random(seed).randbytes(32), seats=dict.fromkeys(game.seats, "somebody"))
    others = {other: agent("random", game) for other in game.seats if other != seat}
    return Session(table, seat, others, text_of(game), Voice(language, game, plain=plain), save, Random(seed))


@pytest.mark.parametrize(
    ("seat", "language", "words", "plain"),
    [("blue", "en", ENGLISH, False), ("red", "es", SPANISH, True)],
    ids=["in English", "in Spanish, by screen reader"],
)
def test_a_whole_battle_is_played_by_typed_answers_alone(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    seat: str,
    language: str,
    words: tuple[str, ...],
    plain: bool,
) -> None:
    reader = Reader(words, lambda: capsys.readouterr().out)
    monkeypatch.setattr("builtins.input", reader)
    saved = tmp_path / "battle.jsonl"
    session(language, seat, saved, plain=plain).run()
    assert verified(game, Record.load(saved)).outcome is not None
    if plain:
        assert not re.search(r"[─-╿←-↙\x1b]", reader.seen)
