/** How any game is shown that has no board of its own: as it describes itself, or plainly where it does not. */
import { adapter as plain } from '../plain';
import type { Adapter } from '../table/client';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import TextBoard from './TextBoard.svelte';

export const adapter: Adapter = {
  Board,
  Panel,
  TextBoard,
  summary: (state, words, scene) => scene?.facts?.map((fact) => words(fact)) ?? plain.summary(state, words),
  names: () => ({}),
  places: ({ scene }) => Object.fromEntries((scene?.pieces ?? []).map(({ id, at, facing = 0 }) => [id, `${at} ${facing}`])),
};
