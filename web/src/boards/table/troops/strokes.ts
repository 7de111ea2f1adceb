/** Figures as strokes with round ends: all men of a base in a handful of paths, whatever their number. */

import { gunSize, layout, PIKE, type Figure, type Layout, type Spot } from './layout';
import type { Stand, Troops } from './troops';

/** The paths of a base, by what they paint. */
export interface Strokes {
  readonly horses: string;
  readonly necks: string;
  readonly coats: string;
  readonly trims: string;
  readonly hats: string;
  readonly shafts: string;
  readonly steel: string;
  readonly wheels: string;
  readonly barrels: string;
  readonly carts: string;
  /** Whose pole stands where; null without a standard. */
  readonly standard: Spot | null;
}

type Part = Exclude<keyof Strokes, 'standard'>;
/** A stroke from one point to another, before whoever makes it is put in place and turned. */
type Line = readonly [part: Part, x: number, y: number, toX: number, toY: number];

const MAN: readonly Line[] = [
  ['coats', -1.6, 0, 1.6, 0],
  ['trims', -2.5, 0.2, -2.5, 0.2],
  ['trims', 2.5, 0.2, 2.5, 0.2],
  ['hats', 0, -0.3, 0, -0.3],
];
const RIDER: readonly Line[] = [
  ['horses', 0, 4.2, 0, -2],
  ['necks', 0, -3, 0, -6.2],
  ['necks', 0, 6.4, 0.7, 7.4],
  ['coats', -1.5, 1.2, 1.5, 1.2],
  ['trims', -2.4, 1.4, -2.4, 1.4],
  ['trims', 2.4, 1.4, 2.4, 1.4],
  ['hats', 0, 0.9, 0, 0.9],
];
const HORSE: readonly Line[] = RIDER.filter(([part]) => part === 'horses' || part === 'necks');

/** What somebody on foot carries: a shaft, and steel at its end. */
const CARRIED: Readonly<Record<Figure['weapon'], readonly Line[]>> = {
  pike: [
    ['shafts', 2.4, 2.6, 2.4, 1.6 - PIKE],
    ['steel', 2.4, 1.6 - PIKE, 2.4, 0.4 - PIKE],
  ],
  shot: [
    ['shafts', 2.3, 1.4, 2.3, -1.6],
    ['steel', 2.3, -1.8, 2.3, -4.4],
  ],
  blade: [
    ['shafts', 2.6, 2, 2.8, -2],
    ['steel', 2.2, -2.6, 3.4, -4.6],
  ],
  lance: [
    ['shafts', 2.2, 4, 2.2, -7.6],
    ['steel', 2.2, -7.6, 2.2, -8.6],
    ['trims', 2.2, -5.6, 3.1, -5.2],
  ],
  sabre: [['steel', 2.3, 0.4, 4.2, -3.2]],
  pistol: [['steel', 2.5, 0, 2.6, -2.4]],
  bow: [
    ['shafts', -2.8, -1.6, 0, -3],
    ['shafts', 0, -3, 2.8, -1.6],
  ],
  none: [],
};

const GUN: readonly Line[] = [
  ['carts', -1, 1, -1.4, 13],
  ['carts', 1, 1, 1.4, 13],
  ['carts', -5.4, 0.6, 5.4, 0.6],
  ['wheels', -6, -3.4, -6, 4.6],
  ['wheels', 6, -3.4, 6, 4.6],
  ['barrels', 0, 5, 0, -12],
];
/** The barrel looks back from a gun on its limber. */
const LIMBERED: readonly Line[] = [
  ['carts', 0, -14, 0, 6],
  ['carts', -4.6, -1.4, 4.6, -1.4],
  ['wheels', -5, -3.6, -5, 0.8],
  ['wheels', 5, -3.6, 5, 0.8],
  ['carts', -5.4, 7.4, 5.4, 7.4],
  ['wheels', -6, 4, -6, 10.8],
  ['wheels', 6, 4, 6, 10.8],
  ['barrels', 0, 3.4, 0, 14],
];
const WAGON: readonly Line[] = [
  ['wheels', -3.2, -5, -3.2, -4],
  ['wheels', 3.2, -5, 3.2, -4],
  ['wheels', -3.2, 4, -3.2, 5],
  ['wheels', 3.2, 4, 3.2, 5],
  ['carts', -1.4, -5.5, -1.4, 5.5],
  ['carts', 0, -5.5, 0, 5.5],
  ['carts', 1.4, -5.5, 1.4, 5.5],
];

/** How large the men are about a gun. */
const CREW_SIZE = 0.82;

const known = new Map<string, Strokes>();
const MOST_KNOWN = 600;

/** The strokes of a base; what was drawn once is not drawn again. */
export function strokesOf(troops: Troops, stand: Stand): Strokes {
  const { livery: _, ...shape } = troops;
  const key = JSON.stringify([shape, stand]);
  const drawn = known.get(key) ?? draw(layout(troops, stand), troops, stand);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, drawn);
  return drawn;
}

function draw(laid: Layout, troops: Troops, stand: Stand): Strokes {
  const parts: Record<Part, string> = { horses: '', necks: '', coats: '', trims: '', hats: '', shafts: '', steel: '', wheels: '', barrels: '', carts: '' };
  const add = (spot: Spot, lines: readonly Line[], size: number): void => {
    for (const line of lines) parts[line[0]] += stroke(spot, line, size);
  };
  const guns = gunSize(stand.wide / (troops.count ?? 1), stand.deep);
  for (const gun of laid.guns) add(gun, gun.limbered ? LIMBERED : GUN, guns);
  for (const wagon of laid.wagons) add(wagon, WAGON, troops.size * 1.3);
  const size = troops.arm === 'gun' ? guns * CREW_SIZE : troops.size;
  for (const figure of laid.figures) {
    add(figure, figure.is === 'horse' ? HORSE : figure.is === 'rider' ? RIDER : MAN, size);
    add(figure, CARRIED[figure.weapon], size);
  }
  return { ...parts, standard: laid.standard };
}

function stroke({ x, y, turn }: Spot, [, fromX, fromY, toX, toY]: Line, size: number): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const at = (across: number, down: number): string => `${short(x + across * cos - down * sin)} ${short(y + across * sin + down * cos)}`;
  return fromX === toX && fromY === toY ? `M${at(fromX, fromY)}h0` : `M${at(fromX, fromY)}L${at(toX, toY)}`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
