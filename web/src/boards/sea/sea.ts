/** A sea of places and lanes: what is drawn on it, in units of its frame, and where there is room for a name. */

import type { Box, Point } from '../camera.svelte';
import { about, overlap } from '../labels';

/** How many units of the drawing a unit of the frame is: places lie close, and a camera comes only so close. */
export const SCALE = 2;
/** The smallest thing that matters, a counter with room about it, in units of the drawing. */
export const GRAIN = 46;

export interface SeaFrame {
  readonly width: number;
  readonly height: number;
}

/** The land as a path whose units are so many to a unit of the frame. */
export interface Coast {
  readonly scale: number;
  readonly land: string;
}

export type PlaceShape = 'port' | 'space' | 'coastal' | 'strait' | 'zone';

/** What lies in a harbour: how many of which side. */
export interface Moored {
  readonly camp: Camp;
  readonly count: number;
}

/** Whoever watches a place without a counter of its own there. */
export interface Watched {
  readonly camp: Camp;
  readonly kind: Watch;
}

export interface SeaPlace {
  readonly id: string;
  readonly at: Point;
  readonly shape: PlaceShape;
  /** A place of the first rank is drawn larger and named first. */
  readonly chief: boolean;
  readonly name: string;
  /** The sign inside the mark: a number, a letter. */
  readonly sign: string;
  /** A colour, where a flag flies. */
  readonly flag: string;
  /** The signs of the boxes of a zone: into it and out of it. */
  readonly boxes: readonly [string, string] | null;
  readonly moored: readonly Moored[];
  readonly watched: readonly Watched[];
}

/** A wind that blows along a lane, toward one of its ends. */
export interface Blowing {
  readonly wind: string;
  readonly toward: string;
  readonly colour: string;
}

export interface SeaLane {
  readonly a: string;
  readonly b: string;
  /** The end toward which the wind mostly blows, or nothing. */
  readonly prevailing: string;
  readonly blowing: readonly Blowing[];
}

export interface SeaGale {
  readonly id: string;
  readonly place: string;
  readonly sign: string;
  readonly colour: string;
  /** The places that it reaches. */
  readonly reach: readonly string[];
  readonly label: string;
}

export type Watch = 'blockade' | 'interdiction';
export type Camp = 'one' | 'other' | 'none';
export type CounterSign = 'grand' | 'flag' | 'detachment' | 'single' | 'convoy' | 'dummy' | 'hidden';

export interface SeaCounter {
  readonly id: string;
  readonly camp: Camp;
  readonly location: string;
  readonly sign: CounterSign;
  readonly letter: string;
  /** How much is in it, where that is known. */
  readonly sail: string;
  /** How much it has suffered, of three. */
  readonly pips: number;
  /** A sign of what it does where it is. */
  readonly watch: '' | Watch;
  readonly mine: boolean;
  readonly able: boolean;
  readonly label: string;
}

/** Where somebody goes, from one location to another. */
export interface SeaWay {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly sure: boolean;
  /** Not a step but where it leads in the end. */
  readonly far?: boolean;
}

/** Where something may go, and how sure it is to come there. */
export type Targets = ReadonlyMap<string, { readonly sure: boolean; readonly label: string }>;

// ------------------------------------------------------------ where things are

/** How far the boxes of a zone lie from its middle. */
export const ASIDE = 34;
/** A counter's width and height. */
export const WIDE = 33;
export const HIGH = 23;
/** The radius of a mark. */
export const MARK = 9;

/** The place of a location, without its box. */
export function placeOf(location: string): string {
  return location.split(':')[0] ?? location;
}

/** Where a location lies: a place, or the box of a zone beside its middle. */
export function pointOf(places: ReadonlyMap<string, SeaPlace>, location: string): Point | null {
  const place = places.get(placeOf(location));
  if (!place) return null;
  const box = location.slice(placeOf(location).length + 1);
  const aside = box === 'in' ? -ASIDE : box === 'out' ? ASIDE : 0;
  return { x: place.at.x * SCALE + aside, y: place.at.y * SCALE };
}

/** The locations of a place: a zone has three. */
export function locationsOf(place: SeaPlace): readonly string[] {
  return place.shape === 'zone' ? [`${place.id}:in`, place.id, `${place.id}:out`] : [place.id];
}

/** A line between two places that stops short of both. */
export function between(from: Point, to: Point, short: number): readonly [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length > 0 ? Math.min(short / length, 0.4) : 0;
  const along = (share: number): Point => ({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
  return [along(part), along(1 - part)];
}

/** Counters that lie together: a few beside each other, many of one side as one with their number. */
export interface Pile {
  readonly top: SeaCounter;
  readonly all: readonly SeaCounter[];
  readonly at: Point;
}

/** How many of one side lie side by side before they become one pile. */
const APART = 2;

/** Puts the counters of a location above its mark, those of one side together; whoever is selected lies on top, or the strongest. */
export function piles(counters: readonly SeaCounter[], at: Point, size: number, selected: string): Pile[] {
  const camps = new Map<Camp, SeaCounter[]>();
  for (const one of counters) camps.set(one.camp, [...(camps.get(one.camp) ?? []), one]);
  const groups = [...camps.values()].flatMap((all) => (all.length > APART ? [all] : all.map((one) => [one])));
  const step = (WIDE + 3) * size;
  const first = at.x - ((groups.length - 1) * step) / 2;
  const y = at.y - MARK - 3 - (HIGH / 2) * size;
  return groups.flatMap((all, index) => {
    const strongest = [...all].sort((one, other) => Number(other.able) - Number(one.able) || Number(other.sail) - Number(one.sail));
    const top = all.find((one) => one.id === selected) ?? strongest[0];
    return top ? [{ top, all, at: { x: first + index * step, y } }] : [];
  });
}

/** Moves the piles of one place so far apart that none lies on another: the boxes of a zone are close to each other. */
export function apart<T extends { readonly pile: Pile }>(all: readonly T[], size: number): T[] {
  const step = (WIDE + 3) * size;
  const sorted = [...all].sort((one, other) => one.pile.at.x - other.pile.at.x);
  const xs: number[] = [];
  for (const { pile } of sorted) xs.push(Math.max(pile.at.x, (xs.at(-1) ?? -Infinity) + step));
  const back = sorted.reduce((sum, { pile }, index) => sum + (xs[index] ?? 0) - pile.at.x, 0) / Math.max(1, sorted.length);
  return sorted.map((one, index) => ({ ...one, pile: { ...one.pile, at: { ...one.pile.at, x: (xs[index] ?? 0) - back } } }));
}

type At<Sign> = readonly (Sign & Point & { readonly id: string })[];
export type Moorings = At<Moored>;
export type Watches = At<Watched>;

/** How far aside or below signs of harbours stand where counters of a place nearby lie on them, to the size of a sign. */
const BESIDE = [
  [0, 0],
  [-22, 0],
  [22, 0],
  [0, 14],
  [0, 28],
  [-34, 0],
  [34, 0],
] as const;

/** Where the signs of what lies in harbours stand: below the marks of their places, side by side, and under no pile. */
export function moorings(places: readonly SeaPlace[], size: number, above: readonly Pile[] = []): Moorings {
  const isFree = ({ x, y }: Point): boolean =>
    above.every(({ at }) => Math.abs(at.x - x) >= (WIDE / 2 + 16.5) * size || Math.abs(at.y - y) >= (HIGH / 2 + 8) * size);
  return places.flatMap((place) => {
    const wide = place.moored.length - 1;
    const signs = BESIDE.map(([x, y]) =>
      place.moored.map((one, index) => ({
        ...one,
        id: `${place.id}/${one.camp}`,
        x: place.at.x * SCALE + (x * (1 + wide / 2) + (index - wide / 2) * 30) * size,
        y: place.at.y * SCALE + MARK + 3 + (7 + y) * size,
      })),
    );
    return signs.find((those) => those.every(isFree)) ?? signs[0] ?? [];
  });
}

/** Where the sign of a gale stands: below the mark of its place, and below what lies in its harbour. */
export function galeAt(places: ReadonlyMap<string, SeaPlace>, location: string, size: number): Point | null {
  const at = pointOf(places, location);
  const anchored = places.get(placeOf(location))?.moored.length ? 15 : 0;
  return at && { x: at.x, y: at.y + MARK + 4 + (12 + anchored) * size };
}

/** Where the signs of watches stand: to the left of the marks of their places. */
export function watches(places: readonly SeaPlace[], size: number): Watches {
  return places.flatMap((place) =>
    place.watched.map((one, index) => ({
      ...one,
      id: `${place.id}/${index}`,
      x: place.at.x * SCALE - MARK - 2 - (5 + index * 13) * size,
      y: place.at.y * SCALE + 4 * size,
    })),
  );
}

// ------------------------------------------------------------ room for names

export interface Label {
  readonly id: string;
  readonly text: string;
  readonly at: Point;
  /** How far from the middle of its mark it stands, beside it and above or below it. */
  readonly aside: number;
  readonly above: number;
  readonly size: number;
}

export interface Placed {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** The width of a letter, on the average, to the height of its line. */
const LETTER = 0.62;

const SIDES = [
  ['start', 1, 0],
  ['end', -1, 0],
  ['middle', 0, 1],
  ['middle', 0, -1],
  ['start', 0.8, 0.8],
  ['end', -0.8, 0.8],
  ['start', 0.8, -0.8],
  ['end', -0.8, -0.8],
  ['start', 0.6, 1.5],
  ['end', -0.6, 1.5],
  ['start', 0.6, -1.5],
  ['end', -0.6, -1.5],
  ['middle', 0, 2.7],
  ['end', -0.6, 2.7],
  ['start', 0.6, 2.7],
] as const;

/**
 * Finds a place for each name, the first ones first, where it covers neither a mark nor another name; some have none. What
 * is in sight has its name in sight: not where the board is closed.
 */
export function placeLabels(labels: readonly Label[], taken: readonly Box[], within: Box, closed: readonly Box[] = []): Placed[] {
  const boxes = [...taken];
  const found: Placed[] = [];
  for (const label of labels) {
    const wide = label.text.length * LETTER * label.size;
    const { x: left, y: top } = label.at;
    const shut = about({ left, top, right: left + 1, bottom: top + 1 }, closed);
    for (const [anchor, right, down] of SIDES) {
      const x = label.at.x + right * label.aside;
      const y = label.at.y + down * (label.above + label.size / 2);
      const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
      const box = { left, right: left + wide, top: y - label.size / 2, bottom: y + label.size / 2 };
      const inside = box.left >= within.left && box.right <= within.right && box.top >= within.top && box.bottom <= within.bottom;
      if (!inside || [...shut, ...boxes].some((other) => overlap(box, other))) continue;
      boxes.push(box);
      found.push({ id: label.id, text: label.text, x, y, size: label.size, anchor });
      break;
    }
  }
  return found;
}
