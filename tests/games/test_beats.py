"""What lines of the log tell as data: read off recorded games, in which all of it must be there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from maestre.play import SPECTATOR, Line, Record, State, Table, find, log
from maestre.play.written.messages import LANGUAGES

RECORDS = Path(__file__).parents[1] / "records"
GAMES = ("lepanto", "tercios", "aguila", "mistral")
"""Those whose boards show what happens."""


@cache
def played(key: str) -> tuple[tuple[Line, State, State], ...]:
    """Every line of the recorded games, as all may read it, with the position before and after."""
    return tuple(told for path in sorted(RECORDS.glob("*.jsonl")) for told in _played(key, Record.load(path)))


def _played(key: str, record: Record) -> Iterator[tuple[Line, State, State]]:
    game = find(key)
    header = record.header.public()
    if header.game != key:
        return
    table: Table[Any] = Table(game, header, game.setup(header.scenario, game.resolve_options(header.options)))
    before = table.quiet
    known = 0
    for entry in record.entries:
        table.enter(entry)
        lines = log(table, SPECTATOR, table.version(SPECTATOR))
        if len(table.told) > known:
            yield from ((line, before, table.state) for line in lines)
        known = len(table.told)
        before = table.quiet


def pieces(state: Any) -> set[str]:
    """All that a board can point at."""
    kinds = ("ships", "units", "leaders", "officers", "scenery")
    places = getattr(state.figures, "places", ())
    return {str(name) for name in chain(places, *(getattr(state, kind, ()) for kind in kinds))}


@pytest.mark.parametrize("key", GAMES)
def test_who_did_it_to_whom_is_on_the_table_before_or_after(key: str) -> None:
    shown = 0
    for line, before, after in played(key):
        if line.did is None:
            continue
        known = pieces(before) | pieces(after)
        assert {*line.did.by, *line.did.to} <= known, line
        shown += bool(line.did.by)
    assert shown > 100


@pytest.mark.parametrize("key", GAMES)
def test_whatever_dice_decide_is_shown(key: str) -> None:
    thrown = [line for line, _, _ in played(key) if line.throws and line.message.key not in {"thrown", "thrown-typed"}]
    assert len(thrown) > 50
    assert [line.message.key for line in thrown if line.did is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_what_stands_beside_a_piece_is_said_in_a_few_letters(key: str, language: str) -> None:
    speaker = find(key).speaker(language)
    results = {line.did.result for line, _, _ in played(key) if line.did is not None and line.did.result is not None}
    assert len(results) > 5
    for result in results:
        assert 0 < len(speaker.say(result)) <= 24, result


@pytest.mark.parametrize("key", GAMES)
def test_every_beat_is_of_a_line_that_the_game_can_tell(key: str) -> None:
    for language in LANGUAGES:
        speaker = find(key).speaker(language)
        for told, beat in find(key).beats.items():
            assert speaker.variables(told) is not None
            assert not beat.result or set(speaker.variables(beat.result)) <= set(speaker.variables(told)), told
