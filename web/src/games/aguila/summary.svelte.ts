/** A position in short. */

import type { Say } from '../../table/client';
import type { Ask } from '../../wire/shapes';
import { turnFacts } from '../../miniatures/wording';
import { questionOf } from './asked';
import { losses, pieceName, type Position } from './position';
import { printed } from './printed.svelte';
import { readSheet } from './sheet';

/** The turn, the phase and whose part it is, and the weather unless it is fair; nothing while there is no position. */
export function summary(state: unknown, words: Say): string[] {
  const position = state as Position | null;
  if (!position) return [];
  const { turn, go, sky } = position;
  const facts = turnFacts(turn, words(`aguila-phase-${position.phase}`), go?.side ?? null, words);
  return sky.kind === 'fair' ? facts : [...facts, words(`weather-${sky.kind}`)];
}

/** What each side has lost, of how much it may lose before it must test whether it fights on (10.21). */
export function score(state: unknown, words: Say): string[] {
  const position = state as Position | null;
  if (!position?.turn) return [];
  return Object.entries(losses(position)).map(([seat, { lost, weight }]) =>
    words('aguila-losses', { side: words(`seat-${seat}`), lost, half: Math.ceil(weight / 2) }),
  );
}

/** How each unit and officer is called. */
export function names(state: unknown, words: Say): Record<string, string> {
  const position = state as Position | null;
  if (!position) return {};
  const sheet = readSheet(printed.sheet);
  const lost = Object.keys(position.lost).map((id) => [id, id] as const);
  const here = [...Object.keys(position.officers), ...Object.keys(position.units)];
  return Object.fromEntries([...lost, ...here.map((id) => [id, pieceName(position, sheet, id, words)] as const)]);
}

/** What is asked now, in words. */
export function question(state: unknown, ask: Ask, words: Say): string {
  return questionOf(state as Position, readSheet(printed.sheet), ask, words, (key) => words(key) !== key);
}
