"""Positions of Mistral written a line a counter, and short ways to play a procedure from them with dice typed in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from inspect import getgeneratorlocals
from typing import Any, Final, TypeVar

import pytest
from msgspec.structs import replace

from maestre.games.mistral.data.words import (
    AuxiliaryClass,
    Class,
    Contingent,
    ConvoyKind,
    Event,
    Fleet,
    Force,
    Kind,
    Rank,
    Status,
    Task,
    Wind,
)
from maestre.games.mistral.state import (
    Auxiliary,
    AuxiliaryId,
    Berth,
    Book,
    Came,
    Chit,
    ChitId,
    ChitStatus,
    Convoy,
    Duty,
    Formation,
    FormationId,
    Gale,
    Leader,
    LeaderId,
    Mark,
    Phase,
    Role,
    Squadron,
    SquadronId,
    Stance,
    State,
)
from maestre.play import Answer, Ask, Draw, Order, PlayError, Procedure, Request, Throw, Together
from maestre.play.choices import decoded
from maestre.play.dice import is_throw
from maestre.play.moments import Custom, Moment, Word
from maestre.play.registry import Checks

T = TypeVar("T")
BRITISH: Final = Fleet.BRITISH
BOURBON: Final = Fleet.BOURBON

CHECKS: Final[Checks[State]] = Checks({})
"""What `run` checks answers with, beside their choice: a test module puts the rows of its chapter here (`rows`)."""

_SIDES: Final = {
    "B": Contingent.BRITISH,
    "F": Contingent.FRENCH,
    "S": Contingent.SPANISH,
    "N": Contingent.NEAPOLITAN,
    "G": Contingent.GENOESE,
    "V": Contingent.VENETIAN,
}
_AUXILIARIES: Final = {"b": "british", "f": "french", "s": "spanish", "n": "neapolitan", "p": "savoy"}
_CLASSES: Final = {
    "Fleet50": AuxiliaryClass.FLEET50,
    "Fleet": AuxiliaryClass.FLEET,
    "Light": AuxiliaryClass.LIGHT,
    "Galley": AuxiliaryClass.GALLEY,
    "Fire": AuxiliaryClass.FIRESHIP,
    "Bomb": AuxiliaryClass.BOMB,
    "Priv": AuxiliaryClass.FLEET,
}
_WORDS: Final[dict[str, Callable[[str], str]]] = {"duty": Duty, "came": Came}
_SAIL: Final = {Class.SOL: 4, Class.SOLD: 2, Class.FLAGSHIP: 1}
_STANCES: Final = {
    Contingent.BRITISH: Stance.ACTIVE,
    Contingent.SAVOY: Stance.ACTIVE,
    Contingent.SPANISH: Stance.ACTIVE,
    Contingent.FRENCH: Stance.ACTIVE,
    Contingent.NEAPOLITAN: Stance.ACTIVE,
    Contingent.GENOESE: Stance.NEUTRAL,
    Contingent.VENETIAN: Stance.NEUTRAL,
}


# ---------------------------------------------------------------------------------------------- writing a position


def sea(
    *lines: str, winds: tuple[str, ...] = (), war: bool = True, phase: Phase = Phase.BRITISH_MOVES, **fields: Any
) -> State:
    """Give a position, a line a counter; Turn 6 of 1744 (Spring), France at war unless told otherwise.

    A Formation is written ``"british_flag_A s13 spotted : B1 B2/dp=3 Namur @rowley"``: its id, its location (or
    ``toulon/harbour``, ``<british_grand`` for one Subordinated, ``-`` off the map), markers (any field of `Formation`:
    ``spotted``, ``committed=s12``, ``link=s13``, ``duty=blockade``), and after the colon its Squadrons, Flagships by
    name and, with an @, its Leader. Of a Squadron ``/dp=7``, ``/sail=3``, ``/fitting``, ``/french`` may follow. Ids say
    the rest: ``B1`` is British, ``FD2`` French SOL(D); ``alone:B1`` an Independent Squadron, ``convoy:spanish_troop`` a
    Convoy (with any field of `Convoy`, ``route=s6,s14``), ``dummy:french:1`` a Dummy.
    ``"harbour toulon : F1 FD1/fitting"`` are Squadrons without Formation. ``"aux bFleet1 british_grand"`` is Assigned
    to a Formation, ``"aux bFleet3 port_mahon"`` to a Port, ``"aux sPriv1 interdict=elba_straits"`` Tasked,
    ``"aux bLight1 recovery"`` there. ``"gale mistral f8 s13"``;
    ``"chit BR-CR1 issued british_flag_A served=5"``, with ``-`` for no holder.
    """
    events = dict.fromkeys(Event, Mark())
    if war:
        events[Event.FRANCE_DECLARES_WAR] = Mark(times=1, tries=1, turn=1)
    state = State(
        **{
            "scenario": "1744",
            "year": 1744,
            "turn": 6,
            "turns": 6,
            "last_turn": 16,
            "phase": phase,
            "winds": tuple(Wind(one) for one in winds),
            "books": {fleet: Book(10) for fleet in Fleet},
            "events": events,
            "stances": dict(_STANCES),
            "rerolls": "none",
            **fields,
        }
    )
    for line in lines:
        _written(state, line)
    return state


def _written(state: State, line: str) -> None:
    name, *words = line.split()
    special: dict[str, Callable[[State, list[str]], None]] = {
        "harbour": _harbour,
        "aux": _auxiliary,
        "gale": _gale,
        "chit": _chit,
        "leader": _unposted,
    }
    if name in special:
        special[name](state, words)
    else:
        _formation(state, FormationId(name), words)


def _fleet(name: str) -> Fleet:
    if name.startswith("alone:"):
        return BRITISH if name[6] == "B" else BOURBON
    return BRITISH if "british" in name.split("_", maxsplit=1)[0] or name.startswith("dummy:british") else BOURBON


def _kind(name: str) -> Kind:
    for prefix, kind in (("alone:", Kind.INDEPENDENT), ("convoy:", Kind.CONVOY), ("dummy:", Kind.DUMMY)):
        if name.startswith(prefix):
            return kind
    return next(kind for kind in (Kind.GRAND, Kind.FLAG, Kind.DETACHMENT) if kind.value in name)


def _formation(state: State, name: FormationId, words: list[str]) -> None:
    split = words.index(":") if ":" in words else len(words)
    place, *markers = words[:split]
    fleet = _fleet(name)
    one = Formation(name, fleet, _kind(name), handle=f"{fleet}-{1 + _count(state, fleet)}")
    if place.startswith("<"):
        superior = state.formations[FormationId(place[1:])]
        one = replace(one, superior=superior.id, place=superior.place, harbour=superior.harbour)
    elif place != "-":
        location, _, harbour = place.partition("/")
        one = replace(one, place=location, harbour=bool(harbour), handle="" if harbour else one.handle)
    fields = _fields(markers)
    state.formations[name] = replace(one, **{k: v for k, v in fields.items() if k in Formation.__struct_fields__})
    if one.kind is Kind.CONVOY:
        state.convoys[name] = _convoy(name, fields)
    for word in words[split + 1 :]:
        if word.startswith("@"):
            _leader(state, word[1:], name)
        else:
            _squadron(state, word, state.formations[name])


def _count(state: State, fleet: Fleet) -> int:
    return sum(one.fleet is fleet and bool(one.handle) for one in state.formations.values())


def _fields(markers: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for marker in markers:
        key, _, value = marker.partition("=")
        found[key] = int(value) if value.isdigit() else _WORDS.get(key, str)(value) or True
    return found


def _convoy(name: str, fields: dict[str, Any]) -> Convoy:
    route = tuple(str(fields.pop("route", "")).split(",")) if "route" in fields else ()
    known = {k: v for k, v in fields.items() if k in Convoy.__struct_fields__}
    return Convoy(ConvoyKind(name.split(":")[1]), route, **known)


def _squadron(state: State, word: str, formation: Formation) -> None:
    name, *marks = word.split("/")
    fields = _fields(marks)
    code = re.fullmatch(r"([BFSNGV])(D?)\d+", name)
    if code:
        contingent = _SIDES[code[1]]
        kind = Class.SOLD if code[2] else Class.SOL
    else:
        kind = Class.FLAGSHIP
        own = [each for each in Contingent if each.value in fields or formation.id.startswith(each.value)]
        contingent = own[0] if own else Contingent.SPANISH
    count = int(fields.get("sail", _SAIL[kind]))
    ships = (name,) if kind is Class.FLAGSHIP else tuple(f"{name}-{number}" for number in range(1, count + 1))
    status, at = Status.READY, ""
    if formation.harbour:
        status, at = Status.FITTING_OUT if "fitting" in fields else Status.IN_ORDINARY, formation.place
    ident = SquadronId(name)
    state.squadrons[ident] = Squadron(
        ident,
        contingent,
        kind,
        ships,
        int(fields.get("dp", 0)),
        status,
        at,
        formation.id,
        int(fields.get("straits", 0)),
    )


def _leader(state: State, word: str, post: str) -> None:
    """``@rowley`` as in the data, or ``@rowley/RA`` with a rank of one's own."""
    from maestre.games.mistral.data import LEADERS

    name, _, rank = word.partition("/")
    row = LEADERS[name]
    ident = LeaderId(name)
    state.leaders[ident] = Leader(ident, row.contingent, Rank(rank) if rank else row.rank, post)


def _unposted(state: State, words: list[str]) -> None:
    for word in words:
        _leader(state, word, "")


def _harbour(state: State, words: list[str]) -> None:
    place, _, *squadrons = words
    nowhere = Formation(FormationId(""), BRITISH, Kind.UNKNOWN, place, harbour=True)
    for word in squadrons:
        _squadron(state, word, nowhere)


def _auxiliary(state: State, words: list[str]) -> None:
    name, where, *marks = words
    ident = AuxiliaryId(name)
    known = re.fullmatch(r"([bfsnp])([A-Z][a-z]+(?:50)?)\w*", name)
    if known:
        contingent = Contingent(_AUXILIARIES[known[1]])
        kind = _CLASSES[known[2]]
        role = Role.PRIVATEER if known[2] == "Priv" else Role.NAVY
    else:
        knights = "knights" in name
        contingent = Contingent.KNIGHTS if knights else Contingent.PIRATE
        kind = AuxiliaryClass.GALLEY if knights or "tunis" in name else AuxiliaryClass.LIGHT
        role = Role.KNIGHTS if knights else Role.PIRATE
    one = Auxiliary(ident, contingent, kind, role, Berth.ASSIGNED)
    task, _, target = where.partition("=")
    if target:
        one = replace(one, berth=Berth.TASKED, task=Task(task), target=target)
    elif where in tuple(Berth):
        one = replace(one, berth=Berth(where))
    elif where in state.formations:
        one = replace(one, formation=where)
    else:
        one = replace(one, port=where)
    state.auxiliaries[ident] = replace(one, **_fields(marks))


def _gale(state: State, words: list[str]) -> None:
    wind, force, place, *marks = words
    state.gales += (Gale(Wind(wind), Force(force), place, **_fields(marks)),)


def _chit(state: State, words: list[str]) -> None:
    name, status, *rest = words
    holder = rest[0] if rest else ""
    fleets = {"BR": BRITISH, "BO": BOURBON}
    fleet = fleets.get(name[:2]) or (_fleet(holder) if holder else BRITISH if name[0] == "b" else BOURBON)
    ident = ChitId(name)
    fields = {"turn": state.turns, "holder": "" if holder == "-" else holder, **_fields(rest[1:])}
    state.chits[ident] = Chit(ident, fleet, ChitStatus(status), **fields)


# ---------------------------------------------------------------------------------------------- looking at it


def formation(state: State, name: str) -> Formation:
    """A Formation as it is now."""
    return state.formations[FormationId(name)]


def squadron(state: State, name: str) -> Squadron:
    """A Squadron or Flagship as it is now."""
    return state.squadrons[SquadronId(name)]


def auxiliary(state: State, name: str) -> Auxiliary:
    """An Auxiliary as it is now."""
    return state.auxiliaries[AuxiliaryId(name)]


def keys(state: State, seat: str | None = None) -> list[str]:
    """The keys of everything told so far, to all and in secret, or to one seat."""
    return [told.message.key for told in state.news if seat is None or told.seen is None or seat in told.seen]


# ---------------------------------------------------------------------------------------------- playing from it

Reply = int | str | tuple[Any, ...] | dict[str, str] | Order | None


class Stuck(AssertionError):
    """A procedure waits for something that the test has not given."""


def run(procedure: Procedure[T], *replies: Reply) -> T:
    """Play a procedure to its end and give what it gives.

    Replies are, in order, answers (of a `Together` a dict by seat) and die faces 0 to 9, a tuple where one throw is of
    several dice. A draw takes the options as they stand unless a tuple says what is drawn. All replies must be used,
    and answers must pass their choice and `CHECKS` (they raise `Refused` otherwise).
    """
    left = list(replies)
    try:
        request = next(procedure)
        while True:
            request = procedure.send(_reply(request, left, procedure))
    except StopIteration as over:
        assert not left, f"not called for: {left}"
        given: T = over.value
        return given


def unchecked(state: State, procedure: Procedure[T]) -> Procedure[T]:
    """Let a procedure run, and fail where it makes a Leadership or Strategy Check."""
    reply: Any = None
    while True:
        try:
            request = procedure.send(reply)
        except StopIteration as over:
            given: T = over.value
            return given
        assert not isinstance(request, Draw | Throw) or request.rule not in {"T.strategy", "T.leadership"}, request
        reply = yield request


def until(procedure: Procedure[Any], *replies: Reply) -> Request:
    """Play a procedure through these replies and give the request that it waits on then."""
    left = list(replies)
    try:
        request = next(procedure)
        while left or isinstance(request, Draw):
            request = procedure.send(_reply(request, left, procedure))
    except StopIteration:
        pytest.fail("the procedure is over and waits for nothing")
    return request


def asked(procedure: Procedure[Any], *replies: Reply) -> Ask:
    """Play a procedure through these replies and give the question that it waits on then."""
    request = until(procedure, *replies)
    assert isinstance(request, Ask), request
    return request


def _reply(request: Request, left: list[Reply], procedure: Procedure[Any]) -> object:
    if isinstance(request, Draw):
        return _drawn(request, left)
    if not left:
        raise Stuck(f"no reply to {request}")
    reply = left.pop(0)
    if isinstance(request, Throw):
        assert isinstance(reply, int | tuple), f"{reply} is no die, for {request}"
        faces = tuple(face or 10 for face in (reply if isinstance(reply, tuple) else (reply,)))
        assert is_throw(request.reading, faces), f"{faces} for {request}"
        return faces
    if isinstance(request, Together):
        assert isinstance(reply, dict), f"{reply} does not answer {request}"
        return {seat: _checked(procedure, request.of(seat), reply[seat]) for seat, _ in request.choices}
    assert not isinstance(reply, int), f"the die {reply} does not answer {request}"
    return _checked(procedure, request, reply)


def _checked(procedure: Procedure[Any], ask: Ask | None, reply: object) -> Answer:
    assert ask is not None
    answer: Answer = decoded(ask.choice, ask.rule, reply)
    ask.choice.check(ask.rule, answer)  # type: ignore[arg-type]  # each choice reads its own kind of answer
    state = _state_of(procedure)
    if state is not None:
        CHECKS(state, ask, answer)
    return answer


def _state_of(procedure: Procedure[Any]) -> State | None:
    """The position a procedure works on: its argument ``state``."""
    found = getgeneratorlocals(procedure).get("state")
    return found if isinstance(found, State) else None


def _drawn(request: Draw, left: list[Reply]) -> tuple[int, ...]:
    if left and isinstance(left[0], tuple) and all(one in request.pool for one in left[0]):
        names = left.pop(0)
        assert isinstance(names, tuple)
        return tuple(request.pool.index(name) for name in names)
    return tuple(range(request.count))


def refused(procedure: Procedure[Any], *replies: Reply, rule: str, key: str = "") -> PlayError:
    """Assert that the last of these replies is refused under a rule."""
    with pytest.raises(PlayError) as caught:
        run(procedure, *replies)
    assert caught.value.rule == rule, str(caught.value)
    assert key in {"", caught.value.message.key}, str(caught.value)
    return caught.value


@contextmanager
def rows(checks: Mapping[str, Callable[[State, Ask, Any], None]]) -> Iterator[None]:
    """Let `run` check answers with the rows of a chapter."""
    before = dict(CHECKS.rows)
    CHECKS.rows.update(checks)
    try:
        yield
    finally:
        CHECKS.rows.clear()
        CHECKS.rows.update(before)


@contextmanager
def moment(what: Moment[Any], *procedures: Callable[..., Procedure[None]]) -> Iterator[list[tuple[Any, ...]]]:
    """Put these procedures at a moment, and nothing else; gives what it is called with, without the state."""
    before, calls = what.procedures, []

    def noted(state: State, *args: Any) -> Procedure[None]:
        calls.append(args)
        yield from ()

    what.procedures = (noted, *procedures)
    try:
        yield calls
    finally:
        what.procedures = before


@contextmanager
def word(what: Word[Any, Any], *sayings: Callable[..., Any]) -> Iterator[None]:
    """Let these have the word, and nobody else."""
    before = what.sayings
    what.sayings = sayings
    try:
        yield
    finally:
        what.sayings = before


@contextmanager
def custom(what: Custom[Any], *deeds: Callable[..., None]) -> Iterator[None]:
    """Let these deeds be the custom, and no other."""
    before = what.deeds
    what.deeds = deeds
    try:
        yield
    finally:
        what.deeds = before


@contextmanager
def deeds(*tables: dict[Task, Any]) -> Iterator[None]:
    """Let these be the Tasks that can be named, and no others."""
    from maestre.games.mistral.tasks import TASKS

    before = dict(TASKS)
    TASKS.clear()
    for table in tables:
        TASKS.update(table)
    try:
        yield
    finally:
        TASKS.clear()
        TASKS.update(before)
