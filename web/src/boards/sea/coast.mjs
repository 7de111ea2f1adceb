/**
 * Cuts the coast lines of a frame out of Natural Earth (npm `world-atlas`, public domain), so that no client carries
 * the whole world: `node src/boards/sea/coast.mjs <sheet.json> <coast.json>`, where the sheet says the `frame`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { feature } from 'topojson-client';

const [from, to] = process.argv.slice(2);
const { frame } = JSON.parse(readFileSync(from, 'utf8'));
const land = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-10m.json'), 'utf8'));

/** Land goes on a little beyond the frame, so that no coast ends at its edge. */
const BEYOND = 40;
/** Points nearer than this to the line between their neighbours are left out, and islands smaller than this. */
const FINE = 0.22;
const SMALLEST = 1.2;

const [west, east] = frame.lon.map((degrees) => degrees / 100);
const [south, north] = frame.lat.map((degrees) => degrees / 100);
const drawn = ([lon, lat]) => [
  ((lon - west) / (east - west)) * frame.width,
  ((north - lat) / (north - south)) * frame.height,
];

/** A ring cut at one line: what is inside of it, by Sutherland and Hodgman. */
function cut(ring, axis, limit, sign) {
  const inside = (point) => sign * (point[axis] - limit) >= 0;
  const crossing = (one, other) => {
    const part = (limit - one[axis]) / (other[axis] - one[axis]);
    return [one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])];
  };
  return ring.flatMap((point, index) => {
    const before = ring[(index + ring.length - 1) % ring.length];
    const met = inside(point) === inside(before) ? [] : [crossing(before, point)];
    return inside(point) ? [...met, point] : met;
  });
}

function clipped(ring) {
  const sides = [
    [0, -BEYOND, 1],
    [0, frame.width + BEYOND, -1],
    [1, -BEYOND, 1],
    [1, frame.height + BEYOND, -1],
  ];
  return sides.reduce((left, [axis, limit, sign]) => (left.length ? cut(left, axis, limit, sign) : left), ring);
}

function distance([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  return length ? Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length : Math.hypot(x - ax, y - ay);
}

/** A line with fewer points, by Ramer, Douglas and Peucker. */
function thinned(line) {
  if (line.length < 3) return line;
  const [first, last] = [line[0], line[line.length - 1]];
  let far = 0;
  let most = 0;
  line.forEach((point, index) => {
    const off = distance(point, first, last);
    if (off > most) [far, most] = [index, off];
  });
  if (most < FINE) return [first, last];
  return [...thinned(line.slice(0, far + 1)).slice(0, -1), ...thinned(line.slice(far))];
}

function area(ring) {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** A ring as a path: the first point, then steps in tenths of a unit. */
function path(ring) {
  const tenths = ring.map((point) => point.map((value) => Math.round(value * 10)));
  const steps = tenths.slice(1).map(([x, y], index) => `${x - tenths[index][0]} ${y - tenths[index][1]}`);
  return `M${tenths[0].join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

const shapes = feature(land, land.objects.land).features.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
);
const rings = shapes
  .flat()
  .map((ring) => clipped(ring.slice(0, -1).map(drawn)))
  .filter((ring) => ring.length > 2 && area(ring) >= SMALLEST)
  .map((ring) => thinned([...ring, ring[0]]).slice(0, -1))
  .filter((ring) => ring.length > 2);
writeFileSync(to, `${JSON.stringify({ scale: 10, land: rings.map(path).join('') })}\n`);
