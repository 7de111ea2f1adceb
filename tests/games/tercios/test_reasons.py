"""Reasons: what a general tells of the position is so, and without it he would have answered something else.

`MAESTRE_REASONS=200` looks at as many of them; a few dozen are enough for every day.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from math import hypot
from random import Random
from typing import Any, NamedTuple

import pytest

from maestre.games.tercios.command.reach import command_distance
from maestre.games.tercios.data import INCH, Ability, Arm, Ground, OrderKind, Quality, Value, Virtue
from maestre.games.tercios.doctrine import DOCTRINE
from maestre.games.tercios.fighting.charge import contact, reachable
from maestre.games.tercios.fighting.melee import pools
from maestre.games.tercios.game import game
from maestre.games.tercios.shooting.shots import missiles, volleys
from maestre.games.tercios.table.chances import damage, fought, holds, strikes
from maestre.games.tercios.table.marks import has
from maestre.games.tercios.table.places import disc, faces, front, outline, posed, radius
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.games.tercios.table.subjects import Charge, Situation, Volley
from maestre.games.tercios.table.troops import acting
from maestre.miniatures.sides import Side
from maestre.opponents import SOUND, Ideas, Memory, Settled, settled
from maestre.play import Message, Spot, Table, view
from maestre.play.chance.readings import passes
from maestre.play.written.messages import Arg
from maestre.space import tabletop
from maestre.space.tabletop import Point
from tests.games.tercios.lists import ENGLISH, SPANISH

WANTED = int(os.environ.get("MAESTRE_REASONS", "40"))
FORCES = (("spain_1000", "sweden_1000"), ("france_1000", "poland_1000"), ("empire_1000", "cossacks_1000"))
EVERY = 3
"""Of how many reasons one is looked at, so that all stages of a battle are."""
KINDS = 12
MOST = 0.25


class Told(NamedTuple):
    """A reason in its position: what was asked and answered, and what decided."""

    now: State
    side: Side
    found: Settled
    ideas: Ideas
    luck: object
    about: Any

    @property
    def why(self) -> str:
        assert self.found.because is not None
        return self.found.because.why

    @property
    def facts(self) -> dict[str, Arg]:
        assert self.found.because is not None
        return dict(self.found.because.facts)

    def unit(self, name: str = "unit") -> UnitId:
        """The Troop that a fact names."""
        word = self.facts[name]
        assert isinstance(word, Message)
        return UnitId(str(dict(word.args)["id"]))

    def leader(self, name: str = "leader") -> LeaderId:
        """The leader whom a fact names."""
        return next(one for one, who in self.now.leaders.items() if who.name == self.facts[name])

    def number(self, name: str) -> int:
        """A number that is told."""
        found = self.facts[name]
        assert isinstance(found, int)
        return found

    @property
    def spot(self) -> Point | None:
        """Where the answer puts a piece that the term is about, if it does."""
        assert self.found.because is not None
        options = (self.found.idea, self.found.other)
        owner = next(one for one in options if one is not None and self.found.because in one.terms)
        return Point(owner.answer.x, owner.answer.y) if isinstance(owner.answer, Spot) else None


def battles() -> Iterator[Told]:
    """Reasons from battles between two generals, every third of them."""
    for number in range(99):
        blue, red = FORCES[number % len(FORCES)]
        options = {"blue_army": blue, "red_army": red}
        table = Table.new(game, game.scenarios[0], options=options, seed=bytes([number] * 32))
        memories = {seat: Memory(f"{number}{seat}") for seat in game.seats}
        yield from fought_out(table, memories, Random(number))


def fought_out(table: Table[State], memories: dict[str, Memory], chance: Random) -> Iterator[Told]:
    """Play a battle and give its reasons."""
    while table.waiting():
        seat = table.waiting()[0]
        seen = view(table, seat)
        plan = memories[seat].plan(seat, game.turn(seen.now), partial(DOCTRINE.plan, seen, SOUND))
        ideas, luck = DOCTRINE.counsel(seen, plan), chance.getstate()
        if isinstance(ideas, Ideas):
            found = settled(ideas, chance)
            table.say(seat, found.idea.answer)
            if found.because is not None:
                assert seen.ask is not None
                yield Told(seen.now, Side(seat), found, ideas, luck, seen.ask.about)
        else:
            table.say(seat, ideas)


@cache
def reasons() -> tuple[Told, ...]:
    """The reasons that are looked at."""
    found = (one for number, one in enumerate(battles()) if number % EVERY == 0)
    return tuple(next(found) for _ in range(WANTED))


# ------------------------------------------------------------------------------------------------- facts, found anew


def inches(point: Point, unit: UnitId, state: State) -> int:
    """How far a point is from a Troop, in whole inches."""
    return -(-tabletop.spacing(point, outline(state, unit)) // INCH)


def hundredths(chance: object) -> int:
    return round(100 * float(chance))  # type: ignore[arg-type]


def pace(state: State, unit: UnitId, order: OrderKind) -> int:
    """How far a Troop goes with an order, in inches."""
    return tallied(state, Value.SPEED, Situation(unit=unit, use="move", order=order)).whole


def shoots(state: State, unit: UnitId) -> int:
    """How far a Troop shoots, in inches."""
    return max(state.figures.weapons.row[weapon].reach for weapon in missiles(state, unit)) // INCH


def nearest(told: Told) -> int:
    """How far away the nearest enemy is from a Troop, in whole inches."""
    here = front(told.now, told.unit())
    foes = (one for one in acting(told.now, told.side.enemy) if told.now.units[one].pose is not None)
    return min(inches(here, foe, told.now) for foe in foes)


def charge_of(told: Told) -> Charge:
    return next(one for one in reachable(told.now, told.unit()) if one.target == told.unit("target"))


def wins(state: State, charge: Charge, number: int = 1) -> int:
    """How often a charger wins a round, in hundredths."""
    there = posed(state, charge.charger, contact(state, charge))
    chances = fought(*strikes(pools(there, charge, number)), state.figures.targets.resist_combat)
    return hundredths(sum(chance for done, chance in chances.items() if done.lead > 0))


def coming(told: Told) -> bool:
    """Whether this enemy charges this Troop, and wins the first round as often as is told."""
    trigger = told.about.trigger
    way = trigger.way or (front(told.now, trigger.mover), front(told.now, trigger.unit))
    charge = Charge(trigger.mover, trigger.unit, way, trigger.flank, order_bonus=(trigger.mover,))
    both = (trigger.unit, trigger.mover) == (told.unit(), told.unit("foe"))
    return both and wins(told.now, charge) == told.number("chance")


def another_round(told: Told) -> bool:
    """Whether a charger wins the round that is asked about as often as is told."""
    charge, number = told.about.charge, getattr(told.about, "round", 0) + 1
    both = (charge.charger, charge.target) == (told.unit(), told.unit("target"))
    return both and wins(told.now, charge, number) == told.number("chance")


def charges(told: Told, *, flank: bool) -> bool:
    charge = charge_of(told)
    return charge.flank is flank and wins(told.now, charge) == told.number("chance")


def shots_of(told: Told) -> Iterator[Volley]:
    """The shots of a Troop at its target, whichever its order."""
    for order in (OrderKind.FIRE, OrderKind.ATTENTION):
        for first in acting(told.now, told.side):
            found = volleys(told.now, first, order)
            yield from (one for one in found if (one.shooter, one.target) == (told.unit(), told.unit("target")))


def wears(told: Told) -> bool:
    found = (damage(one.dice.whole, one.number, one.courage.whole, one.resist) for one in shots_of(told))
    return told.number("chance") in {hundredths(sum(p for done, p in one.items() if done.wear)) for one in found}


def finishes(told: Told) -> bool:
    """Whether a shot destroys its target as often as is told."""
    target, state = told.now.units[told.unit("target")], told.now
    discipline = 0 if has(state, target.id, Ability.MERCENARIES) else state.gear(target.id).discipline
    limit = tallied(state, Value.ENDURANCE, Situation(unit=target.id, use="rout")).whole
    chances = set()
    for one in shots_of(told):
        found = damage(one.dice.whole, one.number, one.courage.whole, one.resist).items()
        over = ((max(0, target.wear + done.wear - limit), p) for done, p in found)
        lost = sum(
            p * (1 - holds(discipline, points, state.figures.targets.rout_check)) for points, p in over if points
        )
        chances.add(hundredths(lost))
    return told.number("chance") in chances or target.id in state.pools


def threatened(told: Told) -> bool:
    """Whether an enemy stands as near as is told, and could charge."""
    far = inches(front(told.now, told.unit("foe")), told.unit(), told.now)
    return far == told.number("far") <= pace(told.now, told.unit("foe"), OrderKind.ATTACK)


def reach_of_charge(told: Told) -> bool:
    return told.number("reach") == pace(told.now, told.unit(), OrderKind.ATTACK)


def near_there(told: Told) -> bool:
    """Whether a target is as far from the place of the answer as is told."""
    if told.spot is None or told.now.units[told.unit()].pose is None:
        return told.number("far") >= 0
    return abs(inches(told.spot, told.unit("target"), told.now) - told.number("far")) <= 1 or told.found.other is None


def exposes(told: Told) -> bool:
    foe, reach = told.unit("foe"), told.number("reach")
    return reach == pace(told.now, foe, OrderKind.ATTACK) and told.number("far") <= reach


def leaves_danger(told: Told) -> bool:
    far = inches(front(told.now, told.unit("foe")), told.unit(), told.now)
    return exposes(told) and far == told.number("far")


def shot_from(told: Told, *, here: bool) -> bool:
    """Whether so many enemies could shoot at a Troop where it stands; elsewhere, whether so many shoot at all."""
    foes = [one for one in acting(told.now, told.side.enemy) if missiles(told.now, one)]
    if not here:
        return 0 < told.number("count") <= len(foes)
    unit = told.unit()
    edge = outline(told.now, unit)
    near = (one for one in foes if inches(front(told.now, one), unit, told.now) <= shoots(told.now, one) + 1)
    return 0 < told.number("count") <= sum(faces(told.now, one, Point(edge.x, edge.y)) for one in near)


def checks(told: Told) -> bool:
    """Whether a Troop passes its check as often as is told, leaders aside."""
    word = "target" if "target" in told.facts else "unit"
    state = told.now
    return hundredths(passes(state.gear(told.unit(word)).discipline, state.figures.targets.order_check)) == told.number(
        "chance"
    )


def falls(told: Told) -> bool:
    who = told.now.leaders[told.leader()]
    return hundredths(1 - passes(who.level, told.now.figures.targets.command_action)) == told.number("chance")


def ridden(told: Told) -> bool:
    return falls(told) and told.now.leaders[told.leader()].side is told.side.enemy


def perilous(told: Told) -> bool:
    if not falls(told):
        return False
    here, to = front(told.now, told.unit("foe")), told.spot
    return to is None or abs(hypot(to.x - here.x, to.y - here.y) / INCH - told.number("far")) <= 1


def commands(told: Told) -> bool:
    """Whether a leader has so many of his Troops within his command where he goes."""
    leader = told.leader()
    if told.spot is None:
        return True
    reach = command_distance(told.now, leader) + radius(told.now, told.now.leaders[leader])
    mine = (one for one in acting(told.now, told.side) if told.now.units[one].pose is not None)
    near = sum(tabletop.spacing(told.spot, outline(told.now, one)) <= reach for one in mine)
    return told.number("count") <= near


def acts(told: Told) -> bool:
    """Whether a leader has what he is said to use, and succeeds as often as is told."""
    who, what = told.now.leaders[told.leader()], told.facts["what"]
    assert isinstance(what, Message)
    kind, _, name = what.key.partition("-")
    number = told.now.figures.targets.command_action
    if kind == "quality":
        number = told.now.figures.leaders.qualities[Quality(name)].number
        if not who.has(Quality(name)):
            return False
    elif not who.has(Virtue(name)):
        return False
    return hundredths(passes(who.level, number)) == told.number("chance")


def hinders(told: Told) -> bool:
    return acts(told) and told.now.units[told.unit("target")].side is told.side.enemy


def worn(told: Told) -> bool:
    return told.now.units[told.unit()].wear == told.number("wear") > 1


def untidy(told: Told) -> bool:
    return told.now.units[told.unit()].disordered


def lone(told: Told) -> bool:
    return not any(one.charger == told.unit() for one in reachable(told.now, told.unit()))


def waits(told: Told) -> bool:
    return told.unit("foe") in told.now.cards and told.now.units[told.unit("foe")].side is told.side.enemy


def fewer_goes(told: Told) -> bool:
    return told.number("goes") == len(acting(told.now, told.side)) and told.number("fewer") > 0


def prepares(told: Told) -> bool:
    card = told.now.cards[told.unit("friend")]
    targets = [one.target for one in reachable(told.now, told.unit("friend"))]
    return card.order is OrderKind.ATTACK and told.unit("target") in targets


def far_off(told: Told) -> bool:
    return abs(nearest(told) - told.number("far")) <= 1


def nearest_two(told: Told) -> bool:
    mine, foes = (acting(told.now, one) for one in (told.side, told.side.enemy))
    gaps = (inches(front(told.now, foe), unit, told.now) for unit in mine for foe in foes)
    return abs(min(gaps) - told.number("far")) <= 1


def stands_away(told: Told) -> bool:
    return told.number("far") > 0 and told.now.units[told.unit()].side is told.side


def turned_back(told: Told) -> bool:
    """Whether a Troop has no enemy before it where it stands."""
    foes = [one for one in acting(told.now, told.side.enemy) if told.now.units[one].pose is not None]
    edges = [outline(told.now, one) for one in foes]
    return bool(edges) and not any(faces(told.now, told.unit(), Point(edge.x, edge.y)) for edge in edges)


def out_of_command(told: Told) -> bool:
    """Whether a Troop stands as far out of the command of one of its side's leaders as is told."""
    edge, now = outline(told.now, told.unit()), told.now
    mine = [one for one, who in now.leaders.items() if who.side is told.side and disc(now, one) is not None]
    gaps = []
    for one in mine:
        at = now.leaders[one].at
        assert at is not None
        reach = command_distance(now, one) + radius(now, now.leaders[one])
        gaps.append(-(-(tabletop.spacing(at, edge) - reach) // INCH))
    return stands_away(told) and any(abs(gap - told.number("far")) <= 1 for gap in gaps)


def holds_card(told: Told) -> bool:
    card, word = told.now.cards[told.unit()], told.facts["order"]
    assert isinstance(word, Message)
    return word.key == f"order-{card.order}"


def outside(told: Told) -> bool:
    return disc(told.now, told.leader()) is not None


def within(told: Told) -> bool:
    named = (who for who in told.now.leaders.values() if who.name == told.facts["leader"] and who.side is told.side)
    return any(who.inside is not None for who in named)


def joins(told: Told) -> bool:
    return told.now.leaders[told.leader()].side is told.now.units[told.unit()].side


def on_table(told: Told) -> bool:
    return told.now.units[told.unit()].pose is not None


def rough(told: Told) -> bool:
    slow = (Ground.DIFFICULT, Ground.VERY_DIFFICULT)
    return any(what in slow for one in told.now.scenery.values() for what in one.qualities)


def can_shoot(told: Told) -> bool:
    return told.number("reach") == shoots(told.now, told.unit())


def counted(told: Told, what: Callable[[State, UnitId], bool]) -> bool:
    """Whether an army has as many Troops of a kind as is told, and the enemy's as well."""
    both = [
        sum(what(told.now, unit) for unit, one in told.now.units.items() if one.side is side)
        for side in (told.side, told.side.enemy)
    ]
    return both == [told.number("ours"), told.number("theirs")]


def mounted(state: State, unit: UnitId) -> bool:
    return state.gear(unit).arm is Arm.CAVALRY


def elements(told: Told) -> bool:
    return 0 < told.number("count") <= len(told.now.scenery)


FACTS: dict[str, Callable[[Told], bool]] = {
    "why-charge": lambda told: charges(told, flank=False),
    "why-bad-charge": lambda told: charges(told, flank=False),
    "why-flank": lambda told: charges(told, flank=True),
    "why-reception": on_table,
    "why-eludes": checks,
    "why-nobody": lone,
    "why-shot": wears,
    "why-finish": finishes,
    "why-rest": worn,
    "why-tidy": untidy,
    "why-held": threatened,
    "why-keeps": threatened,
    "why-fears": threatened,
    "why-free": on_table,
    "why-goes": fewer_goes,
    "why-prepares": prepares,
    "why-waits": waits,
    "why-far": far_off,
    "why-lasts": nearest_two,
    "why-near-charge": lambda told: reach_of_charge(told) and near_there(told),
    "why-comes-near": lambda told: (
        reach_of_charge(told) and near_there(told) and told.number("far") > told.number("reach")
    ),
    "why-near-shot": lambda told: can_shoot(told) and near_there(told),
    "why-exposed": exposes,
    "why-escapes": leaves_danger,
    "why-under-fire": lambda told: shot_from(told, here=False),
    "why-out-of-fire": lambda told: shot_from(told, here=True),
    "why-out-of-command": stands_away,
    "why-into-command": out_of_command,
    "why-rough": rough,
    "why-leaves-rough": rough,
    "why-blind": on_table,
    "why-faces": turned_back,
    "why-ride-down": ridden,
    "why-shoots-there": can_shoot,
    "why-pulls": lambda told: inches(front(told.now, told.unit()), told.unit("target"), told.now) == told.number("far"),
    "why-shuns": lambda told: inches(front(told.now, told.unit()), told.unit("target"), told.now) == told.number("far"),
    "why-evades": coming,
    "why-braces": checks,
    "why-counters": checks,
    "why-flees": checks,
    "why-answers": checks,
    "why-meets": checks,
    "why-own-go": holds_card,
    "why-round": another_round,
    "why-no-round": another_round,
    "why-misplaced": outside,
    "why-leaves": within,
    "why-rides-on": outside,
    "why-inspires": acts,
    "why-heartens": acts,
    "why-relieves": acts,
    "why-shields": acts,
    "why-card": acts,
    "why-turns": acts,
    "why-hinders": hinders,
    "why-rouses": acts,
    "why-acts": acts,
    "why-joins": joins,
    "why-commands": commands,
    "why-peril": perilous,
    "why-alone": lambda told: told.leader() in told.now.leaders,
    "why-hinders-horse": lambda told: counted(told, mounted),
    "why-hinders-us": lambda told: counted(told, mounted),
    "why-serves-guns": lambda told: counted(told, lambda state, unit: state.gear(unit).arm is Arm.ARTILLERY),
    "why-gives-cover": lambda told: counted(told, lambda state, unit: state.gear(unit).shoots),
    "why-costs": lambda told: "what" in told.facts,
    "why-on-a-wing": lambda told: told.number("far") > 0,
    "why-high-edge": elements,
    "why-rough-edge": elements,
    "why-horse-later": lambda told: told.number("count") > 0,
}
"""How what a reason tells is found anew in its position, by the key of its message."""


# ------------------------------------------------------------------------------------------------------------ the tests


def test_what_is_told_is_so() -> None:
    wrong = [(told.why, told.facts) for told in reasons() if not FACTS[told.why](told)]
    assert not wrong


def test_without_it_something_else_would_have_been_answered() -> None:
    for told in reasons():
        rest = tuple(
            one._replace(terms=tuple(term for term in one.terms if term.why != told.why)) for one in told.ideas.options
        )
        luck = Random()
        luck.setstate(told.luck)  # type: ignore[arg-type]
        assert settled(told.ideas._replace(options=rest), luck).idea.answer != told.found.idea.answer, told.why


def test_they_are_of_many_kinds_and_none_is_told_too_often() -> None:
    kinds = Counter(told.why for told in reasons())
    assert len(kinds) >= KINDS
    assert max(kinds.values()) <= MOST * len(reasons()), kinds


@pytest.mark.parametrize("speaker", [ENGLISH, SPANISH])
def test_they_can_be_said(speaker: object) -> None:
    for told in reasons():
        because = told.found.because
        assert because is not None
        assert speaker.say(Message(because.why, because.facts))  # type: ignore[attr-defined]
