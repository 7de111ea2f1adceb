"""The doctrine: a general's instructions, each with its reason in a position, and in a whole battle."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.charging.reactions import Response
from maestre.games.aguila.data import INCH, Arm, Formation, Reaction, Scenario, Terrain
from maestre.games.aguila.doctrine import INSTRUCTIONS
from maestre.games.aguila.doctrine.fights import weighed
from maestre.games.aguila.doctrine.posts import hopes, worth
from maestre.games.aguila.doctrine.weighing import dice, duels
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.fire import fire_from
from maestre.games.aguila.doctrine.weighing.onsets import Post, here, menaced
from maestre.games.aguila.doctrine.weighing.pieces import front, gap, seen_from
from maestre.games.aguila.doctrine.weighing.stakes import Stake, fate, lost, relief
from maestre.games.aguila.game import game
from maestre.games.aguila.morale import chances
from maestre.games.aguila.moving.move_legality import check_pose, has_room
from maestre.games.aguila.scenarios.opening import LEARNING
from maestre.games.aguila.table.places import outline
from maestre.games.aguila.table.rolls import Strikes
from maestre.games.aguila.table.state import Charge, Objective, ObjectiveId, Phase, Sky, State, UnitId
from maestre.games.aguila.table.subjects import AimKind, Result
from maestre.games.aguila.text.questions import PROMPTS
from maestre.miniatures.sides import Side
from maestre.opponents import agent, answered
from maestre.play import Answer, Journey, Order, Refused, Spot, Table, fingerprint, view
from maestre.space import tabletop
from maestre.space.tabletop import Point
from tests.games.aguila.charging import AWAY, charging, declare
from tests.games.aguila.positions import GAME, HEADER, Position, area, at, field, placed, roll

ONE, FOE = UnitId("B1-1"), UnitId("R1-1")


def answer(table: Table[State], seat: str = "") -> Answer:
    """Ask the general who is asked, or the one of a seat."""
    return answered(agent("veteran", game), view(table, seat or table.waiting()[0]), Random(0))


def ordered(table: Position) -> Order:
    """The order that the general who moves gives next."""
    found = answer(table)
    assert isinstance(found, Order)
    return found


def eyes(table: Position, side: Side = Side.BLUE) -> Field:
    """The field as a side sees it."""
    return Field(table.state, side)


# -------------------------------------------------------------------------------------------------------- whole battles


def battle(seed: int, scenario: Scenario = Scenario.PITCHED_BATTLE, preparation: str = "ready") -> Table[State]:
    """Open a battle between two armies that the seed draws."""
    rng = Random(seed)
    armies = {name: rng.choice(game.options[name]) for name in ("blue_army", "red_army")}
    options = armies | {"preparation": preparation}
    return Table.new(game, scenario.value, options=options, seed=bytes([seed] * 32))


def skirmish(seed: int) -> Table[State]:
    """Open the learning battle."""
    return Table.new(game, LEARNING, seed=bytes([seed] * 32))


def fought_out(table: Table[State], *generals: str) -> Iterator[Table[State]]:
    """Play a battle, seats that no general has by chance, and show the table before each answer and at the end."""
    rng = Random(1)
    while table.waiting():
        yield table
        seat = table.waiting()[0]
        ask = table.asked(seat)
        assert ask is not None
        by_chance = next(table.proposals(seat, rng))
        table.say(seat, answer(table, seat) if seat in generals else by_chance)
    yield table


@pytest.mark.parametrize(("seed", "general"), [(4, "blue"), (5, "red")])
def test_it_beats_chance(seed: int, general: str) -> None:
    *_, end = fought_out(battle(seed), general)
    assert end.outcome is not None
    assert end.outcome.winner == general


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_chance_leads_to_its_answer_is_allowed(seed: int) -> None:
    kinds: dict[str, int] = {}
    for table in fought_out(battle(seed, Scenario.WAR_ESCALATION, "full")):
        for seat in table.waiting()[:1]:
            ask = table.asked(seat)
            assert ask is not None
            kinds[ask.rule] = kinds.get(ask.rule, 0) + 1
            if kinds[ask.rule] <= 3:
                told: Any = answer(table, seat)
                ask.choice.check(ask.rule, told)
                table.check(seat, told)
    assert {"2.06", "3.01", "3.05", "5.02", "7.01", "12.18", "15.36", "16.04", "16.07"} <= kinds.keys()


def test_the_same_view_gives_the_same_answer_and_is_left_as_it_was() -> None:
    for number, table in enumerate(fought_out(skirmish(6), "blue")):
        if number > 60 or not table.waiting():
            break
        if number % 10 == 0:
            seen = view(table, table.waiting()[0])
            before = fingerprint(seen.now)
            first, again = (
                answered(agent("veteran", game), seen, Random(1)),
                answered(agent("veteran", game), seen, Random(2)),
            )
            seen.now.figures.kept.clear()
            for kept in (dice.wounds, fate):
                kept.cache_clear()
            assert first == again == answered(agent("veteran", game), seen, Random(3))
            assert fingerprint(seen.now) == before


def test_where_the_enemy_hides_does_not_change_its_answer() -> None:
    table = field("B1-1 line_24 30,10", "R1-1 light_12 30,40", "R1-2 light_12 away", phase=Phase.MOVEMENT)
    seen = view(table, "blue")
    for place in (at(5, 40), at(60, 40)):
        state = replace(table.state)
        state.notes = {UnitId("R1-2"): tabletop.Pose(place.x, place.y, 18000)}
        other = replace(seen, now=game.view(state, "blue"))
        assert answered(agent("veteran", game), other, Random(0)) == answered(agent("veteran", game), seen, Random(0))


def test_every_question_has_its_instruction_and_its_prompt() -> None:
    assert INSTRUCTIONS.missing("maestre.games.aguila") == ()
    assert PROMPTS.missing("maestre.games.aguila") == ()


# ---------------------------------------------------------------------------------------------------- what dice promise


@pytest.mark.parametrize(
    "strikes",
    [
        Strikes(6, 4, 4),
        Strikes(12, 5, 3, again=3, wound_again=2),
        Strikes(1, 4, 2, impacts=(6,), wound_again=2),
        Strikes(2, 5, 3, impacts=(6, 3), share=(1, 2)),
        Strikes(3, 4, 2, impacts=(3,), less=2, least=1),
        Strikes(4, 7, 1),
    ],
)
def test_quick_chances_are_those_of_the_readings(strikes: Strikes) -> None:
    exact = chances.wounds(strikes)
    quick = dice.wounds(strikes)
    assert sum(quick) == pytest.approx(1)
    assert {count: chance for count, chance in enumerate(quick) if chance} == pytest.approx(
        {count: float(chance) for count, chance in exact.items()}
    )


@pytest.mark.parametrize("bonus", [0, 4, 9, 14])
def test_quick_chances_of_courage_too(bonus: int) -> None:
    exact = chances.nerves(bonus, 11, 13)
    assert dice.nerves(bonus, 11, 13) == pytest.approx((float(exact[Result.STUNNED]), float(exact[Result.ROUTED])))


def test_late_damage_weighs_more_than_early_damage() -> None:
    fresh = Stake(200.0, 0, 24, 16, 18, stunned=False, tested=3)
    worn = fresh._replace(damage=8)
    wounds = dice.wounds(Strikes(12, 4, 4))
    assert lost(worn, wounds) > 2 * lost(fresh, wounds)
    assert relief(worn, 2) > relief(fresh._replace(damage=2), 2) > 0


# ----------------------------------------------------------------------------------------------------------- formations


@pytest.mark.parametrize(("far", "formation"), [(15, Formation.LINE), (30, Formation.ATTACK_COLUMN)])
def test_foot_is_drawn_up_in_line_near_the_enemy_and_in_column_to_march(far: int, formation: Formation) -> None:
    table = field("B1-1 line_24 30,10", f"R1-1 line_24 30,{10 + far}", phase=Phase.INITIATIVE, turn=0)
    state = table.state
    state.units = {name: replace(one, formation=None) for name, one in state.units.items()}
    state.turn = 1
    table = Table(table.game, table.header, state)
    while table.waiting() == () or table.asked(table.waiting()[0]).rule != "5.02":  # type: ignore[union-attr]
        roll(table, *((6, 1) if not table.waiting() else ()))
    told = answer(table)
    assert told == {"B1-1": formation.value}


def test_light_troops_are_drawn_up_open_and_horse_in_line() -> None:
    table = field("B1-1 light_12 30,10", "B1-2 hussars_10 40,10", "R1-1 line_24 30,30", phase=Phase.INITIATIVE)
    state = table.state
    state.units = {name: replace(one, formation=None) for name, one in state.units.items()}
    state.turn = 0
    table = Table(table.game, table.header, replace(state, turn=1))
    roll(table, 6, 1)
    assert answer(table) == {"B1-1": "open", "B1-2": "line"}


def test_a_column_near_the_enemy_deploys_into_line_to_shoot() -> None:
    table = field("B1-1 line_24 30,10 0 column", "R1-1 line_24 30,16 180")
    assert ordered(table) == Order("formation", "B1-1", ("line",))


def test_a_line_in_range_halts_and_shoots() -> None:
    table = field("B1-1 line_24 30,10 0", "R1-1 line_24 30,15.5 180")
    assert ordered(table) == Order("done")


def test_foot_forms_square_where_horse_can_reach_it_and_neither_foot_nor_guns_can() -> None:
    horse = ("R1-1 cuirassiers_10 30,22 180", "R1-2 cuirassiers_10 20,20 150")
    assert ordered(field("B1-1 line_24 30,10 0", *horse)) == Order("formation", "B1-1", ("square",))
    others = ("R1-3 gun_heavy_foot 33,15 180", "R1-4 line_24 29,15.5 180", "R1-5 hussars_5 30,24 180")
    assert ordered(field("B1-1 line_24 30,10 0", *others)) != Order("formation", "B1-1", ("square",))


def test_a_square_is_given_up_when_no_horse_is_near() -> None:
    table = field("B1-1 line_24 30,10 0 square", "R1-1 line_24 30,18 180")
    assert ordered(table) == Order("formation", "B1-1", ("line",))


def test_a_square_fears_horse_less_than_a_line_does() -> None:
    table = field("B1-1 line_24 30,10 0", "R1-1 cuirassiers_10 30,22 180")
    see, here = eyes(table), table.state.units[ONE].pose
    assert here is not None
    piece = see.piece(ONE)
    fears = {form: menaced(see, piece, Post(here, form)) for form in (Formation.LINE, Formation.SQUARE)}
    assert fears[Formation.SQUARE] < fears[Formation.LINE] / 2


def test_light_troops_prefer_ground_that_covers_them() -> None:
    wood = area("W", Terrain.WOOD, 26, 12, 8, 4)
    table = field(
        "B1-1 light_12 30,10 0 open", "R1-1 line_24 30,24 180", "R1-2 gun_medium_foot 38,30 180", scenery=(wood,)
    )
    see = eyes(table)
    there, bare = at(30, 14), at(40, 14)
    in_wood, outside = (Post(tabletop.Pose(*point, 0), Formation.OPEN) for point in (there, bare))
    assert see.cover_at(there) > see.cover_at(bare) == 0
    assert worth(see, ONE, in_wood) > worth(see, ONE, outside)


# --------------------------------------------------------------------------------------------------------------- moves


def test_who_is_out_of_range_comes_nearer() -> None:
    table = field("B1-1 line_24 30,10 0", "R1-1 line_24 30,35 180")
    order = ordered(table)
    assert order.verb in {"advance", "double"}
    table.say("blue", order)
    way = answer(table)
    assert isinstance(way, Journey)
    table.say("blue", way)
    moved = eyes(table).piece(ONE)
    assert gap(Point(moved.pose.x, moved.pose.y), eyes(table).piece(FOE)) < 23 * INCH


def test_a_unit_turns_to_whom_it_cannot_see() -> None:
    table = field("B1-1 line_24 30,20 0", "R1-1 line_24 40,20 270")
    order = ordered(table)
    table.say("blue", order)
    way = answer(table)
    assert isinstance(way, Journey)
    assert any(leg.how in {"turn", "wheel"} and leg.amount > 0 for leg in way.legs)


def test_a_unit_goes_round_ground_that_is_closed() -> None:
    lake = area("L", Terrain.LAKE, 20, 16, 16, 6)
    table = field("B1-1 line_24 30,12 0", "R1-1 line_24 30,40 180", scenery=(lake,))
    table.say("blue", ordered(table))
    way = answer(table)
    assert isinstance(way, Journey)
    assert way.legs
    turned = [leg for leg in way.legs if leg.how in {"turn", "wheel"}]
    assert turned
    assert turned[0].amount > 0, "the shorter way round is on the right"


def after_moving(forward: float, objective: Point | None) -> State:
    """How things stand when foot, so far forward, has moved: the enemy is ahead, an objective perhaps elsewhere."""
    units = (f"B1-1 line_24 30,{forward} 0", "R1-1 line_24 30,46 180")
    state = placed(*units, scenario=Scenario.CONTROL_REGION, turn=5)
    there = [] if objective is None else [Objective(ObjectiveId("O1"), "marker", objective, 1)]
    state.objectives = {one.id: one for one in there}
    table = Table(GAME, HEADER, state).fork(bytes(32))
    while table.waiting() == ("blue",) and table.state.phase is Phase.MOVEMENT:
        table.say("blue", answer(table))
    return table.state


@pytest.mark.parametrize("x", [45, 50])
def test_an_objective_is_gone_to(x: float) -> None:
    there = at(x, 10.4)
    before = tabletop.point_distance(there, outline(placed("B1-1 line_24 30,12 0"), ONE))
    assert tabletop.point_distance(there, outline(after_moving(12, there), ONE)).shown() < before.shown()


@pytest.mark.parametrize("forward", [15, 16])
def test_an_objective_that_is_held_is_not_left_for_the_enemy_ahead(forward: float) -> None:
    there = at(30, 10.4)
    held = 6 * INCH
    assert tabletop.point_distance(there, outline(after_moving(forward, there), ONE)).within(held)
    assert not tabletop.point_distance(there, outline(after_moving(forward, None), ONE)).within(held)


def test_a_gun_unlimbers_where_it_has_a_field_of_fire_and_moves_up_where_it_has_none() -> None:
    gun = "B1-1 gun_medium_foot 30,10 0 limbered"
    assert ordered(field(gun, "R1-1 line_24 30,32 180")) == Order("unlimber", "B1-1")
    screened = ordered(field(gun, "R1-1 line_24 30,46 180", "B1-2 line_24 60,14 0"))
    assert screened.piece == "B1-1"
    assert screened.verb in {"advance", "unlimber"}


# ---------------------------------------------------------------------------------------------------------------- fire


def test_fire_goes_where_it_takes_most() -> None:
    table = field(
        "B1-1 gun_medium_foot 30,10 0",
        "R1-1 line_24 24,30 180",
        "R1-2 line_24 36,30 180 damage=8",
        phase=Phase.SHOOTING,
    )
    assert answer(table) == {"B1-1": "R1-2"}


@pytest.mark.parametrize(("far", "word"), [(5, "R1-1/canister"), (12, "R1-1")])
def test_guns_fire_canister_near_and_ball_far(far: int, word: str) -> None:
    table = field("B1-1 gun_medium_foot 30,10 0", f"R1-1 line_24 30,{10 + far} 180", phase=Phase.SHOOTING)
    assert answer(table) == {"B1-1": word}


def test_a_shot_from_a_column_or_after_a_move_promises_less() -> None:
    table = field("B1-1 line_24 30,10 0", "R1-1 line_24 30,15 180")
    see = eyes(table)
    piece = see.piece(ONE)
    line = fire_from(see, piece, Post(piece.pose, Formation.LINE), moved=False)
    assert line > fire_from(see, piece, Post(piece.pose, Formation.LINE), moved=True) > 0
    assert line > fire_from(see, piece, Post(piece.pose, Formation.ATTACK_COLUMN), moved=False) > 0
    assert fire_from(see, piece, Post(piece.pose, Formation.MARCH_COLUMN), moved=False) == 0


# ------------------------------------------------------------------------------------------------------------- charges


def test_horse_charges_a_flank_and_guns_and_no_steady_square() -> None:
    flank = charging("B1-1 cuirassiers_10 30,20 90 order=advance", "R1-1 line_24 38,20 180")
    assert answer(flank) == Order("charge", "B1-1", ("R1-1",))
    guns = charging("B1-1 cuirassiers_10 30,20 0 order=advance", "R1-1 gun_medium_foot 30,27 180 fired")
    assert answer(guns) == Order("charge", "B1-1", ("R1-1",))
    square = charging("B1-1 cuirassiers_10 30,20 0 order=advance", "R1-1 line_24 30,27 180 square")
    assert answer(square) == Order("done")


def test_horse_rides_at_the_shaken_rather_than_at_the_steady() -> None:
    table = charging(
        "B1-1 hussars_10 30,20 0 order=advance",
        "R1-1 line_24 26,27 180",
        "R1-2 line_24 34,27 180 damage=9 stunned fired",
    )
    assert answer(table) == Order("charge", "B1-1", ("R1-2",))


def test_foot_does_not_charge_at_hopeless_odds() -> None:
    table = charging("B1-1 novice_12 30,20 0 column damage=7", "R1-1 line_24 30,24 180")
    assert answer(table) == Order("done")


# ------------------------------------------------------------------------------------------------------------ reactions


def test_foot_fires_at_foot_that_charges_its_front() -> None:
    table = declare(charging("B1-1 line_24 30,20 0 column", "R1-1 line_24 30,24 180"), "B1-1", "R1-1")
    assert answer(table) == "fire/B1-1"


def test_reactions_are_weighed_by_their_chances() -> None:
    table = charging("B1-1 cuirassiers_10 30,20 0 order=advance", "R1-1 line_24 30,27 180 fired")
    see = eyes(table, Side.RED)
    charge = Charge((ONE,), FOE, (tabletop.Side.FRONT,), halted=(False,))
    held, squared = weighed(see, charge, Response(Reaction.HOLD)), weighed(see, charge, Response(Reaction.SQUARE))
    assert squared.gain < held.gain
    table = declare(table, "B1-1", "R1-1")
    assert answer(table) == "square"


def test_light_troops_evade_who_would_ride_them_down() -> None:
    table = declare(
        charging("B1-1 cuirassiers_10 30,20 0 order=advance", "R1-1 light_12 30,27.5 180 open fired"), "B1-1", "R1-1"
    )
    assert answer(table) == "evade"


def test_horse_calls_off_before_a_square() -> None:
    table = declare(
        charging("B1-1 cuirassiers_10 30,20 0 order=advance", "R1-1 line_24 30,27 180 fired", AWAY),
        "B1-1",
        "R1-1",
    )
    table.say("red", "square")
    roll(table, 6)
    assert answer(table) == "hold"


# ------------------------------------------------------------------------------------------------------------- officers


def test_an_officer_rides_after_his_units_and_rallies_the_most_damaged() -> None:
    table = field("B1-1 line_24 30,40 0", "B1 general 30,4", "R1-1 line_24 66,46 180")
    state = table.state
    assert state.go is not None
    state.go = replace(state.go, step="officers")
    table = Table(table.game, table.header, state)
    assert ordered(table) == Order("ride", "B1")
    table.say("blue", Order("ride", "B1"))
    spot = answer(table)
    assert isinstance(spot, Spot)
    assert 12 * INCH < spot.y < 40 * INCH
    hurt = ("B1-1 line_24 25,10 0 damage=2", "B1-2 line_24 35,10 0 damage=9", "B1 general 30,7")
    rally = field(*hurt, "R1-1 line_24 30,46 180", phase=Phase.REORGANISATION)
    assert answer(rally) == Order("rally", "B1", ("B1-2",))


def test_horse_catches_an_officer_who_has_nobody_to_run_to() -> None:
    alone = charging("B1-1 hussars_10 30,20 0", "R1 general 30,28", "R1-1 line_24 3,45 180")
    assert answer(alone) == Order("charge", "B1-1", ("R1",))


# ------------------------------------------------------------------------------------------------- what is left undone


def met_in_battle(*seeds: int) -> Iterator[Field]:
    """Positions of battles between two generals, in the eyes of who is asked."""
    for seed in seeds:
        for number, table in enumerate(fought_out(battle(seed), "blue", "red")):
            seat = next(iter(table.waiting()), None)
            if number % 20 == 0 and seat is not None:
                yield Field(view(table, seat).now, Side(seat))
            if number > _LOOKED_AT:
                break


_LOOKED_AT = 160


def test_no_place_is_worth_more_than_is_hoped_of_it() -> None:
    weighed_up = 0
    for see in met_in_battle(3, 4):
        for unit in (one for one in see.own if see.state.units[one].inside is None):
            hoped = hopes(see, unit, here(see, unit))
            assert worth(see, unit, here(see, unit)) <= hoped.less(0.0)
            weighed_up += worth(see, unit, here(see, unit)) < hoped.less(0.0)
    assert weighed_up > 10


def test_glances_are_what_seeing_and_measuring_say() -> None:
    for see in met_in_battle(5):
        for piece in see.friends:
            for glance, foe in zip(see.glances(piece, piece.pose), see.foes, strict=True):
                other = see.piece(foe)
                assert glance.foe == other
                assert (glance.ahead, glance.right) == seen_from(piece.pose, other.pose)
                assert glance.near == gap(front(piece, piece.pose), other)
                assert glance.exposed == gap(front(other, other.pose), piece)


def test_a_shot_does_not_ask_how_worn_or_shaken_its_target_is() -> None:
    looked_at = 0
    for see in met_in_battle(6, 7):
        sky = Sky(kind=see.state.sky.kind)
        for by, aimed_at in product(see.friends, (other.piece for other in see.enemies)):
            if not by.reach:
                continue
            kind: AimKind = "ball" if by.arm is Arm.ARTILLERY else "fire"
            it = aimed_at.figure
            shaken = it, it._replace(worn=True), it._replace(stunned=True), it._replace(disorganised=True)
            for far, target in product((False, True), shaken):
                apart = (see.state.figures, by.figure, target, kind, sky, far, False)
                assert duels.shot(see.state.figures, by.figure, target, kind, see.state.sky, far) == duels._fired(
                    *apart
                )
                looked_at += 1
    assert looked_at > 1_000


def test_nobody_has_room_where_he_may_not_stand() -> None:
    rng, refused = Random(1), 0
    for see in met_in_battle(8):
        for unit in (one for one in see.own if see.state.units[one].pose is not None):
            for _ in range(10):
                there = see.piece(unit).pose._replace(facing=rng.randrange(tabletop.TURN))
                there = tabletop.moved(there, tabletop.step(rng.randrange(tabletop.TURN), rng.randrange(12 * INCH)))
                refusal = None
                try:
                    check_pose(see.state, unit, there)
                except Refused as error:
                    refusal = error
                assert has_room(see.state, unit, there) == (refusal is None)
                refused += refusal is not None
    assert refused > 10
