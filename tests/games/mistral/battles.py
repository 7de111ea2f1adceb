"""Battles of Mistral set up in a line, and played through by chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.mistral.battle.engaged import is_flagship, squadrons_of
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Fleet, Intensity, Personality
from maestre.games.mistral.table.state import FormationId, LeaderId, SquadronId, State
from maestre.games.mistral.table.subjects import Combat, Engagement
from maestre.play import Ask, Draw, Procedure, Throw, Together
from maestre.play.chance.dice import Reading

from .positions import BOURBON, BRITISH, Reply, check, proposed, until

FIGURES = own_figures()


def engagement(
    state: State,
    *,
    place: str = "s12",
    attacker: Fleet = BRITISH,
    gauge: Fleet | None = BRITISH,
    intensity: Intensity | None = Intensity.MEDIUM,
    level: int = 4,
    leaders: str = "",
    companions: str = "",
    combats: tuple[str, ...] = (),
) -> Engagement:
    """A Battle of every stack in a place; Combats are written ``"B1 namur / S1"``, ``leaders`` ``"mathews=namur"``."""
    there = [one for one in state.formations.values() if one.place == place and not one.superior]
    engaged = tuple(sorted((one.id for one in there), key=lambda one: state.formations[one].fleet is not attacker))
    battle = Engagement(
        place, attacker, engaged, gauge=gauge, intensity=intensity, level=level, leaders=tuple(_couples(leaders))
    )
    flagships = tuple(one.id for fleet in Fleet for one in squadrons_of(state, battle, fleet) if is_flagship(one))
    couples = tuple((SquadronId(one), other) for one, other in _couples(companions))
    return replace(battle, flagships=flagships, companions=couples, combats=tuple(_combat(one) for one in combats))


def _couples(text: str) -> list[tuple[LeaderId, SquadronId]]:
    return [(LeaderId(one), SquadronId(other)) for one, other in (word.split("=") for word in text.split())]


def _combat(text: str) -> Combat:
    british, bourbon = text.split("/")
    return Combat(tuple(SquadronId(one) for one in british.split()), tuple(SquadronId(one) for one in bourbon.split()))


def waits(procedure: Procedure[Any], *replies: Reply) -> Ask | Throw:
    """Play a procedure through these replies and give the question or throw that it waits on then."""
    request = until(procedure, *replies)
    assert isinstance(request, Ask | Throw), request
    return request


def ids(*names: str) -> tuple[SquadronId, ...]:
    """Names as those of Squadrons."""
    return tuple(SquadronId(name) for name in names)


def stack(name: str) -> FormationId:
    """A name as that of a Formation."""
    return FormationId(name)


def rate(patch: pytest.MonkeyPatch, leader: str, **ratings: int | Personality) -> None:
    """Give a Leader other ratings for the while."""
    patch.setitem(FIGURES.scenarios.leaders, leader, replace(FIGURES.scenarios.leaders[leader], **ratings))


def drive(state: State, procedure: Procedure[Any], rng: Random, prefer: str = "") -> list[Ask]:
    """Play a procedure to its end by chance, through the chapter's own proposals and checks; gives what it asked.

    An answer whose verb or text is ``prefer`` is taken where it is proposed.
    """
    asks: list[Ask] = []
    try:
        request = next(procedure)
        while True:
            if isinstance(request, Throw):
                answer: object = _faces(request.reading, rng)
            elif isinstance(request, Draw):
                answer = tuple(rng.sample(range(len(request.pool)), request.count))
            else:
                assert not isinstance(request, Together)
                asks.append(request)
                offered = proposed(state, request, rng)
                assert offered, request
                for one in offered:
                    request.choice.check(request.rule, one)
                    check(state, request, one)
                liked = [one for one in offered if prefer and getattr(one, "verb", one) == prefer]
                answer = (liked or offered)[0]
            request = procedure.send(answer)
    except StopIteration:
        return asks


def _faces(reading: Reading[Any], rng: Random) -> tuple[int, ...]:
    faces: tuple[int, ...] = ()
    while sides := reading.needs(faces):
        faces += tuple(rng.randint(1, side) for side in sides)
    return faces


__all__ = ["BOURBON", "BRITISH", "drive", "engagement", "ids", "rate", "stack", "waits"]
