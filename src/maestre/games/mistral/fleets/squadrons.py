"""2.21-2.23, IC.3.1, IC.3.26, IC.3.31, IC.6.32 Squadrons and the Sail in them, and SOL(D) that serve as Fleet-50.

What a player says, in a Reorganisation:

* ``Order("transfer", squadron, (other, ship, …))`` passes Sail to another Squadron, or to a ``new`` one.
* ``Order("pair", where, (ship, ship))`` makes a Fleet-50 of two SOL(D), Assigned at once if a Port or Formation is
  named.
* ``Order("part", auxiliary, (squadron, squadron))`` makes two SOL(D) of a Fleet-50; ``new:<port>`` Forms a Squadron.
* ``Order("prize", ship, (squadron,))`` puts a prize into a Squadron.
"""

from __future__ import annotations

from string import ascii_lowercase
from typing import Final

from msgspec.structs import replace

from maestre.games.mistral.auxiliaries.assignment import berths, most_assigned
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import AuxiliaryClass, Class, Command, Contingent, Flag, Fleet, Kind, Role, Status
from maestre.games.mistral.fleets.composition import flaw, trial
from maestre.games.mistral.fleets.consent import concerned
from maestre.games.mistral.fleets.contingents import emptied
from maestre.games.mistral.fleets.leaders import strategy_check
from maestre.games.mistral.harbours.damage import seen_by_all
from maestre.games.mistral.politics.bourbons import doctrine
from maestre.games.mistral.table.formations import below, top
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.ports import flag
from maestre.games.mistral.table.state import (
    Auxiliary,
    AuxiliaryId,
    Berth,
    FormationId,
    Phase,
    Squadron,
    SquadronId,
    State,
)
from maestre.play import Order, Procedure, RuleId, Tally, change, rule, shown
from maestre.play.written.figures import kept

NEW: Final = "new"


# ------------------------------------------------------------------------------------------------ questions


@kept
def _listed(figures: Figures) -> dict[str, Class]:
    """The subclass of each Sail that the scenarios name, and of those that come later by name."""
    hosts = figures.scenarios.forces.values()
    pairs = [row for host in hosts for row in host.auxiliary if row.kind is AuxiliaryClass.FLEET50]
    return {
        **{ship.name: row.kind for host in hosts for row in host.squadron for ship in row.ships},
        **{ship.name: Class.SOLD for row in pairs for ship in row.ships},
        **{ship: kind for (_, kind), ships in figures.reinforcement.ships.items() for ship in ships},
    }


@rule("2.21", "2.12", "2.22")
def class_of(figures: Figures, ship: str) -> Class:
    """The subclass of a Sail as the scenarios list it; those that they do not name are plain SOL, or say ``sold``."""
    return _listed(figures).get(ship, Class.SOLD if Class.SOLD.value in ship.casefold() else Class.SOL)


@rule("IC.3.2")
def whereabouts(state: State, squadron: Squadron) -> tuple[str, Status]:
    """Where a Squadron is and in which of its states: Ready with its Formation, else in harbour."""
    if squadron.status is Status.READY:
        return state.formations[FormationId(squadron.formation)].place, Status.READY
    return squadron.at, squadron.status


@rule("IC.3.1", "2.231", "2.22")
def room(figures: Figures, squadron: Squadron) -> int:
    """How many Sail more a Squadron may take."""
    return figures.squadrons.most_sail[squadron.kind] - len(squadron.ships)


def free_squadron(state: State, contingent: Contingent, kind: Class) -> SquadronId | None:
    """The first Squadron counter of a Contingent and subclass that is free, if there is one."""
    return next(iter(free_squadrons(state, contingent, kind)), None)


@rule("2.211.a", "2.211.b", "IC.3.3.f", "IC.3.31", "2.622", "2.623")
def free_squadrons(state: State, contingent: Contingent, kind: Class) -> tuple[SquadronId, ...]:
    """The Squadron counters of a Contingent and subclass neither in use nor withdrawn; no Flagship's is used again."""
    if kind is Class.FLAGSHIP:
        return ()
    prefix = contingent[0].upper() + ("D" if kind is Class.SOLD else "")
    names = (
        SquadronId(f"{prefix}{number + 1}")
        for number in range(state.figures.formations.most_squadrons(contingent, kind))
    )
    return tuple(name for name in names if name not in state.squadrons and name not in state.lost)


@rule("2.211.a")
def _free_fleet50(state: State, contingent: Contingent) -> AuxiliaryId | None:
    """A Fleet-50 counter of a Contingent that is not in use."""
    most = state.figures.formations.most_auxiliaries(contingent, AuxiliaryClass.FLEET50)
    names = (AuxiliaryId(f"{contingent[0]}Fleet50{letter}") for letter in ascii_lowercase[:most])
    return next((name for name in names if _unused(state, name)), None)


def _unused(state: State, name: AuxiliaryId) -> bool:
    return name not in state.auxiliaries or state.auxiliaries[name].berth is Berth.OUT


def mine(state: State, fleet: Fleet, squadron: str, rule: str) -> Squadron:
    """A Squadron of a Fleet by name, or a refusal."""
    one = state.squadrons.get(SquadronId(squadron))
    if one is None or state.figures.formations.fleets[one.contingent] is not fleet or one.status is Status.AWAY:
        raise Refused(rule, "no-such-squadron", state.figures, squadron=squadron)
    return one


def tallied(state: State, fleet: Fleet, what: str) -> None:
    """Note that a Strategy Check has denied something in this Reorganisation."""
    state.tried += (f"{fleet}/{what}",)


# ------------------------------------------------------------------------------------------------ Transfer


@rule("IC.3.26", "IC.3.1", "2.231", "IC.3.31")
def check_transfer(state: State, fleet: Fleet, order: Order) -> None:
    """Refuse Sail of other Squadrons, and takers of another Contingent, subclass, place or state, or without room."""
    giver = mine(state, fleet, order.piece, "IC.3.26")
    ships = order.objects[1:]
    if not ships or any(ship not in giver.ships for ship in ships) or len(dict.fromkeys(ships)) < len(ships):
        raise Refused("IC.3.26", "transfer-what", state.figures, squadron=giver.id, count=len(giver.ships))
    if f"{fleet}/transfer:{giver.id}" in state.tried:
        raise Refused("IC.3.26", "transfer-denied-before", state.figures, squadron=giver.id)
    if order.objects[0] == NEW:
        _check_new(state, fleet, giver, len(ships))
        return
    taker = mine(state, fleet, order.objects[0], "IC.3.26")
    if taker.id == giver.id or (taker.contingent, taker.kind) != (giver.contingent, giver.kind):
        raise Refused("IC.3.26", "transfer-unlike", state.figures, squadron=giver.id, other=taker.id)
    if whereabouts(state, taker) != whereabouts(state, giver):
        raise Refused("IC.3.26", "transfer-apart", state.figures, squadron=giver.id, other=taker.id)
    _check_room(state.figures, taker, len(ships))


@rule("IC.3.1", "2.231")
def _check_room(figures: Figures, taker: Squadron, count: int) -> None:
    if count > room(figures, taker):
        rule_id: RuleId = "2.231" if taker.kind is Class.SOLD else "IC.3.1"
        raise Refused(
            rule_id,
            "squadron-full",
            figures,
            squadron=taker.id,
            count=len(taker.ships) + count,
            room=room(figures, taker),
        )


@rule("IC.3.31", "IC.3.3.f", "2.211.b")
def _check_new(state: State, fleet: Fleet, giver: Squadron, count: int) -> None:
    """A new Squadron is Formed of a part of the Sail, if a counter is free: In Ordinary in a friendly Port.

    After a Battle it is Formed where it was fought, in the same Formation (S.29, IC.8.42).
    """
    if _afloat(state, giver):
        _check_afloat(state, giver)
    elif giver.status is not Status.IN_ORDINARY or not _friendly(state, giver.at, fleet):
        raise Refused("IC.3.31", "form-in-ordinary", state.figures, squadron=giver.id)
    if count == len(giver.ships):
        raise Refused("IC.3.31", "transfer-all-to-new", state.figures, squadron=giver.id)
    if free_squadron(state, giver.contingent, giver.kind) is None:
        raise Refused(
            "IC.3.3.f", "no-squadron-counter", state.figures, contingent=giver.contingent.value, kind=giver.kind.value
        )


@rule("IC.8.42", "S.29")
def _afloat(state: State, giver: Squadron) -> bool:
    """Whether a Squadron is Formed at sea of another's Sail: after a Battle alone."""
    return state.phase is Phase.BATTLES and giver.status is Status.READY


@rule("IC.8.42", "IC.3.3")
def _check_afloat(state: State, giver: Squadron) -> None:
    """Refuse a Squadron more to a Formation that may not hold it."""
    after, name = trial(state), SquadronId(f"{giver.id}+")
    after.squadrons[name] = replace(giver, id=name)
    wrong = flaw(after, FormationId(giver.formation))
    if wrong is not None and flaw(state, FormationId(giver.formation)) is None:
        raise wrong.refusal


def _friendly(state: State, place: str, fleet: Fleet) -> bool:
    return (
        place in state.figures.places
        and state.figures.places[place].is_port
        and flag(state, place, fleet) is Flag.FRIENDLY
    )


@rule("IC.3.26", "T.strategy")
def transfer(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """Pass Sail with their share of the damage, if the Admiral in charge succeeds; new Sail go without a check."""
    giver, ships = SquadronId(order.piece), order.objects[1:]
    seen = seen_by_all(state, giver)
    commands = concerned(state, fleet, order)
    if commands and not (yield from strategy_check(state, fleet, commands, seen=seen)):
        tallied(state, fleet, f"transfer:{giver}")
        tell(state, "transfer-denied", "IC.3.26", seen=None if seen else (fleet.value,), squadron=giver)
        return
    taker = order.objects[0]
    if taker == NEW:
        now = state.squadrons[giver]
        taker = new_squadron(state, now.contingent, now.kind, now.at)
        if _afloat(state, now):
            change(state.squadrons, SquadronId(taker), status=now.status, at=now.at, formation=now.formation)
    yield from _passed(state, fleet, giver, SquadronId(taker), ships)


@rule("IC.3.31", "2.237.b", "IC.11.12.b", "2.623")
def new_squadron(state: State, contingent: Contingent, kind: Class, place: str) -> SquadronId:
    """A new Squadron without Sail, In Ordinary in a Port, of a counter that is left."""
    name = free_squadron(state, contingent, kind)
    assert name is not None, (contingent, kind)
    state.squadrons[name] = Squadron(name, contingent, kind, (), 0, Status.IN_ORDINARY, place)
    return name


@rule("IC.3.26", "IC.1.2")
def _share(squadron: Squadron, count: int) -> Tally:
    """The Damage Points that go with some of its Sail."""
    return Tally.of(squadron.dp, "IC.3.26").times(count, len(squadron.ships), "IC.3.26").rounded_down("IC.1.2")


def _passed(
    state: State, fleet: Fleet, giver: SquadronId, taker: SquadronId, ships: tuple[str, ...]
) -> Procedure[None]:
    share = _share(state.squadrons[giver], len(ships))
    other = state.squadrons[taker]
    change(state.squadrons, taker, ships=(*other.ships, *ships), dp=other.dp + share.whole)
    seen = None if seen_by_all(state, giver) and seen_by_all(state, taker) else (fleet.value,)
    tell(state, "transferred", "IC.3.26", seen=seen, squadron=giver, other=taker, count=len(ships))
    tell(state, "transferred-dp", "IC.3.26", share, seen=(fleet.value,), other=taker, amount=share.whole)
    yield from _taken(state, giver, ships, share.whole)


@rule("IC.3.31", "2.236.b")
def _taken(state: State, giver: SquadronId, ships: tuple[str, ...], points: int = 0) -> Procedure[None]:
    """Take Sail out of a Squadron; one that has none left is Unformed and its Damage Points vanish."""
    one = state.squadrons[giver]
    left = tuple(ship for ship in one.ships if ship not in ships)
    if left:
        change(state.squadrons, giver, ships=left, dp=one.dp - points)
        return
    tell(
        state,
        "squadron-unformed",
        "IC.3.31",
        seen=(state.figures.formations.fleets[one.contingent].value,),
        squadron=giver,
    )
    del state.squadrons[giver]
    yield from emptied(state, one.formation)


# ------------------------------------------------------------------------------------------------ Fleet-50


@rule("2.235", "2.236.a", "2.211.a", "2.239", "2.332.d", "IC.6.32")
def check_pair(state: State, fleet: Fleet, order: Order) -> None:
    """Refuse other than two SOL(D) of a Contingent, both In Ordinary, a counter too many, and the French in peace."""
    givers = [_holder(state, fleet, ship) for ship in order.objects]
    if (
        len(dict.fromkeys(order.objects)) != state.figures.squadrons.fleet50_cost
        or len(order.objects) != state.figures.squadrons.fleet50_cost
    ):
        raise Refused(
            "2.235", "pair-count", state.figures, count=len(order.objects), due=state.figures.squadrons.fleet50_cost
        )
    for one, ship in zip(givers, order.objects, strict=True):
        if one is None or one.kind is not Class.SOLD or one.contingent is not (givers[0] or one).contingent:
            raise Refused("2.235", "pair-what", state.figures, ship=ship)
        if one.status is not Status.IN_ORDINARY:
            raise Refused("2.236.a", "pair-not-in-ordinary", state.figures, ship=ship, squadron=one.id)
        if state.figures.formations.commands[one.contingent] is Command.FRENCH and not doctrine(state):
            raise Refused("2.239", "pair-no-doctrine", state.figures, ship=ship)
        name = _free_fleet50(state, one.contingent)
        if name is None:
            raise Refused("2.211.a", "no-fleet50-counter", state.figures, contingent=one.contingent.value)
        if order.piece:
            _check_assigned(state, Auxiliary(name, one.contingent, AuxiliaryClass.FLEET50), order.piece)


@rule("2.236.c", "2.131.a", "2.131.b")
def _check_assigned(state: State, new: Auxiliary, where: str) -> None:
    """Refuse to Assign a new Fleet-50 where no Fleet-50 may be, or where there are enough."""
    after = replace(state, auxiliaries={**state.auxiliaries, new.id: new})
    if where not in berths(after, new.id):
        raise Refused("2.236.c", "pair-whither", state.figures, target=where)
    name = FormationId(where)
    for one in dict.fromkeys((name, top(state, name))) if name in state.formations else ():
        there = below(state, one)
        count = 1 + sum(each.berth is Berth.ASSIGNED and each.formation in there for each in state.auxiliaries.values())
        if count > most_assigned(state, one):
            rule_id: RuleId = "2.131.a" if state.formations[one].kind is Kind.DETACHMENT else "2.131.b"
            raise Refused(
                rule_id, "too-many-assigned", state.figures, formation=one, count=count, most=most_assigned(state, one)
            )


def _holder(state: State, fleet: Fleet, ship: str) -> Squadron | None:
    own = (one for one in state.squadrons.values() if state.figures.formations.fleets[one.contingent] is fleet)
    return next((one for one in own if ship in one.ships), None)


@rule("2.235", "2.236.a", "2.236.b", "2.236.c")
def pair(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """Make a Fleet-50 of two SOL(D), from whatever Squadrons; it is Available, or Assigned at once."""
    first = _holder(state, fleet, order.objects[0])
    assert first is not None, order
    name = _free_fleet50(state, first.contingent)
    assert name is not None, order
    emptied_at: list[str] = []
    for ship in order.objects:
        one = _holder(state, fleet, ship)
        assert one is not None, ship
        emptied_at += [one.at] if len(one.ships) == 1 else []
        yield from _taken(state, one.id, (ship,))
    berth = Berth.ASSIGNED if order.piece else Berth.AVAILABLE
    in_port = order.piece in state.figures.places
    state.auxiliaries[name] = Auxiliary(
        name,
        first.contingent,
        AuxiliaryClass.FLEET50,
        Role.NAVY,
        berth,
        port=order.piece if in_port else "",
        formation="" if in_port else order.piece,
        ships=order.objects,
    )
    shown(state, f"{name} is formed, {berth}; Squadrons leave {emptied_at}")
    tell(state, "fleet50-formed", "2.235", auxiliary=name)


@rule("2.237.a", "2.237.b", "2.231", "IC.3.31", "IC.3.3.f", "2.211.a")
def check_part(state: State, fleet: Fleet, order: Order) -> None:
    """Refuse a Fleet-50 that is not Available, and Squadrons that are not In Ordinary or have no room."""
    one = state.auxiliaries.get(AuxiliaryId(order.piece))
    if (
        one is None
        or one.kind is not AuxiliaryClass.FLEET50
        or state.figures.formations.fleets.get(one.contingent) is not fleet
    ):
        raise Refused("2.237.a", "part-what", state.figures, auxiliary=order.piece)
    if one.berth is not Berth.AVAILABLE:
        raise Refused("2.237.a", "part-not-available", state.figures, auxiliary=one.id)
    if len(order.objects) != len(one.ships):
        raise Refused("2.237.a", "part-count", state.figures, count=len(order.objects), due=len(one.ships))
    for target in dict.fromkeys(order.objects):
        _check_taker(state, fleet, one.contingent, target, order.objects.count(target))
    new = [target for target in dict.fromkeys(order.objects) if target.startswith(f"{NEW}:")]
    if len(new) > len(free_squadrons(state, one.contingent, Class.SOLD)):
        raise Refused(
            "IC.3.3.f", "no-squadron-counter", state.figures, contingent=one.contingent.value, kind=Class.SOLD.value
        )


@rule("2.237.b", "2.231")
def _check_taker(state: State, fleet: Fleet, contingent: Contingent, target: str, count: int) -> None:
    word, _, port = target.partition(":")
    if word == NEW:
        if not _friendly(state, port, fleet):
            raise Refused("IC.3.31", "form-port", state.figures, place=port)
        return
    taker = mine(state, fleet, target, "2.237.b")
    if (taker.contingent, taker.kind) != (contingent, Class.SOLD):
        raise Refused("2.237.b", "part-taker", state.figures, squadron=taker.id)
    if taker.status is not Status.IN_ORDINARY:
        raise Refused("2.237.b", "part-not-in-ordinary", state.figures, squadron=taker.id)
    _check_room(state.figures, taker, count)


@rule("2.235", "2.237.a", "2.237.b", "2.238")
def part(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """Make SOL(D) of a Fleet-50 again, in Squadrons In Ordinary; each brings its wear with it."""
    name = AuxiliaryId(order.piece)
    one = state.auxiliaries[name]
    formed: dict[str, SquadronId] = {}
    for ship, target in zip(one.ships, order.objects, strict=True):
        if target.startswith(f"{NEW}:") and target not in formed:
            formed[target] = new_squadron(state, one.contingent, Class.SOLD, target.partition(":")[2])
        _joined(state, formed.get(target, SquadronId(target)), ship, "2.238")
    change(state.auxiliaries, name, berth=Berth.OUT, ships=())
    shown(state, f"{name} is unformed; Squadrons more: {sorted(formed)}")
    tell(state, "fleet50-unformed", "2.237.a", auxiliary=name)
    yield from ()


@rule("2.238", "IC.8.44")
def _joined(state: State, squadron: SquadronId, ship: str, rule: str) -> None:
    """Put a Sail into a Squadron, with the Damage Points that such a ship brings."""
    one = state.squadrons[squadron]
    change(state.squadrons, squadron, ships=(*one.ships, ship), dp=one.dp + state.figures.squadrons.unformed_dp)
    tell(
        state,
        "ship-joined",
        rule,
        seen=(state.figures.formations.fleets[one.contingent].value,),
        ship=ship,
        squadron=squadron,
    )


# ------------------------------------------------------------------------------------------------ prizes


@rule("IC.8.44", "2.211.b")
def check_prize(state: State, fleet: Fleet, order: Order) -> None:
    """Refuse what is no prize, a Flagship, and Squadrons that are not in harbour, of its subclass and with room."""
    if order.piece not in state.prizes.get(fleet, ()):
        raise Refused("IC.8.44", "no-such-prize", state.figures, ship=order.piece)
    kind = class_of(state.figures, order.piece)
    if kind is Class.FLAGSHIP:
        raise Refused("2.211.b", "prize-flagship", state.figures, ship=order.piece)
    taker = mine(state, fleet, order.objects[0] if order.objects else "", "IC.8.44")
    if taker.kind is not kind or taker.status is Status.READY:
        raise Refused("IC.8.44", "prize-taker", state.figures, ship=order.piece, squadron=taker.id)
    _check_room(state.figures, taker, 1)


@rule("IC.8.44")
def prize(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """Let a prize join a Squadron in harbour."""
    state.prizes[fleet] = tuple(ship for ship in state.prizes[fleet] if ship != order.piece)
    _joined(state, SquadronId(order.objects[0]), order.piece, "IC.8.44")
    yield from ()
