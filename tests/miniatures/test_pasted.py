"""Lists as plain text, whatever the game."""

from __future__ import annotations

import pytest

from maestre.miniatures.pasted import Names, Reader, folded, item, number, numbered, parts, price
from maestre.play.written.catalogue import Text
from maestre.play.written.lists import advice, listed, problem

UNITS = Names([("line", Text("Line battalion", "Batallón de línea")), ("guard", Text("Guard", "Guardia"))])
LABELS = Names([("nation", Text("Nation", "Nación")), ("limit", Text("Limit", "Límite"))])


class Small(Reader):
    """A list of units, each a name."""

    unread = "1.1"
    points = "1.2"

    def __init__(self) -> None:
        super().__init__(LABELS)
        self.units: list[tuple[str, int]] = []

    @property
    def begun(self) -> bool:
        return bool(self.units)

    def entry(self, number: int, line: str) -> bool:
        words = item(line)
        if words is None:
            return False
        name, written = price(words)
        count, name = numbered(name)
        self.units.append((UNITS.found(name), count))
        self.compare(number, written, 10 * count)
        return True


def read(*lines: str) -> Small:
    """Read some lines."""
    found = Small()
    found.take("\n".join(lines))
    return found


def test_a_list_is_a_name_labels_and_entries_in_any_language() -> None:
    found = read("Armée d'Italie", "NACION: Francia", "", "- 2 x batallon de linea = 20", "Guard [10 pts]")
    assert found.name == "Armée d'Italie"
    assert found.said == {"nation": "Francia"}
    assert found.units == [("line", 2), ("guard", 1)]
    assert found.problems == []


def test_a_price_that_is_not_ours_is_advice_and_an_unread_line_a_problem() -> None:
    found = read("Mine", "- Guard = 11", "who knows")
    assert [(flaw.rule, flaw.message.key, flaw.where, flaw.grave) for flaw in found.problems] == [
        ("1.2", "muster-points-differ", "line.2", False),
        ("1.1", "muster-line-unread", "line.3", True),
    ]


def test_after_the_first_entry_no_line_is_the_name() -> None:
    found = read("- Guard", "Mine")
    assert (found.name, len(found.problems)) == ("", 1)


def test_what_nothing_is_called_stays_as_it_was_said() -> None:
    assert UNITS.found(" Elephants ") == "Elephants"
    assert UNITS.get("Elephants") is None
    assert UNITS.begins("guardia imperial")
    assert not UNITS.begins("the guard")


def test_no_two_things_have_one_name() -> None:
    with pytest.raises(AssertionError, match="the name of two things"):
        Names([("a", Text("Guard", "Guardia")), ("b", Text("guard", "Otra"))])


def test_names_are_folded() -> None:
    assert folded("  Élite_Rule  X ") == "elite rule x"


@pytest.mark.parametrize(
    ("line", "found"),
    [("Guard = 85", ("Guard", 85)), ("Guard (85 puntos)", ("Guard", 85)), ("Guard 85", ("Guard 85", None))],
)
def test_the_price_stands_at_the_end(line: str, found: tuple[str, int | None]) -> None:
    assert price(line) == found


@pytest.mark.parametrize(("words", "found"), [("2 x Guard", (2, "Guard")), ("3 Guard", (3, "Guard")), ("G", (1, "G"))])
def test_how_many_stands_first(words: str, found: tuple[int, str]) -> None:
    assert numbered(words) == found


def test_lines_come_apart() -> None:
    assert parts(" a, b ,,c") == ["a", "b", "c"]
    assert (number("Level 3", 0), number("none", 7)) == (3, 7)
    assert (item("- Guard"), item("Guard = 5"), item("Guard")) == ("Guard", "Guard = 5", None)


def test_a_problem_has_a_remedy_and_what_it_quotes_is_short() -> None:
    flaw = problem("1.1", "bad", "units.1", name="x" * 5000, count=2)
    assert (flaw.message.key, flaw.remedy.key, flaw.where, flaw.grave) == (
        "muster-bad", "muster-bad-remedy", "units.1", True,
    )  # fmt: skip
    assert flaw.message.args == (("name", "x" * 1000), ("count", 2))
    assert not advice("1.1", "bad").grave
    assert listed(["a", 2]) == "a, 2"
