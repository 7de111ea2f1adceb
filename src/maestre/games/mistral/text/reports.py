"""What a player may ask of the position: the sea, his Fleet, harbours, Orders, Auxiliaries, weather; a fact a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from maestre.games.mistral.data.words import Fleet, Kind
from maestre.games.mistral.moving.courses import allowance
from maestre.games.mistral.table.asking import Asked
from maestre.games.mistral.table.chit import chit_named, deadline, elapsed
from maestre.games.mistral.table.formations import (
    below,
    commander,
    damage_rating,
    ready,
    sail,
    squadrons_in,
)
from maestre.games.mistral.table.names import called, joined, name
from maestre.games.mistral.table.state import Berth, ChitStatus, Formation, State
from maestre.games.mistral.text.codes import codes, place_meant
from maestre.games.mistral.text.listing import listed
from maestre.miniatures.text.reports import Arg, answered, say
from maestre.play import Ask, Message, Speaker
from maestre.space.network import place_of

Told = Callable[[State, Ask, tuple[str, ...], Speaker], Iterator[str]]
"""What tells of the position when it is asked."""


def _yes(fact: bool) -> str:
    """A fact, as messages choose by it."""
    return "yes" if fact else "no"


def turn_named(state: State) -> Message:
    """The Turn of the Year by its name."""
    return Message(state.figures.calendar.names[state.turn])


def head(state: State, speaker: Speaker) -> str:
    """Give Turn, Impulse, phase, Winds and Prestige in one line."""
    blowing = [Message(f"wind-{wind}") for wind in state.winds]
    return say(
        speaker,
        "text-head",
        turn=turn_named(state),
        year=str(state.year),
        impulse=state.impulse,
        increment=state.increment,
        phase=Message(f"text-phase-{state.phase}"),
        winds=joined(blowing) if blowing else Message("text-calm"),
        british=state.books[Fleet.BRITISH].prestige,
        bourbon=state.books[Fleet.BOURBON].prestige,
    )


# ------------------------------------------------------------------------------------------------ the sea


def _gales(state: State, speaker: Speaker) -> Iterator[str]:
    for gale in state.gales:
        wind, force, place = (name(state.figures, one) for one in (gale.wind, gale.force, gale.place))
        yield say(speaker, "gale", wind=wind, force=force, place=place)


def summary(state: State, speaker: Speaker) -> Iterator[str]:
    """Tell the position without a map: Gales, then place by place who lies there, then harbours."""
    yield head(state, speaker)
    yield from _gales(state, speaker)
    places = dict.fromkeys(one.place for one in state.formations.values() if ready(one) and not one.superior)
    for place in sorted(places, key=lambda one: [*state.figures.places].index(place_of(one))):
        yield from _lying(state, place, speaker)
    yield from _harbours(state, speaker)


def _lying(state: State, place: str, speaker: Speaker) -> Iterator[str]:
    where: dict[str, Arg] = {"place": name(state.figures, place), "code": codes(state.figures)[place_of(place)]}
    for one in state.formations.values():
        if one.place == place and ready(one) and not one.superior:
            yield say(speaker, "text-at", stack=stack_told(state, one, speaker), **where)


def stack_told(state: State, one: Formation, speaker: Speaker) -> str:
    """A stack: who it is, its Sail, its speed and Leader if they are known, and its markers."""
    if one.kind is Kind.UNKNOWN:
        return speaker.say(called(state.figures, one.id))
    squadrons = squadrons_in(state, one.id)
    leader = commander(state, one.id).id
    return say(
        speaker,
        "text-stack",
        formation=name(state.figures, one.id),
        id=one.id,
        squadrons=len(squadrons),
        sail=sail(squadrons),
        leader=name(state.figures, leader) if leader else "none",
        spotted=_yes(one.spotted),
        disorganised=_yes(one.disorganised),
        duty=one.duty.value or "none",
    )


def _harbours(state: State, speaker: Speaker) -> Iterator[str]:
    """How many Squadrons of each Fleet lie in each harbour, and in which state."""
    counts: dict[tuple[str, str, str], int] = {}
    for one in state.squadrons.values():
        if one.at and state.figures.places[place_of(one.at)].is_port:
            key = one.at, state.figures.formations.fleets[one.contingent].value, one.status.value
            counts[key] = counts.get(key, 0) + 1
    for (place, fleet, status), count in sorted(counts.items()):
        yield say(speaker, "text-harbour", place=name(state.figures, place), fleet=fleet, status=status, count=count)


def at_place(state: State, place: str, speaker: Speaker) -> Iterator[str]:
    """Tell of one place: what it is, who lies there, and where its lanes lead."""
    row = state.figures.places[place]
    owner: Arg = Message(f"contingent-{row.owner}") if row.owner else ""
    yield say(
        speaker,
        "text-place-kind",
        place=name(state.figures, place),
        code=codes(state.figures)[place],
        kind=row.kind.value,
        owner=owner,
        owned=_yes(bool(row.owner)),
        blockade=row.blockade,
    )
    spots = dict.fromkeys(one.place for one in state.formations.values() if place_of(one.place) == place and ready(one))
    for spot in spots:
        yield from _lying(state, spot, speaker)
    for other in state.figures.network.neighbours(place):
        to = place_of(other)
        yield say(
            speaker,
            "text-lane",
            **{"from": name(state.figures, place), "place": name(state.figures, to), "code": codes(state.figures)[to]},
        )


# ------------------------------------------------------------------------------------------------ one's own


def _fleet(state: State, ask: Ask, _words: tuple[str, ...], speaker: Speaker) -> Iterator[str]:
    """One's stacks with their Squadrons, damage, speed and what is Subordinated to them."""
    own = [one for one in state.formations.values() if one.fleet == ask.seat and not one.superior]
    if not own:
        yield say(speaker, "text-no-fleet")
    for one in own:
        place: Arg = name(state.figures, one.place) if one.place else Message("text-off-map")
        line = stack_told(state, one, speaker)
        speed = allowance(state, one.id).whole
        yield say(speaker, "text-own", stack=line, place=place, harbour=_yes(one.harbour), speed=speed)
        for lower in below(state, one.id)[1:]:
            yield say(
                speaker,
                "text-below",
                formation=name(state.figures, lower),
                id=lower,
                superior=name(state.figures, one.id),
            )
        for each in squadrons_in(state, one.id):
            figures: dict[str, Arg] = {
                "sail": len(each.ships),
                "dp": each.dp,
                "rating": damage_rating(state.figures, each).whole,
            }
            yield say(
                speaker,
                "text-squadron",
                squadron=name(state.figures, each.id),
                formation=name(state.figures, one.id),
                **figures,
            )


def _orders(state: State, ask: Ask, _words: tuple[str, ...], speaker: Speaker) -> Iterator[str]:
    """One's Orders in hand and in Execution, with the Impulses that are left."""
    own = [chit for chit in state.chits.values() if chit.fleet == ask.seat]
    if not own:
        yield say(speaker, "text-no-chits")
    for chit in own:
        limit = deadline(state, chit.id) if chit.status is ChitStatus.ISSUED else None
        yield say(
            speaker,
            "text-chit",
            order=chit_named(state.figures, chit.id),
            status=chit.status.value,
            holder=name(state.figures, chit.holder) if chit.holder else "none",
            served=chit.served,
            left=max(0, limit - elapsed(state, chit.id)) if limit is not None else -1,
        )


def _auxiliaries(state: State, ask: Ask, _words: tuple[str, ...], speaker: Speaker) -> Iterator[str]:
    """One's Auxiliaries: where each is Assigned, on which Task it is, or in which box."""
    fleet = [
        one for one in state.auxiliaries.values() if state.figures.formations.fleets.get(one.contingent) == ask.seat
    ]
    own = [one for one in fleet if one.berth is not Berth.OUT]
    if not own:
        yield say(speaker, "text-no-auxiliaries")
    for one in own:
        where = one.port or one.formation or one.target
        task: Arg = Message(f"task-name-{one.task}") if one.task else ""
        yield say(
            speaker,
            "text-auxiliary",
            auxiliary=name(state.figures, one.id),
            id=one.id,
            berth=one.berth.value,
            where=name(state.figures, where) if where else "",
            task=task,
        )


def _prestige(state: State, _ask: Ask, _words: tuple[str, ...], speaker: Speaker) -> Iterator[str]:
    for fleet, book in state.books.items():
        figures = {"fulfilled": book.fulfilled, "failed": book.failed, "prestige": book.prestige}
        yield say(speaker, "text-book", fleet=fleet.value, **figures)


def _weather(state: State, _ask: Ask, _words: tuple[str, ...], speaker: Speaker) -> Iterator[str]:
    yield head(state, speaker)
    yield from _gales(state, speaker)


def _place(state: State, _ask: Ask, words: tuple[str, ...], speaker: Speaker) -> Iterator[str]:
    yield from at_place(state, place_meant(state.figures, " ".join(words), speaker), speaker)


def _options(state: State, ask: Ask, words: tuple[str, ...], speaker: Speaker) -> Iterator[str]:
    """All that may be answered, or what concerns one piece or one key of a plan."""
    assert isinstance(ask.about, Asked), ask
    yield from () if words else (speaker.say(ask.about.asked(state.figures)),)
    found = tuple(listed(state, ask, speaker, words[0] if words else "", whole=True))
    yield from found or (say(speaker, "text-nothing"),)


# ------------------------------------------------------------------------------------------------ asking


def report(state: State, ask: Ask, words: tuple[str, ...], speaker: Speaker) -> tuple[str, ...] | None:
    """Answer a question about the position; None when the words ask nothing."""
    reports = {word: partial(_told, told, state, ask, speaker) for word, told in _REPORTS.items()}
    return answered(reports, words, speaker)


def _told(told: Told, state: State, ask: Ask, speaker: Speaker, words: tuple[str, ...]) -> Iterator[str]:
    return told(state, ask, words, speaker)


_REPORTS: Final[dict[str, Told]] = {
    **dict.fromkeys(("flota", "fleet"), _fleet),
    **dict.fromkeys(("ordenes", "orders"), _orders),
    **dict.fromkeys(("auxiliares", "auxiliaries"), _auxiliaries),
    **dict.fromkeys(("prestigio", "prestige"), _prestige),
    **dict.fromkeys(("tiempo", "weather"), _weather),
    **dict.fromkeys(("lugar", "place"), _place),
    **dict.fromkeys(("opciones", "options"), _options),
}
