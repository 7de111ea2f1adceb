"""Whatever is said, taken back, saved, opened, forked, ordered and handed over: the same table."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.play import CannotUndo, Game, NotAsked, Record, Refused, Table, Unreadable, verified
from tests.play.tiny import cards
from tests.play.tiny.playing import GAMES, asked, audiences, duel, play, seed, seen

ACTS = ("say",) * 8 + ("undo", "agreed", "save", "resume", "fork", "stand", "take over", "look", "refuse")


def looks(table: Table[Any]) -> tuple[object, ...]:
    return (table.fingerprint(), table.request, table.sealed, *(seen(table, seat) for seat in audiences(table.game)))


def act(table: Table[Any], what: str, rng: Random, folder: Path) -> Table[Any]:
    """Do one thing to a table; give the table to go on with."""
    seat = rng.choice(table.game.seats)
    before = looks(table)
    match what:
        case "say":
            return play(table, rng, 1)
        case "undo" | "agreed":
            try:
                table.undo(seat, agreed=table.game.seats if what == "agreed" else ())
            except CannotUndo:
                assert looks(table) == before
        case "save":
            table.save(folder / "game")
            opened = Table.open(table.game, folder / "game")
            assert opened.sequence == table.sequence
            assert [looks(opened)[:3], opened.seating] == [before[:3], table.seating]
            assert [opened.version(who) for who in audiences(table.game)] == [
                table.version(who) for who in audiences(table.game)
            ]
        case "resume":
            again = Table.resume(table.game, table.header, None, table.entries)
            assert looks(again) == before
            return again
        case "fork":
            play(table.fork(rng.randbytes(8)), rng, 3)
            assert looks(table) == before
        case "stand":
            table.stand(seat, (rng.choice(("pass", "pass-unless-knight")),) if rng.random() < 0.5 else ())
        case "take over":
            table.take_over(seat, f"holder {rng.randint(0, 9)}")
            assert table.fingerprint() == before[0]
        case "refuse":
            with pytest.raises((Unreadable, Refused, NotAsked)):
                table.say(seat, {"nonsense": 1})
            assert looks(table) == before
        case _:
            assert looks(table) == before
    return table


@given(st.sampled_from(GAMES), st.integers(0, 10_000), st.lists(st.sampled_from(ACTS), max_size=60))
def test_every_interleaving_leads_to_the_same_state_as_its_record(
    game: Game[Any], number: int, acts: list[str]
) -> None:
    rng = Random(number)
    with TemporaryDirectory() as folder:
        table = Table.new(game, seed=seed(number))
        for what in acts:
            if table.request is None:
                break
            table = act(table, what, rng, Path(folder))
            game.invariants(table.state)
    record = Record.parse(table.record().dump())
    assert looks(Table.resume(game, record.header, None, record.entries)) == looks(table)
    assert verified(game, record).fingerprint() == table.fingerprint()
    opened = Table.resume(game, record.header, record.snapshot, record.entries[table.turn_start :])
    assert looks(opened)[:3] == looks(table)[:3]


@given(st.sampled_from(GAMES), st.integers(0, 10_000), st.lists(st.sampled_from(ACTS), max_size=40))
def test_forks_and_forks_of_them_stand_and_go_on_as_their_table(game: Game[Any], number: int, acts: list[str]) -> None:
    table = Table.new(game, seed=seed(number))
    for index, what in enumerate(acts):
        if table.request is None:
            break
        with TemporaryDirectory() as folder:
            table = act(table, what, Random(index), Path(folder))
        before = looks(table)[:3]
        fork = table.fork(table.key)
        second = fork.fork(table.key)
        third = play(second.fork(table.key), Random(index), 1)
        assert looks(fork)[:3] == looks(second)[:3] == before
        went = [play(one, Random(index), 1) for one in (fork, second)]
        assert looks(table)[:3] == before
        ahead = play(Table.resume(game, table.header, None, table.entries), Random(index), 1)
        assert all(looks(one)[:3] == looks(ahead)[:3] for one in (*went, third))


DEEP = (("north", "knight-1"), ("south", "knight-2"), ("north", "archer-1"), ("south", "archer-2"), ("north", "spy-1"))


@pytest.mark.parametrize("depth", range(1, 5))
def test_a_reaction_four_deep_is_forked_saved_and_opened_inside(depth: int, tmp_path: Path) -> None:
    table = duel(("knight-1", "archer-1", "spy-1"), ("knight-2", "archer-2", "spy-2"))
    for seat, card in DEEP[:depth]:
        table.say(seat, card)
    assert len(table.state.chain) == depth
    assert asked(table, DEEP[depth][0]).window == "attack"

    table.save(tmp_path / "game")
    record = Record.load(tmp_path / "game")
    again = Table.resume(cards.game, record.header, record.snapshot, record.entries)
    assert looks(again) == looks(table)

    fork = table.fork(b"other dice")
    assert looks(fork)[:3] == looks(table)[:3]
    before = looks(table)
    for seat, card in DEEP[depth:]:
        fork.say(seat, card)
        again.say(seat, card)
    assert looks(table) == before
    assert fork.fingerprint() == again.fingerprint()
    assert [fighter.lives for fighter in fork.state.fighters.values()] == [6, 4]


def test_a_fork_of_a_fork_inside_a_reaction_goes_its_own_way() -> None:
    table = duel(("knight-1", "archer-1"), ("knight-2", "archer-2"))
    for seat, card in DEEP[:2]:
        table.say(seat, card)
    one = table.fork(None)
    one.say("north", "archer-1")
    two = one.fork(None)
    one.say("south", "pass")
    two.say("south", "archer-2")
    assert [len(each.state.discard) for each in (table, one, two)] == [2, 3, 4]
    assert table.waiting() == ("north",)
