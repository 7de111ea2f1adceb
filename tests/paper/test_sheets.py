"""What is printed stands on the page whole, says what the judge says, and comes out the same twice."""

from __future__ import annotations

import pytest

from maestre.games.tercios.armies.army import equipped, units
from maestre.games.tercios.data import own_figures
from maestre.games.tercios.setup.lists import ARMY_LISTS
from maestre.paper import Entry, Format, document, printed, sheets_of
from maestre.play import Message
from maestre.play.written.messages import LANGUAGES
from tests.paper.papers import (
    ARMIES,
    GAMES,
    SIZES,
    TICK,
    Drawn,
    army,
    carried,
    document_of,
    drawn,
    fonts,
    outside,
    overlapping,
    pages,
    pdf,
    read,
    speaker,
    text,
)

EVERY = [(*one, language) for one in ARMIES for language in LANGUAGES]
PAPERS = tuple(SIZES)
READ: dict[tuple[str, str, str], Format] = {
    (*one, language): PAPERS[(number + place) % len(PAPERS)]
    for number, one in enumerate(ARMIES)
    for place, language in enumerate(LANGUAGES)
}
"""On which paper each army is read in each language: by turns, since reading takes three times as long as printing."""
OF_ARMIES = ("roster", "leaders")
FIRST = dict(reversed(ARMIES))


def stands_inside(found: list[list[Drawn]], paper: Format) -> None:
    """Whether all that is written lies within the margins, no smaller than one can read, and nothing on anything."""
    assert found
    for page in found:
        assert list(outside(page, paper)) == []
        assert list(overlapping(page)) == []


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize(("key", "name", "language"), EVERY)
def test_every_ready_army_is_printed(key: str, name: str, language: str, paper: Format) -> None:
    """A glyph that no font has fails here, by PDF/UA-1."""
    assert pdf(key, name, language, paper, OF_ARMIES).startswith(b"%PDF-1.7")


@pytest.mark.parametrize(("key", "name", "language"), EVERY)
def test_all_that_is_written_of_an_army_stands_inside_the_page(key: str, name: str, language: str) -> None:
    paper = READ[key, name, language]
    stands_inside(read(key, name, language, paper, OF_ARMIES), paper)


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_quick_reference_has_two_pages_and_stands_inside_them(key: str, language: str, paper: Format) -> None:
    found = pages(printed(document(GAMES[key], None, ("reference",), paper, language)))
    assert len(found) == 2
    stands_inside([drawn(page) for page in found], paper)


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_order_cards_stand_inside_the_page_and_all_of_a_kind_are_alike(language: str, paper: Format) -> None:
    found = read("tercios", "spain_1000", language, paper, ("orders",))
    stands_inside(found, paper)
    cards = document_of("tercios", "spain_1000", language, paper, ("orders",)).orders
    titles = [card.title for card in cards]
    troops = len(_with_values("tercios", "spain_1000"))
    assert {title: titles.count(title) for title in titles} == dict.fromkeys(dict.fromkeys(titles), troops)
    assert len(set(titles)) == 5
    said = text(found)
    assert all(said.count(title) >= troops for title in titles)


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("key", GAMES)
def test_a_page_is_as_large_as_its_paper(key: str, paper: Format) -> None:
    for page in pages(pdf(key, FIRST[key], "es", paper)):
        assert [float(edge) for edge in page.mediabox] == pytest.approx([0, 0, *SIZES[paper]], abs=0.1)


@pytest.mark.parametrize(("key", "name", "language"), EVERY)
def test_the_points_are_those_of_the_judge_and_of_all_that_is_listed(key: str, name: str, language: str) -> None:
    judged, found = army(key, name, language), document_of(key, name, language, READ[key, name, language], OF_ARMIES)
    assert found.roster is not None
    listed = [entry.points for group in found.roster.groups for entry in group.entries]
    assert sum(listed) + sum(price for _, price in found.roster.extras) == judged.points
    said = text(read(key, name, language, READ[key, name, language], OF_ARMIES))
    assert said.startswith(judged.name)
    assert found.total in said


@pytest.mark.parametrize(("key", "name", "language"), EVERY)
def test_there_are_as_many_boxes_on_paper_as_all_wear_and_markers_need(key: str, name: str, language: str) -> None:
    found = document_of(key, name, language, READ[key, name, language], OF_ARMIES)
    assert found.roster is not None
    kinds = [entry.ticks for group in found.roster.groups for entry in group.entries]
    kinds += [card.ticks for card in found.leaders]
    wanted = sum(tick.count for ticks in kinds for tick in ticks)
    assert text(read(key, name, language, READ[key, name, language], OF_ARMIES)).count(TICK) == wanted


@pytest.mark.parametrize("name", [name for key, name in ARMIES if key == "tercios"])
def test_a_troop_has_a_box_for_each_wear_that_it_endures(name: str) -> None:
    figures = own_figures()
    listed = [unit for unit in units(ARMY_LISTS.army_of(figures, name)) for _ in range(unit.count)]
    wanted = [equipped(figures, unit).endurance for unit in listed]
    assert [entry.ticks[0].count for entry in _with_values("tercios", name)] == wanted


@pytest.mark.parametrize(
    ("unit", "boxes", "half"),
    [("Line infantry 24", 24, 12), ("Light infantry 12", 12, 6), ("Cuirassiers 10", 20, 10), ("6/8 pdr foot", 8, 4)],
)
def test_a_unit_has_a_box_for_each_figure_two_for_a_horseman_and_a_gun_as_many_as_it_resists(
    unit: str, boxes: int, half: int
) -> None:
    damage = next(entry.ticks[0] for entry in _with_values("aguila", "france_1500") if entry.name == unit)
    assert (damage.count, damage.gap) == (boxes, half)


def _with_values(key: str, name: str) -> list[Entry]:
    """The entries of units, which have values and are no officers."""
    roster = document_of(key, name, "en", "a4", OF_ARMIES).roster
    assert roster is not None
    return [entry for group in roster.groups for entry in group.entries if entry.values]


@pytest.mark.parametrize(("key", "name", "language"), EVERY)
def test_the_glossary_explains_each_name_that_the_roster_uses_and_no_other(key: str, name: str, language: str) -> None:
    game, roster = GAMES[key], document_of(key, name, language, READ[key, name, language], OF_ARMIES).roster
    assert roster is not None
    glossary = game.board_data()["glossary"]
    assert isinstance(glossary, dict)
    own = [term for term in glossary if not term.startswith(("order-", "reaction-", "formation-"))]
    names = {speaker(key, language).say(Message(term)) for term in own}
    lines = [line for group in roster.groups for entry in group.entries for line in entry.lines]
    lines += [value for _, value in roster.facts]
    used = {one for line in lines for one in names if f", {one}, " in f", {line}, "}
    explained = [term.name for term in roster.glossary]
    assert len(explained) == len(set(explained)), "each is explained once"
    assert set(explained) == used
    said = text(read(key, name, language, READ[key, name, language], OF_ARMIES))
    assert all(f"{one}." in said for one in explained)


@pytest.mark.parametrize(("key", "name"), FIRST.items())
def test_every_font_is_in_the_file(key: str, name: str) -> None:
    found = list(fonts(pdf(key, name, "es", "a5")))
    assert found
    for font in found:
        assert carried(font), font["/BaseFont"]


@pytest.mark.parametrize(("key", "name"), FIRST.items())
def test_two_runs_give_the_same_bytes(key: str, name: str) -> None:
    again = document(GAMES[key], army(key, name, "es"), sheets_of(GAMES[key]), "a5", "es")
    assert printed(again) == pdf(key, name, "es", "a5")


def test_what_lies_outside_or_on_something_else_is_noticed() -> None:
    fine, cut = Drawn("a", 60, 100, 9, 90), Drawn("b", 60, 200, 9, 600)
    small, beside, on_it = Drawn("c", 60, 300, 6.9, 70), Drawn("d", 90, 100, 9, 95), Drawn("e", 80, 103, 9, 99)
    assert list(outside([fine, cut, small], "a4")) == [cut, small]
    assert list(overlapping([fine, beside, small])) == []
    assert list(overlapping([fine, on_it])) == [(fine, on_it)]
    assert list(overlapping([fine, Drawn("f", 70, 100, 9, 99)])) != []
    assert list(overlapping([fine, Drawn("g", 88.5, 100, 9, 99)])) == [], "it may only seem wider than it is"
