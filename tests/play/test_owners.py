"""Figures of an owner: what is written out can be read in again, changed, and is refused with where and why."""

from __future__ import annotations

import tomllib
from random import Random

import pytest
from msgspec import UNSET

from maestre.play import Message, Table, find, installed, log
from maestre.play.record import Said
from maestre.play.written.datatables import OWNER, REBUILT
from maestre.play.written.owners import LONGEST_FIGURES, BadFigures, exported, figures_of, opened, owned

GAMES = sorted(key for key in installed() if find(key).figures is not None)
LEPANTO = find("lepanto")
CHART = '4 = "SSSSMM"'
GALLEY = "combat.gunnery.profile.galley"
HEXES = 'hexes = [[1, 0, "bow", 2], [2, 0, "bow", 1]]'


def mine(text: str = CHART, put: str = '4 = "SSSSSM"') -> str:
    whole = exported(LEPANTO, "en", "mine")
    assert whole.count(text) == 1
    return whole.replace(text, put)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("whole", [True, False])
def test_what_is_written_out_says_what_the_game_says(key: str, language: str, *, whole: bool) -> None:
    game = find(key)
    text = exported(game, language, "head", whole=whole)
    assert len(text) <= LONGEST_FIGURES
    assert figures_of(owned(game, text)).digest == ""
    told = tomllib.loads(text)
    assert told.pop("game") == key
    if whole:
        assert {f"{stem}.toml" for stem in told} == {*figures_of(game).origin.names}


@pytest.mark.parametrize("key", GAMES)
def test_all_that_was_rebuilt_is_written_out_and_nothing_else(key: str) -> None:
    """A table of which a part has its own provenance stands there without that part."""
    game = find(key)
    few, all_ = (_headers(exported(game, "en", "", whole=whole)) for whole in (False, True))
    rebuilt = {name for name, source in figures_of(game).provenance.items() if REBUILT in source.provenance}
    others = set(figures_of(game).provenance) - rebuilt
    assert rebuilt & all_
    assert rebuilt & all_ <= few
    assert not few & others


def _headers(text: str) -> set[str]:
    return {line.strip("[]") for line in text.splitlines() if line.startswith("[")}


def test_a_changed_table_is_the_owners_and_its_neighbours_stay_what_they_were() -> None:
    own, theirs = figures_of(LEPANTO), figures_of(owned(LEPANTO, mine()))
    changed = {name for name, source in theirs.provenance.items() if source != own.provenance[name]}
    assert changed == {"combat.gunnery.chart"}
    assert theirs.provenance["combat.gunnery.chart"].provenance == OWNER
    assert theirs.digest == figures_of(owned(LEPANTO, f"# a remark\n{mine()}")).digest != ""
    assert figures_of(LEPANTO) is own


def test_a_file_of_one_table_is_enough() -> None:
    one = 'game = "lepanto"\n[combat.gunnery.chart.results]\n4 = "SSSSSM"\n'
    assert figures_of(owned(LEPANTO, one)).digest == figures_of(owned(LEPANTO, mine())).digest


def test_a_reason_that_rests_on_an_owners_figures_is_kept_nowhere() -> None:
    why = Message("reason-for")
    for game, kept in ((LEPANTO, why), (owned(LEPANTO, mine()), UNSET)):
        table = Table.new(game, "learning")
        (seat,) = table.waiting()
        table.say(seat, next(table.proposals(seat, Random(1))), why=why)
        assert [entry.why for entry in table.entries if isinstance(entry, Said)] == [kept]
        assert bool([line for line in log(table, seat, reasons=True) if line.of]) == bool(kept)


def test_a_game_says_with_which_figures_it_was_played() -> None:
    assert Table.new(opened("lepanto", mine()), "learning").header.figures == figures_of(owned(LEPANTO, mine())).digest
    assert opened("lepanto", mine()) is opened("lepanto", mine())
    assert opened("lepanto", "") is LEPANTO


@pytest.mark.parametrize(
    ("text", "key", "table", "on"),
    [
        (mine(CHART, '4 = "SSS'), "figures-unread", "", "results = {"),
        (mine(CHART, '4 = "SSSXMM"'), "figures-refused", "combat.gunnery.chart", "[combat.gunnery.chart]"),
        (mine(CHART, '4 = "SSSSM"'), "figures-refused", "combat.gunnery.chart", "[combat.gunnery.chart]"),
        (
            mine("max_range = 2", 'max_range = "2"'),
            "figures-refused",
            "combat.gunnery.profile.galley.max_range",
            "max_range",
        ),
        (
            mine("max_range = 2", "max_rang = 2"),
            "figures-no-table",
            "combat.gunnery.profile.galley.max_rang",
            "max_rang",
        ),
        (
            mine("[combat.ramming.chart]", "[combat.raming.chart]"),
            "figures-no-table",
            "combat.raming",
            "[combat.raming",
        ),
        (mine("[combat.ramming.chart]", "[cmbat.ramming.chart]"), "figures-no-file", "cmbat", "[cmbat"),
        (mine('game = "lepanto"', 'game = "mistral"'), "figures-other-game", "", "game ="),
        (mine('game = "lepanto"', ""), "figures-other-game", "", ""),
        ('game = "lepanto"\n', "figures-empty", "", ""),
        ('game = "lepanto"\ncombat = 3\n', "figures-no-file", "combat", "combat ="),
        ('game = "lepanto"\n[combat]\ngunnery = 3\n', "figures-no-table", "combat.gunnery", "gunnery ="),
        ("#" * (LONGEST_FIGURES + 1), "figures-long", "", ""),
        (mine("max_range = 2", "max_range = 1001"), "figures-large", f"{GALLEY}.max_range", "max_range"),
        (mine("max_range = 2", "max_range = -1001"), "figures-large", f"{GALLEY}.max_range", "max_range"),
        (mine("max_range = 2", "max_range = inf"), "figures-large", f"{GALLEY}.max_range", "max_range"),
        (mine("max_range = 2", f"max_range = {'[' * 90_000}"), "figures-unread", "", ""),
        (mine("max_range = 2", f"max_range = {'9' * 90_000}"), "figures-unread", "", ""),
        (mine(HEXES, f"hexes = {[[1, 0, 'bow', 2]] * 65}"), "figures-rows", f"{GALLEY}.hexes", "hexes"),
        (mine(HEXES, f"hexes = [[1, 0, '{'b' * 2001}', 2]]"), "figures-wordy", f"{GALLEY}.hexes", "hexes"),
    ],
)
def test_what_is_wrong_is_said_with_its_table_and_line(text: str, key: str, table: str, on: str) -> None:
    with pytest.raises(BadFigures) as refused:
        owned(LEPANTO, text)
    error = refused.value
    assert (error.key, error.table) == (key, table)
    assert bool(error.line) == bool(on)
    assert not on or text.splitlines()[error.line - 1].startswith(on)


def test_a_file_of_the_longest_size_is_read() -> None:
    text = mine()
    assert figures_of(owned(LEPANTO, text + "#" * (LONGEST_FIGURES - len(text)))).digest


@pytest.mark.parametrize(
    "text",
    [
        mine("max_range = 2", "max_range = 1000"),
        mine(HEXES, f"hexes = {[[1, 0, 'bow', 2]] * 64}"),
        mine(HEXES, f"hexes = [[1, 0, '{'b' * 2000}', 2]]"),
    ],
    ids=["a number", "a list", "a text"],
)
def test_what_is_at_its_bound_is_for_the_game_to_judge(text: str) -> None:
    """The next larger one is refused for its size alone, before the game looks at it."""
    with pytest.raises(BadFigures) as refused:
        owned(LEPANTO, text)
    assert refused.value.key == "figures-refused"
