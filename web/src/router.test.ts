import { expect, test } from 'vitest';

import { placeOf } from './router.svelte';

test.each([
  ['/', 'lobby', ''],
  ['/account', 'account', ''],
  ['/letter', 'letter', ''],
  ['/join/abc', 'join', 'abc'],
  ['/room/r1', 'room', 'r1'],
  ['/room/r1/', 'room', 'r1'],
  ['/room/r1/replay', 'replay', 'r1'],
  ['/rules/lepanto/6.2.a', 'rule', 'lepanto'],
  ['/rules/lepanto', 'missing', ''],
  ['/help/smugglers', 'help', 'smugglers'],
  ['/help', 'missing', ''],
  ['/figures/lepanto', 'figures', 'lepanto'],
  ['/figures', 'missing', ''],
  ['/room', 'missing', ''],
  ['/room/r1/replay/more', 'missing', ''],
  ['/elsewhere', 'missing', ''],
])('%s leads to %s', (path, page, id) => {
  const place = placeOf(path);
  expect(place.page).toBe(page);
  expect(place.id).toBe(id);
});

test('a rule has a number', () => {
  expect(placeOf('/rules/lepanto/6.2.a').rule).toBe('6.2.a');
});

test('what follows the question mark is kept', () => {
  expect(placeOf('/room/r1/replay', '?v=12').query.get('v')).toBe('12');
});
