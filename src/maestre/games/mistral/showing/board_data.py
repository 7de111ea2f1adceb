"""What is printed on map, counters and charts, as plain values, for whoever draws them; and what of it is ours."""

from __future__ import annotations

import maestre.games.mistral.turn.wiring  # noqa: F401  (where all chapters meet, and with them all questions)
from maestre.games.mistral.data import (
    CampaignRow,
    ChitRow,
    Counter,
    EventRow,
    Figures,
    LeaderEntry,
    Place,
)
from maestre.games.mistral.data.words import Class, Force
from maestre.games.mistral.table.asking import Asked
from maestre.games.mistral.table.standing import CHOSEN, ROUTINE, TAKEN, WINDOWS
from maestre.play import questions_of, rule
from maestre.play.written.datatables import INFERRED, REBUILT, Source
from maestre.play.written.messages import LANGUAGES
from maestre.space.network import Lane

Plain = dict[str, object]


@rule("1.2", "1.301", "T.gale_effects", "S.01", "S.09", "1.41")
def board_data(figures: Figures) -> Plain:
    """Give the whole sheet.

    ``x`` and ``y`` are units of the frame, ``lon`` and ``lat`` hundredths of a degree. Names are keys of messages.
    """
    frame = figures.waters.file.frame
    return {
        "frame": {
            "width": frame.width,
            "height": frame.height,
            "lon": list(frame.lon),
            "lat": list(frame.lat),
            "parallel": frame.parallel,
        },
        "places": {name: _place(place) for name, place in figures.places.items()},
        "lanes": [_lane(lane) for lane in figures.waters.lanes],
        "winds": [wind.value for roll in figures.weather.rolls for wind in roll],
        "gales": {
            "radius": {force.value: figures.weather.radius(force) for force in Force},
            "reach": {name: _reach(figures, name) for name in figures.places},
        },
        "counters": {name: _counter(counter) for name, counter in figures.formations.counters.items()},
        "ratings": {
            contingent.value: {
                kind.value: figures.squadrons.rating(contingent, kind) for kind in (Class.SOL, Class.FLAGSHIP)
            }
            for contingent in figures.squadrons.damage_rating
        },
        "leaders": {name: _leader(leader) for name, leader in figures.scenarios.leaders.items()},
        "calendar": {
            "turns": [
                {
                    "name": figures.calendar.names[turn],
                    "season": season.value,
                    "quarterly": turn in figures.calendar.quarterly,
                }
                for turn, season in figures.calendar.seasons.items()
            ],
            "impulses": figures.calendar.impulses,
            "increments": figures.calendar.increments,
            "spends": [list(line) for line in figures.calendar.file.increments.spends],
        },
        "events": [_event(event) for event in figures.events.row.values()],
        "campaigns": {name.value: _campaign(figures, campaign) for name, campaign in figures.events.campaign.items()},
        "chits": {name: _chit(chit) for name, chit in figures.orders.chits.items()},
        "levant": dict(figures.prestige.levant),
        "fleets": {contingent.value: fleet.value for contingent, fleet in figures.formations.fleets.items()},
        "origins": [
            _ours(name, source) for name, source in figures.provenance.items() if source.origin in (REBUILT, INFERRED)
        ],
        "questions": _questions(),
        "standing": {"windows": WINDOWS, "chosen": CHOSEN, "taken": list(TAKEN), "routine": ROUTINE},
    }


def _questions() -> Plain:
    """Give the message of each question, by its rule."""
    kinds = questions_of("maestre.games.mistral")
    return {kind.rule: kind.asks for kind in kinds if issubclass(kind, Asked)}


def _ours(name: str, source: Source) -> Plain:
    """Give a table of which something is rebuilt or inferred, since the rules as we have them do not show it."""
    return {
        "part": name.partition(".")[0],
        "origin": source.origin,
        "rules": list(source.rules),
        "reason": {language: source.reason_in(language) for language in LANGUAGES},
    }


def _place(place: Place) -> Plain:
    return {
        "name": f"place-{place.id}",
        "kind": place.kind.value,
        "x": place.x,
        "y": place.y,
        "lon": place.lon,
        "lat": place.lat,
        "owner": place.owner.value if place.owner else "",
        "port": place.port.value if place.port else "",
        "blockade": place.blockade,
        "repair": place.repair,
        "period": place.period,
        "dock": place.dock,
        "letter": place.letter,
        "number": place.number,
        "edge": place.edge,
    }


def _lane(lane: Lane) -> Plain:
    """Give a lane; its winds blow toward the end that they name."""
    return {
        "a": lane.a,
        "b": lane.b,
        "prevailing": lane.prevailing,
        "seasonal": dict(lane.seasonal),
        "catch": lane.catch,
        "catch_ab": lane.catch_ab,
        "catch_ba": lane.catch_ba,
    }


@rule("T.gale_effects", "T.gale_effects.d")
def _reach(figures: Figures, centre: str) -> Plain:
    """The places that a Gale in one may reach, with their distance in Spaces: those within the widest radius of all."""
    most = max(figures.weather.radius(force) for force in Force)
    found: Plain = {}
    for name, place in figures.places.items():
        distance = figures.network.spaces(centre, name)
        if place.kind in figures.weather.reached and distance is not None and distance <= most:
            found[name] = distance
    return found


def _counter(counter: Counter) -> Plain:
    return {
        "kind": counter.kind.value,
        "commands": [command.value for command in counter.commands],
        "letter": counter.letter,
    }


def _leader(leader: LeaderEntry) -> Plain:
    return {
        "name": leader.name,
        "contingent": leader.contingent.value,
        "personality": leader.personality.value,
        "leadership": leader.leadership,
        "strategy": leader.strategy,
        "control": leader.control,
    }


def _event(event: EventRow) -> Plain:
    return {
        "id": event.id.value,
        "shape": event.shape.value,
        "yellow": event.yellow,
        "requires": [one.value for one in event.requires],
        "victories": [{"campaign": one.campaign.value, "side": one.side} for one in event.victories],
        "year": event.since.year,
        "turn": event.since.turn,
        "until": event.until,
        "stages": event.stages,
        "base": event.base,
        "opens": [one.value for one in event.opens],
        "ends": [one.value for one in event.ends],
        "stances": {contingent.value: stance.value for contingent, stance in event.stances.items()},
    }


def _campaign(figures: Figures, campaign: CampaignRow) -> Plain:
    return {
        "other": campaign.other,
        "victory": figures.events.campaigns.victory,
        "opened_by": campaign.opened_by.value,
        "ended_by": campaign.ended_by.value if campaign.ended_by else "",
    }


def _chit(chit: ChitRow) -> Plain:
    return {
        "kind": chit.kind.value,
        "fleet": chit.fleet.value,
        "command": chit.command.value if chit.command else "",
        "places": list(chit.places),
        "convoy": chit.convoy.value if chit.convoy else "",
        "campaign": chit.campaign.value if chit.campaign else "",
    }
