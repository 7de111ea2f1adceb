import { expect, test } from 'vitest';

import start from '../wire/fixtures/learning-start.json';
import { ReplayClient } from './replay.svelte';
import type { Replayed } from '../wire/shapes';

const line = (at: number) => ({ at, message: { key: 'moved', args: [] }, rule: '', throws: [], because: [] });
const TYPES = ['movement', 'movement', 'combat', 'combat', 'movement', 'end', 'end', 'end'];
const MATTERS = TYPES.map((type) => ({ type, seat: 'christian' }));
const SIZE = 4;

/** The page that begins at a version: each version a turn and a line. */
function page(first: number): Replayed {
  const events = MATTERS.map((about, index) => ({
    is: 'event',
    game: 'x',
    before: index,
    version: index + 1,
    steps: [{ at: index + 1, fields: { turn: index + 2 } }],
    ask: null,
    waiting: { seats: ['christian'], rule: '', about },
    can_undo: false,
    outcome: null,
    told_from: index + 1,
    lines: [line(index + 1)],
  })).filter(({ version }) => version > first && version <= first + SIZE);
  const state = { ...(start.state as object), turn: first + 1 };
  const waiting = first ? { seats: ['christian'], rule: '', about: MATTERS[first - 1] } : start.waiting;
  const opened = { ...start, version: first, state, waiting };
  const shown = { is: 'replayed', start: opened, events, first, until: first + SIZE, last: MATTERS.length };
  return shown as unknown as Replayed;
}

const asked: number[] = [];

function replay(from = 0, load: (since: number) => Promise<Replayed> = (since) => Promise.resolve(page(since))) {
  asked.length = 0;
  const around = { words: () => '', knows: () => false, showRule: () => undefined };
  const noted = (since: number) => {
    asked.push(since);
    return load(since);
  };
  return new ReplayClient('lepanto', 'x', page(from), noted, around);
}

const turn = (client: ReplayClient) => (client.state as { turn: number }).turn;

test('the first position is shown with the first page, and each is the one before it and what changed', async () => {
  const client = replay();
  expect(client.last).toBe(8);
  expect(turn(client)).toBe(1);
  expect(asked).toEqual([]);
  await client.goTo(2);
  expect(turn(client)).toBe(3);
  expect(client.version).toBe(2);
  expect(client.lines.map((one) => one.at)).toEqual([1, 2]);
});

test('one can go to any version, and only the pages come that it takes', async () => {
  const client = replay();
  await client.goTo(6);
  expect(turn(client)).toBe(7);
  await client.goTo(99);
  expect(client.version).toBe(8);
  expect(client.atEnd).toBe(true);
  await client.goTo(-1);
  expect(client.version).toBe(0);
  expect(asked).toEqual([4, 8]);
});

test('steps go on from one page to the next and back', async () => {
  const client = replay(4);
  expect(client.version).toBe(4);
  await client.step(false);
  expect(client.version).toBe(3);
  const seen = [];
  for (let count = 0; count < 6; count += 1) {
    await client.step(true);
    seen.push(client.version);
  }
  expect(seen).toEqual([4, 5, 6, 7, 8, 8]);
});

test('the log begins with the pages at hand, and those before can be had', async () => {
  const client = replay(4);
  await client.goTo(6);
  expect(client.lines.map((one) => one.at)).toEqual([5, 6]);
  expect(client.hasEarlier).toBe(true);
  await client.earlier();
  expect(client.lines.map((one) => one.at)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(client.hasEarlier).toBe(false);
});

test('of two positions wanted one after the other the last is shown, whichever comes first', async () => {
  const waiting: (() => void)[] = [];
  const client = replay(0, (since) => new Promise((resolve) => waiting.push(() => resolve(page(since)))));
  const far = client.goTo(7);
  expect(client.loading).toBe(true);
  await client.goTo(1);
  waiting.forEach((arrive) => arrive());
  await far;
  expect(client.version).toBe(1);
  expect(client.loading).toBe(false);
});

test('a page that does not come is told, and can be wanted again', async () => {
  let away = true;
  const client = replay(0, (since) => (away ? Promise.reject(new Error('away')) : Promise.resolve(page(since))));
  await client.goTo(6);
  expect(client.trouble).not.toBeNull();
  expect(client.version).toBe(0);
  away = false;
  await client.goTo(6);
  expect(client.trouble).toBeNull();
  expect(client.version).toBe(6);
});

test('steps by phase stop where another matter begins, on whichever page that is', async () => {
  const client = replay();
  const seen = [];
  for (const forward of [true, true, true, true, true, false, false, false, false]) {
    await client.stepPhase(forward);
    seen.push(client.version);
  }
  expect(seen).toEqual([3, 5, 6, 8, 8, 6, 5, 3, 0]);
});

test('what was taken back is gone from the log, though it stood on the page before', async () => {
  const client = replay(0, (since) => {
    const found = page(since);
    const [first, ...rest] = found.events;
    const back = { ...(first as (typeof found.events)[number]), told_from: 3, lines: [] };
    return Promise.resolve(since === SIZE ? { ...found, events: [back, ...rest] } : found);
  });
  await client.goTo(4);
  expect(client.lines.map((one) => one.at)).toEqual([1, 2, 3, 4]);
  await client.goTo(6);
  expect(client.lines.map((one) => one.at)).toEqual([1, 2, 6]);
});
