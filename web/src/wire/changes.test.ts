import { expect, test } from 'vitest';

import { changed } from './changes';

const ships = { a: { cell: 1 }, b: { cell: 2 } };

test('a field that is no dict is replaced whole', () => {
  expect(changed({ turn: 1, news: ['x'] }, { turn: 2, news: [] })).toEqual({ turn: 2, news: [] });
});

test('of a dict only the keys that changed are sent, and null means gone', () => {
  const after = changed({ ships, turn: 1 }, { ships: { a: { cell: 5 }, b: null, c: { cell: 3 } } });
  expect(after).toEqual({ ships: { a: { cell: 5 }, c: { cell: 3 } }, turn: 1 });
});

test('what did not change stays the same object, and the old position is untouched', () => {
  const before = { ships, at: { 1: 'a' } };
  const after = changed(before, { ships: { a: { cell: 9 } } }) as typeof before;
  expect(after.at).toBe(before.at);
  expect(after.ships.b).toBe(ships.b);
  expect(before.ships.a.cell).toBe(1);
});

test('a field that is null is replaced by a dict', () => {
  expect(changed({ charge: null }, { charge: { by: 'a' } })).toEqual({ charge: { by: 'a' } });
  expect(changed({ charge: { by: 'a' } }, { charge: null })).toEqual({ charge: null });
});
