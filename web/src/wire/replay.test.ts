import { expect, test } from 'vitest';

import start from './fixtures/learning-start.json';
import { ReplayClient } from './replay.svelte';
import type { Replayed } from './shapes';

const line = (at: number) => ({ at, message: { key: 'moved', args: [] }, rule: '', throws: [], because: [] });

function replay(): ReplayClient {
  const matters = ['movement', 'movement', 'combat', 'combat'];
  const events = matters.map((about, index) => ({
    is: 'event',
    game: 'x',
    before: index,
    version: index + 1,
    changes: { turn: index + 2 },
    ask: null,
    waiting: { seats: ['christian'], rule: '', about },
    can_undo: false,
    outcome: null,
    lines: index ? [line(index), line(index + 1)] : [line(1)],
  }));
  const around = { words: () => '', knows: () => false, showRule: () => undefined };
  return new ReplayClient('lepanto', 'x', { is: 'replayed', start, events } as unknown as Replayed, around);
}

const turn = (client: ReplayClient) => (client.state as { turn: number }).turn;

test('each position is the one before it and what changed', () => {
  const client = replay();
  expect(client.last).toBe(4);
  expect(turn(client)).toBe(1);
  client.goTo(2);
  expect(turn(client)).toBe(3);
  expect(client.version).toBe(2);
  expect(client.lines.map((one) => one.at)).toEqual([1, 2]);
  client.goTo(99);
  expect(client.at).toBe(4);
});

test('one can go to a version, or as near before it as there is a position', () => {
  const client = replay();
  client.goToVersion(3);
  expect(client.at).toBe(3);
  client.goToVersion(50);
  expect(client.at).toBe(4);
  client.goToVersion(-1);
  expect(client.at).toBe(0);
});

test('steps by phase stop where another matter begins', () => {
  const client = replay();
  client.stepPhase(true);
  expect(client.at).toBe(3);
  client.stepPhase(true);
  expect(client.at).toBe(4);
  client.stepPhase(false);
  expect(client.at).toBe(3);
  client.stepPhase(false);
  expect(client.at).toBe(0);
});
