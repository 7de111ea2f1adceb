"""8.01, 8.10 What things of a list are called in both languages, and what somebody meant whom nobody understands."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from maestre.games.tercios.data import ArmyList, CommandKind, Figures, UnitEntry
from maestre.miniatures.pasted import Names, placed
from maestre.miniatures.pasted import meant as nearest
from maestre.play import Flaw, Message, Speaker
from maestre.play.written.figures import kept
from maestre.play.written.messages import LANGUAGES

LABELS: Final = ("faction", "chart", "century", "limit", "historical", "commander", "elite", "ally", "points")
"""What stands before a colon."""


@cache
def labels(names: tuple[str, ...]) -> Names:
    """Fixed words of lists."""
    folder = files("maestre.games.tercios") / "messages"
    return Names.of_labels(names, (Speaker(language, folder) for language in LANGUAGES))


@kept
def factions(figures: Figures) -> Names:
    """The factions."""
    return Names((faction.id, faction.name) for faction in figures.organisation.factions.values())


@kept
def charts(figures: Figures) -> Names:
    """The charts."""
    return Names((chart.id, chart.name) for chart in figures.organisation.charts.values())


@kept
def commands(figures: Figures) -> Names:
    """The kinds of command."""
    return Names((kind.value, figures.organisation.commands[kind].name) for kind in CommandKind)


@kept
def profiles(figures: Figures) -> Names:
    """The Troops."""
    return Names((profile.id, profile.name) for profile in figures.profiles.values())


def options(figures: Figures, profile: str) -> Names:
    """What may be bought for a Troop; a list may call one anything, and for all that nobody knows there is nothing."""
    return _options(figures, profile if profile in figures.profiles else "")


@kept
def _options(figures: Figures, profile: str) -> Names:
    return Names((option.id, option.name) for option in figures.options.get(profile, {}).values())


@kept
def virtues(figures: Figures) -> Names:
    """The virtues of leaders."""
    return Names((virtue.value, row.name) for virtue, row in figures.leaders.virtues.items())


@kept
def qualities(figures: Figures) -> Names:
    """The qualities of leaders."""
    return Names((quality.value, row.name) for quality, row in figures.leaders.qualities.items())


# -------------------------------------------------------------------------------------------------------- did you mean


def meant(figures: Figures, army: ArmyList, flaw: Flaw) -> Message | None:
    """What somebody most likely meant who wrote a name that nothing has: something of his own faction first."""
    told = {name: str(said) for name, said in flaw.message.args}
    key = flaw.message.key.removeprefix("muster-")
    if key == "line-unread":
        return _opening(figures, told["text"])
    if key == "no-profile":
        return _troop(figures, army, flaw.where, told["unit"])
    if key == "no-option":
        profile = _unit(army, flaw.where).profile
        return nearest(told["option"], (f"option-{profile}", options(figures, profile)))
    argument, called = _unknown(figures).get(key, ("", ()))
    return nearest(told[argument], *called) if called else None


@kept
def _unknown(figures: Figures) -> dict[str, tuple[str, tuple[tuple[str, Names], ...]]]:
    """What flaws call unknown: the argument that has its name, and what it may have been."""
    virtue, faction = ("virtue", virtues(figures)), ("faction", factions(figures))
    return {
        "no-faction": ("faction", (faction,)),
        "no-ally": ("ally", (faction,)),
        "no-chart": ("chart", (("chart", charts(figures)),)),
        "no-such-command": ("kind", (("command", commands(figures)),)),
        "no-virtue": ("virtue", (virtue,)),
        "no-quality": ("quality", (("quality", qualities(figures)), virtue)),
    }


def _opening(figures: Figures, line: str) -> Message | None:
    """What stands at the beginning of a line before its colon: a label, or a kind of command."""
    return nearest(line.partition(":")[0], ("list", labels(LABELS)), ("command", commands(figures)))


def _troop(figures: Figures, army: ArmyList, where: str, said: str) -> Message | None:
    """A Troop; a line with a price and an unknown beginning is read as one, too, and so it may be a command."""
    if ":" in said:
        return _opening(figures, said)
    place, called = placed(where, "commands"), ("profile", profiles(figures))
    faction = (army.commands[place - 1].ally if place else "") or army.faction
    known = figures.organisation.factions.get(faction)
    return nearest(said, called, among=known.troops if known else ()) or nearest(said, called)


def _unit(army: ArmyList, where: str) -> UnitEntry:
    place = placed(where, "commands")
    return (
        army.commands[place - 1].units[placed(where, "units") - 1] if place else army.elite[placed(where, "elite") - 1]
    )
