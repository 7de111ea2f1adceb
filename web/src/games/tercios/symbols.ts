/** Small drawings in a square from -10 to 10: what a Troop is, what an order says, what a marker means. */

import type { Gear, OrderKind } from './position';

const PIKES = 'M-5 8V-8M0 8V-8M5 8V-8M-6.4 -5.6L-5 -9L-3.6 -5.6M-1.4 -5.6L0 -9L1.4 -5.6M3.6 -5.6L5 -9L6.4 -5.6';
const SHOT = 'M-7 8L6 -8M7 8L-6 -8M-8.6 6.4L-5.6 9.4M8.6 6.4L5.6 9.4';
const BLADES = 'M-6 8L5 -7M6 8L-5 -7M-7 3L-2 7M7 3L2 7';
/** A block of pikes with a sleeve of shot on either side. */
const PIKE_AND_SHOT = `M-3.5 7V-7M0 7V-7M3.5 7V-7M-5 -4.8L-3.5 -8.4L-2 -4.8M-1.5 -4.8L0 -8.4L1.5 -4.8M2 -4.8L3.5 -8.4L5 -4.8M-9.5 6L-7 -6M9.5 6L7 -6`;
/** A lance with its pennon. */
const HORSE = 'M-9 9L8 -8M8 -8L-1 -8.6L1.6 -5.4L-1.6 -2.6L5 -5M-9 9L-6.4 3.4';
const GUN = 'M-9.4 1.6L7.6 -7L9 -4.2L-8 4.4ZM-5.4 4.6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M-0.4 -0.4V9.6M-5.4 4.6H4.6';
const WAGON = 'M-9 4V-4H9V4ZM-7 7a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M2 7a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M-3 -4V4M3 -4V4';

/** What a Troop is. */
export function symbolOf(gear: Gear, fortress = false): string {
  if (fortress) return WAGON;
  if (gear.arm === 'artillery') return GUN;
  if (gear.arm === 'cavalry') return HORSE;
  const pikes = gear.weapons.includes('picas');
  const shoots = gear.fire.some((dice) => dice > 0);
  if (pikes) return shoots ? PIKE_AND_SHOT : PIKES;
  return shoots ? SHOT : BLADES;
}

/** What an order card shows. */
export const ORDER_ICONS: Readonly<Record<OrderKind, string>> = {
  atencion: 'M0 -8.5V2.5M0 7.6V8.4',
  atacad: 'M-7.5 -8L6.5 7M7.5 -8L-6.5 7M-8.5 3L-3 8.5M8.5 3L3 8.5',
  corred: 'M-8 -7L0 0L-8 7M0 -7L8 0L0 7',
  fuego: 'M0 9C-6 9 -7.5 4.5 -5.5 0C-4.5 2 -3.4 2.4 -2.6 2C-4 -3 -1 -7 2 -9C1.6 -5 7 -3 6.4 3C6 7 3.4 9 0 9Z',
  resistid: 'M-7.5 -8H7.5V0C7.5 5 3.5 8 0 9.4C-3.5 8 -7.5 5 -7.5 0ZM0 -8V9M-7.5 -1.4H7.5',
};

/** The back of a card that this seat does not know. */
export const BACK = 'M-4.4 -4C-4.4 -9.6 4.8 -9.6 4.8 -4C4.8 0 0 -0.4 0 3.4M0 8V8.6';
export const DISORDER = 'M-8 -4L-3 4L2 -4L7 4';
export const HOST = 'M0 -9L2.6 -3H9L4 1L6 8L0 4L-6 8L-4 1L-9 -3H-2.6Z';
export const HORSES = 'M-8 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M2 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M-8 -2H8';
