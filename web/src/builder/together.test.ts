import { expect, test } from 'vitest';

import { merged, received, sent } from './together';

const list = (id: string, at: number, what: string = `${id} at ${at}`) => ({ id, at, what: { what } });
const fresh = () => 'fresh';
const nothing = { here: [], there: [], dropHere: [], dropThere: [] };

test('what is in one place alone comes to the other', () => {
  expect(merged([list('a', 1)], [list('b', 2)], {}, fresh)).toEqual({ ...nothing, here: [list('b', 2)], there: [list('a', 1)] });
});

test('what is the same in both stays as it is', () => {
  expect(merged([list('a', 1)], [list('a', 1)], { a: 1 }, fresh)).toEqual(nothing);
});

test('a list that was changed in one place is changed in the other', () => {
  expect(merged([list('a', 3)], [list('a', 1)], { a: 1 }, fresh)).toEqual({ ...nothing, there: [list('a', 3)] });
  expect(merged([list('a', 1)], [list('a', 3)], { a: 1 }, fresh)).toEqual({ ...nothing, here: [list('a', 3)] });
});

test('of a list that was changed in both places both stay', () => {
  const copy = { ...list('a', 2), id: 'fresh' };
  expect(merged([list('a', 3)], [list('a', 2)], { a: 1 }, fresh)).toEqual({ ...nothing, here: [copy], there: [copy, list('a', 3)] });
  expect(merged([list('a', 2)], [list('a', 3)], {}, fresh)).toEqual({ ...nothing, here: [copy, list('a', 3)], there: [copy] });
});

test('what was deleted in one place goes in the other, unless it was changed there since', () => {
  expect(merged([], [list('a', 1)], { a: 1 }, fresh)).toEqual({ ...nothing, dropThere: ['a'] });
  expect(merged([], [list('a', 2)], { a: 1 }, fresh)).toEqual({ ...nothing, here: [list('a', 2)] });
  expect(merged([list('a', 1)], [], { a: 1 }, fresh)).toEqual({ ...nothing, dropHere: ['a'] });
  expect(merged([list('a', 2)], [], { a: 1 }, fresh)).toEqual({ ...nothing, there: [list('a', 2)] });
});

test('a list is on the server as it is here', () => {
  expect(received(sent(list('a', 1)))).toEqual(list('a', 1));
  expect(received({ id: 'a', at: 1, body: '{' })).toBeNull();
});
