"""For the tests of a game: the suite that every game passes, and a table to try a rule at.

``class TestContraband(Conformance): game = contraband.game`` is all that a package writes for the first.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar

import msgspec
import pytest

from maestre.play import SPECTATOR, Ask, Game, State, Table, Together, view
from maestre.play.board import Scene
from maestre.play.board import faults as undrawable
from maestre.play.checking import conformance
from maestre.play.checking.conformance import positions_of
from maestre.play.written.messages import LANGUAGES, Message

__all__ = ["Conformance", "scenes", "table"]

S = TypeVar("S", bound=State)

SEED: Final = bytes(32)
_ANSWERS: Final = 4
_KEPT_FOR_THE_PAGE: Final = "ui-"


def table(
    game: Game[S],
    scenario: str = "",
    *,
    options: dict[str, object] | None = None,
    said: Iterable[tuple[str, object]] = (),
    typed: bool = False,
    **fields: object,
) -> Table[S]:
    """Open a table whose opening has these fields in place of its own, and say these things at it.

    Its dice are always the same; with ``typed`` it waits for `Table.show` to tell what they show.
    """
    header = Table.new(game, scenario, options=options, seed=SEED, typed_dice=typed).header
    start = msgspec.structs.replace(game.setup(header.scenario, header.options), **fields)
    made = Table(game, header, start)
    made.since_quiet()  # so that what a test changes by hand is there at every quiet point that follows
    made.settle()
    for seat, answer in said:
        made.say(seat, answer)
    return made


def scenes(game: Game[S], decisions: int = conformance.DECISIONS) -> tuple[str, ...]:
    """All that is drawn can be drawn and named in every language; all that is offered can be touched."""
    found: dict[str, None] = {}
    words = {language: frozenset(game.speaker(language).keys()) for language in LANGUAGES}
    for where, now in positions_of(game, decisions):
        for seat in (*game.seats, SPECTATOR):
            seen = view(now, seat)
            scene = game.scene(seen.now, seat)
            if scene is None:
                return ()
            wrong = [*undrawable(scene, game.seats), *_unnamed(scene, words)]
            if isinstance(now.request, Ask | Together) and seen.ask is not None:
                wrong += _untouchable(game, seen.now, seen.ask, scene)
            found.update(dict.fromkeys(f"{where}, {seat or 'a spectator'}: {fault}" for fault in wrong))
    return tuple(found)


def _unnamed(scene: Scene, words: dict[str, frozenset[str]]) -> list[str]:
    said = [
        *scene.facts,
        *(piece.called for piece in scene.pieces),
        *(badge.name for piece in scene.pieces for badge in piece.badges),
        *(tray.name for tray in scene.trays),
        *(area.name for area in scene.board.areas if area.name),
        *(edge.name for edge in scene.board.edges if edge.name),
    ]
    return [f"{key!r} is not written in {tongue!r}" for tongue, keys in words.items() for key in _keys(said, keys)]


def _keys(said: list[Message], known: frozenset[str]) -> list[str]:
    return [message.key for message in dict.fromkeys(said) if message.key not in known]


def _untouchable(game: Game[S], seen: S, ask: Ask, scene: Scene) -> list[str]:
    """An offer whose first touch is drawn leads on: the others must be drawn too. One whose is not is a button."""
    drawn = {*scene.places, *(piece.id for piece in scene.pieces)}
    pieces = ("", *ask.about.pieces(seen))
    ways = [offer.touches for piece in pieces for offer in ask.about.offers(seen, piece)]
    lost = [one for way in dict.fromkeys(ways) if way and way[0] in drawn for one in way if one not in drawn]
    return [f"{one!r} is to be touched and is not drawn" for one in dict.fromkeys(lost)]


class Conformance:
    """What every game must pass: subclass it in a test, with a ``game``."""

    game: ClassVar[Game[Any]]
    tests: ClassVar[str] = "tests"
    """The folder of the game's tests, from where pytest is started."""

    @pytest.fixture
    def decisions(self, request: pytest.FixtureRequest) -> int:
        """How many decisions by chance each check makes; ``pytest --decisions`` says."""
        return int(request.config.getoption("--decisions"))

    def test_its_state_is_plain(self) -> None:
        """A shallow copy is safe."""
        assert not conformance.plain_state(self.game)

    def test_it_speaks_every_language(self) -> None:
        """All that it says is written, and nothing that belongs to the page."""
        assert not conformance.messages(self.game)
        keys = self.game.speaker(LANGUAGES[0]).keys()
        assert not [key for key in keys if key.startswith(_KEPT_FOR_THE_PAGE)]

    def test_ids_and_not_pieces_cross_a_yield(self) -> None:
        """What was read before a question may be stale after it."""
        assert not conformance.entity_parameters(self.game)

    def test_the_same_seed_gives_the_same_game(self, decisions: int) -> None:
        """Under every hash seed."""
        assert not conformance.deterministic(self.game, decisions=decisions)

    def test_saved_forked_undone_and_replayed_it_is_the_same(self, decisions: int) -> None:
        """Whatever is done to a table, it is the same table."""
        assert not conformance.save_fork_undo_replay(self.game, decisions=decisions)

    def test_invariants_hold_and_all_can_be_told(self, decisions: int) -> None:
        """At every request of whole games."""
        assert not conformance.invariants(self.game, decisions=decisions)

    def test_wrong_answers_are_refused_in_words(self, decisions: int) -> None:
        """Under a rule of the catalogue, and they change nothing."""
        assert not conformance.refusals(self.game, decisions=decisions)

    def test_no_seat_learns_what_is_hidden(self, decisions: int) -> None:
        """What a seat imagines looks to it like the truth."""
        assert not conformance.no_leak(self.game, decisions=decisions)

    def test_secret_answers_stay_secret(self, decisions: int) -> None:
        """Whatever was said."""
        assert not conformance.keeps_secrets(self.game, decisions=decisions)

    def test_its_scenes_can_be_drawn_and_touched(self, decisions: int) -> None:
        """By any client, in any language."""
        assert not scenes(self.game, decisions)

    def test_every_rule_has_its_code_and_its_test(self, request: pytest.FixtureRequest) -> None:
        """By the ids of the catalogue."""
        assert not conformance.coverage(self.game, Path(request.config.rootpath) / self.tests)
