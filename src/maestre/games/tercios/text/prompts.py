"""What each question is in a sentence."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from maestre.games.tercios.abilities.ambush import ComeOut, Spring
from maestre.games.tercios.abilities.cavalry import FleeFromAmbush, FleeFromApproach, FleeFromCharge, FreeTurn
from maestre.games.tercios.abilities.choragiew import MarchOrJoin, ShareOfWear, SideToLeave
from maestre.games.tercios.abilities.combat import GoOn, Meeting, Sheltering
from maestre.games.tercios.abilities.deploying import (
    Emplace,
    FormColumn,
    GunOfFormation,
    GunOfFort,
    LieInWait,
    Limbered,
)
from maestre.games.tercios.abilities.fortress import LeaveFortress
from maestre.games.tercios.abilities.vanguard import VanguardMove
from maestre.games.tercios.abilities.weapons import Caracole, CaracoleLength
from maestre.games.tercios.cards.planning import LayCards
from maestre.games.tercios.command.leader_moves import Ride
from maestre.games.tercios.command.leaders import CommandAction, SecondRide
from maestre.games.tercios.command.perils import Overrun, RideAway
from maestre.games.tercios.data import INCH, OrderKind
from maestre.games.tercios.fighting.aftermath import Consolidate
from maestre.games.tercios.fighting.charge import WhomToApproach, WhomToCharge
from maestre.games.tercios.fighting.melee import CallMalaGuerra
from maestre.games.tercios.moving.movement import Flight, Reorientation, Walk
from maestre.games.tercios.moving.moves import FirstToReact
from maestre.games.tercios.orders.activation import NextAction
from maestre.games.tercios.orders.initiative import WhoStarts
from maestre.games.tercios.orders.reactions import ReactFromAmbush, ReactToApproach, ReactToCharge
from maestre.games.tercios.qualities.around import UseCold, UseElegant
from maestre.games.tercios.qualities.at_once import FallBack, TurnGun, TurnTroop
from maestre.games.tercios.qualities.cards import CardToReact, FireInstead, NewCard, ResistInstead
from maestre.games.tercios.qualities.host import LuckyEscape
from maestre.games.tercios.qualities.lasting import Trick
from maestre.games.tercios.qualities.leaders import SentRide
from maestre.games.tercios.qualities.setup import Benefit, ShiftTo
from maestre.games.tercios.setup.array import Deploying
from maestre.games.tercios.setup.deployment import ChooseEdge, LeaderInside, NextCommand, PutDown
from maestre.games.tercios.setup.laying import Lay, LayCrossing, Laying, element_name
from maestre.games.tercios.setup.scenery import Buying
from maestre.games.tercios.shooting.answers import ReactWithAttention
from maestre.games.tercios.shooting.rout import WhomToLose
from maestre.games.tercios.shooting.targets import (
    FortReacts,
    FortShoots,
    NextOfFormation,
    NextOfFort,
    Shoot,
    ShootAtMover,
)
from maestre.games.tercios.table.asking import ByOrder, ByTrigger, inches
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.subjects import Trigger
from maestre.games.tercios.table.troops import named, piece_named
from maestre.games.tercios.table.victory import TimeUp
from maestre.games.tercios.turn.sequence import Activation
from maestre.miniatures.text.reports import Arg, say
from maestre.play import ByQuestion, Message, Speaker


class Asker(NamedTuple):
    """Who puts questions into words, and what he sees."""

    state: State
    speaker: Speaker

    def simply(self, key: str, rule: str, who: Message | str = "") -> str:
        """Ask something of somebody, or of nobody in particular."""
        return say(self.speaker, f"text-ask-{key}", who=who, rule=rule).strip()

    def of(self, unit: UnitId, key: str, rule: str) -> str:
        """Ask something of a Troop."""
        return self.simply(key, rule, piece_named(self.state, unit))


PROMPTS: Final = ByQuestion[Asker, str]()


# --------------------------------------------------------------------------------------------------------------- orders


def _ordered(asker: Asker, key: str, unit: UnitId, order: OrderKind) -> str:
    return say(asker.speaker, f"text-ask-{key}", unit=named(asker.state, unit), order=Message(f"order-{order}"))


def _acting(asker: Asker, question: ByOrder[Any] | Consolidate) -> str:
    return _ordered(asker, "acting", question.unit, question.order)


PROMPTS.of(NextAction, WhomToApproach, WhomToCharge)(_acting)
PROMPTS.of(Reorientation, Consolidate)(_acting)


@PROMPTS.of(Walk)
def _walk(asker: Asker, question: Walk) -> str:
    if question.order is None:
        return say(asker.speaker, "text-ask-walk", unit=named(asker.state, question.unit))
    return _ordered(asker, "move", question.unit, question.order)


@PROMPTS.of(TimeUp)
def _time_up(asker: Asker, question: TimeUp) -> str:
    return say(asker.speaker, "text-ask-time", turn=question.turn)


@PROMPTS.of(CallMalaGuerra)
def _mala_guerra(asker: Asker, question: CallMalaGuerra) -> str:
    return asker.of(question.charge.charger, "mala-guerra", question.rule)


@PROMPTS.of(WhomToLose)
def _losing(asker: Asker, question: WhomToLose) -> str:
    return asker.of(question.unit, "losing", question.rule)


@PROMPTS.of(Overrun)
def _overrun(asker: Asker, question: Overrun) -> str:
    return asker.simply("overrun", question.rule, asker.state.leaders[question.leader].name)


# ------------------------------------------------------------------------------------------------------------ reactions


def _trigger(asker: Asker, trigger: Trigger) -> str:
    return say(
        asker.speaker,
        "text-ask-trigger",
        cause=trigger.cause,
        unit=piece_named(asker.state, trigger.unit),
        mover=piece_named(asker.state, trigger.mover),
        flank="yes" if trigger.flank else "no",
    )


def _window(asker: Asker, question: ByTrigger[Any]) -> str:
    return _trigger(asker, question.trigger)


PROMPTS.of(ReactToApproach, ReactToCharge, ReactFromAmbush)(_window)
PROMPTS.of(FleeFromApproach, FleeFromCharge, FleeFromAmbush)(_window)
PROMPTS.of(FirstToReact, ReactWithAttention, Flight)(_window)
PROMPTS.of(Sheltering)(_window)


@PROMPTS.of(Meeting)
def _meeting(asker: Asker, question: Meeting) -> str:
    return asker.of(question.unit, "pick", question.rule)


@PROMPTS.of(GoOn)
def _charge(asker: Asker, question: GoOn) -> str:
    return asker.of(question.charge.charger, "charge", question.rule)


@PROMPTS.of(UseElegant, UseCold)
def _quality(asker: Asker, question: UseElegant | UseCold) -> str:
    return asker.simply("pick", question.rule)


# -------------------------------------------------------------------------------------------------------------- shots


PROMPTS.of(Shoot)(_acting)
PROMPTS.of(ShootAtMover)(_window)


@PROMPTS.of(FortShoots)
def _fort_shoots(asker: Asker, question: FortShoots) -> str:
    return _ordered(asker, "acting", question.unit, question.order)


@PROMPTS.of(FortReacts)
def _fort_reacts(asker: Asker, question: FortReacts) -> str:
    return _trigger(asker, question.trigger)


@PROMPTS.of(NextOfFort, NextOfFormation)
def _next_shooter(asker: Asker, question: NextOfFort) -> str:
    return asker.of(question.unit, "pick", question.rule)


@PROMPTS.of(Caracole, CaracoleLength)
def _caracole(asker: Asker, question: Caracole | CaracoleLength) -> str:
    return asker.of(question.unit, "caracole", question.rule)


# -------------------------------------------------------------------------------------------------------------- leaders


def _ride(asker: Asker, question: Ride) -> str:
    who = asker.state.leaders[question.leader]
    key = "text-ask-leave" if who.inside else "text-ask-ride"
    return say(asker.speaker, key, leader=who.name, far=inches(question.length))


PROMPTS.of(Ride, RideAway, SecondRide)(_ride)
PROMPTS.of(LuckyEscape, SentRide)(_ride)


def _leading(asker: Asker, question: CommandAction | TurnTroop | FallBack | Trick) -> str:
    return asker.simply("leading", question.rule, asker.state.leaders[question.leader].name)


PROMPTS.of(CommandAction, TurnTroop, TurnGun)(_leading)
PROMPTS.of(FallBack, Trick)(_leading)


def _card(asker: Asker, question: NewCard | FireInstead) -> str:
    return asker.of(question.unit, "card", question.rule)


PROMPTS.of(NewCard, CardToReact)(_card)
PROMPTS.of(FireInstead, ResistInstead)(_card)


# ------------------------------------------------------------------------------------------------------- special rules


PROMPTS.of(MarchOrJoin, ShareOfWear, SideToLeave)(_acting)
PROMPTS.of(Spring)(_window)


@PROMPTS.of(ComeOut)
def _comes_out(asker: Asker, question: ComeOut) -> str:
    return asker.of(question.unit, "pick", question.rule)


@PROMPTS.of(LeaveFortress)
def _fortress(asker: Asker, question: LeaveFortress) -> str:
    return asker.of(question.unit, "fortress", question.rule)


@PROMPTS.of(FreeTurn)
def _free_turn(asker: Asker, question: FreeTurn) -> str:
    return asker.of(question.unit, "mobility", question.rule)


# ---------------------------------------------------------------------------------------------------- before the battle


def _deploying(asker: Asker, key: str, deploying: Deploying, rule: str, pieces: tuple[str, ...] = ()) -> str:
    ys = [point.y // INCH for point in deploying.zone]
    named_ones = ", ".join(pieces) or "none"
    args: dict[str, Arg] = {"command": deploying.command, "pieces": named_ones, "rule": rule}
    return say(asker.speaker, f"text-ask-{key}", **args, low=min(ys), high=max(ys))


def _deployed(asker: Asker, question: Emplace | GunOfFort | LieInWait | Limbered | LeaderInside) -> str:
    return _deploying(asker, "deploying", question.deploying, question.rule)


PROMPTS.of(Emplace, FormColumn)(_deployed)
PROMPTS.of(GunOfFort, GunOfFormation)(_deployed)
PROMPTS.of(LieInWait, Limbered, LeaderInside)(_deployed)


@PROMPTS.of(VanguardMove)
def _vanguard(asker: Asker, question: VanguardMove) -> str:
    return say(asker.speaker, "text-ask-vanguard", units=", ".join(question.units), unit=question.units[0])


@PROMPTS.of(WhoStarts)
def _starts(asker: Asker, question: WhoStarts) -> str:
    return asker.simply("start", question.rule)


@PROMPTS.of(NextCommand)
def _next_command(asker: Asker, question: NextCommand) -> str:
    return _deploying(asker, "command", question.deploying, question.rule)


@PROMPTS.of(PutDown)
def _put_down(asker: Asker, question: PutDown) -> str:
    return _deploying(asker, "deploying", question.deploying, question.rule, question.names)


def _laying(asker: Asker, question: Laying) -> str:
    return say(asker.speaker, "text-ask-laying", what=element_name(question.piece))


PROMPTS.of(Lay, LayCrossing, ShiftTo)(_laying)


@PROMPTS.of(Buying, Benefit)
def _buying(asker: Asker, question: Buying | Benefit) -> str:
    return say(asker.speaker, "text-ask-buying", points=question.points)


@PROMPTS.of(ChooseEdge)
def _edge(asker: Asker, question: ChooseEdge) -> str:
    return asker.simply("side", question.rule)


# ------------------------------------------------------------------------------------------------------------- the turn


@PROMPTS.of(LayCards)
def _plan(asker: Asker, question: LayCards) -> str:
    return asker.simply("plan", question.rule)


@PROMPTS.of(Activation)
def _go(asker: Asker, question: Activation) -> str:
    return asker.simply("go", question.rule)
