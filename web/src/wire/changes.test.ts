import { expect, test } from 'vitest';

import { followed, retold, stepped } from './changes';
import type { Event, Line, Step } from './shapes';

const ships = { a: { cell: 1 }, b: { cell: 2 } };

function after(state: unknown, step: Omit<Step, 'at'>): unknown {
  return stepped({ state, scene: null }, { at: 1, ...step }).state;
}

function line(at: number): Line {
  return { at, message: { key: 'said', args: [] }, rule: '', throws: [], because: [] };
}

test('a field is replaced whole, though it holds an object', () => {
  expect(after({ turn: 1, wind: { from: 'north', force: 2 } }, { fields: { wind: { from: 'south' } } })).toEqual({
    turn: 1,
    wind: { from: 'south' },
  });
});

test('of a dict only the keys that changed are sent, and null means gone', () => {
  const now = after({ ships, turn: 1 }, { parts: { ships: { a: { cell: 5 }, b: null, c: { cell: 3 } } } });
  expect(now).toEqual({ ships: { a: { cell: 5 }, c: { cell: 3 } }, turn: 1 });
});

test('a null within an object that is replaced whole stays', () => {
  expect(after({ season: { name: 'spring', rain: 1 } }, { fields: { season: { name: 'winter', rain: null } } })).toEqual({
    season: { name: 'winter', rain: null },
  });
});

test('what did not change stays the same object, and the old position is untouched', () => {
  const before = { ships, at: { 1: 'a' } };
  const now = after(before, { parts: { ships: { a: { cell: 9 } } } }) as typeof before;
  expect(now.at).toBe(before.at);
  expect(now.ships.b).toBe(ships.b);
  expect(before.ships.a.cell).toBe(1);
});

test('a field that is null is replaced by an object, and back', () => {
  expect(after({ charge: null }, { fields: { charge: { by: 'a' } } })).toEqual({ charge: { by: 'a' } });
  expect(after({ charge: { by: 'a' } }, { fields: { charge: null } })).toEqual({ charge: null });
});

test('lines that were taken back are gone, and new ones stand in their place', () => {
  const event = { before: 3, told_from: 2, lines: [line(4)] } as unknown as Event;
  expect(retold([line(1), line(2), line(3)], event).map(({ at }) => at)).toEqual([1, 4]);
});

test('the steps of an event follow each other', () => {
  const steps = [{ at: 4, parts: { ships: { b: null } } }, { at: 5, fields: { turn: 2 }, parts: { ships: { b: { cell: 7 } } } }];
  const { state } = followed({ state: { ships, turn: 1 }, scene: null }, { steps } as unknown as Event);
  expect(state).toEqual({ ships: { a: { cell: 1 }, b: { cell: 7 } }, turn: 2 });
});

test('what an engine of the release before sends is understood', () => {
  const event = { before: 3, version: 4, changes: { turn: 2, ships: { b: null } }, lines: [line(3), line(4)] } as unknown as Event;
  expect(followed({ state: { ships, turn: 1 }, scene: null }, event).state).toEqual({ ships: { a: { cell: 1 } }, turn: 2 });
  expect(retold([line(2), line(3)], event).map(({ at }) => at)).toEqual([2, 3, 4]);
});
