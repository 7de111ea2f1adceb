"""A bot gives up what is lost on two turns running, by what its seat may know; nobody does so in the opening."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from maestre.opponents import RANDOM, VETERAN, Evaluation, Memory, Player, agent, doctrine_of, is_lost
from maestre.opponents.evaluation import tells
from maestre.opponents.giving_up import OPENING
from maestre.play import Game, Table, View, find

TERCIOS: Game[Any] = find("tercios")
WINNER, LOSER = "blue", "red"


@cache
def battle() -> dict[str, dict[int, View[Any]]]:
    """What each seat first saw in each turn of a battle that a veteran wins against chance."""
    table = Table.new(TERCIOS, TERCIOS.scenarios[0], options={"length": "turns_8"}, seed=Random(40).randbytes(32))
    players = {WINNER: Player(agent(VETERAN, TERCIOS), WINNER), LOSER: Player(agent(RANDOM, TERCIOS), LOSER)}
    seen: dict[str, dict[int, View[Any]]] = {WINNER: {}, LOSER: {}}
    while table.waiting():
        seat = table.waiting()[0]
        view = table.view(seat)
        seen[seat].setdefault(TERCIOS.turn(view.now), view)
        table.say(seat, players[seat].answer(view))
    assert table.outcome is not None
    assert table.outcome.winner == WINNER
    return seen


def given_up(*turns: int, chances: tuple[float, ...] = (0.99,) * 9, player: str = VETERAN) -> list[bool]:
    """Whether the loser gives up on each of these turns, one after the other, where the winner has such chances."""
    memory, seen = Memory(1), battle()[LOSER][4]
    found = []
    with pytest.MonkeyPatch.context() as patched:
        for turn, chance in zip(turns, chances, strict=False):
            patched.setattr(type(TERCIOS), "turn", lambda *_, turn=turn: turn)
            patched.setattr(Evaluation, "chance", lambda *_, chance=chance: chance)
            found.append(is_lost(player, TERCIOS, seen, memory))
    return found


def test_whoever_loses_a_battle_gives_it_up_before_its_end_and_whoever_wins_it_never_does() -> None:
    assert doctrine_of(TERCIOS).evaluation is not None
    for seat, gives_up in ((LOSER, True), (WINNER, False)):
        memory = Memory(1)
        found = [is_lost(VETERAN, TERCIOS, view, memory) for view in battle()[seat].values()]
        assert any(found[:-1]) == gives_up


@pytest.mark.parametrize(("chance", "lost"), [(0.971, True), (0.97, False)])
def test_a_chance_below_three_of_a_hundred_must_be_so_on_two_turns_running(chance: float, lost: bool) -> None:
    assert given_up(5, 6, chances=(chance, chance)) == [False, lost]


def test_a_turn_is_counted_once_however_often_its_seat_is_asked() -> None:
    assert given_up(5, 5, 5, 6) == [False, False, False, True]


def test_nobody_gives_up_in_the_opening() -> None:
    assert given_up(OPENING - 1, OPENING, OPENING + 1, OPENING + 2) == [False, False, False, True]


def test_one_better_turn_between_begins_the_count_anew() -> None:
    assert given_up(5, 6, 7, 8, chances=(0.99, 0.8, 0.99, 0.99)) == [False, False, False, True]


def test_who_plays_by_chance_never_gives_up() -> None:
    assert given_up(5, 6, player=RANDOM) == [False, False]


def test_who_has_no_evaluation_never_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = [battle()[LOSER][turn] for turn in (5, 6)]
    memory = Memory(1)
    assert any(is_lost(VETERAN, TERCIOS, view, memory) for view in lost)
    monkeypatch.setattr(doctrine_of(TERCIOS), "evaluation", None)
    memory = Memory(1)
    assert not any(is_lost(VETERAN, TERCIOS, view, memory) for view in lost)


def test_who_knows_no_more_than_a_coin_never_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tells(TERCIOS.package)
    monkeypatch.setattr("maestre.opponents.agents.tells", lambda _package: False)
    memory = Memory(1)
    assert not any(is_lost(VETERAN, TERCIOS, view, memory) for view in battle()[LOSER].values())
