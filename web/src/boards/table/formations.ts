/** The signs of formations as seen from above, the front upwards, in a square from -10 to 10; each is a filled shape. */

import type { Formation } from './pieces';

/** A dot of the open order. */
function dot(x: number, y: number): string {
  return `M${x - 2.4} ${y}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0Z`;
}

export const FORMATIONS: Readonly<Record<Formation, string>> = {
  /** One broad bar along the front. */
  line: 'M-10 -3H10V3H-10Z',
  /** One narrow bar from front to rear. */
  march_column: 'M-3 -10H3V10H-3Z',
  /** Three short bars behind each other, the first with a point. */
  attack_column: 'M-7 -5L0 -10L7 -5V-2.6H-7ZM-7 -0.4H7V3.6H-7ZM-7 5.8H7V9.8H-7Z',
  /** A hollow square. */
  square: 'M-9 -9H9V9H-9ZM-5 -5V5H5V-5Z',
  /** A full square. */
  mass: 'M-8 -8H8V8H-8Z',
  /** Dots apart from each other. */
  open: [dot(-7, -6), dot(0, -1.5), dot(7, -6), dot(-7, 5), dot(7, 5)].join(''),
};
