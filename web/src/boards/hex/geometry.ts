/** Pointy-top hexes in rows, odd rows half a hex to the east: where a cell lies on paper, and who its neighbours are. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A board of so many columns and rows; a cell is `row * cols + col`. */
export interface Grid {
  readonly cols: number;
  readonly rows: number;
}

/** From the centre of a hex to a corner, in the units of the drawing. */
export const RADIUS = 20;
/** From the west side of a hex to its east side. */
export const WIDTH = Math.sqrt(3) * RADIUS;
/** From one row to the next. */
export const RISE = 1.5 * RADIUS;
/** No cell. */
export const OFF = -1;

/** The steps in each direction, from even and from odd rows: 1 west, then counter-clockwise to 6 north-west. */
const STEPS: readonly (readonly [even: number, odd: number, rows: number])[] = [
  [0, 0, 0],
  [-1, -1, 0],
  [-1, 0, 1],
  [0, 1, 1],
  [1, 1, 0],
  [0, 1, -1],
  [-1, 0, -1],
];

/** The six directions by number. */
export const DIRECTIONS = [1, 2, 3, 4, 5, 6] as const;

/** Column and row of a cell. */
export function offset(grid: Grid, cell: number): readonly [col: number, row: number] {
  return [cell % grid.cols, Math.floor(cell / grid.cols)];
}

/** The cell at a column and row, or `OFF`. */
export function cellOf(grid: Grid, col: number, row: number): number {
  return col >= 0 && row >= 0 && col < grid.cols && row < grid.rows ? row * grid.cols + col : OFF;
}

/** The cell of a name, or `OFF`. */
export function cellNamed(grid: Grid, name: string): number {
  return cellOf(grid, Number(name.slice(0, -2)), Number(name.slice(-2)));
}

/** How people call a hex: column and row, two digits each. */
export function hexName(grid: Grid, cell: number): string {
  return offset(grid, cell)
    .map((part) => String(part).padStart(2, '0'))
    .join('');
}

/** The centre of a cell. */
export function centre(grid: Grid, cell: number): Point {
  const [col, row] = offset(grid, cell);
  return centreAt(col, row);
}

/** The centre of the hex at a column and row, on the board or beyond it. */
export function centreAt(col: number, row: number): Point {
  return { x: (col + 0.5 + (row & 1) / 2) * WIDTH, y: RADIUS + row * RISE };
}

/** The cell under a point, or `OFF`. */
export function cellAt(grid: Grid, point: Point): number {
  const near = Math.round((point.y - RADIUS) / RISE);
  let found = OFF;
  let best = Infinity;
  for (const row of [near - 1, near, near + 1]) {
    const col = Math.round(point.x / WIDTH - 0.5 - (row & 1) / 2);
    const middle = centreAt(col, row);
    const away = Math.hypot(middle.x - point.x, middle.y - point.y);
    if (away < best) {
      best = away;
      found = cellOf(grid, col, row);
    }
  }
  return best <= RADIUS ? found : OFF;
}

/** The next cell in a direction, or `OFF`. */
export function neighbour(grid: Grid, cell: number, direction: number): number {
  const step = STEPS[direction];
  if (!step || direction < 1) return OFF;
  const [col, row] = offset(grid, cell);
  return cellOf(grid, col + (row & 1 ? step[1] : step[0]), row + step[2]);
}

/** The number of steps between two cells. */
export function distance(grid: Grid, one: number, other: number): number {
  const [q, r] = axial(grid, one);
  const [s, t] = axial(grid, other);
  return (Math.abs(q - s) + Math.abs(r - t) + Math.abs(q + r - s - t)) / 2;
}

function axial(grid: Grid, cell: number): readonly [q: number, r: number] {
  const [col, row] = offset(grid, cell);
  return [col - (row - (row & 1)) / 2, row];
}

/** Degrees to turn a drawing that looks east, so that it looks in a direction. */
export function turn(direction: number): number {
  return (4 - direction) * 60;
}

/** A direction so many hexsides counter-clockwise of another. */
export function turned(direction: number, steps: number): number {
  return ((((direction - 1 + steps) % 6) + 6) % 6) + 1;
}

/** The corners of a hex about its centre, from the north clockwise. */
export const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((corner) => {
  const angle = ((corner * 60 - 90) * Math.PI) / 180;
  return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
});

/** The outline of a hex about a point, as a path, scaled. */
export function hexPath(scale = 1, about: Point = { x: 0, y: 0 }): string {
  const corners = CORNERS.map((corner) => [about.x + corner.x * scale, about.y + corner.y * scale]);
  return `M${corners.map(([x, y]) => `${x?.toFixed(2)} ${y?.toFixed(2)}`).join('L')}Z`;
}

/** The size of the whole drawing. */
export function extent(grid: Grid): { readonly width: number; readonly height: number } {
  return { width: (grid.cols + 0.5) * WIDTH, height: (grid.rows - 1) * RISE + 2 * RADIUS };
}

/** The ends of the side that two neighbouring cells share. */
export function sharedSide(grid: Grid, one: number, other: number): readonly [Point, Point] {
  const a = centre(grid, one);
  const b = centre(grid, other);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const along = { x: -(b.y - a.y) / WIDTH, y: (b.x - a.x) / WIDTH };
  const half = RADIUS / 2;
  return [
    { x: middle.x - along.x * half, y: middle.y - along.y * half },
    { x: middle.x + along.x * half, y: middle.y + along.y * half },
  ];
}
