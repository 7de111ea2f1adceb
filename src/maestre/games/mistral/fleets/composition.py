"""2.124, 2.221, 2.312, IC.3.3 What a Formation may hold, and what is wrong with one: questions only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Class, Command, Event, Fleet, Kind, OrderKind, Stance
from maestre.games.mistral.table.formations import regulars, squadrons_in
from maestre.games.mistral.table.names import Refused
from maestre.games.mistral.table.state import ChitStatus, Formation, FormationId, Squadron, State
from maestre.play import RuleId, rule


class Flaw(NamedTuple):
    """What is wrong with a Formation, and which Squadron or Formation in it makes it so; none if it is the whole."""

    refusal: Refused
    culprit: str = ""


_Objection = Callable[[State, Formation], Flaw | None]
_COUNTED: Final = (Kind.GRAND, Kind.FLAG, Kind.DETACHMENT)


def trial(state: State) -> State:
    """A copy on which a change of Formations, Squadrons or Leaders can be tried."""
    copy = replace(state)
    copy.formations = dict(state.formations)
    copy.squadrons = dict(state.squadrons)
    copy.leaders = dict(state.leaders)
    return copy


def commands_in(state: State, formation: FormationId) -> tuple[Command, ...]:
    """The Command of each of its Squadrons, those below it too."""
    return tuple(state.figures.formations.commands[one.contingent] for one in squadrons_in(state, formation))


@rule("2.124.a", "2.315")
def is_joint(figures: Figures, formation: FormationId) -> bool:
    """Whether any mix of both Bourbon Commands may be in it: the Grand Flotilla and Flotilla A."""
    counter = figures.formations.counters.get(formation)
    return counter is not None and counter.joint


@rule("IC.3.3.f")
def free_counters(state: State, fleet: Fleet, kind: Kind, command: Command | None = None) -> tuple[FormationId, ...]:
    """The counters of a kind that a Fleet has not Formed, or those of a Command."""
    return tuple(
        FormationId(name)
        for name in state.figures.formations.of_kind(fleet, kind)
        if name not in state.formations and command in (None, *state.figures.formations.counters[name].commands)
    )


def broken(state: State, fleet: Fleet) -> Iterator[tuple[FormationId, Flaw]]:
    """A Fleet's Formations that are not as they should be, with what is wrong (IC.3.3.g)."""
    for one in tuple(state.formations.values()):
        if one.fleet is fleet and one.kind in _COUNTED and (wrong := flaw(state, one.id)) is not None:
            yield one.id, wrong


def flaw(state: State, formation: FormationId) -> Flaw | None:
    """What is wrong with what a Formation holds, if anything: it is looked at with all that is below it."""
    one = state.formations[formation]
    found = (objection(state, one) for objection in _OBJECTIONS)
    return next((wrong for wrong in found if wrong is not None), None)


@rule("2.125.a")
def may_sail_alone(state: State, formation: FormationId) -> bool:
    """Whether a lone Squadron is one by the rules: it has a Rendezvous or Escort Order, or is bound for home."""
    one = state.formations[formation]
    if one.homeward or one.goal:
        return True
    held = (chit.id for chit in state.chits.values() if chit.holder == formation and chit.status is ChitStatus.ISSUED)
    rows = (state.figures.orders.chits.get(name.partition(":")[0]) for name in held)
    return any(row is not None and row.kind is OrderKind.ESCORT for row in rows)


@rule("2.125.a")
def _alone(state: State, one: Formation) -> Flaw | None:
    if one.kind is not Kind.INDEPENDENT or may_sail_alone(state, one.id):
        return None
    return Flaw(Refused("2.125.a", "alone-no-order", state.figures, formation=one.id))


@rule("IC.3.3", "IC.3.3.b", "IC.3.3.c", "2.223.a")
def _size(state: State, one: Formation) -> Flaw | None:
    """A Detachment holds one or two regular Squadrons, a Flag one or more."""
    row = state.figures.formations.kinds.get(one.kind)
    if row is None:
        return None
    held = regulars(squadrons_in(state, one.id))
    count = len(held)
    if count < row.least:
        return Flaw(
            Refused("IC.3.3.c", "formation-empty", state.figures, formation=one.id, count=count, least=row.least)
        )
    if row.most and count > row.most:
        return Flaw(
            Refused("IC.3.3", "formation-full", state.figures, formation=one.id, count=count, most=row.most),
            held[-1].id,
        )
    return None


@rule("2.221.a", "2.221.b", "2.223.a", "2.2.U", "IC.3.3.b", "IC.3.3.c")
def _flagships(state: State, one: Formation) -> Flaw | None:
    """Flagships are in Flotillas, each Contingent's no more than its regular Squadrons there.

    One that is cut off may make for home by itself (2.222.a).
    """
    squadrons = squadrons_in(state, one.id)
    led = sorted((each for each in squadrons if each.kind is Class.FLAGSHIP), key=lambda each: each.formation != one.id)
    row = state.figures.formations.kinds.get(one.kind)
    if led and row is not None and not row.flagships:
        return Flaw(
            Refused("IC.3.3.b", "flagship-in-detachment", state.figures, formation=one.id, squadron=led[0].id),
            led[0].id,
        )
    if led and row is None and not one.homeward:
        return Flaw(
            Refused("2.221.a", "flagship-outside-flotilla", state.figures, formation=one.id, squadron=led[0].id),
            led[0].id,
        )
    return next(
        (wrong for each in led if row is not None and (wrong := _unaccompanied(state.figures, one, each, squadrons))),
        None,
    )


def _unaccompanied(
    figures: Figures, one: Formation, flagship: Squadron, squadrons: tuple[Squadron, ...]
) -> Flaw | None:
    own = tuple(each for each in squadrons if each.contingent is flagship.contingent)
    company = len(regulars(own))
    flagships = len(own) - company
    if not company:
        return Flaw(
            Refused("2.221.b", "flagship-without-company", figures, formation=one.id, squadron=flagship.id), flagship.id
        )
    if flagships > company * figures.formations.posts.flagships:
        return Flaw(
            Refused("2.223.a", "flagships-outnumber", figures, formation=one.id, count=flagships, most=company),
            flagship.id,
        )
    return None


@rule("IC.3.3.c", "IC.3.3.d", "2.124.b")
def overreach(state: State, one: Formation) -> Flaw | None:
    """A Grand Flag holds Flags and Detachments, a Flag Detachments, a Detachment nothing."""
    row = state.figures.formations.kinds.get(one.kind)
    for other in state.formations.values():
        if row is not None and other.superior == one.id and other.kind not in row.holds:
            rule_id: RuleId = "2.124.b" if is_joint(state.figures, one.id) else "IC.3.3.c"
            return Flaw(Refused(rule_id, "cannot-hold", state.figures, formation=other.id, other=one.id), other.id)
    return None


@rule("2.312.a", "2.124.a", "2.315", "2.162", "2.321.c", "2.321.e")
def _mixed(state: State, one: Formation) -> Flaw | None:
    """Beside joint Flags a Formation of one Command holds at most one guest; after Philip V nobody mixes.

    Minor Contingents count for their Command and may be anywhere that it may (2.162).
    """
    if one.fleet is not Fleet.BOURBON or one.kind not in _COUNTED:
        return None
    guests = _guests(state, one)
    if not guests:
        return None
    joint = is_joint(state.figures, one.id)
    if _parted(state):
        return Flaw(
            Refused("2.321.e" if joint else "2.321.c", "commands-parted", state.figures, formation=one.id),
            guests[-1].id,
        )
    most = state.figures.formations.posts.guests
    if not joint and len(guests) > most:
        wrong = Refused("2.312.a", "too-many-guests", state.figures, formation=one.id, count=len(guests), most=most)
        return Flaw(wrong, guests[-1].id)
    return None


def _guests(state: State, one: Formation) -> tuple[Squadron, ...]:
    """The Squadrons of the other Command, Flagships last; in a joint Flag of whichever is there with fewer."""
    squadrons = sorted(squadrons_in(state, one.id), key=lambda each: each.kind is Class.FLAGSHIP)
    own = state.figures.formations.command(one.id) or _larger(commands_in(state, one.id))
    return tuple(each for each in squadrons if state.figures.formations.commands[each.contingent] is not own)


def _larger(commands: tuple[Command, ...]) -> Command:
    french = commands.count(Command.FRENCH)
    return Command.FRENCH if 2 * french > len(commands) else Command.SPANISH


def _parted(state: State) -> bool:
    return state.events[Event.PHILIP_DIES].times > 0


@rule("2.321.d")
def _grand(state: State, one: Formation) -> Flaw | None:
    if one.fleet is Fleet.BOURBON and one.kind is Kind.GRAND and _parted(state):
        return Flaw(Refused("2.321.d", "no-grand-flotilla", state.figures, formation=one.id))
    return None


@rule("2.165.c")
def _limited(state: State, one: Formation) -> Flaw | None:
    """Squadrons of a Contingent in Limited Neutrality are in no Flotilla of another."""
    if one.kind not in (Kind.GRAND, Kind.FLAG):
        return None
    for each in squadrons_in(state, one.id):
        if state.stances[each.contingent] is Stance.LIMITED:
            return Flaw(
                Refused("2.165.c", "limited-neutrality", state.figures, formation=one.id, squadron=each.id), each.id
            )
    return None


_OBJECTIONS: Final[tuple[_Objection, ...]] = (_alone, _grand, _size, overreach, _flagships, _limited, _mixed)
