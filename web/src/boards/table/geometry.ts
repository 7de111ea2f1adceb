/**
 * A measured table: lengths in units of 1/100 mm, facings in hundredths of a degree, as `maestre.space.tabletop` has
 * them. Facing 0 looks along y, and facings grow clockwise. The drawing is in millimetres, y downwards.
 */

import type { Box, Point } from '../camera.svelte';

export type { Point };

/** A point of the table, in units. */
export type Pair = readonly [number, number];
/** Where a base stands: its centre and its facing. */
export type Pose = readonly [number, number, number];

/** A rectangular base: the width of its front and its depth. */
export interface Base {
  readonly width: number;
  readonly depth: number;
}

export const TURN = 36_000;
const PER_MM = 100;

/** Puts the table on the drawing: as it is, or turned round for whoever sits on its far side. */
export class Frame {
  readonly width: number;
  readonly depth: number;
  readonly turned: boolean;

  constructor(width: number, depth: number, turned = false) {
    this.width = width;
    this.depth = depth;
    this.turned = turned;
  }

  /** The size of the drawing. */
  get extent(): { readonly width: number; readonly height: number } {
    return { width: this.width / PER_MM, height: this.depth / PER_MM };
  }

  /** Where a point of the table is drawn. */
  place([x, y]: Pair): Point {
    return this.turned
      ? { x: (this.width - x) / PER_MM, y: y / PER_MM }
      : { x: x / PER_MM, y: (this.depth - y) / PER_MM };
  }

  /** The point of the table under a point of the drawing, in whole units. */
  under({ x, y }: Point): Pair {
    const across = Math.round(x * PER_MM);
    const down = Math.round(y * PER_MM);
    return this.turned ? [this.width - across, down] : [across, this.depth - down];
  }

  /** A length on the drawing. */
  length(units: number): number {
    return units / PER_MM;
  }

  /** By how many degrees something is turned that looks upwards when it is not. */
  angle(facing: number): number {
    return (facing / 100 + (this.turned ? 180 : 0)) % 360;
  }

  /** A ring of points as a closed path. */
  ring(points: readonly Pair[]): string {
    return `M${points.map((point) => this.#said(point)).join('L')}Z`;
  }

  /** Points as a path that is not closed. */
  line(points: readonly Pair[]): string {
    return `M${points.map((point) => this.#said(point)).join('L')}`;
  }

  /** All within a length of a side of a base and straight out from it; the side is told as a quarter turn from the front. */
  strip(pose: Pose, base: Base, side: number, length: number): string {
    const [facing, left, right] = sideOf(pose, base, side);
    return this.ring([left, stepped(left, facing, length), stepped(right, facing, length), right]);
  }

  /** All within a length of a side of a base, opening 45 degrees beyond its corners. */
  opening(pose: Pose, base: Base, side: number, length: number): string {
    const [facing, left, right] = sideOf(pose, base, side);
    const radius = this.length(length).toFixed(2);
    const bend = (to: Pair): string => `A${radius} ${radius} 0 0 1 ${this.#said(to)}`;
    const out = [left, stepped(left, facing - TURN / 8, length)];
    return `${this.line(out)}${bend(stepped(left, facing, length))}L${this.#said(stepped(right, facing, length))}${bend(
      stepped(right, facing + TURN / 8, length),
    )}L${this.#said(right)}Z`;
  }

  /** The half disc ahead of a point, as far as a length. */
  half(at: Pair, facing: number, length: number): string {
    const left = stepped(at, facing - TURN / 4, length);
    const right = stepped(at, facing + TURN / 4, length);
    const radius = this.length(length).toFixed(2);
    return `M${this.#said(left)}A${radius} ${radius} 0 0 1 ${this.#said(right)}Z`;
  }

  /** The way of a point that turns about a centre. */
  sweep(centre: Pair, start: Pair, turn: number): string {
    const length = distance(centre, start);
    const end = stepped(centre, heading(centre, start) + turn, length);
    const radius = this.length(length).toFixed(2);
    const large = Math.abs(turn) > TURN / 2 ? 1 : 0;
    return `M${this.#said(start)}A${radius} ${radius} 0 ${large} ${turn > 0 ? 1 : 0} ${this.#said(end)}`;
  }

  #said(point: Pair): string {
    const { x, y } = this.place(point);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  }
}

/** The facing within one turn. */
export function faced(facing: number): number {
  return ((Math.round(facing) % TURN) + TURN) % TURN;
}

/** How far two points are from each other. */
export function distance(one: Pair, other: Pair): number {
  return Math.hypot(other[0] - one[0], other[1] - one[1]);
}

/** The facing that looks from one point to another. */
export function heading(from: Pair, to: Pair): number {
  return faced((Math.atan2(to[0] - from[0], to[1] - from[1]) * TURN) / (2 * Math.PI));
}

/** The point a length away along a facing, in whole units. */
export function stepped(from: Pair, facing: number, length: number): Pair {
  const angle = (facing * 2 * Math.PI) / TURN;
  return [Math.round(from[0] + Math.sin(angle) * length), Math.round(from[1] + Math.cos(angle) * length)];
}

/** The centre of the front of a base. */
export function frontOf([x, y, facing]: Pose, base: Base): Pair {
  return stepped([x, y], facing, base.depth / 2);
}

/** The pose that puts the centre of the front on a point. */
export function fronting(front: Pair, facing: number, base: Base): Pose {
  const [x, y] = stepped(front, facing, -base.depth / 2);
  return [x, y, faced(facing)];
}

/** The corners of a base, from the front left one, clockwise. */
export function corners(pose: Pose, base: Base): readonly [Pair, Pair, Pair, Pair] {
  const [, , facing] = pose;
  const front = frontOf(pose, base);
  const rear = stepped(front, facing, -base.depth);
  const half = base.width / 2;
  return [
    stepped(front, facing - TURN / 4, half),
    stepped(front, facing + TURN / 4, half),
    stepped(rear, facing + TURN / 4, half),
    stepped(rear, facing - TURN / 4, half),
  ];
}

/** The box about a base on a drawing, with room about it. */
export function boxOf(frame: Frame, pose: Pose, base: Base, room: number): Box {
  const points = corners(pose, base).map((point) => frame.place(point));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs) - room, top: Math.min(...ys) - room, right: Math.max(...xs) + room, bottom: Math.max(...ys) + room };
}

/** Where a side looks, with its left and its right corner as seen from within. */
function sideOf(pose: Pose, base: Base, side: number): readonly [number, Pair, Pair] {
  const all = corners(pose, base);
  return [pose[2] + (side * TURN) / 4, all[side % 4] ?? all[0], all[(side + 1) % 4] ?? all[1]];
}

/** The centres of the four sides of a base, the front first, clockwise. */
export function sides(pose: Pose, base: Base): readonly Pair[] {
  const [x, y, facing] = pose;
  return [base.depth, base.width, base.depth, base.width].map((across, side) =>
    stepped([x, y], facing + (side * TURN) / 4, across / 2),
  );
}

/** The middle of the box about a ring of points. */
export function middle(ring: readonly Pair[]): Pair {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** A length in inches and tenths, rounded up, as the rules tell it (`miniatures/words.py`): `7.3`. */
export function inches(units: number, inch: number): number {
  return Math.ceil(rounded((units * 10) / inch, 6)) / 10;
}

/** A length in inches to a hundredth, for what is typed and what is reckoned with: `7.25`. */
export function fineInches(units: number, inch: number): number {
  return rounded(units / inch, 2);
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** A facing in whole degrees, below 360. */
export function degrees(facing: number): number {
  return Math.round(faced(facing) / 100) % 360;
}

/** Reads a number as people type it, with a comma or a point; nothing where it is none. */
export function typed(text: string): number | null {
  const clean = text.trim().replace(',', '.').replace(/["″°]$/, '');
  const value = Number(clean);
  return clean === '' || !Number.isFinite(value) ? null : value;
}
