import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import coast from './coast.json';
import sheet from './fixtures/sheet.json';

/** The rings of a path of steps, in units of the frame. */
function rings(path: string): [number, number][][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map((one) => Number(one) / coast.scale);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, index) => {
        x += numbers[2 * index] ?? 0;
        y += numbers[2 * index + 1] ?? 0;
        return [x, y];
      });
    });
}

/** Whether a point is on land: a ray from it crosses coasts an odd number of times. */
function isLand(land: [number, number][][], x: number, y: number): boolean {
  const crossed = land.flatMap((ring) =>
    ring.filter(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [0, 0];
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    }),
  );
  return crossed.length % 2 === 1;
}

describe('the coast', () => {
  const land = rings(coast.land);

  it('is what the script cuts out of Natural Earth, and small', () => {
    const folder = mkdtempSync(join(tmpdir(), 'coast-'));
    const again = join(folder, 'coast.json');
    execFileSync('node', ['src/boards/sea/coast.mjs', 'src/games/mistral/fixtures/sheet.json', again]);
    expect(JSON.parse(readFileSync(again, 'utf8'))).toEqual(coast);
    rmSync(folder, { recursive: true });
    expect(JSON.stringify(coast).length).toBeLessThan(150_000);
  });

  it('leaves every Large Space and Sea Zone at sea', () => {
    const ashore = Object.entries(sheet.places)
      .filter(([, place]) => place.kind === 'large' || place.kind === 'sea_zone')
      .filter(([, place]) => isLand(land, place.x, place.y))
      .map(([id]) => id);
    expect(ashore).toEqual([]);
  });

  it('has Madrid, Rome, Sardinia and Sicily on land and the open sea off it', () => {
    const at = (lon: number, lat: number): boolean => {
      const [west = 0, east = 0] = sheet.frame.lon;
      const [south = 0, north = 0] = sheet.frame.lat;
      return isLand(land, ((lon * 100 - west) / (east - west)) * sheet.frame.width, ((north - lat * 100) / (north - south)) * sheet.frame.height);
    };
    expect([at(-3.7, 40.4), at(12.6, 41.9), at(9, 40), at(14, 37.5)]).toEqual([true, true, true, true]);
    expect([at(5, 41), at(12, 40), at(18, 35)]).toEqual([false, false, false]);
  });
});
