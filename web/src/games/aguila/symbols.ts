/** Small drawings in a square from -10 to 10: what a unit is, what an order says, what a marker means. */

import type { Officer } from './position';
import type { ProfileCard } from './sheet';

/** Crossed belts: infantry; one belt is light, a double frame marks grenadiers and guards. */
const FOOT = 'M-9 -6H9V6H-9ZM-9 -6L9 6M9 -6L-9 6';
const LIGHT_FOOT = 'M-9 -6H9V6H-9ZM-9 6L9 -6M-4 6a4 4 0 0 1 8 0';
const ELITE_FOOT = `${FOOT}M-9 -9H9M-9 9H9`;
/** One stroke through the frame: cavalry; a full one is heavy, with a pennon lancers. */
const HORSE = 'M-9 -6H9V6H-9ZM-9 6L9 -6';
const HEAVY_HORSE = 'M-9 -6H9V6H-9ZM-9 6L9 -6M-9 0L0 -6M0 6L9 0';
const LANCE = 'M-9 9L8 -8M8 -8L-1 -8.6L1.6 -5.4L-1.6 -2.6L5 -5M-9 9L-6.4 3.4';
const STAR = 'M0 -9L2.6 -3H9L4 1L6 8L0 4L-6 8L-4 1L-9 -3H-2.6Z';
const TWO_STARS = 'M-5 -6L-3.4 -2H0.6L-2.6 0.6L-1.2 5L-5 2.4L-8.8 5L-7.4 0.6L-10.6 -2H-6.6ZM5.6 -6L7.2 -2H11.2L8 0.6L9.4 5L5.6 2.4L1.8 5L3.2 0.6L0 -2H4Z';
const CHEVRONS = 'M-7 0L0 -6L7 0M-7 6L0 0L7 6';

/** What a unit is; guns are drawn by the board. */
export function symbolOf({ arm, class: kind, abilities }: ProfileCard): string {
  if (arm === 'cavalry') {
    if (abilities.includes('lancers')) return LANCE;
    return kind === 'heavy' ? HEAVY_HORSE : HORSE;
  }
  if (kind === 'grenadiers' || kind === 'guard') return ELITE_FOOT;
  return kind === 'light' || kind === 'guerrilla' ? LIGHT_FOOT : FOOT;
}

/** What an officer is: by his rank. */
export function insignia(officer: Officer): string {
  return { division_general: TWO_STARS, brigade_general: STAR }[officer.entry.rank] ?? CHEVRONS;
}

/** What the orders and answers of the game look like. */
export const VERB_ICONS: Readonly<Record<string, string>> = {
  advance: 'M0 9V-8M-6 -2L0 -9L6 -2',
  facing: 'M7 3A7.4 7.4 0 1 1 3 -6.6M3 -10.4V-5.6H-1.6',
  back: 'M0 -9V8M-6 2L0 9L6 2',
  aside: 'M-9 0H9M-5 -4L-9 0L-5 4M5 -4L9 0L5 4',
  double: 'M-6 9V-2M-9.4 1.4L-6 -3L-2.6 1.4M5 9V-8M1 -3L5 -9L9 -3',
  formation: 'M-9 -7H-1V1H-9ZM3 -3H9V9H3ZM-6 5L-1 9',
  limber: 'M-9 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M3 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M-6 -3H8V-7',
  unlimber: 'M-8 5a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0M-3.6 2L9 -6',
  enter: 'M-9 9V-2L0 -9L9 -2V9M-3 9V2H3V9M0 -4V0',
  leave: 'M-9 9V-2L-2 -8M-9 9H-1M0 2H9M5 -2L9 2L5 6',
  dismount: 'M0 -9V3M-5 -1L0 4L5 -1M-8 9H8',
  detach: 'M-9 0H-2M2 0H9M-2 -6V6M6 -4L9 0L6 4',
  ride: 'M-8 8C-8 -2 -2 -8 4 -8L8 -4L4 -1L6 8M-3 8L-2 2',
  arrive: 'M-9 -9V9M-5 0H9M4 -5L9 0L4 5',
  charge: 'M-7.5 -8L6.5 7M7.5 -8L-6.5 7M-8.5 3L-3 8.5M8.5 3L3 8.5',
  rally: 'M-5 9V-9M-5 -9C0 -12 3 -5 8 -8V0C3 3 0 -4 -5 -1',
};

export const HIDDEN = 'M-4.4 -4C-4.4 -9.6 4.8 -9.6 4.8 -4C4.8 0 0 -0.4 0 3.4M0 8V8.6';
export const STUNNED = 'M0 -9L2 -2.6L8.6 -4L4 1L8 6.4L1.6 4.4L0 9.6L-2.4 4.4L-8.6 6L-4 1L-8.6 -4.4L-2 -2.6Z';
export const DISORGANISED = 'M-8 -4L-3 4L2 -4L7 4';
export const FIRED = 'M-8 6L2 -3M4 -5L8 -9M5 -1L9 0M1 -9L1 -6';
export const SAPPERS = 'M-7 8L4 -5M0 -9L8 -1L4 -3L2 -5Z';
export const AIMED = 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M0 -9.6V-3M0 3V9.6M-9.6 0H-3M3 0H9.6';
