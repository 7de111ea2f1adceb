"""S.29, IC.8.42, IC.6.32 Changes of Formations in words, with the chance of the check that they take."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.chances import check_passes, percent
from maestre.games.mistral.composition import commands_in
from maestre.games.mistral.conversion import senior_in
from maestre.games.mistral.data import FORMATIONS, PRESTIGE
from maestre.games.mistral.data.words import Command as Of
from maestre.games.mistral.data.words import Fleet, Kind, Status
from maestre.games.mistral.formations import COMMANDS as COMMAND
from maestre.games.mistral.formations import rated, ready, squadrons_in, top
from maestre.games.mistral.names import name
from maestre.games.mistral.phrases.orders import granted
from maestre.games.mistral.phrases.plain import Command, called, joined
from maestre.games.mistral.squadrons import NEW, is_fresh
from maestre.games.mistral.state import FormationId, LeaderId, SquadronId, State
from maestre.play import Ask, Message, Order, Tally
from maestre.play.messages import Arg

__all__ = ["COMMANDS"]

_SURE: Final = 100


def _change(state: State, ask: Ask, verb: str, piece: str, objects: tuple[str, ...]) -> Message:
    """A change, whom it concerns, and how likely the Admiral in charge grants it."""
    if verb == "done":
        return Message("offer-done")
    fleet = Fleet(ask.seat)
    return Message.of(
        f"offer-change-{verb}",
        **_figures(state, verb, piece, objects),
        chance=_chance(state, fleet, verb, piece, objects),
    )


def _figures(state: State, verb: str, piece: str, objects: tuple[str, ...]) -> dict[str, Arg]:
    """Who is meant, by the arguments of the message of each verb."""
    other = objects[0] if objects else ""
    found: dict[str, Arg] = {"what": name(piece), "other": _named(other), "count": len(objects)}
    if verb == "form":
        found["squadrons"] = _listed(objects)
    elif verb == "transfer":
        found["count"] = len(objects) - 1
    elif verb == "post":
        row = rated(LeaderId(piece))
        found |= {"leadership": row.leadership, "strategy": row.strategy, "control": row.control}
    elif verb == "ransom":
        found["price"] = -PRESTIGE.losses.ransom
    elif verb in ("pair", "part"):
        found["ships"] = _listed(objects)
    return found


def _named(other: str) -> Message:
    word, _, port = other.partition(":")
    if word == NEW:
        return Message("offer-new-squadron") if not port else Message.of("offer-new-squadron-in", place=name(port))
    return called(other) if other else Message("offer-no-formation")


def _listed(objects: tuple[str, ...]) -> Message:
    return joined(_named(one) for one in objects)


# ------------------------------------------------------------------------------------------------ checks


def _chance(state: State, fleet: Fleet, verb: str, piece: str, objects: tuple[str, ...]) -> int:
    """The chance in hundredths: what concerns ships at sea takes a Strategy Check, and Flags and Sail anywhere."""
    commands = _commands(state, fleet, verb, piece, objects)
    return _SURE if commands is None else granted(state, fleet, commands)


def _commands(state: State, fleet: Fleet, verb: str, piece: str, objects: tuple[str, ...]) -> tuple[Of, ...] | None:
    """The Commands whose Admiral makes the check; None where there is none."""
    if verb in ("subordinate", "release", "unform"):
        one = state.formations[FormationId(piece)]
        if not ready(one) or (verb == "unform" and not squadrons_in(state, one.id, deep=False)):
            return None
        if verb == "unform":
            return tuple(COMMAND[each.contingent] for each in squadrons_in(state, one.id, deep=False))
        other = FormationId(objects[0]) if objects else top(state, one.id)
        return (*commands_in(state, one.id), *commands_in(state, other))
    if verb not in ("form", "move", "transfer"):
        return None
    moved = objects if verb == "form" else (piece,)
    squadrons = [state.squadrons[SquadronId(each)] for each in moved]
    ships = objects[1:] if verb == "transfer" else [ship for each in squadrons for ship in each.ships]
    at_sea = squadrons[0].status is Status.READY
    always = verb == "transfer" or (verb == "form" and FORMATIONS.counters[piece].kind is not Kind.DETACHMENT)
    if is_fresh(state, fleet, *ships) or not (at_sea or always):
        return None
    return tuple(COMMAND[each.contingent] for each in squadrons)


def _converted(state: State, ask: Ask, verb: str, piece: str, objects: tuple[str, ...]) -> Message:
    """What is converted in the Operations Phase, and the chance of the Leadership Check in the harbour."""
    if verb == "done":
        return Message("offer-done")
    fleet = Fleet(ask.seat)
    leader = senior_in(state, fleet, Order(verb, piece, objects))
    number = Tally.of(rated(leader).leadership, "T.leadership")
    chance = percent(check_passes(state, fleet, number, "T.leadership"))
    return Message.of(f"offer-change-{verb}", **_figures(state, verb, piece, objects), chance=chance)


COMMANDS: Final[dict[str, Command]] = {"S.29": _change, "IC.8.42": _change, "IC.6.32": _converted}
