/** A position in short. */

import type { Say } from '../../table/client';
import type { Ask } from '../../wire/shapes';
import { scoreFacts, turnFacts } from '../../miniatures/wording';
import { questionOf } from './asked';
import { points, unitName, type Position } from './position';

/** The turn, the phase and whose go it is; nothing while there is no position. */
export function summary(state: unknown, words: Say): string[] {
  const position = state as Position | null;
  if (!position) return [];
  const { turn, go } = position;
  const phase = words(`tercios-phase-${position.phase}`);
  return turnFacts(turn, phase, go?.side ?? null, words);
}

/** The points that each side has. */
export function score(state: unknown, words: Say): string[] {
  const position = state as Position | null;
  return position ? scoreFacts(points(position), words) : [];
}

/** How each Troop and leader is called. */
export function names(state: unknown, words: Say): Record<string, string> {
  const position = state as Position | null;
  if (!position) return {};
  const lost = Object.keys(position.lost).map((id) => [id, id] as const);
  const leaders = Object.values(position.leaders).map((leader) => [leader.id, leader.name] as const);
  const units = Object.values(position.units).map((unit) => [unit.id, unitName(unit, words)] as const);
  return Object.fromEntries([...lost, ...leaders, ...units]);
}

/** What is asked now, in words. */
export function question(state: unknown, ask: Ask, words: Say): string {
  return questionOf(state as Position, ask, words, (key) => words(key) !== key);
}
