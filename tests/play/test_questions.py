"""Questions that answer for themselves, asked of a tiny game: two scouts, one of whom has buried something."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Annotated, Any, ClassVar

import msgspec
import pytest

from maestre.play import (
    Answer,
    Ask,
    Assumption,
    ByQuestion,
    Deed,
    Deeds,
    Each,
    EachOf,
    Game,
    Message,
    Offer,
    OneOf,
    Order,
    Orders,
    Outcome,
    Pick,
    Procedure,
    Question,
    Refused,
    Some,
    SomeOf,
    State,
    Table,
    YesNo,
    ask,
    questions_of,
    sight,
    together,
    view,
)

HOLES = 5
UNKNOWN = -1


class Field(State, kw_only=True):
    hole: int = 0
    dug: tuple[int, ...] = ()
    heard: tuple[Any, ...] = ()
    step: int = 0


class Bury(OneOf[Field, int], frozen=True, tag="bury"):
    """Where it is buried."""

    rule: ClassVar = "1"
    secret: ClassVar = True
    prefix: ClassVar = "bury"

    def options(self) -> tuple[int, ...]:
        return tuple(range(1, HOLES + 1))


class Listen(YesNo[Field], frozen=True, tag="listen"):
    """Whether to listen at the ground."""

    rule: ClassVar = "2"
    window: ClassVar = "listening"
    no: ClassVar = "walk-on"
    yes: ClassVar = "listen"
    assumed: ClassVar = ("walk-on", "assume-nobody-listens")
    who: str

    def standing(self, seen: Field, orders: tuple[str, ...]) -> bool | None:
        return {"always": True, "never": False, "where": seen.hole != UNKNOWN}.get(orders[0])


class Tools(SomeOf[Field, str], frozen=True, tag="tools"):
    """What one takes along."""

    rule: ClassVar = "3"

    def options(self) -> tuple[str, ...]:
        return "spade", "rope", "lamp"

    def least(self) -> int:
        return 1

    def most(self) -> int:
        return 2


class Camps(EachOf[Field], frozen=True, tag="camps"):
    """Where the tents stand: not beside each other in one row."""

    rule: ClassVar = "4"

    def choice(self) -> Each:
        return Each((("first", ("east", "west")), ("second", ("east", "west"))))

    def check(self, seen: Field, value: dict[str, str]) -> None:
        if value["first"] == value["second"]:
            raise Refused("4", "same-row", row=value["first"])

    def propose(self, seen: Field, rng: Random) -> Iterator[dict[str, str]]:
        east = rng.choice(("first", "second"))
        yield {one: "east" if one == east else "west" for one in ("first", "second")}


class Dig(Deed[Field], frozen=True):
    """Dig at a place; one has dug there but once."""

    verb: ClassVar = "dig"
    at: Annotated[int, msgspec.Meta(ge=1, le=HOLES)]

    def check(self, seen: Field, seat: str) -> None:
        if self.at in seen.dug:
            raise Refused("5", "dug-already", at=self.at)
        if seen.hole == self.at:
            raise Refused("5", "too-easy", at=self.at)

    def describe(self, seen: Field) -> Message:
        return Message.of("dig-here", at=self.at)


class Call(Deed[Field], frozen=True):
    """Call others by their names."""

    verb: ClassVar = "call"
    first: str
    others: tuple[str, ...] = ()

    def check(self, seen: Field, seat: str) -> None:
        if self.first == seat:
            raise Refused("5", "calls-oneself")

    def describe(self, seen: Field) -> Message:
        return Message("calls")


class Rest(Deed[Field], frozen=True):
    """Do nothing."""

    verb: ClassVar = "rest"

    def check(self, seen: Field, seat: str) -> None:
        pass

    def describe(self, seen: Field) -> Message:
        return Message("rests")


class Day(Deeds[Field, Dig | Call | Rest], frozen=True, tag="day"):
    """What is done in a day."""

    rule: ClassVar = "5"

    @classmethod
    def kinds(cls) -> tuple[type[Dig | Call | Rest], ...]:
        return Dig, Call, Rest

    def propose(self, seen: Field, rng: Random) -> Iterator[Dig | Call | Rest]:
        yield Rest()


class Scouts(Game[Field]):
    """One buries, the other digs."""

    key: ClassVar = "scouts"
    rules: ClassVar = 1
    seats: ClassVar = ("owner", "digger")
    scenarios: ClassVar = ("field",)
    options: ClassVar[dict[str, tuple[Any, ...]]] = {}
    state = Field
    package: ClassVar = "tests.play"

    def setup(self, scenario: str, options: dict[str, Any]) -> Field:
        return Field()

    def step(self, state: Field) -> Procedure[None]:
        state.step += 1
        state.hole = yield from ask("owner", Bury())
        listened = yield from ask("digger", Listen("digger"))
        tools = yield from together({"owner": Tools(), "digger": Tools()}, about="packing")
        camps = yield from ask("digger", Camps())
        day = yield from ask("digger", Day("digger"))
        if isinstance(day, Dig):
            state.dug += (day.at,)
        state.heard = (listened, tools["owner"], tools["digger"], camps["first"], type(day).__name__)

    def outcome(self, state: Field) -> Outcome | None:
        return Outcome(None, "over") if state.step == 2 else None

    def turn(self, state: Field) -> int:
        return 0

    def view(self, state: Field, seat: str) -> Field:
        return state if seat == "owner" else msgspec.structs.replace(state, hole=UNKNOWN)


GAME = Scouts()


def opened(*answers: tuple[str, Answer]) -> Table[Field]:
    table = Table.new(GAME, seed=bytes(32))
    for seat, answer in answers:
        table.say(seat, answer)
    return table


BURIED = ("owner", "3")
PASSED = ("digger", "walk-on")
PACKED = (("owner", ("spade",)), ("digger", ("rope", "lamp")))
CAMPED = ("digger", {"first": "east", "second": "west"})


def to_the_day() -> Table[Field]:
    return opened(BURIED, PASSED, *PACKED, CAMPED)


def test_a_rule_hears_values_and_the_record_keeps_plain_words() -> None:
    table = to_the_day()
    table.say("digger", Order("dig", "4"))
    assert table.quiet.hole == 3
    assert table.quiet.heard == (False, ("spade",), ("rope", "lamp"), "east", "Dig")
    assert [entry.answer for entry in table.entries] == [  # type: ignore[union-attr]
        "3",
        "walk-on",
        ("spade",),
        ("rope", "lamp"),
        {"first": "east", "second": "west"},
        Order("dig", "4"),
    ]
    again = Table.resume(GAME, table.header, None, table.entries, checked=True)
    assert again.fingerprint() == table.fingerprint()


def test_a_question_gives_the_ask_its_shape_rule_window_and_secrecy() -> None:
    assert opened().request == Ask("owner", Pick(("1", "2", "3", "4", "5")), "1", Bury(), secret=True)
    listen = Listen("digger")
    assert opened(BURIED).request == Ask("digger", Pick(("walk-on", "listen")), "2", listen, window="listening")
    packing = opened(BURIED, PASSED)
    assert packing.asked("owner") == Ask("owner", Some(("spade", "rope", "lamp"), 1, 2), "3", Tools(), secret=True)
    assert to_the_day().request == Ask("digger", Orders(("dig", "call", "rest")), "5", Day("digger"))


def test_an_answer_is_judged_by_what_the_asked_seat_sees() -> None:
    """The digger may dig where it lies: that it is there is not theirs to know."""
    table = to_the_day()
    assert table.state.hole == 3
    table.check("digger", Order("dig", "3"))
    with pytest.raises(Refused, match="too-easy"):
        table.asked("digger").check(table.state, Order("dig", "3"))  # type: ignore[union-attr]


def test_the_view_by_which_answers_are_judged_is_made_once_for_each_request(monkeypatch: pytest.MonkeyPatch) -> None:
    table = to_the_day()
    looks: list[str] = []

    def looked(game: Scouts, state: Field, seat: str) -> Field:
        looks.append(seat)
        return msgspec.structs.replace(state, hole=UNKNOWN)

    monkeypatch.setattr(Scouts, "view", looked)
    for at in range(1, HOLES + 1):
        table.check("digger", Order("dig", str(at)))
    assert looks == ["digger"]
    table.say("digger", Order("dig", "2"))
    table.check("owner", "1")
    assert looks == ["digger", "owner"]


@pytest.mark.parametrize(
    ("order", "key"),
    [
        (Order("dig"), "unreadable"),
        (Order("dig", "0"), "unreadable"),
        (Order("dig", "2.0"), "unreadable"),
        (Order("dig", str(HOLES + 1)), "unreadable"),
        (Order("dig", "2", ("3",)), "unreadable"),
        (Order("call", "digger"), "calls-oneself"),
        (Order("rest", "digger"), "unreadable"),
        (Order("sing"), "not-an-option"),
    ],
)
def test_an_order_that_makes_no_deed_is_refused_under_the_rule_of_its_question(order: Order, key: str) -> None:
    with pytest.raises(Refused) as refused:
        to_the_day().check("digger", order)
    assert (refused.value.rule, refused.value.message.key) == ("5", key)


def test_a_deed_is_read_into_its_fields_and_written_as_it_was() -> None:
    day = Day("digger")
    for order, deed in (
        (Order("dig", "1"), Dig(1)),
        (Order("dig", str(HOLES)), Dig(HOLES)),
        (Order("call", "a"), Call("a")),
        (Order("call", "a", ("b", "c")), Call("a", ("b", "c"))),
        (Order("rest"), Rest()),
    ):
        assert day.read(order) == deed
        assert day.word(deed) == order


def test_a_rule_across_keys_is_checked_on_both_sides() -> None:
    table = opened(BURIED, PASSED, *PACKED)
    table.check("digger", {"first": "west", "second": "east"})
    with pytest.raises(Refused, match="same-row"):
        table.check("digger", {"first": "west", "second": "west"})


def test_proposals_are_allowed_and_keep_to_how_many_may_be_named() -> None:
    counts = {len(next(Tools().propose(Field(), Random(number)))) for number in range(50)}
    assert counts == {1, 2}
    table = opened()
    while table.request is not None:
        seat = table.waiting()[0]
        table.say(seat, next(table.proposals(seat, Random(table.sequence))))
    assert table.quiet.step == 2


def test_others_know_all_of_an_open_question_and_nothing_of_a_secret_one() -> None:
    burying = sight(opened(), "digger").waiting
    assert burying is not None
    assert (burying.rule, burying.about) == ("1", None)
    listening = sight(opened(BURIED), "owner").waiting
    assert listening is not None
    assert listening.about == Listen("digger")
    packing = sight(opened(BURIED, PASSED), "").waiting
    assert packing is not None
    assert packing.about == "packing"


def test_a_standing_order_answers_a_window_by_the_view_of_its_seat() -> None:
    for orders, listened in ((("always",), True), (("never",), False), (("where",), False)):
        table = Table.new(GAME, seed=bytes(32))
        table.stand("digger", orders)
        table.say("owner", "3")
        assert isinstance(table.request, object)
        assert table.entries[-1].answer == ("listen" if listened else "walk-on")  # type: ignore[union-attr]
    table = Table.new(GAME, seed=bytes(32))
    table.stand("digger", ("what?",))
    table.say("owner", "3")
    assert isinstance(table.request, Ask)
    assert table.request.about == Listen("digger")


def test_options_are_offered_worded_and_assumed_by_their_class() -> None:
    table = opened()
    asked = table.asked("owner")
    assert asked is not None
    assert next(asked.about.offers(table.state, "")) == Offer("1", Message("bury-1"), touches=("1",))
    assert tuple(asked.about.offers(table.state, "something")) == ()
    assert asked.about.assume(table.state) is None
    listening = opened(BURIED).asked("digger")
    assert listening is not None
    assert listening.about.assume(table.state) == Assumption("walk-on", Message("assume-nobody-listens"))
    day = to_the_day().asked("digger")
    assert day is not None
    assert day.describe(table.state, Order("dig", "2")) == Message.of("dig-here", at=2)
    assert day.snap(table.state, Order("dig", "2")).answer == Order("dig", "2")


def test_a_view_is_imagined_with_its_hidden_answers_drawn_afresh() -> None:
    seen = view(opened(BURIED), "digger")
    assert seen.now.hole == UNKNOWN
    assert seen.ask is not None
    assert msgspec.json.decode(msgspec.json.encode(seen.ask.about)) == {"type": "listen", "who": "digger"}


def test_a_question_of_which_something_is_missing_cannot_be_asked() -> None:
    class Unchecked(EachOf[Field], frozen=True, tag="unchecked"):
        rule: ClassVar = "4"

        def choice(self) -> Each:
            return Each(())

        def propose(self, seen: Field, rng: Random) -> Iterator[dict[str, str]]:
            yield {}

    with pytest.raises(TypeError, match="check"):
        Unchecked()  # type: ignore[abstract]
    assert Unchecked not in questions_of("tests.play")


def test_mypy_refuses_a_question_without_a_check(tmp_path: Any) -> None:
    (tmp_path / "unchecked.py").write_text(
        "from collections.abc import Iterator\nfrom random import Random\nfrom typing import ClassVar\n"
        "from maestre.play import Each, EachOf, State\n\n"
        "class Unchecked(EachOf[State], frozen=True, tag='unchecked'):\n"
        "    rule: ClassVar = '4'\n\n"
        "    def choice(self) -> Each:\n        return Each(())\n\n"
        "    def propose(self, seen: State, rng: Random) -> Iterator[dict[str, str]]:\n        yield {}\n\n"
        "Unchecked()\n"
    )
    command = [sys.executable, "-m", "mypy", "--no-incremental", "--follow-imports=silent", "unchecked.py"]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
    assert said.returncode == 1
    assert 'abstract attribute "check"' in said.stdout


HANDLED = ByQuestion[str, str]()


@HANDLED.of(Bury, Tools)
def _secretly(name: str, question: Bury | Tools) -> str:
    return f"{name} {question.rule}"


def test_a_layer_above_handles_questions_by_class_and_knows_which_are_missing() -> None:
    assert HANDLED("ana", Bury()) == "ana 1"
    assert Tools() in HANDLED
    assert Listen("a") not in HANDLED
    missing = set(HANDLED.missing("tests.play"))
    assert missing >= {"Listen", "Camps", "Day"}
    assert not missing & {"Bury", "Tools"}
    assert {kind.__name__ for kind in questions_of("tests.play")} >= {"Bury", "Listen", "Tools", "Camps", "Day"}
    with pytest.raises(AssertionError, match="twice"):
        HANDLED.of(Bury)(_secretly)


class Packed(SomeOf[Field, str], frozen=True):
    def options(self) -> tuple[str, ...]:
        return ("rope",)


def test_what_questions_have_in_common_is_no_question_as_long_as_it_has_no_rule() -> None:
    assert Packed not in questions_of("tests.play")
    assert "Packed" not in HANDLED.missing("tests.play")


def test_a_question_says_what_it_has_against_an_answer() -> None:
    same = {"first": "east", "second": "east"}
    refusal = Camps().refusal(Field(), same)
    assert refusal is not None
    assert refusal.message.key == "same-row"
    assert Camps().refusal(Field(), {"first": "east", "second": "west"}) is None
    assert issubclass(Camps, Question)


def test_an_order_is_read_the_same_however_it_came_about() -> None:
    """A deed that was made by hand, and cannot be read, is refused though it has just been written."""
    day = Day("digger")
    for unread in (Dig(HOLES + 1), Call("")):
        with pytest.raises(Refused, match="unreadable"):
            day.read(day.word(unread))
    for deed in (Dig(2), Call("a", ("b",)), Rest()):
        order = day.word(deed)
        assert day.read(order) == day.read(Order(order.verb, order.piece, order.objects)) == deed
