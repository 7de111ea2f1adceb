/** The position of Águila as it comes over the wire, and what one reads off it. */

import { frontOf, middle, type Base, type Pair, type Pose } from '../../boards/table/geometry';
import type { Formation } from '../../boards/table/pieces';
import type { Message } from '../../wire/shapes';
import type { Side } from '../../miniatures/play.svelte';
import { part, type ProfileCard, type RankCard, type Sheet } from './sheet';

export type { Side };
export type Say = (message: Message | string, args?: Record<string, string | number>) => string;

/** What a unit has done this turn. */
export interface Deeds {
  readonly order: string | null;
  readonly verb: string;
  readonly walked: number;
  readonly failed: boolean;
  readonly arrived: boolean;
  readonly fired: boolean;
  readonly defended: boolean;
  readonly charged: boolean;
  readonly charges: boolean;
  readonly rallied: boolean;
}

export interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly brigade: number;
  readonly officer: string;
  readonly entry: { readonly unit: string; readonly regimental: boolean; readonly abilities: readonly string[]; readonly skirmishers?: boolean };
  readonly pose: Pose | null;
  readonly formation: Formation | null;
  readonly damage: number;
  /** The turn at whose end each lapses; 0 is not at all. */
  readonly stunned: number;
  readonly disorganised: number;
  readonly limbered: boolean;
  readonly bearing: number | null;
  readonly dismounted: boolean;
  readonly inside: string | null;
  readonly away: 'here' | 'reserve' | 'off' | 'hidden';
  readonly sappers: boolean;
  readonly regiment: string | null;
  readonly deeds: Deeds;
}

export interface Officer {
  readonly id: string;
  readonly side: Side;
  readonly brigade: number;
  readonly entry: { readonly rank: string; readonly abilities: readonly string[] };
  readonly chief: boolean;
  readonly aides: number;
  readonly pose: Pose | null;
  readonly inside: string | null;
  readonly damage: number;
  readonly used: readonly string[];
  readonly deeds: { readonly moved: boolean; readonly doubled: boolean; readonly rallied: boolean; readonly steadied: boolean };
}

export interface Scenery {
  readonly id: string;
  readonly element: string;
  readonly ring: readonly Pair[];
  readonly built: string | null;
  readonly group: string;
  readonly points: number;
  readonly garrison: string | null;
  readonly side: Side | null;
  readonly role: string;
}

export interface Objective {
  readonly id: string;
  readonly kind: string;
  readonly at: Pair;
  readonly worth: number;
  readonly scenery: string | null;
  readonly held: Side | null;
}

export interface Army {
  readonly name: string;
  readonly nation: string;
  readonly weight: number;
  readonly role: string;
  readonly broken: number;
  /** The edge that is its own: 0 is where y is greatest, then clockwise; 2 is where it is 0. */
  readonly edge: number;
}

export interface Charge {
  readonly chargers: readonly string[];
  readonly target: string;
}

export interface Loss {
  readonly turn: number;
  readonly how: string;
  readonly side: Side;
  readonly weight: number;
  readonly points: number;
}

/** What `maestre.games.aguila.table.state.State` becomes on the wire, as far as a board cares. */
export interface Position {
  readonly scenario: string;
  readonly agreed?: { readonly real?: boolean };
  /** The width and depth of the table, if it is not the one that the book recommends. */
  readonly size?: readonly [number, number] | null;
  readonly turn: number;
  readonly phase: string;
  readonly go: { readonly side: Side; readonly step: string } | null;
  readonly sky: { readonly season: string; readonly region: string; readonly kind: string; readonly frozen: boolean };
  readonly armies: Readonly<Record<string, Army>>;
  readonly units: Readonly<Record<string, Unit>>;
  readonly officers: Readonly<Record<string, Officer>>;
  readonly batteries: Readonly<Record<string, { readonly id: string; readonly guns: readonly string[] }>>;
  readonly scenery: Readonly<Record<string, Scenery>>;
  readonly objectives: Readonly<Record<string, Objective>>;
  readonly fires: readonly { readonly shooter: string; readonly target: string }[];
  readonly charges: readonly Charge[];
  readonly combat: { readonly charge: Charge } | null;
  readonly lost: Readonly<Record<string, Loss>>;
  /** Where units of this seat's side lie hidden. */
  readonly notes?: Readonly<Record<string, Pose>>;
}

/** An empty table, until the real position has come. */
export const NOWHERE: Position = {
  scenario: '',
  turn: 0,
  phase: 'movement',
  go: null,
  sky: { season: 'summer', region: 'western_europe', kind: 'fair', frozen: false },
  armies: {},
  units: {},
  officers: {},
  batteries: {},
  scenery: {},
  objectives: {},
  fires: [],
  charges: [],
  combat: null,
  lost: {},
};

const NOTHING: ProfileCard = {
  nation: '',
  kind: '',
  arm: 'infantry',
  class: 'line',
  gun: null,
  figures: 0,
  companies: 1,
  base: [12_000, 8000],
  speed: 0,
  limbered: null,
  melee: null,
  shoot: null,
  weapon: null,
  reach: 0,
  defence: 0,
  attacks: 0,
  courage: [0, 0],
  discipline: 0,
  abilities: [],
  points: 0,
};

/** A unit's values as its list has them. */
export function profileOf(sheet: Sheet, unit: Unit): ProfileCard {
  return sheet.profiles[unit.entry.unit] ?? NOTHING;
}

/** The arm as which a unit fights: dragoons on foot are infantry (6.23). */
export function armOf(sheet: Sheet, unit: Unit): ProfileCard['arm'] {
  return unit.dismounted ? 'infantry' : profileOf(sheet, unit).arm;
}

/** The values of an officer's rank. */
export function rankOf(sheet: Sheet, officer: Officer): RankCard | undefined {
  return sheet.ranks[officer.entry.rank];
}

/** What a unit can do that others cannot. */
export function abilitiesOf(sheet: Sheet, unit: Unit): string[] {
  const skirmishers = unit.entry.skirmishers ? ['light_companies'] : [];
  return [...new Set([...profileOf(sheet, unit).abilities, ...unit.entry.abilities, ...skirmishers])];
}

/** How much damage a unit bears: its figures, a horseman for two, or the resistance of a gun (10.19). */
export function bearingOf(sheet: Sheet, unit: Unit): number {
  const { arm, figures, gun } = profileOf(sheet, unit);
  if (gun) return sheet.guns[gun]?.resistance ?? 0;
  return arm === 'cavalry' ? figures * sheet.horseman : figures;
}

/** The base of a unit or an officer. */
export function baseOf(position: Position, sheet: Sheet, id: string): Base {
  const unit = position.units[id];
  if (!unit) return { width: sheet.officer_base[0], depth: sheet.officer_base[1] };
  const [width, depth] = profileOf(sheet, unit).base;
  if (!unit.dismounted) return { width, depth };
  return { width: sheet.dismounted.front, depth: sheet.dismounted.company_depth * profileOf(sheet, unit).companies };
}

/** Where a unit or an officer has a base of its own. */
export function poseOf(position: Position, id: string): Pose | null {
  return (position.units[id] ?? position.officers[id])?.pose ?? null;
}

/** The point from which a piece measures: the centre of its front, or the middle of the building that it holds. */
export function frontPoint(position: Position, sheet: Sheet, id: string): Pair | null {
  const pose = poseOf(position, id);
  if (pose) return frontOf(pose, baseOf(position, sheet, id));
  const host = position.officers[id]?.inside;
  if (host) return frontPoint(position, sheet, host);
  const house = position.scenery[position.units[id]?.inside ?? id];
  return house ? middle(house.ring) : null;
}

/** Where an officer is, alone or with a unit. */
export function officerAt(position: Position, officer: Officer): Pair | null {
  const pose = officer.pose ?? poseOf(position, officer.inside ?? '');
  if (pose) return [pose[0], pose[1]];
  const house = position.scenery[position.units[officer.inside ?? '']?.inside ?? ''];
  return house ? middle(house.ring) : null;
}

/** How far an officer commands in this weather (12.12, 12.16, 15.04). */
export function commandOf(position: Position, sheet: Sheet, officer: Officer): number {
  const whole = (rankOf(sheet, officer)?.command ?? 0) + officer.aides * sheet.aide_command;
  return part(sheet.weather[position.sky.kind]?.command ?? [1, 1], whole);
}

/** The officers who are with a unit. */
export function hosted(position: Position, unit: string): Officer[] {
  return Object.values(position.officers).filter((officer) => officer.inside === unit);
}

/** The battery that a gun belongs to; alone, itself. */
export function batteryOf(position: Position, unit: string): readonly string[] {
  return Object.values(position.batteries).find(({ guns }) => guns.includes(unit))?.guns ?? [unit];
}

/** What each side has taken of the other's weight, of how much that has. */
export function losses(position: Position): Record<string, { lost: number; weight: number }> {
  const found: Record<string, { lost: number; weight: number }> = {};
  for (const [side, army] of Object.entries(position.armies)) {
    const gone = Object.values(position.lost).filter((loss) => loss.side === side);
    found[side] = { lost: gone.reduce((sum, loss) => sum + loss.weight, 0), weight: army.weight };
  }
  return found;
}

// ------------------------------------------------------------ in words

/** What a unit is: the name of its profile. */
export function kindName(sheet: Sheet, unit: Unit, words: Say): string {
  const { nation, kind } = profileOf(sheet, unit);
  return kind ? words(`profile-${nation}-${kind}`) : unit.entry.unit;
}

/** How any piece, terrain or form of terrain is called. */
export function pieceName(position: Position, sheet: Sheet, id: string, words: Say): string {
  const unit = position.units[id];
  if (unit) return words('unit-name', { id, profile: kindName(sheet, unit, words) });
  const officer = position.officers[id];
  if (officer) return words('officer-name', { id, rank: words(`rank-${officer.entry.rank}`) });
  const element = position.scenery[id];
  if (element) return sceneryName(element, words);
  const objective = position.objectives[id];
  if (objective) return objectiveName(objective.kind, words);
  const plain = [`aguila-built-${id}`, `aguila-kind-${id}`].find((key) => words(key) !== key);
  if (plain) return words(plain);
  const [kind, form] = id.split(':');
  return form ? words('aguila-form', { element: formKind(kind ?? '', words), form: formName(form, words) }) : id;
}

/** What a piece of terrain may be in its scenario that tells more than what it is; the houses of a village are houses. */
const ROLES = ['bridge', 'ford', 'road', 'street'];

/** A piece of terrain: what it is in its scenario, what it is built of, or its element. */
export function sceneryName(element: Scenery, words: Say): string {
  if (ROLES.includes(element.role)) return words(`aguila-role-${element.role}`);
  return element.built ? words(`aguila-built-${element.built}`) : words(`terrain-${element.element}`);
}

/** What is worth holding: by its kind. */
export function objectiveName(kind: string, words: Say): string {
  const key = `aguila-objective-${kind}`;
  const said = words(key);
  return said === key ? words('aguila-objective-marker') : said;
}

export function formKind(kind: string, words: Say): string {
  return words(['farm', 'mill', 'bridge', 'ford'].includes(kind) ? `aguila-kind-${kind}` : `terrain-${kind}`);
}

/** The form in which terrain comes: its size in inches, what it is built of, or how it runs. */
export function formName(form: string, words: Say): string {
  return form
    .split('-')
    .map((one) => {
      if (/^\d+$/.test(one)) return one;
      const [, length, width] = /^(\d+)x(\d+)$/.exec(one) ?? [];
      if (length && width) return words('aguila-form-area', { length, width });
      const key = [`aguila-built-${one}`, `aguila-form-${one}`].find((key) => words(key) !== key);
      return key ? words(key) : one;
    })
    .join(' ');
}

/** The formation of a unit in words; where a gun or a garrison has none, how it stands instead. */
export function drawnUp(position: Position, sheet: Sheet, unit: Unit, words: Say): string {
  if (unit.inside) {
    const house = position.scenery[unit.inside];
    return words('aguila-inside', { house: house ? sceneryName(house, words) : unit.inside });
  }
  if (profileOf(sheet, unit).gun) return words(unit.limbered ? 'aguila-limbered' : 'aguila-unlimbered');
  return unit.formation ? words(`formation-${unit.formation}`) : words('aguila-no-formation');
}

/** What is wrong with a unit, or special about it, now. */
export function marksOf(position: Position, sheet: Sheet, unit: Unit, words: Say): string[] {
  const told: string[] = [];
  const bears = bearingOf(sheet, unit);
  if (unit.damage) told.push(words('aguila-damage', { damage: unit.damage, bears }));
  if (unit.damage && 2 * unit.damage >= bears) told.push(words('aguila-half'));
  if (unit.stunned) told.push(words('aguila-stunned', { turn: unit.stunned }));
  if (unit.disorganised) told.push(words('aguila-disorganised', { turn: unit.disorganised }));
  if (unit.dismounted) told.push(words('aguila-dismounted'));
  if (unit.sappers) told.push(words('aguila-sappers'));
  if (unit.regiment) told.push(words('aguila-regiment', { unit: unit.regiment }));
  for (const officer of hosted(position, unit.id))
    told.push(words('aguila-with-officer', { officer: pieceName(position, sheet, officer.id, words) }));
  return told;
}

/** What a unit has done this turn. */
export function deedsOf(sheet: Sheet, unit: Unit, words: Say): string[] {
  const { order, walked, failed, fired, defended, charged, charges, rallied, arrived } = unit.deeds;
  const told: string[] = [];
  if (order) told.push(words(`order-${order}`));
  if (walked) told.push(words('aguila-walked', { inches: Math.round((walked / sheet.inch) * 10) / 10 }));
  const flags = { failed, arrived, fired, defended, charges, charged, rallied };
  for (const [name, done] of Object.entries(flags)) if (done) told.push(words(`aguila-deed-${name}`));
  return told;
}

/** Where a unit is that has no place on the table. */
export function awayWords(unit: Unit, words: Say): string {
  return words(unit.away === 'here' ? 'measured-off-table' : `aguila-away-${unit.away}`);
}

/** An officer in words: rank, side, what he has done, whom he is with. */
export function officerWords(position: Position, sheet: Sheet, officer: Officer, words: Say): string {
  const told = [pieceName(position, sheet, officer.id, words), words(`seat-${officer.side}`)];
  if (officer.chief) told.push(words('aguila-chief'));
  if (officer.inside) told.push(words('aguila-attached', { unit: officer.inside }));
  if (officer.damage) told.push(words('aguila-damage-plain', { damage: officer.damage }));
  if (officer.deeds.rallied) told.push(words('aguila-deed-rallied-some'));
  return told.join(', ');
}
