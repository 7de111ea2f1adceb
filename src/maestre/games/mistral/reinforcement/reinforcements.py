"""S.29, 2.61, 2.62, IC.11.1 Reinforcement: request tables, what they take and give, and forces of new allies.

A step is one request, or what one Contingent brings. Tables, dice and Auxiliaries are open; which Squadrons give up
Sail, or take them in, is their owner's secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.auxiliaries.screening import PASS
from maestre.games.mistral.data import Change, Request
from maestre.games.mistral.data.words import AuxiliaryClass, Class, Command, Contingent, Flag, Role
from maestre.games.mistral.fleets.contingents import in_play
from maestre.games.mistral.reinforcement.entries import berthed, named_sail, settled
from maestre.games.mistral.reinforcement.withdrawals import is_common, withdrawn
from maestre.games.mistral.table.asking import Choosing, Deciding
from maestre.games.mistral.table.fortune import rolled
from maestre.games.mistral.table.moments import REINFORCING_BEGINS
from maestre.games.mistral.table.names import joined, tell
from maestre.games.mistral.table.ports import flag
from maestre.games.mistral.table.prestige import award, can_pay
from maestre.games.mistral.table.sequence import Chapter
from maestre.games.mistral.table.state import Auxiliary, AuxiliaryId, Berth, Phase, State
from maestre.games.mistral.table.subjects import Requesting
from maestre.play import Message, Procedure, ask, change, rule

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
    for command, entrance in state.figures.reinforcement.entry.items():
        if entrance.afloat is afloat:
            for port in entrance.bound or (entrance.at,):
                settled(state, Contingent(command.value), port)


def _agenda(state: State) -> Iterator[str]:
    for contingent in state.figures.formations.contingents:
        if _is_awaited(state, contingent):
            yield f"{_JOIN}:{contingent}"
    for command in Command:
        if is_due(state, command):
            yield f"{_REQUEST}:{command}"
    if (state.year, state.turn) == (state.figures.corsairs.doctrine.year, state.figures.corsairs.doctrine.turn):
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
    ports = state.figures.waters.ports_of(contingent)
    return tuple(
        port for port in ports if flag(state, port, state.figures.formations.fleets[contingent]) is Flag.FRIENDLY
    )


class Allies(Choosing[str], frozen=True, tag="allies"):
    """To which of its Ports the Sail of a Contingent come (2.161)."""

    rule: ClassVar = "2.161"
    window: ClassVar = "entry"
    asks: ClassVar = "ask-allies"

    contingent: Contingent
    open_to: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return self.open_to


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
        fleet = state.figures.formations.fleets[contingent]
        port = yield from ask(fleet.value, Allies(fleet, contingent, ports))
    tell(state, "forces-arrive", "2.161", contingent=contingent.value, place=port)
    settled(state, contingent, port)


@rule("2.332.c", "2.532")
def _privateer(state: State) -> None:
    """The French receive their Privateer in the Turn in which they adopt the Guerre de Course."""
    contingent, shape = state.figures.corsairs.doctrine.contingent, state.figures.corsairs.file.privateers.works_as
    for number in range(1, state.figures.corsairs.doctrine.privateers + 1):
        name = AuxiliaryId(f"{contingent[0]}Priv{number}")
        state.auxiliaries[name] = Auxiliary(name, contingent, shape, Role.PRIVATEER, Berth.AVAILABLE)
        tell(state, "auxiliary-received", "2.532", auxiliary=name)


# ------------------------------------------------------------------------------------------------ the tables


@rule("2.61.b", "IC.11.1")
def is_due(state: State, command: Command) -> bool:
    """Whether a Command may use its table in this Turn."""
    return state.figures.reinforcement.use[command].due(state.figures.calendar, state.turn)


class TableUse(Deciding, frozen=True, tag="requesting"):
    """Whether a Command uses its request table, for Prestige (IC.11.1)."""

    rule: ClassVar = "2.61.b"
    window: ClassVar = "request"
    asks: ClassVar = "matter-requesting"
    no: ClassVar = PASS
    yes: ClassVar = ASK

    command: Command
    price: int
    row: int = -1

    def describe(self, seen: State, value: bool) -> Message:
        return Message.of("offer-request", price=self.price) if value else Message("offer-pass")


@rule("2.61.a", "2.61.b", "IC.11.1")
def _request(state: State, command: Command) -> Procedure[None]:
    """Use a Command's table, if it costs nothing or its Fleet pays for it."""
    contingent = Contingent(command.value)
    fleet, price = state.figures.formations.fleets[contingent], state.figures.reinforcement.use[command].prestige
    if price:
        if not can_pay(state, fleet, price):
            return
        if not (yield from ask(fleet.value, TableUse(fleet, command, price))):
            return
        award(state, fleet, -price, "request", "2.61.b")
    face = yield from rolled(state, fleet, "2.61.a", about=Requesting(command, price))
    number = yield from _changed(state, command, state.figures.reinforcement.faces[command][face])
    row = state.figures.reinforcement.rows[command][number]
    _announce(state, contingent, row)
    yield from withdrawn(state, contingent, row.withdraw)
    yield from _received(state, contingent, row.receive)


def _announce(state: State, contingent: Contingent, row: Request) -> None:
    """Say what a row gives and what it takes."""
    name, empty = contingent.value, Change()
    for key, what in (("request-takes", row.withdraw), ("request-gives", row.receive)):
        if what != empty:
            tell(state, key, "2.61.a", contingent=name, sol=what.sol, sold=what.sold, auxiliaries=what.auxiliary)
    if row.withdraw == row.receive:
        tell(state, "request-nothing", "2.61.a", contingent=name)


class ChangedRow(Choosing[int], frozen=True, tag="changed-row"):
    """Which row of its table a Command reads: the one it rolled or, for Prestige, one beside it (T.prestige.b)."""

    rule: ClassVar = "T.prestige.b"
    window: ClassVar = "request"
    asks: ClassVar = "matter-requesting"

    command: Command
    price: int
    row: int
    open_to: tuple[int, ...]

    def options(self) -> tuple[int, ...]:
        return self.open_to

    def word(self, value: int) -> str:
        return KEEP if value == self.row else ABOVE if value < self.row else BELOW

    def propose(self, seen: State, rng: Random) -> Iterator[int]:
        """Keep what was rolled, mostly."""
        if rng.randrange(4):
            yield self.row
        yield rng.choice(self.options())

    def describe(self, seen: State, value: int) -> Message:
        """The row that would be read: what it takes and what it gives."""
        row = seen.figures.reinforcement.rows[self.command][value]
        return Message.of(
            "offer-row",
            price=self.price if value != self.row else 0,
            sol=row.receive.sol - row.withdraw.sol,
            sold=row.receive.sold - row.withdraw.sold,
            auxiliaries=row.receive.auxiliary - row.withdraw.auxiliary,
        )


@rule("T.prestige.b", "IC.11.1")
def _changed(state: State, command: Command, row: int) -> Procedure[int]:
    """Let the player pay, once, to read a row beside the one he rolled."""
    fleet, price = (
        state.figures.formations.fleets[Contingent(command.value)],
        state.figures.reinforcement.modify.prestige,
    )
    if not can_pay(state, fleet, price):
        return row
    other = yield from ask(fleet.value, ChangedRow(fleet, command, price, row, _readable(state, command, row)))
    if other != row:
        award(state, fleet, -price, "request", "T.prestige.b")
    return other


def _readable(state: State, command: Command, row: int) -> tuple[int, ...]:
    """The row that was rolled, and those beside it that the table has."""
    far = state.figures.reinforcement.modify.rows
    return row, *(
        other for other in (row - far, row + far) if 0 <= other < len(state.figures.reinforcement.rows[command])
    )


# ------------------------------------------------------------------------------------------------ what tables give


@rule("IC.11.12", "2.61.a", "2.623")
def _received(state: State, contingent: Contingent, gift: Change) -> Procedure[None]:
    """Bring in what a table gives: Sail in the entry Port, or by sea with the next Turn; Auxiliaries Available."""
    entrance = state.figures.reinforcement.entry[Command(contingent.value)]
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
    mine = [one for one in state.auxiliaries.values() if one.contingent is contingent and is_common(one)]
    used = [one.kind for one in mine if one.berth is not Berth.OUT]
    kinds = (kind for kind in AuxiliaryClass if kind is not AuxiliaryClass.FLEET50)
    return tuple(
        kind for kind in kinds if used.count(kind) < state.figures.formations.most_auxiliaries(contingent, kind)
    )


class NewAuxiliary(Choosing[AuxiliaryClass], frozen=True, tag="new-auxiliary"):
    """Of which Class an Auxiliary is that a Contingent receives (IC.11.12.c)."""

    rule: ClassVar = "IC.11.12.c"
    asks: ClassVar = "ask-class"

    contingent: Contingent
    open_to: tuple[AuxiliaryClass, ...]

    def options(self) -> tuple[AuxiliaryClass, ...]:
        return self.open_to

    def describe(self, seen: State, value: AuxiliaryClass) -> Message:
        """A Class with the Tasks that it performs."""
        tasks = (Message(f"task-name-{task}") for task in seen.figures.auxiliaries.row[value].tasks)
        return Message.of("offer-class", kind=value.value, tasks=joined(tasks))


@rule("IC.11.12.c", "2.612.a", "2.624.b")
def _new_auxiliary(state: State, contingent: Contingent) -> Procedure[None]:
    """Let the owner choose the Class of an Auxiliary that he receives: it is Available."""
    kinds = free_classes(state, contingent)
    if not kinds:
        tell(state, "no-auxiliary-counter", "IC.11.12.c", contingent=contingent.value)
        return
    fleet = state.figures.formations.fleets[contingent]
    kind = yield from ask(fleet.value, NewAuxiliary(fleet, contingent, kinds))
    name = _free_counter(state, contingent, kind)
    state.auxiliaries[name] = Auxiliary(name, contingent, kind, berth=Berth.AVAILABLE)
    tell(state, "auxiliary-received", "IC.11.12.c", auxiliary=name)


def _free_counter(state: State, contingent: Contingent, kind: AuxiliaryClass) -> AuxiliaryId:
    """The first counter of a Class that is not in play, called as the scenarios call theirs."""
    prefix = ("p" if contingent is Contingent.SAVOY else contingent[0]) + _LABELS.get(kind, kind.capitalize())
    most = state.figures.formations.most_auxiliaries(contingent, kind)
    names = (AuxiliaryId(f"{prefix}{number}") for number in range(1, most + 1))
    return next(one for one in names if one not in state.auxiliaries or state.auxiliaries[one].berth is Berth.OUT)


PHASES: Final[dict[Phase, Chapter]] = {Phase.REINFORCING: reinforcing}
