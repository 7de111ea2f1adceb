/** A plan of order cards: what a Troop gets that nobody has thought of, and what a finished plan looks like. */

import { distance, heading } from '../../boards/table/geometry';
import type { Ask } from '../../wire/shapes';
import { frontPoint, gearOf, missiles, speedOf, standing, type OrderKind, type Position, type Unit } from './position';
import type { Sheet } from './sheet';

export type Draft = Readonly<Record<string, string>>;

const GROUP = 'group:';
const AHEAD = 9000;

/** The keys of a plan, apart: Troops with their cards, who may share one, and whatever else is asked. */
export interface Rows {
  readonly troops: readonly { readonly key: string; readonly options: readonly string[] }[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

/** What a plan must say. */
export function rowsOf(ask: Ask): Rows {
  if (ask.choice.type !== 'each') return { troops: [], groups: {} };
  const troops: { key: string; options: readonly string[] }[] = [];
  const groups: Record<string, readonly string[]> = {};
  for (const [key, options] of ask.choice.options) {
    if (key.startsWith(GROUP)) groups[key.slice(GROUP.length)] = options;
    else troops.push({ key, options });
  }
  return { troops, groups };
}

/** The first unit of the group of a Troop in a draft: itself when it shares with nobody. */
export function headOf(draft: Draft, unit: string): string {
  return draft[GROUP + unit] ?? unit;
}

/** A draft in which a Troop shares the card of another, or has its own again; whoever shared its card stands alone. */
export function shared(draft: Draft, unit: string, head: string): Draft {
  const next: Record<string, string> = { ...draft, [GROUP + unit]: head };
  if (head === unit) return next;
  for (const [key, first] of Object.entries(draft))
    if (key.startsWith(GROUP) && first === unit && key !== GROUP + unit) next[key] = key.slice(GROUP.length);
  if (draft[head]) next[unit] = draft[head];
  return next;
}

/** A draft in which a Troop, and all who share its card, have an order. */
export function ordered(draft: Draft, unit: string, order: string): Draft {
  const head = headOf(draft, unit);
  const next: Record<string, string> = { ...draft, [head]: order, [unit]: order };
  for (const [key, first] of Object.entries(draft))
    if (key.startsWith(GROUP) && first === head) next[key.slice(GROUP.length)] = order;
  return next;
}

/** The Troops that have no card yet. */
export function missing(rows: Rows, draft: Draft): string[] {
  return rows.troops.filter(({ key }) => !draft[key]).map(({ key }) => key);
}

/** The answer that a finished draft makes: only what is asked. */
export function answerOf(ask: Ask, draft: Draft): Record<string, string> {
  if (ask.choice.type !== 'each') return {};
  return Object.fromEntries(
    ask.choice.options.map(([key, options]) => [
      key,
      draft[key] ?? (key.startsWith(GROUP) ? key.slice(GROUP.length) : (options[0] ?? '')),
    ]),
  );
}

/** A draft with an order for whoever has none. */
export function completed(position: Position, sheet: Sheet, rows: Rows, draft: Draft): Draft {
  const next: Record<string, string> = { ...draft };
  for (const { key, options } of rows.troops) {
    if (next[key]) continue;
    const head = headOf(next, key);
    const unit = position.units[key];
    const order = next[head] ?? (unit ? defaultOrder(position, sheet, unit) : 'atencion');
    next[key] = options.includes(order) ? order : (options[0] ?? '');
  }
  return next;
}

/**
 * The order that suits a Troop by what everybody sees: rest when nearly worn out, shoot what is ahead and in range,
 * charge what is within reach, run when the enemy is far, and else attention.
 */
export function defaultOrder(position: Position, sheet: Sheet, unit: Unit): OrderKind {
  const gear = gearOf(sheet, unit);
  if (unit.wear > 1 && unit.wear >= gear.endurance - 1) return 'resistid';
  const here = frontPoint(position, sheet, unit.id);
  if (!here || !unit.pose) return 'atencion';
  const facing = unit.pose[2];
  let near = Infinity;
  let ahead = Infinity;
  for (const enemy of standing(position)) {
    if (enemy.side === unit.side) continue;
    const there = frontPoint(position, sheet, enemy.id) ?? [enemy.pose[0], enemy.pose[1]];
    const far = distance(here, there);
    const turn = Math.abs(((heading(here, there) - facing + 54_000) % 36_000) - 18_000);
    near = Math.min(near, far);
    if (turn <= AHEAD) ahead = Math.min(ahead, far);
  }
  const reach = missiles(sheet, unit)[0]?.reach ?? 0;
  const charges = gear.arm === 'cavalry' || !reach;
  if (charges && gear.combat > 1 && ahead <= speedOf(sheet, unit, 'atacad') * sheet.inch) return 'atacad';
  if (reach && ahead <= reach) return 'fuego';
  if (gear.arm === 'artillery') return ahead < Infinity && reach ? 'fuego' : 'atencion';
  return near > 2 * speedOf(sheet, unit, 'corred') * sheet.inch ? 'corred' : 'atencion';
}
