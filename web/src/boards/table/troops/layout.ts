/** Where each man, horse and gun of a base stands: millimetres from its centre, the front upwards. */

import { chances } from '../../chances';
import type { Stand, Troops, Weapon } from './troops';

/** A place to stand, and by how many degrees whoever stands there is turned from the front. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Figure extends Spot {
  readonly is: 'man' | 'rider' | 'crew' | 'horse';
  readonly weapon: Weapon | 'none';
}

/** All that stands on a base. */
export interface Layout {
  readonly figures: readonly Figure[];
  readonly guns: readonly (Spot & { readonly limbered: boolean })[];
  readonly wagons: readonly Spot[];
  /** Where the pole of the standard is planted. */
  readonly standard: Spot | null;
}

/** How far apart files and ranks stand. */
interface Pitch {
  readonly file: number;
  readonly rank: number;
}

/** A rectangle of the base. */
interface Room {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly deep: number;
}

const FOOT: Pitch = { file: 7.4, rank: 7.4 };
const HORSE: Pitch = { file: 9.6, rank: 14.6 };
/** The front mark, and the rim on the other sides. */
const FRONT = 7;
const RIM = 3.5;
/** How far a pike reaches before whoever holds it. */
export const PIKE = 13;

/** Lays out the troops of a base: the same troops always stand the same. */
export function layout(troops: Troops, stand: Stand): Layout {
  const chance = chances(troops.seed);
  if (troops.arm === 'gun') return battery(troops, stand);
  if (troops.arm === 'staff') return staff(troops, stand);
  const all = troops.arm === 'horse' ? riders(troops, stand, chance) : foot(troops, stand, chance);
  const figures = thinned(all, stand, chance);
  const wagons = troops.order === 'wagons' ? wagonsAbout(stand, troops.size) : [];
  return { figures, guns: [], wagons, standard: troops.plain ? null : planted(all) };
}

// ------------------------------------------------------------ how they are drawn up

function scaled(pitch: Pitch, size: number): Pitch {
  return { file: pitch.file * size, rank: pitch.rank * size };
}

/** What the front mark and the rim leave of a base. */
function inner({ wide, deep }: Stand): Room {
  return { left: RIM - wide / 2, top: FRONT - deep / 2, wide: wide - 2 * RIM, deep: deep - FRONT - RIM };
}

/** A part of a room: how wide it is, in parts of the whole, its middle where the room's is. */
function narrowed(room: Room, part: number, least = 0): Room {
  const wide = Math.min(room.wide, Math.max(least, room.wide * part));
  return { ...room, left: room.left + (room.wide - wide) / 2, wide };
}

function fitting(length: number, pitch: number): number {
  return Math.max(1, Math.floor(length / pitch + 0.001));
}

/** Files and ranks that fill a room from its front on, at most so many ranks. */
function ranks(room: Room, { file, rank }: Pitch, most = Infinity): Spot[] {
  const files = fitting(room.wide, file);
  const deep = Math.min(most, fitting(room.deep, rank));
  const left = room.left + (room.wide - (files - 1) * file) / 2;
  return Array.from({ length: files * deep }, (_, index) => ({
    x: left + (index % files) * file,
    y: room.top + (Math.floor(index / files) + 0.5) * rank,
    turn: 0,
  }));
}

/** Pairs of ranks behind each other, with a gap after each pair. */
function divisions(room: Room, pitch: Pitch): Spot[] {
  const gap = pitch.rank * 0.55;
  const pairs = Math.max(1, Math.floor((room.deep + gap) / (2 * pitch.rank + gap)));
  if (pairs === 1) return rows(room, pitch, gap);
  const stride = 2 * pitch.rank + (room.deep - pairs * 2 * pitch.rank) / (pairs - 1);
  return Array.from({ length: pairs }, (_, pair) => ranks({ ...room, top: room.top + pair * stride }, pitch, 2)).flat();
}

/** On a shallow base the divisions are single ranks, well apart. */
function rows(room: Room, pitch: Pitch, gap: number): Spot[] {
  const count = Math.max(2, Math.floor((room.deep + gap) / (pitch.rank + gap)));
  const stride = (room.deep - pitch.rank) / (count - 1);
  return Array.from({ length: count }, (_, row) => ranks({ ...room, top: room.top + row * stride }, pitch, 1)).flat();
}

/** Four sides that look outwards, with nobody in the middle; two deep where there is room. */
function square(room: Room, pitch: Pitch): Spot[] {
  const inside = room.deep > 6.4 * pitch.rank ? ring(shrunk(room, pitch.rank), pitch) : [];
  return [...ring(room, pitch), ...inside];
}

function ring(room: Room, { file, rank }: Pitch): Spot[] {
  const [right, bottom] = [room.left + room.wide, room.top + room.deep];
  const across = fitting(room.wide, file);
  const down = Math.max(0, Math.floor((room.deep - 2 * rank) / file));
  const along = (count: number, length: number, from: number): number[] =>
    Array.from({ length: count }, (_, index) => from + ((index + 0.5) * length) / count);
  return [
    ...along(across, room.wide, room.left).flatMap((x) => [
      { x, y: room.top + rank / 2, turn: 0 },
      { x, y: bottom - rank / 2, turn: 180 },
    ]),
    ...along(down, room.deep - 2 * rank, room.top + rank).flatMap((y) => [
      { x: room.left + rank / 2, y, turn: 270 },
      { x: right - rank / 2, y, turn: 90 },
    ]),
  ];
}

/** Pairs of men well apart from each other, no two pairs in line. */
function loose(room: Room, { file, rank }: Pitch, chance: () => number): Spot[] {
  const wide = fitting(room.wide, file * 3.4);
  const deep = Math.max(2, fitting(room.deep, rank * 1.7));
  const [step, down] = [room.wide / wide, room.deep / deep];
  return Array.from({ length: wide * deep }, (_, index) => {
    const [column, row] = [index % wide, Math.floor(index / wide)];
    const shift = row % 2 ? 0.62 : 0.38;
    const x = room.left + (column + shift) * step + (chance() - 0.5) * (step - 2.2 * file) * 0.4;
    const y = room.top + (row + 0.5) * down + (chance() - 0.5) * Math.max(0, down - rank) * 0.7;
    return [-0.55, 0.55].map((beside) => ({ x: x + beside * file, y: y + beside * rank * 0.2, turn: (chance() - 0.5) * 40 }));
  }).flat();
}

/** The places that a formation has on a base. */
function formed(order: Troops['order'], room: Room, pitch: Pitch, chance: () => number): Spot[] {
  switch (order) {
    case 'line':
      return ranks(room, pitch, room.deep > 4.5 * pitch.rank ? 3 : 2);
    case 'march_column':
      return ranks(narrowed(room, 0.25, 2.05 * pitch.file), pitch);
    case 'attack_column':
      return divisions(narrowed(room, 0.56), { ...pitch, rank: pitch.rank * 0.86 });
    case 'mass':
      return ranks(narrowed(room, 0.62), { file: pitch.file * 0.9, rank: pitch.rank * 0.86 });
    case 'square':
    case 'wagons':
      return square(order === 'wagons' ? shrunk(room, 6) : room, pitch);
    case 'open':
      return loose(room, pitch, chance);
    default:
      return ranks(room, pitch);
  }
}

function shrunk(room: Room, by: number): Room {
  return { left: room.left + by, top: room.top + by, wide: room.wide - 2 * by, deep: room.deep - 2 * by };
}

// ------------------------------------------------------------ foot and horse

function foot(troops: Troops, stand: Stand, chance: () => number): Figure[] {
  const pitch = scaled(FOOT, troops.size);
  const room = inner(stand);
  if (troops.order === 'tercio') return tercio(room, pitch, troops.size);
  if (troops.order === 'battalion') return battalion(room, pitch, troops);
  const ahead = troops.weapon === 'pike' ? PIKE * troops.size - FRONT : 0;
  const back = { ...room, top: room.top + ahead, deep: room.deep - ahead };
  return armed(formed(troops.order, back, pitch, chance), troops.weapon);
}

function armed(spots: readonly Spot[], weapon: Weapon): Figure[] {
  return spots.map((spot) => ({ ...spot, is: 'man', weapon }));
}

/** A deep square of pikes, and four sleeves of shot at its corners. */
function tercio(room: Room, pitch: Pitch, size: number): Figure[] {
  const sleeve = 0.27;
  const [wide, deep] = [room.wide * sleeve, room.deep * sleeve];
  const spread = { file: pitch.file * 1.25, rank: pitch.rank * 1.1 };
  const corners = [0, 1 - sleeve].flatMap((across) =>
    [0, 1 - sleeve].map((down) => ({ left: room.left + across * room.wide, top: room.top + down * room.deep, wide, deep })),
  );
  const ahead = PIKE * size - FRONT;
  const block = { ...narrowed(room, 1 - 2 * sleeve - 0.06), top: room.top + ahead, deep: room.deep - ahead };
  return [...armed(ranks(block, { file: pitch.file * 0.92, rank: pitch.rank }), 'pike'), ...corners.flatMap((corner) => armed(ranks(corner, spread), 'shot'))];
}

/** Pikes in the middle, shot on both wings. */
function battalion(room: Room, pitch: Pitch, { size, sleeves = 0.5 }: Troops): Figure[] {
  const ahead = PIKE * size - FRONT;
  const pikes = narrowed(room, 1 - sleeves);
  const wide = (room.wide * sleeves) / 2 - pitch.file * 0.5;
  const spread = { file: pitch.file * 1.12, rank: pitch.rank * 1.15 };
  const wings = [room.left, room.left + room.wide - wide].map((left) => ({ ...room, left, wide }));
  return [
    ...armed(ranks({ ...pikes, top: pikes.top + ahead, deep: pikes.deep - ahead }, { file: pitch.file * 0.9, rank: pitch.rank * 0.94 }), 'pike'),
    ...wings.flatMap((wing) => armed(ranks(wing, spread), 'shot')),
  ];
}

function riders(troops: Troops, stand: Stand, chance: () => number): Figure[] {
  const pitch = scaled(HORSE, troops.size);
  const order = troops.order === 'block' ? 'line' : troops.order;
  const room = inner(stand);
  const spots = order === 'line' ? ranks(room, pitch, 2) : formed(order, room, pitch, chance);
  return spots.map((spot) => ({ ...spot, is: 'rider', weapon: troops.weapon }));
}

/** The standard stands in the first rank, nearest the middle. */
function planted(figures: readonly Figure[]): Spot | null {
  const first = Math.min(...figures.map(({ y }) => y));
  const [nearest] = figures.filter(({ y }) => y - first < 1).sort((one, other) => Math.abs(one.x) - Math.abs(other.x));
  return nearest ? { x: nearest.x, y: nearest.y, turn: 0 } : null;
}

// ------------------------------------------------------------ losses

/** So many are left, as part of the whole: whoever is worn down entirely still has somebody standing. */
export function leftOf(all: number, { worn, bears }: Pick<Stand, 'worn' | 'bears'>): number {
  if (bears <= 0 || all === 0) return all;
  return Math.max(1, Math.round(all * (1 - Math.min(worn, bears) / (bears + 1))));
}

/** Leaves gaps where men have fallen; nobody closes up, so that losses are seen. */
function thinned(all: readonly Figure[], stand: Stand, chance: () => number): Figure[] {
  const left = leftOf(all.length, stand);
  const fates = all.map((figure, index) => ({ index, fate: chance() + (figure.y / stand.deep) * 0.3 }));
  const kept = new Set(fates.sort((one, other) => other.fate - one.fate).slice(0, left).map(({ index }) => index));
  return all.filter((_, index) => kept.has(index));
}

// ------------------------------------------------------------ guns, wagons and officers

/** Where the crew stands about a gun of its size: the one with the rammer is before the wheel. */
const CREW: readonly (readonly [number, number, number])[] = [
  [-10.5, -8, 20],
  [10.5, -8, -20],
  [-12, 3, 10],
  [12, 3, -10],
  [-6.5, 12.5, 0],
];
const TEAM: readonly (readonly [number, number])[] = [
  [-4.4, -11.5],
  [4.4, -11.5],
];

function battery(troops: Troops, stand: Stand): Layout {
  const count = troops.count ?? 1;
  const wide = stand.wide / count;
  const size = gunSize(wide, stand.deep);
  const guns = Array.from({ length: count }, (_, index) => ({
    x: (index + 0.5) * wide - stand.wide / 2,
    y: troops.limbered ? size * 2.5 : size * 1.5,
    turn: 0,
    limbered: Boolean(troops.limbered),
  }));
  const figures = guns.flatMap((gun) => (gun.limbered ? teamOf(gun, size) : crewOf(gun, size)));
  return { figures: gone(figures, stand), guns, wagons: [], standard: null };
}

/** How large a gun is drawn on a base. */
export function gunSize(wide: number, deep: number): number {
  return Math.min(wide, deep) / 36;
}

function crewOf(gun: Spot, size: number): Figure[] {
  return CREW.map(([x, y, turn]) => ({ x: gun.x + x * size, y: gun.y + y * size, turn, is: 'crew', weapon: 'none' }));
}

/** Two horses draw a gun on its limber; the near one is ridden, and two men walk behind. */
function teamOf(gun: Spot, size: number): Figure[] {
  const team = TEAM.map(([x, y], index): Figure => ({ x: gun.x + x * size, y: gun.y + y * size, turn: 0, is: index ? 'horse' : 'rider', weapon: 'none' }));
  const walking = [-9, 9].map((x): Figure => ({ x: gun.x + x * size, y: gun.y + 7 * size, turn: 0, is: 'crew', weapon: 'none' }));
  return [...team, ...walking];
}

/** Of a crew the last are the first to fall. */
function gone(figures: readonly Figure[], stand: Stand): Figure[] {
  return figures.slice(0, leftOf(figures.length, stand));
}

/** Officers: so many riders side by side, the first one ahead. */
function staff(troops: Troops, stand: Stand): Layout {
  const count = troops.count ?? 1;
  const step = HORSE.file * troops.size * 1.08;
  const figures = Array.from({ length: count }, (_, index): Figure => {
    const side = index === 0 ? 0 : index % 2 ? -1 : 1;
    return { x: side * step, y: index === 0 ? -stand.deep * 0.06 : stand.deep * 0.12, turn: side * 12, is: 'rider', weapon: index ? 'none' : 'sabre' };
  });
  return { figures, guns: [], wagons: [], standard: troops.plain ? null : { x: count > 1 ? step : 0, y: 0, turn: 0 } };
}

/** Wagons chained to each other along the rim. */
function wagonsAbout({ wide, deep }: Stand, size: number): Spot[] {
  const length = 18 * size;
  const side = (count: number, at: (part: number) => Spot): Spot[] => Array.from({ length: count }, (_, index) => at((index + 0.5) / count));
  const [across, down] = [fitting(wide - 12, length), Math.max(0, Math.floor((deep - 24) / length))];
  return [
    ...side(across, (part) => ({ x: (part - 0.5) * (wide - 8), y: 7 - deep / 2, turn: 90 })),
    ...side(across, (part) => ({ x: (part - 0.5) * (wide - 8), y: deep / 2 - 7, turn: 90 })),
    ...side(down, (part) => ({ x: 7 - wide / 2, y: (part - 0.5) * (deep - 24), turn: 0 })),
    ...side(down, (part) => ({ x: wide / 2 - 7, y: (part - 0.5) * (deep - 24), turn: 0 })),
  ];
}
