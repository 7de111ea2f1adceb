"""IC.3.3.d, IC.3.33, IC.3.34 Forming and Unforming Formations, Subordination, and Squadrons that pass between them.

What a player says, in a Reorganisation:

* ``Order("form", counter, (squadron, …))`` Forms a Flag or Detachment; ``Order("unform", formation, (other,))`` takes
  one off, its Squadrons passing to another, which in harbour need not be named.
* ``Order("subordinate", formation, (superior,))`` and ``Order("release", formation)``.
* ``Order("move", squadron, (formation,))``; in harbour ``Order("move", squadron)`` leaves it without one.
"""

from __future__ import annotations

from maestre.games.mistral.data.words import Fleet, Status
from maestre.games.mistral.fleets.composition import flaw, overreach, trial
from maestre.games.mistral.fleets.consent import concerned
from maestre.games.mistral.fleets.contingents import emptied
from maestre.games.mistral.fleets.leaders import strategy_check
from maestre.games.mistral.fleets.squadrons import mine, tallied, whereabouts
from maestre.games.mistral.harbours.passage import dissolve
from maestre.games.mistral.table.formations import (
    below,
    enemy,
    in_sight,
    ready,
    squadrons_in,
    top,
    who_sees,
)
from maestre.games.mistral.table.names import Refused, tell
from maestre.games.mistral.table.spotting import surfaced
from maestre.games.mistral.table.state import (
    ChitStatus,
    Duty,
    Formation,
    FormationId,
    Squadron,
    SquadronId,
    State,
)
from maestre.play import SPECTATOR, Order, Procedure, change, reveal, rule

# ------------------------------------------------------------------------------------------------ questions


def _mine(state: State, fleet: Fleet, formation: str, rule: str) -> Formation:
    """A Formation of a Fleet that can be Reorganised, by name, or a refusal."""
    one = state.formations.get(FormationId(formation))
    if one is None or one.fleet is not fleet or one.kind not in state.figures.formations.kinds:
        raise Refused(rule, "no-such-formation", state.figures, formation=formation)
    return one


def _berth(state: State, squadron: Squadron) -> tuple[str, bool]:
    """Where a Squadron is, and whether in harbour."""
    place, status = whereabouts(state, squadron)
    return place, status is not Status.READY


def check_legal(state: State, after: State, fleet: Fleet) -> None:
    """Refuse a change after which a Formation is wrong that was not before."""
    for one in tuple(after.formations.values()):
        if one.fleet is not fleet or one.kind not in state.figures.formations.kinds or not squadrons_in(after, one.id):
            continue
        wrong = flaw(after, one.id)
        if wrong is not None and (one.id not in state.formations or flaw(state, one.id) is None):
            raise wrong.refusal


def _check_untried(state: State, fleet: Fleet, what: str, rule: str) -> None:
    if f"{fleet}/{what}" in state.tried:
        raise Refused(rule, "already-denied", state.figures)


@rule("T.strategy")
def _granted(state: State, fleet: Fleet, order: Order, *, seen: bool, rule: str) -> Procedure[bool]:
    """Make the Strategy Check of a change, if it takes one; what it denies is denied for this Reorganisation."""
    commands = concerned(state, fleet, order)
    if not commands or (yield from strategy_check(state, fleet, commands, seen=seen)):
        return True
    tallied(state, fleet, f"{order.verb}:{order.piece}")
    told = {"squadron" if order.verb == "move" else "formation": order.piece}
    tell(state, f"{order.verb}-denied", rule, seen=None if seen else (fleet.value,), **told)
    return False


def _told_of_counters(state: State, key: str, one: Formation) -> None:
    """Let the enemy see that there is a hidden counter more, or one fewer, in a location."""
    if ready(one) and not one.spotted:
        _told_of_hidden(state, key, one.fleet, one.place)


def _told_of_hidden(state: State, key: str, fleet: Fleet, place: str) -> None:
    reveal(state, f"{key}: {fleet}, {place}")
    tell(state, key, "S.29", seen=(enemy(fleet).value, SPECTATOR), fleet=fleet.value, place=place, count=1)


# ------------------------------------------------------------------------------------------------ Forming


@rule("IC.3.33", "IC.3.33.b", "IC.3.3.f")
def check_form(state: State, fleet: Fleet, order: Order) -> None:
    """Refuse a counter that is not free, Squadrons that are not together, and what no Formation may hold."""
    counter = state.figures.formations.counters.get(order.piece)
    if counter is None or counter.fleet is not fleet or counter.kind not in state.figures.formations.kinds:
        raise Refused("IC.3.3.f", "no-such-formation", state.figures, formation=order.piece)
    if order.piece in state.formations:
        raise Refused("IC.3.3.f", "counter-in-use", state.figures, formation=order.piece)
    _check_untried(state, fleet, f"form:{order.piece}", "IC.3.33")
    squadrons = [mine(state, fleet, name, "IC.3.33") for name in dict.fromkeys(order.objects)]
    if not squadrons:
        raise Refused("IC.3.33", "form-of-nothing", state.figures, formation=order.piece)
    for one in squadrons[1:]:
        if _berth(state, one) != _berth(state, squadrons[0]):
            raise Refused("IC.3.33", "form-apart", state.figures, squadron=squadrons[0].id, other=one.id)
    after = trial(state)
    _create(after, FormationId(order.piece), tuple(one.id for one in squadrons))
    check_legal(state, after, fleet)


def _create(state: State, name: FormationId, squadrons: tuple[SquadronId, ...]) -> None:
    """Put Squadrons into a new Formation, which is where they are and as they are."""
    counter = state.figures.formations.counters[name]
    place, harbour = _berth(state, state.squadrons[squadrons[0]])
    left = [FormationId(state.squadrons[one].formation) for one in squadrons if state.squadrons[one].formation]
    sources = [state.formations[top(state, one)] for one in left]
    state.formations[name] = Formation(
        name,
        counter.fleet,
        counter.kind,
        place,
        harbour=harbour,
        link=next((one.link for one in sources), ""),
        spotted=any(one.spotted for one in sources),
        disorganised=any(one.disorganised for one in sources),
        idle=any(one.idle for one in sources),
        tossed=any(one.tossed for one in sources),
    )
    for squadron in squadrons:
        change(state.squadrons, squadron, formation=name)


@rule("IC.3.33", "IC.3.33.b")
def form(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """Form a Flag or a Detachment."""
    squadrons = tuple(SquadronId(one) for one in dict.fromkeys(order.objects))
    seen = any(in_sight(state, state.squadrons[one].formation) for one in squadrons)
    if (yield from _granted(state, fleet, order, seen=seen, rule="IC.3.33")):
        yield from formed(state, FormationId(order.piece), squadrons)


def formed(state: State, name: FormationId, squadrons: tuple[SquadronId, ...]) -> Procedure[None]:
    """Form a Formation of Squadrons; those that they leave without any are taken off."""
    left = tuple(dict.fromkeys(state.squadrons[one].formation for one in squadrons))
    _create(state, name, squadrons)
    one = state.formations[name]
    tell(state, "formed", "IC.3.33", seen=who_sees(one), formation=name, place=one.place)
    _told_of_counters(state, "counters-added", one)
    if one.spotted:
        reveal(state, f"{name} of {squadrons}")
    yield from surfaced(state, name)
    for each in left:
        yield from _gone(state, each)


def _gone(state: State, formation: str) -> Procedure[None]:
    """Take off a Formation if it is empty; the enemy sees its counter go."""
    name = FormationId(formation)
    if name not in state.formations:
        return
    one = state.formations[name]
    alone, seen, fleet, place, hidden = (
        not one.superior,
        who_sees(one),
        one.fleet,
        one.place,
        ready(one) and not one.spotted,
    )
    yield from emptied(state, name)
    if alone and name not in state.formations:
        tell(state, "unformed", "IC.3.34", seen=seen, formation=name)
        if hidden:
            _told_of_hidden(state, "counters-fewer", fleet, place)


# ------------------------------------------------------------------------------------------------ Unforming


@rule("IC.3.34", "IC.3.33.b", "2.125.a")
def check_unform(state: State, fleet: Fleet, order: Order) -> None:
    """Refuse to leave Squadrons without a Formation at sea, or in one that may not hold them."""
    one = _mine(state, fleet, order.piece, "IC.3.34")
    _check_untried(state, fleet, f"unform:{one.id}", "IC.3.34")
    if not order.objects:
        if not one.harbour and squadrons_in(state, one.id, deep=False):
            raise Refused("IC.3.34", "unform-whither", state.figures, formation=one.id)
        heir = ""
    else:
        other = _mine(state, fleet, order.objects[0], "IC.3.34")
        if other.id == one.id or (other.place, other.harbour) != (one.place, one.harbour):
            raise Refused("IC.3.34", "unform-apart", state.figures, formation=one.id, other=other.id)
        heir = other.id
    after = trial(state)
    for squadron in squadrons_in(after, one.id, deep=False):
        change(after.squadrons, squadron.id, formation=heir)
    for lower in [each.id for each in after.formations.values() if each.superior == one.id]:
        change(after.formations, lower, superior=one.superior)
    del after.formations[one.id]
    check_legal(state, after, fleet)


@rule("IC.3.34", "IC.3.33.b")
def unform(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """Unform a Formation; its Squadrons pass to another, or are without one in harbour."""
    name = FormationId(order.piece)
    seen_by, top_level = who_sees(state.formations[name]), not state.formations[name].superior
    if not (yield from _granted(state, fleet, order, seen=seen_by is None, rule="IC.3.34")):
        return
    heir = order.objects[0] if order.objects else ""
    for squadron in squadrons_in(state, name, deep=False):
        _pass(state, squadron.id, heir)
    tell(state, "unformed", "IC.3.34", seen=seen_by, formation=name)
    if top_level:
        _told_of_counters(state, "counters-fewer", state.formations[name])
    yield from dissolve(state, name)


# ------------------------------------------------------------------------------------------------ Subordination


@rule("IC.3.3.d", "2.124.b")
def check_subordinate(state: State, fleet: Fleet, order: Order) -> None:
    """Refuse a Formation with an Order, one elsewhere, and what its superior may not hold."""
    one = _mine(state, fleet, order.piece, "IC.3.3.d")
    superior = _mine(state, fleet, order.objects[0] if order.objects else "", "IC.3.3.d")
    if superior.id in below(state, one.id) or one.superior:
        raise Refused("IC.3.3.d", "subordinate-whom", state.figures, formation=one.id, other=superior.id)
    if (one.place, one.harbour) != (superior.place, superior.harbour):
        raise Refused("IC.3.3.d", "subordinate-apart", state.figures, formation=one.id, other=superior.id)
    if one.goal or any(chit.holder == one.id and chit.status is ChitStatus.ISSUED for chit in state.chits.values()):
        raise Refused("IC.3.3.d", "subordinate-has-order", state.figures, formation=one.id)
    _check_untried(state, fleet, f"subordinate:{one.id}", "IC.3.3.d")
    after = trial(state)
    change(after.formations, one.id, superior=superior.id)
    wrong = overreach(after, superior)
    if wrong is not None:
        raise wrong.refusal
    check_legal(state, after, fleet)


@rule("IC.3.3.d")
def subordinate(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """Put a Formation under another."""
    name, superior = FormationId(order.piece), FormationId(order.objects[0])
    seen = in_sight(state, name) and in_sight(state, superior)
    if not (yield from _granted(state, fleet, order, seen=seen, rule="IC.3.3.d")):
        return
    whole = top(state, superior)
    one, other = state.formations[name], state.formations[whole]
    spotted, shaken = one.spotted or other.spotted, one.disorganised or other.disorganised
    _told_of_counters(state, "counters-fewer", one)
    change(state.formations, name, superior=superior, handle="")
    for each in below(state, whole):
        change(state.formations, each, spotted=spotted, disorganised=shaken, link=other.link, committed="")
    for each in below(state, name):
        change(state.formations, each, duty=Duty.NONE)
    if one.spotted and not other.spotted:
        reveal(state, f"{name} under {superior}: {squadrons_in(state, whole)}")
    tell(state, "subordinated", "IC.3.3.d", seen=who_sees(state.formations[name]), formation=name, other=superior)


@rule("IC.3.3.d")
def check_release(state: State, fleet: Fleet, order: Order) -> None:
    """Refuse what is not Subordinated, and to leave a superior without Squadrons or company."""
    one = _mine(state, fleet, order.piece, "IC.3.3.d")
    if not one.superior or state.formations[FormationId(one.superior)].kind not in state.figures.formations.kinds:
        raise Refused("IC.3.3.d", "release-whom", state.figures, formation=one.id)
    _check_untried(state, fleet, f"release:{one.id}", "IC.3.3.d")
    after = trial(state)
    change(after.formations, one.id, superior="")
    check_legal(state, after, fleet)
    if not squadrons_in(after, FormationId(one.superior)):
        raise Refused("IC.3.3.d", "release-leaves-nothing", state.figures, formation=one.id, other=one.superior)


@rule("IC.3.3.d")
def release(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """Make a Subordinated Formation a stack of its own."""
    name = FormationId(order.piece)
    if (yield from _granted(state, fleet, order, seen=in_sight(state, name), rule="IC.3.3.d")):
        yield from set_apart(state, name)


def set_apart(state: State, formation: FormationId) -> Procedure[None]:
    """Make a Subordinated Formation a stack of its own."""
    one = change(state.formations, formation, superior="")
    tell(state, "released", "IC.3.3.d", seen=who_sees(one), formation=formation)
    _told_of_counters(state, "counters-added", one)
    yield from surfaced(state, formation)


# ------------------------------------------------------------------------------------------------ Squadrons


@rule("IC.3.33.c", "2.125.a")
def check_move(state: State, fleet: Fleet, order: Order) -> None:
    """Refuse a Formation elsewhere, none at sea, and what breaks the one it leaves or joins."""
    one = mine(state, fleet, order.piece, "IC.3.33.c")
    _check_untried(state, fleet, f"move:{one.id}", "IC.3.33.c")
    target = order.objects[0] if order.objects else ""
    if target == one.formation:
        raise Refused("IC.3.33.c", "move-nowhere", state.figures, squadron=one.id)
    if target:
        other = _mine(state, fleet, target, "IC.3.33.c")
        if (other.place, other.harbour) != _berth(state, one):
            raise Refused("IC.3.33.c", "move-apart", state.figures, squadron=one.id, formation=other.id)
    elif one.status is Status.READY:
        raise Refused("2.125.a", "move-alone", state.figures, squadron=one.id)
    after = trial(state)
    change(after.squadrons, one.id, formation=target)
    check_legal(state, after, fleet)


@rule("IC.3.33.c")
def move(state: State, fleet: Fleet, order: Order) -> Procedure[None]:
    """Pass a Squadron to another Formation, or in harbour to none."""
    name = SquadronId(order.piece)
    left, target = state.squadrons[name].formation, order.objects[0] if order.objects else ""
    seen = in_sight(state, left) and in_sight(state, target)
    if not (yield from _granted(state, fleet, order, seen=seen, rule="IC.3.33.c")):
        return
    _pass(state, name, target)
    yield from _gone(state, left)


def _pass(state: State, squadron: SquadronId, target: str) -> None:
    """Let a Squadron join a Formation, or none; where all see it come, it is laid open."""
    before = state.squadrons[squadron].formation
    change(state.squadrons, squadron, formation=target)
    here, there = in_sight(state, before), in_sight(state, target)
    if there and not here:
        reveal(state, f"{squadron} joins {target}")
    seen = None if here and there else (state.figures.formations.fleets[state.squadrons[squadron].contingent].value,)
    if target:
        tell(state, "squadron-passed", "IC.3.33.c", seen=seen, squadron=squadron, formation=target)
    else:
        tell(state, "squadron-loose", "IC.3.33.c", seen=seen, squadron=squadron)
