import { expect, test } from 'vitest';

import { placeOf } from './router.svelte';

test.each([
  ['/', 'lobby', ''],
  ['/account', 'account', ''],
  ['/device', 'device', ''],
  ['/device/x', 'missing', ''],
  ['/letter', 'letter', ''],
  ['/join/abc', 'join', 'abc'],
  ['/room/r1', 'room', 'r1'],
  ['/room/r1/', 'room', 'r1'],
  ['/room/r1/replay', 'replay', 'r1'],
  ['/rules/lepanto/6.2.a', 'rule', 'lepanto'],
  ['/rules/lepanto', 'missing', ''],
  ['/help/smugglers', 'help', 'smugglers'],
  ['/help', 'help', ''],
  ['/help/lepanto/more', 'missing', ''],
  ['/figures/lepanto', 'figures', 'lepanto'],
  ['/figures', 'missing', ''],
  ['/learn/lepanto', 'course', 'lepanto'],
  ['/learn/lepanto/01-wind', 'lesson', 'lepanto'],
  ['/learn', 'missing', ''],
  ['/lists', 'lists', ''],
  ['/lists/tercios', 'lists', 'tercios'],
  ['/lists/tercios/0a1b', 'lists', 'tercios'],
  ['/lists/tercios/0a1b/more', 'missing', ''],
  ['/room', 'missing', ''],
  ['/room/r1/replay/more', 'missing', ''],
  ['/elsewhere', 'missing', ''],
])('%s leads to %s', (path, page, id) => {
  const place = placeOf(path);
  expect(place.page).toBe(page);
  expect(place.id).toBe(id);
});

test('a rule has a number, a lesson a name, and a list an id', () => {
  expect(placeOf('/lists/tercios/0a1b').then).toBe('0a1b');
  expect(placeOf('/rules/lepanto/6.2.a').then).toBe('6.2.a');
  expect(placeOf('/learn/lepanto/01-wind').then).toBe('01-wind');
  expect(placeOf('/room/r1/replay').then).toBe('');
});

test('what follows the question mark is kept', () => {
  expect(placeOf('/room/r1/replay', '?v=12').query.get('v')).toBe('12');
});
