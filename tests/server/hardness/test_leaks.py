"""Nothing leaks: what reaches a browser, byte for byte, is what its seat may know, and when it may know it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
import pytest

from maestre.play import SPECTATOR, Game, Table, log, view
from maestre.server.engines.audiences import whole
from maestre.server.wire import encode
from tests.play.tiny import bids, cards
from tests.play.tiny.playing import seed
from tests.server.following import stepped
from tests.server.hardness.ground import Browser, Ground, on_ground

RED, BLUE, GREEN = bids.SEATS
NORTH, SOUTH = cards.SEATS
CARD = re.compile(rf"(?:{'|'.join(cards.KINDS)})-\d")
STAMP = re.compile(r'"(?:created|updated|since)":"[^"]+"')


class Company:
    """Everybody who sits at or watches a game, by audience, and what each makes of the frames that come."""

    def __init__(self, ground: Ground, room: dict[str, Any], browsers: dict[str, Browser]) -> None:
        self.ground = ground
        self.room: str = room["id"]
        self.link: str = room["link"]
        self.browsers = browsers
        self.read = dict.fromkeys(browsers, 0)
        self.known: dict[str, dict[str, Any]] = {}

    async def settle(self) -> None:
        """Wait until all that was sent before has come: events are ahead of the answer to a later call."""
        for seat, browser in self.browsers.items():
            await browser.call(**{"is": "look", "game": self.room, "seat": seat, "since": 1 << 40})

    def news(self, seat: str) -> list[str]:
        """The frames that came since the last time, but for answers to our own looking."""
        browser = self.browsers[seat]
        new = browser.texts[self.read[seat] :]
        self.read[seat] = len(browser.texts)
        return [text for text in new if not text.startswith('{"is":"answer"')]

    def take(self, seat: str, texts: Iterable[str]) -> None:
        """Follow the frames as a client does."""
        for text in texts:
            frame = msgspec.json.decode(text)
            if frame["is"] == "whole":
                self.known[seat] = frame
            elif frame["is"] == "event":
                known = self.known[seat]
                assert frame["before"] == known["version"]
                known["state"] = stepped(known["state"], frame["steps"])
                for name in ("version", "ask", "waiting", "can_undo", "outcome"):
                    known[name] = frame[name]
                kept = [line for line in known["lines"] if line["at"] < frame["told_from"]]
                known["lines"] = [*kept, *frame["lines"]]


async def company(ground: Ground, game: Game[Any], table: Table[Any] | None = None) -> Company:
    """Begin a game with a person in each seat and one who watches."""
    host, *others = [await ground.guest(str(seat)) for seat in game.seats]
    room = await host.new_room(game.key, scenario=game.scenarios[0], mine=[game.seats[0]])
    if table is not None:
        await ground.open_with(room["id"], table)
    for seat, other in zip(game.seats[1:], others, strict=True):
        await other.joins(room, seat)
    watcher = ground.stranger()
    await watcher.open()
    browsers = {str(seat): one for seat, one in zip((*game.seats, SPECTATOR), (host, *others, watcher), strict=True)}
    for seat, browser in browsers.items():
        assert (await browser.watch(room["id"], seat))["is"] == "whole"
    return Company(ground, room, browsers)


@pytest.mark.parametrize("game", [cards.game, bids.game], ids=["cards", "bids"])
@pytest.mark.parametrize("number", [1, 2])
def test_every_frame_of_a_whole_game_is_what_its_audience_may_know(
    game: Game[Any], number: int, database: str, bus: str
) -> None:
    async def body(ground: Ground) -> None:
        there = await company(ground, game)
        rng = Random(number)
        table = await ground.table(there.room)
        versions = dict.fromkeys(there.browsers, -1)
        for _ in range(400):
            await there.settle()
            for seat in there.browsers:
                news = there.news(seat)
                changed = table.version(seat) != versions[seat]
                versions[seat] = table.version(seat)
                assert bool([text for text in news if not text.startswith('{"is":"room"')]) == changed, (seat, news)
                there.take(seat, news)
                meant = msgspec.json.decode(encode(whole(there.room, table, seat)))
                assert there.known[seat] == meant
                told = (msgspec.json.encode((view(table, seat), log(table, seat))) + encode(meant)).decode()
                assert set(CARD.findall("".join(news))) <= set(CARD.findall(told))
            if table.outcome is not None:
                break
            speaker = rng.choice(table.waiting())
            ask = table.asked(speaker)
            assert ask is not None
            answer = next(ask.proposals(view(table, speaker).now, rng))
            assert (await there.browsers[speaker].say(there.room, speaker, answer))["is"] == "done"
            table = await ground.table(there.room)
        assert table.outcome is not None, "the game comes to its end"

    on_ground(database, bus, body)


def plain(there: Company, texts: Iterable[str]) -> list[str]:
    """Frames without what names or dates a game: its id, its link, its sealed seed, moments."""
    names = {there.room: "ROOM", there.link: "LINK"}
    found = []
    for text in texts:
        for name, word in names.items():
            text = text.replace(name, word)  # noqa: PLW2901
        text = re.sub(r'"commitment":"\w+"', "", STAMP.sub("", text))  # noqa: PLW2901
        for seat, browser in there.browsers.items():
            text = text.replace(browser.person.get("id", "nobody"), f"the {seat}")  # noqa: PLW2901
        found.append(text)
    return found


async def heard(there: Company, seats: tuple[str, ...], said: Iterable[tuple[str, Any]]) -> dict[str, list[list[str]]]:
    """Say all this, and give what each of these seats got after the opening and after each of their own answers."""
    heard: dict[str, list[list[str]]] = {seat: [] for seat in seats}
    await there.settle()
    for seat in seats:
        heard[seat].append(plain(there, there.news(seat)))
    for speaker, answer in said:
        assert (await there.browsers[speaker].say(there.room, speaker, answer))["is"] == "done"
        await there.settle()
        for seat in seats:
            heard[seat].append(plain(there, there.news(seat)))
    return heard


def twins() -> tuple[Table[Any], Table[Any]]:
    """Two duels in which south is dealt the same, its next card too, and north something else."""
    found: dict[Any, Table[Any]] = {}
    for number in range(1, 5000):
        table = Table.new(cards.game, seed=seed(number))
        trial = Table.new(cards.game, seed=seed(number))
        trial.take_over(SOUTH, "whoever joins")
        for word in ("reserve", table.state.hands[NORTH][0], "rest"):
            trial.say(NORTH, word)
        key = trial.state.hands[SOUTH]
        other = found.setdefault(tuple(key), table)
        if set(other.state.hands[NORTH]).isdisjoint(table.state.hands[NORTH]):
            return other, table
    raise AssertionError("no twins")


def test_two_duels_that_differ_in_hidden_cards_alone_look_alike_to_the_other(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        told = []
        for table in twins():
            there = await company(ground, cards.game, table)
            hidden = table.state.hands[NORTH]
            said = ((NORTH, "reserve"), (NORTH, hidden[0]), (NORTH, "rest"), (SOUTH, "rest"), (SOUTH, "rest"))
            told.append(await heard(there, (SOUTH, SPECTATOR), said))
            now = await ground.table(there.room)
            assert now.state.reserve[NORTH] == (hidden[0],)
        first, second = told
        for seat in (SOUTH, SPECTATOR):
            for one, another in zip(first[seat], second[seat], strict=True):
                assert one == another
        assert sum(len(part) for part in first[SOUTH]) > 4

    on_ground(database, bus, body)


def test_a_sealed_answer_brings_no_frame_to_others_until_the_last_has_spoken(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        there = await company(ground, bids.game)
        said = ((RED, "3"), (RED, "1"), (GREEN, "2"), (BLUE, "2"))
        frames = await heard(there, (BLUE, SPECTATOR), said)
        for seat in (BLUE, SPECTATOR):
            opening, *quiet, last = frames[seat]
            assert any('"is":"whole"' in text for text in opening)
            assert quiet == [[], [], []]
            assert [text.partition(",")[0] for text in last] == ['{"is":"event"']

    on_ground(database, bus, body)


def test_markets_that_differ_in_hidden_bids_and_their_order_look_alike_to_others(database: str, bus: str) -> None:
    openly: list[tuple[str, Any]] = [(RED, "0"), (BLUE, "0"), (GREEN, "0")]
    wishes: list[tuple[str, Any]] = [(RED, ["salt"]), (BLUE, ["wine"]), (GREEN, ["wool"])]

    def bid(silk: int, amber: int) -> dict[str, str]:
        return {"silk": str(silk), "amber": str(amber)}

    one: list[tuple[str, Any]] = [(RED, bid(3, 1)), (RED, bid(2, 1)), (GREEN, bid(0, 0)), (BLUE, bid(1, 1))]
    another: list[tuple[str, Any]] = [(GREEN, bid(2, 2)), (RED, bid(0, 5)), (BLUE, bid(1, 1))]

    async def body(ground: Ground) -> None:
        told = []
        for hidden in (one, another):
            there = await company(ground, bids.game)
            frames = await heard(there, (BLUE, SPECTATOR), openly + hidden + wishes)
            told.append({seat: [text for part in parts for text in part] for seat, parts in frames.items()})
        assert told[0] == told[1]
        assert len(told[0][BLUE]) > 4

    on_ground(database, bus, body)


def test_a_room_tells_nobody_who_has_sealed_an_answer(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        there = await company(ground, bids.game)
        blue, watcher = there.browsers[BLUE], there.browsers[SPECTATOR]
        before = [await one.ask("GET", f"/api/rooms/{there.room}") for one in (blue, watcher)]
        await there.browsers[RED].say(there.room, RED, "3")
        await there.settle()
        assert [await one.ask("GET", f"/api/rooms/{there.room}") for one in (blue, watcher)] == before
        mine = (await blue.ask("GET", "/api/rooms"))["mine"]
        assert [room for room in mine if room["id"] == there.room] == before[:1]

    on_ground(database, bus, body)


def test_a_replay_shows_a_seat_what_it_saw_and_nobody_elses_seat(database: str, bus: str) -> None:
    async def body(ground: Ground) -> None:
        there = await company(ground, cards.game)
        table = await ground.table(there.room)
        hidden = table.state.hands[NORTH]
        for word in ("reserve", hidden[0], "rest"):
            await there.browsers[NORTH].say(there.room, NORTH, word)
        path = f"/api/rooms/{there.room}/replay"
        south, watcher = there.browsers[SOUTH], there.browsers[SPECTATOR]
        own = await south.client.get(f"{path}?seat={SOUTH}&since=0")
        assert own.status_code == 200
        assert not set(CARD.findall(own.text)).intersection(hidden)
        public = await watcher.client.get(f"{path}?since=0")
        assert not CARD.findall(public.text)
        for browser in (south, watcher):
            answer = await browser.client.get(f"{path}?seat={NORTH}&since=0")
            assert (answer.status_code, answer.json()["message"]["key"]) == (403, "web-not-your-seat")
            assert not CARD.findall(answer.text)

    on_ground(database, bus, body)
