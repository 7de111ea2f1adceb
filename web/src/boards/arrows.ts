/** Where an arrow key leads among many places. */

import type { Point } from './camera.svelte';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const ARROWS: Readonly<Record<Arrow, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Whether a key is an arrow. */
export function isArrow(key: string): key is Arrow {
  return key in ARROWS;
}

/** How much more going aside counts: the next row of a line abreast is nearer than the row after it. */
const ASIDE = 1.2;

/**
 * Which of many places an arrow key leads to: the nearest one ahead, where going aside counts more. A place more
 * than 60 degrees off is not ahead.
 */
export function ahead<Id>(places: Iterable<readonly [Id, Point]>, from: Point, arrow: Arrow): Id | undefined {
  const way = ARROWS[arrow];
  let found: Id | undefined;
  let best = Infinity;
  for (const [id, place] of places) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (along < 0.5 || aside > along * Math.sqrt(3) + 0.001) continue;
    const cost = along + ASIDE * aside;
    if (cost < best) {
      best = cost;
      found = id;
    }
  }
  return found;
}
