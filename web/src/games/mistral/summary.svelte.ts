/** A position in short. */

import type { Say } from '../../table/client';
import type { Ask } from '../../wire/shapes';
import { questionOf } from './asked';
import { nameOf } from './naming';
import type { Position } from './position';
import { printed } from './printed.svelte';
import { readSheet } from './sheet';

/** The Turn, the Impulse and increment, the phase and the winds; nothing while there is no position. */
export function summary(state: unknown, words: Say): string[] {
  const position = state as Position | null;
  if (!position) return [];
  const turn = readSheet(printed.sheet).calendar.turns[position.turn - 1];
  const { year, impulse, increment } = position;
  return [
    words('mistral-date', { turn: turn ? words(turn.name) : position.turn, year: String(year) }),
    words('mistral-impulse-of', { impulse, increment }),
    words(`mistral-phase-${position.phase}`),
    position.winds.map((wind) => words(`wind-${wind}`)).join(', ') || words('mistral-no-wind'),
  ];
}

/** The Prestige of both players. */
export function score(state: unknown, words: Say): string[] {
  const position = state as Position | null;
  if (!position) return [];
  const { british, bourbon } = position.books;
  return british && bourbon ? [words('mistral-score', { british: british.prestige, bourbon: bourbon.prestige })] : [];
}

/** How each Formation, Squadron and Auxiliary is called. */
export function names(state: unknown, words: Say): Record<string, string> {
  const position = state as Position | null;
  if (!position) return {};
  const sheet = readSheet(printed.sheet);
  const ids = [position.formations, position.squadrons, position.auxiliaries, position.leaders].flatMap((all) => Object.keys(all));
  return Object.fromEntries(ids.map((id) => [id, nameOf(id, sheet, position, words)]));
}

/** What is asked now, in words. */
export function question(state: unknown, ask: Ask, words: Say): string {
  return questionOf(state as Position, readSheet(printed.sheet), ask, words);
}
