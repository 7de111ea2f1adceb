"""Tercios as a game of the kernel: scenarios, options, whole battles by chance, and what always holds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import INCH, Element, Scale, own_figures
from maestre.games.tercios.game import Tercios, game
from maestre.games.tercios.setup.opening import armies
from maestre.games.tercios.table.places import scene
from maestre.games.tercios.table.state import Loss, Phase, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Each, Message, Table, change, find
from maestre.play.checking.conformance import played
from maestre.space.tabletop import Point, Pose

FORCES = own_figures().forces


def table(scenario: str = "learning", **options: object) -> Table[State]:
    """A new game with sealed dice."""
    return Table.new(game, scenario, options=options, seed=bytes(32))


def quiet_points(one: Tercios, scenario: str, seed: int) -> Iterator[Table[State]]:
    """A whole game by chance, at every request."""
    for position in played(one, scenario, seed, 100_000):
        one.invariants(position.state)
        yield position


def test_the_game_is_installed() -> None:
    assert find("tercios") is game
    assert game.scenarios == ("fields_of_glory", "learning")


@pytest.mark.rule("9.02")
def test_the_battle_of_the_book_begins_with_the_scenery() -> None:
    position = table("fields_of_glory")
    assert position.state.phase is Phase.SCENERY
    assert position.state.turn == 0
    assert all(one.pose is None for one in position.state.units.values())


@pytest.mark.rule("9.10")
def test_a_ready_table_is_the_same_for_both_sides() -> None:
    state = game.setup("learning", game.resolve_options({}))
    width, depth = 72 * INCH, 48 * INCH
    rings = {tuple(sorted(scene(one).points)) for one in state.scenery.values() if one.element is not Element.HILL}
    turned = {tuple(sorted(Point(width - x, depth - y) for x, y in ring)) for ring in rings}
    assert rings == turned
    assert len(rings) == 4
    assert [one.element.value for one in state.scenery.values()] == ["colina", "bosque", "bosque", "valla", "valla"]


def test_the_learning_battle_plans_its_first_turn_at_once() -> None:
    position = table()
    assert (position.state.phase, position.state.turn) == (Phase.PLANNING, 1)
    assert position.waiting() == ("blue", "red")
    assert [army.name for army in position.state.armies.values()] == ["learning_spain", "learning_sweden"]


@pytest.mark.parametrize("force", armies(own_figures()))
@pytest.mark.parametrize("scale", [scale.value for scale in Scale])
def test_every_army_may_fight_on_a_ready_table_at_both_scales(force: str, scale: str) -> None:
    position = table("fields_of_glory", blue_army=force, red_army=force, preparation="ready", scale=scale)
    game.invariants(position.state)
    assert position.state.phase in {Phase.VANGUARD, Phase.PLANNING}
    assert all(army.name == force for army in position.state.armies.values())


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_force_has_its_name_in_both_languages(language: str) -> None:
    for force in FORCES.values():
        assert game.speaker(language).say(Message(f"force-{force.id}")) == force.army(language).name


@pytest.mark.parametrize("seed", [3, 4])
def test_a_learning_battle_played_by_chance_comes_to_an_end(seed: int) -> None:
    *_, position = quiet_points(game, "learning", seed)
    assert position.outcome is not None
    assert position.state.phase is Phase.OVER
    for language in ("es", "en"):
        assert game.speaker(language).say(position.outcome.message)


def test_a_full_battle_played_by_chance_gets_through_its_preparation() -> None:
    phases = []
    for position in quiet_points(game, "fields_of_glory", 5):
        if position.state.phase not in phases:
            phases.append(position.state.phase)
        if position.state.phase is Phase.INITIATIVE:
            break
    assert phases[0] is Phase.SCENERY
    assert Phase.DEPLOYMENT in phases
    assert phases[-1] is Phase.INITIATIVE


def test_a_battle_ends_at_once_when_a_side_has_no_troops() -> None:
    state = game.setup("learning", game.resolve_options({}))
    state.units = {name: one for name, one in state.units.items() if one.side is Side.BLUE}
    state.lost = {"R1-1": Loss(1, "rout", 2)}
    position = Table(game, table().header, replace(state, phase=Phase.VANGUARD))
    assert position.outcome is not None
    assert position.outcome.winner == "blue"


def test_a_seat_sees_its_own_cards_alone() -> None:
    position = table()
    for seat in ("blue", "red"):
        question = position.asked(seat)
        assert question is not None
        assert isinstance(question.choice, Each)
        position.say(seat, {key: options[0] for key, options in question.choice.options})
    for seat in ("blue", "red"):
        view = game.view(position.state, seat)
        assert {view.units[unit].side.value for unit, card in view.cards.items() if card.order is not None} == {seat}


@pytest.mark.parametrize("fault", ["overlap", "edge", "pool", "leader", "wear"])
def test_a_broken_position_is_noticed(fault: str) -> None:
    state = game.setup("learning", game.resolve_options({}))
    game.at_rest(state)
    first, second = list(state.units)[:2]
    if fault == "overlap":
        change(state.units, first, pose=state.units[second].pose)
    elif fault == "edge":
        change(state.units, first, pose=Pose(0, 0, 0))
    elif fault == "wear":
        change(state.units, first, wear=99)
    elif fault == "leader":
        change(state.leaders, next(iter(state.leaders)), at=None)
    else:
        change(state.leaders, next(iter(state.leaders)), inside=UnitId("B9-9"), at=None)
    with pytest.raises(AssertionError):
        game.at_rest(state)
