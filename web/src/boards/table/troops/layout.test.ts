import { describe, expect, it } from 'vitest';

import { layout, leftOf, PIKE, type Figure } from './layout';
import { strokesOf } from './strokes';
import type { Order, Stand, Troops } from './troops';

const LIVERY = { coat: '#a00', trim: '#ff0', hat: '#000', wears: 'hat', standard: { device: 'cross', field: '#fff', on: '#a00' } } as const;
const BASE: Stand = { wide: 120, deep: 80, worn: 0, bears: 24 };
const ORDERS: readonly Order[] = ['line', 'march_column', 'attack_column', 'square', 'mass', 'open', 'block', 'battalion', 'tercio', 'wagons'];

function troops(changed: Partial<Troops> = {}): Troops {
  return { arm: 'foot', weapon: 'shot', order: 'line', livery: LIVERY, seed: 'B1-1', size: 1.5, ...changed };
}

function figures(changed: Partial<Troops> = {}, base: Partial<Stand> = {}): readonly Figure[] {
  return layout(troops(changed), { ...BASE, ...base }).figures;
}

/** How far apart the outermost are, across and from front to rear. */
function extent(all: readonly Figure[]): { across: number; down: number } {
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  return { across: Math.max(...xs) - Math.min(...xs), down: Math.max(...ys) - Math.min(...ys) };
}

describe('figures on a base', () => {
  const cases = ORDERS.flatMap((order) => (['foot', 'horse'] as const).map((arm) => [arm, order] as const));

  it.each(cases)('%s in %s stand within it, clear of the front mark', (arm, order) => {
    for (const [wide, deep] of [[120, 80], [120, 40], [125, 100], [120, 120]] as const) {
      const all = figures({ arm, order, size: 1 }, { wide, deep });
      expect(all.length).toBeGreaterThan(3);
      expect(all.filter(({ x, y }) => Math.abs(x) > wide / 2 - 3.5 || y < 7 - deep / 2 || y > deep / 2 - 2)).toEqual([]);
    }
  });

  it('nobody stands on anybody', () => {
    for (const order of ORDERS) {
      const all = figures({ order, size: 1 });
      const near = all.filter((one, index) => all.some((other, at) => at < index && Math.hypot(one.x - other.x, one.y - other.y) < 4.5));
      expect({ order, near }).toEqual({ order, near: [] });
    }
  });

  it('look ahead, in a square to all sides', () => {
    expect(new Set(figures({ order: 'line' }).map(({ turn }) => turn))).toEqual(new Set([0]));
    expect(new Set(figures({ order: 'square' }).map(({ turn }) => turn))).toEqual(new Set([0, 90, 180, 270]));
  });

  it('always stand the same, and otherwise with another name', () => {
    expect(figures({ order: 'open' })).toEqual(figures({ order: 'open' }));
    expect(figures({ order: 'open' })).not.toEqual(figures({ order: 'open', seed: 'B1-2' }));
  });
});

describe('formations', () => {
  it('differ by their shape: a line is the widest, a march column the narrowest, a square is hollow', () => {
    const [line, march, attack] = (['line', 'march_column', 'attack_column'] as const).map((order) => extent(figures({ order })));
    expect(line!.across).toBeGreaterThan(attack!.across * 1.5);
    expect(attack!.across).toBeGreaterThan(march!.across * 1.8);
    expect(march!.down).toBeGreaterThan(line!.down * 1.5);
    expect(figures({ order: 'square' }).filter(({ x, y }) => Math.hypot(x, y) < 15)).toEqual([]);
    expect(figures({ order: 'mass' }).some(({ x, y }) => Math.hypot(x, y) < 15)).toBe(true);
  });

  it('an attack column has gaps between its divisions, which a mass has not', () => {
    const strides = (order: Order): number[] => {
      const rows = [...new Set(figures({ order }).map(({ y }) => Math.round(y * 10) / 10))].sort((one, other) => one - other);
      return rows.slice(1).map((row, index) => row - (rows[index] ?? 0));
    };
    expect(Math.max(...strides('attack_column')) / Math.min(...strides('attack_column'))).toBeGreaterThan(1.3);
    expect(Math.max(...strides('mass')) / Math.min(...strides('mass'))).toBeLessThan(1.1);
  });

  it('open order is loose: fewer men than any other', () => {
    expect(figures({ order: 'open' }).length).toBeLessThan(figures({ order: 'line' }).length);
  });

  it('pikes stand in the middle with shot on both wings, in a tercio at the four corners', () => {
    const [pikes, shot] = (['pike', 'shot'] as const).map((weapon) => figures({ order: 'battalion', size: 1 }).filter((one) => one.weapon === weapon));
    expect(Math.max(...pikes!.map(({ x }) => Math.abs(x)))).toBeLessThan(Math.min(...shot!.map(({ x }) => Math.abs(x))));
    const corners = figures({ order: 'tercio', size: 1 }, { deep: 120 }).filter(({ weapon }) => weapon === 'shot');
    expect(new Set(corners.map(({ x, y }) => `${Math.sign(x)} ${Math.sign(y)}`)).size).toBe(4);
  });

  it('pikes do not reach beyond the front', () => {
    const first = Math.min(...figures({ weapon: 'pike', order: 'block' }).map(({ y }) => y));
    expect(first - PIKE * 1.5).toBeGreaterThanOrEqual(-BASE.deep / 2);
  });
});

describe('losses', () => {
  it('are gaps: whoever is left stands where he stood', () => {
    const whole = figures();
    const worn = figures({}, { worn: 12 });
    expect(worn.length).toBeLessThan(whole.length * 0.6);
    expect(worn.filter((one) => !whole.some((other) => other.x === one.x && other.y === one.y))).toEqual([]);
  });

  it('grow with every wound, and never leave a base empty', () => {
    const left = Array.from({ length: 30 }, (_, worn) => leftOf(36, { worn, bears: 24 }));
    expect(left).toEqual([...left].sort((one, other) => other - one));
    expect(left[0]).toBe(36);
    expect(left[1]).toBeLessThan(36);
    expect(left.at(-1)).toBeGreaterThan(0);
    expect(leftOf(7, { worn: 0, bears: 0 })).toBe(7);
  });

  it('thin the crew of a gun, not the gun', () => {
    const gun = { arm: 'gun', order: 'block' } as const;
    const whole = layout(troops(gun), { ...BASE, wide: 60 });
    const worn = layout(troops(gun), { ...BASE, wide: 60, worn: 20 });
    expect(worn.guns).toEqual(whole.guns);
    expect(worn.figures.length).toBeLessThan(whole.figures.length);
  });
});

describe('guns, officers and wagons', () => {
  it('a gun has its crew about it; on its limber, horses before it', () => {
    const ready = layout(troops({ arm: 'gun' }), { ...BASE, wide: 60 });
    const limbered = layout(troops({ arm: 'gun', limbered: true }), { ...BASE, wide: 60 });
    expect(ready.figures.some(({ is }) => is === 'horse')).toBe(false);
    expect(limbered.figures.filter(({ is }) => is === 'horse' || is === 'rider').every(({ y }) => y < (limbered.guns[0]?.y ?? 0))).toBe(true);
    expect(layout(troops({ arm: 'gun', count: 2 }), { ...BASE, deep: 40 }).guns).toHaveLength(2);
  });

  it('an officer has as many riders as are told', () => {
    expect(layout(troops({ arm: 'staff', count: 3 }), { ...BASE, wide: 40, deep: 40 }).figures).toHaveLength(3);
  });

  it('wagons stand about a fort, a standard in the first rank unless there is none', () => {
    expect(layout(troops({ order: 'wagons' }), BASE).wagons.length).toBeGreaterThan(5);
    expect(layout(troops(), BASE).standard?.y).toBe(Math.min(...figures().map(({ y }) => y)));
    expect(layout(troops({ plain: true }), BASE).standard).toBeNull();
  });
});

describe('strokes', () => {
  it('paint all men in one path for each colour, and remember it', () => {
    const drawn = strokesOf(troops(), BASE);
    expect(drawn.coats.match(/M/g)).toHaveLength(figures().length);
    expect(drawn.horses).toBe('');
    expect(strokesOf(troops(), BASE)).toBe(drawn);
    expect(strokesOf(troops({ arm: 'horse' }), BASE).horses).not.toBe('');
    expect(strokesOf(troops({ weapon: 'pike', order: 'block' }), BASE).shafts).not.toBe(drawn.shafts);
  });
});
