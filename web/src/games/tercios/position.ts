/** The position of Tercios as it comes over the wire, and what one reads off it. */

import { frontOf, type Base, type Pair, type Pose } from '../../boards/table/geometry';
import type { Message } from '../../wire/shapes';
import type { Side } from '../../miniatures/play.svelte';
import { applied, scaleOf, type ProfileCard, type Sheet } from './sheet';

export const ORDERS = ['atencion', 'atacad', 'corred', 'fuego', 'resistid'] as const;
export type OrderKind = (typeof ORDERS)[number];

export interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly command: string;
  readonly contingent: string;
  readonly entry: {
    readonly profile: string;
    readonly options: readonly string[];
    readonly elite: boolean;
    readonly discipline: boolean;
  };
  readonly pose: Pose | null;
  readonly wear: number;
  readonly disordered: boolean;
  readonly limbered: boolean;
  readonly fortress: boolean;
  readonly lurks: string | null;
  readonly acted: OrderKind | null;
  readonly reacted: boolean;
}

export interface Leader {
  readonly id: string;
  readonly side: Side;
  readonly command: string;
  readonly commander: boolean;
  readonly name: string;
  readonly level: number;
  readonly virtues: readonly string[];
  readonly qualities: readonly string[];
  readonly at: Pair | null;
  readonly inside: string | null;
  readonly exhausted: boolean;
}

export interface Card {
  readonly order: OrderKind | null;
  readonly knows: readonly string[];
  readonly shared: string;
  readonly reacts_only: boolean;
}

export interface Scenery {
  readonly id: string;
  readonly element: string;
  readonly qualities: readonly string[];
  readonly ring: readonly Pair[];
  readonly garrison: string | null;
}

/** What `maestre.games.tercios.table.state.State` becomes on the wire, as far as a board cares. */
export interface Position {
  readonly scenario: string;
  readonly scale: string;
  /** By how much bases differ from those recommended; positions of older rules have none of it. */
  readonly agreed?: { readonly base_front: number; readonly base_depth: number; readonly real?: boolean };
  readonly turn: number;
  readonly phase: string;
  /** `south` is the side that deploys along the edge where y is 0. */
  readonly setup: { readonly south: Side };
  readonly go: { readonly side: Side; readonly leader: boolean; readonly troops: number } | null;
  readonly armies: Readonly<Record<string, { readonly name: string; readonly faction: string }>>;
  readonly units: Readonly<Record<string, Unit>>;
  readonly leaders: Readonly<Record<string, Leader>>;
  readonly cards: Readonly<Record<string, Card>>;
  readonly pools: Readonly<Record<string, { readonly kind: string; readonly members: readonly string[] }>>;
  readonly scenery: Readonly<Record<string, Scenery>>;
  readonly marks: readonly { readonly what: string; readonly on: string; readonly until: string }[];
  readonly lost: Readonly<Record<string, { readonly turn: number; readonly how: string; readonly worth: number }>>;
}

/** An empty table, until the real position has come. */
export const NOWHERE: Position = {
  scenario: '',
  scale: 'mm15',
  turn: 0,
  phase: 'planning',
  setup: { south: 'blue' },
  go: null,
  armies: {},
  units: {},
  leaders: {},
  cards: {},
  pools: {},
  scenery: {},
  marks: [],
  lost: {},
};

/** A Troop's original values, with all that its list has bought for it. */
export interface Gear extends ProfileCard {
  readonly profile: string;
}

const NOTHING: ProfileCard = {
  arm: 'infantry',
  body: 'company',
  base: 'compania',
  speed: 0,
  limbered: null,
  combat: 0,
  fire: [0, 0],
  discipline: 0,
  courage: 0,
  endurance: 0,
  defences: {},
  weapons: [],
  abilities: [],
};

const known = new WeakMap<Unit['entry'], { sheet: Sheet; gear: Gear }>();

/** What a Troop is and has. */
export function gearOf(sheet: Sheet, unit: Unit): Gear {
  const kept = known.get(unit.entry);
  if (kept?.sheet === sheet) return kept.gear;
  const gear = equipped(sheet, unit.entry);
  known.set(unit.entry, { sheet, gear });
  return gear;
}

/** How much wear a Troop has, of how much it bears; the wear alone while its profile is still on its way. */
export function wearOf(sheet: Sheet, unit: Unit): string {
  return sheet.profiles[unit.entry.profile] ? `${unit.wear}/${gearOf(sheet, unit).endurance}` : `${unit.wear}`;
}

function equipped(sheet: Sheet, entry: Unit['entry']): Gear {
  const profile = sheet.profiles[entry.profile] ?? NOTHING;
  let gear: Gear = { ...profile, profile: entry.profile };
  let abilities: readonly string[] = [...(sheet.arms[profile.arm] ?? []), ...profile.abilities];
  let { weapons } = profile;
  for (const name of entry.options) {
    const option = sheet.options[entry.profile]?.[name];
    if (!option) continue;
    gear = { ...gear, ...option.set, base: option.base ?? gear.base };
    weapons = changed(weapons, option.lose_weapons, option.add_weapons);
    abilities = changed(abilities, option.lose_abilities, option.add_abilities);
  }
  const discipline = gear.discipline + (entry.discipline ? sheet.elite.discipline : 0);
  if (entry.elite) abilities = [...abilities, sheet.elite.ability];
  return { ...gear, discipline, weapons, abilities };
}

function changed(have: readonly string[], lost: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...have.filter((one) => !lost.includes(one)), ...added])];
}

/** The base of a Troop: of a column all of its ranks, of a fort a block. */
export function baseOf(position: Position, sheet: Sheet, id: string): Base {
  const { bases } = scaleOf(sheet, position.scale);
  const size = (member: string): readonly [number, number] => {
    const unit = position.units[member];
    const [width, depth] = (unit && bases[gearOf(sheet, unit).base]) ?? [8000, 4000];
    return [width + (position.agreed?.base_front ?? 0), depth + (position.agreed?.base_depth ?? 0)];
  };
  const [width, depth] = size(id);
  const pool = position.pools[id];
  if (pool?.kind === 'column') {
    const sizes = pool.members.map(size);
    return { width: Math.max(...sizes.map(([w]) => w)), depth: sizes.reduce((sum, [, d]) => sum + d, 0) };
  }
  if (pool?.kind === 'fort') {
    const guns = pool.members.filter((one) => {
      const unit = position.units[one];
      return unit && gearOf(sheet, unit).arm === 'artillery';
    });
    return block(pool.members.length - guns.length, { width, depth });
  }
  return { width, depth };
}

/** The block of so many bases that is nearest to a square; the first of equals has the longer front. */
export function block(count: number, own: Base): Base {
  let best = own;
  let least = Infinity;
  for (let ranks = 1; ranks <= count; ranks++) {
    const files = Math.ceil(count / ranks);
    if (files * ranks - count >= files) continue;
    const shape = { width: own.width * files, depth: own.depth * ranks };
    const off = Math.abs(shape.width - shape.depth);
    if (off < least) [best, least] = [shape, off];
  }
  return best;
}

/** The Troops that stand on the table; of a pool its first member. */
export function standing(position: Position): (Unit & { readonly pose: Pose })[] {
  return Object.values(position.units).filter((unit): unit is Unit & { readonly pose: Pose } => unit.pose !== null);
}

/** The centre of a Troop's front; of one without a front its middle. */
export function frontPoint(position: Position, sheet: Sheet, id: string): Pair | null {
  const pose = position.units[id]?.pose;
  if (!pose) return null;
  return faceless(position, id) ? [pose[0], pose[1]] : frontOf(pose, baseOf(position, sheet, id));
}

/** Whether a Troop has neither front nor flanks: a fort, or a garrison. */
export function faceless(position: Position, id: string): boolean {
  return (
    position.pools[id]?.kind === 'fort' || Object.values(position.scenery).some((element) => element.garrison === id)
  );
}

/** How far a Troop goes with an order on open ground, in inches. */
export function speedOf(sheet: Sheet, unit: Unit, order: OrderKind | null): number {
  const gear = gearOf(sheet, unit);
  const original = unit.limbered ? (gear.limbered ?? gear.speed) : gear.speed;
  return applied(sheet, original, order ? (sheet.orders[order]?.speed ?? 0) : 0);
}

/** The weapons of a Troop that shoot, the farthest first. */
export function missiles(sheet: Sheet, unit: Unit): { readonly weapon: string; readonly reach: number }[] {
  return gearOf(sheet, unit)
    .weapons.map((weapon) => ({ weapon, reach: sheet.weapons[weapon]?.reach ?? 0 }))
    .filter(({ reach }) => reach > 0)
    .sort((one, other) => other.reach - one.reach);
}

/** The points that each side has from what the enemy has lost. */
export function points(position: Position): Record<Side, number> {
  const sum = { blue: 0, red: 0 };
  for (const [piece, loss] of Object.entries(position.lost)) sum[piece.startsWith('R') ? 'blue' : 'red'] += loss.worth;
  return sum;
}

export type { Side };

export type Say = (message: Message | string, args?: Record<string, string | number>) => string;

/** How a Troop is called: what it is and its id. */
export function unitName(unit: Unit, words: Say): string {
  return words('unit-name', { profile: words(`profile-${unit.entry.profile}`), id: unit.id });
}

/** What everybody may know of a leader. */
export function leaderWords(leader: Leader, words: Say): string {
  return words(leader.exhausted ? 'tercios-leader-exhausted' : 'tercios-leader', {
    leader: leader.name,
    rank: words(leader.commander ? 'tercios-commander' : 'tercios-subordinate'),
    level: leader.level,
    side: words(`seat-${leader.side}`),
  });
}

/** How a piece is called, whatever it is; its id where nothing better is known. */
export function pieceName(position: Position, id: string, words: Say): string {
  const unit = position.units[id];
  if (unit) return unitName(unit, words);
  const leader = position.leaders[id];
  if (leader) return leader.name;
  const element = position.scenery[id];
  if (element) return words(`element-${element.element}`);
  const virtue = words(`virtue-${id}`);
  if (virtue !== `virtue-${id}`) return virtue;
  const [kind, form] = id.split(':');
  return form ? words('tercios-form', { element: words(`element-${kind}`), form: formName(form, words) }) : id;
}

/** The form in which an element comes: its size in inches, or how it runs. */
export function formName(form: string, words: Say): string {
  return form
    .split('-')
    .map((part) => (/^\d+$/.test(part) ? words('table-inches', { inches: Number(part) }) : words(`tercios-form-${part}`)))
    .join(' ');
}

/** What is special about a Troop now, in words. */
export function marksOf(position: Position, sheet: Sheet, unit: Unit, words: Say): string[] {
  const told: string[] = [];
  const { endurance } = gearOf(sheet, unit);
  if (unit.wear) told.push(endurance ? words('tercios-wear', { wear: unit.wear, endurance }) : words('tercios-wear-short', { wear: unit.wear }));
  if (unit.disordered) told.push(words('tercios-disordered'));
  if (unit.limbered) told.push(words('tercios-limbered'));
  if (unit.fortress) told.push(words('tercios-fortress'));
  const inside = Object.values(position.leaders).filter((leader) => leader.inside === unit.id);
  for (const leader of inside) told.push(words('tercios-with-leader', { leader: leader.name }));
  const marks = position.marks.filter((mark) => mark.on === unit.id).flatMap((mark) => markName(mark.what, words) ?? []);
  return [...told, ...marks];
}

/** How an effect that lasts is called: by the order, virtue or quality that it comes from; many concern the rules alone. */
export function markName(what: string, words: Say): string | undefined {
  const key = [`order-${what}`, `virtue-${what}`, `quality-${what}`].find((one) => words(one) !== one);
  return key && words(key);
}

/** A Troop's order card in words: which, or that it is hidden, or that there is none left. */
export function cardWords(position: Position, unit: Unit, words: Say): string {
  const card = position.cards[unit.id];
  if (!card) return unit.acted ? words('tercios-acted', { order: words(`order-${unit.acted}`) }) : words('tercios-no-card');
  if (!card.order) return words('tercios-card-hidden');
  const open = card.knows.includes('');
  return words(open ? 'tercios-card-open' : 'tercios-card-mine', { order: words(`order-${card.order}`) });
}
