/** The choice of lists and texts that the games' own code has judged: the verdict here is the same to the last word. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { aguilaLists } from '../aguila';
import { keyOf } from '../said';
import { terciosLists } from '../tercios';
import { drawnOf } from './all';
import { read, type Judged } from './draw';

interface Kept {
  readonly given: string;
  readonly points: number;
  readonly flaws: readonly string[];
  readonly sum: string;
}

function file(name: string): string {
  return readFileSync(join(process.cwd(), 'src/lists', name), 'utf8');
}

const catalogue = (game: string): object => JSON.parse(file(`catalogue/${game}.json`)) as object;

const READING: Readonly<Record<string, (given: string) => Judged>> = {
  tercios: (given) => read(terciosLists(catalogue('tercios')), given),
  aguila: (given) => read(aguilaLists(catalogue('aguila')), given),
};

describe.each(Object.keys(READING))('lists of %s', (game) => {
  const lines = file(`fixtures/${game}.jsonl`).trim().split('\n');

  it('come to what the game says of them', () => {
    expect(lines).toHaveLength(100);
    for (const line of lines) {
      const { given, points, flaws, sum } = JSON.parse(line) as Kept;
      const found = READING[game]?.(given) as Judged;
      expect([found.verdict.points, found.verdict.flaws.map((flaw) => `muster-${keyOf(flaw)}`)], given).toEqual([points, flaws]);
      const all = createHash('sha256').update(JSON.stringify([found.verdict, found.written]));
      expect(all.digest('hex'), given).toBe(sum);
    }
  });

  it('are drawn from a seed: the same ones again, and others from another', () => {
    const drawn = (seed: number) => [...drawnOf(game, catalogue(game), { lists: 4, texts: 2 }, seed)].map((one) => one.given);
    expect(drawn(3)).toEqual(drawn(3));
    expect(drawn(3)).not.toEqual(drawn(4));
  });
});
