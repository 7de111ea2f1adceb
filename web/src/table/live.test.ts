// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { api } from '../wire/api';
import combat from '../wire/fixtures/learning-combat.json';
import start from '../wire/fixtures/learning-start.json';
import { GameClient } from './live.svelte';
import type { Line, Message, Room, Spoken } from '../wire/shapes';
import { backoff, Socket } from '../wire/socket';
import { TinyServer } from '../wire/tinyserver';

const ask = start.ask;
const moved = { key: 'moved', args: [['ship', 'CC-G03'], ['hex', '2223'], ['oars', 2], ['sails', 0]] };

function event(before: number, version: number, more: object = {}) {
  const lines = [{ at: version, message: moved, rule: '6.2.a', throws: [], because: [] }];
  const base = { is: 'event', game: 'x', seat: 'christian', before, version, steps: [], ask, waiting: start.waiting };
  return { ...base, can_undo: true, outcome: null, told_from: before + 1, lines, ...more };
}

/** A line of a log. */
const line = (at: number, key: string): Line => ({ at, message: { key, args: [] }, rule: '', throws: [], because: [] });

let server: TinyServer;
let client: GameClient;
let refused: { rule: string; message: Message }[];
let rooms: Room[];
let spoken: Spoken[];

beforeEach(async () => {
  server = new TinyServer();
  const address = await server.start();
  refused = [];
  rooms = [];
  spoken = [];
  client = new GameClient('lepanto', 'x', 'christian', new Socket(() => address), {
    refused: (said) => refused.push(said),
    showRule: () => undefined,
    words: (message) => (typeof message === 'string' ? message : message.key),
    knows: () => true,
    room: (room) => rooms.push(room),
    spoken: (said) => spoken.push(said),
  });
  client.open();
});

afterEach(() => {
  client.close();
  server.stop();
});

const until = (what: () => boolean) => vi.waitFor(() => expect(what()).toBe(true), { timeout: 4000 });

/** Opens the game: the browser watches, the server shows everything, the browser asks what can be ordered. */
async function opened(): Promise<void> {
  expect(await server.frame(0)).toEqual({ is: 'watch', room: 'x', seat: 'christian' });
  server.send(start);
  const call = await server.frame(1);
  expect(call).toMatchObject({ is: 'call', call: { is: 'offers', game: 'x', seat: 'christian', piece: '' } });
  server.send({ is: 'answer', id: call['id'], reply: { is: 'offered', version: 0, piece: '', able: ['CC-G03'], offers: [] } });
  await until(() => client.able.length === 1);
}

const call = async (place: number) => (await server.frame(place)) as { id: number; call: Record<string, unknown> };
const answer = (id: number, reply: object) => server.send({ is: 'answer', id, reply });

describe('what is heard', () => {
  test('what was told before the log of an engine begins is kept, and what it takes back is not', async () => {
    await opened();
    const lines = (...versions: number[]) => versions.map((at) => line(at, 'moved'));
    server.send({ ...start, version: 5, lines: lines(1, 2, 4) });
    await until(() => client.version === 5);
    server.send({ ...start, version: 7, lines: lines(3, 7) });
    await until(() => client.version === 7);
    expect(client.lines.map(({ at }) => at)).toEqual([1, 2, 3, 7]);
  });

  test('of the version at which the log of an engine begins nothing is lost that it did not hear', async () => {
    await opened();
    server.send({ ...start, version: 5, lines: [line(2, 'moved'), line(4, 'turn-ends'), line(4, 'turn-begins'), line(5, 'moved')] });
    await until(() => client.version === 5);
    server.send({ ...start, version: 6, lines: [line(4, 'turn-begins'), line(5, 'moved'), line(6, 'moved')] });
    await until(() => client.version === 6);
    expect(client.lines.map(({ at, message }) => `${at} ${message.key}`)).toEqual([
      '2 moved',
      '4 turn-ends',
      '4 turn-begins',
      '5 moved',
      '6 moved',
    ]);
  });

  test('whoever comes when an engine knows only the last turn gets all that came before', async () => {
    await opened();
    const log = vi.spyOn(api, 'log').mockResolvedValue({
      is: 'logged',
      lines: [line(3, 'moved'), line(4, 'turn-ends'), line(4, 'turn-begins')],
      before: 0,
    });
    server.send({ ...start, version: 5, lines: [line(4, 'turn-begins'), line(5, 'moved')] });
    await until(() => client.version === 5);
    expect(client.hasEarlier).toBe(true);
    await client.earlier();
    expect(log).toHaveBeenCalledWith('x', 'christian', 5);
    expect(client.lines.map(({ message }) => message.key)).toEqual(['moved', 'turn-ends', 'turn-begins', 'moved']);
    expect(client.hasEarlier).toBe(false);
    log.mockRestore();
  });

  test('whoever comes when an engine has told nothing yet can ask for what came before', async () => {
    await opened();
    server.send({ ...start, version: 5, lines: [] });
    await until(() => client.version === 5);
    expect(client.hasEarlier).toBe(true);
    const log = vi.spyOn(api, 'log').mockResolvedValue({ is: 'logged', lines: [], before: 0 });
    await client.earlier();
    expect(log).toHaveBeenCalledWith('x', 'christian', 6);
    log.mockRestore();
  });

  test('a game is shown as the server tells it', async () => {
    await opened();
    expect(client.version).toBe(0);
    expect(client.ask?.about).toEqual({ type: 'movement', seat: 'christian' });
    expect(client.readonly).toBe(false);
    expect(client.able).toEqual(['CC-G03']);
  });

  test('an event moves the game on and adds its lines', async () => {
    await opened();
    const ship = { ...start.state.ships['CC-G03'], cell: 985 };
    server.send(event(0, 1, { steps: [{ at: 1, parts: { ships: { 'CC-G03': ship }, at: { 983: null, 985: 'CC-G03' } } }] }));
    await until(() => client.version === 1);
    const state = client.state as typeof start.state & { at: Record<string, string> };
    expect(state.ships['CC-G03'].cell).toBe(985);
    expect(state.at['983']).toBeUndefined();
    expect(client.lines.map((line) => line.at)).toEqual([1]);
    expect(client.canUndo).toBe(true);
  });

  test('lines add up, and those that an event repeats are told once', async () => {
    await opened();
    server.send(event(0, 1));
    const both = [1, 2].map((at) => ({ at, message: moved, rule: '', throws: [], because: [] }));
    server.send(event(1, 2, { told_from: 1, lines: both }));
    server.send(event(2, 3));
    await until(() => client.version === 3);
    expect(client.lines.map((line) => line.at)).toEqual([1, 2, 3]);
  });

  test('what happened while this seat was asked was its own doing, and what came after was not', async () => {
    await opened();
    server.send(event(0, 1, { ask: null, waiting: { ...start.waiting, seats: ['islamic'] } }));
    server.send(event(1, 2, { ask: null }));
    await until(() => client.version === 2);
    expect(client.spoke).toBe(1);
  });

  test('after a gap everything is asked for anew', async () => {
    await opened();
    server.send(event(3, 4));
    expect(await server.frame(2)).toEqual({ is: 'watch', room: 'x', seat: 'christian' });
    expect(client.version).toBe(0);
    server.send({ ...combat, seat: 'christian' });
    await until(() => client.version === 93);
    expect(client.lines.length).toBe(combat.lines.length);
  });

  test('an event says from which version on lines are gone, and nothing is asked for anew', async () => {
    await opened();
    server.send(event(0, 1));
    server.send(event(1, 2));
    server.send(event(2, 3, { told_from: 2, lines: [] }));
    await until(() => client.version === 3);
    expect(client.lines.map((line) => line.at)).toEqual([1]);
    expect(server.heard.filter(({ is }) => is === 'watch')).toHaveLength(1);
  });

  test('what was said and how the room changed is passed on', async () => {
    await opened();
    server.send({ is: 'spoken', room: 'x', spoken: { id: 1, person: 'p', name: 'P', at: '', words: 'hola' } });
    server.send({ is: 'room', room: { id: 'x', stage: 'over' } });
    await until(() => rooms.length === 1);
    expect(spoken[0]?.words).toBe('hola');
  });
});

describe('what is said', () => {
  test('an answer carries a name of its own, and a refusal is shown', async () => {
    await opened();
    const said = client.say({ verb: 'end' });
    const sent = await call(2);
    expect(sent.call).toMatchObject({ is: 'say', game: 'x', seat: 'christian', answer: { verb: 'end' } });
    expect(sent.call['reply']).toMatch(/^[0-9a-f]{32}$/);
    expect(client.pending).toBe(true);
    answer(sent.id, { is: 'refusal', error: 'Refused', rule: '5.2.a', message: { key: 'ram-due', args: [] }, proof: [] });
    expect((await said)?.rule).toBe('5.2.a');
    expect(refused).toHaveLength(1);
    expect(client.pending).toBe(false);
  });

  test('an answer still being shaped comes back as the nearest that is allowed, or refused without a notice', async () => {
    await opened();
    const tried = client.attempt({ verb: 'end' });
    const sent = await call(2);
    expect(sent.call).toMatchObject({ is: 'try', game: 'x', seat: 'christian', answer: { verb: 'end' } });
    const snap = { answer: { verb: 'end' }, words: { key: 'answer', args: [] }, marks: [], why: null };
    answer(sent.id, { is: 'tried', version: 0, snap });
    expect(await tried).toEqual(snap);
    const barred = client.attempt({ verb: 'move' });
    const refusal = { is: 'refusal', error: 'Refused', rule: '6.1.a', message: { key: 'x', args: [] }, proof: ['CC-G03'] };
    answer((await call(3)).id, refusal);
    expect(await barred).toEqual(refusal);
    expect(refused).toHaveLength(0);
  });

  test('standing orders are kept once the server has them', async () => {
    await opened();
    const left = client.stand(['pass']);
    const sent = await call(2);
    expect(sent.call).toMatchObject({ is: 'stand', orders: ['pass'] });
    expect(client.standing).toEqual([]);
    answer(sent.id, { is: 'done', version: 0 });
    expect(await left).toBeNull();
    expect(client.standing).toEqual(['pass']);
  });

  test('a call whose answer did not come is sent again under the same name after the connection was lost', async () => {
    await opened();
    const said = client.say({ verb: 'end' });
    const first = await call(2);
    server.cut();
    expect(await server.frame(3)).toEqual({ is: 'watch', room: 'x', seat: 'christian' });
    const second = await call(4);
    expect(second).toEqual(first);
    answer(second.id, { is: 'done', version: 1 });
    expect(await said).toBeNull();
    expect(client.link).toBe('open');
  });

  test('a node that ends is left for another within a second, and nobody is told', async () => {
    await opened();
    const said = client.say({ verb: 'end' });
    const first = await call(2);
    const links: string[] = [];
    const watching = setInterval(() => links.push(client.link), 10);
    const before = performance.now();
    server.close(1012);
    expect(await server.frame(3)).toEqual({ is: 'watch', room: 'x', seat: 'christian' });
    expect(performance.now() - before).toBeLessThan(1000);
    const second = await call(4);
    expect(second).toEqual(first);
    answer(second.id, { is: 'done', version: 1 });
    expect(await said).toBeNull();
    clearInterval(watching);
    expect(new Set(links)).toEqual(new Set(['open']));
    expect(refused).toHaveLength(0);
  });

  test('a connection that stays away is told of', async () => {
    await opened();
    server.stop();
    expect(client.link).toBe('open');
    await until(() => client.link !== 'open');
  });

  test('whoever has too much open learns why nothing comes', async () => {
    await server.frame(0);
    const problem = { error: 'Capped', rule: '', message: { key: 'web-cap-sockets', args: [['most', 16]] } };
    server.send({ is: 'problem', room: '', id: null, problem });
    await until(() => client.trouble?.said.key === 'web-cap-sockets');
  });

  test('one undo takes back all that a command gave, the next one a single answer', async () => {
    await opened();
    const single = client.say({ verb: 'move', piece: 'CC-G04' });
    answer((await call(2)).id, { is: 'done', version: 1 });
    await single;
    const many = client.command(['CC-G03', 'CC-G05'], { verb: 'move', objects: ['oar'] });
    const told = await call(3);
    expect(told.call['order']).toEqual({ verb: 'move', piece: '', objects: ['oar'] });
    answer(told.id, { is: 'followed', version: 3, given: 2, refused: [] });
    expect((await many)?.given).toBe(2);

    const back = client.undo();
    const undo = await call(4);
    expect(undo.call).toMatchObject({ is: 'undo', count: 2 });
    answer(undo.id, { is: 'done', version: 4 });
    await back;
    const again = client.undo();
    expect((await call(5)).call).toMatchObject({ is: 'undo', count: 1 });
    answer((await call(5)).id, { is: 'done', version: 5 });
    await again;
  });

  test.each([
    ['comes to nothing', { is: 'refusal', error: 'busy', rule: '', message: { key: 'busy', args: [] }, proof: [] }],
    ['has no answer that can be used', { is: 'done', version: 0 }],
  ])('a first question for offers that %s is asked again', async (_, nothing) => {
    expect(await server.frame(0)).toMatchObject({ is: 'watch' });
    server.send(start);
    const first = await call(1);
    answer(first.id, nothing);
    const second = await call(2);
    expect(second.call).toEqual(first.call);
    answer(second.id, { is: 'offered', version: 0, piece: '', able: ['CC-G03'], offers: [] });
    await until(() => client.able.length === 1);
    expect(refused).toEqual([]);
    await client.offers('');
    expect(server.heard, 'and then no more').toHaveLength(3);
  });

  test('offers that were asked for in vain are not asked for again once the game has gone on', async () => {
    expect(await server.frame(0)).toMatchObject({ is: 'watch' });
    server.send(start);
    const first = await call(1);
    server.send(event(0, 1, { ask: null }));
    await until(() => client.version === 1);
    answer(first.id, { is: 'refusal', error: 'busy', rule: '', message: { key: 'busy', args: [] }, proof: [] });
    await new Promise((done) => setTimeout(done, 800));
    expect(server.heard).toHaveLength(2);
  });

  test('offers are asked for once in a version, and again in the next', async () => {
    await opened();
    const [one, other] = [client.offers('CC-G03'), client.offers('CC-G03')];
    expect(one).toBe(other);
    const asked = await call(2);
    const offer = { answer: { verb: 'move' }, words: moved, where: [985, 4], marks: [] };
    answer(asked.id, { is: 'offered', version: 0, piece: 'CC-G03', able: ['CC-G03'], offers: [offer] });
    expect(await one).toHaveLength(1);
    server.send(event(0, 1));
    await until(() => client.version === 1);
    void client.offers('CC-G03');
    const pieces = [(await call(3)).call['piece'], (await call(4)).call['piece']];
    expect(pieces.sort()).toEqual(['', 'CC-G03']);
  });

  test('a problem with a call is shown as a refusal', async () => {
    await opened();
    const said = client.say('x');
    const sent = await call(2);
    const problem = { error: 'Forbidden', rule: '', message: { key: 'not-your-seat', args: [] } };
    server.send({ is: 'problem', room: 'x', id: sent.id, problem });
    expect((await said)?.message.key).toBe('not-your-seat');
    expect(refused).toHaveLength(1);
  });
});

test('the wait before another try doubles up to a limit', () => {
  expect([0, 1, 2].map((tries) => backoff(tries, 1))).toEqual([500, 1000, 2000]);
  expect(backoff(20, 1)).toBe(15_000);
  expect(backoff(20, 0)).toBe(7500);
});

describe('what gets lost, and what is meant for others', () => {
  test('what another audience hears is not taken for its own', async () => {
    await opened();
    server.send({ ...event(0, 1), seat: 'islamic' });
    server.send({ is: 'room', room: { id: 'x', stage: 'playing' }, seen: 7 });
    await until(() => client.seen === 7);
    expect(client.version).toBe(0);
  });

  test('a pulse brings what got lost', async () => {
    await opened();
    const looking = client.look();
    const look = await call(2);
    expect(look.call).toMatchObject({ is: 'look', known: 0 });
    answer(look.id, { ...combat, seat: 'christian', version: 9 });
    await looking;
    expect(client.version).toBe(9);
  });
});
