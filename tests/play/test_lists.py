"""Lists that players write: which switches take them, how they are kept, and how they are refused."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from maestre.play import LONGEST_LIST, Flaw, Flawed, Message, OwnList, PlayError
from maestre.play.written.lists import MOST_FLAWS
from tests.play.tiny import bids


class Guild(type(bids.game)):  # type: ignore[misc]
    """The market, to which merchants bring wares of their own: one word a line, none of them lead."""

    options: ClassVar[dict[str, tuple[Any, ...]]] = {"wares": ("cloth", "wine"), "rain": (False, True)}
    lists: ClassVar = ("wares",)

    def read_list(self, text: str) -> OwnList:
        wares = text.split()
        lead = [
            Flaw("b.1", Message("lead"), Message("no-lead"), str(place))
            for place, ware in enumerate(wares)
            if ware == "lead"
        ]
        dull = [Flaw("b.2", Message("dull"), Message("no-dull"), grave=False)] if "sand" in wares else []
        return OwnList(" ".join(wares) * (50 if "swells" in wares else 1), "wares", len(wares), 9, (*lead, *dull))


guild = Guild()


def test_a_list_is_kept_as_the_game_keeps_it_and_read_again_as_such() -> None:
    chosen = guild.resolve_options({"wares": " salt \n sand "})
    assert chosen == {"wares": "salt sand", "rain": False}
    assert guild.resolve_options(chosen) == chosen
    assert guild.resolve_options({"wares": "wine"})["wares"] == "wine"


def test_a_flawed_list_is_refused_with_all_that_bars_it() -> None:
    with pytest.raises(Flawed) as refused:
        guild.resolve_options({"wares": "lead salt lead sand"})
    assert [flaw.where for flaw in refused.value.flaws] == ["0", "2"], "advice does not bar it"
    assert (refused.value.rule, refused.value.message.args) == ("b.1", (("count", 2),))


def test_only_so_many_flaws_are_told_at_once() -> None:
    assert len(guild.own_list("lead " * 100).flaws) == MOST_FLAWS


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"wares": "x" * (LONGEST_LIST + 1)}, "list-too-long"),
        ({"wares": "swells " * 200}, "list-too-long"),
        ({"wares": "a\ud800b"}, "list-not-text"),
        ({"wares": 5}, "unknown-option"),
        ({"wares": ["salt"]}, "unknown-option"),
        ({"wares": {"a": "x" * 9999}}, "unknown-option"),
        ({"rain": "salt"}, "unknown-option"),
        ({"snow": "salt"}, "unknown-option"),
    ],
)
def test_what_is_no_list_for_this_switch_is_refused(options: dict[str, Any], key: str) -> None:
    with pytest.raises(PlayError) as refused:
        guild.resolve_options(options)
    assert refused.value.message.key == key
    for language in ("es", "en"):
        assert len(guild.speaker(language).say(refused.value.message)) < 300


def test_a_game_without_lists_says_so() -> None:
    for ask in (lambda: bids.game.own_list("salt"), lambda: bids.game.write_list("salt", bids.game.speaker("en"))):
        with pytest.raises(PlayError) as refused:
            ask()
        assert refused.value.message.key == "no-lists"
