/** A position in short. */

import type { Say } from '../../table/client';
import { points, type Position } from './position';
import { printed } from './printed.svelte';
import { readSheet } from './sheet';

/** The turn, whose phase it is, and the wind; nothing while there is no position. */
export function summary(state: unknown, words: Say): string[] {
  const position = state as Position | null;
  if (!position) return [];
  const last = readSheet(printed.sheet).scenarios[position.scenario]?.last_turn;
  const { turn } = position;
  return [
    last ? words('lepanto-turn-of', { turn, last }) : words('lepanto-turn', { turn }),
    words('lepanto-side-phase', { side: words(`seat-${position.side}`), phase: words(`phase-${position.phase}`) }),
    words(position.calm ? 'lepanto-wind-calm' : 'lepanto-wind', { wind: words(`direction-${position.wind}`) }),
  ];
}

/** The points that each side has in play; nothing until the sheet is known. */
export function score(state: unknown, words: Say): string[] {
  const position = state as Position | null;
  if (!position || !printed.sheet) return [];
  return Object.entries(points(position, readSheet(printed.sheet))).map(([seat, count]) =>
    words('lepanto-score', { side: words(`seat-${seat}`), points: count }),
  );
}

/** How each ship in play or lost is called: by its id and its type. */
export function names(state: unknown, words: Say): Record<string, string> {
  const position = state as Position | null;
  if (!position) return {};
  const afloat = Object.values(position.ships).map((ship) => [ship.id, `${ship.id} (${words(`kind-${ship.kind}`)})`]);
  return Object.fromEntries([...Object.keys(position.lost).map((id) => [id, id]), ...afloat]) as Record<string, string>;
}
