/** The position and the printed sheet of Lepanto as they come over the wire, and what one reads off them. */

import type { Places } from '../../happening/beats';
import { centre, hexName, neighbour, OFF, turned, type Grid, type Point } from '../../boards/hex/geometry';
import type { Message, Order } from '../../wire/shapes';
import type { Sheet } from './sheet';

export type Side = 'christian' | 'islamic';
export type Kind = 'galleass' | 'galley' | 'galliot';
export type Phase = 'opening' | 'movement' | 'combat' | 'reorientation';

export interface Ship {
  readonly id: string;
  readonly squadron: string;
  readonly side: Side;
  readonly kind: Kind;
  readonly cell: number;
  readonly facing: number;
  readonly exhausted: number;
  readonly repulsed: boolean;
  readonly immobilised: string;
}

export interface Ram {
  readonly rammer: string;
  readonly came_from: number;
  readonly hexes: number;
  readonly due: boolean;
}

/** What `maestre.games.lepanto.table.state.State` becomes on the wire, as far as a board cares. */
export interface Position {
  readonly scenario: string;
  readonly turn: number;
  readonly side: Side;
  readonly phase: Phase;
  readonly wind: number;
  readonly calm: boolean;
  readonly ships: Readonly<Record<string, Ship>>;
  readonly rams: Readonly<Record<string, Ram>>;
  readonly tows: Readonly<Record<string, string>>;
  readonly done: Readonly<Record<string, readonly string[]>>;
  readonly lost: Readonly<Record<string, { readonly turn: number; readonly how: string }>>;
}

/** No ships and no wind, until the real position has come. */
export const NOWHERE: Position = {
  scenario: '',
  turn: 1,
  side: 'christian',
  phase: 'opening',
  wind: 4,
  calm: false,
  ships: {},
  rams: {},
  tows: {},
  done: {},
  lost: {},
};

export type Mark = 'exhausted' | 'repulsed' | 'immobilised' | 'reserve' | 'towed' | 'tows' | 'rams' | 'rammed' | 'done';

/** What is special about a ship now, the gravest first. */
export function marks(position: Position, sheet: Sheet, ship: Ship): Mark[] {
  const found: Mark[] = [];
  const ram = position.rams[ship.cell];
  if (ship.immobilised) found.push('immobilised');
  if (ship.repulsed) found.push('repulsed');
  if (ship.exhausted) found.push('exhausted');
  if (held(position, sheet, ship)) found.push('reserve');
  if (ship.id in position.tows) found.push('towed');
  if (Object.values(position.tows).includes(ship.id)) found.push('tows');
  if (ram) found.push(ram.rammer === ship.id ? 'rams' : 'rammed');
  if (ship.id in position.done) found.push('done');
  return found;
}

function held(position: Position, sheet: Sheet, ship: Ship): boolean {
  return position.turn < sheet.reserve.release_turn && sheet.reserve.squadrons.includes(ship.squadron);
}

/** The letter of a ship's type and its number, as its id has them: `G12`. */
export function number(ship: Ship): string {
  return ship.id.slice(ship.id.indexOf('-') + 1);
}

/** The code of a ship's squadron, as its id has it: `CL`. */
export function squadronCode(ship: Ship): string {
  return ship.id.slice(0, ship.id.indexOf('-'));
}

const SHARED = 10;

/** Where a ship is drawn: in the middle of its hex, or, where two share it, the rammer on the side it came from. */
export function placeOf(position: Position, grid: Grid, ship: Ship): Point {
  const middle = centre(grid, ship.cell);
  const ram = position.rams[ship.cell];
  if (!ram) return middle;
  const angle = ((4 - ram.came_from) * 60 * Math.PI) / 180;
  const way = ram.rammer === ship.id ? SHARED : -SHARED;
  return { x: middle.x + way * Math.cos(angle), y: middle.y + way * Math.sin(angle) };
}

/** Where each ship is and which way it looks. */
export const places: Places = ({ state }) =>
  Object.fromEntries(Object.values((state as Position).ships).map((ship) => [ship.id, `${ship.cell} ${ship.facing}`]));

/** A message without arguments. */
export function said(key: string): Message {
  return { key, args: [] };
}

/** A ship in words: what it is, whose, where, which way it looks, and its marks. */
export function described(grid: Grid, ship: Ship, told: readonly string[], words: (m: Message) => string): string {
  return words({
    key: told.length ? 'lepanto-ship-marked' : 'lepanto-ship',
    args: [
      ['ship', ship.id],
      ['kind', said(`kind-${ship.kind}`)],
      ['side', said(`seat-${ship.side}`)],
      ['hex', hexName(grid, ship.cell)],
      ['facing', said(`direction-${ship.facing}`)],
      ['marks', told.map((mark) => words(said(`lepanto-mark-${mark}`))).join(', ')],
    ],
  });
}

/** Whether an answer is an order to a piece. */
export function isOrder(answer: unknown): answer is Order {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer) && 'verb' in answer;
}

const ATTACKS = ['guns', 'arms', 'board', 'ram'];

/** Whether dice fall for an answer. */
export function isAttack(answer: unknown): answer is Order {
  return isOrder(answer) && ATTACKS.includes(answer.verb);
}

/** The ships that an attack is aimed at. */
export function targetsOf(position: Position, answer: unknown): readonly string[] {
  if (!isAttack(answer)) return [];
  if (answer.verb === 'board') return [answer.piece ?? ''];
  if (answer.verb !== 'ram') return answer.objects ?? [];
  const rammer = position.ships[answer.piece ?? ''];
  const sharing = Object.values(position.ships).find((ship) => ship.cell === rammer?.cell && ship.id !== rammer.id);
  return sharing ? [sharing.id] : [];
}

/** The ships that act in an answer. */
export function actorsOf(answer: unknown): readonly string[] {
  if (Array.isArray(answer)) return answer as readonly string[];
  if (!isOrder(answer)) return [];
  return answer.verb === 'board' ? (answer.objects ?? []) : answer.piece ? [answer.piece] : [];
}

/** A move step by step: the cells it passes, the heading it ends with, and what it spends. */
export interface Course {
  readonly cells: readonly number[];
  readonly facing: number;
  readonly oars: number;
  readonly sails: number;
  readonly turns: number;
}

/** Follows the steps of a move without asking whether they are allowed. */
export function courseOf(grid: Grid, ship: Ship, steps: readonly string[]): Course {
  const cells = [ship.cell];
  let { facing } = ship;
  const spent = { oar: 0, sail: 0, turn: 0 };
  for (const step of steps) {
    if (step === 'port' || step === 'starboard') {
      facing = turned(facing, step === 'port' ? 1 : -1);
      spent.turn += 1;
    } else if (step === 'oar' || step === 'sail') {
      const next = neighbour(grid, cells[cells.length - 1] ?? OFF, facing);
      if (next !== OFF) cells.push(next);
      spent[step] += 1;
    }
  }
  return { cells, facing, oars: spent.oar, sails: spent.sail, turns: spent.turn };
}

/** The points that each side's ships in play are worth. */
export function points(position: Position, sheet: Sheet): Record<Side, number> {
  const sum: Record<Side, number> = { christian: 0, islamic: 0 };
  for (const ship of Object.values(position.ships)) sum[ship.side] += sheet.kinds[ship.kind]?.points ?? 0;
  return sum;
}
