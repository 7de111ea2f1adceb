/** What the sheet shows to somebody who did not draw it, and what they should say of it. */

import tercios from '../src/games/tercios/fixtures/battle.json';
import terciosSheet from '../src/games/tercios/fixtures/sheet.json';
import aguila from '../src/games/aguila/fixtures/battle.json';
import aguilaSheet from '../src/games/aguila/fixtures/sheet.json';
import { piecesOf as unitsOf } from '../src/games/aguila/drawn';
import { readSheet as aguilaCards } from '../src/games/aguila/sheet';
import type { Position as AguilaPosition } from '../src/games/aguila/position';
import { piecesOf as bodiesOf } from '../src/games/tercios/drawn';
import { readSheet as terciosCards } from '../src/games/tercios/sheet';
import type { Position as TerciosPosition } from '../src/games/tercios/position';
import type { TablePiece } from '../src/boards/table/pieces';
import { chances } from '../src/boards/chances';

/** What there is to be told of a base. */
export interface Answer {
  readonly number: number;
  readonly arm: string;
  readonly side: 'straight corners' | 'cut corners';
  /** Where the front looks, clockwise from the top of the sheet. */
  readonly front: string;
  readonly formation: string;
}

const WAYS = ['up', 'right', 'down', 'left'];
const ORDERS = ['line', 'march_column', 'attack_column', 'square', 'mass', 'open'] as const;
const silent = (): string => '';

/** Every base of both recorded battles, and one battalion in each formation; without names and signs. */
function bases(): TablePiece[] {
  const foot = aguila.state as unknown as AguilaPosition;
  const units = unitsOf(foot, aguilaCards(aguilaSheet), silent, {}, {});
  const battalion = Object.fromEntries(Object.keys(foot.units).filter((id) => id.endsWith('1-1')).map((id) => [id, 'mass']));
  const formed = ORDERS.flatMap((order) =>
    unitsOf(foot, aguilaCards(aguilaSheet), silent, { ...battalion, 'B1-1': order, 'R1-1': order }, {}).filter(({ id }) => id === 'B1-1' || id === 'R1-1'),
  );
  const bodies = bodiesOf(tercios.state as unknown as TerciosPosition, terciosCards(terciosSheet), silent, {});
  const limbered = units.filter((piece) => piece.limbered !== undefined).slice(0, 1).map((piece) => ({ ...piece, limbered: true, troops: piece.troops && { ...piece.troops, limbered: true } }));
  return [...bodies, ...units, ...formed, ...limbered].map((piece) => ({ ...piece, signs: [], label: '', words: '' })) as TablePiece[];
}

/** So many bases in an order and with facings that tell nothing, and what is right to say of each. */
export function shown(count: number, seed: string): { readonly piece: TablePiece; readonly answer: Answer }[] {
  const chance = chances(seed);
  const shuffled = bases().map((piece) => ({ piece, lot: chance() })).sort((one, other) => one.lot - other.lot);
  return shuffled.slice(0, count).map(({ piece }, index) => {
    const way = Math.floor(chance() * WAYS.length);
    return {
      piece: { ...piece, id: String(index + 1), pose: [0, 0, way * 9000] },
      answer: {
        number: index + 1,
        arm: `${piece.troops?.arm} (${piece.troops?.weapon})`,
        side: piece.camp === 'one' ? 'straight corners' : 'cut corners',
        front: piece.faceless ? 'none' : (WAYS[way] ?? ''),
        formation: piece.troops?.limbered ? 'limbered' : (piece.troops?.order ?? ''),
      },
    };
  });
}
