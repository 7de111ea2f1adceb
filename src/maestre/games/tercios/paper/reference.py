"""Two pages to look things up on while one plays: the tables of the game's data, and between them how each is used."""

from __future__ import annotations

from maestre.games.tercios.data import Figures, Scale, WeaponRow
from maestre.games.tercios.paper.cards import acting, inches, reacting, steps
from maestre.paper import MINUS, Chart, Pen, Reference, face, signed


def reference(figures: Figures, pen: Pen) -> Reference:
    """Write both pages: the turn, cards and movement; shooting, combat, rout and leaders."""
    first = (_turn, _orders, _checks, _reactions, _steps, _markers, _moving, _ground, _arms, _blades)
    second = (_shooting, _weapons, _rout, _combat, _outcome, _leaders, _virtues, _ending)
    return Reference(tuple(one(figures, pen) for one in first), tuple(one(figures, pen) for one in second))


# ----------------------------------------------------------------------------------------------------------- first page


def _turn(figures: Figures, pen: Pen) -> Chart:
    return Chart(pen.say("turn"), ("2.01", "2.11"), pen.several("turn", 5))


def _orders(figures: Figures, pen: Pen) -> Chart:
    rows = [
        (pen.name("order", order.value), acting(row, pen), reacting(row, pen)) for order, row in figures.orders.items()
    ]
    head = (pen.say("order"), pen.say("acts"), pen.say("reacts"))
    return Chart(pen.say("orders"), ("2.15", "2.49"), head=head, rows=tuple(rows))


def _checks(figures: Figures, pen: Pen) -> Chart:
    needed = face(figures.targets.order_check)
    return Chart(pen.say("check"), ("2.25", "2.28"), notes=pen.several("check", 3, needed=needed))


def _reactions(figures: Figures, pen: Pen) -> Chart:
    small, large = (inches(figures.scales[scale].reaction) for scale in (Scale.MM15, Scale.MM28))
    inch = inches(figures.distances.infantry_countercharge_max)
    notes = pen.several("reacting", 3, small=small, large=large, inch=inch)
    return Chart(pen.say("reacting"), ("2.30", "2.48"), notes=notes)


def _steps(figures: Figures, pen: Pen) -> Chart:
    printed, most = figures.steps.printed, figures.steps.most
    nets = [(f"+{most}", most), ("+1", 1), (f"{MINUS}1", -1), (f"{MINUS}{most}", -most)]
    rows = [(name, *(str(figures.steps.applied(original, net)) for original in printed.original)) for name, net in nets]
    head = (pen.say("original"), *(str(original) for original in printed.original))
    return Chart(pen.say("steps"), ("1.10", "1.19"), head=head, rows=tuple(rows), notes=pen.several("steps", 2))


def _markers(figures: Figures, pen: Pen) -> Chart:
    markers = figures.markers
    rows = [
        (pen.say(name), ", ".join(f"{pen.name('value', value)} {signed(net)}" for value, net in effect.items()))
        for name, effect in (("at-limit", markers.at_limit), ("disordered", markers.disordered))
    ]
    return Chart(pen.say("markers"), ("1.24", "1.26"), rows=tuple(rows), notes=pen.several("markers", 1))


def _moving(figures: Figures, pen: Pen) -> Chart:
    small, large = (inches(figures.scales[scale].corridor) for scale in (Scale.MM15, Scale.MM28))
    gap = inches(figures.distances.exclusion)
    return Chart(pen.say("moving"), ("3.03", "3.14"), notes=pen.several("moving", 4, small=small, large=large, gap=gap))


def _ground(figures: Figures, pen: Pen) -> Chart:
    rows = []
    for ground, row in figures.terrain.grounds.items():
        changed = steps(row.steps, pen)
        also = pen.say(f"ground-{ground.value}")
        rows.append((pen.name("ground", ground.value), "; ".join(part for part in (changed, also) if part)))
    return Chart(pen.say("ground"), ("3.16", "3.22", "4.26", "5.43"), rows=tuple(rows))


def _arms(figures: Figures, pen: Pen) -> Chart:
    """What all cavalry has, and all guns."""
    rows = [pen.row(f"ability-{one.value}") for abilities in figures.abilities.default.values() for one in abilities]
    return Chart(pen.say("arms"), ("6.49", "6.82"), rows=tuple(rows))


# ---------------------------------------------------------------------------------------------------------- second page


def _shooting(figures: Figures, pen: Pen) -> Chart:
    targets = figures.targets
    volley, gun = face(targets.resist_volley), face(targets.resist_artillery)
    return Chart(pen.say("shooting"), ("4.01", "4.18"), pen.several("shooting", 5, volley=volley, gun=gun))


def _weapons(figures: Figures, pen: Pen) -> Chart:
    shot = sorted((row for row in figures.weapons.row.values() if row.range_in), key=lambda row: row.range_in)
    head = (pen.say("weapon"), pen.say("range"), pen.say("in-reaction"))
    rows = tuple((pen.text(row.name), f"{row.range_in}″", _answers(row, pen)) for row in shot)
    near = inches(figures.weapons.flintlock_increase_within)
    step = inches(figures.weapons.arquebus_step)
    return Chart(pen.say("weapons"), ("4.10", "6.134"), (), head, rows, pen.several("weapons", 2, near=near, step=step))


def _answers(row: WeaponRow, pen: Pen) -> str:
    """Whether a weapon may be shot in reaction, and whether it gains by that (2.48)."""
    if not row.reaction:
        return pen.say("no")
    return pen.say("fire-gains") if row.firearm else pen.say("yes")


def _combat(figures: Figures, pen: Pen) -> Chart:
    needed = face(figures.targets.resist_combat)
    return Chart(pen.say("combat"), ("5.01", "5.19"), pen.several("combat", 5, needed=needed))


def _outcome(figures: Figures, pen: Pen) -> Chart:
    far = figures.distances
    back, on = inches(far.disengage), inches(far.consolidate)
    rows = [
        (pen.say(name), pen.say(f"{name}-what", back=back, on=on))
        for name in ("loses", "retreats", "draws", "annihilates", "flanked", "mala-guerra")
    ]
    return Chart(pen.say("outcome"), ("5.10", "5.38"), rows=tuple(rows))


def _rout(figures: Figures, pen: Pen) -> Chart:
    return Chart(pen.say("rout"), ("4.19", "4.25"), notes=pen.several("rout", 2, needed=figures.targets.rout_check))


def _blades(figures: Figures, pen: Pen) -> Chart:
    """What arms do in a combat."""
    rows = [pen.row(f"weapon-{one.value}") for one, row in figures.weapons.row.items() if not row.range_in]
    return Chart(pen.say("blades"), ("6.104", "6.134"), rows=tuple(rows))


def _virtues(figures: Figures, pen: Pen) -> Chart:
    rows = tuple(pen.row(f"virtue-{one.value}") for one in figures.leaders.virtues)
    return Chart(pen.say("virtues"), ("7.36", "7.49"), rows=rows, notes=pen.several("virtues", 1))


def _leaders(figures: Figures, pen: Pen) -> Chart:
    far, needed = figures.distances, face(figures.targets.command_action)
    said = pen.several("leaders", 5, command=inches(far.command), move=inches(far.leader_move), needed=needed)
    return Chart(pen.say("leaders"), ("7.04", "7.37"), notes=said)


def _ending(figures: Figures, pen: Pen) -> Chart:
    battle = figures.battle
    rows = [
        (pen.say("after", turn=one.turn), pen.say("lead", lead=one.lead), pen.text(one.grade))
        for one in battle.duration
    ]
    worth = battle.victory
    notes = pen.say(
        "worth",
        commander=worth.commander,
        formation=worth.formation,
        cavalry=worth.cavalry,
        company=worth.company,
        artillery=worth.artillery,
    )
    return Chart(pen.say("ending"), ("9.03", "9.53"), rows=tuple(rows), notes=(notes,))
