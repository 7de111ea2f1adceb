"""What most people want of Maestre: open a game, let somebody play, look, keep, repeat."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from maestre.lab import Plan, Study
from maestre.lab import study as studied
from maestre.opponents import Agent, Player, agent
from maestre.play import Game, Record, Setting, Table, View, find, installed

__all__ = ["Agent", "Game", "Record", "Table", "View", "installed", "load", "new", "run", "study"]

SEED_BYTES = 32


def new(
    game: str | Game[Any], scenario: str = "", *, seed: int | None = None, options: Mapping[str, object] | None = None
) -> Table[Any]:
    """Open a table; with a seed, the same dice fall every time."""
    rules = find(game) if isinstance(game, str) else game
    key = None if seed is None else seed.to_bytes(SEED_BYTES, "big")
    return Table.new(rules, scenario, options=dict(options or {}), seed=key)


def load(path: str | PathLike[str], at: int | None = None) -> Table[Any]:
    """Open a saved game, at its end or after so many entries."""
    record = Record.load(Path(path))
    return Table.resume(find(record.header.game), record.header, None, record.entries[:at])


def run(
    table: Table[Any],
    agents: str | Agent | Mapping[str, str | Agent] = "random",
    *,
    seed: int = 0,
    answers: int | None = None,
) -> Table[Any]:
    """Let agents answer until the game is over, or for so many answers; gives the same table."""
    seats = table.game.seats
    by_seat = agents if isinstance(agents, Mapping) else dict.fromkeys(seats, agents)
    ready = {
        seat: Player(agent(one, table.game) if isinstance(one, str) else one, f"{seed} {seat}")
        for seat, one in by_seat.items()
    }
    given = 0
    while (waiting := table.waiting()) and (answers is None or given < answers):
        seat = waiting[0]
        table.say(seat, ready[seat].answer(table.view(seat)))
        given += 1
    return table


def study(
    game: str,
    agents: tuple[str, ...] = ("random",),
    *,
    games: int = 100,
    seed: int = 1,
    scenario: str = "",
    options: Mapping[str, Setting] | None = None,
) -> Study:
    """Play many games between agents that change seats, and count what comes of them."""
    return studied(Plan(game, agents, games, seed, scenario, dict(options or {})))
