import { describe, expect, it } from 'vitest';

import combat from './fixtures/combat.json';
import type { Position } from './position';
import { SHIPS } from './ships';
import { Wrecks } from './wrecks';

describe('ships', () => {
  it('of each side and kind have a hull, oars and a sail of their own', () => {
    const all = Object.values(SHIPS).flatMap((fleet) => Object.values(fleet));
    for (const part of ['hull', 'sail', 'stern'] as const) expect(new Set(all.map((ship) => ship[part])).size).toBe(6);
    expect(new Set(all.map(({ oars }) => oars)).size).toBe(3);
  });

  it('stay within their hex ahead and abeam', () => {
    for (const fleet of Object.values(SHIPS))
      for (const { hull, oars } of Object.values(fleet)) {
        const numbers = `${hull}${oars}`.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
        expect(Math.max(...numbers.map(Math.abs))).toBeLessThan(18);
      }
  });
});

describe('wrecks', () => {
  const position = (combat as unknown as { state: Position }).state;
  const [first, second] = Object.values(position.ships);
  const without = (id: string): Position => ({
    ...position,
    ships: Object.fromEntries(Object.entries(position.ships).filter(([one]) => one !== id)),
    lost: { [id]: { turn: 1, how: 'sunk' } },
  });

  it('lie where a ship was last seen, and are gone when it is there again', () => {
    const wrecks = new Wrecks();
    expect(wrecks.of(position)).toEqual([]);
    expect(wrecks.of(without(first!.id)).map(({ cell }) => cell)).toEqual([first!.cell]);
    expect(wrecks.of(position)).toEqual([]);
  });

  it('are not made up for ships that nobody saw', () => {
    expect(new Wrecks().of(without(second!.id))).toEqual([]);
  });
});
