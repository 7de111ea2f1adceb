/** What the overlays of a unit or an officer show: measured for drawing only, the server judges. */

import { type Base, type Pose } from '../../boards/table/geometry';
import type { Zone } from '../../boards/table/pieces';
import { armOf, baseOf, commandOf, hosted, officerAt, profileOf, type Position, type Say, type Unit } from './position';
import { part, type Sheet } from './sheet';

export const OVERLAYS = ['arcs', 'ranges', 'charge', 'command', 'sky'] as const;

/** What an overlay has nothing to say about, by the question: nobody commands while shots are aimed. */
const IDLE: Readonly<Record<string, readonly string[]>> = { aim: ['command'], charge: ['command', 'ranges'], reacting: ['command'] };

/** The overlays that serve a question, if the player has not chosen any: a charge shows how far it goes. */
export function fitting(on: ReadonlySet<string>, asked: string): Set<string> {
  const left = [...on].filter((one) => !IDLE[asked]?.includes(one));
  return new Set(asked === 'charge' ? [...left, 'charge'] : left);
}

/** How far out flanks and rear are shown, in inches. */
const NEAR = 4;

/** The zones of the overlays that are on, about what is selected. */
export function zonesOf(position: Position, sheet: Sheet, on: ReadonlySet<string>, selected: string, words: Say): Zone[] {
  const zones: Zone[] = [];
  if (on.has('command')) zones.push(...commands(position, sheet, selected, words));
  const unit = position.units[selected];
  if (!unit?.pose) return zones;
  const seen = { pose: facingOf(sheet, unit, unit.pose), base: baseOf(position, sheet, selected), wide: isWide(position, sheet, unit) };
  if (on.has('arcs')) zones.push(...arcs(sheet, unit, unit.pose, seen.base));
  if (on.has('ranges')) zones.push(...ranges(position, sheet, unit, seen, words));
  if (on.has('charge')) {
    const length = chargeOf(position, sheet, unit);
    const said = words('aguila-zone-charge', { inches: said10(length, sheet) });
    if (length) zones.push({ look: 'reaction', shape: 'corners', pose: unit.pose, base: seen.base, side: 0, length, words: said });
  }
  return zones;
}

function said10(length: number, sheet: Sheet): number {
  return Math.round((length / sheet.inch) * 10) / 10;
}

/** Where a unit looks; a gun along its barrel. */
function facingOf(sheet: Sheet, unit: Unit, pose: Pose): Pose {
  return profileOf(sheet, unit).gun && unit.bearing !== null ? [pose[0], pose[1], unit.bearing] : pose;
}

/** Whether a unit sees 45 degrees beyond its corners: all but foot in close order without a mounted officer (1.13, 1.14). */
export function isWide(position: Position, sheet: Sheet, unit: Unit): boolean {
  const arm = armOf(sheet, unit);
  if (arm !== 'infantry' || hosted(position, unit.id).length) return true;
  const row = sheet.formations[arm]?.[unit.formation ?? ''];
  return Boolean(row?.wide_vision || row?.all_front);
}

/** Flanks and rear: where fire and charges are worse; a square and a gun have none (1.12, 5.27, 11.01). */
function arcs(sheet: Sheet, unit: Unit, pose: Pose, base: Base): Zone[] {
  if (unit.formation === 'square' || profileOf(sheet, unit).gun) return [];
  return [1, 2, 3].map((side) => ({
    look: side === 2 ? 'danger' : 'flank',
    shape: 'corners',
    pose,
    base,
    side,
    length: NEAR * sheet.inch,
    words: '',
  }));
}

interface Eye {
  readonly pose: Pose;
  readonly base: Base;
  readonly wide: boolean;
}

/** How far a unit shoots from each side that shoots: its weapon or gun, half of that, and canister. */
function ranges(position: Position, sheet: Sheet, unit: Unit, { pose, base, wide }: Eye, words: Say): Zone[] {
  if (unit.limbered || unit.formation === 'march_column') return [];
  const sides = unit.formation === 'square' || (unit.formation === 'mass' && !unit.deeds.walked) ? [0, 1, 2, 3] : [0];
  return reaches(position, sheet, unit).flatMap(([key, length], index) =>
    sides.map((side): Zone => {
      const said = side ? '' : words('measured-zone-arc', { weapon: words(key), inches: said10(length, sheet) });
      return { look: index ? 'sight' : 'arc', shape: wide ? 'corners' : 'strip', pose, base, side, length, words: said };
    }),
  );
}

/** What a unit shoots with and how far in this weather, the farthest first. */
export function reaches(position: Position, sheet: Sheet, unit: Unit): [key: string, length: number][] {
  const { gun, weapon, reach } = profileOf(sheet, unit);
  const sky = sheet.weather[position.sky.kind];
  const far = (length: number, powder = true): number => {
    const own = powder ? part(sky?.powder ?? [1, 1], length) : length;
    return sky?.sight ? Math.min(own, sky.sight) : own;
  };
  if (gun) {
    const row = sheet.guns[gun];
    return row ? [['aguila-ball', far(row.reach)], ['aguila-canister', far(row.canister)]] : [];
  }
  if (!weapon || !reach) return [];
  const own = far(reach, sheet.weapons[weapon]?.black_powder ?? true);
  return [[`aguila-weapon-${weapon}`, own], ['aguila-half-range', part(sheet.long_range, own)]];
}

/** How far a unit charges as it is now, without what its abilities add (8.18, 8.20, 5.12, 5.24, 5.42, 6.04). */
export function chargeOf(position: Position, sheet: Sheet, unit: Unit): number {
  const arm = armOf(sheet, unit);
  const row = sheet.formations[arm]?.[unit.formation ?? ''];
  const moved = unit.deeds.order !== null && unit.deeds.order !== 'halt';
  const pace = moved ? row?.charge_moved : row?.charge_halted;
  if (!pace || unit.stunned) return 0;
  const sky = sheet.weather[position.sky.kind];
  const speed = (unit.dismounted ? sheet.dismounted.speed : profileOf(sheet, unit).speed) * sheet.inch;
  const own = part(arm === 'cavalry' ? (sky?.cavalry_speed ?? [1, 1]) : [1, 1], part(sky?.speed ?? [1, 1], speed));
  return Math.max(0, part(pace.speed, own) + pace.bonus - (pace.less_moved ? unit.deeds.walked : 0));
}

/** How far the officer selected commands, or those whom the unit selected is under. */
function commands(position: Position, sheet: Sheet, selected: string, words: Say): Zone[] {
  const unit = position.units[selected];
  const over = Object.values(position.officers).filter(
    (one) => one.id === selected || (unit && one.side === unit.side && (one.chief || one.id === unit.officer)),
  );
  return over.flatMap((officer): Zone[] => {
    const at = officerAt(position, officer);
    const length = commandOf(position, sheet, officer);
    const said = words('measured-zone-command', { inches: said10(length, sheet) });
    return at && length ? [{ look: 'command', shape: 'disc', at, length: length + sheet.officer_base[1] / 2, words: said }] : [];
  });
}
