"""Recorded games replay to the same hash, result and end reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from maestre.play import Record, Table, find, verified

RECORDS = sorted(Path(__file__).parent.glob("*.jsonl"))
ENDINGS = {
    "lepanto": {"turns-over", "fleet-lost", "ending-resigned", "ending-timeout", "ending-agreed"},
    "tercios": {"ending-duration", "ending-resigned"},
    "aguila": {"ending-time", "ending-resigned"},
    "mistral": {"time-is-up", "ending-resigned"},
}


@pytest.mark.parametrize(("game", "count"), [("lepanto", 10), ("tercios", 4), ("aguila", 5), ("mistral", 3)])
def test_recorded_games_end_in_many_ways(game: str, count: int) -> None:
    records = [record for record in map(Record.load, RECORDS) if record.header.game == game]
    assert len(records) == count
    assert {record.ending.outcome.reason for record in records if record.ending} == ENDINGS[game]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_verifies_and_comes_to_the_same_end(path: Path) -> None:
    record = Record.load(path)
    table = verified(find(record.header.game), record)
    assert record.ending is not None
    assert table.outcome == record.ending.outcome
    assert table.fingerprint() == record.ending.hash


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_opens_from_its_snapshot_to_the_same_end(path: Path) -> None:
    record = Record.load(path)
    table = Table.open(find(record.header.game), path)
    assert record.ending is not None
    assert record.snapshot is not None
    assert table.base == record.snapshot.sequence > 0
    assert (table.outcome, table.fingerprint()) == (record.ending.outcome, record.ending.hash)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_written_as_it_was_read(path: Path) -> None:
    assert Record.parse(path.read_bytes()).dump() == path.read_bytes()
