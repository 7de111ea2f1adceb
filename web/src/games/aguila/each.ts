/** One answer for each of several: whom everybody shoots at, how everybody is drawn up. Nothing is sent before all is said. */

import { corners, distance, sides, type Pair } from '../../boards/table/geometry';
import type { Ask } from '../../wire/shapes';
import { HOLD, pieceOf } from './asked';
import { baseOf, frontPoint, poseOf, type Position } from './position';
import type { Sheet } from './sheet';

export type Draft = Readonly<Record<string, string>>;

/** A unit, or a side of one, and what may be said of it. */
export interface Row {
  readonly key: string;
  readonly unit: string;
  readonly side: string;
  readonly options: readonly string[];
}

/** The rows of a question that asks one thing of each. */
export function rowsOf(ask: Ask | null): Row[] {
  if (ask?.choice.type !== 'each') return [];
  return ask.choice.options.map(([key, options]) => {
    const [unit = key, side = ''] = key.split('/');
    return { key, unit, side, options };
  });
}

/** The keys of which nothing has been said. */
export function missing(rows: readonly Row[], draft: Draft): string[] {
  return rows.filter(({ key }) => !draft[key]).map(({ key }) => key);
}

/** The whole answer: who has not been told anything holds. */
export function held(rows: readonly Row[], draft: Draft): Record<string, string> {
  return Object.fromEntries(rows.map(({ key }) => [key, draft[key] ?? HOLD]));
}

/** The targets that the other sides of a row's unit shoot at already: each side has its own (5.33). */
export function taken(rows: readonly Row[], draft: Draft, row: Row): string[] {
  return rows
    .filter((other) => other.unit === row.unit && other.key !== row.key)
    .map((other) => draft[other.key]?.split('/')[0] ?? '')
    .filter((target) => target && target !== HOLD);
}

const QUARTERS: Readonly<Record<string, number>> = { front: 0, right: 1, rear: 2, left: 3 };

/** The point from which a row shoots: the centre of its side. */
export function eyeOf(position: Position, sheet: Sheet, row: Row): Pair | null {
  const pose = poseOf(position, row.unit);
  if (!pose) return frontPoint(position, sheet, row.unit);
  return sides(pose, baseOf(position, sheet, row.unit))[QUARTERS[row.side] ?? 0] ?? null;
}

/** How far a point is from the nearest point of a piece, or of a building. */
export function apart(position: Position, sheet: Sheet, from: Pair, target: string): number {
  const pose = poseOf(position, target);
  const ring = pose
    ? corners(pose, baseOf(position, sheet, target))
    : (position.scenery[position.units[target]?.inside ?? target]?.ring ?? []);
  return ring.length ? Math.min(...ring.map((point, index) => toEdge(from, point, ring[(index + 1) % ring.length] ?? point))) : Infinity;
}

function toEdge([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const along = long ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
  return distance([x, y], [ax + along * dx, ay + along * dy]);
}

/** The draft with a plan for whoever has not been told anything; a target that another side has is left to it. */
export function filled(rows: readonly Row[], draft: Draft, plan: Draft): Draft {
  return rows.reduce<Draft>((found, row) => {
    const option = plan[row.key] ?? HOLD;
    if (found[row.key]) return found;
    return { ...found, [row.key]: taken(rows, found, row).includes(option.split('/')[0] ?? '') ? HOLD : option };
  }, draft);
}

/** The draft in which all who may say so say one thing. */
export function all(rows: readonly Row[], draft: Draft, option: string): Draft {
  const able = rows.filter(({ options }) => options.includes(option)).map(({ key }) => [key, option] as const);
  return { ...draft, ...Object.fromEntries(able) };
}

/** The draft in which all who can shoot at a target do so, from one side each. */
export function allAt(position: Position, rows: readonly Row[], draft: Draft, target: string): Draft {
  return rows.reduce<Draft>((found, row) => {
    const shots = row.options.filter((option) => pieceOf(position, option) === target);
    const shot = shots.find((option) => option.endsWith('/canister')) ?? shots[0];
    return !shot || taken(rows, found, row).includes(target) ? found : { ...found, [row.key]: shot };
  }, draft);
}
