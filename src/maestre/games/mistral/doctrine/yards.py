"""S.28-S.35 Harbours and berths: who is laid up, mended and Fitted Out, where Auxiliaries lie, and who is let go."""

from __future__ import annotations

from random import Random
from typing import Final

from maestre.games.mistral.auxiliaries.assignment import RECALL, STAY, Assigning, most_assigned
from maestre.games.mistral.convoys.trade import LevantTraders
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import AuxiliaryClass, Class, Kind
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.crews import crew
from maestre.games.mistral.doctrine.errands import errand, has_errand
from maestre.games.mistral.doctrine.instructions import INSTRUCTIONS
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.doctrine.promises import start
from maestre.games.mistral.events.calls import CalledAway
from maestre.games.mistral.harbours.repair import FittingOut, LayingUp, Yards
from maestre.games.mistral.moving.courses import ENTER
from maestre.games.mistral.reinforcement.reinforcements import NewAuxiliary
from maestre.games.mistral.reinforcement.withdrawals import WithdrawnAuxiliary, WithdrawnSail
from maestre.games.mistral.table.state import (
    Auxiliary,
    AuxiliaryId,
    Berth,
    FormationId,
    Squadron,
    SquadronId,
)
from maestre.play import Answer
from maestre.play.written.figures import kept

# ------------------------------------------------------------------------------------------------ ships


@INSTRUCTIONS.of(LayingUp)
def laid_up(sea: Outlook, question: LayingUp) -> Answer:
    """Lay up all who have nothing to do at sea: Fitting Out wears."""
    if sea.plan.temper.makes("leaves-fitted-out"):
        return ()
    return tuple(one for one in question.open_to if not _bound_out(sea, one))


def _bound_out(sea: Outlook, squadron: SquadronId) -> bool:
    formation = FormationId(sea.state.squadrons[squadron].formation)
    return bool(formation) and has_errand(sea, formation)


@INSTRUCTIONS.of(FittingOut)
def fitted_out(sea: Outlook, question: FittingOut) -> Answer:
    """Fit Out the crews of Formations that have an errand, and nobody else."""
    if sea.plan.temper.makes("leaves-fitted-out"):
        return tuple(question.open_to)
    formations = dict.fromkeys(FormationId(sea.state.squadrons[one].formation) for one in question.open_to)
    going = [each.id for name in formations if name and has_errand(sea, name) for each in _going(sea, name)]
    return tuple(one for one in question.open_to if one in going)


def _going(sea: Outlook, formation: FormationId) -> tuple[Squadron, ...]:
    chit = sea.bound.get(formation)
    moving = chit is None and errand(sea, formation).then == ENTER
    return crew(sea, sea.state.formations[formation], chit, moving=moving)


@INSTRUCTIONS.of(Yards)
def mended(sea: Outlook, question: Yards) -> Answer:
    """Make as many Repairs as there may be, each to the Squadron that is most worn then."""
    return question.taken(sea.state)


@INSTRUCTIONS.of(WithdrawnSail)
def released(sea: Outlook, question: WithdrawnSail) -> Answer:
    """Let the most worn Sail of each subclass go that must, those that an Order needs last."""
    left = {Class.SOL: question.sol, Class.SOLD: question.sold}
    own = [sea.state.squadrons[SquadronId(name)] for name, _ in question.open_to]
    plan = dict.fromkeys((name for name, _ in question.open_to), "0")
    for one in sorted(own, key=lambda each: (each.formation in sea.bound, -sea.wear(each), each.id)):
        many = min(left[one.kind], len(one.ships))
        left[one.kind] -= many
        plan[one.id] = str(many)
    return plan


@INSTRUCTIONS.of(CalledAway)
def called(sea: Outlook, question: CalledAway) -> Answer:
    """Answer a call from elsewhere with the ships that are worth least."""

    def loss(plan: dict[str, str]) -> float:
        return sum(_lost(sea, sea.state.squadrons[SquadronId(one)], many) for one, many in plan.items())

    return min(question.propose(sea.state, Random(0)), key=loss)


def _lost(sea: Outlook, squadron: Squadron, many: str) -> float:
    ships = int(many) if many.isdigit() else len(squadron.ships)
    return ships * sea.worth(squadron) / len(squadron.ships)


# ------------------------------------------------------------------------------------------------ Auxiliaries

_VALUE: Final = (
    AuxiliaryClass.FLEET,
    AuxiliaryClass.FLEET50,
    AuxiliaryClass.LIGHT,
    AuxiliaryClass.BOMB,
    AuxiliaryClass.GALLEY,
    AuxiliaryClass.FIRESHIP,
)
"""The Classes, the most useful first."""

_BURNERS: Final = (AuxiliaryClass.FIRESHIP, AuxiliaryClass.BOMB)
"""The Classes that work from a Flag alone."""


@INSTRUCTIONS.of(NewAuxiliary)
def given(_sea: Outlook, question: NewAuxiliary) -> Answer:
    """Of the Classes that may be received, the most useful."""
    return question.word(min(question.open_to, key=_VALUE.index))


@INSTRUCTIONS.of(WithdrawnAuxiliary)
def taken(sea: Outlook, question: WithdrawnAuxiliary) -> Answer:
    """Of one's own, the least useful that no Order needs, one in Recovery before others."""

    def use(name: AuxiliaryId) -> tuple[bool, int, bool]:
        one = sea.state.auxiliaries[name]
        return name in sea.bound, -_VALUE.index(one.kind), one.berth is not Berth.RECOVERY

    return min(question.open_to, key=use)


@INSTRUCTIONS.of(Assigning)
def assigned(sea: Outlook, question: Assigning) -> Answer:
    """Leave who is Assigned, and send the others where most may happen: a Port is worth the trade in its range."""
    plan: dict[str, str] = {}
    for name, options in question.open_to:
        plan[name] = STAY if STAY in options and RECALL in options else _berth(sea, AuxiliaryId(name), options, plan)
    if question.refusal(sea.state, plan) is None:
        return plan
    return next(question.propose(sea.state, Random(0)))


def _berth(sea: Outlook, auxiliary: AuxiliaryId, options: tuple[str, ...], plan: dict[str, str]) -> str:
    one = sea.state.auxiliaries[auxiliary]
    ports = [place for place in options if place in sea.state.figures.places]
    if one.kind in _BURNERS:
        flags = [each for each in options if _has_room(sea, each, plan)]
        best = max(flags, key=lambda each: (sea.force(FormationId(each)), each), default="")
        return best or (STAY if STAY in options else options[0])
    if not ports:
        return options[0]
    chit = sea.bound.get(auxiliary)
    if chit is not None and (meets := start(sea.state.figures, chit)):
        return min(ports, key=lambda port: (sea.state.figures.network.spaces(port, meets[0]) or 0, port))
    crowd = [other.port or plan.get(other.id, "") for other in sea.auxiliaries if other.kind is one.kind]
    return max(ports, key=lambda port: (_prospects(sea, one, port) / (1 + crowd.count(port)), port))


def _has_room(sea: Outlook, formation: str, plan: dict[str, str]) -> bool:
    """Whether a Flag may have an Auxiliary more and has no Fireship or Bomb as yet: one is enough."""
    one = sea.state.formations.get(FormationId(formation))
    if one is None or one.kind not in (Kind.GRAND, Kind.FLAG):
        return False
    there = [each.kind for each in sea.auxiliaries if formation in (each.formation, plan.get(each.id))]
    return len(there) < most_assigned(sea.state, one.id) and not any(kind in _BURNERS for kind in there)


def _prospects(sea: Outlook, auxiliary: Auxiliary, port: str) -> int:
    """How many Spaces of trade routes lie in range from a Port."""
    reach = sea.state.figures.auxiliaries.reach(auxiliary.kind, auxiliary.role)
    near = sea.state.figures.places if reach is None else sea.state.figures.network.within(port, reach)
    return sum(place in near for place in _lanes(sea.state.figures))


@kept
def _lanes(figures: Figures) -> tuple[str, ...]:
    """The places of all trade routes."""
    return tuple(dict.fromkeys(place for known in figures.convoys.routes.values() for way in known for place in way))


@INSTRUCTIONS.of(LevantTraders)
def trades(sea: Outlook, question: LevantTraders) -> Answer:
    """Cover the Levant Trade Track toward the end of a Year that counts it, with Auxiliaries no Order needs."""
    state = sea.state
    left = (state.last_turn or sea.state.figures.calendar.turns) - state.turn
    if not sea.state.figures.scenarios.row[state.scenario].levant_figure or left >= (
        judgement.LEVANT if state.last_turn else state.figures.prestige.levant_stay
    ):
        return ()
    figures = [figure for figure in sea.state.figures.prestige.levant.values() if figure > 0]
    boxes = max(0, len(figures) - len(state.trade))
    free = [one for one in question.open_to if one not in sea.bound and _plain(sea, one)]
    return tuple(free[: min(boxes, question.most())])


def _plain(sea: Outlook, auxiliary: str) -> bool:
    """Whether it is no Fleet-50, which can Execute Orders."""
    return sea.state.auxiliaries[AuxiliaryId(auxiliary)].kind is not AuxiliaryClass.FLEET50
