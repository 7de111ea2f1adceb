import { expect, test } from 'vitest';

import { clockFace, lengthOf, secondsLeft } from './duration';

test('a clock shows what matters at its length', () => {
  expect(clockFace(65, 'd')).toBe('1:05');
  expect(clockFace(3605, 'd')).toBe('1:00:05');
  expect(clockFace(2 * 86_400 + 4 * 3600, 'd')).toBe('2 d 04:00');
  expect(clockFace(-5, 'd')).toBe('0:00');
});

test('a length is told in the largest unit that measures it', () => {
  expect(lengthOf(3 * 86_400)).toEqual({ amount: 3, unit: 'day' });
  expect(lengthOf(36 * 3600)).toEqual({ amount: 36, unit: 'hour' });
  expect(lengthOf(1800)).toEqual({ amount: 30, unit: 'minute' });
});

test('a clock runs only for a seat that is asked, and not while it is stopped', () => {
  const since = '2026-01-01T00:00:00Z';
  const now = Date.parse('2026-01-01T00:01:00Z');
  expect(secondsLeft({ left: 100, since }, now, false)).toBe(40);
  expect(secondsLeft({ left: 100, since }, now, true)).toBe(100);
  expect(secondsLeft({ left: 100, since: null }, now, false)).toBe(100);
});
