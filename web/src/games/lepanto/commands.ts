/** Orders that many ships may be given at once, by phase (`maestre.games.lepanto.turn.squadrons`). */

import type { Phase } from './position';

export interface ManyOrder {
  /** What it is called here; its words are `lepanto-many-<name>`. */
  readonly name: string;
  readonly verb: string;
  readonly objects: readonly string[];
  /** What must be chosen besides: one of the six directions, or an enemy; `may` be aimed, or needs `nothing`. */
  readonly needs: 'nothing' | 'direction' | 'target' | 'may';
  /** The key that gives it from the keyboard. */
  readonly letter: string;
}

const ORDERS: Readonly<Record<Phase, readonly ManyOrder[]>> = {
  opening: [],
  movement: [
    { name: 'advance', verb: 'advance', objects: [], needs: 'nothing', letter: 'a' },
    { name: 'advance-hard', verb: 'advance', objects: ['hard'], needs: 'nothing', letter: 'r' },
    { name: 'head', verb: 'head', objects: [], needs: 'direction', letter: 'h' },
    { name: 'head-hard', verb: 'head', objects: ['hard'], needs: 'direction', letter: 'j' },
  ],
  combat: [
    { name: 'fire', verb: 'fire', objects: [], needs: 'may', letter: 'f' },
    { name: 'volley', verb: 'volley', objects: [], needs: 'may', letter: 'v' },
    { name: 'board', verb: 'board', objects: [], needs: 'target', letter: 'b' },
  ],
  reorientation: [{ name: 'face', verb: 'face', objects: [], needs: 'direction', letter: 'h' }],
};

/** The orders to many that a phase has. */
export function ordersOf(phase: Phase): readonly ManyOrder[] {
  return ORDERS[phase];
}
