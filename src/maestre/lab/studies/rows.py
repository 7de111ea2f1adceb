"""What a study keeps of its games: a row for each, and a row for each loss."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

import maestre
from maestre.lab.match import Brought, Lost, Match, Result
from maestre.lab.studies.design import Cell
from maestre.play import Game, Outcome, Setting, State
from maestre.play.board import Graph, Grid, Plane, Space
from maestre.play.written.owners import opened


class Row(msgspec.Struct, frozen=True):
    """A game of a study: all that it takes to play it again, and what came of it."""

    cell: int
    number: int
    game: str
    scenario: str
    seed: str
    agents: dict[str, str]
    options: dict[str, Setting]
    figures: str
    """The digest of its figures; empty where they are the game's own."""
    rules: int
    version: str
    result: Result

    @property
    def winner(self) -> str:
        """The seat that won, or nothing."""
        return self.result.outcome.winner or ""

    def share(self, seat: str) -> float:
        """What it is worth to a seat: a draw is half a win."""
        return 0.5 if not self.winner else float(self.winner == seat)

    def share_of(self, agent: str) -> float:
        """What it is worth to an agent."""
        return sum(self.share(seat) for seat, name in self.agents.items() if name == agent)

    def margin(self, seat: str) -> int | None:
        """By how many points a seat is ahead of the others in the end, where points are counted."""
        points = dict(self.result.outcome.points)
        return points[seat] - sum(other for name, other in points.items() if name != seat) if points else None


def row_of(cell: Cell, number: int, match: Match, result: Result) -> Row:
    """Make the row of a game that was played."""
    game = opened(match.game, match.figures)
    digest = game.figures.digest if game.figures is not None else ""
    return Row(
        cell.number,
        number,
        match.game,
        match.scenario,
        match.seed.hex(),
        match.agents,
        match.options,
        digest,
        game.rules,
        maestre.__version__,
        msgspec.structs.replace(result, thought={}),
    )


# ------------------------------------------------------------------------------------------------ as columns

GAMES: Final = (
    "cell", "number", "scenario", "seed", "agents", "options", "figures", "winner", "reason", "points",
    "margin", "turns", "decisions", "brought", "hash", "rules", "version",
)  # fmt: skip
"""The columns of the file of games, in order."""
LOSSES: Final = ("cell", "number", "turn", "seat", "kind", "worth", "cause", "piece", "place", "x", "y")
"""And of the file of losses."""


def game_columns(rows: list[Row]) -> dict[str, list[object]]:
    """Put games into columns; what has no single value stands there as JSON."""
    found: dict[str, list[object]] = {name: [] for name in GAMES}
    for row in rows:
        outcome, result = row.result.outcome, row.result
        values = (
            row.cell, row.number, row.scenario, row.seed, _json(row.agents), _json(row.options), row.figures,
            row.winner, outcome.reason, _json(dict(outcome.points)), row.margin(next(iter(row.agents))),
            result.turns, result.decisions, _json(result.brought), result.hash, row.rules, row.version,
        )  # fmt: skip
        for name, value in zip(GAMES, values, strict=True):
            found[name].append(value)
    return found


def loss_columns(rows: list[Row], game: Game[State]) -> dict[str, list[object]]:
    """Put losses into columns: where a piece stood by its name, and as a point of the board's."""
    found: dict[str, list[object]] = {name: [] for name in LOSSES}
    boards: dict[str, dict[str, tuple[float, float]]] = {}
    for row in rows:
        places = boards.setdefault(row.scenario, {})
        if not places:
            places.update(places_of(board_of(game, row)))
        for lost in row.result.lost:
            point = places.get(lost.at) if isinstance(lost.at, str) else (float(lost.at[0]), float(lost.at[1]))
            x, y = point if point is not None else (None, None)
            values = (
                row.cell, row.number, lost.turn, lost.seat, lost.kind, lost.worth, lost.how, lost.piece,
                lost.at if isinstance(lost.at, str) else "", x, y,
            )  # fmt: skip
            for name, value in zip(LOSSES, values, strict=True):
                found[name].append(value)
    return found


def board_of(game: Game[State], row: Row) -> Space | None:
    """Give the space on which a game was played, where there is one."""
    scene = game.scene(game.setup(row.scenario, game.resolve_options(row.options)), "")
    return scene.board.space if scene is not None else None


def places_of(space: Space | None) -> dict[str, tuple[float, float]]:
    """Give where the named places of a board lie: hexes of odd rows half a hex to the right."""
    if isinstance(space, Grid):
        half = 0.5 if space.form == "hex" else 0.0
        return {
            cell: (column + half * (y % 2), float(y))
            for y, line in enumerate(space.cells)
            for column, cell in enumerate(line)
            if cell
        }
    if isinstance(space, Graph):
        return {name: (float(x), float(y)) for name, (x, y) in space.points}
    assert space is None or isinstance(space, Plane)
    return {}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# ------------------------------------------------------------------------------------------------ and back


def rows_of(columns: dict[str, list[object]], losses: dict[str, list[object]], game: str) -> Iterator[Row]:
    """Give games from their columns."""
    lost: dict[tuple[object, object], list[Lost]] = {}
    for values in zip(*(losses[name] for name in LOSSES), strict=True):
        one = dict(zip(LOSSES, values, strict=True))
        at = one["place"] or ((one["x"], one["y"]) if one["x"] is not None else "")
        lost.setdefault((one["cell"], one["number"]), []).append(
            msgspec.convert({**one, "how": one["cause"], "at": at}, Lost, strict=False)
        )
    for values in zip(*(columns[name] for name in GAMES), strict=True):
        one = dict(zip(GAMES, values, strict=True))
        told = {name: msgspec.json.decode(str(one[name])) for name in ("agents", "options", "points", "brought")}
        points = tuple((seat, count) for seat, count in told["points"].items())
        result = Result(
            Outcome(str(one["winner"]) or None, str(one["reason"]), points),
            str(one["hash"]),
            int(str(one["decisions"])),
            turns=int(str(one["turns"])),
            brought=msgspec.convert(told["brought"], tuple[Brought, ...]),
            lost=tuple(lost.get((one["cell"], one["number"]), ())),
        )
        plain = {"game": game, "result": result, "agents": told["agents"], "options": told["options"]}
        yield Row(**{name: one[name] for name in Row.__struct_fields__ if name in one} | plain)
