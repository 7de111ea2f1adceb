"""Before the battle: scenery that suits the army, the better edge, horse deployed last, scouts where they serve."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from maestre.games.tercios.abilities.deploying import (
    Emplace,
    FormColumn,
    GunOfFormation,
    GunOfFort,
    LieInWait,
    Limbered,
)
from maestre.games.tercios.abilities.vanguard import VanguardMove
from maestre.games.tercios.data import Arm, Element, Ground
from maestre.games.tercios.doctrine.instructions import INSTRUCTIONS, as_proposed
from maestre.games.tercios.doctrine.posts import post_terms, posts
from maestre.games.tercios.doctrine.weighing import judgement
from maestre.games.tercios.doctrine.weighing.field import Field
from maestre.games.tercios.doctrine.weighing.words import whole_inches
from maestre.games.tercios.qualities.setup import Add, Benefit, ShiftTo
from maestre.games.tercios.setup.deployment import SOUTH, Array, ChooseEdge, LeaderInside, NextCommand, PutDown
from maestre.games.tercios.setup.laying import Lay, LayCrossing, element_name
from maestre.games.tercios.setup.scenery import Buy, Buying, Stop
from maestre.games.tercios.table.places import scene
from maestre.games.tercios.table.state import CommandId, State
from maestre.miniatures.sides import Side
from maestre.opponents import Counsel, Idea, Ideas, Term, term
from maestre.play import Answer, Refused, Spot

_LOOKED_AT: Final = 6
"""How many places for an element are weighed."""
_SLOW: Final = (Ground.DIFFICULT, Ground.VERY_DIFFICULT)


class Host(NamedTuple):
    """What an army is made of: how many of its Troops are horse, how many guns, how many shoot."""

    horse: int
    guns: int
    shooters: int


def host(state: State, side: Side) -> Host:
    """Count what an army is made of."""
    gears = [state.gear(unit) for unit, one in state.units.items() if one.side is side]
    arms = [gear.arm for gear in gears]
    return Host(arms.count(Arm.CAVALRY), arms.count(Arm.ARTILLERY), sum(gear.shoots for gear in gears))


# ------------------------------------------------------------------------------------------------------------- scenery


@INSTRUCTIONS.of(Buying, Benefit)
def _buys(field: Field, question: Buying | Benefit) -> Counsel:
    """Buy what hinders the enemy's army more than one's own, if anything does."""
    deeds = islice(question.propose(field.state, Random(field.plan.luck)), _LOOKED_AT)
    bought = (Idea(one.order(), tuple(_suits(field, one.piece))) for one in deeds if isinstance(one, Buy | Add))
    return Ideas((Idea(Stop().order()), *bought), judgement.SLACK)


def _suits(field: Field, piece: str) -> Iterator[Term]:
    """What speaks for a piece of scenery, and against it."""
    kind = Element(piece.partition(":")[0])
    row, name = field.state.figures.terrain.elements[kind], element_name(piece)
    ours, theirs = host(field.state, field.side), host(field.state, field.side.enemy)
    if any(one in _SLOW or one is Ground.IMPASSABLE for one in row.qualities):
        worth = judgement.SCENERY * (theirs.horse - ours.horse)
        why = "why-hinders-horse" if worth >= 0 else "why-hinders-us"
        yield term(why, worth, what=name, ours=ours.horse, theirs=theirs.horse)
    if Ground.HEIGHT in row.qualities and ours.guns != theirs.guns:
        worth = judgement.SCENERY * (ours.guns - theirs.guns)
        yield term("why-serves-guns", worth, what=name, ours=ours.guns, theirs=theirs.guns)
    if Ground.COVERED in row.qualities:
        worth = judgement.SCENERY * (theirs.shooters - ours.shooters)
        yield term("why-gives-cover", worth, what=name, ours=ours.shooters, theirs=theirs.shooters)
    yield term("why-costs", -judgement.SCENERY / 2, what=name)


@INSTRUCTIONS.of(Lay)
def _lays(field: Field, question: Lay) -> Counsel:
    """Lay an element on a wing, where horse rides: what was bought is to be in its way."""
    middle = field.state.figures.scales[field.state.scale].table[0] // 2
    spots = islice(question.propose(field.state, Random(field.plan.luck)), _LOOKED_AT)
    ideas = []
    for spot in spots:
        off = abs(spot.x - middle)
        worth = judgement.SCENERY * off / middle
        far = whole_inches(off)
        ideas.append(Idea(spot, (term("why-on-a-wing", worth, what=element_name(question.piece), far=far),)))
    return Ideas(tuple(ideas), judgement.SLACK)


# ---------------------------------------------------------------------------------------------------------- deployment


@INSTRUCTIONS.of(ChooseEdge)
def _chooses_edge(field: Field, question: ChooseEdge) -> Counsel:
    """The edge whose ground suits the army better; chance decides where they are alike."""
    ideas = (Idea(question.word(edge), tuple(_edge(field, south=edge == SOUTH))) for edge in question.options())
    return Ideas(tuple(ideas), judgement.SLACK)


def _edge(field: Field, *, south: bool) -> Iterator[Term]:
    """What speaks for the ground along an edge, and against it."""
    state, depth = field.state, field.state.figures.scales[field.state.scale].table[1]
    near = [one for one in state.scenery.values() if (scene(one).y < depth // 2) is south]
    ours = host(state, field.side)
    high = sum(Ground.HEIGHT in one.qualities for one in near)
    slow = sum(any(what in _SLOW for what in one.qualities) for one in near)
    if high:
        yield term("why-high-edge", judgement.SCENERY * high * (1 + ours.guns), count=high)
    if slow:
        yield term("why-rough-edge", -judgement.SCENERY * slow * ours.horse / 2, count=slow)


@INSTRUCTIONS.of(NextCommand)
def _arrays(field: Field, question: NextCommand) -> Counsel:
    """Deploy in the usual array, the horse after the rest: it answers what the enemy has shown."""
    state, found = field.state, []
    for command in map(CommandId, question.deploying.commands):
        deed = Array(command)
        try:
            deed.check(state, field.side.value)
        except Refused:
            continue
        found.append(Idea(deed.order(), tuple(_shows(field, command))))
    first = Array(CommandId(question.deploying.commands[0])).order()
    return Ideas(tuple(found), judgement.SLACK) if found else first


def _shows(field: Field, command: CommandId) -> Iterator[Term]:
    mine = [unit for unit, one in field.state.units.items() if one.command == command]
    horse = sum(field.state.gear(unit).arm is Arm.CAVALRY for unit in mine)
    if horse:
        yield term("why-horse-later", -judgement.SHOWN * horse, count=horse)


@INSTRUCTIONS.of(VanguardMove)
def _scouts(field: Field, question: VanguardMove) -> Counsel:
    """Let the first unit go where it serves best, or stay where the Vanguard may not go there."""
    unit = question.units[0]
    ideas = [
        Idea(spot, post_terms(field, unit, post))
        for post in posts(field, unit, None)
        if question.refusal(field.state, spot := Spot(unit, *post.to)) is None
    ]
    return Ideas(tuple(ideas), judgement.SLACK) if ideas else Spot(unit, *field.front(unit))


@INSTRUCTIONS.of(LieInWait)
def _lies_nowhere(field: Field, question: LieInWait) -> Answer:
    """Hide nobody."""
    return question.word(None)


INSTRUCTIONS.of(Emplace, FormColumn)(as_proposed)
INSTRUCTIONS.of(GunOfFort, GunOfFormation, Limbered)(as_proposed)
INSTRUCTIONS.of(LayCrossing, ShiftTo)(as_proposed)
INSTRUCTIONS.of(LeaderInside, PutDown)(as_proposed)
