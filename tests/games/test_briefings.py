"""Briefings: every part of every scenario is said in both languages, shortly, with the figures of the game itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from maestre.games.aguila.game import game as aguila
from maestre.games.lepanto.game import game as lepanto
from maestre.games.mistral.game import game as mistral
from maestre.games.tercios.game import game as tercios
from maestre.play import Announced, Briefing, Game, Message
from maestre.play.briefing import ART, BRIEFINGS, announced
from maestre.play.written.datatables import DataError
from maestre.play.written.messages import LANGUAGES, problems
from tests.play.tiny import cards

GAMES: tuple[Game[Any], ...] = (lepanto, tercios, aguila, mistral)
SCENARIOS = [pytest.param(game, scenario, id=f"{game.key} {scenario}") for game in GAMES for scenario in game.scenarios]
LONGEST = 400
LONG = ("war_escalation", "crossing_of_fates")
"""The battles of Águila that last longer than others (16.10)."""


def briefing(game: Game[Any], scenario: str, **options: object) -> Briefing:
    found = game.briefing(scenario, options)
    assert found is not None
    return found


def parts(found: Briefing) -> Iterator[Message]:
    yield from (found.who, found.where, *found.aims.values(), found.win, found.long, *found.know)


def said(game: Game[Any], message: Message, language: str = "en") -> str:
    return game.briefer(language).say(message)


def numbers(game: Game[Any], message: Message, language: str = "en") -> list[int]:
    """The numbers in a sentence, in their order."""
    return [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", said(game, message, language))]


# ---------------------------------------------------------------------------------------------------- what is announced


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_scenario_is_announced_with_its_length_its_level_and_a_picture(game: Game[Any]) -> None:
    told = game.announced()
    assert set(told) == set(game.scenarios)
    assert all(one.picture == f"{name}.webp" for name, one in told.items()), "of those that are in the folder of art"
    easiest = min(told.values(), key=lambda one: one.minutes)
    assert easiest.level == min(one.level for one in told.values()), "the short one is for newcomers"


def test_a_picture_that_is_not_there_is_not_told_of(tmp_path: Path) -> None:
    (tmp_path / BRIEFINGS).mkdir()
    written = '[hill]\nminutes = 30\nlevel = 1\npicture = "hill.webp"\n'
    (tmp_path / BRIEFINGS / "scenarios.toml").write_text(written)
    assert announced(tmp_path) == {"hill": Announced(30, 1)}
    (tmp_path / ART).mkdir()
    (tmp_path / ART / "hill.webp").touch()
    assert announced(tmp_path) == {"hill": Announced(30, 1, "hill.webp")}
    (tmp_path / BRIEFINGS / "scenarios.toml").write_text(written.replace("level = 1", "level = 4"))
    with pytest.raises(DataError, match=r"scenarios\.toml"):
        announced(tmp_path)
    assert announced(tmp_path / "nowhere") == {}


# --------------------------------------------------------------------------------------------------------- what is said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_part_is_said_on_a_phone_screen(game: Game[Any], scenario: str, language: str) -> None:
    found, speaker = briefing(game, scenario), game.briefer(language)
    assert tuple(found.aims) == game.seats
    assert len(found.know) == 3
    for part in parts(found):
        words = speaker.say(part)
        assert 0 < len(words) <= LONGEST, part.key
        assert "briefing-" not in words
        assert not re.search(r"[{}$_]|-name\b", words), words


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_is_written_is_whole_in_both_languages_and_all_of_it_is_used(game: Game[Any]) -> None:
    folder = game.folder()
    assert problems(folder / "messages", folder / BRIEFINGS) == ()
    used = {part.key for scenario in game.scenarios for part in parts(briefing(game, scenario))}
    for language in LANGUAGES:
        text = (folder / BRIEFINGS / f"{language}.ftl").read_text(encoding="utf-8")
        written = set(re.findall(r"^(briefing-[\w-]+) =", text, re.MULTILINE))
        referred = set(re.findall(r"\{ (briefing-[\w-]+) \}", text))
        assert written == used | referred


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_figure_is_typed_in_but_years(game: Game[Any], language: str) -> None:
    text = (game.folder() / BRIEFINGS / f"{language}.ftl").read_text(encoding="utf-8")
    sentences = re.sub(r"^briefing-[\w-]+ =|\{ briefing-[\w-]+ \}", "", text, flags=re.MULTILINE)
    assert {number for number in re.findall(r"\d+", sentences) if len(number) != 4} == set()


def test_a_game_without_briefings_has_none() -> None:
    assert cards.game.briefing("duel", {}) is None


# --------------------------------------------------------------------------------------------------- whether it is true


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", lepanto.scenarios)
def test_lepanto_counts_its_ships_and_turns(scenario: str, language: str) -> None:
    found, start = briefing(lepanto, scenario), lepanto.setup(scenario, lepanto.resolve_options({}))
    fleets = [sum(ship.side == seat for ship in start.ships.values()) for seat in lepanto.seats]
    assert numbers(lepanto, found.who, language) == fleets
    assert numbers(lepanto, found.long, language) == [lepanto.figures.scenarios[scenario].last_turn]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", tercios.scenarios)
@pytest.mark.parametrize(
    ("length", "turns"), [("variable", [5, 8, 5, 5]), ("turns_2", [2]), ("turns_10", [10]), ("time", [])]
)
def test_tercios_counts_its_troops_and_says_how_it_ends(
    scenario: str, length: str, turns: list[int], language: str
) -> None:
    found = briefing(tercios, scenario, length=length)
    start = tercios.setup(scenario, tercios.resolve_options({"length": length}))
    armies = [sum(unit.side == seat for unit in start.units.values()) for seat in tercios.seats]
    assert numbers(tercios, found.who, language) == armies
    assert sorted(numbers(tercios, found.long, language)) == sorted(turns)


def test_tercios_names_the_armies_that_were_chosen() -> None:
    found = briefing(tercios, "fields_of_glory", blue_army="poland_1000", red_army="muscovy_1000")
    assert said(tercios, found.who).startswith("Polish-Lithuanian Commonwealth")
    assert "Muscovy" in said(tercios, found.who)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("scenario", "first", "last"),
    [
        *((each, 6, 9) for each in aguila.scenarios if each not in {*LONG, "learning", "borodino"}),
        *((each, 7, 10) for each in LONG),
        ("borodino", 7, 9),
        ("learning", 4, 4),
    ],
)
def test_aguila_says_its_first_and_last_turn(scenario: str, first: int, last: int, language: str) -> None:
    found = numbers(aguila, briefing(aguila, scenario).long, language)
    assert {*found} == {first, last}


@pytest.mark.parametrize(
    ("scenario", "part", "expected"),
    [
        ("pitched_battle", "win", [200]),
        ("war_escalation", "win", [200]),
        ("war_escalation", "where", [3, 5]),
        ("assault_position", "win", [2, 3, 1, 2]),
        ("defend_farm", "win", [6]),
        ("control_region", "win", [6]),
        ("battle_for_bridge", "win", [6]),
        ("defend_village", "win", [4]),
        ("crossing_of_fates", "win", [4, 2, 1, 3, 2, 3, 4]),
        ("oblique_line", "win", [2, 3, 1, 4]),
        ("divide_et_impera", "win", [1, 2, 3, 4, 201]),
        ("borodino", "win", [2, 1, 1, 2]),
    ],
)
def test_aguila_says_what_the_book_prints_of_each_scenario(scenario: str, part: str, expected: list[int]) -> None:
    message = getattr(briefing(aguila, scenario), part)
    assert numbers(aguila, message) == numbers(aguila, message, "es") == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("scenario", "first_year", "expected"),
    [
        ("winter-1744", "1740", [4, 4]),
        *((year, "1740", [16, 4]) for year in ("1740", "1741", "1742", "1743", "1744", "1745", "1746")),
        ("1747", "1740", [5, 32, 1747, 1748]),
        ("campaign", "1740", [7 * 16 + 5, 9 * 16, 1747, 1748]),
        ("campaign", "1748", [1, 16, 1747, 1748]),
    ],
)
def test_mistral_says_its_turns_and_where_the_end_is_uncertain_both_bounds(
    scenario: str, first_year: str, expected: list[int], language: str
) -> None:
    found = briefing(mistral, scenario, first_year=first_year)
    assert numbers(mistral, found.long, language) == expected


@pytest.mark.parametrize("scenario", mistral.scenarios)
def test_mistral_says_the_year_and_the_prestige_with_which_it_begins(scenario: str) -> None:
    found, start = briefing(mistral, scenario), mistral.setup(scenario, mistral.resolve_options({}))
    assert str(start.year) in said(mistral, found.where)
    assert numbers(mistral, found.win)[:2] == [start.books[fleet].prestige for fleet in start.books]
    fleets = mistral.figures.formations.fleets
    sail = [
        sum(len(one.ships) for one in start.squadrons.values() if fleets[one.contingent] == seat)
        for seat in mistral.seats
    ]
    assert numbers(mistral, found.who) == sail


# ------------------------------------------------------------------------------------------------------- other figures


@pytest.mark.parametrize(
    ("game", "scenario", "part", "file", "was", "now"),
    [
        (lepanto, "learning", "long", "scenarios.toml", "turns = [1, 8]", "turns = [1, 7]"),
        (tercios, "learning", "win", "battle.toml", "commander = 3", "commander = 4"),
        (aguila, "pitched_battle", "win", "scenarios.toml", "draw = 200", "draw = 250"),
        (mistral, "1744", "win", "prestige.toml", "more_orders = 1", "more_orders = 2"),
    ],
    ids=["lepanto", "tercios", "aguila", "mistral"],
)
def test_with_other_figures_a_briefing_tells_those(
    game: Game[Any], scenario: str, part: str, file: str, was: str, now: str
) -> None:
    text = (game.folder() / "data" / file).read_text(encoding="utf-8")
    assert was in text
    other = game.with_figures({file: text.replace(was, now, 1)})
    before, after = (numbers(one, getattr(briefing(one, scenario), part)) for one in (game, other))
    assert before != after
    assert len(before) == len(after)
