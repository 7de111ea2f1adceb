/** How what is drawn is called, and in which colour. */
import { degrees } from '../boards/table/geometry';
import { catalogue } from '../parts/catalogue.svelte';
import type { BoardClient } from '../table/client';
import type { Badge, Piece, Scene } from './scene';

const SIDES = 4;
const SIDE_COLOURS = ['red', 'blue', 'green', 'violet', 'gold', 'ink', 'snow'];

/** The colour of a word of the palette, or of a seat: that which it is named after, or by its place in its game. */
export function tint(colour: string, game: string): string {
  if (!colour) return 'var(--scene-plain)';
  if (!colour.startsWith('seat:')) return `var(--scene-${colour})`;
  const seat = colour.slice('seat:'.length);
  if (SIDE_COLOURS.includes(seat)) return `var(--scene-${seat})`;
  const seats = catalogue.game(game)?.seats ?? [];
  return `var(--scene-side-${Math.max(0, seats.indexOf(seat)) % SIDES})`;
}

export const isArt = (glyph: string): boolean => glyph.startsWith('art/');
export const artOf = (game: string, glyph: string): string => `/api/games/${encodeURIComponent(game)}/${glyph}`;

export function pieceName(client: BoardClient, piece: Piece): string {
  if (piece.name) return client.words(piece.name);
  return client.knows(`piece-${piece.id}`) ? client.words(`piece-${piece.id}`) : piece.id;
}

/** What a place is called on the board, or among its trays. */
export function placeName(client: BoardClient, scene: Scene, id: string): string {
  const name = scene.board.areas?.find((area) => area.id === id)?.name ?? scene.trays?.find((tray) => tray.id === id)?.name;
  if (name) return client.words(name);
  return client.knows(`place-${id}`) ? client.words(`place-${id}`) : id;
}

export function nameOf(client: BoardClient, scene: Scene, id: string): string {
  const piece = scene.pieces?.find((one) => one.id === id);
  if (piece) return pieceName(client, piece);
  return client.knows(`piece-${id}`) ? client.words(`piece-${id}`) : placeName(client, scene, id);
}

/** A piece with all that is to be seen of it: where it stands, how many it is, what it bears. */
export function told(client: BoardClient, scene: Scene, piece: Piece): string {
  const where = typeof piece.at === 'string' ? placeName(client, scene, piece.at) : '';
  const many = (piece.count ?? 1) === 1 ? '' : `×${piece.count}`;
  const signs = (piece.badges ?? []).map((badge: Badge) => client.words(badge.name));
  const facing = piece.facing === undefined ? '' : client.words('scene-faces', { degrees: degrees(piece.facing) });
  const spent = piece.spent ? client.words('scene-spent') : '';
  return [pieceName(client, piece), many, where, facing, ...signs, spent].filter(Boolean).join(', ');
}
