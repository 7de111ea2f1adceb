"""Two pages to look things up on while one plays: the tables of the game's data, and between them how each is used."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.data import INCH, Allowance, Figures, FormationRow, GunRow
from maestre.paper import DASH, Chart, Pen, Reference, face, inches, signed, times

LESS: Final = "*"
"""Stands behind a reach from which what has been moved is taken off."""


def reference(figures: Figures, pen: Pen) -> Reference:
    """Write both pages: the turn, orders, formations and Discipline; shooting, combat, courage and officers."""
    first = (_turn, _orders, _formations, _enemies, _discipline, _reactions, _moving)
    second = (_shooting, _hits, _attacks, _guns, _combat, _courage, _after, _officers, _breaking)
    return Reference(tuple(one(figures, pen) for one in first), tuple(one(figures, pen) for one in second))


def _inches(length: int) -> str:
    return inches(length, INCH)


# ----------------------------------------------------------------------------------------------------------- first page


def _turn(figures: Figures, pen: Pen) -> Chart:
    return Chart(pen.say("turn"), ("2.01", "2.14"), pen.several("turn", 6))


def _orders(figures: Figures, pen: Pen) -> Chart:
    rows = []
    for order, row in figures.orders.row.items():
        charge = pen.say("yes") if row.charge_turns else pen.say("no")
        shoot = pen.say("yes") if row.shoot else pen.say("no")
        stunned = pen.say("yes") if row.stunned else pen.say("no")
        speed = times(row.distance)
        rows.append((pen.name("order", order.value), speed, f"{row.turns}/{row.pivots}", shoot, charge, stunned))
    head = tuple(pen.say(f"column-{name}") for name in ("order", "speed", "turns", "shoots", "charges", "stunned"))
    return Chart(pen.say("orders"), ("3.01", "3.10"), (), head, tuple(rows), pen.several("orders", 2))


def _formations(figures: Figures, pen: Pen) -> Chart:
    rows = [
        (
            _called(row, pen),
            times(row.shoot),
            times(row.melee),
            _reach(row.double_time),
            _reach(row.charge_halted),
            _reach(row.charge_moved),
        )
        for row in figures.formations.written.values()
    ]
    head = tuple(pen.say(f"column-{name}") for name in ("formation", "shot", "melee", "double", "halted", "moved"))
    return Chart(
        pen.say("formations"), ("5.11", "6.04"), (), head, tuple(rows), pen.several("formations", 2, less=LESS)
    )


def _called(row: FormationRow, pen: Pen) -> str:
    """The name of a formation; of what cavalry does otherwise, that it is cavalry's."""
    name = pen.text(row.name)
    alone = len(row.arms) == 1 and row.id.startswith(f"{row.formation}_")
    return pen.say("of-arm", name=name, arm=pen.say(f"arm-{row.arms[0]}")) if alone else name


def _reach(allowance: Allowance | None) -> str:
    if allowance is None:
        return DASH
    bonus = f" {signed(allowance.bonus_in)}″" if allowance.bonus_in else ""
    reach = f"{times(allowance.speed)}{bonus}"
    return f"{reach} {LESS}" if allowance.less_moved else reach


def _enemies(figures: Figures, pen: Pen) -> Chart:
    """What a formation gives those who shoot at it or charge it."""
    rows = []
    for row in figures.formations.written.values():
        enemy = row.enemy
        found = (
            enemy.rerolls_small_arms or DASH,
            enemy.rerolls_artillery or DASH,
            _joined(enemy.cavalry, enemy.cavalry_joined),
            _joined(enemy.lancers, enemy.lancers_joined),
            enemy.infantry_rerolls or DASH,
            times((enemy.attacks, 1)),
        )
        rows.append((_called(row, pen), *map(str, found)))
    names = ("formation", "small-arms", "guns", "horse", "lancers", "foot", "dice")
    head = tuple(pen.say(f"column-{name}") for name in names)
    return Chart(pen.say("enemies"), ("5.14", "6.20"), (), head, tuple(rows), pen.several("enemies", 2))


def _joined(alone: int, joined: int) -> str:
    return signed(alone) if alone == joined else f"{signed(alone)} ({signed(joined)})"


def _discipline(figures: Figures, pen: Pen) -> Chart:
    found, far = figures.orders.discipline, figures.distances
    said = (
        ("enemy-near", found.enemy_near, far.enemy_near),
        ("enemy-very-near", found.enemy_very_near, far.enemy_very_near),
        ("square", found.square, 0),
        ("square-infantry", found.square_infantry_near, far.square_infantry_near),
        ("evade-flank", found.evade_flank, 0),
        ("stunned-shooting", found.stunned_shooting, 0),
        ("steadied", found.officer, 0),
        ("steadied-general", found.army_general, 0),
    )
    rows = tuple((pen.say(f"test-{name}", near=_inches(near)), signed(amount)) for name, amount, near in said)
    return Chart(pen.say("discipline"), ("5.04", "12.11"), rows=rows, notes=pen.several("discipline", 2))


def _reactions(figures: Figures, pen: Pen) -> Chart:
    counter = figures.combat.counter_charge
    args = {"light": face(counter.light), "line": face(counter.line), "heavy": face(counter.heavy)}
    rows = [
        (pen.name("reaction", one.value), pen.say(f"answer-{one.value}", **args)) for one in figures.orders.reactions
    ]
    return Chart(pen.say("reactions"), ("8.09", "8.17"), rows=tuple(rows))


def _moving(figures: Figures, pen: Pen) -> Chart:
    gap, cost = _inches(figures.distances.separation), times((figures.formations.difficult, 1))
    return Chart(pen.say("moving"), ("3.06", "4.05"), notes=pen.several("moving", 3, gap=gap, cost=cost))


# ---------------------------------------------------------------------------------------------------------- second page


def _shooting(figures: Figures, pen: Pen) -> Chart:
    arms = ", ".join(f"{pen.text(row.name)} {row.range_in}″" for row in figures.weapons.small_arms.values())
    far, least = times(figures.weapons.long_range), figures.combat.courage.damage_least
    steps = pen.several("shooting", 5, arms=arms, far=far, least=least)
    return Chart(pen.say("shooting"), ("7.01", "7.31"), steps)


def _hits(figures: Figures, pen: Pen) -> Chart:
    """What is added to the die to hit, of whoever shoots and of whoever fights."""
    found, fight = figures.combat.shooting, figures.combat.fighting
    shots = [(pen.say(f"shot-{name.replace('_', '-')}"), signed(getattr(found, name))) for name in _SHOTS]
    covers = [(pen.text(row.name), signed(row.shooting)) for row in figures.combat.cover.values() if row.shooting]
    melee = (
        (
            "fight-obstacle",
            min(row.melee for row in figures.weapons.structures.values() if row.cover.value != "fortified"),
        ),
        ("fight-fortified", min(row.melee for row in figures.weapons.structures.values())),
        ("fight-horse", fight.bad_ground_cavalry),
        ("fight-lancers", fight.bad_ground_lancers),
    )
    fights = [(pen.say(name), signed(amount)) for name, amount in melee]
    dice = figures.combat.dice
    notes = pen.several("hits", 2, seven=times(dice.need_7), eight=times(dice.need_8))
    return Chart(pen.say("hits"), ("7.17", "9.12"), rows=(*shots, *covers, *fights), notes=notes)


_SHOTS = (
    "long_range",
    "moved",
    "disorganised",
    "open_formation",
    "skirmish_screen",
    "officer",
    "unlimbered",
    "over_obstacle",
    "defensive_fire",
)


def _attacks(figures: Figures, pen: Pen) -> Chart:
    found = figures.combat.attacks
    names = (
        *("mostly_outside_arc", "half_strength", "disorganised", "stunned", "flank_charger", "rear_charger"),
        *("flank_defender", "rear_defender", "charging_guns"),
    )
    rows = tuple((pen.say(f"attacks-{name.replace('_', '-')}"), times(getattr(found, name))) for name in names)
    return Chart(pen.say("attacks"), ("7.05", "11.34"), rows=rows, notes=pen.several("attacks", 1))


def _guns(figures: Figures, pen: Pen) -> Chart:
    rows = [_gun(row, pen) for row in figures.weapons.guns.values()]
    head = tuple(pen.say(f"column-{name}") for name in ("gun", "range", "bears", "ball", "canister"))
    return Chart(pen.say("guns"), ("11.07", "13.20"), (), head, tuple(rows), pen.several("guns", 2))


def _gun(row: GunRow, pen: Pen) -> tuple[str, ...]:
    dice = "+".join(f"D{sides}" for sides in row.ball.impacts)
    ball = pen.say("ball", needed=face(row.ball.hits), dice=dice, piercing=row.ball.piercing)
    near = row.canister
    volley = pen.say("volley", range=near.range_in, dice=near.attacks, needed=face(near.hits), piercing=near.piercing)
    return pen.text(row.name), f"{row.range_in}″", str(row.resistance), ball, volley


def _combat(figures: Figures, pen: Pen) -> Chart:
    return Chart(pen.say("combat"), ("8.01", "9.25"), pen.several("combat", 5))


def _courage(figures: Figures, pen: Pen) -> Chart:
    found = figures.combat.courage
    said = (
        ("shot-flank", found.shot_flank),
        ("shot-flank-guns", found.shot_flank_artillery),
        ("shot-rear", found.shot_rear),
        ("charged-flank", found.charged_flank),
        ("charged-rear", found.charged_rear),
        ("defensive", found.defensive_fire),
        ("defensive-guns", found.defensive_fire_artillery),
        ("battery", found.battery),
        ("battery-heavy", found.battery_heavy),
    )
    rows = tuple((pen.say(f"nerve-{name}"), signed(amount)) for name, amount in said)
    return Chart(pen.say("courage"), ("10.05", "10.19"), rows=rows, notes=pen.several("courage", 4))


def _after(figures: Figures, pen: Pen) -> Chart:
    far, dice = figures.distances, figures.combat.regroup
    args = {
        "advance": f"D{dice.advance_die}″",
        "withdraw": f"D{dice.withdraw_die}″",
        "foot": _inches(far.recoil_infantry),
        "horse": _inches(far.recoil_cavalry),
    }
    rows = tuple((pen.say(name), pen.say(f"{name}-what", **args)) for name in ("charger", "defender", "both", "stun"))
    return Chart(pen.say("after"), ("9.17", "10.15"), rows=rows)


def _officers(figures: Figures, pen: Pen) -> Chart:
    found = figures.officers
    rows = [(pen.text(row.name), f"{row.command_in}″", f"{row.rally_dice}D6") for row in found.ranks.values()]
    head = tuple(pen.say(f"column-{name}") for name in ("rank", "command", "rally"))
    gap, needed = _inches(figures.distances.rally_gap), face(found.rally)
    near, death = _inches(figures.distances.officer_screen), _inches(figures.distances.general_death)
    notes = pen.several("officers", 4, gap=gap, needed=needed, near=near, death=death)
    return Chart(pen.say("officers"), ("12.03", "12.19"), (), head, tuple(rows), notes)


def _breaking(figures: Figures, pen: Pen) -> Chart:
    part, worse = times(figures.combat.break_point), signed(figures.orders.discipline.break_unit_lost)
    return Chart(pen.say("breaking"), ("10.20", "10.24"), notes=pen.several("breaking", 2, part=part, worse=worse))
