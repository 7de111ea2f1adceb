"""8.01-8.33, 9.01-9.30 A charge at the table, and how whoever is charged reacts."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from maestre.games.aguila.charging.reach import allowance, check_charge
from maestre.games.aguila.charging.reactions import Reacting
from maestre.games.aguila.data import INCH, Arm, Figures, Formation, Terrain, UnitEntry
from maestre.games.aguila.situations import field
from maestre.games.aguila.situations.field import ENEMY, MINE
from maestre.games.aguila.table.state import Phase, State, UnitId
from maestre.miniatures.sides import Side
from maestre.miniatures.situated import FRONT, OPEN, SIDES, highest, options_of
from maestre.play import Ask, Game, Order, Refused, Table, Throw
from maestre.situations import Form, Posed, choices, small

_CHARGERS: Final = (Arm.INFANTRY, Arm.CAVALRY)
_USUAL: Final = 5
"""How many inches a charge has before it unless told otherwise, if it goes so far."""


def charge(game: Game[State], form: Form) -> Posed[State]:
    """A unit of mine declares a charge."""
    state = _facing(game, form, MINE)
    return Posed(small(game, state), Side.BLUE.value, Order("charge", MINE, (ENEMY,)))


def answered(game: Game[State], form: Form) -> Posed[State]:
    """A unit of mine is charged, and is about to react."""
    state = _facing(game, form, ENEMY)
    table = small(game, state)
    table.say(Side.RED.value, Order("charge", ENEMY, (MINE,)))
    said = {word.partition("/")[0]: word for word in _asked(table)}
    reaction = form.pick("reaction", choices("reaction", said))
    return Posed(table, Side.BLUE.value, said[reaction])


def _asked(table: Table[State]) -> tuple[str, ...]:
    """Go on to the reaction: the charger passes its tests, and officers do nothing for it."""
    before = table.state
    while not (isinstance(table.request, Ask) and isinstance(table.request.about, Reacting)):
        if table.game.odds_stop(before, table.state):
            raise Refused("8.09", "situation-no-reaction", unit=MINE)
        if isinstance(table.request, Throw):
            table.show(highest(table.request.reading))
            continue
        assumed = table.request.about.assume(table.state) if isinstance(table.request, Ask) else None
        if assumed is None:
            raise Refused("8.09", "situation-no-reaction", unit=MINE)
        table.say(table.waiting()[0], assumed.answer)
    return options_of(table.request)


def _facing(game: Game[State], form: Form, charger: UnitId) -> State:
    """Both face each other, in the part of whoever charges."""
    theirs = charger == ENEMY
    mine = field.unit(game, form, "mine", tuple(Arm) if theirs else _CHARGERS)
    enemy = field.unit(game, form, "enemy", _CHARGERS if theirs else tuple(Arm))
    mine, enemy = field.bought(game, form, "mine", mine), field.bought(game, form, "enemy", enemy)
    state = field.laid(game, Phase.CHARGES, Side.RED if theirs else Side.BLUE)
    entries = {"mine": (MINE, mine), "enemy": (ENEMY, enemy)}
    drawn = {name: _drawn(game, form, name, entry, who == charger) for name, (who, entry) in entries.items()}
    where = OPEN if theirs else field.ground(game, form)
    side = FRONT
    if not theirs and where in {OPEN, *Terrain}:
        side = form.pick("side", choices("situation-side", SIDES))
    field.put(state, MINE, mine, drawn["mine"], None, FRONT)
    field.put(state, ENEMY, enemy, drawn["enemy"], Fraction(_USUAL), side)
    field.moved(state, form, "enemy" if theirs else "mine", charger)
    for name, (who, entry) in entries.items():
        asked = field.damaged if who == charger else field.markers
        field.marked(state, who, asked(game, form, name, entry))
    charged = "mine" if theirs else "enemy"
    if form.yes(f"{charged}_fired"):
        field.done(state, MINE if theirs else ENEMY, fired=True)
    _near(form, state, charger, where, side)
    for name, (who, _) in entries.items():
        field.general(state, form, name, who)
    return field.peopled(state)


def _drawn(game: Game[State], form: Form, name: str, entry: UnitEntry, charges: bool) -> str:
    """Ask for a formation: of who charges one that may, by itself the column of foot."""
    if not charges:
        return field.drawn_up(game, form, name, entry, Formation.LINE)
    foot = game.state.figures.units[entry.unit].arm is Arm.INFANTRY
    usual = Formation.ATTACK_COLUMN if foot else Formation.LINE
    return field.drawn_up(game, form, name, entry, usual, *_charging(game.state.figures))


def _charging(figures: Figures) -> tuple[Formation, ...]:
    return tuple(row.formation for row in figures.formations.written.values() if row.charges)


def _near(form: Form, state: State, charger: UnitId, where: str, side: str) -> None:
    """Ask how far it is, and put the enemy there; refuse what the charge does not reach."""
    most = max(1, allowance(state, charger).whole // INCH)
    tried = [*range(min(most, _USUAL), 0, -1), *range(_USUAL + 1, most + 1)]
    usual = next((far for far in tried if _refused(state, charger, Fraction(far), where, side) is None), 1)
    distance = form.number("distance", 1, most, usual)
    refusal = _refused(state, charger, distance, where, side)
    if refusal is not None:
        raise refusal


def _refused(state: State, charger: UnitId, far: Fraction, where: str, side: str) -> Refused | None:
    """Put the enemy down so far away, and say what bars the charge, if anything does."""
    state.scenery.clear()
    one = state.units[ENEMY]
    field.put(state, ENEMY, one.entry, one.formation or "", far, side)
    now = state.units[ENEMY]
    field.marked(state, ENEMY, {"damage": one.damage, "stunned": one.stunned, "deeds": one.deeds})
    assert now.pose is not None, "it stands"
    field.grown(state, where, far)
    try:
        check_charge(state, charger, MINE if charger == ENEMY else ENEMY)
    except Refused as refusal:
        return refusal
    return None
