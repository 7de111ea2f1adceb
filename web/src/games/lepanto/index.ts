/** Lepanto in the browser: what the shell mounts. */

import type { Adapter } from '../../table/client';
import Board from './Board.svelte';
import Panel from './Panel.svelte';
import { places } from './position';
import { names, score, summary } from './summary.svelte';
import TextBoard from './TextBoard.svelte';

export const adapter: Adapter = { Board, Panel, TextBoard, summary, names, score, places };
