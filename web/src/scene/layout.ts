/** Where everything of a scene lies on paper. */
import type { Point } from '../boards/camera.svelte';
import type { At, Board, Mark, Piece, Scene, Space, Tray } from './scene';

/** The side of a square cell, the width of a hex, in units of the drawing. */
export const CELL = 60;
const RADIUS = CELL / Math.sqrt(3);
const RISE = RADIUS * 1.5;
const THOUSAND = 1000;
/** How wide a board is drawn that has no cells, and how far trays lie from it. */
const WIDE = 600;
const GAP = 16;
const TITLE = 22;
/** How small a piece is drawn at least, however near each other places lie. */
export const LEAST = 0.45;
/** How far a piece stands from the one below it. */
const FAN = 9;

export interface Place {
  readonly id: string;
  readonly at: Point;
  readonly path: string;
  /** Of a chequered board, whether it is a dark cell. */
  readonly odd: boolean;
  readonly kind: 'ground' | 'outline' | 'tray' | 'cell';
  readonly corners?: readonly Point[];
}
interface Extent {
  readonly wide: number;
  readonly deep: number;
}
export interface Strip {
  readonly tray: Tray;
  readonly top: number;
  readonly high: number;
}
export interface Layout {
  readonly places: ReadonlyMap<string, Place>;
  readonly trays: readonly Strip[];
  readonly width: number;
  /** Of the board alone, and with the trays below it. */
  readonly deep: number;
  readonly height: number;
  /** How wide a place is, and how many units of the drawing one of the board is long. */
  readonly grain: number;
  readonly scale: number;
  /** Where a point of the board is drawn. */
  readonly paper: (at: At) => Point;
}

const round = (value: number) => Math.round(value * 10) / 10;
const polygon = (corners: readonly Point[]) => `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}z`;
const rectangle = (x: number, y: number, wide: number, high: number) => `M${x} ${y}h${wide}v${high}h${-wide}z`;
const circle = ({ x, y }: Point, r: number) => `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const hexagon = ({ x, y }: Point) =>
  polygon([0, 1, 2, 3, 4, 5].map((side) => (Math.PI / 3) * side + Math.PI / 6).map((turn) => ({ x: x + RADIUS * Math.cos(turn), y: y + RADIUS * Math.sin(turn) })));

/** Lays a board out, and the trays below it as high as the pieces in them need. */
export function layoutOf({ board, pieces = [], trays = [] }: Pick<Scene, 'board' | 'pieces' | 'trays'>): Layout {
  const ground = groundLayout(board.space);
  const places = new Map(ground.places);
  for (const { id, outline = [] } of board.areas ?? []) {
    if (outline.length === 0) continue;
    const corners = outline.map(ground.paper);
    places.set(id, { id, at: middle(corners), path: polygon(corners), odd: false, kind: 'outline', corners });
  }
  const strips: Strip[] = [];
  const perRow = perRowOf(ground.width);
  let top = ground.deep + GAP;
  for (const tray of trays) {
    const inside = tray.cells?.length || pieces.filter((piece) => piece.at === tray.id).length;
    const high = TITLE + CELL * Math.max(1, Math.ceil(inside / perRow));
    strips.push({ tray, top, high });
    places.set(tray.id, { id: tray.id, at: slot(top, 0, perRow), path: rectangle(0, top, ground.width, high), odd: false, kind: 'tray' });
    tray.cells?.forEach((id, nth) => {
      const at = slot(top, nth, perRow);
      places.set(id, { id, at, path: rectangle(at.x - 27, at.y - 27, 54, 54), odd: false, kind: 'cell' });
    });
    top += high + GAP;
  }
  return { ...ground, places, trays: strips, height: strips.length ? top - GAP : ground.deep };
}

const perRowOf = (width: number) => Math.max(1, Math.floor(width / CELL));
const slot = (top: number, nth: number, perRow: number): Point => ({
  x: CELL * ((nth % perRow) + 0.5),
  y: top + TITLE + CELL * (Math.floor(nth / perRow) + 0.5) - 4,
});
const middle = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});

/** How far down something lies, from how its board counts; and the other way round. */
export const downwards = (space: Space): ((y: number) => number) =>
  space.type === 'plane' && space.up ? (y) => space.size[1] - y : (y) => y;

function groundLayout(space: Space): Pick<Layout, 'places' | 'width' | 'deep' | 'grain' | 'scale' | 'paper'> {
  if (space.type === 'grid') return gridLayout(space.cells, space.form === 'hex');
  const scale = WIDE / space.size[0];
  const down = downwards(space);
  const paper = ([x, y]: At): Point => ({ x: x * scale, y: down(y) * scale });
  const sheet = { width: WIDE, deep: space.size[1] * scale, scale, paper };
  if (space.type === 'plane') return { ...sheet, places: new Map<string, Place>(), grain: CELL / 2 };
  const points = space.points.map(([id, at]) => ({ id, at: paper(at) }));
  const radius = round(space.radius ? space.radius * scale : roomOf(points.map(({ at }) => at)));
  const drawn = points.map(({ id, at }): Place => ({ id, at, path: circle(at, radius), odd: false, kind: 'ground' }));
  return { ...sheet, places: new Map(drawn.map((place) => [place.id, place])), grain: 2 * radius };
}

function gridLayout(cells: readonly (readonly string[])[], hex: boolean): ReturnType<typeof groundLayout> {
  const places = new Map<string, Place>();
  cells.forEach((row, y) =>
    row.forEach((id, x) => {
      if (!id) return;
      const at = hex ? { x: CELL * (x + 0.5 + (y % 2) / 2), y: RADIUS + RISE * y } : { x: CELL * (x + 0.5), y: CELL * (y + 0.5) };
      const path = hex ? hexagon(at) : rectangle(at.x - CELL / 2, at.y - CELL / 2, CELL, CELL);
      places.set(id, { id, at, path, odd: (x + y) % 2 === 1, kind: 'ground' });
    }),
  );
  const columns = Math.max(...cells.map((row) => row.length)) + (hex ? 0.5 : 0);
  const deep = hex ? RISE * cells.length + RADIUS / 2 : CELL * cells.length;
  const scale = CELL / THOUSAND;
  return { places, grain: CELL, scale, paper: ([x, y]) => ({ x: x * scale, y: y * scale }), width: CELL * columns, deep };
}

/** How wide points may be drawn: a third of how near the nearest two are. */
function roomOf(points: readonly Point[]): number {
  let least = CELL * 1.2;
  points.forEach((one, at) => {
    for (const other of points.slice(at + 1)) least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y));
  });
  return Math.max(6, least / 3);
}

/** The place under a point: a cell of a tray, an outline, the nearest place of the board, or the tray itself. */
export function placeAt(layout: Layout, point: Point): string {
  let nearest = '';
  let best = layout.grain * 0.6;
  let around = '';
  for (const { id, at, kind, corners } of layout.places.values()) {
    const apart = Math.hypot(at.x - point.x, at.y - point.y);
    if (kind === 'outline') {
      if (corners && within(corners, point)) around = id;
    } else if (kind === 'cell') {
      if (apart < CELL / 2) return id;
    } else if (kind === 'ground' && apart < best) [nearest, best] = [id, apart];
  }
  const tray = layout.trays.find(({ top, high }) => point.y >= top && point.y <= top + high && point.x >= 0 && point.x <= layout.width);
  return tray?.tray.id ?? (nearest || around);
}

function within(corners: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  corners.forEach((one, at) => {
    const other = corners.at(at - 1) as Point;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside;
  });
  return inside;
}

/** A base of its own size: a disc round, all else a rectangle. */
export function outlineOf({ wide, deep }: Extent, shape: string): string {
  if (shape !== 'disc') return `M${-wide / 2} ${-deep / 2}h${wide}v${deep}h${-wide}z`;
  const arc = `a${wide / 2} ${deep / 2} 0 1 0`;
  return `M${-wide / 2} 0${arc} ${wide} 0${arc} ${-wide} 0z`;
}
/** A tooth at the middle of the front edge of a base. */
export function frontOf({ wide, deep }: Extent): string {
  const half = Math.min(wide, deep) / 5;
  return `M${-half} ${half - deep / 2}L0 ${-deep / 2}L${half} ${half - deep / 2}z`;
}

/** The ground as few paths: one for each colour of cells and points, and one for each outline, in their order. */
export function groundOf(board: Board, layout: Layout): readonly (readonly [colour: string, path: string])[] {
  const { space, colour = '', areas = [], art = '' } = board;
  const own = new Map(areas.map((area) => [area.id, area.colour]));
  const chequered = space.type === 'grid' && space.form !== 'hex' && !colour;
  const paths = new Map<string, string>();
  const outlines: [string, string][] = [];
  for (const { id, path, odd, kind } of layout.places.values()) {
    if (kind === 'tray' || kind === 'cell') continue;
    const plain = kind === 'outline' || art ? '' : chequered && odd ? 'odd' : colour || 'even';
    const tint = own.get(id) || plain;
    if (tint && kind === 'outline') outlines.push([tint, path]);
    else if (tint) paths.set(tint, (paths.get(tint) ?? '') + path);
  }
  return [...paths, ...outlines];
}

/** Where each piece stands: those that share a place fan out, those in a tray lie side by side. */
export function standing(layout: Layout, pieces: readonly Piece[]): ReadonlyMap<string, Point> {
  const found = new Map<string, Point>();
  const many = new Map<string, number>();
  for (const { id, at } of pieces) {
    if (typeof at !== 'string') {
      found.set(id, layout.paper(at));
      continue;
    }
    const nth = many.get(at) ?? 0;
    many.set(at, nth + 1);
    const strip = layout.trays.find(({ tray }) => tray.id === at);
    const place = layout.places.get(at);
    if (strip) found.set(id, slot(strip.top, nth, perRowOf(layout.width)));
    else if (place) found.set(id, { x: place.at.x + nth * FAN, y: place.at.y - nth * FAN });
  }
  return found;
}

/** An edge as a line: between two places, or, of a wall, along the side that they share. */
export function edgeLine(layout: Layout, [from, to]: readonly [string, string], wall: boolean): string {
  const [one, other] = [layout.places.get(from)?.at, layout.places.get(to)?.at];
  if (!one || !other) return '';
  if (!wall) return `M${round(one.x)} ${round(one.y)}L${round(other.x)} ${round(other.y)}`;
  const apart = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  const half = layout.grain / 2;
  const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
  const [dx, dy] = [((other.y - one.y) / apart) * half, ((one.x - other.x) / apart) * half];
  return `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`;
}

/** A mark as one path: a line through all that it is on, or an outline about each. */
export function markPath(layout: Layout, stood: ReadonlyMap<string, Point>, { kind, on }: Mark): string {
  if (kind !== 'way' && kind !== 'link') {
    return on.map((id) => layout.places.get(id)?.path ?? ringed(stood.get(id))).join('');
  }
  const points = on.flatMap((id) => layout.places.get(id)?.at ?? stood.get(id) ?? []);
  return points.length > 1 ? `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}` : '';
}
const ringed = (at: Point | undefined) => (at ? circle(at, 26) : '');

export interface Name {
  readonly id: string;
  readonly text: string;
  /** Where the middle of its line begins. */
  readonly at: Point;
}

/** How wide a letter is at most times, by its height, and how high a line. */
const LETTER = 0.62;
const LINE = 1.15;

/** The names that can be written at a size without one lying on another; of two the one that comes first. */
export function namesThatFit(names: readonly Name[], size: number): Name[] {
  const written: { readonly name: Name; readonly half: number }[] = [];
  for (const name of names) {
    const half = (name.text.length * LETTER * size) / 2;
    const free = written.every(
      (other) => Math.abs(other.name.at.y - name.at.y) >= LINE * size || Math.abs(other.name.at.x - name.at.x) >= half + other.half,
    );
    if (free) written.push({ name, half });
  }
  return written.map(({ name }) => name);
}
