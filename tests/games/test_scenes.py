"""What each of our games looks like to whoever draws any game alike: all that a seat may see, where it is, no more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from math import atan2, degrees, sqrt
from typing import Any

import msgspec
import pytest

from maestre.games.aguila.table.state import Away
from maestre.games.aguila.table.state import State as AguilaState
from maestre.games.aguila.text.spots import on_table as aguila_on_table
from maestre.games.aguila.text.spots import where as aguila_where
from maestre.games.lepanto.table.state import State as LepantoState
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.table.state import State as MistralState
from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.table.places import faceless
from maestre.games.tercios.table.state import SOMEWHERE, Card, SceneryId, UnitId
from maestre.games.tercios.table.state import State as TerciosState
from maestre.games.tercios.text.spots import on_table as tercios_on_table
from maestre.games.tercios.text.spots import where as tercios_where
from maestre.play import SPECTATOR, Game, view
from maestre.play.board import Grid, Piece, Scene, faults
from maestre.play.checking.conformance import played
from maestre.space.hexes import Hex, neighbour
from maestre.space.tabletop import Pose
from maestre.testing import table

MISTRAL = own_figures()

GRID = LepantoState.figures.grid

KEYS = ("lepanto", "tercios", "aguila", "mistral")
DECISIONS = 30
"""How far each scenario is played; it is looked at as it opens, half way there, and then."""


def game_of(key: str) -> Game[Any]:
    found: Game[Any] = import_module(f"maestre.games.{key}.game").game
    return found


CASES = tuple((key, scenario) for key in KEYS for scenario in game_of(key).scenarios)


@cache
def looks(key: str, scenario: str) -> tuple[tuple[str, Any, Scene], ...]:
    """Every seat's view of three moments of a scenario, with its scene."""
    game, found = game_of(key), []
    stops = [0, DECISIONS // 2, DECISIONS]
    for asked, now in enumerate(played(game, scenario, 1571, DECISIONS)):
        if stops and asked >= stops[0]:
            del stops[0]
            found += [(seat, seen := view(now, seat).now, game.scene(seen, seat)) for seat in (*game.seats, SPECTATOR)]
    return tuple((seat, seen, scene) for seat, seen, scene in found if scene is not None)


def at(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == id)


# ----------------------------------------------------------------------------------------------------------- all games


@pytest.mark.parametrize(("key", "scenario"), CASES)
def test_every_seat_has_a_scene_that_can_be_drawn(key: str, scenario: str) -> None:
    found = looks(key, scenario)
    assert len(found) == 3 * (len(game_of(key).seats) + 1)
    for seat, _, scene in found:
        assert not faults(scene, game_of(key).seats), seat


@pytest.mark.parametrize(("key", "scenario"), CASES)
def test_a_scene_shows_every_piece_that_the_view_shows_and_no_other(key: str, scenario: str) -> None:
    for seat, seen, scene in looks(key, scenario):
        assert sorted(piece.id for piece in scene.pieces) == sorted(PIECES[key](seen)), seat


@pytest.mark.parametrize(("key", "scenario"), CASES)
def test_pieces_stand_where_the_games_own_board_has_them(key: str, scenario: str) -> None:
    for seat, seen, scene in looks(key, scenario):
        stood = {piece.id: (piece.at, piece.facing) for piece in scene.pieces}
        own = dict(PLACES_OF[key](seen))
        assert own, seat
        assert {id: stood[id] for id in own} == own, seat


# ------------------------------------------------------------------------------------------------------------- Lepanto


def ships(seen: LepantoState) -> list[str]:
    return [*seen.ships]


def berths(seen: LepantoState) -> Iterator[tuple[str, Any]]:
    for ship in seen.ships.values():
        column, row = GRID.offset(ship.cell)
        yield ship.id, (f"{column:02}{row:02}", heading(ship.facing))


def heading(direction: int) -> int:
    """The way to the hex ahead, on paper, in hundredths of a degree from the top; ships count directions from 1."""
    ahead = neighbour(Hex(0, 0), direction - 1)
    column, row = ahead[0] + ahead[1] / 2, ahead[1] * sqrt(3) / 2
    return round(degrees(atan2(column, -row)) * 100) % 36000


@pytest.mark.parametrize("direction", range(1, 7))
def test_the_bow_of_a_galley_looks_at_the_hex_ahead_of_it(direction: int) -> None:
    game = game_of("lepanto")
    now = table(game, "learning").state
    ship = next(one for one in now.ships.values() if min(GRID.offset(one.cell)) > 1)
    now.ships[ship.id] = msgspec.structs.replace(ship, facing=direction)
    scene = game.scene(now, SPECTATOR)
    assert scene is not None
    space = scene.board.space
    assert isinstance(space, Grid)
    ahead = GRID.cell(neighbour(GRID.hexes[ship.cell], direction - 1))
    spots = {cell: (x + y % 2 / 2, y * sqrt(3) / 2) for y, row in enumerate(space.cells) for x, cell in enumerate(row)}
    (x1, y1), (x2, y2) = (spots[f"{c:02}{r:02}"] for c, r in (GRID.offset(ship.cell), GRID.offset(ahead)))
    assert at(scene, ship.id).facing == round(degrees(atan2(x2 - x1, y1 - y2)) * 100) % 36000


# ------------------------------------------------------------------------------------------------------------- Tercios


def troops(seen: TerciosState) -> list[str]:
    behind = [unit for pool in seen.pools.values() for unit in pool.members[1:]]
    return [*(unit for unit in seen.units if unit not in behind), *seen.leaders]


def battle_line(seen: TerciosState) -> Iterator[tuple[str, Any]]:
    """Troops and leaders who stand by themselves, as the map of letters has them; south is below, and y is down."""
    for unit, one in seen.units.items():
        if one.pose is not None:
            yield unit, placed(tercios_where(seen, unit), turned=not faceless(seen, unit))
        elif unit in troops(seen) and one.lurks is None:
            yield unit, (f"{one.side}:off", None)
    for leader, who in seen.leaders.items():
        if who.at is not None:
            yield leader, placed(tercios_where(seen, leader), turned=False)
        elif not tercios_on_table(seen, leader):
            yield leader, (f"{who.side}:off", None)


def placed(pose: Pose, *, turned: bool) -> tuple[object, int | None]:
    return (pose.x, pose.y), pose.facing if turned else None


def test_where_troops_in_ambush_lie_only_their_side_sees() -> None:
    game = game_of("tercios")
    now = table(game, "learning").state
    wood, unit = next(iter(now.scenery)), next(one for one in now.units.values() if one.side == "blue")
    now.units[unit.id] = msgspec.structs.replace(unit, pose=None, lurks=SceneryId(wood))
    seen = {seat: game.scene(game.view(now, seat), seat) for seat in ("blue", "red", SPECTATOR)}
    own, enemy, nobody = (at(scene, unit.id) for scene in seen.values() if scene is not None)
    assert not isinstance(own.at, str)
    assert enemy.at == nobody.at == "blue:off"
    told = [dict(badge.name.args).get("place") for badge in (*enemy.badges, *nobody.badges)]
    assert wood not in told
    assert SOMEWHERE in told


def test_a_card_is_a_back_to_whoever_does_not_know_it() -> None:
    game = game_of("tercios")
    now = table(game, "learning").state
    unit = UnitId(next(one for one in now.units if one.startswith("B")))
    now.cards[unit] = Card(OrderKind.ATTACK, ("blue",))
    signs = {}
    for seat in ("blue", "red", SPECTATOR):
        scene = game.scene(game.view(now, seat), seat)
        assert scene is not None
        signs[seat] = at(scene, unit).badges[0]
    assert signs["red"] == signs[SPECTATOR] != signs["blue"]
    assert signs["red"].glyph == "?"


# -------------------------------------------------------------------------------------------------------------- Águila


def units(seen: AguilaState) -> list[str]:
    return [*seen.units, *seen.officers, *seen.objectives]


def array(seen: AguilaState) -> Iterator[tuple[str, Any]]:
    for unit, one in seen.units.items():
        if aguila_on_table(seen, unit):
            faces = one.inside is None and one.formation != "square"
            yield unit, placed(aguila_where(seen, unit), turned=faces)
        elif unit not in seen.notes:
            yield unit, (f"{one.side}:off", None)
    for officer, who in seen.officers.items():
        if who.pose is not None:
            yield officer, placed(aguila_where(seen, officer), turned=False)
    yield from ((id, ((one.at.x, one.at.y), None)) for id, one in seen.objectives.items())


def test_where_hidden_units_lie_only_their_side_sees() -> None:
    game = game_of("aguila")
    now = table(game, "learning").state
    unit = next(one for one in now.units.values() if one.side == "red")
    now.units[unit.id] = msgspec.structs.replace(unit, pose=None, away=Away.HIDDEN)
    now.notes[unit.id] = Pose(12345, 23456, 900)
    stood = {}
    for seat in ("blue", "red", SPECTATOR):
        scene = game.scene(game.view(now, seat), seat)
        assert scene is not None
        stood[seat] = at(scene, unit.id).at
    assert stood == {"blue": "red:off", "red": (12345, 23456), SPECTATOR: "red:off"}


# ------------------------------------------------------------------------------------------------------------- Mistral


def afloat(seen: MistralState) -> list[str]:
    return [id for id, _ in sea(seen)]


def sea(seen: MistralState) -> Iterator[tuple[str, Any]]:
    """What the board of the sea draws: stacks at sea, who lies in harbours, who keeps a watch, and Gales."""
    for one in seen.formations.values():
        if one.place and not one.harbour and not one.superior:
            yield one.id, (one.place, None)
    moored = {
        f"{one.at}/{MISTRAL.formations.fleets[one.contingent]}": one.at
        for one in seen.squadrons.values()
        if one.at in MISTRAL.places
    }
    yield from ((id, (place, None)) for id, place in moored.items())
    for each in seen.auxiliaries.values():
        if each.task is not None and each.target in MISTRAL.places:
            yield each.id, (each.target, None)
    yield from ((f"gale:{number}", (gale.place, None)) for number, gale in enumerate(seen.gales))


@pytest.mark.parametrize("scenario", game_of("mistral").scenarios)
def test_nothing_in_a_scene_names_what_lies_in_a_hidden_stack(scenario: str) -> None:
    game, hidden = game_of("mistral"), 0
    for now in played(game, scenario, 7, DECISIONS):
        for seat in game.seats:
            scene = msgspec.json.encode(game.scene(view(now, seat).now, seat)).decode()
            secret = [
                one for one in now.state.formations.values() if one.fleet != seat and not one.spotted and one.place
            ]
            hidden += len(secret)
            inside = {one.id for one in secret if ":" in one.id or one.id.isupper()} - {one.handle for one in secret}
            assert not [name for name in inside if f'"{name}"' in scene]
    assert hidden


PIECES: dict[str, Any] = {"lepanto": ships, "tercios": troops, "aguila": units, "mistral": afloat}
PLACES_OF: dict[str, Any] = {"lepanto": berths, "tercios": battle_line, "aguila": array, "mistral": sea}
