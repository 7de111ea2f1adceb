"""Events over HTTP: lists that nobody sees before the deadline, rounds by the organiser, results by those who play."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from maestre.play import find
from maestre.server.events.event import LONGEST_LIST, MOST_ENTRANTS
from maestre.server.web import Caps, Pace, Settings
from tests.server.web.place import EASY, Place, Visitor, in_place

TERCIOS = find("tercios")
LIST = TERCIOS.write_list("spain_1000", TERCIOS.speaker("en"))
SECRET = "Zurbano's own"
"""A name that stands in one list and nowhere else."""
MINE = LIST.replace(LIST.splitlines()[0], SECRET, 1)
NATION = "Zurbania"
TOO_DEAR = MINE.replace("Limit: 1000", "Limit: 900")


def tomorrow() -> str:
    return (datetime.now(UTC) + timedelta(days=1)).isoformat()


def yesterday() -> str:
    return (datetime.now(UTC) - timedelta(days=1)).isoformat()


async def makes(visitor: Visitor, status: int = 201, **how: Any) -> Any:
    """An event of Tercios, open until tomorrow."""
    given = {"name": "Breda", "game": "tercios", "deadline": tomorrow(), **how}
    return await visitor.post("/api/events", status, **given)


async def enters(visitor: Visitor, event: str, status: int = 200, **how: Any) -> Any:
    given = {"name": visitor.person["name"], "club": "", "nation": "", "list": MINE, **how}
    return await visitor.post(f"/api/events/{event}/entry", status, **given)


async def patches(visitor: Visitor, path: str, status: int = 200, **body: Any) -> Any:
    return await visitor._ask("PATCH", path, status, body)


async def ends(host: Visitor, event: str) -> Any:
    """The organiser ends the time for lists."""
    return await patches(host, f"/api/events/{event}", deadline=yesterday())


def pairs(*tables: tuple[str, str]) -> list[dict[str, str]]:
    return [{"first": first, "second": second} for first, second in tables]


def ids(shown: Any) -> dict[str, str]:
    return {one["name"]: one["id"] for one in shown["event"]["entrants"]}


async def a_round(place: Place, *names: str, **how: Any) -> tuple[Visitor, list[Visitor], str]:
    """An organiser, those who play, and the event with its first round: neighbours meet, the last has a bye."""
    host = await place.guest("Host")
    event = (await makes(host, **{"game": "", **how}))["event"]["id"]
    players = [await place.guest(name) for name in names]
    for player in players:
        await enters(player, event, list="")
    known = ids(await ends(host, event))
    order = [known[name] for name in names] + [""] * (len(names) % 2)
    await host.post(f"/api/events/{event}/rounds/1", 201, pairs=pairs(*zip(order[::2], order[1::2], strict=True)))
    return host, players, event


def test_before_the_deadline_no_answer_holds_a_sign_of_anothers_list(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, ana, luis = [await place.guest(name) for name in ("Host", "Ana", "Luis")]
        event = (await makes(host))["event"]["id"]
        await enters(ana, event, nation=NATION)
        own = await enters(luis, event, list=TOO_DEAR.replace(SECRET, "Luis"))
        who = ids(own)
        for visitor in (host, luis, place.stranger()):
            for path in ("", "/lists"):
                answer = await visitor.client.get(f"/api/events/{event}{path}")
                assert answer.status_code == 200
                assert SECRET not in answer.text
                assert NATION not in answer.text
                assert "1000" not in answer.text or visitor is luis
        entrants = {one["name"]: one for one in (await host.get(f"/api/events/{event}"))["event"]["entrants"]}
        assert [(one["listed"], one["flaws"], one["points"]) for one in entrants.values()] == [
            (True, 0, None),
            (True, 1, None),
        ]
        strange = {one["name"]: one for one in (await luis.get(f"/api/events/{event}"))["event"]["entrants"]}
        assert (strange["Ana"]["listed"], strange["Ana"]["flaws"]) == (True, None)
        assert (strange["Luis"]["points"], strange["Luis"]["flaws"]) == (1000, 1)
        assert (await ana.get(f"/api/events/{event}/lists"))["lists"] == {who["Ana"]: MINE}
        rows = [await visitor.client.get("/api/events") for visitor in (host, luis)]
        assert not any(SECRET in row.text or NATION in row.text for row in rows)

        path = f"/api/events/{event}/entrants/{who['Ana']}"
        entry = {"name": "Ana", "club": "", "nation": "", "list": ""}
        assert (await patches(host, path, 409, let_in=False, entry=entry))["message"]["key"] == "event-list-hidden"
        assert SECRET not in json.dumps(await patches(host, path, let_in=True))

        await ends(host, event)
        for visitor in (host, luis, place.stranger()):
            assert (await visitor.get(f"/api/events/{event}/lists"))["lists"][who["Ana"]] == MINE
            shown = {one["name"]: one for one in (await visitor.get(f"/api/events/{event}"))["event"]["entrants"]}
            assert (shown["Ana"]["nation"], shown["Ana"]["points"]) == (NATION, 1000)

    in_place(tmp_path, body)


def test_what_the_organiser_entered_is_theirs_to_read_and_nobody_elses(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, ana = [await place.guest(name) for name in ("Host", "Ana")]
        event = (await makes(host))["event"]["id"]
        given = {"name": "Paper", "club": "León", "nation": NATION, "list": MINE}
        added = await host.post(f"/api/events/{event}/entrants", 201, **given)
        (paper,) = added["event"]["entrants"]
        assert (paper["points"], paper["flaws"], paper["nation"], paper["person"]) == (1000, 0, NATION, "")
        assert (await host.get(f"/api/events/{event}/lists"))["lists"] == {paper["id"]: MINE}
        assert SECRET not in json.dumps(await ana.get(f"/api/events/{event}/lists"))
        assert NATION not in json.dumps(await ana.get(f"/api/events/{event}"))
        refused = await ana.post(f"/api/events/{event}/entrants", 403, **given)
        assert refused["message"]["key"] == "event-organiser-only"

    in_place(tmp_path, body)


def test_a_list_sent_again_takes_the_place_of_the_first_and_none_comes_after_the_deadline(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, ana = [await place.guest(name) for name in ("Host", "Ana")]
        event = (await makes(host))["event"]["id"]
        assert [one["flaws"] for one in (await enters(ana, event, list=TOO_DEAR))["event"]["entrants"]] == [1]
        again = await enters(ana, event)
        assert [one["flaws"] for one in again["event"]["entrants"]] == [0]
        assert list((await ana.get(f"/api/events/{event}/lists"))["lists"].values()) == [MINE]
        assert (await enters(ana, event, 400, list="x" * (LONGEST_LIST + 1)))["message"]["key"] == "web-unreadable"
        await ends(host, event)
        assert (await enters(ana, event, 409))["message"]["key"] == "event-deadline-past"
        late = await patches(host, f"/api/events/{event}", 409, deadline=tomorrow())
        assert late["message"]["key"] == "event-deadline-past"

    in_place(tmp_path, body)


def test_a_list_that_breaks_a_rule_keeps_its_owner_out_until_it_is_mended_or_let_in(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, ana, luis = [await place.guest(name) for name in ("Host", "Ana", "Luis")]
        event = (await makes(host))["event"]["id"]
        await enters(ana, event, list=TOO_DEAR)
        await enters(luis, event, list="")
        who = ids(await ends(host, event))
        table = pairs((who["Ana"], who["Luis"]))
        barred = await host.post(f"/api/events/{event}/rounds/1", 409, pairs=table)
        assert (barred["message"]["key"], dict(barred["message"]["args"])) == ("event-list-barred", {"name": "Ana"})
        entry = {"name": "Ana", "club": "", "nation": "", "list": MINE}
        await patches(host, f"/api/events/{event}/entrants/{who['Ana']}", let_in=False, entry=entry)
        barred = await host.post(f"/api/events/{event}/rounds/1", 409, pairs=table)
        assert dict(barred["message"]["args"]) == {"name": "Luis"}
        await patches(host, f"/api/events/{event}/entrants/{who['Luis']}", let_in=True)
        await host.post(f"/api/events/{event}/rounds/1", 201, pairs=table)

    in_place(tmp_path, body)


@pytest.mark.parametrize(
    ("tables", "status", "key"),
    [
        ((("Ana", "Luis"), ("Eva", "")), 201, ""),
        ((("Ana", "Luis"),), 409, "event-bad-pairing"),
        ((("Ana", "Luis"), ("Ana", "")), 409, "event-bad-pairing"),
        ((("Ana", "Ana"), ("Luis", "Eva")), 409, "event-bad-pairing"),
        ((("Ana", ""), ("Luis", ""), ("Eva", "")), 409, "event-bad-pairing"),
        ((("Ana", "Luis"), ("", "Eva")), 409, "event-bad-pairing"),
    ],
)
def test_in_a_round_everybody_sits_once_and_one_has_a_bye_if_they_are_odd(
    tmp_path: Path, tables: tuple[tuple[str, str], ...], status: int, key: str
) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Host")
        event = (await makes(host, game=""))["event"]["id"]
        for name in ("Ana", "Luis", "Eva"):
            given = {"name": name, "club": "", "nation": "", "list": ""}
            await host.post(f"/api/events/{event}/entrants", 201, **given)
        known = ids(await host.get(f"/api/events/{event}")) | {"": ""}
        wanted = pairs(*((known[one], known[other]) for one, other in tables))
        early = await host.post(f"/api/events/{event}/rounds/1", 409, pairs=wanted)
        assert early["message"]["key"] == "event-deadline-ahead"
        await ends(host, event)
        answer = await host.post(f"/api/events/{event}/rounds/1", status, pairs=wanted)
        assert status == 201 or answer["message"]["key"] == key

    in_place(tmp_path, body)


def test_a_result_stands_when_both_say_the_same_or_the_organiser_says_it(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, (ana, luis, eva, zoe), event = await a_round(place, "Ana", "Luis", "Eva", "Zoe")
        path = f"/api/events/{event}/rounds/1/tables"
        won: dict[str, Any] = {"winner": "first", "scores": [12, 3]}
        (first, _), *_ = [(await ana.post(f"{path}/1/result", **won))["event"]["rounds"][0]]
        assert (first["winner"], first["claim"]["winner"], first["claim"]["scores"]) == ("", "first", [12, 3])
        again = await ana.post(f"{path}/1/result", **won)
        assert again["event"]["rounds"][0][0]["winner"] == "", "nobody confirms their own word"
        other = await luis.post(f"{path}/1/result", winner="draw")
        assert other["event"]["rounds"][0][0]["winner"] == "", "they say different things"
        assert (await eva.post(f"{path}/1/result", 409, **won))["message"]["key"] == "event-not-your-table"
        agreed = (await ana.post(f"{path}/1/result", winner="draw"))["event"]["rounds"][0][0]
        assert (agreed["winner"], agreed["claim"]) == ("draw", None)
        assert (await luis.post(f"{path}/1/result", 409, **won))["message"]["key"] == "event-result-stands"
        settled = (await host.post(f"{path}/1/result", **won))["event"]["rounds"][0][0]
        assert (settled["winner"], settled["scores"]) == ("first", [12, 3])

        who = ids(await host.get(f"/api/events/{event}"))
        nextly = pairs((who["Ana"], who["Eva"]), (who["Luis"], who["Zoe"]))
        missing = await host.post(f"/api/events/{event}/rounds/2", 409, pairs=nextly)
        assert missing["message"]["key"] == "event-results-first"
        await zoe.post(f"{path}/2/result", winner="second")
        await eva.post(f"{path}/2/result", winner="second")
        for visitor, status in ((ana, 403), (host, 201)):
            await visitor.post(f"/api/events/{event}/rounds/2", status, pairs=nextly)
        stands = await host.delete(f"/api/events/{event}/rounds/1", 409)
        assert stands["message"]["key"] == "event-round-stands"
        assert len((await host.delete(f"/api/events/{event}/rounds/2"))["event"]["rounds"]) == 1

    in_place(tmp_path, body)


def test_whoever_leaves_stays_in_the_rounds_they_played_and_is_paired_no_more(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, (ana, luis, eva), event = await a_round(place, "Ana", "Luis", "Eva")
        who = ids(await host.get(f"/api/events/{event}"))
        assert (await ana.delete(f"/api/events/{event}/entrants/{who['Luis']}", 403))["error"] == "Barred"
        shown = await luis.delete(f"/api/events/{event}/entrants/{who['Luis']}")
        assert {one["name"]: one["last_round"] for one in shown["event"]["entrants"]} == {
            "Ana": None,
            "Luis": 1,
            "Eva": None,
        }
        assert (await eva.post(f"/api/events/{event}/rounds/1/tables/2/result", 409, winner="first"))["message"][
            "key"
        ] == "event-is-bye"
        await host.post(f"/api/events/{event}/rounds/1/tables/1/result", winner="draw")
        late = await host.post(f"/api/events/{event}/entrants", 201, name="Late", club="", nation="", list="")
        assert [one["first_round"] for one in late["event"]["entrants"]] == [1, 1, 1, 2]

    in_place(tmp_path, body)


def test_the_two_of_a_table_get_the_link_of_their_room_and_nobody_else_does(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, (ana, luis, eva, _), event = await a_round(place, "Ana", "Luis", "Eva", "Zoe", game="lepanto")
        path = f"/api/events/{event}/rounds/1/tables/1/room"
        assert (await luis.get(path, 404))["message"]["key"] == "web-no-such-room"
        room = await ana.new_room(public=False)
        assert (await eva.post(path, 404, room=room["id"]))["message"]["key"] == "web-no-such-room"
        await ana.post(path, room=room["id"])
        assert (await luis.get(path))["link"] == room["link"]
        for visitor in (host, eva, place.stranger()):
            assert room["link"] not in json.dumps(await visitor.get(path, 404))
        other = await luis.new_room(public=False)
        assert (await luis.post(path, 409, room=other["id"]))["message"]["key"] == "event-has-room"

    in_place(tmp_path, body)


def test_a_closed_event_changes_no_more_and_one_struck_off_is_gone(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host, (ana, _), event = await a_round(place, "Ana", "Luis")
        assert (await patches(ana, f"/api/events/{event}", 403, closed=True))["error"] == "Barred"
        assert (await patches(host, f"/api/events/{event}", closed=True))["event"]["closed"]
        assert (await patches(host, f"/api/events/{event}", closed=False))["event"]["closed"]
        refused = await host.post(f"/api/events/{event}/rounds/1/tables/1/result", 409, winner="draw")
        assert refused["message"]["key"] == "event-closed"
        assert [row["closed"] for row in await ana.get("/api/events")] == [True]
        await ana.delete(f"/api/events/{event}", 403)
        await host.delete(f"/api/events/{event}", 204)
        await ana.get(f"/api/events/{event}", 404)

    in_place(tmp_path, body)


def test_nobody_makes_or_enters_events_without_end(tmp_path: Path) -> None:
    settings = Settings(pace=Pace(events="2/hour", entries="2/hour"), caps=Caps(), client=EASY.client)

    async def body(place: Place) -> None:
        host = await place.guest("Host")
        event = (await makes(host, game=""))["event"]["id"]
        await makes(host, game="")
        assert (await makes(host, 429))["message"]["key"] == "web-too-often"
        given = {"name": "A", "club": "", "nation": "", "list": ""}
        for status in (201, 201, 429):
            await host.post(f"/api/events/{event}/entrants", status, **given)
        stranger = place.stranger()
        assert (await makes(stranger, 401))["message"]["key"] == "web-signed-out"

    in_place(tmp_path, body, settings)


def test_an_event_takes_so_many_and_no_more(tmp_path: Path) -> None:
    async def body(place: Place) -> None:
        host = await place.guest("Host")
        event = (await makes(host, game=""))["event"]["id"]
        given = {"club": "", "nation": "", "list": ""}
        for number in range(MOST_ENTRANTS):
            await host.post(f"/api/events/{event}/entrants", 201, name=f"Player {number}", **given)
        full = await host.post(f"/api/events/{event}/entrants", 409, name="More", **given)
        assert full["message"]["key"] == "event-full"

    in_place(tmp_path, body, Settings(pace=Pace(entries="1000/minute", requests="100000/minute"), client=EASY.client))


def test_events_outlast_the_server(tmp_path: Path) -> None:
    made: list[str] = []

    async def first(place: Place) -> None:
        host = await place.guest("Host")
        event = (await makes(host))["event"]["id"]
        await host.post(f"/api/events/{event}/entrants", 201, name="Ana", club="León", nation="", list=MINE)
        await ends(host, event)
        made.append(event)

    async def again(place: Place) -> None:
        stranger = place.stranger()
        shown = await stranger.get(f"/api/events/{made[0]}")
        assert [one["name"] for one in shown["event"]["entrants"]] == ["Ana"]
        assert list((await stranger.get(f"/api/events/{made[0]}/lists"))["lists"].values()) == [MINE]

    in_place(tmp_path, first)
    in_place(tmp_path, again)
