"""What is offered is allowed, says what it costs, and misses no ship that can do something."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Side
from maestre.games.lepanto.fighting.attacks import attacks_of
from maestre.games.lepanto.fighting.combat_phase import Combat, EndCombat
from maestre.games.lepanto.fighting.targets import Attack
from maestre.games.lepanto.sailing.destinations import ways
from maestre.games.lepanto.sailing.movement import ANCHOR
from maestre.games.lepanto.table.state import Phase, Ship, State
from maestre.opponents import agent, answered
from maestre.play import Ask, Message, Offer, Order, Some, Table, view
from maestre.play.written.messages import LANGUAGES
from tests.games.lepanto.figures import GRID
from tests.games.lepanto.positions import Position, combat, do, order, position, ship
from tests.games.lepanto.wandering import legal_moves, melee, opened, proposed, strayed, wandered
from tests.yardstick import in_yardsticks

SPEAKERS = {language: game.speaker(language) for language in LANGUAGES}


def asked(table: Table[State]) -> Ask:
    assert isinstance(table.request, Ask), table.request
    return table.request


def offers(table: Table[State], piece: str = "") -> tuple[Offer, ...]:
    return tuple(asked(table).about.offers(table.state, piece))


def said(table: Table[State], piece: str = "", language: str = "en") -> list[str]:
    return [SPEAKERS[language].say(offer.words) for offer in offers(table, piece)]


def by_doctrine(scenario: str, decisions: int) -> Table[State]:
    table, rng = opened(scenario, 1), Random(1)
    for _ in range(decisions):
        if table.request is None:
            break
        seat = table.waiting()[0]
        table.say(seat, answered(agent("veteran", game), view(table, seat), rng))
    return table


@cache
def reached() -> tuple[Table[State], ...]:
    """Positions of every phase, of both sides, in the thick of it: by the doctrine, by chance, and thrown together."""
    tables = [by_doctrine("learning", decisions) for decisions in (0, 13, 60, 90, 120, 150, 190, 240)]
    tables += [strayed("left-wings", seed, 180 + 35 * seed) for seed in range(6)]
    tables.append(wandered("learning", 3, 5, Side.ISLAMIC))
    tables.append(
        do(position("A I galley 20,20 4", "B C galley 22,20 1", side=Side.ISLAMIC), "move A sail sail", "end")
    )
    for seed in range(8):
        table = melee(seed)
        tables.append(table)
        tables += list(_onward(table))
    return tuple(table for table in tables if isinstance(table.request, Ask))


def _onward(table: Table[State]) -> Iterator[Table[State]]:
    """Give the combat and the reorientation that follow a movement phase in which nobody moves."""
    for _ in range(2):
        table = table.fork(b"1571".rjust(32, b"\0"))
        while any(ram.due for ram in table.state.rams.values()) and table.state.phase is Phase.COMBAT:
            table.say(table.state.side.value, offers(table)[0].answer)
        if table.request is None:
            return
        table.say(table.state.side.value, Order("end"))
        yield table


def test_the_positions_show_every_phase_and_mark() -> None:
    phases = {(table.state.side, table.state.phase) for table in reached()}
    assert {phase for _, phase in phases} >= {Phase.MOVEMENT, Phase.COMBAT, Phase.REORIENTATION}
    pieces = [(table, piece) for table in reached() for piece in (*table.state.ships, "")]
    marks = {mark for table, piece in pieces for offer in offers(table, piece) for mark in offer.marks}
    assert marks >= {"exhausts", "rams", "tows", "cut", "ends"}


def test_every_offer_is_allowed_and_can_be_said() -> None:
    verbs: set[str] = set()
    for table in reached():
        for piece in ("", *table.state.ships):
            for offer in offers(table, piece):
                table.check(asked(table).seat, offer.answer)
                for speaker in SPEAKERS.values():
                    assert speaker.say(offer.words)
                verbs.add(getattr(offer.answer, "verb", "tows"))
    assert verbs >= {"move", "cut", "guns", "arms", "board", "ram", "face", "end"}


@pytest.mark.rule("5.2.b", "5.3.a", "5.4.c", "7.5.o")
def test_exactly_those_ships_are_able_for_which_there_is_an_offer() -> None:
    for table in reached():
        side = asked(table).seat
        able = asked(table).about.pieces(table.state)
        offered = [one.id for one in table.state.ships.values() if one.side == side and offers(table, one.id)]
        assert sorted(able) == sorted(offered)


def test_what_is_proposed_by_chance_comes_from_able_ships_and_can_be_said() -> None:
    for seed in range(4):
        table, rng = opened("learning", seed), Random(seed)
        for _ in range(250):
            if table.request is None:
                break
            answer = proposed(table, rng)
            for speaker in SPEAKERS.values():
                assert speaker.say(asked(table).describe(table.state, answer))
            if isinstance(answer, Order) and answer.verb not in ("end", "board"):
                assert answer.piece in asked(table).about.pieces(table.state)
            table.say(table.waiting()[0], answer)


@pytest.mark.parametrize("phase", [Phase.MOVEMENT, Phase.COMBAT, Phase.REORIENTATION])
def test_chance_ends_the_phase_of_a_side_that_has_no_ship(phase: Phase) -> None:
    table = position("A I galley 20,20 4", phase=phase)
    assert {proposed(table, Random(seed)) for seed in range(4)} == {Order("end")}


def test_looking_is_quick() -> None:
    table = by_doctrine("battle", 700)
    assert len(table.state.ships) > 200
    able = asked(table).about.pieces(table.state)
    assert in_yardsticks(lambda: asked(table).about.pieces(table.state), tries=5) < 1000
    assert in_yardsticks(lambda: [offers(table, piece) for piece in able[:20]], tries=2) < 20 * 2000


# ---------------------------------------------------------------- movement


@pytest.mark.rule("6.2.a", "6.2.g")
def test_every_end_of_every_legal_move_is_offered_once_by_the_easiest_way() -> None:
    for seed in range(12):
        table = melee(seed)
        for one in table.state.ships.values():
            if one.side is table.state.side:
                found = {where: (way.end.exhausts, way.end.oars) for where, way in ways(table.state, one).items()}
                assert found == least_effort(table, one), (seed, one.id)


def least_effort(table: Table[State], one: Ship) -> dict[tuple[int, int], tuple[bool, int]]:
    """Make every legal move of a ship and note where it led and what it cost at least."""
    best: dict[tuple[int, int], tuple[bool, int]] = {}
    for steps in legal_moves(table.state, one):
        if ANCHOR not in steps:
            then = ship(do(table.fork(None), f"move {one.id} {' '.join(steps)}"), one.id)
            cost = (then.exhausted == table.state.turn, steps.count("oar"))
            best[then.cell, then.facing] = min(cost, best.get((then.cell, then.facing), cost))
    return best


@pytest.mark.rule("6.2.j", "6.2.k")
def test_a_move_is_told_with_what_it_costs() -> None:
    table = position("A C galley 20,20 4")
    told = {offer.where: SPEAKERS["en"].say(offer.words) for offer in offers(table, "A")}
    assert told[GRID.at(23, 20), 4] == "2 hexes by sail, 1 by oar; bow to the east"
    assert told[GRID.at(24, 20), 4] == "2 hexes by sail, 2 by oar; bow to the east; exhausts the crew"
    assert told[GRID.at(20, 20), 5] == "turns where it lies; bow to the north-east"
    assert "1 hexágono a vela; proa al este" in said(table, "A", "es")
    marks = {offer.where: offer.marks for offer in offers(table, "A")}
    assert marks[GRID.at(24, 20), 4] == ("exhausts",)
    assert marks[GRID.at(23, 20), 4] == ()


@pytest.mark.rule("7.5.b")
def test_a_ram_names_its_target() -> None:
    table = position("A I galley 20,20 4", "B C galley 22,20 1", side=Side.ISLAMIC)
    rams = [offer for offer in offers(table, "A") if "rams" in offer.marks]
    assert [offer.where for offer in rams] == [(GRID.at(22, 20), 4)]
    assert SPEAKERS["en"].say(rams[0].words) == "2 hexes by sail; bow to the east; rams B"


@pytest.mark.rule("6.1.g", "6.1.h")
def test_a_galley_may_tow_or_let_go_and_a_galleass_may_be_cut_loose() -> None:
    table = position("T C galley 20,20 4", "G C galleass 19,20 4", tows={"G": "T"})
    there = [offer for offer in offers(table, "T") if offer.where == (GRID.at(22, 20), 4)]
    assert [offer.marks for offer in there] == [("tows",), ("cut",)]
    assert there[1].answer == order("move T sail sail anchor")
    assert SPEAKERS["en"].say(there[0].words) == "2 hexes by sail; bow to the east; tows G along"
    assert SPEAKERS["en"].say(there[1].words) == "2 hexes by sail; bow to the east; lets G go"
    assert [offer.answer for offer in offers(table, "G")] == [Order("cut", "G")]
    assert asked(table).about.pieces(table.state) == ("T", "G")
    do(table, "move T sail")
    assert asked(table).about.pieces(table.state) == ("G",), "who has moved may still be cut loose"
    assert said(table) == ["End the movement phase"]


@pytest.mark.rule("5.2.b", "5.4.c")
@pytest.mark.parametrize(
    ("phase", "words"), [(Phase.MOVEMENT, "move A sail"), (Phase.REORIENTATION, "face A 5")], ids=["move", "turn"]
)
def test_the_end_of_a_phase_says_who_could_still_act(phase: Phase, words: str) -> None:
    table = position("A C galley 20,20 4", "B C galley 20,25 4", phase=phase)
    assert said(table) == [f"End the {phase} phase: 2 ships can still act"]
    assert offers(table)[0].marks == ("ends",)
    do(table, words)
    assert said(table) == [f"End the {phase} phase: one ship can still act"]
    assert asked(table).about.pieces(table.state) == ("B",)


@pytest.mark.rule("5.2.b", "7.5.o")
@pytest.mark.parametrize(
    ("beyond", "able"),
    [((), ("B",)), (("D C galley 23,20 1",), ()), (("D I galley 23,20 1",), ())],
    ids=["free", "friend ahead", "enemy ahead"],
)
def test_a_rammed_galley_can_move_only_where_its_hex_has_a_way_out(
    beyond: tuple[str, ...], able: tuple[str, ...]
) -> None:
    """B goes on ahead if it can, as friends lie on both sides; turning where it lies is barred."""
    around = [f"F{n} C galley {hex} 4" for n, hex in enumerate(("21,19", "22,19", "22,21", "21,21"))]
    table = position("A I galley 20,20 4", "B C galley 22,20 4", *around, *beyond, side=Side.ISLAMIC, wind=4)
    do(table, "move A sail sail", "end", "ram A", dice=[6])
    do(table, "end", "end", dice=[1])
    assert (table.state.side, table.state.phase) == (Side.CHRISTIAN, Phase.MOVEMENT)
    assert tuple(name for name in asked(table).about.pieces(table.state) if name == "B") == able


@pytest.mark.rule("5.3.a", "5.3.d", "5.3.e", "7.1.a", "7.2.a")
@pytest.mark.parametrize(
    ("foes", "first", "dice", "left"),
    [
        ("21,20", (), [], 1),
        ("20,18", (), [], 1),
        ("20,17", (), [], 0),
        ("22,20", (), [], 1),
        ("23,20", (), [], 0),
        ("21,20", ("guns A X0",), [6], 1),
        ("21,20 22,20", ("arms A X0",), [1], 1),
        ("20,19 20,18", ("arms A X0",), [1], 0),
        ("20,19 22,20", ("board X0 A",), [1], 1),
        ("20,19 20,18", ("board X0 A",), [1], 0),
        ("21,20 22,20", ("guns A X0", "arms A X0"), [6, 1], 0),
        ("21,20", ("arms A X0",), [6], 0),
    ],
)
def test_the_end_of_combat_says_who_could_still_attack(
    foes: str, first: tuple[str, ...], dice: list[int], left: int
) -> None:
    """Small arms reach two hexes all round, the guns of a galley two ahead; each is used once, by none repulsed."""
    table = combat("A C galley 20,20 4", *(f"X{n} I galley {hex} 1" for n, hex in enumerate(foes.split())))
    do(table, *first, dice=dice)
    assert asked(table).about.pieces(table.state) == ("A",) * left
    assert said(table) == ["End the combat phase: one ship can still act" if left else "End the combat phase"]
    assert bool(offers(table, "A")) is bool(left)


@pytest.mark.rule("7.2.q", "5.3.a")
def test_a_repulsed_ship_has_no_attack_left() -> None:
    table = combat("A C galley 20,20 4 repulsed", "X I galley 21,20 1")
    assert asked(table).about.pieces(table.state) == ()
    assert offers(table, "A") == ()


@pytest.mark.rule("7.4.a", "7.4.d")
@pytest.mark.parametrize(
    ("ours", "foe", "boards"),
    [
        ("A C galley 20,20 4", "X I galley 20,19 1", True),
        ("A C galley 20,20 4", "X I galley 21,20 1", False),
        ("A C galley 20,20 4", "X I galley 20,18 1", False),
        ("A C galleass 20,20 4", "X I galley 20,19 1", False),
        ("A I galley 20,20 4", "X C galleass 20,19 1", False),
        ("A I galliot 20,20 4", "X C galley 20,19 1", True),
    ],
    ids=["alongside", "ahead", "two hexes", "a galleass boards nobody", "nobody boards a galleass", "galliot"],
)
def test_boarding_is_offered_alongside_and_never_by_or_against_a_galleass(ours: str, foe: str, boards: bool) -> None:
    table = combat(ours, foe, side=Side.CHRISTIAN if " C " in ours else Side.ISLAMIC)
    verbs = [getattr(offer.answer, "verb", "") for offer in offers(table, "A")]
    assert ("board" in verbs) is boards
    assert "arms" in verbs


def test_nothing_is_offered_for_an_enemy_who_is_only_looked_at_or_a_ship_that_is_gone() -> None:
    table = position("A C galley 20,20 4", "B I galley 22,20 1")
    assert offers(table, "B") == ()
    assert offers(table, "nobody") == ()


# ---------------------------------------------------------------- combat


@pytest.mark.rule("7.1.b", "7.2.d", "7.2.j", "7.4.f")
def test_a_ship_is_offered_its_guns_its_small_arms_and_boarding_with_their_chances() -> None:
    table = combat("A C galley 20,20 4", "B I galley 21,20 1", "D I galley 20,19 1", "E C galley 20,18 1")
    assert set(said(table, "A")) == {
        "guns at B: factor 2; 33% to sink it",
        f"small arms at B: {odds(table, 'arms A B')}",
        f"small arms at D: {odds(table, 'arms A D')}",
        "small arms at B, D together: odds 1:2, 1:2",
        f"A to board D: {odds(table, 'board D A')}",
        f"A, E to board D: {odds(table, 'board D A E')}",
    }
    where = {offer.answer: offer.where for offer in offers(table, "A")}
    assert where[Order("guns", "A", ("B",))] == (GRID.at(21, 20),)
    assert where[Order("arms", "A", ("B", "D"))] == (), "several targets have no single place"


def weighed(table: Position, words: str) -> Attack:
    deed = Combat(table.state.side).read(order(words))
    assert not isinstance(deed, EndCombat)
    return deed.weighed(table.state)


def odds(table: Position, words: str) -> str:
    attack = weighed(table, words)
    return (
        f"odds {attack.strength}; {round(100 * attack.kill)}% to eliminate it, {round(100 * attack.loss)}% to be lost"
    )


@pytest.mark.rule("7.1.h", "7.2.l", "7.2.m", "7.4.g")
@pytest.mark.parametrize(
    ("words", "fleet"),
    [
        ("guns A B", ("A C galley 20,20 4", "B I galley 21,20 1")),
        ("arms A B", ("A C galley 20,20 4", "B I galley 22,20 1")),
        ("arms A B D", ("A C galleass 20,20 4", "B I galliot 21,20 1", "D I galley 20,19 1")),
        ("board B A E", ("A C galley 20,20 5", "B I galley 21,20 1", "E C galley 22,20 5")),
    ],
)
def test_chances_are_those_of_the_dice(words: str, fleet: tuple[str, ...]) -> None:
    """Every face is typed in, die after die, and what is lost is counted."""
    table = combat(*fleet)
    attack = weighed(table, words)
    kill = loss = 0.0
    ahead: list[tuple[Table[State], float]] = []
    first = table.fork(None)
    first.say("christian", order(words))
    ahead.append((first, 1.0))
    for one, chance in ahead:
        if one.waiting():
            kill += chance * sum(name not in one.state.ships for name in attack.targets)
            loss += chance * ("A" not in one.state.ships)
            continue
        for face in range(1, 7):
            then = one.fork(None)
            then.show((face,))
            ahead.append((then, chance / 6))
    assert (attack.kill, attack.loss) == pytest.approx((kill, loss))


def test_attacks_on_an_enemy_come_best_first_and_name_the_attacker() -> None:
    table = combat("A C galley 20,20 4", "B I galley 21,20 1", "E C galley 22,20 5", "F C galleass 21,22 4")
    found = offers(table, "B")
    assert {offer.where for offer in found} == {(GRID.at(21, 20),)}
    promises = {one.deed.order(): one.promise for name in "AEF" for one in attacks_of(table.state, ship(table, name))}
    ranks = [promises[offer.answer] for offer in found if isinstance(offer.answer, Order)]
    assert ranks == sorted(ranks, reverse=True)
    assert len({offer.answer for offer in found if isinstance(offer.answer, Order)}) == len(found)
    assert "A: guns at B: factor 2; 33% to sink it" in said(table, "B")
    assert any(words.startswith("E to board B") for words in said(table, "B"))


@pytest.mark.rule("7.5.f")
def test_while_a_ram_is_due_its_die_is_offered_in_place_of_the_end() -> None:
    table = position("A I galley 20,20 4", "B C galley 22,20 1", "far-C C galley 2,50 4", side=Side.ISLAMIC)
    do(table, "move A sail sail", "end")
    assert [offer.answer for offer in offers(table)] == [Order("ram", "A")]
    assert offers(table)[0].where == (GRID.at(22, 20),)
    assert asked(table).about.pieces(table.state) == ("A",)
    assert [offer.answer for offer in offers(table, "A")] == [Order("ram", "A")]
    assert re.fullmatch(r"A: rolls the die of its ram on B, after 2 hexes; \d+% to sink it", said(table)[0])
    do(table, "ram A", dice=[6])
    assert [offer.answer for offer in offers(table)] == [Order("end")]


# ---------------------------------------------------------------- reorientation and tows


@pytest.mark.rule("5.4.d", "5.4.e")
def test_each_other_facing_that_a_ship_can_take_is_offered() -> None:
    table = position("A C galley 20,20 4", phase=Phase.REORIENTATION)
    assert [offer.where for offer in offers(table, "A")] == [(GRID.at(20, 20), facing) for facing in (2, 3, 5, 6)]
    assert said(table, "A")[0] == "bow to the south-west"
    galliot = position("O I galliot 20,20 4", "far C galley 2,50 4", side=Side.ISLAMIC, phase=Phase.REORIENTATION)
    assert len(offers(galliot, "O")) == 5


@pytest.mark.rule("6.1.m")
def test_galleasses_are_taken_in_tow_all_one_or_none() -> None:
    table = position(
        "T C galley 20,20 4", "G C galleass 19,20 4", "U C galley 20,30 4", "H C galleass 19,30 4", phase=Phase.OPENING
    )
    table.show((1,))
    assert isinstance(asked(table).choice, Some)
    assert [offer.answer for offer in offers(table)] == [("G", "H"), ("G",), ("H",), ()]
    assert said(table)[0] == "Take G, H in tow"
    assert said(table)[1] == "Take G in tow with T"
    assert asked(table).about.pieces(table.state) == ("G", "H")
    assert [offer.answer for offer in offers(table, "H")] == [("H",)]
    for offer in offers(table):
        table.check("christian", offer.answer)


# ---------------------------------------------------------------- what has changed


def test_the_difference_tells_who_is_lost_repulsed_or_stuck() -> None:
    table = combat("A C galley 20,20 4", "B I galley 21,20 1")
    sunk = do(table.fork(None), "guns A B", dice=[1])
    assert game.summarize_changes(table.state, sunk.state) == (Message.of("change-lost", ship="B"),)
    missed = do(table.fork(None), "guns A B", dice=[6])
    assert game.summarize_changes(table.state, missed.state) == ()
    repulsed = do(table.fork(None), "arms A B", dice=[6])
    assert game.summarize_changes(table.state, repulsed.state) == (Message.of("change-repulsed", ship="A"),)
    ram = position("A I galley 20,20 4", "B C galley 22,20 1", "far-C C galley 2,50 4", side=Side.ISLAMIC)
    do(ram, "move A sail sail", "end")
    stuck = do(ram.fork(None), "ram A", dice=[6])
    assert game.summarize_changes(ram.state, stuck.state) == (Message.of("change-immobilised", ship="A"),)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["movement", "combat", "reorientation", "tows"])
def test_a_beginner_is_told_what_to_do_now(language: str, phase: str) -> None:
    hint = SPEAKERS[language].say(Message(f"hint-{phase}"))
    assert hint.endswith(".")
    assert len(hint) < 200
