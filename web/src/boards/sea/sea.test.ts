import { describe, expect, it } from 'vitest';

import {
  apart,
  ASIDE,
  between,
  galeAt,
  locationsOf,
  moorings,
  piles,
  placeLabels,
  pointOf,
  SCALE,
  type Label,
  type SeaCounter,
  type SeaPlace,
  WIDE,
} from './sea';

const place = (id: string, x: number, shape: SeaPlace['shape'] = 'space'): SeaPlace => ({
  id,
  at: { x, y: 50 },
  shape,
  chief: false,
  name: id,
  sign: '',
  flag: '',
  boxes: null,
  moored: [],
  watched: [],
});
const counter = (id: string, camp: SeaCounter['camp']): SeaCounter => ({
  id,
  camp,
  location: 'a',
  sign: 'flag',
  letter: '',
  sail: '',
  pips: 0,
  watch: '',
  mine: camp === 'one',
  able: false,
  label: id,
});
const label = (id: string, x: number): Label => ({ id, text: 'Toulon', at: { x, y: 50 }, aside: 10, above: 10, size: 10 });
const SHEET = { left: 0, top: 0, right: 200, bottom: 100 };

describe('a sea', () => {
  it('has no pile of a zone on another, however large they are drawn', () => {
    const [left, right] = [-ASIDE, ASIDE].flatMap((x) => piles([counter(`at ${x}`, 'one')], { x, y: 0 }, 2, ''));
    const far = (all: readonly { pile: { at: { x: number } } }[]) => all[1]!.pile.at.x - all[0]!.pile.at.x;
    const both = [{ pile: left! }, { pile: right! }];
    expect(far(both)).toBeLessThan(2 * WIDE + 6);
    expect(far(apart(both, 2))).toBe(2 * WIDE + 6);
    expect(apart(both, 2).reduce((sum, { pile }) => sum + pile.at.x, 0)).toBeCloseTo(0);
    expect(apart(both, 1)).toEqual(both);
  });

  it('has the boxes of a zone on either side of it', () => {
    const places = new Map([['gut', place('gut', 30, 'zone')]]);
    const middle = 30 * SCALE;
    expect(locationsOf(place('gut', 30, 'zone')).map((one) => pointOf(places, one)?.x)).toEqual([middle - ASIDE, middle, middle + ASIDE]);
    expect(pointOf(places, 'nowhere')).toBeNull();
  });

  it('has the sign of a gale below a place, and lower where Squadrons lie in its harbour', () => {
    const port = { ...place('port', 30), moored: [{ camp: 'one' as const, count: 2 }] };
    const places = new Map([['port', port], ['open', place('open', 30)]]);
    const [open, moored] = [galeAt(places, 'open', 1), galeAt(places, 'port', 1)];
    expect(moored?.y).toBeGreaterThan(open?.y ?? Infinity);
    expect(galeAt(places, 'nowhere', 1)).toBeNull();
  });

  it('moves the sign of a harbour aside where counters of a place nearby lie on it', () => {
    const port = { ...place('port', 30), moored: [{ camp: 'one' as const, count: 2 }] };
    const [alone] = moorings([port], 1);
    const pile = piles([counter('p', 'one')], { x: 0, y: 0 }, 1, '').map((one) => ({ ...one, at: { x: (alone?.x ?? 0) + 20, y: alone?.y ?? 0 } }));
    const [moved] = moorings([port], 1, pile);
    expect((pile[0]?.at.x ?? 0) - (moved?.x ?? 0)).toBeGreaterThanOrEqual(WIDE / 2 + 16.5);
    expect(moved?.y).toBe(alone?.y);
    const far = pile.map((one) => ({ ...one, at: { x: one.at.x + 20, y: one.at.y } }));
    expect(moorings([port], 1, far)).toEqual([alone]);
  });

  it('draws a lane from the rim of one mark to the rim of the other', () => {
    expect(between({ x: 0, y: 0 }, { x: 100, y: 0 }, 10)).toEqual([
      { x: 10, y: 0 },
      { x: 90, y: 0 },
    ]);
  });

  it('lays two counters of a side beside each other and three on a pile', () => {
    const two = piles([counter('p', 'one'), counter('q', 'one'), counter('r', 'other')], { x: 0, y: 0 }, 1, '');
    expect(two.map((pile) => pile.all.length)).toEqual([1, 1, 1]);
    const strong = piles(['p', 'q', 's'].map((id) => ({ ...counter(id, 'one'), sail: id === 'q' ? '9' : '2' })), { x: 0, y: 0 }, 1, '');
    expect(strong.map((pile) => pile.top.id)).toEqual(['q']);
    const three = piles([counter('p', 'one'), counter('q', 'one'), counter('s', 'one'), counter('r', 'other')], { x: 0, y: 0 }, 1, 's');
    expect(three.map((pile) => [pile.top.id, pile.all.length])).toEqual([
      ['s', 3],
      ['r', 1],
    ]);
  });

  it('names a place on its other side where there is no room on this one', () => {
    expect(placeLabels([label('a', 100)], [], SHEET)[0]?.anchor).toBe('start');
    const wall = { left: 105, top: 40, right: 200, bottom: 60 };
    expect(placeLabels([label('a', 100)], [wall], SHEET)[0]?.anchor).toBe('end');
  });

  it('leaves out a name for which there is no room at all', () => {
    const wall = { left: 0, top: 0, right: 200, bottom: 100 };
    expect(placeLabels([label('a', 100)], [wall], SHEET)).toEqual([]);
    const names = placeLabels([label('a', 100), label('b', 102), label('c', 98), label('d', 101)], [], SHEET);
    for (const one of names)
      for (const other of names) if (one !== other) expect(Math.abs(one.y - other.y) >= 10 || one.anchor !== other.anchor).toBe(true);
  });
});
