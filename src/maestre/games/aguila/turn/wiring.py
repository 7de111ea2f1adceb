"""Who is at each moment and which sources each value has: the one place where chapters and abilities meet.

The order within a tuple is the order of the tables in docs/en/design/aguila.md.
"""

from __future__ import annotations

from maestre.games.aguila.abilities import blows as fighters
from maestre.games.aguila.abilities import drill, fire, horse, officers
from maestre.games.aguila.abilities.resolve import stubborn
from maestre.games.aguila.charging.charge import commanded
from maestre.games.aguila.charging.reach import check_fit
from maestre.games.aguila.charging.reactions import regimental_fire, shaken_by_fire
from maestre.games.aguila.command.anticipation import anticipate
from maestre.games.aguila.command.deaths import endangered, general_falls, shaken_by_death, with_his_unit
from maestre.games.aguila.command.officer_moves import run_from
from maestre.games.aguila.country.weather import mud_stops, slows, weather_lasts
from maestre.games.aguila.drill import buildings, formations
from maestre.games.aguila.fighting import blow_values
from maestre.games.aguila.morale.breaking import break_tests
from maestre.games.aguila.morale.courage import markers_lapse, stunned_obey
from maestre.games.aguila.morale.ice import ice_crossed
from maestre.games.aguila.moving.allowances import by_order, by_road, own_speed, own_turns
from maestre.games.aguila.moving.obstacles import open_keeps_off
from maestre.games.aguila.scenarios.borodino import dig_in, hill_zone
from maestre.games.aguila.setup.hidden import show_hidden
from maestre.games.aguila.setup.placement import borderers, check_short_edges
from maestre.games.aguila.setup.redeployment import home_ground
from maestre.games.aguila.setup.reserves import just_arrived
from maestre.games.aguila.shooting import artillery, formation_effects, shot_values
from maestre.games.aguila.table.moments import (
    ABILITIES,
    BLOWS_READY,
    CHARGE_ALLOWED,
    CHARGE_DECLARED,
    COMBAT_HURT,
    COMBAT_OVER,
    COMMANDS,
    COURAGE_AGAIN,
    COURAGE_DUE,
    COURAGE_THROWN,
    DEPLOY_BOUNDS,
    DEPLOY_ZONE,
    DEPLOYED,
    DESTROYED,
    FORMATION_OPEN,
    GROUND_SLOWS,
    INITIATIVE_WON,
    KEEPS_OFF,
    ORDER_OPEN,
    RALLIED,
    REACTED,
    REDEPLOYS,
    SHOT_ALLOWED,
    SHOT_SIDES,
    SIDED,
    TEST_DUE,
    TEST_FAILED,
    TURN_BEGINS,
    TURN_ENDS,
    TURNS_ADDED,
    WALKED,
    WEATHER_ROLLED,
)
from maestre.games.aguila.table.officers import assigned
from maestre.games.aguila.table.situation import SOURCES
from maestre.games.aguila.table.subjects import Value
from maestre.games.aguila.turn.orders import guns_obey
from maestre.games.aguila.turn.victory import game_length


def wire() -> None:
    """Fill every moment and the sources of every value."""
    _movement()
    _order()
    _fire()
    _charges()
    _combat()
    _officers()
    _preparation()
    _sequence()
    _roads()


def _roads() -> None:
    """What a road gives to a move comes after all that multiplies it."""
    SOURCES[Value.MOVE] += (by_road,)


def _movement() -> None:
    """Moves: chapters 3 and 4, ice and roads. What weather leaves of Speed belongs right behind `own_speed`."""
    SOURCES[Value.MOVE] += (own_speed, by_order)
    SOURCES[Value.TURNS] += (own_turns,)
    ORDER_OPEN.checks += (guns_obey,)
    KEEPS_OFF.sayings += (open_keeps_off,)
    WALKED.procedures += (ice_crossed,)


def _order() -> None:
    """Discipline, formations and buildings: chapters 4 and 5, cavalry's formations."""
    ABILITIES.sayings += (drill.lost_on_foot, drill.listed)
    FORMATION_OPEN.sayings += (
        *(formations.known_to_its_arm, formations.on_foot),
        *(formations.large_enough, formations.light_enough),
    )
    ORDER_OPEN.checks += (buildings.check_inside, formations.check_square, formations.check_dismounting)
    TURNS_ADDED.sayings += (drill.agile,)
    GROUND_SLOWS.sayings += (formation_effects.open_going,)
    TEST_FAILED.turns += (drill.manoeuvrable,)
    SHOT_ALLOWED.checks += (formation_effects.can_shoot,)
    SHOT_SIDES.sayings += (buildings.garrison_shot_sides, formation_effects.shot_sides)
    CHARGE_ALLOWED.checks += (formation_effects.can_charge,)
    SIDED.sayings += (buildings.garrison_has_no_sides, formation_effects.square_has_no_sides)
    COMBAT_OVER.procedures += (formations.stunned_column,)
    SOURCES[Value.MOVE] += (formation_effects.double_time, buildings.leaves_at_double)
    SOURCES[Value.CHARGE] += (formation_effects.charge_length, drill.fast)
    SOURCES[Value.FIRE_DICE] += (formation_effects.fire_dice, buildings.garrison_fire)
    SOURCES[Value.FIRE_HIT] += (formation_effects.carbines, formation_effects.open_target)
    SOURCES[Value.FIRE_AGAIN] += (formation_effects.at_formation,)
    SOURCES[Value.IMPACTS] += (formation_effects.impacts_on_open,)
    SOURCES[Value.FIRE_WOUND_AGAIN] += (formation_effects.guns_at_formation,)
    SOURCES[Value.BLOWS] += (formation_effects.charged_formation, formation_effects.own_blows)
    SOURCES[Value.BLOWS_HIT] += (formation_effects.against_cavalry,)
    SOURCES[Value.BLOWS_AGAIN] += (formation_effects.charge_shock,)


def _fire() -> None:
    """Shooting and artillery: chapters 7 and 11."""
    SHOT_ALLOWED.checks = (
        *(fire.armed, *SHOT_ALLOWED.checks, fire.not_at_the_double, fire.reload),
        *(fire.officer_alone, fire.aims_over),
    )
    SIDED.sayings += (artillery.has_no_sides,)
    SOURCES[Value.RANGE] += (shot_values.reaching, shot_values.powder)
    SOURCES[Value.FIRE_DICE] = (
        *(shot_values.attacks, *SOURCES[Value.FIRE_DICE], shot_values.arc_quarters),
        *(shot_values.half_strength_halves, shot_values.shaken_halves, shot_values.hard_to_hit),
    )
    SOURCES[Value.FIRE_HIT] = (
        *(
            shot_values.shooting,
            shot_values.in_reaction,
            shot_values.far,
            shot_values.covers,
            shot_values.obstacle_hinders,
        ),
        *(
            shot_values.moved_hinders,
            shot_values.unlimbered_hinders,
            shot_values.shaken_hinders,
            *SOURCES[Value.FIRE_HIT],
        ),
        *(fire.screened, shot_values.officer_hard, fire.stealthy),
    )
    SOURCES[Value.FIRE_AGAIN] += (fire.elite, fire.guards, fire.veterans)
    SOURCES[Value.BLOWS_AGAIN] += (fire.elite, fire.guards)
    SOURCES[Value.IMPACTS] = (
        shot_values.hit,
        shot_values.officer_halves,
        *SOURCES[Value.IMPACTS],
        shot_values.gun_protected,
    )
    SOURCES[Value.FIRE_WOUND] += (shot_values.defence, shot_values.piercing, shot_values.gun_wounds_less)
    SOURCES[Value.COURAGE] += (artillery.shaken_by_battery,)


def _charges() -> None:
    """Charges and reactions: chapters 6 and 8."""
    CHARGE_ALLOWED.checks += (check_fit, horse.check_high_wall)
    CHARGE_DECLARED.turns += (horse.hesitate, commanded)
    REACTED.procedures += (regimental_fire,)
    SOURCES[Value.CHARGE] = (own_speed, *SOURCES[Value.CHARGE])
    SOURCES[Value.BLOWS_HIT] += (horse.bad_ground,)
    SOURCES[Value.BLOWS_WOUND] += (horse.lances,)
    SOURCES[Value.COURAGE] += (shaken_by_fire,)


def _combat() -> None:
    """Combat, courage and the break point: chapters 9 and 10."""
    SOURCES[Value.BLOWS] = (
        *(blow_values.attacks, blow_values.sappers_join, blow_values.sides_multiply),
        *SOURCES[Value.BLOWS],
        *(blow_values.worn_halves, blow_values.stunned_halves, blow_values.hard_to_hit),
    )
    SOURCES[Value.BLOWS_HIT] = (
        blow_values.melee,
        *SOURCES[Value.BLOWS_HIT],
        *(blow_values.position_hinders, fighters.experts_hit),
    )
    SOURCES[Value.BLOWS_AGAIN] += (fighters.hatred,)
    SOURCES[Value.BLOWS_WOUND] = (blow_values.defence, fighters.crushing, *SOURCES[Value.BLOWS_WOUND])
    SOURCES[Value.BLOWS_WOUND_AGAIN] += (fighters.cruel, fighters.grenadiers)
    SOURCES[Value.COURAGE] = (
        *(blow_values.damage, blow_values.met_side),
        *SOURCES[Value.COURAGE],
        *(fighters.fearsome, fighters.tough),
    )
    BLOWS_READY.turns += (fighters.expert_fighters,)
    COURAGE_AGAIN.turns += (fighters.elan, fighters.expert_skirmishers)
    ORDER_OPEN.checks += (stunned_obey,)
    TURN_ENDS.procedures = (break_tests, *TURN_ENDS.procedures)


def _officers() -> None:
    """Officers and their abilities: chapter 12."""
    COMMANDS.sayings += (assigned,)
    WEATHER_ROLLED.turns += (officers.right_moment,)
    REDEPLOYS.turns += (officers.strategists,)
    INITIATIVE_WON.turns += (anticipate,)
    TEST_DUE.turns += (officers.form_up, officers.disciplined)
    CHARGE_DECLARED.turns += (run_from,)
    SIDED.sayings = (officers.no_flanks, *SIDED.sayings)
    COURAGE_DUE.turns += (officers.hold, officers.half_damage)
    COURAGE_AGAIN.turns = (officers.inspired, *COURAGE_AGAIN.turns)
    COURAGE_THROWN.turns += (officers.fanatic_stands, shaken_by_death)
    COMBAT_HURT.procedures += (endangered,)
    DESTROYED.procedures = (with_his_unit, general_falls, *DESTROYED.procedures)
    RALLIED.sayings += (officers.hardy,)
    SOURCES[Value.MOVE] += (officers.spurred,)
    SOURCES[Value.FIRE_DICE] = (*SOURCES[Value.FIRE_DICE][:1], officers.instructed, *SOURCES[Value.FIRE_DICE][1:])
    own, *rest = SOURCES[Value.BLOWS]
    SOURCES[Value.BLOWS] = (own, officers.blows_with, officers.heroic, *rest)
    SOURCES[Value.BLOWS_AGAIN] += (officers.fanatic_again,)


def _preparation() -> None:
    """Weather, terrain, deployment, reserves: chapters 13, 15 and 16."""
    DEPLOY_ZONE.sayings += (borderers,)
    DEPLOY_BOUNDS.checks += (check_short_edges,)
    REDEPLOYS.turns += (home_ground,)
    TURN_BEGINS.procedures = (show_hidden, *TURN_BEGINS.procedures)
    ORDER_OPEN.checks += (mud_stops,)
    CHARGE_ALLOWED.checks += (just_arrived,)
    TURN_ENDS.procedures += (weather_lasts,)
    for value in (Value.MOVE, Value.CHARGE):
        after = SOURCES[value].index(own_speed) + 1
        SOURCES[value] = (*SOURCES[value][:after], slows, *SOURCES[value][after:])


def _sequence() -> None:
    """The turn and its end: chapters 2 and 16."""
    TURN_BEGINS.procedures += (stubborn,)
    TURN_ENDS.procedures += (markers_lapse, game_length)
    DEPLOY_ZONE.sayings += (hill_zone,)
    DEPLOYED.procedures += (dig_in,)
