"""A small sea for Mistral: a stack of mine and one of the enemy's in one place, told by a few answers."""

from __future__ import annotations

from typing import Final, NamedTuple

from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Class, Contingent, Event, Fleet, Kind, PlaceKind, Rank, Stance, Status
from maestre.games.mistral.table.formations import enemy
from maestre.games.mistral.table.names import called
from maestre.games.mistral.table.state import (
    Book,
    Came,
    Formation,
    FormationId,
    Leader,
    LeaderId,
    Mark,
    Phase,
    Squadron,
    SquadronId,
    State,
)
from maestre.play import Game, Message
from maestre.situations import Form, FormChoice, choices

_CLASSES: Final = (Class.SOL, Class.SOLD)
_WATERS: Final = {"open": PlaceKind.LARGE, "strait": PlaceKind.STRAIT}
_MOST: Final = 4
"""Of more Squadrons a side nobody is asked."""
_NONE: Final = "none"
_JOINT: Final = "-"


class Wanted(NamedTuple):
    """A stack as it is asked for: of which Contingent and Class, and who calls it ``mine`` or ``enemy``."""

    name: str
    contingent: Contingent
    kind: Class

    def fleet(self, figures: Figures) -> Fleet:
        """Its Fleet."""
        return figures.formations.fleets[self.contingent]


def both(game: Game[State], form: Form) -> tuple[Wanted, Wanted]:
    """Ask for the Squadrons of both sides."""
    figures = game.state.figures
    mine = _side(figures, form, "mine", tuple(Fleet))
    return mine, _side(figures, form, "enemy", (enemy(mine.fleet(figures)),))


def _side(figures: Figures, form: Form, name: str, fleets: tuple[Fleet, ...]) -> Wanted:
    own = [one for one, fleet in figures.formations.fleets.items() if fleet in fleets]
    able = tuple(_choice(one, kind) for one in own for kind in _CLASSES)
    contingent, kind = form.pick(name, able).split(_JOINT)
    return Wanted(name, Contingent(contingent), Class(kind))


def _choice(contingent: Contingent, kind: Class) -> FormChoice:
    words = Message(f"situation-class-{kind}")
    return FormChoice(_JOINT.join((contingent, kind)), words, Message(f"contingent-{contingent}"))


def calm(game: Game[State], phase: Phase) -> State:
    """A sea with nobody on it: France is at war, and nobody throws again."""
    events = dict.fromkeys(Event, Mark())
    events[Event.FRANCE_DECLARES_WAR] = Mark(times=1, tries=1, turn=1)
    return game.state(
        scenario=game.scenarios[0],
        year=0,
        turn=1,
        last_turn=1,
        phase=phase,
        books={fleet: Book(0) for fleet in Fleet},
        events=events,
        stances=dict.fromkeys(Contingent, Stance.ACTIVE),
        rerolls=_NONE,
    )


def place(game: Game[State], form: Form) -> str:
    """Ask for the waters, and give a place of them."""
    wanted = _WATERS[form.pick("waters", choices("situation-waters", _WATERS))]
    return next(name for name, one in game.state.figures.places.items() if one.kind is wanted)


def stack(state: State, form: Form, side: Wanted, where: str, *, usual: int = 1, spotted: bool = True) -> FormationId:
    """Ask what a stack is made of, and put it in a place."""
    figures = state.figures
    command = figures.formations.commands[side.contingent]
    counters = figures.formations.counters.items()
    name = next(FormationId(one) for one, row in counters if row.kind is Kind.FLAG and row.commands == (command,))
    came = Came(form.pick(f"{side.name}_came", choices("situation-came", Came)))
    fleet = side.fleet(figures)
    state.formations[name] = Formation(name, fleet, Kind.FLAG, where, handle=f"{fleet}-1", spotted=spotted, came=came)
    count = int(form.number(f"{side.name}_squadrons", 1, _MOST, usual))
    sail = int(form.number(f"{side.name}_sail", 1, figures.squadrons.most_sail[side.kind], 4))
    rating = figures.squadrons.rating(side.contingent, side.kind)
    dp = int(form.number(f"{side.name}_dp", 0, rating, 0))
    letter = side.contingent[0].upper() + ("D" if side.kind is Class.SOLD else "")
    for number in range(1, count + 1):
        _squadron(state, f"{letter}{number}", side.contingent, side.kind, sail, dp, name)
    _led(state, form, side, name)
    return name


def _squadron(
    state: State, word: str, contingent: Contingent, kind: Class, sail: int, dp: int, formation: FormationId
) -> None:
    ident = SquadronId(word)
    ships = (word,) if kind is Class.FLAGSHIP else tuple(f"{word}-{number}" for number in range(1, sail + 1))
    state.squadrons[ident] = Squadron(ident, contingent, kind, ships, dp, Status.READY, "", formation)


def _led(state: State, form: Form, side: Wanted, name: FormationId) -> None:
    """Ask for the Flagship and the Leader of a stack, if the Contingent has any."""
    scenarios = state.figures.scenarios
    flagships = tuple(one for one, row in scenarios.flagships.items() if row.contingent is side.contingent)
    leaders = tuple(one for one, row in scenarios.leaders.items() if row.contingent is side.contingent)
    if flagships:
        said = form.pick(f"{side.name}_flagship", (_nobody(), *(_called(state.figures, one) for one in flagships)))
        if said != _NONE:
            _squadron(state, said, side.contingent, Class.FLAGSHIP, 1, 0, name)
    if leaders:
        said = form.pick(f"{side.name}_leader", (_nobody(), *(_called(state.figures, one) for one in leaders)))
        if said != _NONE:
            ident, rank = LeaderId(said), Rank(scenarios.leaders[said].rank)
            state.leaders[ident] = Leader(ident, side.contingent, rank, name)


def _nobody() -> FormChoice:
    return FormChoice(_NONE, Message("situation-none"))


def _called(figures: Figures, one: str) -> FormChoice:
    return FormChoice(one, called(figures, one))


def lone(state: State, contingent: Contingent, number: int, where: str) -> None:
    """Put a lone Squadron into a place, seen by nobody."""
    fleet = state.figures.formations.fleets[contingent]
    word = f"{contingent[0].upper()}{number}"
    name = FormationId(f"alone:{word}")
    state.formations[name] = Formation(name, fleet, Kind.INDEPENDENT, where, handle=f"{fleet}-{number}")
    _squadron(state, word, contingent, Class.SOL, state.figures.squadrons.most_sail[Class.SOL], 0, name)
