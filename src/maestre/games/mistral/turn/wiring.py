"""What happens at each moment and in each phase, in order: the one place where all chapters meet."""

from __future__ import annotations

from maestre.games.mistral import battle
from maestre.games.mistral.auxiliaries import assignment, auxiliary_orders, corsairs, helping, knights, tasks
from maestre.games.mistral.battle import bombardment
from maestre.games.mistral.convoys import (
    escorts,
    levant,
    merchantmen,
    phases,
    raiding,
    routes,
    supply,
    trade,
    troops,
)
from maestre.games.mistral.detection import dummies, pickets, searching, watches
from maestre.games.mistral.events import event_step
from maestre.games.mistral.fleets import contingents, conversion, leaders, reorganisation, roles
from maestre.games.mistral.harbours import attrition, repair, turns
from maestre.games.mistral.moving import movement, storms
from maestre.games.mistral.orders import (
    army_support,
    chits,
    escort,
    execution,
    guerre_de_course,
    rendezvous,
    show_of_force,
)
from maestre.games.mistral.politics import bourbons, spanish
from maestre.games.mistral.reinforcement import entries, reinforcements
from maestre.games.mistral.table import moments
from maestre.games.mistral.table.sequence import STEPS
from maestre.games.mistral.table.state import Phase, State
from maestre.games.mistral.turn import ending, opening, windows
from maestre.games.mistral.weather import gales, winds
from maestre.play import Procedure


def wire() -> None:
    """Fill phases, Tasks and moments; the order within each is the order of play."""
    _phases()
    _tasks()
    _at_sea()
    _words()
    _turn()


def _phases() -> None:
    for chapter in (
        attrition,
        assignment,
        battle,
        chits,
        phases,
        corsairs,
        searching,
        dummies,
        ending,
        event_step,
        execution,
        gales,
        leaders,
        movement,
        pickets,
        reinforcements,
        reorganisation,
        repair,
        roles,
        storms,
        turns,
        watches,
        windows,
        winds,
    ):
        STEPS.update(chapter.PHASES)
    STEPS[Phase.CLEARING] = _clearing


def _clearing(state: State) -> Procedure[bool]:
    """Gales go, and then Dummies may (IC.4.3)."""
    yield from gales.clear(state)
    yield from dummies.put_away(state)
    return True


def _tasks() -> None:
    for chapter in (searching, bombardment, auxiliary_orders, escorts, knights, pickets, raiding):
        tasks.TASKS.update(chapter.DEEDS)
    tasks.FURTHER.update(conversion.FURTHER)
    tasks.FURTHER["defiance"] = tasks.Further(bourbons.check_defiance, bourbons.defiance)


def _at_sea() -> None:
    moments.LEFT.procedures = (watches.left, spanish.sallied)
    moments.ENTERED.procedures = (
        attrition.entered,
        routes.entered,
        searching.entered,
        watches.entered,
        pickets.driven_off,
    )
    moments.SAILED.procedures = (searching.sailed, watches.sailed, pickets.driven_off)
    moments.HARBOURED.procedures = (
        searching.vanished,
        execution.harboured,
        leaders.steadied,
        routes.harboured,
    )
    moments.SPOTTED.procedures = (dummies.exposed,)
    moments.SPENT.procedures = (storms.held_together,)
    moments.FOUGHT.procedures = (searching.fought, movement.lose_way)
    moments.AFTER_BATTLE.procedures = (watches.over, reorganisation.after_battle, execution.after_battle)
    moments.CONVOY_STRUCK.procedures = (merchantmen.struck,)
    moments.REINFORCEMENT_HELP.turns = (helping.helped,)
    moments.UNFORMED.procedures = (
        searching.vanished,
        assignment.orphaned,
        execution.unformed,
        leaders.bereft,
    )
    moments.OFF_MAP.procedures = (execution.left_map, levant.off_map, trade.off_map)
    moments.ACTED.procedures = (routes.diverted, supply.unloaded)
    moments.CLEARED.procedures = (pickets.chased,)
    moments.MEETING.procedures = (escorts.join_all, rendezvous.meet)
    moments.SCATTERED.procedures = (escort.scattered,)
    moments.CONVOY_OVER.procedures = (escort.over,)
    moments.CATCH_MODIFIERS[:] = [gales.catch_drm]


def _words() -> None:
    moments.FLAGGED.sayings = (contingents.corsican_flag,)
    moments.FORCED.sayings = (routes.must,)
    moments.EXTRAS.sayings = (supply.unloading,)
    moments.MAY_LEAVE.sayings = (guerre_de_course.may_leave,)
    moments.HIRED.sayings = (corsairs.hired, knights.hired)
    moments.CANCELLED.sayings = (knights.cancelled,)
    moments.GUARDS.sayings = (escorts.guards,)
    moments.ORDERED.sayings = (execution.ordered_places,)
    moments.BARRED.checks = (corsairs.barred, knights.barred)
    moments.TAKEN_ON.deeds = (corsairs.taken_on, knights.taken_on)
    moments.RETIRED.deeds = (execution.retired,)


def _turn() -> None:
    moments.TURN_BEGINS.procedures = (
        opening.deal_counters,
        bourbons.adopt_doctrine,
        corsairs.winter,
        levant.new_year,
        entries.come_out,
        supply.wish,
    )
    moments.IMPULSE_OVER.deeds = (
        merchantmen.under_way,
        watches.note_wear,
        movement.lose_ways,
        spanish.turn_home,
    )
    moments.OPERATIONS_OVER.procedures = (ending.end_roll,)
    moments.SHOWS.procedures = (show_of_force.shows,)
    moments.FRONT_MODIFIERS[:] = [army_support.support]
    moments.FRONT_RESOLVED.procedures = (army_support.judged,)
    moments.REINFORCING_BEGINS.procedures = (troops.land, troops.form)
    moments.ASSIGNING_BEGINS.procedures = (trade.changes,)
