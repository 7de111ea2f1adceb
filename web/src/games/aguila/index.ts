/** Águila in the browser. */
import type { Adapter } from '../../table/client';
import Board from './Board.svelte';
import { tables } from './drawn';
import { places } from '../../miniatures/places';
import { isReal } from '../../miniatures/real';
import Panel from './Panel.svelte';
import { names, question, score, summary } from './summary.svelte';
import TextBoard from './TextBoard.svelte';

export const adapter: Adapter = { Board, Panel, TextBoard, summary, names, question, score, tables, places, isReal };
