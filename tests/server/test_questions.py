"""What an engine tells whoever decides: offers, odds, advice, orders to many, and how it all came about."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from maestre.opponents import Player, agent
from maestre.play import EFFORT, Ask, Game, Line, Order, Record, Table, find, log, verified, view
from maestre.play.record import Said
from maestre.server.alone.records import FileShelf, LocalBus, local_engine, play_bots
from maestre.server.engines.audiences import LINES, whole
from maestre.server.engines.engine import Engine
from maestre.server.engines.pages import PAGE
from maestre.server.pools import questions
from maestre.server.pools.questions import Stretch, chances, page
from maestre.server.wire import (
    Advice,
    Chances,
    Command,
    Done,
    Followed,
    Hint,
    Leave,
    Log,
    Logged,
    Look,
    Odds,
    Offered,
    Offers,
    Open,
    Refusal,
    Replay,
    Replayed,
    Say,
    Tried,
    Try,
    Undo,
    Whole,
    encode,
)
from tests.games.situations import situations
from tests.play.tiny import bids, cards
from tests.server.following import stepped
from tests.server.playing import GAMES
from tests.server.playing import asked as replied

LEPANTO = find("lepanto")
RECORDS = Path(__file__).parents[1] / "records"
TWO = {"christian": "p1", "islamic": "p2"}


def at_home(folder: Path) -> tuple[Engine, FileShelf]:
    return local_engine(folder, GAMES, LocalBus())


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[Engine]:
    """An engine at home in which a game has begun."""
    engine, _ = at_home(folder)
    try:
        await opened(engine)
        yield engine
    finally:
        engine.close()


async def opened(engine: Engine, name: str = "room1", **how: Any) -> None:
    call = Open(name, "lepanto", how.pop("scenario", "learning"), {}, how.pop("seats", TWO), **how)
    assert isinstance(await engine.answer(call), Done)


async def seen(engine: Engine, seat: str = "christian") -> Whole:
    found = await engine.answer(Look("room1", seat))
    assert isinstance(found, Whole)
    return found


def asked(table: Table[Any]) -> Ask:
    """What the seat that is awaited is asked."""
    ask = table.asked(table.waiting()[0])
    assert ask is not None
    return ask


def in_combat() -> Table[Any]:
    """A table of the learning battle at the first combat phase in which the Christians can shoot."""
    table: Table[Any] = Table.new(LEPANTO, "learning", seed=b"7" * 32)
    player = Player(agent("veteran", LEPANTO), 1)
    while not (table.state.phase == "combat" and asked(table).about.pieces(table.state)):
        seat = table.waiting()[0]
        table.say(seat, player.answer(view(table, seat)))
    return table


def test_a_game_begun_twice_begins_once(tmp_path: Path) -> None:
    async def body() -> None:
        engine, _ = at_home(tmp_path)
        await opened(engine, entropy={"christian": "abc"})
        first = await seen(engine)
        assert first.header.entropy == {"christian": "abc"}
        assert first.header.seed == ""
        await opened(engine, entropy={"christian": "other"})
        assert (await seen(engine)).header == first.header
        assert isinstance(await engine.answer(Open("room2", "chess", "", {}, {})), Refusal)
        assert isinstance(await engine.answer(Open("room2", "lepanto", "nowhere", {}, {})), Refusal)

    asyncio.run(body())


def test_whoever_is_at_the_newest_version_is_told_so(tmp_path: Path) -> None:
    async def body() -> None:
        engine, _ = at_home(tmp_path)
        await opened(engine)
        version = (await seen(engine)).version
        assert await engine.answer(Look("room1", "christian", known=version)) == Done(version)
        assert isinstance(await engine.answer(Look("room1", "christian", known=version - 1)), Whole)

    asyncio.run(body())


def test_what_is_offered_is_allowed(tmp_path: Path) -> None:
    async def body() -> None:
        async with playing(tmp_path) as engine:
            first = await replied(engine, Offers("room1", "christian"))
            assert isinstance(first, Offered)
            assert first.able
            one = await replied(engine, Offers("room1", "christian", first.able[0]))
            assert isinstance(one, Offered)
            assert one.offers
            assert isinstance(await engine.answer(Say("room1", "christian", "a", one.offers[0].answer)), Done)
            assert isinstance(await replied(engine, Offers("room1", "islamic")), Refusal), (
                "only who is asked is offered"
            )

    asyncio.run(body())


def test_an_order_to_many_is_kept_as_single_answers_and_taken_back_as_one(tmp_path: Path) -> None:
    async def body() -> None:
        engine, shelf = at_home(tmp_path)
        await opened(engine, scenario="battle")
        before = await seen(engine)
        pieces = tuple(name for name, ship in before.state.ships.items() if ship.side == "christian")
        reply = await engine.answer(Command("room1", "christian", "all", pieces, Order("advance")))
        assert isinstance(reply, Followed)
        assert reply.given > len(pieces) // 2
        table = await engine.table("room1")
        said = [entry for entry in await shelf.since("room1", 0) if getattr(entry, "seat", "") == "christian"]
        assert len(said) == reply.given == table.sequence - before.version
        assert all(piece in pieces and refusal.rule for piece, refusal in reply.refused)
        again = await engine.answer(Command("room1", "christian", "all", pieces, Order("advance")))
        assert isinstance(again, Followed | Done)
        assert (await engine.table("room1")).sequence == table.sequence, "the same name counts once"
        back = await engine.answer(Undo("room1", "christian", "back", count=reply.given))
        assert isinstance(back, Done)
        assert (await seen(engine)).state.ships == before.state.ships
        assert isinstance(await engine.answer(Undo("room1", "christian", "more", count=2)), Refusal)

    asyncio.run(body())


def test_an_answer_still_being_shaped_is_tried_without_being_given(tmp_path: Path) -> None:
    async def body() -> None:
        async with playing(tmp_path) as engine:
            before = await seen(engine)
            tried = await replied(engine, Try("room1", "christian", {"verb": "end"}))
            assert isinstance(tried, Tried)
            assert msgspec.convert(tried.snap.answer, Order) == Order("end")
            assert tried.version == before.version == (await seen(engine)).version
            barred = await replied(engine, Try("room1", "christian", Order("move", "CC-G99", ("oar",))))
            assert isinstance(barred, Refusal)
            assert barred.rule
            assert isinstance(await replied(engine, Try("room1", "islamic", Order("end"))), Refusal), "not asked"

    asyncio.run(body())


def test_odds_come_from_the_same_rules_and_add_up() -> None:
    table = in_combat()
    seat = table.waiting()[0]
    found = 0
    for piece in asked(table).about.pieces(table.state):
        for offer in asked(table).about.offers(table.state, piece):
            odds = chances(LEPANTO, view(table, seat), offer.answer)
            assert odds.exact
            assert sum(row.chance for row in odds.rows) == pytest.approx(1)
            found += len(odds.rows) > 1
    assert found


def charge() -> tuple[Game[Any], Table[Any], str, object]:
    """A charge in Tercios whose odds take about a second."""
    table, seat, answer = situations("tercios")["countercharge"]()
    return table.game, table, seat, answer


def test_odds_get_better_with_each_look_until_they_are_exact() -> None:
    game, table, seat, answer = charge()
    seen, looks = view(table, seat), len(EFFORT)
    found = [chances(game, seen, answer, look) for look in range(looks)]
    widths = [max(row.margin for row in odds.rows) for odds in found]
    assert (found[0].exact, found[0].better) == (False, True)
    assert widths[0] > 0.03
    assert widths[-1] < widths[0] / 2, "on a quiet machine 3 points: see `make looks`"
    for odds in found:
        assert sum(row.chance for row in odds.rows) == pytest.approx(1)
        assert odds.exact == all(row.margin == 0 for row in odds.rows)
        assert set(found[0].assumed) <= set(odds.assumed), "what is met later may be taken for granted too"
    assert [odds.better for odds in found] == [not odds.exact for odds in found[:-1]] + [False]


def test_whoever_looks_on_in_a_process_that_knows_nothing_of_it_is_told_as_much() -> None:
    game, table, seat, answer = charge()
    questions._looked_at.clear()
    first = chances(game, view(table, seat), answer)
    questions._looked_at.clear()
    later = chances(game, view(table, seat), answer, 3)
    assert max(row.margin for row in later.rows) < max(row.margin for row in first.rows)


def test_what_was_worked_out_is_kept_for_the_same_answer_of_a_seat_that_still_knows_the_same() -> None:
    game, table, seat, answer = charge()
    questions._looked_at.clear()
    chances(game, view(table, seat), answer)
    (kept,) = [foresight for _, foresight in questions._looked_at.values()]
    chances(game, view(table, seat), answer, 1)
    assert [foresight for _, foresight in questions._looked_at.values()] == [kept]
    seen = view(table, seat)
    chances(game, msgspec.structs.replace(seen, version=seen.version + 1), answer)
    assert kept not in [foresight for _, foresight in questions._looked_at.values()]
    assert len(questions._looked_at) == 1


def test_a_process_keeps_no_more_odds_than_it_may() -> None:
    game, table, seat, answer = charge()
    seen = view(table, seat)
    for number in range(questions.LOOKED_AT + 2):
        other = msgspec.structs.replace(seen, header=msgspec.structs.replace(seen.header, commitment=str(number)))
        chances(game, other, answer)
    assert [place[0] for place in questions._looked_at] == ["2", "3", "4", "5"]


def test_odds_advice_and_replays_are_worked_out_beside_the_engine(tmp_path: Path) -> None:
    async def body() -> None:
        async with playing(tmp_path) as engine:
            advice = await replied(engine, Hint("room1", "christian"))
            assert isinstance(advice, Advice)
            assert isinstance(await engine.answer(Say("room1", "christian", "do it", advice.answer)), Done)
            assert await replied(engine, Chances("room1", "christian", Order("end"))) == Odds((), exact=True)
            assert isinstance(await replied(engine, Chances("room1", "christian", Order("nonsense"))), Refusal)
            late = Chances("room1", "christian", Order("end"), look=len(EFFORT) - 1)
            assert await replied(engine, late) == Odds((), exact=True)
            assert isinstance(await replied(engine, Hint("room1", "islamic")), Refusal)
            shown = await replied(engine, Replay("room1", ""))
            assert isinstance(shown, Replayed)
            assert shown.events[-1].version == (await seen(engine, "")).version

    asyncio.run(body())


def heard(game: Game[Any], audience: str, seed: int) -> tuple[Table[Any], dict[int, bytes]]:
    """A game played by chance, and what an audience saw at each of its versions."""
    rng = Random(seed)
    table = Table.new(game, seed=b"3" * 32)
    states = {table.version(audience): encode(whole("g", table, audience).state)}
    while table.waiting() and table.sequence < 60:
        who = rng.choice(table.waiting())
        ask = table.asked(who)
        assert ask is not None
        table.say(who, next(ask.proposals(table.state, rng)))
        states.setdefault(table.version(audience), encode(whole("g", table, audience).state))
    return table, states


def unpacked(body: bytes | None, kind: type[Any]) -> Any:
    assert body is not None
    return msgspec.json.decode(gzip.decompress(body), type=kind)


@pytest.mark.parametrize("first", [0, 5, 30])
@pytest.mark.parametrize("seat", ["north", "south", ""])
def test_a_page_is_what_its_audience_saw(seat: str, first: int) -> None:
    games: tuple[Game[Any], ...] = (cards.game, bids.game)
    for game in games:
        audience = seat if seat in game.seats else ""
        table, states = heard(game, audience, first)
        last = table.version(audience)
        until = first + 7
        stretch = Stretch("g", table.header, None, list(table.entries), audience, first, until, last, all=True)
        shown = unpacked(page(game, stretch).body, Replayed)
        assert (shown.first, shown.until, shown.last) == (first, until, last)
        assert shown.start.version <= first
        versions = [shown.start.version, *(event.version for event in shown.events)]
        assert versions == sorted(set(versions))
        assert versions[1:] == [version for version in states if first < version <= until]
        assert [event.before for event in shown.events] == versions[:-1]
        assert encode(shown.start.state) == states.get(shown.start.version) or shown.start.version == 0
        assert shown.start.header.seed == ""


def test_a_page_that_is_cut_short_says_so() -> None:
    table, _ = heard(cards.game, "", 1)
    some, last = list(table.entries)[:-2], table.version("")
    assert page(cards.game, Stretch("g", table.header, None, some, "", 0, last, last, all=False)).body is None
    assert page(cards.game, Stretch("g", table.header, None, some, "", 0, 2, last, all=False)).body is not None


def long_game(folder: Path) -> Table[Any]:
    """The record of a whole battle as a game at home."""
    record = (RECORDS / "left-wings-doctrine.jsonl").read_bytes()
    lines = [line for line in record.splitlines() if b'"is":"snapshot"' not in line]
    (folder / "room1.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    return Table.resume(LEPANTO, Record.load(folder / "room1.jsonl").header, None, Record.parse(record).entries)


def test_pages_join_to_the_whole_game_and_its_log(tmp_path: Path) -> None:
    async def body() -> None:
        table = long_game(tmp_path)
        engine, shelf = at_home(tmp_path)
        try:
            version = table.version("")
            at, told, pages = 0, 0, 0
            state: Any = None
            while at <= version:
                shown = await replied(engine, Replay("room1", "", at))
                assert isinstance(shown, Replayed)
                assert (shown.first, shown.until, shown.last) == (at, at + PAGE, version)
                assert state is None or changes_nothing(state, shown.start.state)
                state = shown.start.state
                for event in shown.events:
                    state = stepped(state, event.steps)
                    told += len(event.lines)
                at, pages = shown.until, pages + 1
            assert pages == version // PAGE + 1 > 3
            assert changes_nothing(state, msgspec.json.decode(encode(whole("room1", table, "").state)))
            assert await shelf.snapshot("room1", version) is not None, "what the pages passed is kept"
            before = version + 1
            lines: list[Line] = []
            while before:
                earlier = await replied(engine, Log("room1", "", before))
                assert isinstance(earlier, Logged)
                lines = [*earlier.lines, *lines]
                before = earlier.before
            assert encode(lines) == encode(log(table, ""))
        finally:
            engine.close()

    asyncio.run(body())


def changes_nothing(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(one[name] == other[name] for name in other if name != "memory")


def test_a_whole_view_has_the_last_lines_alone(tmp_path: Path) -> None:
    table = long_game(tmp_path)
    shown = whole("room1", table, "").lines
    every = log(table, "")
    assert len(every) > LINES >= len(shown)
    assert shown == every[-len(shown) :]
    assert every[-len(shown) - 1].at < shown[0].at, "no version is cut in two"


async def until_asked(engine: Engine, seat: str) -> None:
    async with asyncio.timeout(30):
        while seat not in (await engine.table("room1")).waiting():
            await asyncio.sleep(0.01)


def test_a_record_at_home_survives_the_process_and_bots_go_on(tmp_path: Path) -> None:
    async def first() -> None:
        engine, _ = at_home(tmp_path)
        await opened(engine, seats={"christian": "p1", "islamic": "bot:veteran"})
        for number in range(3):
            await engine.answer(Say("room1", "christian", f"end{number}", Order("end")))

    async def second() -> None:
        engine, shelf = at_home(tmp_path)
        bots = asyncio.create_task(play_bots(engine, shelf))
        await until_asked(engine, "christian")
        assert (await seen(engine)).state.turn == 2
        bots.cancel()
        await asyncio.gather(bots, return_exceptions=True)
        path = tmp_path / "room1.jsonl"
        assert Table.open(LEPANTO, path).fingerprint() == (await engine.table("room1")).fingerprint()
        engine.close()

    asyncio.run(first())
    asyncio.run(second())


def test_a_record_is_given_when_the_game_is_over_and_verifies(tmp_path: Path) -> None:
    async def body() -> None:
        engine, shelf = at_home(tmp_path)
        await opened(engine)
        await engine.answer(Say("room1", "christian", "end", Order("end")))
        assert await shelf.record("room1") is None
        assert isinstance(await engine.answer(Leave("room1", "islamic", "enough")), Done)
        found = await shelf.record("room1")
        assert found is not None
        record = Record.load(tmp_path / "room1.jsonl")
        assert record.ending is not None
        assert record.ending.outcome.winner == "christian"
        assert verified(LEPANTO, record).outcome == record.ending.outcome

    asyncio.run(body())


def test_a_line_that_a_power_cut_broke_off_is_not_missed(tmp_path: Path) -> None:
    async def body() -> None:
        engine, _ = at_home(tmp_path)
        await opened(engine)
        await engine.answer(Say("room1", "christian", "end", Order("end")))
        path = tmp_path / "room1.jsonl"
        whole_lines = path.read_bytes()
        path.write_bytes(whole_lines + b'{"is":"said","seat":"chri')
        again, shelf = at_home(tmp_path)
        assert (await again.table("room1")).sequence == len(await shelf.since("room1", 0))
        assert path.read_bytes() == whole_lines
        assert isinstance(await again.answer(Say("room1", "christian", "more", Order("end"))), Done)
        assert Table.open(LEPANTO, path).fingerprint() == (await again.table("room1")).fingerprint()

    asyncio.run(body())


def test_a_game_at_home_that_cannot_be_opened_holds_up_no_other(tmp_path: Path) -> None:
    async def body() -> None:
        engine, shelf = at_home(tmp_path)
        await opened(engine, seats={"christian": "bot:random", "islamic": "p2"})
        (tmp_path / "broken.jsonl").write_text("nonsense\n")
        bots = asyncio.create_task(play_bots(engine, shelf))
        async with asyncio.timeout(30):
            while "islamic" not in (await engine.table("room1")).waiting():
                await asyncio.sleep(0.01)
        assert not bots.done()
        bots.cancel()
        await asyncio.gather(bots, return_exceptions=True)
        engine.close()

    asyncio.run(body())


def test_whoever_has_asked_too_much_is_turned_away_before_the_game_is_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        engine, shelf = at_home(tmp_path)
        await engine.answer(Open("g", "lepanto", "learning", {}, TWO))
        looked: list[str] = []
        since = shelf.since

        async def counted(game: str, *about: Any, **how: Any) -> Any:
            looked.append(game)
            return await since(game, *about, **how)

        monkeypatch.setattr(shelf, "since", counted)
        monkeypatch.setattr("maestre.server.pools.pool.MOST_WAITING", 0)
        refused = await engine.answer(Offers("g", "christian", ""), "p1")
        assert isinstance(refused, Refusal)
        assert (refused.error, looked) == ("Busy", [])
        engine.close()

    asyncio.run(body())


def reasons(lines: tuple[Line, ...]) -> list[str]:
    """Whose reasons stand among lines."""
    return [line.of for line in lines if line.of]


def test_why_a_bot_did_what_it_did_is_told_when_the_game_is_over_and_not_before(tmp_path: Path) -> None:
    async def told(engine: Engine) -> list[list[str]]:
        """Whose reasons a page, the log and the game itself tell."""
        replayed, logged = [
            await replied(engine, call) for call in (Replay("room1", "christian"), Log("room1", "christian", 1 << 20))
        ]
        assert isinstance(replayed, Replayed)
        assert isinstance(logged, Logged)
        lines = tuple(line for event in replayed.events for line in event.lines)
        return [reasons(lines), reasons(logged.lines), reasons((await seen(engine)).lines)]

    async def body() -> None:
        engine, shelf = at_home(tmp_path)
        await opened(engine, seats={"christian": "p1", "islamic": "bot:veteran"})
        bots = asyncio.create_task(play_bots(engine, shelf))
        for _ in range(6):
            await until_asked(engine, "christian")
            sequence = (await engine.table("room1")).sequence
            assert isinstance(await engine.answer(Say("room1", "christian", f"e{sequence}", Order("end"))), Done)
        await until_asked(engine, "christian")
        kept = [entry.why for entry in (await engine.table("room1")).entries if isinstance(entry, Said)]
        assert any(kept), "a bot had a reason"
        assert await told(engine) == [[], [], []]
        assert isinstance(await engine.answer(Leave("room1", "christian", "enough")), Done)
        for found in await told(engine):
            assert set(found) == {"islamic"}
            assert len(found) == sum(map(bool, kept))
        bots.cancel()
        await asyncio.gather(bots, return_exceptions=True)
        engine.close()

    asyncio.run(body())
