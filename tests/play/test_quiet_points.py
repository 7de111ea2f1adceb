"""A table marks quiet points as they are looked for: nobody can tell, but by what it costs."""

from __future__ import annotations

from random import Random

import pytest

from maestre.play import Table, find
from maestre.play import _machine as machine
from maestre.play.state import State, copied, fingerprint

ANSWERS = 150


@pytest.fixture
def copies(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """The states that tables have copied to go on from quiet points."""
    made: list[State] = []

    def counted(state: State) -> State:
        made.append(state)
        return copied(state)

    monkeypatch.setattr(machine, "copied", counted)
    return made


def played(key: str, *, looking: bool) -> Table[State]:
    """Play some answers by chance; with ``looking``, look for the last quiet point after each."""
    table, rng = Table.new(find(key), seed=bytes(32)), Random(5)
    for _ in range(ANSWERS):
        seat = table.waiting()[0]
        table.say(seat, next(table.proposals(seat, rng)))
        if looking:
            table.since_quiet()
    return table


@pytest.mark.parametrize("key", ["lepanto", "tercios"])
def test_the_last_quiet_point_is_the_same_whether_somebody_looked_for_those_before(key: str) -> None:
    far, near = played(key, looking=False), played(key, looking=True)
    before = fingerprint(far.state)
    assert far._marks[-1].sequence < near._marks[-1].sequence, "it has not been looked for yet"
    assert (fingerprint(far.quiet), far.since_quiet()) == (fingerprint(near.quiet), near.since_quiet())
    assert far._marks[-1].sequence == near._marks[-1].sequence
    assert (fingerprint(far.state), far.request, far.told) == (before, near.request, near.told)


def test_a_fork_of_a_table_that_nobody_looked_at_goes_on_as_the_table_does() -> None:
    table = played("lepanto", looking=False)
    fork = table.fork(table.key)
    for one in (table, fork):
        rng = Random(9)
        for _ in range(ANSWERS):
            seat = one.waiting()[0]
            one.say(seat, next(one.proposals(seat, rng)))
    assert table.fingerprint() == fork.fingerprint()


def test_few_quiet_points_are_copied_until_somebody_looks(copies: list[State]) -> None:
    played("lepanto", looking=False)
    unseen = len(copies)
    played("lepanto", looking=True)
    assert unseen < ANSWERS / 8
    assert len(copies) - unseen > ANSWERS / 2
