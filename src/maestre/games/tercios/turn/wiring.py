"""What happens at each moment, in order: the one place where special rules meet the chapters that call them."""

from __future__ import annotations

from maestre.games.tercios.abilities.ambush import come_out, from_ambush, smothered, spent_surprise, spring
from maestre.games.tercios.abilities.artillery import (
    LIMBER,
    UNLIMBER,
    burst,
    can_limber,
    can_unlimber,
    drawn_guns_do_not_shoot,
    escort_in_command,
    gun_in_tow,
    gun_is_left,
    gun_left_in_retreat,
    guns_command_themselves,
    guns_heed_few,
    guns_with_fire_only,
    harnessed,
    in_works,
    leaves_works,
    limber,
    loads_slowly,
    mortars_reach_over,
    ones_burst,
    protected_by_works,
    superheavy_needs_check,
    superheavy_shakes,
    unlimber,
)
from maestre.games.tercios.abilities.cavalry import (
    dragoons_dismount,
    evade,
    harassing,
    horde_owes,
    impetuous_charge,
    impetuous_consolidate,
    infantry_evaded,
    may_evade,
    open_order_mingles,
    open_order_unshaken,
    parting_shot,
    says_whether_to_flee,
    turn_freely,
)
from maestre.games.tercios.abilities.choragiew import (
    column_obeys,
    column_tells,
    leaves_by_moving,
    leaving,
    march_or_join,
)
from maestre.games.tercios.abilities.combat import (
    bardiches_never_tire,
    bayonets,
    greatswords,
    grenades_clear,
    guns_do_not_escape,
    halberds,
    heavy_lances,
    lances_ride_down,
    pikes,
    pursuit,
    salvas,
    shelter,
    swordsmen,
)
from maestre.games.tercios.abilities.deploying import (
    column_by_itself,
    emplace,
    form_column,
    guns_by_themselves,
    integrate,
    lie_in_wait,
    limber_up,
)
from maestre.games.tercios.abilities.fortress import (
    behind_wagons,
    fort_has_no_flank,
    fort_holds,
    fort_obeys,
    horse_against_wagons,
    leave_or_keep,
    stays_put,
    wagons_hold,
    wagons_rule_mala_guerra_out,
    wagons_tie_down,
    wagons_turn_to_no_flight,
)
from maestre.games.tercios.abilities.infantry import (
    blood_drawn,
    elite_needs_no_leader,
    elite_sheds_all,
    frenzy,
    light_keep_order,
    numerous_shed,
    skirmishers_keep_pace,
    squares_have_no_flank,
    squares_turn_or_march,
)
from maestre.games.tercios.abilities.vanguard import at_a_distance
from maestre.games.tercios.abilities.weapons import (
    arched,
    caracole,
    extended_arc,
    flintlock,
    guns_need_fire,
    slow_to_answer,
    steady_aim,
)
from maestre.games.tercios.command.leader_moves import may_leave
from maestre.games.tercios.command.leaders import (
    INSPIRE,
    POWERS,
    RUN,
    Power,
    bound,
    in_reach,
    inspirable,
    inspire,
    itself,
    rested,
    run,
    spared_by_two,
    within_authority,
)
from maestre.games.tercios.command.perils import falls_with_host, in_the_way, overrun, shaken, unneeded
from maestre.games.tercios.command.reach import led
from maestre.games.tercios.command.virtues import by_virtues, zeal_lapses
from maestre.games.tercios.data import OrderKind, Value
from maestre.games.tercios.fighting.charge import attack
from maestre.games.tercios.fighting.countercharge import answer_attack
from maestre.games.tercios.fighting.melee import (
    flanked,
    flanked_reacting,
    ground_fortifies,
    ground_protects,
    on_height,
    protected,
)
from maestre.games.tercios.moving.movement import can_move, can_turn, flee, move, reorient, run_order
from maestre.games.tercios.moving.moves import make_way
from maestre.games.tercios.orders.activation import (
    ACTIONS,
    EXECUTE,
    Action,
    attention,
    disordered,
    fresh_obeys,
    reorganise,
    resist,
)
from maestre.games.tercios.orders.reactions import ANSWERS, REACTIONS, Answer, brace
from maestre.games.tercios.qualities.around import (
    cold_cancels,
    elegant_withdrawal,
    expert_inspires,
    imperturbable_reacts,
    respectable_unseen,
    wealthy_pays,
    wealthy_steps,
    willing_lends,
)
from maestre.games.tercios.qualities.at_once import AT_ONCE, hero_tires, rash_leader_falls, relentless_pace
from maestre.games.tercios.qualities.cards import (
    CARDS,
    fire_instead,
    resist_instead,
    steadfast,
)
from maestre.games.tercios.qualities.host import (
    aggressive_charge,
    brave_lends,
    calm_host,
    gallant_host,
    lucky_escapes,
    passionate_lends,
    phlegmatic_host,
    selfless_saves,
)
from maestre.games.tercios.qualities.lasting import (
    LASTING,
    charge_weighed,
    dreaded,
    heartened,
    hides,
    lengthened,
    out_of_heart,
    perfected,
    resolved,
    stands_undaunted,
    stoically,
    swiftly,
    tricked,
    undaunted,
    unseen,
)
from maestre.games.tercios.qualities.leaders import (
    AMONG_LEADERS,
)
from maestre.games.tercios.qualities.markers import (
    MARKERS,
)
from maestre.games.tercios.qualities.setup import cartographer, cautious
from maestre.games.tercios.qualities.tempo import (
    TEMPO,
    aimed_at,
    coordinated,
    excused,
    held_back,
    kept_last,
    leads_first,
    must_lead,
    threatened,
)
from maestre.games.tercios.shooting.answers import answer_attention, answer_fire
from maestre.games.tercios.shooting.rout import mercenaries_rout
from maestre.games.tercios.shooting.shots import covered, in_covered_ground
from maestre.games.tercios.shooting.targets import can_shoot, fire_order, shoot_once
from maestre.games.tercios.table.moments import (
    ACTION_OPEN,
    ACTION_REACH,
    ACTION_SUCCEEDED,
    ARRAYING,
    ARRIVED,
    BLOCKED,
    CARD_TURNS,
    CHARGE_DECLARED,
    CHECK_WAIVED,
    COMBAT_OVER,
    COMBAT_WON,
    COVERED,
    DEPLOYED,
    DESTROYED,
    DISORDER_IGNORED,
    FLANK_IGNORED,
    FLANKABLE,
    FLED,
    FORMING,
    FORTIFIED,
    GO_BEGINS,
    GROUND_DISORDERS,
    GROUND_SLOWS,
    IN_COMMAND,
    INSPIRED,
    LEADER_TIRED,
    LENT,
    LIMIT_IGNORED,
    MAY_ACT,
    MAY_LEAD,
    MOVED,
    MOVES,
    MUST_CONSOLIDATE,
    MUST_LEAD,
    ONES_COUNT,
    ORDER_AVAILS,
    ORDER_DONE,
    ORDER_SHOWN,
    ORDER_STANDS,
    PASSED,
    PASSES,
    PROTECTED,
    REACH_ADDED,
    REACTION_SHOWN,
    REACTS,
    ROUT_FAILED,
    ROUT_STEPS,
    ROUT_TRIED,
    SCENERY_DONE,
    SHOT_ALLOWED,
    SHOT_ORIGINS,
    SHOT_OVER,
    SHOT_RESOLVED,
    SIGHT_WAIVED,
    STEADY,
    TROOPS_OWED,
    TURN_ENDED,
    TURNED,
    TURNS_ABOUT,
    UNINSPIRED,
    VANGUARD_BOUNDS,
    WEAR_KEPT,
    WEAR_SHED,
    WITHDRAWS,
)
from maestre.games.tercios.table.move_legality import by_ground
from maestre.games.tercios.table.situation import (
    SOURCES,
    braced,
    by_markers,
    by_order,
    firearm_reacting,
    leaderless,
)
from maestre.games.tercios.table.troops import holds_card
from maestre.games.tercios.table.victory import duration


def wire() -> None:
    """Fill every table and moment; whoever adds a rule puts it in its place here."""
    _orders()
    _values()
    _shooting()
    _turn()
    _combat()
    _leaders()
    _rout()
    _troops()
    _qualities()
    _preparation()


def _orders() -> None:
    """What orders, actions and reactions do."""
    EXECUTE[OrderKind.ATTENTION] = leaving(attention)
    EXECUTE[OrderKind.RESIST] = resist
    EXECUTE[OrderKind.ATTACK] = attack
    EXECUTE[OrderKind.RUN] = leaving(run_order)
    ACTIONS["move"] = Action(can_move, move)
    ACTIONS["reorient"] = Action(can_turn, reorient)
    EXECUTE[OrderKind.FIRE] = fire_order
    ACTIONS["reorganise"] = Action(disordered, reorganise)
    ACTIONS["shoot"] = Action(can_shoot, shoot_once)
    ACTIONS[LIMBER] = Action(can_limber, limber)
    ACTIONS[UNLIMBER] = Action(can_unlimber, unlimber)
    REACTIONS[OrderKind.RESIST] = brace
    REACTIONS[OrderKind.FIRE] = harassing(answer_fire)
    REACTIONS[OrderKind.ATTENTION] = answer_attention
    REACTIONS[OrderKind.RUN] = flee
    REACTIONS[OrderKind.ATTACK] = answer_attack
    ANSWERS["evade"] = Answer(may_evade, evade)


def _values() -> None:
    """Who says something about a value, in the order of the ledger."""
    SOURCES[Value.SPEED] = (by_order(Value.SPEED), gun_in_tow, by_ground, by_virtues(Value.SPEED), relentless_pace)
    SOURCES[Value.COMBAT] = (
        by_order(Value.COMBAT),
        by_markers(Value.COMBAT),
        flanked(Value.COMBAT),
        on_height,
        horse_against_wagons,
        halberds,
        bayonets,
        swordsmen,
        heavy_lances,
        pikes,
        salvas,
        by_virtues(Value.COMBAT),
        tricked(Value.COMBAT),
    )
    SOURCES[Value.FIRE] = (
        by_order(Value.FIRE),
        firearm_reacting,
        parting_shot,
        flintlock,
        by_markers(Value.FIRE),
        from_ambush,
        by_virtues(Value.FIRE),
        perfected,
        tricked(Value.FIRE),
    )
    SOURCES[Value.COURAGE] = (
        by_markers(Value.COURAGE),
        flanked(Value.COURAGE),
        covered,
        protected,
        behind_wagons,
        braced,
        by_virtues(Value.COURAGE),
    )
    SOURCES[Value.DISCIPLINE] = (
        leaderless,
        flanked_reacting,
        infantry_evaded,
        aggressive_charge,
        by_virtues(Value.DISCIPLINE),
        imperturbable_reacts,
        dreaded,
        heartened,
        steadfast,
    )
    SOURCES[Value.ENDURANCE] = (by_virtues(Value.ENDURANCE),)


def _turn() -> None:
    """2 Cards, goes and checks."""
    MAY_ACT.checks = (holds_card, bound, threatened, kept_last, coordinated, aimed_at, held_back)
    CHECK_WAIVED.sayings = (superheavy_needs_check, fresh_obeys, fort_obeys, column_obeys, excused)
    IN_COMMAND.sayings = (elite_needs_no_leader, guns_command_themselves, escort_in_command, led)
    WEAR_SHED.sayings = (numerous_shed,)
    WEAR_KEPT.sayings = (elite_sheds_all,)


def _combat() -> None:
    """5 Charges, melee and what follows."""
    CHARGE_DECLARED.turns = (shelter, charge_weighed)
    LIMIT_IGNORED.sayings = (bardiches_never_tire, phlegmatic_host)
    PROTECTED.sayings = (grenades_clear, protected_by_works, ground_protects, undaunted)
    FORTIFIED.sayings = (ground_fortifies, wagons_rule_mala_guerra_out, stands_undaunted)
    COMBAT_WON.procedures = (resolved, column_tells, greatswords, rash_leader_falls)
    WITHDRAWS.turns = (
        fort_holds,
        guns_do_not_escape,
        elegant_withdrawal,
        wagons_hold,
        pursuit,
        lances_ride_down,
        gun_left_in_retreat,
    )


def _shooting() -> None:
    """4.01-4.28 Shots, and the guns that make some of them."""
    SHOT_ALLOWED.checks = (
        drawn_guns_do_not_shoot,
        guns_need_fire,
        guns_with_fire_only,
        slow_to_answer,
        dragoons_dismount,
        unseen,
    )
    SHOT_ORIGINS.sayings = (extended_arc,)
    SHOT_OVER.sayings = (arched,)
    STEADY.sayings = (steady_aim, swiftly)
    COVERED.sayings = (mortars_reach_over, in_covered_ground, in_works, stoically)
    ONES_COUNT.sayings = (ones_burst,)
    SHOT_RESOLVED.procedures = (superheavy_shakes, burst, caracole, spent_surprise)
    ORDER_SHOWN.turns = (loads_slowly, impetuous_charge)
    ACTION_OPEN.sayings = (harnessed, squares_turn_or_march, wagons_tie_down)
    TURNS_ABOUT.sayings = (wagons_turn_to_no_flight,)
    FLED.procedures = (gun_is_left,)


def _rout() -> None:
    """4.19-4.25 Too much wear."""
    ROUT_TRIED.sayings = (wealthy_pays, mercenaries_rout)


def _leaders() -> None:
    """7 Leaders: who may be activated, and what they do."""
    POWERS[RUN] = Power(itself, run)
    POWERS[INSPIRE] = Power(inspirable, inspire)
    MAY_LEAD.checks = (rested, may_leave, leads_first)
    ACTION_REACH.checks = (within_authority, guns_heed_few, in_reach)
    LEADER_TIRED.sayings = (hero_tires, spared_by_two)
    ACTION_SUCCEEDED.turns = (cold_cancels,)
    SIGHT_WAIVED.sayings = (respectable_unseen,)
    INSPIRED.sayings = (expert_inspires,)
    LENT.sayings = (passionate_lends, brave_lends, willing_lends)
    BLOCKED.turns = (calm_host,)
    FLANK_IGNORED.sayings = (gallant_host,)
    ROUT_FAILED.turns = (selfless_saves,)
    ROUT_STEPS.sayings = (wealthy_steps,)
    DESTROYED.procedures = (shaken, lucky_escapes, falls_with_host, unneeded, blood_drawn)
    PASSED.procedures = (in_the_way,)
    MOVED.procedures = (make_way, overrun, leaves_works)
    TURNED.procedures = (make_way, overrun)
    TURN_ENDED.procedures = (zeal_lapses, duration)
    GO_BEGINS.procedures = (zeal_lapses,)


def _troops() -> None:
    """6.05-6.77 Special rules of infantry and cavalry, fortresses, columns, ambushes."""
    TROOPS_OWED.sayings = (horde_owes,)
    CARD_TURNS.procedures = (come_out, leave_or_keep, resist_instead, fire_instead)
    REACTS.procedures = (leave_or_keep,)
    REACTION_SHOWN.procedures = (says_whether_to_flee,)
    ORDER_AVAILS.sayings = (smothered, stays_put, leaves_by_moving)
    ORDER_STANDS.procedures = (turn_freely,)
    MOVES.turns = (march_or_join,)
    GROUND_SLOWS.sayings = (skirmishers_keep_pace,)
    GROUND_DISORDERS.sayings = (light_keep_order,)
    PASSES.sayings = (open_order_mingles,)
    ARRIVED.procedures = (spring,)
    FLANKABLE.sayings = (squares_have_no_flank, fort_has_no_flank)
    DISORDER_IGNORED.sayings = (open_order_unshaken,)
    MUST_CONSOLIDATE.sayings = (impetuous_consolidate,)
    COMBAT_OVER.procedures = (frenzy,)


def _qualities() -> None:
    """7.55-7.120 The command actions of qualities, and the moments that they alone touch."""
    for powers in (AT_ONCE, CARDS, TEMPO, LASTING, MARKERS, AMONG_LEADERS):
        POWERS.update(powers)
    MUST_LEAD.sayings = (must_lead,)
    ORDER_DONE.procedures = (hides,)
    REACH_ADDED.sayings = (lengthened,)
    UNINSPIRED.sayings = (out_of_heart,)


def _preparation() -> None:
    """9 Before the first turn, and after the last."""
    SCENERY_DONE.procedures = (cartographer,)
    FORMING.procedures = (emplace, form_column, integrate, lie_in_wait)
    ARRAYING.deeds = (column_by_itself, guns_by_themselves)
    DEPLOYED.procedures = (limber_up,)
    VANGUARD_BOUNDS.checks = (at_a_distance, cautious)
