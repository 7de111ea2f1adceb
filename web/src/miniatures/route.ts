/**
 * A way that a base goes leg by leg, for drawing only: the server says where it really ends and what it costs.
 *
 * Lengths are in units, turns in hundredths of a degree; what goes to the left is below 0. A wheel turns about the front
 * corner on the side that it wheels to; a turn about the centre of the base.
 */

import { corners, faced, stepped, TURN, type Base, type Pair, type Pose } from '../boards/table/geometry';
import type { Leg } from '../wire/shapes';

/** The legs that a player may shape by hand, in the order of their buttons; `to` is only dragged. */
export const KINDS = ['ahead', 'back', 'turn', 'wheel', 'aside'] as const;
export type Kind = (typeof KINDS)[number];

/** Small signs of the legs: to the left, and to the right or without a side. */
export const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  ahead: ['↑', '↑'],
  turn: ['↺', '↻'],
  wheel: ['⤺', '⤻'],
  back: ['↓', '↓'],
  aside: ['←', '→'],
};

/** What a leg is measured in: inches, or degrees. */
export function isTurn(how: string): boolean {
  return how === 'turn' || how === 'wheel';
}

/** Whether the left has its own sign in a leg. */
export function isSided(how: string): boolean {
  return isTurn(how) || how === 'aside';
}

/** A leg of so many inches or degrees, in the units of the table. */
export function legOf(how: string, value: number, inch: number): Leg {
  const amount = Math.round(value * (isTurn(how) ? 100 : inch));
  return { how, amount: isSided(how) ? amount : Math.abs(amount) };
}

/** How many inches or degrees a leg has, to a hundredth. */
export function valueOf(leg: Leg, inch: number): number {
  return Math.round(((leg.amount ?? 0) / (isTurn(leg.how) ? 100 : inch)) * 100) / 100;
}

/** Legs with one more; one that goes on like the last lengthens it, and what was only dragged gives way. */
export function added(legs: readonly Leg[], leg: Leg): Leg[] {
  const shaped = legs.filter(({ how }) => how !== 'to');
  const last = shaped.at(-1);
  const onward = last?.how === leg.how && (!last.amount || Math.sign(last.amount) === Math.sign(leg.amount ?? 0));
  if (!last || !onward) return [...shaped, leg];
  return [...shaped.slice(0, -1), { how: leg.how, amount: (last.amount ?? 0) + (leg.amount ?? 0) }];
}

/** Legs of which one is another now; a leg of nothing is gone. */
export function changed(legs: readonly Leg[], index: number, leg: Leg): Leg[] {
  return legs.flatMap((one, at) => (at !== index ? [one] : leg.amount ? [leg] : []));
}

/** The legs that lead anywhere. */
export function going(legs: readonly Leg[]): Leg[] {
  return legs.filter(({ how, amount }) => how === 'to' || amount);
}

/** Legs as they are allowed; those that were typed and find no room stay with nothing, so that they can be typed anew. */
export function allowed(found: readonly Leg[], typed: readonly Leg[]): Leg[] {
  const lost = typed.some(({ how }) => how === 'to') ? [] : typed.slice(found.length);
  return [...found, ...lost.map(({ how }) => ({ how, amount: 0 }))];
}

/** The leg that ends at a pose, until the server has turned it into others. */
export function legTo([x, y, facing]: Pose): Leg {
  return { how: 'to', at: [Math.round(x), Math.round(y), faced(facing)] };
}

/** Where a base stands after a leg. */
export function after(pose: Pose, base: Base, leg: Leg): Pose {
  const [x, y, facing] = pose;
  const amount = leg.amount ?? 0;
  const moved = (way: number): Pose => [...stepped([x, y], facing + way, amount), facing];
  switch (leg.how) {
    case 'ahead':
      return moved(0);
    case 'back':
      return moved(TURN / 2);
    case 'aside':
      return moved(leg.at?.[0] ?? TURN / 4);
    case 'turn':
      return [x, y, faced(facing + amount)];
    case 'wheel':
      return wheeled(pose, base, amount);
    case 'to':
      return leg.at?.length === 3 ? (leg.at as unknown as Pose) : pose;
    default:
      return pose;
  }
}

/** A base turned about a front corner: the left one if it goes to the left. */
function wheeled(pose: Pose, base: Base, turn: number): Pose {
  const [left, right] = corners(pose, base);
  const [px, py]: Pair = turn < 0 ? left : right;
  const angle = (turn * 2 * Math.PI) / TURN;
  const [dx, dy] = [pose[0] - px, pose[1] - py];
  const x = Math.round(px + dx * Math.cos(angle) + dy * Math.sin(angle));
  const y = Math.round(py + dy * Math.cos(angle) - dx * Math.sin(angle));
  return [x, y, faced(pose[2] + turn)];
}

/** Where a base stands after each leg in turn, from where it starts. */
export function poses(start: Pose, base: Base, legs: readonly Leg[]): Pose[] {
  const found = [start];
  for (const leg of legs) found.push(after(found.at(-1) ?? start, base, leg));
  return found;
}

/** What a way costs, of how much there is, in units: the mark `cost` among those of a `Snap`. */
export interface Cost {
  readonly cost: number;
  readonly allowance: number;
}

/** The cost among some marks. */
export function costIn(marks: readonly unknown[]): Cost | null {
  const found = marks.find((mark): mark is Cost & { type: 'cost' } => (mark as { type?: string } | null)?.type === 'cost');
  return found ? { cost: found.cost, allowance: found.allowance } : null;
}
