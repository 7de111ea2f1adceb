"""The doctrine's reasons: each tells a fact of the position that is true, and decides what is answered."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from maestre.games.aguila.charging.charge import Onset
from maestre.games.aguila.charging.reach import halted
from maestre.games.aguila.charging.reactions import reactions
from maestre.games.aguila.data import INCH, Arm, Terrain
from maestre.games.aguila.game import game
from maestre.games.aguila.morale import discipline
from maestre.games.aguila.morale.chances import passed
from maestre.games.aguila.scenarios.holding import points_of
from maestre.games.aguila.shooting.aiming import reach
from maestre.games.aguila.shooting.artillery import gun
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.officers import in_command, in_range
from maestre.games.aguila.table.places import base, battery_of, front, officers_at, outline, present
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Charge, Objective, ObjectiveId, OfficerId, State, UnitId
from maestre.games.aguila.table.subjects import Situation, Value
from maestre.miniatures.sides import Side
from maestre.opponents import Idea, Ideas, settled
from maestre.play import Message, Order
from maestre.play.written.messages import LANGUAGES, Arg
from maestre.space import tabletop
from maestre.space.tabletop import Outline
from tests.games.aguila.generals import Told, reasons
from tests.games.aguila.sieges import opened

WANTED = int(os.environ.get("MAESTRE_REASONS", "40"))
"""How many reasons are looked at: more on demand, `MAESTRE_REASONS=200`."""
BATTLES = ("pitched_battle", "defend_village", "take_hill", "battle_for_bridge", "crossing_of_fates", "defend_farm")
FEWEST_BATTLES = 3
"""A pitched battle alone is much marching: one battle is no sample of play."""
FEWEST, MOST = 12, 0.25
"""So many kinds there are at least, and no kind is a greater part of all."""

Facts = dict[str, Arg]
Check = Callable[[State, Side, Facts], bool]


@cache
def every() -> tuple[Told, ...]:
    """All reasons of some battles, as many battles as it takes."""
    found: list[Told] = []
    for number, scenario in enumerate(BATTLES):
        if number < FEWEST_BATTLES or len(found) < 3 * WANTED:
            found += reasons(opened(scenario, number, 5), f"reasons/{number}")
    return tuple(found)


def sample() -> list[Told]:
    """Some of them by chance, but at least one of each kind."""
    found, rng = list(every()), Random(1)
    rng.shuffle(found)
    first = {one.settled.because.why: one for one in reversed(found) if one.settled.because is not None}
    return [*first.values(), *found][:WANTED]


# ------------------------------------------------------------------------------------------------- reading the position


def piece(fact: Arg) -> str:
    """The piece that a fact names."""
    assert isinstance(fact, Message)
    return str(dict(fact.args)["id"])


def tenths(fact: Arg) -> int:
    """A length that a fact tells, in tenths of an inch."""
    assert isinstance(fact, Message)
    told = dict(fact.args)
    return int(str(told["whole"])) * 10 + int(str(told["tenths"]))


def apart(one: Outline, other: Outline) -> int:
    """How far two outlines are apart, in tenths of an inch, rounded up."""
    return -(-int(tabletop.distance(one, other).shown()) * 10 // INCH)


def is_far(state: State, facts: Facts, one: str, other: str) -> bool:
    """Whether two units are as far apart as is told."""
    edges = (outline(state, UnitId(piece(facts[name]))) for name in (one, other))
    return tenths(facts["far"]) == apart(*edges)


def arm(state: State, fact: Arg) -> Arm:
    return state.arm_of(state.units[UnitId(piece(fact))])


def ours(state: State, side: Side, fact: Arg) -> bool:
    return state.units[UnitId(piece(fact))].side is side


def is_foe(state: State, side: Side, facts: Facts) -> bool:
    """Whether a unit of ours and one of the enemy's are as far apart as is told."""
    both = ours(state, side, facts["unit"]) and not ours(state, side, facts["foe"])
    return both and ("far" not in facts or is_far(state, facts, "unit", "foe"))


def shoots(state: State, facts: Facts) -> int:
    unit = UnitId(piece(facts["unit"]))
    return reach(state, unit, "ball" if gun(state, unit) is not None else "fire")


def told_range(state: State, facts: Facts) -> bool:
    """Whether a unit shoots as far as is told."""
    return tenths(facts["range"]) == -(-shoots(state, facts) * 10 // INCH)


def in_its_range(state: State, side: Side, facts: Facts) -> bool:
    return told_range(state, facts) and is_foe(state, side, facts) and tenths(facts["far"]) <= tenths(facts["range"])


def beyond_its_range(state: State, side: Side, facts: Facts) -> bool:
    return told_range(state, facts) and is_foe(state, side, facts) and tenths(facts["far"]) >= tenths(facts["range"])


def worn(state: State, side: Side, facts: Facts) -> bool:
    foe = state.units[UnitId(piece(facts["foe"]))]
    return (
        is_foe(state, side, facts) and foe.damage == facts["damage"] and 3 * foe.damage >= int(str(facts["endurance"]))
    )


def damaged(state: State, side: Side, facts: Facts) -> bool:
    return state.units[UnitId(piece(facts["unit"]))].damage == facts["damage"] and ours(state, side, facts["unit"])


def stunned(state: State, side: Side, facts: Facts) -> bool:
    return is_foe(state, side, facts) and bool(state.units[UnitId(piece(facts["foe"]))].stunned)


def guns(state: State, side: Side, facts: Facts) -> bool:
    return is_foe(state, side, facts) and arm(state, facts["foe"]) is Arm.ARTILLERY


def horse(state: State, side: Side, facts: Facts) -> bool:
    return is_foe(state, side, facts) and arm(state, facts["foe"]) is Arm.CAVALRY


def aim(state: State, side: Side, facts: Facts) -> tuple[Objective, bool]:
    one = state.objectives[ObjectiveId(str(facts["aim"]))]
    place, edge = points_of(state, one), outline(state, UnitId(piece(facts["unit"])))
    if isinstance(place, Outline):
        gaps = {apart(edge, place), -(-int(tabletop.point_distance(one.at, edge).shown()) * 10 // INCH)}
    else:
        gaps = {-(-int(tabletop.point_distance(place, edge).shown()) * 10 // INCH)}
    return one, tenths(facts["far"]) in gaps


def held_by(wanted: Callable[[Side], Side | None]) -> Check:
    def check(state: State, side: Side, facts: Facts) -> bool:
        one, far = aim(state, side, facts)
        return far and one.held is wanted(side)

    return check


def nearest(state: State, side: Side, facts: Facts) -> bool:
    edge = outline(state, UnitId(piece(facts["unit"])))
    foes = [unit for unit in present(state) if state.units[unit].side is not side]
    return is_foe(state, side, facts) and tenths(facts["far"]) == min(apart(edge, outline(state, foe)) for foe in foes)


def steps(state: State, facts: Facts) -> int:
    """How far a unit may go as its formation has it, in tenths of an inch."""
    advance = Situation(unit=UnitId(piece(facts["unit"])), use="move", verb="advance")
    return tallied(state, Value.MOVE, advance).whole * 10 // INCH


def beyond(state: State, side: Side, facts: Facts) -> bool:
    too_far = tenths(facts["far"]) >= tenths(facts["range"]) + steps(state, facts)
    return too_far and nearest(state, side, facts) and beyond_its_range(state, side, facts)


def a_move_away(state: State, side: Side, facts: Facts) -> bool:
    near = tenths(facts["far"]) <= tenths(facts["range"]) + steps(state, facts)
    return near and nearest(state, side, facts) and beyond_its_range(state, side, facts)


def marching(state: State, side: Side, facts: Facts) -> bool:
    """Whether so many moves bring a unit within its range of the nearest enemy, and one fewer does not."""
    edges = (outline(state, UnitId(piece(facts[name]))) for name in ("unit", "foe"))
    left = int(tabletop.distance(*edges).shown()) - shoots(state, facts)
    moves, step = int(str(facts["count"])), steps(state, facts) * INCH // 10
    return nearest(state, side, facts) and moves > 2 and (moves - 1) * step <= left <= moves * step + 1


def before_a_friend(state: State, side: Side, facts: Facts) -> bool:
    return friend(state, side, facts) and arm(state, facts["friend"]) is Arm.INFANTRY and bool(state.objectives)


def commanded(state: State, side: Side, facts: Facts) -> bool:
    return in_command(state, UnitId(piece(facts["unit"])))


def friend(state: State, side: Side, facts: Facts) -> bool:
    return ours(state, side, facts["friend"]) and is_far(state, facts, "unit", "friend")


def enemies_shown(state: State, side: Side, facts: Facts) -> bool:
    return facts["count"] == sum(state.units[unit].side is not side for unit in present(state))


def likely(state: State, side: Side, facts: Facts) -> bool:
    return 0 <= int(str(facts["chance"])) <= 100 and ours(state, side, facts["unit"])


def fired(state: State, side: Side, facts: Facts) -> bool:
    return is_foe(state, side, facts) and state.units[UnitId(piece(facts["foe"]))].deeds.fired


def charged(state: State, side: Side, facts: Facts) -> bool:
    return ours(state, side, facts["unit"]) and not ours(state, side, facts["charger"])


def leads(state: State, side: Side, facts: Facts) -> bool:
    officer = OfficerId(piece(facts["officer"]))
    one = state.officers[officer]
    mine = [
        unit
        for unit in present(state)
        if state.units[unit].side is side and (one.chief or state.units[unit].officer == officer)
    ]
    return facts["led"] == sum(in_range(state, officer, unit) for unit in mine) and facts["count"] == len(mine)


def officer_far(state: State, side: Side, facts: Facts) -> bool:
    edge = officers_at(state, OfficerId(piece(facts["officer"])))
    foes = (outline(state, unit) for unit in present(state) if state.units[unit].side is not side)
    return tenths(facts["far"]) == min(apart(edge, foe) for foe in foes)


def houses(state: State, side: Side, facts: Facts) -> bool:
    built = [one for one in state.scenery.values() if one.element is Terrain.BUILDING and one.garrison is None]
    return facts["houses"] == len(built)


def target(state: State, side: Side, facts: Facts) -> bool:
    who = piece(facts["target"])
    foe = state.units[UnitId(who)].side if who in state.units else state.officers[OfficerId(who)].side
    return foe is not side and likely(state, side, facts)


def no_horse(state: State, side: Side, facts: Facts) -> bool:
    foes = (one for one in present(state) if state.units[one].side is not side)
    return not any(state.arm_of(state.units[foe]) is Arm.CAVALRY for foe in foes)


def others(state: State, side: Side, facts: Facts) -> bool:
    return int(str(facts["count"])) <= sum(state.units[unit].side is side for unit in present(state))


CHECKS: dict[str, Check] = {
    "why-in-range": in_its_range,
    "why-out-of-range": beyond_its_range,
    "why-worn": worn,
    "why-stunned": stunned,
    "why-guns": guns,
    "why-flank": is_foe,
    "why-target": is_foe,
    "why-aim-nobodys": held_by(lambda _side: None),
    "why-aim-ours": held_by(lambda side: side),
    "why-aim-theirs": held_by(lambda side: side.enemy),
    "why-nearest": nearest,
    "why-beyond": beyond,
    "why-next-move": a_move_away,
    "why-march": marching,
    "why-path": before_a_friend,
    "why-facing": lambda _state, _side, facts: 0 <= int(str(facts["degrees"])) <= 180,
    "why-led": commanded,
    "why-unled": lambda state, side, facts: not commanded(state, side, facts),
    "why-cover": houses,
    "why-lane": others,
    "why-no-horse": no_horse,
    "why-horse": horse,
    "why-bayonets": is_foe,
    "why-support": friend,
    "why-guns-bear": guns,
    "why-under-fire": is_foe,
    "why-test": likely,
    "why-others-wait": others,
    "why-enemy-shown": enemies_shown,
    "why-shot-routs": target,
    "why-shot-stuns": target,
    "why-shot-hurts": target,
    "why-shot-house": lambda state, _side, facts: bool(piece(facts["target"]) in state.scenery),
    "why-lone-officer": lambda state, _side, facts: bool(piece(facts["foe"]) in state.officers),
    "why-charge-stunned": stunned,
    "why-charge-guns": guns,
    "why-charge-spent": fired,
    "why-charge-steady": is_foe,
    "why-charge-flank": is_foe,
    "why-answered": is_foe,
    "why-charger-tested": charged,
    "why-escape-tested": charged,
    "why-charger-hurt": charged,
    "why-charger-strikes": charged,
    "why-rallies": damaged,
    "why-rallies-stunned": damaged,
    "why-steadies": likely,
    "why-chief": lambda state, _side, facts: state.officers[OfficerId(piece(facts["officer"]))].chief,
    "why-leads": leads,
    "why-rides-to-rally": damaged,
    "why-officer-safe": officer_far,
    "why-out-of-way": others,
}


# ------------------------------------------------------------------------------------------------ reading the question


def onset_of(told: Told, facts: Facts) -> Onset:
    """The charge that the rules let a unit declare on another."""
    pair = piece(facts["unit"]), piece(facts["foe"])
    found: Onset = next(one for one in told.about.onsets if (one.charger, one.target) == pair)
    return found


def comes_upon(told: Told, facts: Facts) -> bool:
    """Whether a charge comes upon the side that is told of, of somebody in the state that is told of."""
    onset = onset_of(told, facts)
    foe = told.state.units[UnitId(onset.target)]
    because = told.settled.because
    assert because is not None
    plain = not foe.stunned and not foe.deeds.fired and told.state.arm_of(foe) is not Arm.ARTILLERY
    return plain and (onset.side is tabletop.Side.FRONT) is (because.why == "why-charge-steady")


def can_charge(told: Told, facts: Facts) -> bool:
    return onset_of(told, facts).charger == piece(facts["unit"])


def may_answer(told: Told, facts: Facts) -> bool:
    """Whether the rules leave an enemy the answer that is told of to this very charge, with all who make it."""
    first, reaction = onset_of(told, facts), facts["reaction"]
    assert isinstance(reaction, Message)
    because = told.settled.because
    both = (told.settled.idea, told.settled.other)
    order = next(one.answer for one in both if one is not None and because in one.terms)
    assert isinstance(order, Order)
    units = (order.piece, *order.objects[1:])
    onsets = [one for one in told.about.onsets if one.target == first.target and one.charger in units]
    charge = Charge(
        tuple(one.charger for one in onsets),
        UnitId(first.target),
        tuple(one.side for one in onsets),
        halted=tuple(halted(told.state, one.charger) for one in onsets),
    )
    words = [word.partition("/")[0] for word in reactions(told.state, charge)]
    return reaction.key.removeprefix("reaction-") in words


def is_charged(told: Told, facts: Facts) -> bool:
    """Whether this very charge is under way, and a test for the answer is passed as often as is told."""
    charge = told.about.charge
    under_way = charge.target == piece(facts["unit"]) and charge.chargers[0] == piece(facts["charger"])
    if "chance" not in facts:
        return bool(under_way)
    chances = [
        passed(discipline.test_of(told.state, charge.target, use, side=charge.sides[0])) for use in ("square", "retire")
    ]
    return under_way and facts["chance"] in [round(100 * float(one)) for one in chances]


def still_waiting(told: Told, facts: Facts) -> bool:
    mine = [unit for unit in present(told.state) if told.state.units[unit].side is told.side]
    left = [one for one in mine if one in told.about.left and battery_of(told.state, one)[0] == one]
    return facts["count"] == len(left)


def shooting(told: Told, facts: Facts) -> bool:
    """How many others of ours, foot and guns, have something to shoot with."""
    unit = piece(facts["unit"])
    mine = [one for one in present(told.state) if told.state.units[one].side is told.side and one != unit]
    armed = [one for one in mine if told.state.arm_of(told.state.units[one]) is not Arm.CAVALRY]
    return facts["count"] == sum(bool(shoots(told.state, {"unit": named(told.state, one)})) for one in armed)


def all_ours(told: Told, facts: Facts) -> bool:
    return facts["count"] == sum(told.state.units[unit].side is told.side for unit in present(told.state))


def turned_away(told: Told, facts: Facts) -> bool:
    """Whether the front of a unit of ours lies before the flank or the rear of an enemy."""
    unit, foe = UnitId(piece(facts["unit"])), UnitId(piece(facts["foe"]))
    pose = told.state.units[foe].pose
    assert pose is not None
    side = tabletop.side_facing(pose, base(told.state, foe), front(told.state, unit))
    return side is not tabletop.Side.FRONT


ASKED: dict[str, Callable[[Told, Facts], bool]] = {
    "why-charge-steady": comes_upon,
    "why-charge-flank": comes_upon,
    "why-charge-stunned": can_charge,
    "why-charge-guns": can_charge,
    "why-charge-spent": can_charge,
    "why-lone-officer": can_charge,
    "why-answered": may_answer,
    "why-charger-tested": is_charged,
    "why-escape-tested": is_charged,
    "why-charger-hurt": is_charged,
    "why-charger-strikes": is_charged,
    "why-others-wait": still_waiting,
    "why-lane": shooting,
    "why-out-of-way": all_ours,
    "why-flank": turned_away,
}
"""What more the question tells of some of them."""


def is_true(told: Told, facts: Facts) -> bool:
    """Whether the position, and the question where it matters, say what a reason tells."""
    because = told.settled.because
    assert because is not None
    more = ASKED.get(because.why)
    return CHECKS[because.why](told.state, told.side, facts) and (more is None or more(told, facts))


COUNTS = ("count", "damage", "led", "houses")
"""Figures that are counted, so that one more is wrong."""


def test_what_is_told_is_true() -> None:
    wrong = []
    for told in sample():
        because = told.settled.because
        assert because is not None
        if not is_true(told, dict(because.facts)):
            wrong.append((because, told.side))
    assert not wrong


def test_a_wrong_count_would_be_found() -> None:
    for told in sample():
        because = told.settled.because
        assert because is not None
        facts = dict(because.facts)
        for name in COUNTS:
            if isinstance(count := facts.get(name), int):
                assert not is_true(told, facts | {name: count + 1}), (because, name)


def test_without_its_reason_something_else_would_have_been_answered() -> None:
    for told in sample():
        because = told.settled.because
        assert because is not None
        without = [
            Idea(idea.answer, tuple(one for one in idea.terms if one.why != because.why)) for idea in told.ideas.options
        ]
        again = settled(Ideas(tuple(without), told.ideas.slack), Random(told.luck))
        assert again.idea.answer != told.settled.idea.answer


def kinds() -> Counter[str]:
    """How often each kind of reason is told."""
    return Counter(one.settled.because.why for one in every() if one.settled.because is not None)


def test_reasons_are_of_many_kinds() -> None:
    assert len(kinds()) >= FEWEST


def test_no_reason_is_told_too_often() -> None:
    assert max(kinds().values()) <= MOST * sum(kinds().values()), kinds()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    speaker = game.speaker(language)
    for told in sample():
        because = told.settled.because
        assert because is not None
        assert speaker.say(Message(because.why, because.facts))
