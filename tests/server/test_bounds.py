"""How much a call or a form may hold: both sides of each bound, and what is said beyond it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from maestre.play import EFFORT, LONGEST_LIST, Message
from maestre.play.asking.bounds import LONGEST_WORD, MOST_NAMED
from maestre.server.web.forms import FromBrowser, NewRoom, PasskeyAnswer, WrittenList, WrittenTable
from maestre.server.wire import (
    LATEST,
    LONGEST_ENTROPY,
    LONGEST_NAME,
    MOST_BACK,
    MOST_SEATS,
    MOST_STANDING,
    MOST_SWITCHES,
    Call,
    Refusal,
    read_call,
    unreadable_call,
)

SAY: dict[str, Any] = {"is": "say", "game": "g", "seat": "s", "reply": "r", "answer": "a"}
UNDO: dict[str, Any] = {"is": "undo", "game": "g", "seat": "s", "reply": "r"}
COMMAND: dict[str, Any] = {**UNDO, "is": "command", "pieces": [], "order": {"verb": "v"}}
STAND: dict[str, Any] = {**UNDO, "is": "stand", "orders": []}
LOOK: dict[str, Any] = {"is": "look", "game": "g", "seat": "s"}
OPEN: dict[str, Any] = {"is": "open", "game": "g", "key": "k", "scenario": "c", "options": {}, "seats": {}}
OFFERS: dict[str, Any] = {"is": "offers", "game": "g", "seat": "s"}


def many(count: int, value: object) -> dict[str, object]:
    return {f"k{number}": value for number in range(count)}


AT_THE_BOUND: list[tuple[dict[str, Any], str, Any, Any, str, int]] = [
    (SAY, "game", "x" * LONGEST_NAME, "x" * (LONGEST_NAME + 1), "beyond-text", LONGEST_NAME),
    (SAY, "seat", "x" * LONGEST_NAME, "x" * (LONGEST_NAME + 1), "beyond-text", LONGEST_NAME),
    (SAY, "reply", "x" * LONGEST_NAME, "x" * (LONGEST_NAME + 1), "beyond-text", LONGEST_NAME),
    (UNDO, "reply", "x" * LONGEST_NAME, "x" * (LONGEST_NAME + 1), "beyond-text", LONGEST_NAME),
    (UNDO, "count", MOST_BACK, MOST_BACK + 1, "beyond-number", MOST_BACK),
    (UNDO, "count", 1, 0, "beyond-least", 1),
    (UNDO, "agreed", ["s"] * MOST_SEATS, ["s"] * (MOST_SEATS + 1), "beyond-list", MOST_SEATS),
    (COMMAND, "pieces", ["p"] * MOST_NAMED, ["p"] * (MOST_NAMED + 1), "beyond-list", MOST_NAMED),
    (COMMAND, "pieces", ["p" * LONGEST_WORD], ["p" * (LONGEST_WORD + 1)], "beyond-text", LONGEST_WORD),
    (STAND, "orders", ["o"] * MOST_STANDING, ["o"] * (MOST_STANDING + 1), "beyond-list", MOST_STANDING),
    (STAND, "orders", ["o" * LONGEST_WORD], ["o" * (LONGEST_WORD + 1)], "beyond-text", LONGEST_WORD),
    (LOOK, "since", LATEST, LATEST + 1, "beyond-number", LATEST),
    (LOOK, "known", -1, -2, "beyond-least", -1),
    (OPEN, "options", many(MOST_SWITCHES, 1), many(MOST_SWITCHES + 1, 1), "beyond-list", MOST_SWITCHES),
    (OPEN, "seats", many(MOST_SEATS, "p"), many(MOST_SEATS + 1, "p"), "beyond-list", MOST_SEATS),
    (OPEN, "entropy", {"s": "x" * LONGEST_ENTROPY}, {"s": "x" * (LONGEST_ENTROPY + 1)}, "beyond-text", LONGEST_ENTROPY),
    ({**SAY, "is": "chances"}, "look", len(EFFORT) - 1, len(EFFORT), "beyond-number", len(EFFORT) - 1),
    (OFFERS, "piece", "x" * LONGEST_WORD, "x" * (LONGEST_WORD + 1), "beyond-text", LONGEST_WORD),
]


@pytest.mark.parametrize(("call", "field", "within", "without", "key", "bound"), AT_THE_BOUND)
def test_a_call_at_a_bound_is_read_and_beyond_it_is_told_the_bound(
    call: dict[str, Any], field: str, within: object, without: object, key: str, bound: int
) -> None:
    read = read_call(msgspec.json.encode({**call, field: within}))
    assert msgspec.to_builtins(getattr(read, field)) in (within, tuple(within) if isinstance(within, list) else within)
    with pytest.raises(msgspec.ValidationError) as error:
        read_call(msgspec.json.encode({**call, field: without}))
    told = unreadable_call(error.value)
    assert (told.error, told.message.key) == ("Unreadable", key)
    assert bound in dict(told.message.args).values()
    assert field in str(dict(told.message.args)["where"]) or "[...]" in str(dict(told.message.args)["where"])


@pytest.mark.parametrize("name", ["\x00", "ñ", "\ud7ff", "a\tb"])
def test_the_name_of_a_reply_is_plain(name: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        read_call(msgspec.json.encode({**SAY, "reply": name}))
    assert unreadable_call(error.value) == Refusal("Unreadable", "", Message.of("unreadable", what=str(error.value)))


@pytest.mark.parametrize(
    "frame",
    [
        {"is": "watch", "room": "x" * (LONGEST_NAME + 1)},
        {"is": "unwatch", "room": "x", "seat": "x" * (LONGEST_NAME + 1)},
        {"is": "call", "id": LATEST + 1, "call": LOOK},
        {"is": "give-up", "id": LATEST + 1},
    ],
)
def test_a_frame_beyond_a_bound_is_not_read(frame: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match="<="):
        msgspec.json.decode(msgspec.json.encode(frame), type=FromBrowser)


@pytest.mark.parametrize(
    ("form", "field", "within", "without"),
    [
        (NewRoom, "options", many(MOST_SWITCHES, "x"), many(MOST_SWITCHES + 1, "x")),
        (NewRoom, "options", {"a": "x" * LONGEST_LIST, "b": True, "c": 7}, {"a": ["x"]}),
        (NewRoom, "mine", ["s"] * MOST_SEATS, ["s"] * (MOST_SEATS + 1)),
        (NewRoom, "bots", many(MOST_SEATS, "veteran"), many(MOST_SEATS + 1, "veteran")),
        (NewRoom, "bots", {"s" * 40: "b"}, {"s" * 41: "b"}),
        (PasskeyAnswer, "credential", many(16, {}), many(17, {})),
    ],
)
def test_a_form_at_a_bound_is_read_and_beyond_it_is_not(
    form: type[msgspec.Struct], field: str, within: object, without: object
) -> None:
    body: dict[str, Any] = {"game": "g", "scenario": "s", "ticket": "t", "credential": {}}
    assert getattr(msgspec.convert({**body, field: within}, form), field)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**body, field: without}, form)


def test_every_text_number_list_and_dict_that_a_call_brings_has_a_bound_in_its_schema() -> None:
    _, forms = msgspec.json.schema_components([Call, FromBrowser, NewRoom, WrittenList, WrittenTable])
    sent = {name: form for name, form in forms.items() if name in _sent()}
    assert len(sent) > 15
    loose = [
        f"{name}.{field}"
        for name, form in sent.items()
        for field, part in form["properties"].items()
        if _is_loose(part)
    ]
    assert loose == []


def _sent() -> frozenset[str]:
    calls = (*Call.__args__, *FromBrowser.__args__)
    return frozenset(
        (
            *(call.__name__ for call in calls),
            "Order",
            "NewRoom",
            "WrittenList",
            "WrittenTable",
            "Leg",
            "Journey",
            "Spot",
        )
    )


def _is_loose(part: dict[str, Any]) -> bool:
    """Whether something in a schema may be as long or as large as one likes."""
    if "enum" in part or "const" in part or "$ref" in part:
        return False
    if "anyOf" in part:
        return any(_is_loose(one) for one in part["anyOf"])
    match part.get("type"):
        case "string":
            return "maxLength" not in part
        case "integer":
            return "maximum" not in part
        case "array":
            return "maxItems" not in part or _is_loose(part["items"])
        case "object":
            return "maxProperties" not in part or _is_loose(part["additionalProperties"])
        case "boolean" | "null":
            return False
        case _:
            return "maxItems" not in part
