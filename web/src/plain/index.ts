/** How any game is shown that has no board of its own: the position as a tree, what is asked as buttons. */
import type { Adapter, Say } from '../table/client';
import Board from './Board.svelte';
import Panel from './Panel.svelte';

/** Tells what many positions have: turn, phase and side. */
function summary(state: unknown, words: Say): string[] {
  const fields = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return ['turn', 'phase', 'side']
    .filter((name) => ['string', 'number'].includes(typeof fields[name]))
    .map((name) => words(`ui-plain-${name}`, { value: String(fields[name]) }));
}

export const adapter: Adapter = { Board, Panel, TextBoard: Board, summary, names: () => ({}) };
