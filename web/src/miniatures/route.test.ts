import { describe, expect, it } from 'vitest';

import { corners, distance, type Pose } from '../boards/table/geometry';
import { added, after, allowed, changed, costIn, going, legOf, legTo, poses, valueOf } from './route';

const BASE = { width: 12_000, depth: 4000 };
const INCH = 2540;
const START: Pose = [90_000, 60_000, 0];

describe('a leg', () => {
  it.each([
    ['ahead', 2540, [90_000, 62_540, 0]],
    ['back', 2540, [90_000, 57_460, 0]],
    ['aside', 2540, [92_540, 60_000, 0]],
    ['aside', -2540, [87_460, 60_000, 0]],
    ['turn', 9000, [90_000, 60_000, 9000]],
    ['turn', -9000, [90_000, 60_000, 27_000]],
    ['wheel', 9000, [94_000, 56_000 + 12_000, 9000]],
    ['wheel', -9000, [86_000, 56_000 + 12_000, 27_000]],
  ] as const)('%s by %i ends where it should', (how, amount, there) => {
    expect(after(START, BASE, { how, amount })).toEqual([...there]);
  });

  it('aside in a direction of its own goes there, as guns do', () => {
    expect(after(START, BASE, { how: 'aside', amount: 2540, at: [18_000] })).toEqual([90_000, 57_460, 0]);
  });

  it('that wheels keeps its inner front corner where it is', () => {
    const [left, right] = corners(START, BASE);
    expect(distance(corners(after(START, BASE, { how: 'wheel', amount: -3000 }), BASE)[0], left)).toBeLessThan(3);
    expect(distance(corners(after(START, BASE, { how: 'wheel', amount: 3000 }), BASE)[1], right)).toBeLessThan(3);
  });

  it('goes on from where the one before ended', () => {
    const legs = [legOf('ahead', 2, INCH), legOf('turn', 90, INCH), legOf('ahead', 1, INCH)];
    expect(poses(START, BASE, legs).at(-1)).toEqual([92_540, 65_080, 9000]);
    expect(poses(START, BASE, [])).toEqual([START]);
  });

  it('to a pose ends there', () => {
    expect(legTo([1.4, 2.6, -100])).toEqual({ how: 'to', at: [1, 3, 35_900] });
    expect(after(START, BASE, legTo([5, 6, 7]))).toEqual([5, 6, 7]);
  });

  it('is told in inches or degrees', () => {
    expect(legOf('wheel', -22.5, INCH)).toEqual({ how: 'wheel', amount: -2250 });
    expect(legOf('back', -1, INCH)).toEqual({ how: 'back', amount: 2540 });
    expect([valueOf({ how: 'ahead', amount: 3810 }, INCH), valueOf({ how: 'turn', amount: -4500 }, INCH)]).toEqual([1.5, -45]);
  });
});

describe('legs', () => {
  it('grow while they go on alike, and begin anew after a drag', () => {
    const once = added([], legOf('ahead', 1, INCH));
    expect(added(once, legOf('ahead', 1, INCH))).toEqual([{ how: 'ahead', amount: 5080 }]);
    expect(added(once, legOf('turn', 15, INCH))).toHaveLength(2);
    expect(added([legOf('turn', 15, INCH)], legOf('turn', -15, INCH))).toHaveLength(2);
    expect(added([legTo(START)], legOf('back', 1, INCH))).toEqual([{ how: 'back', amount: 2540 }]);
  });

  it('can be changed one by one; one of nothing is gone', () => {
    const legs = [legOf('ahead', 1, INCH), legOf('turn', 15, INCH)];
    expect(changed(legs, 0, legOf('ahead', 2, INCH))[0]).toEqual({ how: 'ahead', amount: 5080 });
    expect(changed(legs, 1, legOf('turn', 0, INCH))).toEqual([legs[0]]);
  });
});

describe('the cost of a way', () => {
  it('is a mark among others', () => {
    expect(costIn(['B1', { type: 'line' }, { type: 'cost', cost: 10, allowance: 12 }, null])).toEqual({ cost: 10, allowance: 12 });
    expect(costIn([{ type: 'line' }])).toBeNull();
  });
});

describe('a leg that finds no room', () => {
  const typed = [
    { how: 'ahead', amount: 5080 },
    { how: 'turn', amount: 1500 },
  ];
  const found = [{ how: 'ahead', amount: 5080 }];

  it('stays with nothing, so that it can be typed anew, and is not gone', () => {
    const left = allowed(found, typed);
    expect(left).toEqual([...found, { how: 'turn', amount: 0 }]);
    expect(going(left)).toEqual(found);
    expect(added(left, { how: 'turn', amount: -1500 })).toEqual([...found, { how: 'turn', amount: -1500 }]);
  });

  it('is forgotten where the way was dragged', () => {
    expect(allowed(found, [legTo([0, 0, 0]), ...typed])).toEqual(found);
  });
});
