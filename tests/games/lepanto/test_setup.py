"""1.0, 3.0 and 4.0: what the pieces are once they are on the table, and how a game opens."""

from __future__ import annotations

from random import Random

import pytest

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Kind, ShipId, Side
from maestre.games.lepanto.fighting.close_combat import OddsChart
from maestre.games.lepanto.fighting.gunnery import GunChart
from maestre.games.lepanto.table.state import Phase
from maestre.play import Ask, Table, Throw
from tests.games.lepanto.figures import GRID, gun_chart, odds_chart
from tests.games.lepanto.positions import Position, accepted, afloat, at, do, end_to, position, refused, ship

C, I = Side.CHRISTIAN, Side.ISLAMIC  # noqa: E741 - as in the lines of a position


@pytest.fixture
def battle() -> Position:
    """A new game, its first die not yet typed in."""
    return Table.new(game, "battle", typed_dice=True)


def squadron(table: Position, name: str) -> dict[Kind, int]:
    kinds = [ship.kind for ship in table.state.ships.values() if ship.squadron == name]
    return {kind: kinds.count(kind) for kind in Kind if kind in kinds}


# ---------------------------------------------------------------------------------------------------------- the fleets


@pytest.mark.rule("1.0.a", "3.2.a", "3.3.a", "3.3.c", "3.3.m")
def test_a_new_game_has_227_ships_of_three_types_on_turn_1(battle: Position) -> None:
    fleet = [(ship.side, ship.kind) for ship in battle.state.ships.values()]
    assert {key: fleet.count(key) for key in fleet} == {
        (C, Kind.GALLEASS): 6,
        (C, Kind.GALLEY): 101,
        (I, Kind.GALLEY): 86,
        (I, Kind.GALLIOT): 34,
    }
    assert (len(fleet), battle.state.turn) == (227, 1)
    assert game.seats == ("christian", "islamic")


@pytest.mark.parametrize(
    ("name", "ships"),
    [
        pytest.param("christian-left", (2, 25, 0), marks=pytest.mark.rule("3.3.d")),
        pytest.param("christian-centre", (2, 33, 0), marks=pytest.mark.rule("3.3.e")),
        pytest.param("christian-right", (2, 25, 0), marks=pytest.mark.rule("3.3.f")),
        pytest.param("christian-reserve", (0, 18, 0), marks=pytest.mark.rule("3.3.g")),
        pytest.param("islamic-left", (0, 28, 9), marks=pytest.mark.rule("3.3.h")),
        pytest.param("islamic-centre", (0, 28, 14), marks=pytest.mark.rule("3.3.i")),
        pytest.param("islamic-right", (0, 26, 1), marks=pytest.mark.rule("3.3.j")),
        pytest.param("islamic-reserve", (0, 4, 10), marks=pytest.mark.rule("3.3.k")),
    ],
)
def test_a_squadron_comes_with_its_ships(battle: Position, name: str, ships: tuple[int, int, int]) -> None:
    assert squadron(battle, name) == {kind: count for kind, count in zip(Kind, ships, strict=True) if count}


@pytest.mark.rule("3.3.b")
def test_only_an_islamic_galley_sails_dead_into_the_wind_and_only_it_rams() -> None:
    ships = ("A C galley 20,20 1", "X I galley 30,20 1", "B C galley 29,20 4", "Y I galley 10,20 1")
    christian, islamic = position(*ships), position(*ships, side=I)
    refused(christian, "move A sail", "6.2.e")
    refused(christian, "move B oar", "7.5.a")
    accepted(islamic, "move Y sail")
    refused(islamic, "move Y sail sail", "6.2.f")
    do(islamic, "move X sail")
    assert at(islamic, "X") == at(islamic, "B")


@pytest.mark.rule("3.3.c")
def test_a_galliot_turns_about_and_a_galley_does_not() -> None:
    table = position("X I galliot 30,20 1", "Y I galley 30,22 1", side=I, phase=Phase.REORIENTATION)
    refused(table, "face Y 4", "5.4.e")
    do(table, "face X 4")
    assert ship(table, "X").facing == 4


@pytest.mark.rule("3.3.l")
@pytest.mark.parametrize("company", [0, 8])
@pytest.mark.parametrize(
    ("words", "reading"),
    [
        ("guns A X", gun_chart(2)),
        ("arms A X", odds_chart("1:1")),
        ("arms A O", odds_chart("2:1")),
        ("board Y A", odds_chart("1:1")),
        ("board O A", odds_chart("2:1")),
    ],
)
def test_a_galley_fights_the_same_with_its_squadron_or_as_the_last_of_it(
    company: int, words: str, reading: GunChart | OddsChart
) -> None:
    friends = [f"F{n} C galley 5,{n + 10} 4" for n in range(company)]
    enemies = ("X I galley 21,20 1", "Y I galley 20,21 1", "O I galliot 20,19 1")
    table = do(position("A C galley 20,20 4", *enemies, *friends, phase=Phase.COMBAT), words)
    assert isinstance(table.request, Throw)
    assert table.request.reading == reading


@pytest.mark.rule("3.3.n")
@pytest.mark.parametrize("kind", ["galley", "galliot"])
def test_a_hit_takes_the_whole_counter(kind: str) -> None:
    table = position("A C galley 20,20 4", f"X I {kind} 21,20 1", "Y I galley 40,20 1", phase=Phase.COMBAT)
    do(table, "guns A X", dice=[2])
    assert not afloat(table, "X")
    assert GRID.at(21, 20) not in table.state.at
    assert table.state.lost[ShipId("X")].how == "guns"


# ------------------------------------------------------------------------------------------------- markers and facings


@pytest.mark.rule("3.2.c")
def test_a_ship_carries_several_markers_at_once() -> None:
    table = position("X I galley 23,20 1", "A C galley 21,20 4", turn=4, side=I)
    do(table, "move X oar oar")
    assert ship(table, "X").exhausted == 4
    do(table, "end", "ram X", dice=[6])
    assert ship(table, "X").immobilised == "ram"
    end_to(table, I, Phase.COMBAT, turn=5, dice=[2])
    do(table, "arms X A", dice=[6])
    marked = ship(table, "X")
    assert (marked.immobilised, marked.repulsed, marked.exhausted) == ("ram", True, 4)


@pytest.mark.rule("3.4.a", "6.1.d")
@pytest.mark.parametrize("seed", range(4))
def test_every_ship_faces_a_hexside_and_a_towed_one_its_tow_whatever_is_played(seed: int) -> None:
    rng = Random(seed)
    table = Table.new(game, "learning", seed=bytes([seed]) * 32)
    towed = 0
    for _ in range(500):
        if table.request is None:
            break
        assert isinstance(table.request, Ask)
        assert all(type(one.facing) is int and one.facing in range(1, 7) for one in table.state.ships.values())
        for galleass, galley in table.state.tows.items():
            assert ahead(table, galleass) == at(table, galley)
            assert ahead(table, galley) != at(table, galleass)
            towed += 1
        game.invariants(table.state)
        table.say(table.request.seat, next(table.proposals(table.request.seat, rng)))
    assert towed


def ahead(table: Position, name: str) -> tuple[int, int]:
    """The hex at a ship's bow, counted on the map by hand."""
    (col, row), facing = at(table, name), ship(table, name).facing
    west = col - 1 + row % 2
    return {
        1: (col - 1, row),
        2: (west, row + 1),
        3: (west + 1, row + 1),
        4: (col + 1, row),
        5: (west + 1, row - 1),
        6: (west, row - 1),
    }[facing]


@pytest.mark.rule("3.4.b")
@pytest.mark.parametrize("how", ["oar", "sail"])
@pytest.mark.parametrize(
    ("facing", "hex"), [(1, (19, 20)), (2, (19, 21)), (3, (20, 21)), (4, (21, 20)), (5, (20, 19)), (6, (19, 19))]
)
def test_a_ship_goes_only_where_its_bow_points(facing: int, hex: tuple[int, int], how: str) -> None:
    table = position(f"X I galley 20,20 {facing}", side=I)
    for words in ("move X 21,20", "move X astern", "move X west"):
        refused(table, words, "6.2.a")
    do(table, f"move X {how}")
    assert (at(table, "X"), ship(table, "X").facing) == (hex, facing)


# ------------------------------------------------------------------------------------------------------------ the start


@pytest.mark.rule("4.0.a", "3.1.a")
def test_ships_start_where_they_are_printed_christians_facing_east_and_islam_west(battle: Position) -> None:
    ships = battle.state.ships.values()
    assert all(ship.facing == (4 if ship.side is C else 1) for ship in ships)
    assert len({ship.cell for ship in ships}) == len(battle.state.at) == 227
    assert max(at(battle, ship.id)[0] for ship in ships if ship.side is C) == 13
    assert min(at(battle, ship.id)[0] for ship in ships if ship.side is I) == 30


@pytest.mark.rule("4.0.b")
def test_no_ship_has_acted_when_a_game_opens(battle: Position) -> None:
    battle.show((1,))
    assert battle.state.done == {}


@pytest.mark.rule("4.0.b")
@pytest.mark.parametrize(
    ("phase", "words", "deed", "dice"),
    [
        (Phase.MOVEMENT, "move A oar", "moved", []),
        (Phase.COMBAT, "arms A X", "arms", [6]),
        (Phase.REORIENTATION, "face A 5", "reoriented", []),
    ],
)
def test_who_has_acted_is_remembered_until_the_phase_ends(phase: Phase, words: str, deed: str, dice: list[int]) -> None:
    table = position("A C galley 20,20 4", "B C galley 20,30 4", "X I galley 22,20 1", phase=phase)
    do(table, words, dice=dice)
    assert table.state.done == {"A": (deed,)}
    do(table, "end")
    assert table.state.done == {}


@pytest.mark.rule("4.0.c", "6.3.a")
def test_play_opens_with_the_christian_movement_of_turn_1(battle: Position) -> None:
    assert isinstance(battle.request, Throw)
    assert battle.request.rule == "9.0.a"
    battle.show((1,))
    state = battle.state
    assert (state.turn, state.side, state.phase, state.wind) == (1, C, Phase.MOVEMENT, 4)
    assert battle.waiting() == ("christian",)
    accepted(battle, "move CC-G03 oar")


@pytest.mark.rule("4.0.d")
def test_the_six_galleasses_start_in_tow_and_none_drifts_on_turn_1(battle: Position) -> None:
    before = dict(battle.state.ships)
    battle.show((1,))
    assert battle.state.tows == {
        f"{code}-A0{number}": f"{code}-G0{number}" for code in ("CL", "CC", "CR") for number in (1, 2)
    }
    assert (at(battle, "CL-A01"), at(battle, "CL-G01")) == ((12, 9), (13, 9))
    for galleass, galley in battle.state.tows.items():
        assert ahead(battle, galleass) == at(battle, galley)
        assert ship(battle, galleass).facing == ship(battle, galley).facing == 4
        assert ship(battle, galleass).squadron == ship(battle, galley).squadron
    end_to(battle, I, Phase.MOVEMENT)
    assert battle.state.ships == before


@pytest.mark.rule("4.0.a", "4.0.d")
@pytest.mark.parametrize(("scenario", "tows"), [("learning", 1), ("left-wings", 2)])
def test_a_smaller_action_opens_by_the_same_rules(scenario: str, tows: int) -> None:
    table = Table.new(game, scenario, typed_dice=True)
    assert (table.state.turn, table.state.wind, len(table.state.tows)) == (1, 4, tows)
    assert table.waiting() == ("christian",)
    game.invariants(table.state)
