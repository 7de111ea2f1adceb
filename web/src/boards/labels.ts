/** Where names stand on a board: beside what they name, where there is room, and under nothing. */

import type { Box } from './camera.svelte';

/** Something to be named: what it may be called, the fullest name first, and the box that it takes up. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
  readonly about: Box;
}

/** A name in its place: the middle of its line, its baseline, and the box that it takes up. */
export interface Label {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

/** How wide a letter is, and how far a baseline lies below the top of its line, in parts of the height of a line. */
const LETTER = 0.6;
const BASELINE = 0.8;
/** Between a name and what it names. */
const ROOM = 2;

/** Whether two boxes have something in common. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Says how wide a text is that stands on lines of a height. */
export function wide(text: string, height: number): number {
  return text.length * height * LETTER;
}

/** The line of a text about its middle. */
function line(text: string, height: number, x: number, y: number): Box {
  const half = wide(text, height) / 2;
  return { left: x - half, right: x + half, top: y - height / 2, bottom: y + height / 2 };
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** The places beside a box, the best first: below, above, right, left. */
function beside({ left, top, right, bottom }: Box, text: string, height: number): Box[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const half = wide(text, height) / 2 + ROOM;
  return [
    line(text, height, x, bottom + height / 2 + ROOM),
    line(text, height, x, top - height / 2 - ROOM),
    line(text, height, right + half, y),
    line(text, height, left - half, y),
  ];
}

/**
 * Places names: each beside what it names, clear of all else and of each other. The fullest name that has room anywhere
 * is taken, well away from others so that nobody takes it for theirs; where not even the shortest has room, it stands on
 * what it names. What is in sight has its name in sight too: not where the board is closed, beyond its edge or beneath
 * its tools. Signs lie over names: a name may stand close to them, and not beneath.
 */
export function placed(all: readonly Named[], blocked: readonly Box[], height: number, closed: readonly Box[] = [], signs: readonly Box[] = []): Label[] {
  const labels: Label[] = [];
  for (const one of all) {
    const others = [...blocked, ...about(one.about, closed), ...all.filter((other) => other !== one).map(({ about }) => about), ...labels.map(({ box }) => box)];
    const shortest = one.names.at(-1) ?? '';
    const free = (text: string, box: Box): boolean => {
      const kept = text === shortest ? box : grown(box, height);
      return !others.some((other) => overlap(kept, other)) && !signs.some((sign) => overlap(box, sign));
    };
    const found = one.names.flatMap((text) =>
      beside(one.about, text, height)
        .filter((box) => free(text, box))
        .map((box) => ({ text, box })),
    )[0];
    const { text, box } = found ?? { text: shortest, box: line(shortest, height, (one.about.left + one.about.right) / 2, (one.about.top + one.about.bottom) / 2) };
    labels.push({ id: one.id, text, box, x: (box.left + box.right) / 2, y: box.top + BASELINE * height });
  }
  return labels;
}

/** Where the board is closed to the name of what takes up a box: nowhere, while that is out of sight itself. */
export function about(box: Box, closed: readonly Box[]): readonly Box[] {
  return closed.some((one) => overlap(one, box)) ? [] : closed;
}

/** Places a name at the first of several points where it is clear of all else; nothing where there is no room. */
export function fitted(text: string, points: readonly { readonly x: number; readonly y: number }[], blocked: readonly Box[], height: number): Label | null {
  for (const { x, y } of points) {
    const box = line(text, height, x, y);
    if (!blocked.some((other) => overlap(box, other))) return { id: text, text, x, y: box.top + BASELINE * height, box };
  }
  return null;
}
