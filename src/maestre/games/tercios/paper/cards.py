"""Cards to cut out: the five orders, and one for each leader."""

from __future__ import annotations

from maestre import paper
from maestre.games.tercios.armies.army import leader_price
from maestre.games.tercios.data import INCH, CardOrder, Figures, LeaderEntry, Quality, Virtue
from maestre.games.tercios.data.orders import Steps
from maestre.paper import Card, Pen, Term, Ticks, face, signed


def order_cards(figures: Figures, pen: Pen) -> tuple[Card, ...]:
    """Write the five order cards: what each allows whoever acts, and whoever reacts."""
    return tuple(
        Card(
            pen.name("order", order.value),
            under=row.rule,
            facts=((pen.say("acts"), acting(row, pen)), (pen.say("reacts"), reacting(row, pen))),
        )
        for order, row in figures.orders.items()
    )


def acting(row: CardOrder, pen: Pen) -> str:
    """What a card lets a Troop do in its go."""
    said = ", ".join(pen.say(f"action-{one}") for one in row.actions)
    several = pen.say("at-most", count=row.max_actions, actions=said) if len(row.actions) > 1 else said
    return "; ".join(part for part in (several, steps(row.steps, pen)) if part)


def reacting(row: CardOrder, pen: Pen) -> str:
    """How a card answers."""
    said = pen.say("or").join(pen.say(f"reaction-{one}") for one in row.reactions)
    return "; ".join(part for part in (said, steps(row.reaction_steps, pen)) if part)


def steps(found: Steps, pen: Pen) -> str:
    """The steps by which values go up or down; nothing where none does."""
    said = ((name, getattr(found, name)) for name in found.__struct_fields__)
    return ", ".join(f"{pen.name('value', name)} {signed(count)}" for name, count in said if count)


def leader_card(figures: Figures, leader: LeaderEntry, mark: str, pen: Pen, *, commander: bool) -> Card:
    """Write the card of a leader: how far he reaches, and in full what he can do."""
    far = figures.distances
    command = far.command_presence if Virtue.PRESENCE in leader.virtues else far.command
    move = far.leader_move_brio if Virtue.BRIO in leader.virtues else far.leader_move
    rank = pen.name("list", "commander" if commander else "leader")
    price = leader_price(figures, leader, commander=commander) or 0
    return Card(
        leader.name,
        mark,
        pen.say("rank", rank=rank, level=leader.level, points=price),
        (
            (pen.say("command"), inches(command)),
            (pen.say("moves"), inches(move)),
            (pen.say("dice"), pen.say("dice-needed", count=leader.level, needed=face(figures.targets.command_action))),
        ),
        (*pen.terms(f"virtue-{one}" for one in leader.virtues), *_qualities(figures, leader, pen)),
        (Ticks(pen.say("exhausted"), 1), Ticks(pen.say("lost"), 1)),
    )


def _qualities(figures: Figures, leader: LeaderEntry, pen: Pen) -> tuple[Term, ...]:
    """His qualities with what a die must show, where one is thrown."""
    found = []
    for name in dict.fromkeys(leader.qualities):
        if name in tuple(Quality):
            term, row = pen.term(f"quality-{name}"), figures.leaders.qualities[Quality(name)]
            rolled = "" if row.automatic else f" ({face(row.number)})"
            found.append(Term(f"{term.name}{rolled}", term.text, term.rules))
    return tuple(found)


def inches(length: int) -> str:
    """A length of the table in inches."""
    return paper.inches(length, INCH)
