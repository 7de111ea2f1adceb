/** A measured table in words: places, terrain, the turn and the score. */

import { degrees, inches, type Pair, type Pose } from '../boards/table/geometry';
import type { Say } from '../table/client';

/** Where a base stands and where it looks. */
export function placeWords([x, y, facing]: Pose, inch: number, words: Say): string {
  return words('measured-at', { x: inches(x, inch), y: inches(y, inch), facing: degrees(facing) });
}

/** Where a point is. */
export function pointWords([x, y]: Pair, inch: number, words: Say): string {
  return words('measured-at-point', { x: inches(x, inch), y: inches(y, inch) });
}

/** A piece of terrain: what it is and from where to where it lies. */
export function groundWords(element: string, qualities: readonly string[], ring: readonly Pair[], inch: number, words: Say): string {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return words('measured-element', {
    element,
    qualities: qualities.join(', '),
    left: inches(Math.min(...xs), inch),
    right: inches(Math.max(...xs), inch),
    near: inches(Math.min(...ys), inch),
    far: inches(Math.max(...ys), inch),
  });
}

/** The turn, unless none has begun; then the phase, and whose it is. */
export function turnFacts(turn: number, phase: string, side: string | null, words: Say): string[] {
  const facts = turn > 0 ? [words('measured-turn', { turn })] : [];
  return [...facts, side ? words('measured-go', { side: words(`seat-${side}`), phase }) : phase];
}

/** The points of each side. */
export function scoreFacts(points: Readonly<Record<string, number>>, words: Say): string[] {
  return Object.entries(points).map(([seat, count]) => words('measured-score', { side: words(`seat-${seat}`), points: count }));
}

/** The key of a rule's own words: `tercios-pick-2-33-pass`. */
export function ruled(stem: string, rule: string, option = ''): string {
  return [stem, rule.replace('.', '-'), option].filter(Boolean).join('-');
}
