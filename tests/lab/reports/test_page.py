"""A report is one page that needs nothing else, says in both languages what the summary says, and nothing more."""

from __future__ import annotations

import re
import sys
from collections import Counter
from functools import cache
from html import unescape
from html.parser import HTMLParser
from importlib.resources import files

import pytest

from maestre.lab import LabError
from maestre.lab.reports import Report, charts, page, report
from maestre.lab.reports.words import Words, change_of, mark_words, percent, range_of
from maestre.lab.studies import Design, summary
from maestre.play import find
from maestre.play.written.messages import LANGUAGES
from tests.lab.reports import made
from tests.lab.reports.made import LEPANTO, MISTRAL, TERCIOS, reported

MOST = 600_000


@cache
def sea() -> Report:
    return reported(LEPANTO, made.at_sea)


@cache
def land() -> Report:
    return reported(TERCIOS, made.on_land)


@cache
def winter() -> Report:
    return reported(MISTRAL, made.in_winter)


ALL = pytest.mark.parametrize("told", [sea, land, winter])


class Read(HTMLParser):
    """Collects what a browser would make of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        if tag not in {"meta", "input", "rect"}:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in {"src", "href", "xlink:href", "action"} or name.startswith("on"):
                self.links.append(f"{name}={value}")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop() != tag:
            pass


def text_of(told: Report, language: str) -> str:
    """Give what a reader of one language reads, without tags."""
    return unescape(re.sub(r"<[^>]*>", " ", told.bodies[language]))


def headings(told: Report, language: str = "en") -> list[str]:
    return [unescape(one) for one in re.findall(r"<h2>(.*?)</h2>", told.bodies[language])]


# ------------------------------------------------------------------------------------------------ the page itself


@ALL
def test_a_page_is_one_file_that_fetches_nothing_and_runs_nothing(told: object) -> None:
    text = page(told(), "en")  # type: ignore[operator]
    read = Read(text)
    assert set(re.findall(r"https?://[^\"'<>\s]*", text)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert not read.links
    assert not {"script", "link", "iframe", "img", "object", "foreignobject"} & set(read.tags)
    assert "@import" not in text
    assert set(re.findall(r"url\((.)", text)) <= {"#"}
    assert len(text.encode()) < MOST


@ALL
def test_a_page_is_the_same_to_the_byte_each_time(told: object) -> None:
    first = told()  # type: ignore[operator]
    study = {sea: (LEPANTO, made.at_sea), land: (TERCIOS, made.on_land), winter: (MISTRAL, made.in_winter)}
    again = reported(*study[told])  # type: ignore[index]
    assert page(again, "es") == page(first, "es")
    assert charts(again) == charts(first)


@ALL
def test_both_languages_have_the_same_sections_charts_and_tables(told: object) -> None:
    bodies = told().bodies  # type: ignore[operator]
    es, en = (Read(bodies[language]).tags for language in LANGUAGES)
    for tag in ("section", "h2", "figure", "svg", "table", "tr", "th", "td", "details"):
        assert es[tag] == en[tag], tag
    assert es["section"] >= 5
    assert not set(headings(told(), "es")) & set(headings(told(), "en"))  # type: ignore[operator]


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_of_a_message_is_left_unsaid(told: object, language: str) -> None:
    words = text_of(told(), language)  # type: ignore[operator]
    assert not re.findall(r"\b(?:report|lab|lost|seat|kind|profile|situation|place)-[a-z]\w*", words.partition("[")[0])


@ALL
def test_every_chart_is_told_to_whoever_cannot_see_it_and_no_id_stands_twice(told: object) -> None:
    text = page(told(), "en")  # type: ignore[operator]
    read = Read(text)
    assert read.tags["svg"] == read.tags["desc"] > 0
    assert text.count('role="img"') == read.tags["svg"]
    assert not [id_ for id_, count in Counter(read.ids).items() if count > 1]
    assert all(
        re.search(rf'id="{one}"', text)
        for found in re.findall(r'aria-labelledby="([^"]*)"', text)
        for one in found.split()
    )


def test_the_language_that_is_asked_for_is_shown_first_and_the_other_is_a_choice_away() -> None:
    for language, other in (("es", "en"), ("en", "es")):
        text = page(sea(), language)
        assert f'<html lang="{language}">' in text
        assert f'id="say-{language}" checked' in text
        assert f'id="say-{other}" checked' not in text
        assert f'<article lang="{other}">' in text


def test_every_colour_is_there_by_light_by_dark_and_on_paper() -> None:
    style = (files("maestre.lab.reports") / "page.css").read_text(encoding="utf-8")
    used = set(re.findall(r"var\((--[a-z]+)\)", "".join(page(told(), "en") for told in (sea, land, winter))))
    light, dark, paper = (
        set(re.findall(r"(--[a-z]+):", style.partition(start)[2].partition("}")[0]))
        for start in (":root {", "(prefers-color-scheme: dark) {\n  :root {", "@media print {\n  :root {")
    )
    assert used
    assert used <= light
    assert light == dark == paper


def test_charts_that_stand_alone_have_colours_of_their_own() -> None:
    drawn = charts(land())
    assert {name.rpartition("-")[2] for name in drawn} == {"es.svg", "en.svg"}
    for svg in drawn.values():
        assert svg.startswith("<svg")
        assert "var(" not in svg
        assert 'xmlns="http://www.w3.org/2000/svg"' in svg


# ------------------------------------------------------------------------------------------------ what it says


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_the_page_are_those_of_the_summary(language: str) -> None:
    design = Design.read(LEPANTO)
    found = summary(design, made.rows(LEPANTO, made.at_sea))
    words, text = Words(language, find("lepanto").folder() / "messages"), text_of(sea(), language)
    assert len(found.cells) == 3
    for cell in found.cells:
        share = f"{percent(words, cell.share.share)}  {range_of(words, cell.share)}"
        assert f"{cell.settings['variant']}  {cell.games}  {share}" in re.sub(r" {3,}", "  ", text)
        assert cell.beside is None or change_of(words, cell.beside) in text
    assert mark_words(words, found) in text
    assert found.hash in text
    assert found.digest in text


def test_losses_are_counted_by_kind_by_cause_by_turn_and_by_place() -> None:
    text = re.sub(r" +", " ", text_of(sea(), "en"))
    assert "galley Holy League 4 1 25%" in text
    assert "galley Islam 5 2 40%" in text
    assert "guns 66.7% 1 1" in text
    assert "ramming 33.3% 0 1" in text
    assert "2 1 0 3 0 2" in text
    assert "2027 24 1" in text


def test_one_cell_has_its_verdict_in_a_sentence() -> None:
    text = LEPANTO.partition("[variants")[0].replace("games = 8", "games = 60")
    above = text_of(reported(text, made.all_to("christian")), "en")
    assert "of 60 games" in above
    assert "that is above 50%" in above
    even = text_of(reported(text, made.by_turns), "en")
    assert "not enough" in even
    below = text_of(reported(text, made.all_to("islamic")), "es")
    assert "queda por debajo de 50" in below
    band = text + "[stop]\nband = [0.2, 0.8]\n"
    inside = text_of(reported(band, made.by_turns), "en")
    assert "that is inside 20% - 80%" in inside


def test_what_is_rebuilt_may_change_and_it_is_still_the_book() -> None:
    assert "Not the book" not in text_of(sea(), "en")
    printed = LEPANTO.replace('"combat.gunnery.chart.results.3" = "SSMMMM"', '"combat.small_arms.range" = 3')
    changed = reported(printed, made.at_sea)
    assert "Not the book: it changes what is printed (combat.small_arms.range)" in text_of(changed, "en")
    assert "No es el libro" in text_of(changed, "es")


def test_games_that_lack_are_told() -> None:
    some = made.rows(LEPANTO, made.at_sea)
    design = Design.read(LEPANTO)
    assert "Not all games are played yet: 20 of 24" in text_of(report(design, LEPANTO, "study", some[:20]), "en")
    assert "Not all games" not in text_of(sea(), "en")


def test_a_study_without_games_has_no_report() -> None:
    with pytest.raises(LabError, match="no-games-yet"):
        report(Design.read(LEPANTO), LEPANTO, "study", [])


# ------------------------------------------------------------------------------------------------ what there is, when


def test_two_switches_make_a_matrix_and_armies_have_strengths() -> None:
    assert "blue_army against red_army" in headings(land())
    assert "strength-en" in land().drawn
    text = re.sub(r" +", " ", text_of(land(), "en"))
    assert "spain_1000 sweden_1000 66.7% 30% - 90.3% 6" in text
    assert "matrix-en" not in sea().drawn
    one = TERCIOS.replace('red_army = ["spain_1000", "sweden_1000"]', "")
    assert "matrix-en" not in reported(one, made.on_land).drawn


def test_cells_of_several_axes_are_named_by_their_values_and_the_axes_once() -> None:
    text = text_of(land(), "en")
    assert "spain_1000 · sweden_1000" in text
    assert "Cells are named by blue_army · red_army." in text
    assert "Cells are named by" not in text_of(sea(), "en")
    bare = LEPANTO.partition("[variants")[0] + '[grid.options]\ntow_after_drift = "all"\ncalm_allows_sail = "all"\n'
    assert "tow_after_drift false · calm_allows_sail true" in text_of(reported(bare, made.at_sea), "en")


def test_armies_that_cannot_be_rated_are_not_and_it_is_said_why() -> None:
    told = reported(TERCIOS, made.all_to("blue"))
    assert "matrix-en" in told.drawn
    assert "strength-en" not in told.drawn
    assert "cannot be rated, because" in text_of(told, "en")
    assert "no se pueden valorar, porque" in text_of(told, "es")


def test_two_other_switches_make_a_matrix_without_strengths() -> None:
    text = LEPANTO.partition("[variants")[0] + '[grid.options]\nstuck_fire = "all"\ntow_after_drift = "all"\n'
    told = reported(text, made.at_sea)
    assert "matrix-en" in told.drawn
    assert "strength-en" not in told.drawn
    assert "cannot be rated" not in text_of(told, "en")


def test_what_is_changed_alone_makes_a_tornado_and_a_single_thing_does_not() -> None:
    assert "tornado-en" in sea().drawn
    assert "beside-en" not in sea().drawn
    single = LEPANTO.replace("results.3", "results.2")
    assert "tornado-en" not in reported(single, made.at_sea).drawn
    assert "beside-en" in reported(single, made.at_sea).drawn


SWING = (
    LEPANTO.partition("[variants")[0]
    + """[swing]
"combat.gunnery.chart.results.2" = ["SMMMMM", "SSSMMM"]
"combat.gunnery.chart.results.3" = ["SSMMMM", "SSSSMM"]
"""
)
SCREEN = (
    LEPANTO.partition("[variants")[0]
    + """[screen]
walks = 2
[screen.values]
"combat.gunnery.chart.results.2" = ["SMMMMM", "SSSMMM"]
"combat.gunnery.chart.results.3" = ["SSMMMM", "SSSSMM"]
"""
)


def test_a_study_that_swings_values_has_the_tornado_of_its_summary() -> None:
    told, found = reported(SWING, made.at_sea), summary(Design.read(SWING), made.rows(SWING, made.at_sea))
    assert "tornado-en" in told.drawn
    assert len(found.swings) == 2
    words = Words("en", find("lepanto").folder() / "messages")
    for swing in found.swings:
        assert change_of(words, swing.low) in text_of(told, "en")
        assert change_of(words, swing.high) in text_of(told, "en")
    assert "Beside “unchanged”" in text_of(told, "en")


def test_a_study_that_screens_values_says_which_matter_and_nothing_of_its_points() -> None:
    told, found = reported(SCREEN, made.at_sea), summary(Design.read(SCREEN), made.rows(SCREEN, made.at_sea))
    assert found.effects
    assert "screened-en" in told.drawn
    assert not {"shares-en", "beside-en", "tornado-en"} & set(told.drawn)
    text = text_of(told, "en")
    assert "48 games at 6 points" in text
    assert all(path in text for path in found.effects)
    assert "screened-en" not in sea().drawn


def test_margins_need_points_and_losses_need_losers() -> None:
    assert {"margins-en", "losses-en", "turns-en", "where-learning-islamic-en"} <= set(sea().drawn)
    bare = reported(LEPANTO, made.all_to("christian"))
    assert set(bare.drawn) == {f"{name}-{one}" for name in ("shares", "tornado", "lengths") for one in LANGUAGES}
    assert not {"What is lost", "Where it is lost"} & set(headings(bare))


def test_every_kind_of_board_has_its_map() -> None:
    assert "where-fields_of_glory-red-en" in land().drawn
    assert "where-fields_of_glory-blue-en" not in land().drawn
    assert "Toulon" in winter().drawn["where-winter-1744-bourbon-en"]
    assert "Tolón" in winter().drawn["where-winter-1744-bourbon-es"]


def test_kinds_have_a_worth_where_armies_vary_and_else_there_is_a_trade() -> None:
    assert "worth-en" in land().drawn
    assert "What was destroyed for what was lost" not in headings(land())
    assert "worth-en" not in sea().drawn
    assert "What was destroyed for what was lost" in headings(sea())
    assert "Holy League 4 2 2" in re.sub(r" +", " ", text_of(sea(), "en"))


# ------------------------------------------------------------------------------------------------ from outside


def test_whatever_stands_in_the_file_of_a_study_is_only_text() -> None:
    evil = "</title></h1><script>alert(1)</script><img src=x onerror=alert(2)>&amp;\"' </style>"
    variant = "<svg onload=alert(3)>"
    text = LEPANTO.replace('"Who wins?"', f"'''{evil}'''").replace("[variants.sharp]", f'[variants."{variant}"]')
    text += "# <iframe src=http://example.org></iframe>\n"
    told = reported(text, made.at_sea, "<b>my study</b>")
    read = Read(page(told, "en"))
    assert not {"script", "img", "iframe", "b"} & set(read.tags)
    assert not read.links
    assert read.tags["svg"] == Read(page(sea(), "en")).tags["svg"]
    assert evil in unescape(told.bodies["en"])
    assert variant in text_of(told, "es") or variant in unescape(told.bodies["es"])
    for svg in charts(told).values():
        assert not {"script", "b"} & set(Read(svg).tags)
        assert Read(svg).tags["svg"] == 1


@pytest.mark.parametrize("lacking", ["altair", "vl_convert"])
def test_without_the_extra_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch, lacking: str) -> None:
    monkeypatch.setitem(sys.modules, lacking, None)
    with pytest.raises(LabError, match="no-lab"):
        reported(LEPANTO, made.at_sea)
