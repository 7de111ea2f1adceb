"""Ids, never entities, cross a yield."""

from __future__ import annotations

from maestre.play import Ask, Procedure, ask, change
from maestre.play.checking.entities import entity_parameters, entity_types, held_entities
from tests.play.tiny.asking import picking
from tests.play.tiny.careless import Port, Sea, Ship

PACKAGE = "tests.play.tiny.careless"


def named(faults: list[str]) -> set[str]:
    return {word for fault in faults for word in fault.replace("(", " ").split() if word.startswith(("bad", "good"))}


def test_entities_are_the_structs_in_the_dicts_of_a_state() -> None:
    found = entity_types(Sea)
    assert {name: kinds for name, kinds in found.items() if name != "memory"} == {"ships": (Ship,), "ports": (Port,)}


def test_a_procedure_with_an_entity_among_its_parameters_is_found() -> None:
    faults = entity_parameters(PACKAGE, (Ship, Port))
    assert named(faults) == {
        "bad_one",
        "bad_perhaps",
        "bad_quoted",
        "bad_alias",
        "bad_in_a_tuple",
        "bad_that_only_passes_on",
    }
    assert any("bad_perhaps(other) takes an entity; pass its id" in fault for fault in faults)


def test_a_procedure_that_uses_an_entity_read_before_a_yield_is_found() -> None:
    faults = held_entities(PACKAGE, entity_types(Sea))
    assert named(faults) == {"bad_variable", "bad_changed", "bad_loop", "bad_next_round"}


def test_a_change_reads_what_a_reaction_has_done() -> None:
    """What the rule is for: damage taken in a reaction is not erased."""

    def charge(state: Sea) -> Procedure[None]:
        yield from ask("a", picking("go"))
        change(state.ships, "x", side="b")

    state = Sea(ships={"x": Ship("x", "a")}, ports={}, names={})
    going = charge(state)
    assert isinstance(next(going), Ask)
    change(state.ships, "x", wear=3)
    for _ in going:
        pass
    assert state.ships["x"] == Ship("x", "b", 3)
