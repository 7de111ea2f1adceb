/** A scene as it comes over the wire (`maestre.play.board`), and how it moves on. */
import type { Message } from '../wire/shapes';

export type At = readonly [number, number];
export type Space =
  | { type: 'grid'; cells: readonly (readonly string[])[]; form?: 'square' | 'hex' }
  | { type: 'graph'; points: readonly (readonly [string, At])[]; size: At; radius?: number }
  | { type: 'plane'; size: At; up?: boolean };
export interface Area {
  id: string;
  colour?: string;
  outline?: readonly At[];
  glyph?: string;
  name?: Message;
}
export interface Edge {
  ends: readonly [string, string];
  kind?: string;
  colour?: string;
  name?: Message;
}
export interface Badge {
  glyph: string;
  name: Message;
  tone?: 'plain' | 'good' | 'bad';
}
export interface Piece {
  id: string;
  at: string | At;
  colour: string;
  shape?: string;
  name?: Message;
  glyph?: string;
  count?: number;
  facing?: number;
  size?: At;
  badges?: readonly Badge[];
  spent?: boolean;
}
export interface Mark {
  kind: 'last' | 'owner' | 'way' | 'link' | 'danger';
  on: readonly string[];
  colour?: string;
}
/** Whether something that came with an answer is a mark of a described board; boards of their own have others. */
export const isMark = (one: unknown): one is Mark => typeof one === 'object' && one !== null && 'kind' in one && 'on' in one;
export interface Tray {
  id: string;
  name: Message;
  of?: string;
  cells?: readonly string[];
  at?: string;
}
export interface Board {
  space: Space;
  colour?: string;
  areas?: readonly Area[];
  edges?: readonly Edge[];
  coordinates?: boolean;
  art?: string;
}
export interface Scene {
  board: Board;
  pieces?: readonly Piece[];
  marks?: readonly Mark[];
  trays?: readonly Tray[];
  facts?: readonly Message[];
}
interface Redrawn extends Partial<Scene> {
  gone?: readonly string[];
}

/** Moves a scene on by what an event says has changed: what is gone is taken off first, then pieces are put on. */
export function redrawn(scene: Scene | null, change: unknown): Scene | null {
  if (!scene || !change) return scene;
  const { pieces = [], gone = [], ...rest } = change as Redrawn;
  const left = new Set(gone);
  const all = new Map((scene.pieces ?? []).filter((one) => !left.has(one.id)).map((one) => [one.id, one]));
  for (const piece of pieces) all.set(piece.id, piece);
  return { ...scene, ...rest, pieces: [...all.values()] };
}
