"""What holds of all questions of Tercios, and what of the secret ones everybody may know."""

from __future__ import annotations

import msgspec
import pytest

from maestre.games.tercios import doctrine
from maestre.games.tercios.abilities.deploying import LieInWait
from maestre.games.tercios.data import OrderKind, Weapon
from maestre.games.tercios.game import game
from maestre.games.tercios.qualities.cards import CardToReact, FireInstead, NewCard, ResistInstead
from maestre.games.tercios.setup.array import Deploying
from maestre.games.tercios.shooting.shots import Aimed
from maestre.games.tercios.shooting.targets import Shoot
from maestre.games.tercios.table.state import SceneryId, UnitId
from maestre.games.tercios.turn.sequence import ACT, HAND_OVER, LEAD
from maestre.miniatures.sides import Side
from maestre.play import Order, questions_of
from tests.games.tercios.board import field
from tests.games.tercios.positions import action, refused

PACKAGE = "maestre.games.tercios"


def test_every_question_has_a_tag_of_its_own_and_a_rule_of_the_book() -> None:
    assert doctrine.INSTRUCTIONS.missing(PACKAGE) == (), "all are imported"
    kinds = questions_of(PACKAGE)
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert len(kinds) > 60
    assert len(set(tags)) == len(tags)
    known = {rule.id for rule in game.catalogue().rules.values()}
    assert [kind.__name__ for kind in kinds if kind.rule not in known] == []


@pytest.mark.parametrize("kind", [NewCard, CardToReact, FireInstead, ResistInstead])
def test_everybody_may_know_whose_card_is_chosen_in_secret(kind: type[NewCard | FireInstead]) -> None:
    question = kind(UnitId("B1-1"))
    assert question.secret
    assert msgspec.json.decode(msgspec.json.encode(question.public())).keys() == {"type", "unit"}


@pytest.mark.rule("6.12")
def test_nobody_else_is_told_where_an_ambush_could_lie() -> None:
    deploying = Deploying(Side.BLUE, (), ("B1",), "B1", "B1-1")
    assert LieInWait(deploying, (SceneryId("S1"),)).public() == deploying


@pytest.mark.rule("4.08")
def test_a_shot_is_written_as_its_target_its_weapon_and_whence() -> None:
    shot = Aimed(UnitId("R1-1"), Weapon.PISTOL, "left")
    question = Shoot(UnitId("B1-1"), OrderKind.FIRE, (shot,))
    assert question.choice().options == (f"R1-1/{Weapon.PISTOL}/left", "hold")
    assert question.read(question.word(shot)) == shot
    assert question.read("hold") is None


@pytest.mark.rule("2.07")
@pytest.mark.parametrize(
    ("order", "key"),
    [
        (Order(ACT), "not-your-troop"),
        (Order(LEAD), "not-your-leader"),
        (Order(LEAD, "B0", ("B1-1",)), "unreadable"),
        (Order(HAND_OVER), "not-an-option"),
    ],
)
def test_an_order_that_names_nobody_or_too_many_is_refused(order: Order, key: str) -> None:
    refused(action(field()), "blue", order, "2.07", key)
