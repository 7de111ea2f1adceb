"""S.29, 2.234 How Squadrons are put together: counters for the homeless, small crews for many Orders, Fleet-50s."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from maestre.games.mistral.data.words import Class, Command, Kind, Status
from maestre.games.mistral.doctrine import judgement
from maestre.games.mistral.doctrine.instructions import INSTRUCTIONS
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.fleets.composition import free_counters
from maestre.games.mistral.fleets.reorganisation import DONE, Reorganising
from maestre.games.mistral.fleets.roles import AUXILIARY, Roles, contingent_of
from maestre.games.mistral.fleets.squadrons import room
from maestre.games.mistral.table.formations import regulars, squadrons_in
from maestre.games.mistral.table.state import Squadron, SquadronId
from maestre.opponents import Counsel, Idea, Ideas, Term
from maestre.play import Order

_CHANGES: Final = {"mend": 4.0, "post": 1.0, "move": 0.8, "form": 0.7}
"""What is worth how much of what the rules propose."""


@INSTRUCTIONS.of(Reorganising)
def reorganised(sea: Outlook, question: Reorganising) -> Counsel:
    """Put right what must be, man what can be manned, part what is too large for one Order, and be done."""
    must = question.remedies(sea.state)
    if must:
        return min(must, key=lambda one: one.piece)
    found = [Idea(one, why) for one, why in _changes(sea, question) if question.refusal(sea.state, one) is None]
    return Ideas((*found, Idea(Order(DONE))), judgement.SLACK) if found else Order(DONE)


def _changes(sea: Outlook, question: Reorganising) -> Iterator[tuple[Order, tuple[Term, ...]]]:
    for one in question.propose(sea.state, Random(0)):
        if one.verb != DONE:
            yield one, (_help(sea, one),)
    yield from _flags(sea)
    yield from _filled(sea)
    yield from _parted(sea)


def _help(sea: Outlook, one: Order) -> Term:
    worth = _CHANGES.get(one.verb, 0.1)
    if one.verb == "post":
        return sea.term("why-leaderless", worth, formation=one.objects[0], leader=one.piece)
    squadron = one.objects[0] if one.verb == "form" else one.piece
    return sea.term("why-homeless", worth, squadron=squadron, place=_lies(sea, squadron))


def _lies(sea: Outlook, squadron: str) -> str:
    one = sea.state.squadrons.get(SquadronId(squadron))
    return one.at if one is not None else ""


def _flags(sea: Outlook) -> Iterator[tuple[Order, tuple[Term, ...]]]:
    """A free Flag for Squadrons without a Formation, where no Detachment is left for them."""
    homeless = [one for one in sea.squadrons() if not one.formation and one.status is not Status.AWAY]
    for one in homeless:
        command = sea.state.figures.formations.commands[one.contingent]
        if one.kind is Class.FLAGSHIP or free_counters(sea.state, sea.fleet, Kind.DETACHMENT, command):
            continue
        with_it = tuple(each.id for each in homeless if each.at == one.at and each.kind is not Class.FLAGSHIP)
        for counter in free_counters(sea.state, sea.fleet, Kind.FLAG, command)[:1]:
            why = sea.term("why-homeless", _CHANGES["form"], squadron=one.id, place=one.at)
            yield Order("form", counter, with_it), (why,)


def _filled(sea: Outlook) -> Iterator[tuple[Order, tuple[Term, ...]]]:
    """Sail of a Squadron that is not full to one that has more, so that one is enough where two would have to go."""
    short = [
        one
        for one in sea.squadrons()
        if one.kind is Class.SOL
        and one.status is Status.IN_ORDINARY
        and sea.wear(one) <= judgement.FILLED
        and room(sea.state.figures, one)
    ]
    for taker in short:
        for giver in short:
            if taker.id == giver.id or (taker.at, taker.contingent) != (giver.at, giver.contingent):
                continue
            if (len(taker.ships), -taker.dp, taker.id) <= (len(giver.ships), -giver.dp, giver.id):
                continue
            ships = giver.ships[: room(sea.state.figures, taker)]
            why = sea.term("why-not-full", judgement.FILL, squadron=taker.id, sail=len(taker.ships), other=giver.id)
            yield Order("transfer", giver.id, (taker.id, *ships)), (why,)


def _parted(sea: Outlook) -> Iterator[tuple[Order, tuple[Term, ...]]]:
    """A sound Squadron out of a Flag in harbour that has several, as a Detachment for an Order of its own."""
    for one in sea.own(Kind.GRAND, Kind.FLAG):
        if not one.harbour or one.id in sea.bound:
            continue
        own = regulars(squadrons_in(sea.state, one.id, deep=False))
        if len(own) < judgement.TOGETHER:
            continue
        sound = min(own, key=lambda each: (sea.wear(each), each.id))
        if sea.wear(sound) > judgement.SOUND or not _is_spare(own, sound):
            continue
        command = sea.state.figures.formations.commands[sound.contingent]
        for counter in free_counters(sea.state, sea.fleet, Kind.DETACHMENT, command)[:1]:
            why = sea.term("why-many-together", judgement.PART, formation=one.id, count=len(own))
            yield Order("form", counter, (sound.id,)), (why,)


def _is_spare(own: tuple[Squadron, ...], one: Squadron) -> bool:
    """Whether another Squadron of its Contingent stays with those that it leaves."""
    return sum(each.contingent is one.contingent for each in own) > 1


# ------------------------------------------------------------------------------------------------ roles


@INSTRUCTIONS.of(Roles)
def served(sea: Outlook, question: Roles) -> Counsel:
    """As many Fleet-50s as there may be: they show force and watch Straits without wearing a Squadron.

    The French are as the scenario has them: who has a choice among them may leave for the Guerre de Course.
    """
    plain = {key: options[0] for key, options in question.open_to}
    plan = dict(plain)
    commands = sea.state.figures.formations.commands
    for key, options in question.open_to:
        if AUXILIARY in options and commands[contingent_of(sea.state, key)] is not Command.FRENCH:
            other = plan | {key: AUXILIARY}
            plan = other if question.refusal(sea.state, other) is None else plan
    if plan == plain:
        return plain
    more = sum(plan[key] != plain[key] for key in plan)
    return Ideas(
        (Idea(plan, (sea.term("why-fleet50", judgement.SERVE * more, count=more),)), Idea(plain)), judgement.SLACK
    )
