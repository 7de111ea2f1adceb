"""Officers on paper: their values, how far they command, and a card of each."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.armies.army import officer_price
from maestre.games.aguila.data import ArmyList, Figures, OfficerAbility, OfficerEntry, Rank
from maestre.paper import Card, Pen, Ticks, face

_LEAST_FATAL: Final = 3
"""The least that two dice show but for a double 1, with which nobody ever falls (10.17)."""


def officer_values(figures: Figures, rank: Rank) -> tuple[str, ...]:
    """Give the values of a rank in the order of the roster; he never shoots."""
    own = figures.officers.profiles[rank]
    courage = "/".join(map(str, own.courage))
    attacks = str(own.attacks)
    return str(own.speed), face(own.melee), face(None), face(own.defence), attacks, courage, face(own.discipline)


def damage_boxes(figures: Figures, rank: Rank) -> int:
    """How much damage an officer may bear before every throw but a double 1 is his death."""
    return figures.officers.profiles[rank].courage[1] - _LEAST_FATAL


def command(figures: Figures, army: ArmyList, officer: OfficerEntry) -> str:
    """How far an officer commands; the army's general farther by his aides."""
    aides = max(0, army.aides) if officer.id == army.general else 0
    return f"{figures.officers.ranks[Rank(officer.rank)].command_in + aides * figures.officers.extras.aide_command_in}″"


def officer_card(figures: Figures, army: ArmyList, officer: OfficerEntry, mark: str, pen: Pen) -> Card:
    """Write the card of an officer: his values, and in full what he can do."""
    abilities = tuple(dict.fromkeys(officer.abilities))
    chief = pen.name("list", "general" if officer.id == army.general else "officer")
    price = officer_price(figures, officer).whole
    terms = pen.terms(f"officer-ability-{one}" for one in abilities)
    once = [
        Ticks(pen.name("officer-ability", one), 1)
        for one in abilities
        if one in tuple(OfficerAbility) and figures.officers.abilities[OfficerAbility(one)].once
    ]
    under = pen.say("rank", rank=chief, points=price)
    if officer.rank not in tuple(Rank):
        return Card(officer.rank, mark, under, terms=terms, ticks=tuple(once))
    rank = Rank(officer.rank)
    names = ("speed", "melee", "shooting", "defence", "attacks", "courage", "discipline")
    values = zip(names, officer_values(figures, rank), strict=True)
    facts = (
        (pen.say("command"), command(figures, army, officer)),
        (pen.say("rally"), f"{figures.officers.ranks[rank].rally_dice}D6, {face(figures.officers.rally)}"),
        *((pen.say(f"full-{name}"), value) for name, value in values if name != "shooting"),
    )
    boxes = (*once, Ticks(pen.say("damage"), damage_boxes(figures, rank)), Ticks(pen.say("dead"), 1))
    return Card(pen.name("rank", officer.rank), mark, under, facts, terms, boxes)
