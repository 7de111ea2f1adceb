/** Where something is put on a described board: the numbers of an answer, and where they are drawn. */
import { ahead, type Arrow } from '../boards/arrows';
import { TURN } from '../boards/table/geometry';
import type { Point } from '../boards/camera.svelte';
import type { Leg } from '../wire/shapes';
import { downwards, placeAt, type Layout } from './layout';
import type { At, Scene, Space } from './scene';

/** How many small steps a table is wide, and how many of them a large one is. */
const STEPS = 200;
const LARGE = 5;
const WAYS: Readonly<Record<Arrow, At>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));

/** By how much one press turns: on hexes from side to side. */
export const turnOn = (space: Space): number => (space.type === 'grid' && space.form === 'hex' ? TURN / 6 : TURN / 24);

/** The numbers of a named place: of a cell its column and row, of a point its own. */
export function numbersOf(space: Space, id: string): At | null {
  if (space.type === 'graph') return space.points.find(([one]) => one === id)?.[1] ?? null;
  const row = space.type === 'grid' ? space.cells.findIndex((cells) => cells.includes(id)) : -1;
  return space.type === 'grid' && id && row >= 0 ? [space.cells[row]?.indexOf(id) ?? 0, row] : null;
}

/** The named place that numbers mean; none on a plane. */
export function placeOf(space: Space, [x, y]: At): string {
  if (space.type === 'grid') return space.cells[y]?.[x] ?? '';
  return space.type === 'graph' ? (space.points.find(([, at]) => at[0] === x && at[1] === y)?.[0] ?? '') : '';
}

/** What a touch means in the numbers of an answer; nothing where it is on no place. */
export function numbersUnder(space: Space, layout: Layout, { x, y }: Point): At | null {
  if (space.type !== 'plane') return numbersOf(space, placeAt(layout, { x, y }));
  if (y > layout.deep) return null;
  const [wide, deep] = space.size;
  return [within(x / layout.scale, wide), within(downwards(space)(y / layout.scale), deep)];
}

/** Where the numbers of an answer are drawn. */
export function pointOf(space: Space, layout: Layout, at: At): Point | null {
  return space.type === 'grid' ? (layout.places.get(placeOf(space, at))?.at ?? null) : layout.paper(at);
}

/** Where something is put first: where its piece stands, or in the middle. */
export function firstAt({ board, pieces = [] }: Scene, piece: string): At {
  const { space } = board;
  const at = pieces.find(({ id }) => id === piece)?.at;
  const here = typeof at === 'string' ? numbersOf(space, at) : at && space.type === 'grid' ? [Math.floor(at[0] / 1000), Math.floor(at[1] / 1000)] as const : at;
  if (here) return here;
  if (space.type === 'plane') return [Math.round(space.size[0] / 2), Math.round(space.size[1] / 2)];
  const ids = space.type === 'grid' ? space.cells.flat().filter(Boolean) : space.points.map(([id]) => id);
  return numbersOf(space, ids[Math.floor(ids.length / 2)] ?? '') ?? [0, 0];
}

/** One step from there as an arrow points: to the next cell or point, or a little across a table. */
export function nudged(space: Space, layout: Layout, at: At, arrow: Arrow, large: boolean): At {
  const [right, down] = WAYS[arrow];
  if (space.type === 'graph') {
    const points = space.points.map(([id, where]) => [id, layout.paper(where)] as const);
    const next = ahead(points, layout.paper(at), arrow);
    return (next !== undefined && numbersOf(space, next)) || at;
  }
  if (space.type === 'grid') {
    const next: At = [at[0] + right, at[1] + down];
    return placeOf(space, next) ? next : at;
  }
  const step = Math.max(1, Math.round(space.size[0] / STEPS)) * (large ? LARGE : 1);
  return [within(at[0] + right * step, space.size[0]), within(at[1] + (space.up ? -down : down) * step, space.size[1])];
}

/** The points of a way as far as they are known: where a leg ends that names no place, its game alone knows. */
export const pointsOn = (start: At, legs: readonly Leg[]): readonly At[] =>
  legs.reduce<readonly At[]>((points, { at: [x, y] = [] }) => (x !== undefined && y !== undefined ? [...points, [x, y]] : []), [start]);
