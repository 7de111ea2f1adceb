/** What the overlays of a Troop or a leader show: measured for drawing only, the server judges. */

import { sides } from '../../boards/table/geometry';
import type { Zone } from '../../boards/table/pieces';
import {
  baseOf,
  faceless,
  frontPoint,
  missiles,
  speedOf,
  standing,
  type OrderKind,
  type Position,
  type Say,
  type Side,
} from './position';
import { scaleOf, type Sheet } from './sheet';

export const OVERLAYS = ['arcs', 'reach', 'reaction', 'danger', 'command'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

/** The zones of the overlays that are on, about what is selected; `order` is the one that it executes, if known. */
export function zonesOf(
  position: Position,
  sheet: Sheet,
  on: ReadonlySet<string>,
  selected: string,
  side: Side,
  words: Say,
  order: OrderKind | null = null,
): Zone[] {
  const zones: Zone[] = [];
  if (on.has('danger')) zones.push(...shunned(position, sheet, side));
  if (on.has('command')) zones.push(...commands(position, sheet, selected, words));
  const unit = position.units[selected];
  const at = unit ? frontPoint(position, sheet, selected) : null;
  if (!unit?.pose || !at) return zones;
  const facing = unit.pose[2];
  const round = faceless(position, selected);
  const zone = (look: Zone['look'], length: number, said: string): Zone =>
    round ? { look, shape: 'disc', at, length, words: said } : { look, shape: 'half', at, facing, length, words: said };
  if (on.has('arcs'))
    for (const { weapon, reach } of missiles(sheet, unit))
      zones.push(zone('arc', reach, words('measured-zone-arc', { weapon: words(`weapon-${weapon}`), inches: reach / sheet.inch })));
  if (on.has('reach')) {
    const known = order ?? position.cards[selected]?.order ?? null;
    const speed = speedOf(sheet, unit, known);
    if (speed) zones.push(zone('reach', speed * sheet.inch, words('measured-zone-reach', { inches: speed })));
  }
  if (on.has('reaction')) {
    const length = scaleOf(sheet, position.scale).reaction;
    if (length) zones.push(zone('reaction', length, words('tercios-zone-reaction', { inches: length / sheet.inch })));
  }
  return zones;
}

/** An inch about every centre of the enemy's Troops. */
function shunned(position: Position, sheet: Sheet, side: Side): Zone[] {
  const length = sheet.distances['exclusion'] ?? 0;
  return standing(position)
    .filter((unit) => unit.side !== side && length > 0)
    .flatMap((unit) =>
      sides(unit.pose, baseOf(position, sheet, unit.id)).map(
        (at): Zone => ({ look: 'danger', shape: 'disc', at, length, words: '' }),
      ),
    );
}

/** How far the leader selected commands, or the leader of the Troop selected. */
function commands(position: Position, sheet: Sheet, selected: string, words: Say): Zone[] {
  const leader = position.leaders[selected] ?? position.leaders[position.units[selected]?.command ?? ''];
  const host = leader?.inside ? position.units[leader.inside]?.pose : null;
  const at = leader?.at ?? (host ? ([host[0], host[1]] as const) : null);
  if (!leader || !at) return [];
  const length = sheet.distances[leader.virtues.includes('presencia') ? 'command_presence' : 'command'] ?? 0;
  return [{ look: 'command', shape: 'disc', at, length, words: words('measured-zone-command', { inches: length / sheet.inch }) }];
}
