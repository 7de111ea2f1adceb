"""Every operation, struct and field of the interface is described in both languages, and nothing else is."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from maestre.play.written.messages import LANGUAGES, problems
from maestre.server.web.description import API_WORDS, TOPICS, Words, describe, describe_struct
from tools.reference_api import described_interface, described_socket, interface, socket_structs


def test_the_words_are_in_order() -> None:
    assert problems(API_WORDS) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_described_that_does_not_exist(language: str) -> None:
    """What exists and is not described is a `LookupError` here."""
    words = Words(language)
    describe(interface(), words)
    for name, struct in socket_structs().items():
        describe_struct(name, deepcopy(struct), words)
    assert len(words.written) > 300
    assert words.written == set(words.asked)


def _undescribed(part: Any, path: str = "") -> list[str]:
    """List what OpenAPI would have described and is not: operations, parameters, answers, structs and their fields."""
    found: list[str] = []
    for where, operations in part["paths"].items():
        for method, operation in operations.items():
            told = [operation, *operation.get("parameters", ()), *operation["responses"].values()]
            complete = {"operationId", "summary", "tags"} <= set(operation) and operation["tags"][0] in TOPICS
            if not complete or not all(one.get("description") for one in told):
                found.append(f"{method} {where}")
    for name, struct in part["components"]["schemas"].items():
        fields = struct.get("properties", {}).values()
        if not struct.get("description") or not all(field.get("description") for field in fields):
            found.append(name)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_operation_and_field_has_a_description(language: str) -> None:
    told = described_interface(language)
    assert _undescribed(told) == []
    assert _undescribed(interface()) != []
    assert all(
        field["description"]
        for one in described_socket(language).values()
        for field in one.get("properties", {}).values()
    )


def test_operations_have_names_of_their_own() -> None:
    names = [operation["operationId"] for path in interface()["paths"].values() for operation in path.values()]
    assert len(names) == len(set(names)) == 87
