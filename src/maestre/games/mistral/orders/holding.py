"""IC.9.36, 1.422, 2.317, 2.233.b Who may hold an Order: Formations, lone Squadrons and Auxiliaries."""

from __future__ import annotations

from maestre.games.mistral.data.words import Class, Command, Event, Fleet, Kind, OrderKind, Status
from maestre.games.mistral.fleets.composition import flaw, trial
from maestre.games.mistral.orders.escort import check_company
from maestre.games.mistral.orders.guerre_de_course import check_force
from maestre.games.mistral.politics.bourbons import doctrine
from maestre.games.mistral.politics.spanish import follows
from maestre.games.mistral.table.chit import held, order_name, row_of, strength
from maestre.games.mistral.table.formations import ready, regulars, squadrons_in
from maestre.games.mistral.table.names import Refused
from maestre.games.mistral.table.state import AuxiliaryId, Berth, ChitId, FormationId, SquadronId, State
from maestre.play import Message, change, rule
from maestre.play.pure import Part, pure

_FREE = (Berth.AVAILABLE, Berth.ASSIGNED)


@pure(Part(State, "formations", "squadrons", "auxiliaries"))
def holders(state: State, fleet: Fleet) -> tuple[str, ...]:
    """All of a Fleet that an Order could be offered to, allowed or not."""
    formations = (one.id for one in state.formations.values() if one.fleet is fleet)
    squadrons = (one.id for one in state.squadrons.values() if state.figures.formations.fleets[one.contingent] is fleet)
    auxiliaries = (
        one.id for one in state.auxiliaries.values() if state.figures.formations.fleets.get(one.contingent) is fleet
    )
    return (*formations, *squadrons, *auxiliaries)


@rule("IC.9.36", "IC.9.36.b")
def check_holder(state: State, chit: ChitId, holder: str) -> None:
    """Refuse who may not hold an Order: a Formation, a Squadron that is to go alone, or an Auxiliary."""
    if holder not in holders(state, row_of(state.figures, chit).fleet):
        raise Refused("IC.9.36", "order-no-holder", state.figures, holder=holder, chit=chit)
    if FormationId(holder) in state.formations:
        _check_formation(state, chit, FormationId(holder))
    elif SquadronId(holder) in state.squadrons:
        _check_squadron(state, chit, SquadronId(holder))
    else:
        _check_auxiliary(state, chit, AuxiliaryId(holder))


# ------------------------------------------------------------------------------------------------ Formations


@rule("IC.9.36.b", "IC.9.37.b")
def _check_formation(state: State, chit: ChitId, formation: FormationId) -> None:
    one, row = state.formations[formation], row_of(state.figures, chit)
    kind = state.figures.orders.types[row.kind]
    if one.kind not in kind.formations:
        raise Refused(
            f"O.{row.kind}",
            "order-not-of-kind",
            state.figures,
            formation=formation,
            kind=one.kind.value,
            order=order_name(state.figures, chit),
        )
    if one.superior:
        raise Refused("IC.9.36.b", "order-subordinated", state.figures, formation=formation, superior=one.superior)
    _check_unordered(state, formation)
    _check_command(state, chit, follows(state, formation), formation)
    have = strength(state, formation)
    if have < kind.least_sail:
        raise Refused(
            "IC.9.37.b", "order-few-sail", state.figures, formation=formation, count=have, due=kind.least_sail
        )
    if row.kind is OrderKind.ESCORT:
        check_company(state.figures, chit, regulars(squadrons_in(state, formation)))
    if row.kind is OrderKind.GUERRE_DE_COURSE:
        check_force(state, formation)


@rule("IC.9.36.b", "IC.9.36")
def _check_unordered(state: State, holder: str) -> None:
    """Refuse who has an Order already."""
    other = held(state, holder)
    if other is not None:
        raise Refused(
            "IC.9.36.b", "order-already", state.figures, holder=holder, order=order_name(state.figures, other)
        )
    one = state.formations.get(FormationId(holder))
    if one is not None and one.goal:
        raise Refused(
            "IC.9.36.b", "order-already", state.figures, holder=holder, order=Message("order-name-rendezvous")
        )


@rule("1.422", "2.317.a", "2.332.e", "2.321.a")
def _check_command(state: State, chit: ChitId, command: Command | None, holder: str) -> None:
    """Refuse another Command than the chit's, and what the times forbid to French and Spanish forces."""
    row = row_of(state.figures, chit)
    if row.command is not None and command is not row.command:
        raise Refused(
            "2.317.a", "order-other-command", state.figures, holder=holder, chit=chit, command=row.command.value
        )
    if command is Command.FRENCH and row.kind in (OrderKind.CRUISE, OrderKind.INTERDICTION) and doctrine(state):
        raise Refused("2.332.e", "order-not-french", state.figures, holder=holder, chit=chit)
    if command is Command.SPANISH and not after_philip(state, chit):
        raise Refused("2.321.a", "order-not-spanish", state.figures, holder=holder, chit=chit)


@rule("2.321.a")
def after_philip(state: State, chit: ChitId) -> bool:
    """Whether an Order is open to Spanish Formations: once Philip V has died only Cruises, and Shows against Bases."""
    row = row_of(state.figures, chit)
    return not state.events[Event.PHILIP_DIES].times or row.kind is OrderKind.CRUISE or bool(row.bases)


# ------------------------------------------------------------------------------------------------ lone Squadrons


@rule("2.125.a")
def _check_squadron(state: State, chit: ChitId, squadron: SquadronId) -> None:
    """Refuse to send a Squadron alone on anything but an Escort, or one that does not suit the Convoy."""
    row, one = row_of(state.figures, chit), state.squadrons[squadron]
    if Kind.INDEPENDENT not in state.figures.orders.types[row.kind].formations:
        raise Refused(
            "2.125.a", "order-not-alone", state.figures, squadron=squadron, order=order_name(state.figures, chit)
        )
    check_alone(state, squadron)
    check_company(state.figures, chit, (one,))
    _check_command(state, chit, state.figures.formations.commands[one.contingent], squadron)


@rule("2.125.a", "2.221.b")
def check_alone(state: State, squadron: SquadronId) -> None:
    """Refuse to send alone a Flagship, a Squadron that is away or alone already, or one that its Formation needs."""
    one = state.squadrons[squadron]
    formation = state.formations.get(FormationId(one.formation))
    if one.kind is Class.FLAGSHIP:
        raise Refused("2.221.b", "alone-no-flagship", state.figures, squadron=squadron)
    if one.status is Status.AWAY:
        raise Refused("IC.9.36", "alone-away", state.figures, squadron=squadron)
    if formation is None:
        return
    if formation.kind is Kind.INDEPENDENT:
        raise Refused("IC.9.36", "alone-already", state.figures, squadron=squadron, formation=formation.id)
    after = trial(state)
    change(after.squadrons, squadron, formation="")
    wrong = flaw(after, formation.id)
    if squadrons_in(after, formation.id) and wrong is not None and flaw(state, formation.id) is None:
        raise wrong.refusal


# ------------------------------------------------------------------------------------------------ Auxiliaries


@rule("2.233.b", "IC.6.2.c")
def _check_auxiliary(state: State, chit: ChitId, auxiliary: AuxiliaryId) -> None:
    """Refuse an Auxiliary of a Class that Executes no such Orders, or that is not free."""
    one, row = state.auxiliaries[auxiliary], row_of(state.figures, chit)
    if one.kind not in state.figures.orders.types[row.kind].auxiliaries:
        raise Refused(
            "2.233.b",
            "order-not-of-class",
            state.figures,
            auxiliary=auxiliary,
            kind=one.kind.value,
            order=row.kind.value,
        )
    if one.berth not in _FREE:
        raise Refused("IC.9.36", "order-aux-busy", state.figures, auxiliary=auxiliary, berth=one.berth.value)
    _check_unordered(state, auxiliary)
    _check_command(state, chit, state.figures.formations.commands[one.contingent], auxiliary)


# ------------------------------------------------------------------------------------------------ who decides


@rule("IC.9.36")
def is_ready(state: State, holder: str) -> bool:
    """Whether somebody is at sea, so that a new Order must reach him: an Auxiliary is where its Formation is."""
    auxiliary = state.auxiliaries.get(AuxiliaryId(holder))
    squadron = state.squadrons.get(SquadronId(holder))
    if squadron is not None:
        return squadron.status is Status.READY
    of = holder if auxiliary is None else auxiliary.formation
    formation = state.formations.get(FormationId(of))
    return formation is not None and ready(formation)


@rule("T.strategy.b")
def commands_of(state: State, holder: str) -> tuple[Command, ...]:
    """The Commands that an Order of somebody concerns: of a Formation those of all its Squadrons."""
    if AuxiliaryId(holder) in state.auxiliaries:
        return (state.figures.formations.commands[state.auxiliaries[AuxiliaryId(holder)].contingent],)
    if SquadronId(holder) in state.squadrons:
        return (state.figures.formations.commands[state.squadrons[SquadronId(holder)].contingent],)
    return tuple(state.figures.formations.commands[one.contingent] for one in squadrons_in(state, FormationId(holder)))
