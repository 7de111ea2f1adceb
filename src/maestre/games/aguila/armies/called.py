"""14.01 What things of an army list are called in both languages, and what somebody meant whom nobody understands."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from maestre.games.aguila.armies.army import SOLD
from maestre.games.aguila.data import ArmyList, Figures, Nation, Tier, Unit
from maestre.miniatures.pasted import Names, placed
from maestre.miniatures.pasted import meant as nearest
from maestre.play import Flaw, Message, Speaker
from maestre.play.written.catalogue import Text
from maestre.play.written.figures import kept
from maestre.play.written.messages import LANGUAGES

LABELS: Final = ("limit", "aides", "sappers", "brigade", "general", "officer", "points")
"""What stands before a colon."""
MARKS: Final = ("regimental", "dissolved", "skirmishers")
"""What may be said of a unit besides its abilities: fields of its entry."""


def sized(unit: Unit, name: str) -> str:
    """The name of a unit with its figures; a gun is one of its kind."""
    return name if unit.gun else f"{name} {unit.figures}"


@cache
def _speakers() -> tuple[Speaker, ...]:
    return tuple(Speaker(language, files("maestre.games.aguila") / "messages") for language in LANGUAGES)


def _text(what: str, name: str) -> Text:
    said = {speaker.language: speaker.say(Message(f"{what}-{name}")) for speaker in _speakers()}
    return Text(en=said["en"], es=said["es"])


@cache
def labels(names: tuple[str, ...]) -> Names:
    """Fixed words of lists."""
    return Names.of_labels(names, _speakers())


@kept
def brigades(figures: Figures) -> Names:
    """The lists, of which brigades are called."""
    return Names((name, _text("brigade", name)) for name in figures.lists.row)


@cache
def tiers() -> Names:
    """The tiers of a list."""
    return Names((tier.value, _text("tier", tier)) for tier in Tier)


def units(figures: Figures, nation: str) -> Names:
    """The units of a nation by their names, and those of all others with the name of their nation behind.

    A list may call its nation anything: all that nobody knows are one.
    """
    return _units(figures, nation if nation in tuple(Nation) else "")


@kept
def _units(figures: Figures, nation: str) -> Names:
    return Names((unit.id, _unit_text(unit, guest=unit.nation != nation)) for unit in figures.units.values())


def _unit_text(unit: Unit, *, guest: bool) -> Text:
    whose = _text("nation", unit.nation)
    return Text(
        en=sized(unit, unit.name.en) + (f" ({whose.en})" if guest else ""),
        es=sized(unit, unit.name.es) + (f" ({whose.es})" if guest else ""),
    )


@kept
def ranks(figures: Figures) -> Names:
    """The ranks of officers."""
    return Names((rank.value, row.name) for rank, row in figures.officers.ranks.items())


@kept
def officer_abilities(figures: Figures) -> Names:
    """What an officer may be able to do."""
    return Names((ability.value, row.name) for ability, row in figures.officers.abilities.items())


@kept
def abilities(figures: Figures) -> Names:
    """The abilities of units."""
    return Names((ability.value, row.name) for ability, row in figures.abilities.row.items())


# -------------------------------------------------------------------------------------------------------- did you mean


def meant(figures: Figures, army: ArmyList, flaw: Flaw) -> Message | None:
    """What somebody most likely meant who wrote a name that nothing has: something of his own nation first."""
    told = {name: str(said) for name, said in flaw.message.args}
    key = flaw.message.key.removeprefix("muster-")
    if key == "line-unread":
        return nearest(told["text"].partition(":")[0], ("list", labels(LABELS)))
    if key == "no-unit":
        return _unit(figures, army.brigades[placed(flaw.where, "brigades") - 1].nation, told["unit"])
    if key == "no-ability":
        return nearest(told["ability"], ("ability", abilities(figures)), among=SOLD)
    argument, called = _unknown(figures).get(key, ("", ()))
    return nearest(told[argument], *called) if called else None


@kept
def _unknown(figures: Figures) -> dict[str, tuple[str, tuple[tuple[str, Names], ...]]]:
    """What flaws call unknown: the argument that has its name, and what it may have been.

    A line with a price and an unknown beginning is read as a unit's, whose tier may be an officer's label.
    """
    return {
        "no-nation": ("nation", (("brigade", brigades(figures)),)),
        "no-tier": ("tier", (("tier", tiers()), ("list", labels(LABELS)))),
        "no-rank": ("rank", (("rank", ranks(figures)),)),
        "no-officer-ability": ("ability", (("officer-ability", officer_abilities(figures)),)),
    }


def _unit(figures: Figures, nation: str, said: str) -> Message | None:
    """A unit with its figures."""
    mine = tuple(one.id for one in figures.units.values() if one.nation == nation)
    called = ("", units(figures, nation))
    found = nearest(said, called, among=mine) or nearest(said, called)
    if found is None:
        return None
    unit = figures.units[found.key.removeprefix("-")]
    name = Message(f"profile-{unit.nation}-{unit.kind}")
    return name if unit.gun else Message.of("list-sized", unit=name, figures=unit.figures)
