import { expect, test } from 'vitest';

import type { Count } from '../wire/shapes';
import { decisive } from './course';

const turn = (number: number, blue: number, red: number): Count => ({
  what: { key: 'tracker-turn', args: [['turn', String(number)]] },
  amounts: [
    ['blue', blue],
    ['red', red],
  ],
  goals: [],
});

test('the turn that decided it is the one in which the winner gained most on the other', () => {
  const turns = [turn(1, 2, 5), turn(2, 4, 1), turn(4, 9, 7), turn(5, 5, 0)];
  expect(decisive(turns, 'blue')).toEqual({ turn: turns[3], lead: 5 });
  expect(decisive(turns, 'red')).toEqual({ turn: turns[0], lead: 3 });
});

test('where two turns were worth the same to the winner, neither decided it', () => {
  expect(decisive([turn(1, 1, 0), turn(2, 0, 4), turn(3, 1, 0)], 'blue')).toBeNull();
  const last = turn(4, 2, 0);
  expect(decisive([turn(1, 1, 0), turn(3, 1, 0), last], 'blue')).toEqual({ turn: last, lead: 2 });
});

test('no turn decided a draw, or a victory by other means', () => {
  expect(decisive([turn(1, 2, 5)], null)).toBeNull();
  expect(decisive([turn(1, 2, 5)], 'blue')).toBeNull();
  expect(decisive([], 'blue')).toBeNull();
});
