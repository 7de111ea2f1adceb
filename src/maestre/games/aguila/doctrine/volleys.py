"""Fire: who shoots at whom, so that what several do to one target counts together; and who keeps its fire."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from maestre.games.aguila.data import Arm
from maestre.games.aguila.doctrine.instructions import INSTRUCTIONS
from maestre.games.aguila.doctrine.weighing import duels, judgement
from maestre.games.aguila.doctrine.weighing.dice import Chances, added, none, wounds
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.doctrine.weighing.fire import shaken
from maestre.games.aguila.doctrine.weighing.mistakes import NEAREST
from maestre.games.aguila.doctrine.weighing.pieces import gap, met
from maestre.games.aguila.doctrine.weighing.stakes import Stake, fate, lost, spent
from maestre.games.aguila.morale.chances import passed
from maestre.games.aguila.morale.discipline import test_of
from maestre.games.aguila.shooting.aiming import forced
from maestre.games.aguila.shooting.artillery import battery_shakes
from maestre.games.aguila.shooting.shot_values import HOUSES
from maestre.games.aguila.shooting.shots import volley
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import front, outline
from maestre.games.aguila.table.sight import eye
from maestre.games.aguila.table.state import OfficerId, SceneryId, UnitId
from maestre.games.aguila.table.subjects import Aim
from maestre.games.aguila.table.worth import piece_points
from maestre.games.aguila.turn.targets import HOLD, Shooting, word
from maestre.opponents import Counsel, Idea, Ideas, Term, term
from maestre.space import tabletop

_HOUSE: Final = 1.0
"""What a shot at a building with an enemy in it is worth."""
_KEPT: Final = 0.5
"""How likely a charge comes against which fire is kept."""
_SEEN: Final = 0.5
"""What is left of a shot at who hardly shows (1.18)."""


_OTHERS: Final = 2
"""So many other targets are thought of for the shot that matters most."""
_LUCK: Final = 0.3


@INSTRUCTIONS.of(Shooting)
def targets(field: Field, question: Shooting) -> Counsel:
    """The targets of all shooters: the best shot first, the others knowing what it has done."""
    aims = question.by_key()
    answer = dict.fromkeys(aims, HOLD)
    struck: dict[str, tuple[Chances, int]] = {}
    left, first = list(aims), ""
    while left:
        found = [(_value(field, aim, struck), -place, aim) for place, key in enumerate(left) for aim in aims[key]]
        found = [one for one in found if not _taken(answer, left[-one[1]], one[2])]
        if not found:
            break
        value, place, aim = max(found, key=lambda one: one[:2])
        key = left.pop(-place)
        if value > 0 and not _keeps_fire(field, aim.shooter, value):
            answer[key], first = word(aim), first or key
            if aim.kind not in HOUSES:
                before, worse = struck.get(aim.target, (none, 0))
                struck[aim.target] = added(before, chances_of(field, aim)), max(worse, _bonus(field, aim))
    return _ideas(field, answer, first, aims.get(first, ()))


def _ideas(field: Field, answer: dict[str, str], first: str, aims: Sequence[Aim]) -> Counsel:
    """The targets as they are, and with others for the shot that matters most."""
    if not first:
        return answer
    given = next(aim for aim in aims if word(aim) == answer[first])
    others = sorted((aim for aim in aims if aim != given), key=lambda aim: -_value(field, aim, {}))
    found = [aim for aim in others if not _taken(answer, first, aim)][:_OTHERS]
    options = [Idea(answer, tuple(_terms(field, given)))]
    options += [Idea(answer | {first: word(aim)}, tuple(_terms(field, aim))) for aim in found]
    return Ideas((*options, Idea(answer | {first: HOLD})), _LUCK)


def _terms(field: Field, aim: Aim) -> Iterator[Term]:
    """What speaks for a shot: that it may break its target, stun it, or wear it down."""
    value = _value(field, aim, {})
    target = named(field.state, aim.target)
    if aim.kind in HOUSES:
        yield term("why-shot-house", value, target=target)
        return
    of, chances, bonus = _stake(field, aim.target), chances_of(field, aim), _bonus(field, aim)
    found = fate(of, chances, bonus)
    whole = lost(of, chances, bonus) or 1.0
    routs = value * found.gone * (of.worth - spent(of, of.damage)) / whole
    stuns = value * found.stunned * (0.0 if of.stunned else judgement.STUNNED * of.worth) / whole
    common = {"unit": named(field.state, aim.shooter), "target": target}
    if routs:
        yield term("why-shot-routs", routs, **common, chance=round(100 * found.gone))
    if stuns:
        yield term("why-shot-stuns", stuns, **common, chance=round(100 * found.stunned))
    yield term("why-shot-hurts", value - routs - stuns, **common, chance=round(100 * (1 - chances[0])))


def _taken(answer: dict[str, str], key: str, aim: Aim) -> bool:
    """Whether another side of the same unit has this target already (5.33)."""
    unit, _, side = key.partition("/")
    if not side:
        return False
    mine = (said for other, said in answer.items() if other.partition("/")[0] == unit and other != key)
    return any(said.partition("/")[0] == word(aim).partition("/")[0] for said in mine)


def chances_of(field: Field, aim: Aim) -> Chances:
    """The chances of the wounds of a shot, with all guns of a battery."""
    return field.kept(("chances", aim), lambda: _chances(field, aim))


def _chances(field: Field, aim: Aim) -> Chances:
    shot = volley(field.state, aim)
    found = none
    for part in (shot, *shot.also):
        found = added(found, wounds(duels.as_fired(part)))
    return found


def _value(field: Field, aim: Aim, struck: dict[str, tuple[Chances, int]]) -> float:
    """What a shot adds to what has been declared; less if a test is needed to pass over the nearest."""
    if aim.kind in HOUSES:
        held = field.state.scenery[SceneryId(aim.target)].garrison
        return _HOUSE if held is not None and held in field.foes else 0.0
    before, worse = struck.get(aim.target, (none, 0))
    of, bonus = _stake(field, aim.target), max(worse, _bonus(field, aim))
    gain = lost(of, added(before, chances_of(field, aim)), bonus) - lost(of, before, worse)
    if field.makes(NEAREST):
        return 1e6 / (1.0 + _distance(field, aim))
    near = field.kept(("forced", aim.shooter, aim.side), lambda: forced(field.state, aim.shooter, aim.side))
    if near and aim.target not in near:
        chance = float(passed(test_of(field.state, aim.shooter, "target")))
        gain *= chance
    return gain * (_SEEN if aim.doubtful else 1.0)


def _distance(field: Field, aim: Aim) -> float:
    """How far a target is from who shoots at it."""
    edges = (outline(field.state, UnitId(one)) for one in (aim.shooter, aim.target))
    return float(tabletop.distance(*edges).shown()) if aim.target in field.state.units else 1e9


def _stake(field: Field, target: str) -> Stake:
    if target in field.state.units:
        return field.piece(UnitId(target)).stake
    officer = field.state.officers[OfficerId(target)]
    figures = field.state.figures
    stun, rout = figures.officers.profiles[officer.rank].courage
    worth, tested = piece_points(field.state, target) + judgement.OFFICER, figures.combat.courage.damage_least
    return Stake(worth, officer.damage, 99, stun, rout, stunned=False, tested=tested)


def _bonus(field: Field, aim: Aim) -> int:
    """How much a shot shakes its target more: by the side that it comes from, and as a battery's."""
    if aim.target not in field.state.units:
        return 0
    side = met(eye(field.state, aim.shooter, aim.side), field.piece(UnitId(aim.target)))
    guns = field.state.arm_of(field.state.units[aim.shooter]) is Arm.ARTILLERY
    return shaken(field.state.figures, side, guns=guns) + battery_shakes(field.state, aim.shooter)


# ---------------------------------------------------------------------------------------------------- fire that is kept


def _keeps_fire(field: Field, unit: UnitId, value: float) -> bool:
    """Whether a unit does better to wait for who may charge it: who has fired does not fire in reaction."""
    piece = field.piece(unit)
    if piece.arm is Arm.ARTILLERY or piece.around:
        return False
    best = 0.0
    for other, _, _, (now, _) in field.enemies:
        start = front(field.state, other.id)
        if now and gap(start, piece) <= now and met(start, piece) is tabletop.Side.FRONT:
            best = max(best, _saved(field, unit, other.id))
    return _KEPT * best > value


def _saved(field: Field, unit: UnitId, foe: UnitId) -> float:
    """What fire in reaction takes from a charger, and saves by stopping it, if the charge is a good one."""
    piece, other = field.piece(unit), field.piece(foe)
    bargain = field.clash(foe, unit, tabletop.Side.FRONT)
    if bargain.gain <= bargain.cost:
        return 0.0
    strikes = duels.shot(field.state.figures, piece.figure, other.figure, "fire", field.state.sky, reaction=True)
    done = fate(other.stake, wounds(strikes), 1)
    return done.worth + (done.gone + done.stunned) * bargain.gain
