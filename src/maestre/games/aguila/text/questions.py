"""What is asked, in a sentence, with what one must know to answer; and what can be typed then."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from maestre.games.aguila.abilities.blows import Elan, ExpertFighters, ExpertSkirmishers
from maestre.games.aguila.abilities.drill import Manoeuvrable
from maestre.games.aguila.abilities.officers import FormUp, HalfDamage, Hold, RightMoment
from maestre.games.aguila.charging.charge import Charging
from maestre.games.aguila.charging.figures import inches
from maestre.games.aguila.charging.reactions import ChargeHome, Reacting, RegimentalGun
from maestre.games.aguila.command.anticipation import Anticipation
from maestre.games.aguila.command.officer_moves import Leaving, Riding
from maestre.games.aguila.command.rally import Rallying
from maestre.games.aguila.country.laying import (
    Country,
    Crossing,
    FarmOrMill,
    LastPiece,
    Laying,
    MorePieces,
    PieceLaid,
)
from maestre.games.aguila.data import INCH, Terrain
from maestre.games.aguila.drill.buildings import LeavingHouse
from maestre.games.aguila.drill.formations import Afoot, DrawnUp, Forming
from maestre.games.aguila.fighting.aftermath import Captor, Facing, Held, OneOfCombat, Regroup, Won
from maestre.games.aguila.fighting.melee import NextCombat, Struck
from maestre.games.aguila.morale.courage import NextShaken
from maestre.games.aguila.morale.discipline import Steadying
from maestre.games.aguila.moving.moves import AnotherWay, Marching
from maestre.games.aguila.scenarios.assault import Fortifying, WorkLaid
from maestre.games.aguila.scenarios.borodino import HillLaid
from maestre.games.aguila.scenarios.bridge import FordLaid, RiverLaid
from maestre.games.aguila.scenarios.farm import Farm
from maestre.games.aguila.scenarios.hill import Hills
from maestre.games.aguila.scenarios.oblique import AimLaid
from maestre.games.aguila.scenarios.quarters import Quarter, QuarterOrOrder
from maestre.games.aguila.scenarios.region import MarkerLaid
from maestre.games.aguila.scenarios.roles import Dividing
from maestre.games.aguila.scenarios.sides import EdgeOrOrder, FirstDeployed, LongEdge
from maestre.games.aguila.scenarios.village import HouseLaid, MoreHouses
from maestre.games.aguila.setup.deployment import Deploying, GroupByHand, Limbered, Sappers
from maestre.games.aguila.setup.hidden import Hiders, HidingPlace
from maestre.games.aguila.setup.redeployment import Elsewhere, Redeploying
from maestre.games.aguila.setup.reserves import Arriving, Entrance
from maestre.games.aguila.setup.vanguard import NextScout, VanguardDrawnUp
from maestre.games.aguila.shooting.structures import OutOfRubble
from maestre.games.aguila.table.asking import Using
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.state import State
from maestre.games.aguila.table.subjects import Zone
from maestre.games.aguila.table.things import thing_named
from maestre.games.aguila.turn.movement import Ordering
from maestre.games.aguila.turn.orders import OFFICERS
from maestre.games.aguila.turn.sequence import FirstMover
from maestre.games.aguila.turn.targets import Shooting
from maestre.miniatures.text.reports import Arg, say
from maestre.play import Ask, ByQuestion, Each, Message, Pick, Place, Question, Route, Some, Speaker
from maestre.space import tabletop
from maestre.space.tabletop import Point


class Prompt(NamedTuple):
    """The message that asks, what it says of whom it concerns, and the message that helps whoever types."""

    key: str
    told: dict[str, Arg]
    help: str = "pick"


PROMPTS: Final[ByQuestion[State, Prompt]] = ByQuestion()
"""How each question is put."""


def asked(state: State, ask: Ask, speaker: Speaker) -> str:
    """The question in a sentence."""
    prompt = PROMPTS(state, _question(ask))
    told: dict[str, Arg] = {"who": "", "on": ""} | prompt.told
    return say(speaker, f"text-ask-{prompt.key}", rule=ask.rule, pieces=_pieces(state, ask, speaker), **told).strip()


def helped(state: State, ask: Ask, speaker: Speaker) -> str:
    """Explain what can be typed now."""
    prompt = PROMPTS(state, _question(ask))
    return "\n".join((say(speaker, f"text-help-{prompt.help}"), say(speaker, "text-help-more")))


def _question(ask: Ask) -> Question[Any, Any]:
    assert isinstance(ask.about, Question), ask
    return ask.about


def _pieces(state: State, ask: Ask, speaker: Speaker) -> str:
    """Whom an answer may name."""
    choice = ask.choice
    if isinstance(ask.about, Ordering):
        return ", ".join(ask.about.left)
    if isinstance(ask.about, NextScout):
        return ", ".join(ask.about.units)
    if isinstance(ask.about, Laying):
        forms = (speaker.say(Message.of("offer-piece", what=thing_named(state, one))) for one in ask.about.forms)
        return "; ".join(f"{number} {form}" for number, form in enumerate(forms, 1))
    if isinstance(choice, Place | Route):
        return ", ".join(choice.pieces)
    if isinstance(choice, Each):
        return ", ".join(key for key, _ in choice.options)
    return ", ".join(choice.options) if isinstance(choice, Some | Pick) else ""


# ------------------------------------------------------------------------------------------------------ orders and ways


@PROMPTS.of(Ordering)
def _ordering(state: State, question: Ordering) -> Prompt:
    late = state.go is not None and state.go.step == OFFICERS
    return Prompt("officers" if late else "order", {}, "order")


@PROMPTS.of(Marching)
def _marching(state: State, question: Marching) -> Prompt:
    return Prompt("way", _way(state, question), "way")


@PROMPTS.of(AnotherWay)
def _another_way(state: State, question: AnotherWay) -> Prompt:
    return Prompt("another-way", _way(state, question), "way")


def _way(state: State, way: Marching) -> dict[str, Arg]:
    figures: dict[str, Arg] = {"far": inches(way.allowance.whole), "turns": way.turns, "wheels": way.wheels}
    order = Message(f"verb-{way.verb}")
    words: dict[str, Arg] = {"verb": way.verb, "order": order, "friends": ", ".join(way.barred)}
    return {"who": named(state, way.unit), **words, **figures}


@PROMPTS.of(Riding)
def _riding(state: State, question: Riding) -> Prompt:
    far, pace = inches(question.length), inches(question.pace)
    return Prompt("ride", {"who": named(state, question.officer), "far": far, "pace": pace, "host": ""}, "officer")


@PROMPTS.of(Leaving)
def _leaving(state: State, question: Leaving) -> Prompt:
    who, host = named(state, question.officer), named(state, question.host)
    return Prompt("leave", {"who": who, "far": inches(question.length), "pace": inches(0), "host": host}, "officer")


@PROMPTS.of(Rallying)
def _rallying(state: State, question: Rallying) -> Prompt:
    return Prompt("rally", {})


@PROMPTS.of(Anticipation)
def _anticipation(state: State, question: Anticipation) -> Prompt:
    return Prompt("anticipate", {})


@PROMPTS.of(FirstMover)
def _first_mover(state: State, question: FirstMover) -> Prompt:
    return Prompt("start", {})


@PROMPTS.of(Steadying)
def _steadying(state: State, question: Steadying) -> Prompt:
    return Prompt("steady", {"who": named(state, question.test.who), "test": Message(f"test-{question.test.use}")})


# ----------------------------------------------------------------------------------------------------------- formations


@PROMPTS.of(Forming)
def _forming(state: State, question: Forming) -> Prompt:
    return Prompt("formations", {"who": named(state, question.units[0])}, "formations")


@PROMPTS.of(Afoot, VanguardDrawnUp)
def _drawn_up(state: State, question: DrawnUp) -> Prompt:
    return Prompt("formation", {"who": named(state, question.units[0])})


@PROMPTS.of(LeavingHouse)
def _leaving_house(state: State, question: LeavingHouse) -> Prompt:
    return Prompt("leave-house", {"who": named(state, question.units[0])})


@PROMPTS.of(OutOfRubble)
def _out_of_rubble(state: State, question: OutOfRubble) -> Prompt:
    return Prompt("use", {"who": named(state, question.who), "on": named(state, question.on)})


# ------------------------------------------------------------------------------------------------- fire, charges, blows


@PROMPTS.of(Shooting)
def _shooting(state: State, question: Shooting) -> Prompt:
    return Prompt("shots", {}, "shots")


@PROMPTS.of(NextShaken)
def _next_shaken(state: State, question: NextShaken) -> Prompt:
    return Prompt("shaken", {})


@PROMPTS.of(Charging)
def _charging(state: State, question: Charging) -> Prompt:
    return Prompt("charge", {}, "charge")


@PROMPTS.of(Reacting)
def _reacting(state: State, question: Reacting) -> Prompt:
    charge = question.charge
    by, side = named(state, charge.chargers[0]), _SIDES[charge.sides[0]]
    others = len(charge.chargers) - 1
    told: dict[str, Arg] = {"who": named(state, charge.target), "by": by, "side": side, "others": others}
    return Prompt("reaction", told, "reaction")


_SIDES: Final = {
    tabletop.Side.FRONT: "front",
    tabletop.Side.LEFT: "flank",
    tabletop.Side.RIGHT: "flank",
    tabletop.Side.REAR: "rear",
}


@PROMPTS.of(ChargeHome)
def _charge_home(state: State, question: ChargeHome) -> Prompt:
    return Prompt("call-off", {"who": named(state, question.who), "on": named(state, question.on)})


@PROMPTS.of(NextCombat)
def _next_combat(state: State, question: NextCombat) -> Prompt:
    return Prompt("combat", _fought(state, question))


@PROMPTS.of(Struck)
def _struck(state: State, question: Struck) -> Prompt:
    return Prompt("strike", _fought(state, question))


@PROMPTS.of(Captor)
def _captor(state: State, question: Captor) -> Prompt:
    return Prompt("captor", _fought(state, question))


def _fought(state: State, question: OneOfCombat) -> dict[str, Arg]:
    return {"who": named(state, question.charges[0].target)}


@PROMPTS.of(Won, Held)
def _regroup(state: State, question: Regroup) -> Prompt:
    return Prompt("regroup", {"who": named(state, question.unit)})


@PROMPTS.of(Facing)
def _facing(state: State, question: Facing) -> Prompt:
    return Prompt("facing", {"who": named(state, question.unit)}, "facing")


def _using(state: State, question: Using) -> Prompt:
    return Prompt("use", {"who": named(state, question.who), "on": named(state, question.on)})


PROMPTS.of(RegimentalGun, ExpertFighters, Elan)(_using)
PROMPTS.of(ExpertSkirmishers, Manoeuvrable, Hold)(_using)
PROMPTS.of(FormUp, HalfDamage)(_using)


# ---------------------------------------------------------------------------------------------------- before the battle


@PROMPTS.of(RightMoment)
def _right_moment(state: State, question: RightMoment) -> Prompt:
    return Prompt("weather-dice", {"who": named(state, question.who), "on": question.on})


@PROMPTS.of(Country)
def _country(state: State, question: Country) -> Prompt:
    return Prompt("landscape", {})


@PROMPTS.of(LastPiece, MorePieces, MoreHouses)
def _more(state: State, question: LastPiece | MorePieces | MoreHouses) -> Prompt:
    return Prompt("more-terrain", {})


@PROMPTS.of(FarmOrMill, Farm, Hills)
def _which(state: State, question: FarmOrMill | Farm | Hills) -> Prompt:
    return Prompt("piece", {})


def _laying(state: State, question: Laying) -> Prompt:
    return Prompt("laying", {"what": _what(state, question.what), "count": len(question.forms)}, "laying")


def _what(state: State, word: str) -> Message | str:
    """What is being put down: a piece of terrain whatever its form, or something across a river that lies already."""
    element = word.partition(":")[0]
    return Message(f"terrain-{element}") if element in tuple(Terrain) else thing_named(state, element)


PROMPTS.of(PieceLaid, Crossing, WorkLaid)(_laying)
PROMPTS.of(HillLaid, RiverLaid, FordLaid)(_laying)
PROMPTS.of(AimLaid, MarkerLaid, HouseLaid)(_laying)


@PROMPTS.of(LongEdge, FirstDeployed, EdgeOrOrder)
def _side(state: State, question: LongEdge | FirstDeployed | EdgeOrOrder) -> Prompt:
    return Prompt("side", {"chooses": question.chooses})


@PROMPTS.of(QuarterOrOrder, Quarter)
def _quarter(state: State, question: QuarterOrOrder | Quarter) -> Prompt:
    return Prompt("side", {"chooses": question.chooses})


@PROMPTS.of(Fortifying)
def _fortifying(state: State, question: Fortifying) -> Prompt:
    return Prompt("works", {"spent": question.spent, "least": question.least, "most": question.most})


@PROMPTS.of(Dividing)
def _dividing(state: State, question: Dividing) -> Prompt:
    return Prompt("halves", {"most": question.limit})


# ------------------------------------------------------------------------------------------------- deployment, reserves


@PROMPTS.of(Hiders)
def _hiders(state: State, question: Hiders) -> Prompt:
    return Prompt("hidden", _zone(question.zone))


@PROMPTS.of(HidingPlace, Elsewhere)
def _elsewhere(state: State, question: HidingPlace | Elsewhere) -> Prompt:
    return Prompt("elsewhere", {"who": named(state, question.unit), **_zone(question.zone)}, "laying")


@PROMPTS.of(GroupByHand)
def _group(state: State, question: GroupByHand) -> Prompt:
    return Prompt("group", _zone(question.zone), "deployment")


@PROMPTS.of(Deploying)
def _deploying(state: State, question: Deploying) -> Prompt:
    return Prompt("deploying", _zone(question.zone), "deployment")


@PROMPTS.of(Redeploying)
def _redeploying(state: State, question: Redeploying) -> Prompt:
    return Prompt("redeploy", _zone(question.zone))


def _zone(zone: Zone) -> dict[str, Arg]:
    """The span of a zone, in inches from the west and the south."""
    points = [point for ring in zone.rings for point in ring]
    if not points:
        return dict.fromkeys(("left", "right", "low", "high"), 0)
    xs, ys = zip(*((point.x // INCH, point.y // INCH) for point in points), strict=True)
    return {"left": min(xs), "right": max(xs), "low": min(ys), "high": max(ys)}


@PROMPTS.of(Limbered)
def _limbered(state: State, question: Limbered) -> Prompt:
    return Prompt("limbered", {"who": named(state, question.who)})


@PROMPTS.of(Sappers)
def _sappers(state: State, question: Sappers) -> Prompt:
    return Prompt("sappers", {})


@PROMPTS.of(NextScout)
def _next_scout(state: State, question: NextScout) -> Prompt:
    return Prompt("vanguard", {})


@PROMPTS.of(Entrance)
def _entrance(state: State, question: Entrance) -> Prompt:
    return Prompt("arrive-how", {"who": named(state, question.unit)})


@PROMPTS.of(Arriving)
def _arriving(state: State, question: Arriving) -> Prompt:
    points = ", ".join(map(_stretch, question.stretches))
    far = inches(question.allowance.whole)
    return Prompt("arrive", {"who": named(state, question.unit), "far": far, "points": points}, "laying")


def _stretch(stretch: tuple[Point, Point]) -> str:
    (left, low), (right, high) = stretch
    return f"{left // INCH} {low // INCH} - {right // INCH} {high // INCH}"
