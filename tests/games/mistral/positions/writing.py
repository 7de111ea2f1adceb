"""A position of Mistral, written a line a counter."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from maestre.games.mistral.data import own_figures
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
    Role,
    Stance,
    Status,
    Task,
    Wind,
)
from maestre.games.mistral.table.state import (
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
    Squadron,
    SquadronId,
    State,
)

FIGURES = own_figures()

__all__ = ["BOURBON", "BRITISH", "sea"]

BRITISH: Final = Fleet.BRITISH
BOURBON: Final = Fleet.BOURBON

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
    name, _, rank = word.partition("/")
    row = FIGURES.scenarios.leaders[name]
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
