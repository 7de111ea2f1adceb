/** Offers as paths of touches: what may be touched next, and what is left to choose from. */
import type { Offer } from '../wire/shapes';
import type { Scene } from './scene';

type Path = readonly string[];

/** All that can be touched on a scene by its id: pieces, places, areas with an outline, trays and their cells. */
export function touchable({ board, pieces = [], trays = [] }: Scene): ReadonlySet<string> {
  const { space, areas = [] } = board;
  const places = space.type === 'grid' ? space.cells.flat() : space.type === 'graph' ? space.points.map(([id]) => id) : [];
  const outlined = areas.filter((area) => area.outline?.length);
  const found = new Set([...places, ...[...outlined, ...pieces, ...trays].map(({ id }) => id), ...trays.flatMap((tray) => tray.cells ?? [])]);
  found.delete('');
  return found;
}

/** Parts offers that are touched on the board from those that have to be buttons. */
export function parted(offers: readonly Offer[], drawn: ReadonlySet<string>): { paths: readonly Offer[]; buttons: readonly Offer[] } {
  const onBoard = ({ touches = [] }: Offer) => touches.length > 0 && touches.every((id) => drawn.has(id));
  return { paths: offers.filter(onBoard), buttons: offers.filter((offer) => !onBoard(offer)) };
}

/** The offers that begin with what was touched. */
export const fitting = (offers: readonly Offer[], path: Path): readonly Offer[] =>
  offers.filter(({ touches = [] }) => path.every((id, at) => touches[at] === id));

/** What may be touched next. */
export const leading = (offers: readonly Offer[], path: Path): ReadonlySet<string> =>
  new Set(fitting(offers, path).flatMap(({ touches = [] }) => touches.slice(path.length, path.length + 1)));

/** The offers for which all has been touched: more than one are a menu. */
export const ending = (offers: readonly Offer[], path: Path): readonly Offer[] =>
  path.length ? fitting(offers, path).filter(({ touches = [] }) => touches.length === path.length) : [];

/**
 * The path after a touch of whatever lies under one finger: it goes on from the longest part of the old one that it
 * can, so that another goal or another piece takes one touch. What was touched last, touched again, is taken back;
 * what leads nowhere ends the path. `begins` says which ids may begin a path whose offers are not known yet.
 */
export function touched(offers: readonly Offer[], path: Path, ids: Path, begins: Path = []): Path {
  for (let kept = path.length; kept >= 0; kept -= 1) {
    const start = path.slice(0, kept);
    const last = path[kept];
    if (last !== undefined && ids.includes(last)) return start;
    const next = leading(offers, start);
    const on = ids.find((id) => next.has(id) || (kept === 0 && begins.includes(id)));
    if (on !== undefined) return [...start, on];
  }
  return [];
}
