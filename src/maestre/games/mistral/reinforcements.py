"""S.29, 2.61, 2.62, IC.11.1 Reinforcement: request tables, what they take and give, and forces of new allies.

A step is one request, or what one Contingent brings. Tables, dice and Auxiliaries are open; which Squadrons give up
Sail, or take them in, is their owner's secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from maestre.games.mistral.calls import send_away
from maestre.games.mistral.contingents import in_play
from maestre.games.mistral.data import CORSAIRS, FORMATIONS, REINFORCEMENT, WATERS, Change, Request
from maestre.games.mistral.data.words import AuxiliaryClass, Class, Command, Contingent, Flag, Role, Status
from maestre.games.mistral.entries import berthed, named_sail, settled
from maestre.games.mistral.formations import FLEETS
from maestre.games.mistral.fortune import rolled
from maestre.games.mistral.matters import Receiving, Requesting, Withdrawing
from maestre.games.mistral.moments import REINFORCING_BEGINS
from maestre.games.mistral.names import Refused, tell
from maestre.games.mistral.ports import flag
from maestre.games.mistral.prestige import award, can_pay
from maestre.games.mistral.screening import PASS, retire
from maestre.games.mistral.sequence import Chapter
from maestre.games.mistral.state import Auxiliary, AuxiliaryId, Berth, Phase, Squadron, SquadronId, State
from maestre.play import Answer, Ask, Each, Pick, Procedure, ask, change, rule

__all__ = [
    "ABOVE",
    "ASK",
    "BELOW",
    "CHECKS",
    "KEEP",
    "PHASES",
    "PROPOSALS",
    "arrives",
    "check_withdrawn",
    "free_classes",
    "havens",
    "is_due",
    "reinforcing",
]

KEEP: Final = "keep"
ABOVE: Final = "above"
BELOW: Final = "below"
ASK: Final = "ask"
_JOIN: Final = "join"
_REQUEST: Final = "request"
_PRIVATEER: Final = "privateer"
_LABELS: Final = {AuxiliaryClass.FIRESHIP: "Fire"}
"""How counters are called whose Class has a longer name."""


@rule("S.29")
def reinforcing(state: State) -> Procedure[bool]:
    """One request or arrival; Sail that have waited are tried again, those that come by sea first of all."""
    if not state.agenda:
        yield from REINFORCING_BEGINS(state)
        _tried_again(state, afloat=True)
        state.agenda = tuple(_agenda(state))
    if state.agenda:
        what, _, who = state.agenda[0].partition(":")
        state.agenda = state.agenda[1:]
        if what == _JOIN:
            yield from arrives(state, Contingent(who))
        elif what == _REQUEST:
            yield from _request(state, Command(who))
        else:
            _privateer(state)
    if state.agenda:
        return False
    _tried_again(state, afloat=False)
    return True


@rule("IC.11.12.b")
def _tried_again(state: State, *, afloat: bool) -> None:
    """Berth Sail that have waited: in their entry Port, or if they come by sea in the Ports they are bound for.

    Those by sea have found no counter as the Turn began; what is received in this Step comes with the next one.
    """
    for command, entrance in REINFORCEMENT.entry.items():
        if entrance.afloat is afloat:
            for port in entrance.bound or (entrance.at,):
                settled(state, Contingent(command.value), port)


def _agenda(state: State) -> Iterator[str]:
    for contingent in FORMATIONS.contingents:
        if _is_awaited(state, contingent):
            yield f"{_JOIN}:{contingent}"
    for command in Command:
        if is_due(state, command):
            yield f"{_REQUEST}:{command}"
    if (state.year, state.turn) == (CORSAIRS.doctrine.year, CORSAIRS.doctrine.turn):
        yield _PRIVATEER


# ------------------------------------------------------------------------------------------------ new allies


@rule("2.161", "2.611", "2.624")
def _is_awaited(state: State, contingent: Contingent) -> bool:
    """Whether a Minor Contingent that takes part has forces that have not come yet."""
    if contingent.value in tuple(Command) or not in_play(state, contingent):
        return False
    away = any(one.berth is Berth.OUT for one in state.auxiliaries.values() if one.contingent is contingent)
    return away or bool(state.waiting.get(contingent))


@rule("2.161")
def havens(state: State, contingent: Contingent) -> tuple[str, ...]:
    """The Ports of a Contingent that are friendly to its Fleet, to one of which its Sail come."""
    ports = WATERS.ports_of(contingent)
    return tuple(port for port in ports if flag(state, port, FLEETS[contingent]) is Flag.FRIENDLY)


@rule("2.161", "2.611", "2.624", "2.16")
def arrives(state: State, contingent: Contingent) -> Procedure[None]:
    """Bring in all that a Contingent has: its Auxiliaries are Available, its Sail In Ordinary in one of its Ports.

    Those that left with it come back, as many as they were; what was sunk is not rebuilt.
    """
    for one in tuple(state.auxiliaries.values()):
        if one.contingent is contingent and one.berth is Berth.OUT:
            change(state.auxiliaries, one.id, berth=Berth.AVAILABLE)
            tell(state, "auxiliary-received", "2.161", auxiliary=one.id)
    ports, count = havens(state, contingent), len(state.waiting.get(contingent, ()))
    if not ports or not count:
        return
    port = ports[0]
    if len(ports) > 1:
        seat, about = FLEETS[contingent].value, Receiving(contingent)
        port = yield from ask(seat, Pick(ports), "2.161", about=about, window="entry")
    tell(state, "forces-arrive", "2.161", contingent=contingent.value, place=port)
    settled(state, contingent, port)


@rule("2.332.c", "2.532")
def _privateer(state: State) -> None:
    """The French receive their Privateer in the Turn in which they adopt the Guerre de Course."""
    contingent, shape = CORSAIRS.doctrine.contingent, CORSAIRS.file.privateers.works_as
    for number in range(1, CORSAIRS.doctrine.privateers + 1):
        name = AuxiliaryId(f"{contingent[0]}Priv{number}")
        state.auxiliaries[name] = Auxiliary(name, contingent, shape, Role.PRIVATEER, Berth.AVAILABLE)
        tell(state, "auxiliary-received", "2.532", auxiliary=name)


# ------------------------------------------------------------------------------------------------ the tables


@rule("2.61.b", "IC.11.1")
def is_due(state: State, command: Command) -> bool:
    """Whether a Command may use its table in this Turn."""
    return REINFORCEMENT.use[command].due(state.turn)


@rule("2.61.a", "2.61.b", "IC.11.1")
def _request(state: State, command: Command) -> Procedure[None]:
    """Use a Command's table, if it costs nothing or its Fleet pays for it."""
    contingent = Contingent(command.value)
    fleet, price = FLEETS[contingent], REINFORCEMENT.use[command].prestige
    about = Requesting(command, price)
    if price:
        if not can_pay(state, fleet, price):
            return
        if (yield from ask(fleet.value, Pick((PASS, ASK)), "2.61.b", about=about, window="request")) == PASS:
            return
        award(state, fleet, -price, "request", "2.61.b")
    face = yield from rolled(state, fleet, "2.61.a", about=about)
    number = yield from _changed(state, command, REINFORCEMENT.faces[command][face])
    row = REINFORCEMENT.rows[command][number]
    _announce(state, contingent, row)
    yield from _withdrawn(state, contingent, row.withdraw)
    yield from _received(state, contingent, row.receive)


def _announce(state: State, contingent: Contingent, row: Request) -> None:
    """Say what a row gives and what it takes."""
    name, empty = contingent.value, Change()
    for key, what in (("request-takes", row.withdraw), ("request-gives", row.receive)):
        if what != empty:
            tell(state, key, "2.61.a", contingent=name, sol=what.sol, sold=what.sold, auxiliaries=what.auxiliary)
    if row.withdraw == row.receive:
        tell(state, "request-nothing", "2.61.a", contingent=name)


@rule("T.prestige.b", "IC.11.1")
def _changed(state: State, command: Command, row: int) -> Procedure[int]:
    """Let the player pay, once, to read a row beside the one he rolled."""
    fleet, modify = FLEETS[Contingent(command.value)], REINFORCEMENT.modify
    beside = {ABOVE: row - modify.rows, BELOW: row + modify.rows}
    open_to = {word: other for word, other in beside.items() if 0 <= other < len(REINFORCEMENT.rows[command])}
    if not can_pay(state, fleet, modify.prestige):
        return row
    about = Requesting(command, modify.prestige, row)
    choice = Pick((KEEP, *open_to))
    said = yield from ask(fleet.value, choice, "T.prestige.b", about=about, window="request")
    if said == KEEP:
        return row
    award(state, fleet, -modify.prestige, "request", "T.prestige.b")
    return open_to[said]


# ------------------------------------------------------------------------------------------------ what tables take


def _givers(state: State, contingent: Contingent, demand: Change) -> tuple[Squadron, ...]:
    kinds = [kind for kind, many in ((Class.SOL, demand.sol), (Class.SOLD, demand.sold)) if many]
    own = (one for one in state.squadrons.values() if one.contingent is contingent)
    return tuple(one for one in own if one.kind in kinds and one.status is not Status.AWAY)


@rule("IC.11.12.d", "2.612.a", "2.612.b", "2.621")
def _withdrawn(state: State, contingent: Contingent, demand: Change) -> Procedure[None]:
    """Let the owner pick what leaves, from Squadrons in play in any state; if there is nothing, nothing happens.

    He is asked in any case: what he has in play is his secret.
    """
    seat = FLEETS[contingent].value
    if demand.sol or demand.sold:
        givers = _givers(state, contingent, demand)
        options = tuple((one.id, tuple(str(many) for many in range(len(one.ships) + 1))) for one in givers)
        about = Withdrawing(contingent, demand.sol, demand.sold)
        said = yield from ask(seat, Each(options), "IC.11.12.d", about=about, secret=True)
        for squadron, many in said.items():
            yield from send_away(state, SquadronId(squadron), int(many), "IC.11.12.d")
    for _ in range(demand.auxiliary):
        mine = _withdrawable(state, contingent)
        if mine:
            about = Withdrawing(contingent, auxiliary=demand.auxiliary)
            _set_aside(state, AuxiliaryId((yield from ask(seat, Pick(mine), "2.612.a", about=about))))


@rule("IC.11.12.d", "2.612.b", "2.621")
def check_withdrawn(state: State, question: Ask, answer: dict[str, str]) -> None:
    """Refuse fewer or more Sail of a subclass than must go; who has fewer gives all."""
    about = question.about
    assert isinstance(about, Withdrawing), about
    for kind, demand in ((Class.SOL, about.sol), (Class.SOLD, about.sold)):
        sent = {one: many for one, many in answer.items() if state.squadrons[SquadronId(one)].kind is kind}
        count = sum(int(many) for many in sent.values())
        due = min(demand, sum(len(state.squadrons[SquadronId(one)].ships) for one in sent))
        if count != due:
            raise Refused("IC.11.12.d", "withdraw-count", kind=kind.value, count=count, due=due)


@rule("IC.11.12.d", "IC.11.12.c")
def _withdrawable(state: State, contingent: Contingent) -> tuple[AuxiliaryId, ...]:
    """A Contingent's Auxiliaries in play that tables know, but for those on the Levant Trade Track."""
    own = (one for one in state.auxiliaries.values() if one.contingent is contingent and _is_common(one))
    return tuple(one.id for one in own if one.berth not in (Berth.OUT, Berth.TRADE))


def _is_common(auxiliary: Auxiliary) -> bool:
    """Whether tables give and take such an Auxiliary: a Fleet-50 is made of SOL(D), a Privateer comes by its rule."""
    return auxiliary.role is Role.NAVY and auxiliary.kind is not AuxiliaryClass.FLEET50


@rule("2.612.a", "2.624.b")
def _set_aside(state: State, auxiliary: AuxiliaryId) -> None:
    """Take an Auxiliary out of play; its counter may come back."""
    retire(state, auxiliary, Berth.OUT)
    tell(state, "auxiliary-withdrawn", "2.612.a", auxiliary=auxiliary)


# ------------------------------------------------------------------------------------------------ what tables give


@rule("IC.11.12", "2.61.a", "2.623")
def _received(state: State, contingent: Contingent, gift: Change) -> Procedure[None]:
    """Bring in what a table gives: Sail in the entry Port, or by sea with the next Turn; Auxiliaries Available."""
    entrance = REINFORCEMENT.entry[Command(contingent.value)]
    sol = named_sail(state, contingent, Class.SOL, gift.sol)
    ships = (*sol, *named_sail(state, contingent, Class.SOLD, gift.sold))
    if ships and entrance.afloat:
        state.waiting[contingent] = (*state.waiting.get(contingent, ()), *ships)
    elif ships:
        yield from berthed(state, contingent, ships, entrance.at)
    for _ in range(gift.auxiliary):
        yield from _new_auxiliary(state, contingent)


@rule("IC.11.12.c", "2.624.b", "2.13", "2.13.b")
def free_classes(state: State, contingent: Contingent) -> tuple[AuxiliaryClass, ...]:
    """The Classes of which a Contingent has a counter out of play; there are no Marines in this volume."""
    mine = [one for one in state.auxiliaries.values() if one.contingent is contingent and _is_common(one)]
    used = [one.kind for one in mine if one.berth is not Berth.OUT]
    kinds = (kind for kind in AuxiliaryClass if kind is not AuxiliaryClass.FLEET50)
    return tuple(kind for kind in kinds if used.count(kind) < FORMATIONS.most_auxiliaries(contingent, kind))


@rule("IC.11.12.c", "2.612.a", "2.624.b")
def _new_auxiliary(state: State, contingent: Contingent) -> Procedure[None]:
    """Let the owner choose the Class of an Auxiliary that he receives: it is Available."""
    kinds = free_classes(state, contingent)
    if not kinds:
        tell(state, "no-auxiliary-counter", "IC.11.12.c", contingent=contingent.value)
        return
    about = Receiving(contingent)
    options = tuple(kind.value for kind in kinds)
    kind = AuxiliaryClass((yield from ask(FLEETS[contingent].value, Pick(options), "IC.11.12.c", about=about)))
    name = _free_counter(state, contingent, kind)
    state.auxiliaries[name] = Auxiliary(name, contingent, kind, berth=Berth.AVAILABLE)
    tell(state, "auxiliary-received", "IC.11.12.c", auxiliary=name)


def _free_counter(state: State, contingent: Contingent, kind: AuxiliaryClass) -> AuxiliaryId:
    """The first counter of a Class that is not in play, called as the scenarios call theirs."""
    prefix = ("p" if contingent is Contingent.SAVOY else contingent[0]) + _LABELS.get(kind, kind.capitalize())
    most = FORMATIONS.most_auxiliaries(contingent, kind)
    names = (AuxiliaryId(f"{prefix}{number}") for number in range(1, most + 1))
    return next(one for one in names if one not in state.auxiliaries or state.auxiliaries[one].berth is Berth.OUT)


# ------------------------------------------------------------------------------------------------ proposals


def _sail_for_choice(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Send the Sail of the most worn Squadrons that keep some, or of any."""
    about = question.about
    assert isinstance(about, Withdrawing), about
    assert isinstance(question.choice, Each)
    mine = [state.squadrons[SquadronId(name)] for name, _ in question.choice.options]
    worn = sorted(mine, key=lambda one: (len(one.ships) == 1, -one.dp, one.id))
    for order in (worn, rng.sample(mine, len(mine))) if rng.randrange(3) else (rng.sample(mine, len(mine)),):
        left, plan = {Class.SOL: about.sol, Class.SOLD: about.sold}, dict.fromkeys((one.id for one in mine), "0")
        for one in order:
            many = min(left[one.kind], len(one.ships))
            left[one.kind] -= many
            plan[one.id] = str(many)
        yield {str(name): many for name, many in plan.items()}


def _rows_for_choice(_state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Keep what was rolled, mostly."""
    assert isinstance(question.choice, Pick)
    if rng.randrange(4):
        yield KEEP
    yield rng.choice(question.choice.options)


PHASES: Final[dict[Phase, Chapter]] = {Phase.REINFORCING: reinforcing}
CHECKS: Final = {"IC.11.12.d": check_withdrawn}
PROPOSALS: Final = {"IC.11.12.d": _sail_for_choice, "T.prestige.b": _rows_for_choice}
