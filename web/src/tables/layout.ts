/** A table that a player lays out: its numbers, its text, and how it travels in a link. The server judges it. */

import { faced, stepped, TURN, type Pair } from '../boards/table/geometry';

/** A piece of scenery: inches from the western and the southern edge, degrees clockwise. */
export interface Laid {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** What is empty or 0 is settled as the rules say. */
export interface Layout {
  readonly game: string;
  readonly name: string;
  readonly scale: string;
  readonly south: string;
  readonly zone: number;
  readonly scenery: readonly Laid[];
}

export type Ring = readonly Pair[];

/** How long a table may be as text: as the server has it. */
export const LONGEST = 20_000;
/** How long one may be in a link, where each byte takes more than one character. */
const LONGEST_LINK = 30_000;
const MARK = 'table=';

/** A table without anything on it. */
export function bare(game: string, scale = ''): Layout {
  return { game, name: '', scale, south: '', zone: 0, scenery: [] };
}

/** A number with two decimals at most. */
export function short(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The table as text, in the form in which the server keeps it. */
export function written(layout: Layout): string {
  const scenery = layout.scenery.map(({ piece, x, y, facing }) => ({ piece, x: short(x), y: short(y), facing: short(facing) }));
  return JSON.stringify({ ...layout, scenery });
}

/** Reads a table in the form in which the server keeps it; nothing if it is none. */
export function readLayout(text: string): Layout | null {
  if (text.length > LONGEST) return null;
  try {
    const { game, name = '', scale = '', south = '', zone = 0, scenery = [] } = JSON.parse(text) as Layout;
    const plain = [game, name, scale, south].every((one) => typeof one === 'string') && Number.isInteger(zone);
    if (!plain || !Array.isArray(scenery)) return null;
    const pieces = scenery.map(({ piece, x, y, facing = 0 }: Laid) => ({ piece, x, y, facing }));
    const right = pieces.every((one) => typeof one.piece === 'string' && [one.x, one.y, one.facing].every(Number.isFinite));
    return right ? { game, name, scale, south, zone, scenery: pieces } : null;
  } catch {
    return null;
  }
}

/** The part of an address after the # that holds a table, so that no server stores it. */
export function toFragment(layout: Layout): string {
  const bytes = new TextEncoder().encode(written(layout));
  const word = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `#${MARK}${word.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The table of an address; nothing if it has none, or what it has is no table. */
export function fromFragment(fragment: string): Layout | null {
  if (!fragment.startsWith(`#${MARK}`) || fragment.length > LONGEST_LINK) return null;
  try {
    const word = atob(fragment.slice(MARK.length + 1).replaceAll('-', '+').replaceAll('_', '/'));
    return readLayout(new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(word, (one) => one.charCodeAt(0))));
  } catch {
    return null;
  }
}

/** A ring about 0, 0 laid at a spot, as the server lays it: x to the right of the facing, y along it. */
export function laidAt(ring: Ring, [x, y]: Pair, facing: number): Ring {
  return ring.map(([aside, ahead]) => stepped(stepped([x, y], facing, ahead), facing + TURN / 4, aside));
}

/** Rings that go along with a piece that was moved, and turned about its spot. */
export function carried(rings: readonly Ring[], from: Pair, to: Pair, turn: number): Ring[] {
  const angle = (faced(turn) * 2 * Math.PI) / TURN;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return rings.map((ring) =>
    ring.map(([x, y]) => {
      const [right, up] = [x - from[0], y - from[1]];
      return [Math.round(to[0] + right * cos + up * sin), Math.round(to[1] - right * sin + up * cos)] as const;
    }),
  );
}

/** A name for a file. */
export function fileName(layout: Layout): string {
  const plain = layout.name.normalize('NFKD').replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '');
  return `${plain.toLowerCase() || layout.game}.toml`;
}

/** The option of a game by which its tables differ in size: the scale of its figures, or the size itself. */
export function scaleOption(game: { readonly options: Readonly<Record<string, unknown>> }): string | undefined {
  return ['scale', 'table_size'].find((name) => name in game.options);
}
