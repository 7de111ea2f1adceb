/** The drawings of the counters, bow to the east, in the units of the board: hulls, oars and marks. */

import type { Kind, Mark, Side } from './position';

/** The Holy League: an almond with a long spur and a round stern. */
const LEAGUE: Readonly<Record<Kind, string>> = {
  galley:
    'M17.4 0L12 -1.3C10 -7.6 5 -9.4 -2 -9.4C-9.6 -9.4 -14.6 -6.4 -14.6 0C-14.6 6.4 -9.6 9.4 -2 9.4C5 9.4 10 7.6 12 1.3Z',
  galleass:
    'M17.4 0L14.4 -3C13.4 -9.6 8 -12 -2 -12C-11.6 -12 -16.4 -8.4 -16.4 0C-16.4 8.4 -11.6 12 -2 12C8 12 13.4 9.6 14.4 3Z',
  galliot: 'M14.6 0L9.6 -1C8 -6 4 -7.8 -2 -7.8C-8.4 -7.8 -12 -5 -12 0C-12 5 -8.4 7.8 -2 7.8C4 7.8 8 6 9.6 1Z',
};

/** Islam: straight planks, a sharp bow and a forked stern. */
const ISLAM: Readonly<Record<Kind, string>> = {
  galley: 'M17.4 0L7.5 -9.2H-9.5L-15.6 -12.4L-12.4 0L-15.6 12.4L-9.5 9.2H7.5Z',
  galleass: 'M17.4 0L9.5 -11.4H-10L-16.4 -14L-13 0L-16.4 14L-10 11.4H9.5Z',
  galliot: 'M14.6 0L6 -7.8H-7L-12.4 -10.6L-10 0L-12.4 10.6L-7 7.8H6Z',
};

export const HULLS: Readonly<Record<Side, Readonly<Record<Kind, string>>>> = { christian: LEAGUE, islamic: ISLAM };

/** Oars on both sides, swept back. */
export const OARS: Readonly<Record<Kind, string>> = {
  galley: oars([-6.5, -3.5, -0.5, 2.5, 5.5], 8.4, 12.2),
  galleass: oars([-8, -4.5, -1, 2.5, 6], 11, 14.2),
  galliot: oars([-4, -1, 2, 5], 6.8, 10.2),
};

function oars(places: readonly number[], from: number, to: number): string {
  return places.map((x) => `M${x} ${from}L${x - 1.8} ${to}M${x} ${-from}L${x - 1.8} ${-to}`).join('');
}

/** Small signs in a disc of radius 5: the meaning is also in the ship's words. */
export const SIGNS: Readonly<Record<Mark, string>> = {
  exhausted: 'M0 -3C1.6 -0.8 2.1 0.2 2.1 1.2A2.1 2.1 0 0 1 -2.1 1.2C-2.1 0.2 -1.6 -0.8 0 -3Z',
  repulsed: 'M2.6 2.4C2.6 -0.6 0.6 -1.6 -2 -1.4M-2.8 -1.3L-0.4 -3.2M-2.8 -1.3L-0.6 0.8',
  immobilised: 'M0 -2.2V2.8M-2 -0.6H2M-2.8 1C-2.6 2.8 -1 3 0 3C1 3 2.6 2.8 2.8 1M0 -2.2A0.8 0.8 0 1 0 0 -2.3',
  reserve: 'M-1.3 -2.4V2.4M1.3 -2.4V2.4',
  towed:
    'M-0.4 0.4L1 -1M-1 -0.6L-2.4 0.8A1.4 1.4 0 0 0 -0.5 2.6L0.6 1.5M1 0.6L2.4 -0.8A1.4 1.4 0 0 0 0.5 -2.6L-0.6 -1.5',
  tows: 'M-2.8 0H2.2M0.4 -2L2.6 0L0.4 2',
  rams: 'M-2.8 -2.2L2.8 0L-2.8 2.2L-1.2 0Z',
  rammed: 'M-2.2 -2.2L2.2 2.2M2.2 -2.2L-2.2 2.2',
  done: 'M-2.4 0.2L-0.6 2L2.6 -1.8',
};

/** Signs that are filled rather than drawn. */
export const FILLED: readonly Mark[] = ['exhausted', 'rams'];
