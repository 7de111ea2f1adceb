/** The position as pieces, ground, objectives and sky for the table to draw. */

import { distance, middle, type Pair } from '../../boards/table/geometry';
import type { TableWords } from '../../table/client';
import type { Formation, Lie, Sign, TableGround, TableObjective, TablePiece, TableSky } from '../../boards/table/pieces';
import { campOf } from '../../miniatures/play.svelte';
import {
  baseOf,
  bearingOf,
  deedsOf,
  drawnUp,
  formKind,
  formName,
  frontPoint,
  hosted,
  marksOf,
  objectiveName,
  officerWords,
  pieceName,
  profileOf,
  sceneryName,
  type Officer,
  type Position,
  type Say,
  type Scenery,
  type Unit,
} from './position';
import type { Sheet } from './sheet';
import { AIMED, DISORGANISED, FIRED, HIDDEN, insignia, SAPPERS, STUNNED, symbolOf } from './symbols';
import { officerTroops, troopsOf } from './troops';

/** An objective so near to the middle of an element, in units, lies where its name would stand. */
const NEAR = 6000;

const LIES: Readonly<Record<string, Lie>> = {
  wood: 'wood',
  palm_grove: 'palms',
  fields: 'crop',
  vineyard: 'vineyard',
  rocks: 'rocks',
  marsh: 'marsh',
  dunes: 'dunes',
  difficult_ground: 'rocks',
  oasis: 'palms',
  ruins: 'ruins',
  village: 'urban',
  wadi: 'bank',
  easy_hill: 'hill',
  difficult_hill: 'steep',
  impassable_mountain: 'rocks',
  river: 'water',
  stream: 'water',
  lake: 'lake',
  building: 'building',
  stone_wall: 'wall',
  walls_or_fences: 'fence',
  high_wall: 'wall',
  farm_or_mill: 'building',
};
/** What something is built of says more than what it is; what it is for, still more. */
const BUILT: Readonly<Record<string, Lie>> = {
  hedge: 'hedge',
  bank: 'bank',
  wooden_fence: 'fence',
  stone_wall: 'wall',
  high_wall: 'wall',
  light_position: 'work',
  solid_position: 'work',
  fortified_position: 'work',
};
const ROLES: Readonly<Record<string, Lie>> = { bridge: 'bridge', ford: 'ford', road: 'road', street: 'road' };

/** What is said of the plan in the making: the formation that a unit is to have, whom it is to shoot at. */
export type Draft = Readonly<Record<string, string>>;

/** How much of the building a garrison's base covers, in parts of a hundred. */
const WITHIN = 62;

/** Every unit and officer on the table; garrisons on their buildings. */
export function piecesOf(position: Position, sheet: Sheet, words: Say, forming: Draft, aiming: Draft): TablePiece[] {
  const units = Object.values(position.units).flatMap((unit) => unitPiece(position, sheet, unit, words, forming, aiming) ?? []);
  const officers = Object.values(position.officers).flatMap((officer) => officerPiece(position, sheet, officer, words) ?? []);
  return [...units, ...officers];
}

function unitPiece(position: Position, sheet: Sheet, unit: Unit, words: Say, forming: Draft, aiming: Draft): TablePiece | null {
  const profile = profileOf(sheet, unit);
  const house = position.scenery[unit.inside ?? ''];
  const pose = unit.pose ?? position.notes?.[unit.id];
  const place = pose ? { pose, ...baseOf(position, sheet, unit.id) } : house ? within(house) : null;
  if (!place) return null;
  const formation = (forming[unit.id] as Formation | undefined) ?? unit.formation;
  const told = [pieceName(position, sheet, unit.id, words), words(`seat-${unit.side}`), drawnUp(position, sheet, unit, words)];
  return {
    id: unit.id,
    camp: campOf(unit.side),
    ...place,
    symbol: symbolOf(profile),
    label: unit.id,
    name: pieceName(position, sheet, unit.id, words),
    words: [...told, ...marksOf(position, sheet, unit, words), ...deedsOf(sheet, unit, words)].join(', '),
    worn: unit.damage,
    bears: bearingOf(sheet, unit),
    signs: signsOf(position, sheet, unit, words, aiming),
    faceless: Boolean(house) || formation === 'square',
    troops: troopsOf(sheet, unit, formation),
    ...(profile.gun ? { limbered: unit.limbered, bearing: unit.bearing } : { formation }),
  };
}

/** A small base in the middle of a building: whoever holds it. */
function within({ ring }: Scenery): Pick<TablePiece, 'pose' | 'width' | 'depth'> {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const side = (Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) * WITHIN) / 100;
  const [x, y] = middle(ring);
  return { pose: [x, y, 0], width: side, depth: side };
}

function officerPiece(position: Position, sheet: Sheet, officer: Officer, words: Say): TablePiece | null {
  if (!officer.pose) return null;
  return {
    id: officer.id,
    camp: campOf(officer.side),
    pose: officer.pose,
    ...baseOf(position, sheet, officer.id),
    symbol: insignia(officer),
    label: officer.chief ? `${officer.id} ★` : officer.id,
    words: officerWords(position, sheet, officer, words),
    worn: officer.damage,
    bears: 0,
    signs: [],
    faceless: true,
    troops: officerTroops(position, officer),
  };
}

/** The markers of a unit: what is wrong with it, who is with it, what it has done or is about to do. */
export function signsOf(position: Position, sheet: Sheet, unit: Unit, words: Say, aiming: Draft): Sign[] {
  const signs: Sign[] = [];
  const sign = (id: string, path: string, said: string, look: Sign['look'] = 'plain'): number => signs.push({ id, path, words: said, look });
  if (unit.away === 'hidden') sign('hidden', HIDDEN, words('aguila-away-hidden'), 'hidden');
  if (unit.stunned) sign('stunned', STUNNED, words('aguila-stunned', { turn: unit.stunned }), 'bad');
  if (unit.disorganised) sign('disorganised', DISORGANISED, words('aguila-disorganised', { turn: unit.disorganised }), 'bad');
  for (const officer of hosted(position, unit.id))
    sign(officer.id, insignia(officer), words('aguila-with-officer', { officer: pieceName(position, sheet, officer.id, words) }), 'open');
  if (unit.sappers) sign('sappers', SAPPERS, words('aguila-sappers'));
  const aims = Object.entries(aiming).some(([key, option]) => key.split('/')[0] === unit.id && option !== 'hold');
  if (aims || position.fires.some(({ shooter }) => shooter === unit.id)) sign('aims', AIMED, words('aguila-aims'), 'open');
  else if (unit.deeds.fired && position.phase === 'shooting') sign('fired', FIRED, words('aguila-deed-fired'));
  return signs;
}

/** How a piece of terrain looks. */
export function lieOf({ element, built, role }: Scenery): Lie {
  return ROLES[role] ?? BUILT[built ?? ''] ?? LIES[element] ?? 'rocks';
}

/** The terrain, with what is left of its walls. */
export function groundsOf(position: Pick<Position, 'scenery' | 'objectives'>, words: Say): TableGround[] {
  return Object.values(position.scenery).map((element) => {
    const name = sceneryName(element, words);
    const points = element.points ? [words('aguila-structure', { points: element.points })] : [];
    const taken = Object.values(position.objectives).some(({ at }) => distance(at, middle(element.ring)) < NEAR);
    return { id: element.id, lie: lieOf(element), ring: element.ring, name, taken, words: [name, ...points].join(' · ') };
  });
}

/** What is worth holding, and who holds it. */
export function objectivesOf(position: Position, words: Say): TableObjective[] {
  return Object.values(position.objectives).map(({ id, kind, at, worth, held }) => ({
    id,
    at,
    worth,
    camp: held ? campOf(held) : null,
    words: words('aguila-objective', {
      what: objectiveName(kind, words),
      worth,
      holder: held ? words(`seat-${held}`) : words('aguila-nobody'),
    }),
  }));
}

const SKIES: Readonly<Record<string, Pick<TableSky, 'kind' | 'heavy'>>> = {
  fog: { kind: 'fog' },
  rain: { kind: 'rain' },
  torrential: { kind: 'rain', heavy: true },
  snow: { kind: 'snow' },
  blizzard: { kind: 'snow', heavy: true },
  sandstorm: { kind: 'sand', heavy: true },
};

/** What the sky does, and how far the piece selected sees in it. */
export function skyOf(position: Position, sheet: Sheet, selected: string, words: Say): TableSky | null {
  const look = SKIES[position.sky.kind];
  if (!look) return null;
  const length = sheet.weather[position.sky.kind]?.sight;
  const at: Pair | null = length ? frontPoint(position, sheet, selected) : null;
  const sight = at && length ? { at, length, words: words('aguila-zone-sight', { inches: length / sheet.inch }) } : null;
  return { ...look, words: words(`weather-${position.sky.kind}`), ...(sight ? { sight } : {}) };
}

/** Scenery on a table that is being laid out. */
export const tables: TableWords = {
  grounds: (scenery, words) => groundsOf({ scenery: scenery as Position['scenery'], objectives: {} }, words),
  lie: (element) => ROLES[element] ?? LIES[element] ?? (element === 'farm' ? 'building' : 'rocks'),
  element: formKind,
  form: formName,
};
