"""Scenes go to browsers of games without a board of their own: whole once, then by what changes."""

from __future__ import annotations

from typing import Any

import msgspec
from contraband import Contraband, game
from msgspec import UNSET

from maestre.play import Order, Table, find
from maestre.play.board import Redrawn
from maestre.server.engines.audiences import Audiences, whole
from maestre.server.wire import encode

AT = {"mule-1": "a1", "mule-2": "c2", "patrol-1": "c3"}


def opened() -> Table[Any]:
    table = Table.new(game, seed=bytes(32))
    table.say("smuggler", "mule-2")
    return table


def test_whoever_looks_gets_the_scene_of_their_own_view() -> None:
    table = opened()
    signs = {
        seat: [piece for piece in whole("g", table, seat).scene["pieces"] if "badges" in piece]  # type: ignore[index]
        for seat in ("smuggler", "guard", "")
    }
    assert [piece["id"] for piece in signs["smuggler"]] == ["mule-2"]
    assert signs["guard"] == signs[""] == []


def test_an_answer_sends_only_the_piece_that_moved() -> None:
    table = opened()
    audiences = Audiences(table)
    table.say("smuggler", Order("step", "mule-1", ("a2",)))
    for event in audiences.events("g"):
        (step,) = event.steps
        change = msgspec.convert(step.scene, Redrawn)
        assert [(piece.id, piece.at) for piece in change.pieces] == [("mule-1", "a2")]
        assert (change.gone, change.board) == ((), UNSET)


def test_a_game_with_a_board_of_its_own_sends_none() -> None:
    table = Table.new(find("lepanto"), seed=bytes(32))
    assert b'"scene"' not in encode(whole("g", table, ""))


def test_a_game_that_is_not_described_sends_none() -> None:
    class Bare(Contraband):
        def scene(self, view: Any, seat: str) -> Any:
            return None

    table: Table[Any] = Table.new(Bare(), seed=bytes(32))
    audiences = Audiences(table)
    table.say("smuggler", "mule-2")
    assert all(step.scene is UNSET for event in audiences.events("g") for step in event.steps)
