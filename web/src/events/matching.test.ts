import { expect, test } from 'vitest';

import { cheapestPairs } from './matching';
import { dice, everyWay } from './sample.check';

function costs(count: number, roll: (sides: number) => number, most: number): number[][] {
  const table = Array.from({ length: count }, () => new Array<number>(count).fill(0));
  for (let one = 0; one < count; one++) {
    for (let other = 0; other < one; other++) {
      const cost = roll(most);
      (table[one] as number[])[other] = cost;
      (table[other] as number[])[one] = cost;
    }
  }
  return table;
}

const sum = (table: number[][], pairs: Iterable<readonly [number, number]>) =>
  [...pairs].reduce((so, [one, other]) => so + (table[one]?.[other] ?? NaN), 0);

test.each([2, 4, 6, 8, 10])('of %i no way to pair is cheaper than the one that is found', (count) => {
  const roll = dice(count);
  for (const most of [2, 3, 10, 1000, 2 ** 40]) {
    for (let time = 0; time < (count < 10 ? 120 : 25); time++) {
      const table = costs(count, roll, most);
      const mates = cheapestPairs(table);
      expect(mates.every((mate, place) => mate !== place && mates[mate] === place)).toBe(true);
      const least = Math.min(...[...everyWay(mates.map((_, place) => place))].map((pairs) => sum(table, pairs)));
      expect(sum(table, mates.map((mate, place) => [place, mate] as const)) / 2).toBe(least);
    }
  }
});

test('pairs that cost nothing are found among many that do, even where odd rings must be crossed', () => {
  const roll = dice(7);
  for (let time = 0; time < 30; time++) {
    const count = 64;
    const order = Array.from({ length: count }, (_, place) => place).sort(() => roll(2) - 0.5);
    const free = new Set<string>();
    for (let place = 0; place < count; place += 2) free.add([order[place], order[place + 1]].sort().join());
    for (let extra = 0; extra < 60; extra++) free.add([roll(count), roll(count)].sort().join());
    const table = costs(count, roll, 1).map((row, one) => row.map((_, other) => (free.has([one, other].sort().join()) ? 0 : 1)));
    expect(sum(table, cheapestPairs(table).map((mate, place) => [place, mate] as const))).toBe(0);
  }
});

test('an odd number has no pairs', () => {
  expect(() => cheapestPairs([[0]])).toThrow();
});
