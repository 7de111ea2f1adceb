import { expect, test } from 'vitest';

import { followOn, isWhole } from './throwing';

test('a throw is whole once each die has been told', () => {
  expect(isWhole([], [6, 6])).toBe(false);
  expect(isWhole([3], [6, 6])).toBe(false);
  expect(isWhole([3, 5], [6, 6])).toBe(true);
});

test('dice that follow on others are read off the refusal that asks for them, and off no other', () => {
  const message = { key: 'dice-more', args: [['what', '3 3'], ['dice', '6 6'], ['count', 2]] as [string, string | number][] };
  expect(followOn({ message })).toEqual([6, 6]);
  expect(followOn({ message: { key: 'dice-typed-wrong', args: [] } })).toEqual([]);
  expect(followOn(null)).toEqual([]);
});
