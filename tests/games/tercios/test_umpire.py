"""A battle on a real table: each shot, charge, reaction and check of it comes to what the digital game comes to."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any, Final

import msgspec
import pytest

from maestre.games.tercios.abilities.cavalry import FreeTurn
from maestre.games.tercios.abilities.fortress import LeaveFortress
from maestre.games.tercios.cards.planning import LayCards
from maestre.games.tercios.command.leaders import CommandAction
from maestre.games.tercios.command.reach import commanded
from maestre.games.tercios.data import INCH, Arm, OrderKind
from maestre.games.tercios.game import game
from maestre.games.tercios.moving.movement import Walk
from maestre.games.tercios.orders.activation import NextAction
from maestre.games.tercios.orders.reactions import Window
from maestre.games.tercios.situations.field import ENEMY, HERE, MINE, laid, marked, placed
from maestre.games.tercios.table.state import Card, State, Unit, UnitId
from maestre.games.tercios.table.subjects import Check
from maestre.games.tercios.text import question
from maestre.games.tercios.turn.sequence import ACT, Act, Activation
from maestre.games.tercios.umpire.told import (
    AtTable,
    DeepGround,
    GroundHeld,
    HowFar,
    SideMet,
    WhereHeRides,
    WhoLeads,
    WhoMeetsIt,
    WhomHeReaches,
    WhomItCharges,
    WhomItCouldCharge,
    WhomItShootsAt,
    WhoReacts,
    WhoShelters,
    WhoStoodBy,
)
from maestre.miniatures.sides import Side
from maestre.miniatures.situated import highest
from maestre.miniatures.told import NOBODY
from maestre.play import Ask, Order, Record, Spot, Table, Throw, verified, view
from maestre.play.record import Rolled, Said
from maestre.play.state import copied
from maestre.situations import Form, kind_of, small
from tests.games.umpired import fits, renamed, thrown

OFTEN: Final = 0.6
"""How often ground is open, and a front is met."""
NEAR: Final = ("3", "2", "1")
"""From how far a Troop may be told to react; from the farthest only if it is a little less, which a place can say."""
ARMIES: Final = {"blue_army": "spain_1000", "red_army": "sweden_1000"}


ENDURED: Final = [
    (1, ARMIES),
    (2, ARMIES),
    (3, {"blue_army": "france_1000", "red_army": "empire_1000"}),
]
"""Battles that are compared deed by deed: by which chance, and of whom."""


def begun(seed: int = 1, **options: object) -> Table[State]:
    """A battle of 1,000 points on a real table, whose dice people throw."""
    told = {**ARMIES, "positions": "table", "preparation": "ready", **options}
    return Table.new(game, "fields_of_glory", options=told, seed=bytes([seed]) * 32, typed_dice=True)


class Deed(msgspec.Struct):
    """A shot, a charge or a reaction to a move as it went: who, as all was before, what was told, where it ended."""

    before: State
    unit: UnitId
    first: int
    kind: str = ""
    target: UnitId = UnitId("")
    told: dict[str, str] = {}
    after: State | None = None
    last: int = 0


def kind_asked(about: object) -> str:
    """Which situation a question about a target belongs to."""
    return "charge" if isinstance(about, WhomItCharges) else "shot" if isinstance(about, WhomItShootsAt) else ""


def played(table: Table[State], rng: Random) -> list[Deed]:
    """Play a battle by chance, no leader near, and give each shot and charge before which a Troop did nothing else.

    And each reaction to a move: its ``unit`` is who moved, its ``target`` who reacted.
    """
    deeds: list[Deed] = []
    deed: Deed | None = None
    reaction: Deed | None = None
    while table.waiting():
        game.invariants(table.state)
        if isinstance(table.request, Throw):
            thrown(table, rng)
            continue
        seat = rng.choice(table.waiting())
        ask = table.asked(seat)
        assert ask is not None
        if isinstance(ask.about, LayCards | Activation) or (isinstance(ask.about, NextAction) and ask.about.done):
            if table.between_steps:
                game.at_rest(table.state)
            deeds += ended(table, deed)
            deed = None
        if isinstance(ask.about, LayCards | Activation | NextAction | WhoReacts):
            deeds += ended(table, reaction)
            reaction = None
        answer = chosen(table, ask, rng)
        if isinstance(ask.about, WhoReacts) and answer in table.state.units:
            reaction = Deed(copied(table.state), ask.about.unit, table.sequence, "reaction", UnitId(answer))
        elif isinstance(ask.about, HowFar) and reaction is not None:
            reaction.told["HowFar"] = answer
        if isinstance(answer, Order) and answer.verb == ACT:
            deed = Deed(copied(table.state), UnitId(answer.piece), table.sequence)
        elif deed is not None:
            note(deed, ask.about, str(answer))
        table.say(seat, answer)
    return deeds


def ended(table: Table[State], deed: Deed | None) -> list[Deed]:
    """Note how a deed has ended, if there is one that has come to anything."""
    if deed is None or not deed.target:
        return []
    deed.after, deed.last = copied(table.state), table.sequence
    return [deed]


def chosen(table: Table[State], ask: Ask, rng: Random) -> Any:
    """Answer as somebody might whose leaders are all far away."""
    about, seen = ask.about, table.position(ask)
    match about:
        case LayCards():
            return about.word(about.suiting(seen, rng.choice((OrderKind.FIRE, OrderKind.ATTACK, None))))
        case WhoLeads() | WhoMeetsIt() | WhoShelters() | WhoStoodBy() | WhomHeReaches() | WhomItCouldCharge():
            return NOBODY
        case DeepGround():
            return "firm"
        case HowFar() if about.words == NEAR:
            return rng.choice(NEAR[1:])
        case WhereHeRides():
            return "away"
        case GroundHeld() | SideMet() if rng.random() < OFTEN:
            return about.words[0]
        case Activation():
            acts = [one for one in about.propose(seen, rng) if isinstance(one, Act)]
            return about.word(acts[0]) if acts else next(table.proposals(ask.seat, rng))
        case _:
            return next(table.proposals(ask.seat, rng))


def note(deed: Deed, about: object, answer: str) -> None:
    """Note what is told of the deed under way; of a Troop that does several things only the first counts."""
    if isinstance(about, NextAction) and (about.done or answer != "shoot"):
        deed.kind = deed.kind or "other"
    if not deed.kind and kind_asked(about):
        deed.kind = "other" if answer == NOBODY else kind_asked(about)
    if isinstance(about, AtTable) and not deed.target and deed.kind in {"shot", "charge"}:
        deed.told[type(about).__name__] = answer
        if isinstance(about, HowFar):
            deed.target = about.other


def of(unit: Unit, name: str) -> dict[str, str]:
    """What a form is told of a Troop."""
    entry = unit.entry
    bought = [*entry.options, *(["elite"] if entry.elite else []), *(["discipline"] if entry.discipline else [])]
    return {
        name: entry.profile,
        f"{name}_with": "+".join(bought),
        f"{name}_wear": str(unit.wear),
        f"{name}_disordered": "yes" if unit.disordered else "no",
    }


def laid_again(table: Table[State], deed: Deed) -> State:
    """Give the position in which the situation of a deed's kind lays it."""
    mine, theirs = deed.before.units[deed.unit], deed.before.units[deed.target]
    held, against = deed.before.cards[mine.id], deed.before.cards.get(theirs.id)
    told = {
        **of(mine, "mine"),
        **of(theirs, "enemy"),
        "distance": deed.told["HowFar"],
        "ground": deed.told["GroundHeld"],
    }
    if deed.kind == "shot":
        assert held.order is not None
        told |= {"order": held.order.value, "weapon": shot_with(table, deed)}
    elif "SideMet" in deed.told:
        told["side"] = deed.told["SideMet"]
    state = copied(kind_of(game, deed.kind).posed(game, Form(told)).table.quiet)
    state.cards = {MINE: Card(held.order, ("blue",))} | ({ENEMY: Card(against.order, ("red",))} if against else {})
    return state


def _pooled(deed: Deed) -> bool:
    """Whether one of both acts as one with others, which no situation lays."""
    members = [unit for pool in deed.before.pools.values() for unit in pool.members]
    return deed.unit in members or deed.target in members


def come_near(deed: Deed) -> Table[State] | None:
    """Let a Troop come so near another where all places are known, until that one is asked; None if it never is."""
    mine, theirs, card = (deed.before.units[deed.unit], deed.before.units[deed.target], deed.before.cards[deed.target])
    if mine.acted not in {OrderKind.ATTENTION, OrderKind.RUN} or card.order is None:
        return None
    state = laid(game, mine.entry, theirs.entry, (mine.acted, card.order), Side.BLUE)
    for name, one in ((MINE, mine), (ENEMY, theirs)):
        marks: dict[str, object] = {
            "wear": one.wear,
            "disordered": one.disordered,
            "fortress": one.fortress,
            "limbered": one.limbered,
        }
        marked(state, name, marks)
    placed(state, Fraction(int(deed.told["HowFar"]) + 1))
    table = small(game, state)
    table.say("blue", Order(ACT, MINE))
    said: dict[type, Any] = {NextAction: "move", FreeTurn: "stay", LeaveFortress: "keep"}
    while not isinstance(table.request, Ask) or not isinstance(table.request.about, Window):
        request = table.request
        if isinstance(request, Throw):
            table.show(highest(request.reading))
        elif isinstance(request, Ask) and isinstance(request.about, Walk):
            table.say("blue", Spot(MINE, HERE.x, HERE.y + INCH))
        elif isinstance(request, Ask) and type(request.about) in said:
            table.say(request.seat, said[type(request.about)])
        else:
            return None
    return table


def on_the_small_table(table: Table[State], deed: Deed, met: Counter[str]) -> State | None:
    """Do a deed where all places are known, with the same answers and dice; give what came of it, and count throws."""
    if deed.kind == "reaction":
        near = come_near(deed)
        if near is None:
            return None
        done = near
    else:
        done = small(game, laid_again(table, deed))
    side = deed.before.units[deed.unit].side
    for entry in table.entries[deed.first : deed.last]:
        if isinstance(entry, Rolled):
            assert isinstance(done.request, Throw), deed
            met[_thrown_for(done.request)] += 1
            done.show(entry.faces)
        elif isinstance(entry, Said):
            seat = "blue" if entry.seat == side.value else "red"
            ask = done.asked(seat)
            answer = renamed(entry.answer, {deed.unit: MINE, deed.target: ENEMY})
            if ask is not None and isinstance(ask.about, FreeTurn):
                answer = "stay"  # before it was told how both stand
            if ask is not None and fits(done, seat, answer):
                done.say(seat, answer)
    assert not isinstance(done.request, Throw), "all dice have been thrown"
    return done.state


def _thrown_for(request: Throw) -> str:
    """What is thrown for: the kind of a check, or the name of what the dice are about."""
    about = request.about
    return str(about.kind) if isinstance(about, Check) else type(about).__name__


def shot_with(table: Table[State], deed: Deed) -> str:
    """Give the weapon of a shot; nothing where it was held."""
    said = [entry.answer for entry in table.entries[deed.first : deed.last] if isinstance(entry, Said)]
    aims = [answer.split("/") for answer in said if isinstance(answer, str)]
    return next((aim[1] for aim in aims if aim[0] == deed.target and len(aim) > 1), "")


def come_to(state: State, unit: UnitId) -> tuple[object, ...]:
    """What has become of a Troop."""
    one = state.units.get(unit)
    return ("lost",) if one is None else (one.wear, one.disordered, one.fortress)


@pytest.mark.parametrize(("seed", "armies"), ENDURED)
def test_a_whole_battle_of_1000_points_comes_deed_by_deed_to_what_all_known_places_come_to(
    seed: int, armies: dict[str, str]
) -> None:
    table = begun(seed, **armies)
    deeds = played(table, Random(seed))
    assert table.outcome is not None
    compared, met = Counter[str](), Counter[str]()
    for deed in deeds:
        assert deed.after is not None
        if deed.kind == "charge" and deed.before.gear(deed.unit).arm is Arm.ARTILLERY:
            continue  # a situation has no gun that charges
        if _pooled(deed):
            continue  # nor any gun inside a Formation
        if deed.kind == "shot" and not shot_with(table, deed):
            continue  # it was held after all
        there_ = on_the_small_table(table, deed, met)
        if there_ is None:
            continue
        here = [come_to(deed.after, unit) for unit in (deed.unit, deed.target)]
        there = [come_to(there_, unit) for unit in (MINE, ENEMY)]
        assert here == there, (deed.kind, deed.told, deed.unit, deed.target)
        compared[deed.kind] += 1
    assert all(compared[kind] >= 5 for kind in ("shot", "charge", "reaction")), compared
    assert met["Volley"] >= 5, met
    assert met["Melee"] >= 5, met
    assert met["reaction"] >= 3, met
    assert met["rout"] >= 3, met
    record = Record.parse(table.record().dump())
    assert all(entry.typed and entry.by for entry in record.entries if isinstance(entry, Rolled))
    verified(game, record)


@pytest.mark.rule("2.03", "2.13")
def test_nobody_sees_the_cards_of_the_other_before_they_are_turned() -> None:
    table = begun()
    ask = table.asked("blue")
    assert ask is not None
    before = view(table, "red")
    table.say("blue", chosen(table, ask, Random(1)))
    assert view(table, "red") == before, "red does not know that blue has laid"
    ask = table.asked("red")
    assert ask is not None
    table.say("red", chosen(table, ask, Random(2)))
    for seat in ("blue", "red"):
        cards = view(table, seat).now.cards
        assert all((card.order is not None) is (unit[0] == seat[0].upper()) for unit, card in cards.items())


@pytest.mark.rule("7.09", "7.28", "2.28")
def test_a_leader_who_is_told_to_stand_beside_a_troop_leads_it_and_acts_on_it() -> None:
    table = begun()
    rng = Random(3)
    met = dict.fromkeys(("led", "deed"), False)
    for _ in range(600):
        if isinstance(table.request, Throw):
            thrown(table, rng)
            continue
        if not table.waiting():
            break
        seat = table.waiting()[0]
        ask = table.asked(seat)
        assert ask is not None
        answer = chosen(table, ask, rng)
        if isinstance(ask.about, Activation):
            answer = next(table.proposals(seat, rng))
        elif isinstance(ask.about, WhereHeRides | WhoLeads):
            answer = ask.about.words[0]
        elif isinstance(ask.about, CommandAction):
            met["deed"] = True
        table.say(seat, answer)
        if isinstance(ask.about, WhoLeads) and answer != NOBODY:
            met["led"] = met["led"] or commanded(table.state, ask.about.unit) == answer
    assert all(met.values()), met


@pytest.mark.parametrize("language", ["en", "es"])
def test_all_that_is_asked_and_told_of_the_table_has_words(language: str) -> None:
    speaker = game.speaker(language)
    table = begun(2)
    rng = Random(2)
    asked = set()
    for _ in range(400):
        if isinstance(table.request, Throw):
            thrown(table, rng)
            continue
        seat = table.waiting()[0]
        ask = table.asked(seat)
        assert ask is not None
        if isinstance(ask.about, AtTable | WhereHeRides):
            asked.add(type(ask.about))
            assert question(ask, table.position(ask), speaker)
            for offer in table.offers(seat):
                assert speaker.say(offer.words)
        table.say(seat, next(table.proposals(seat, rng)))
    assert len(asked) >= 7
    for heard in table.told:
        assert speaker.say(heard.told.message)
