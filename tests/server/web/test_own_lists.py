"""Army lists in an account, over HTTP: for those who have one alone."""

from __future__ import annotations

from pathlib import Path

from tests.server.web.place import Place, in_place


def test_a_guest_keeps_lists_on_the_device_alone(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        await place.stranger().get("/api/me/lists", 401)
        guest = await place.guest("Ana")
        for refused in (
            await guest.get("/api/me/lists", 403),
            await guest.post("/api/me/lists", 403, id="a", at=1, body="{}"),
            await guest.delete("/api/me/lists/a?at=1", 403),
        ):
            assert refused["message"]["key"] == "lists-for-accounts"

    in_place(tmp_path, body)


def test_what_is_no_list_is_refused(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        guest = await place.guest("Ana")
        for wrong in ({"id": "a b"}, {"at": -1}, {"body": ""}, {"body": "x" * 48_001}):
            refused = await guest.post("/api/me/lists", 400, **({"id": "a", "at": 1, "body": "{}"} | wrong))
            assert refused["message"]["key"] == "web-unreadable"

    in_place(tmp_path, body)
