/** All lists and texts of a game, drawn from a seed, each with what is said of it here. */
import { aguilaLists } from '../aguila';
import { terciosLists } from '../tercios';
import type { Lists } from '../lists';
import { tapperOfAguila } from './aguila';
import { draw, judged, read, type Judged, type Tapper } from './draw';
import { Chance } from './random';
import { tapperOfTercios } from './tercios';
import { handled, rewritten } from './texts';

export interface Counts {
  readonly lists: number;
  readonly texts: number;
}

interface Named {
  readonly name: string;
  readonly limit: number;
}

/** The ids that names are given to. */
function idsOf(file: object): string[] {
  const { names } = file as { readonly names: object };
  const keys = Object.keys(names).filter((key) => !key.startsWith('list-'));
  return ['', 'g', 'c1', ...keys.map((key) => key.replace(/^(officer-ability|option-[a-z_]+|profile-[a-z]+|[a-z]+)-/u, ''))];
}

/** Letters that went through other hands, and lists as JSON that were mended by hand. */
function text<D extends Named, T>(lists: Lists<D, T>, tapper: Tapper<D, T>, ids: readonly string[], draft: D, chance: Chance): string {
  if (chance.is(0.4)) return rewritten(lists.keep(draft), ids, chance);
  const [es, en] = [lists.write(draft, 'es'), lists.write(draft, 'en')];
  return chance.is(0.5) ? handled(es, en, tapper, chance) : handled(en, es, tapper, chance);
}

function* drawn<D extends Named, T>(lists: Lists<D, T>, tapper: Tapper<D, T>, ids: readonly string[], counts: Counts, seed: number): Generator<Judged> {
  const chance = new Chance(seed);
  const drafts: D[] = [];
  for (let turn = 0; turn < counts.lists; turn++) {
    const draft = draw(lists, tapper, chance, turn);
    drafts.push(draft);
    yield judged(lists, draft);
  }
  for (let turn = 0; turn < counts.texts; turn++) {
    const ready = chance.is(0.4) ? lists.force(chance.one(lists.forces), 'es') : undefined;
    const draft = ready ?? chance.one(drafts);
    yield read(lists, text(lists, tapper, ids, draft, chance));
  }
}

/** Draws lists and texts of a game with what its catalogue's file holds. */
export function drawnOf(game: string, file: object, counts: Counts, seed: number): Generator<Judged> {
  const ids = idsOf(file);
  if (game === 'aguila') {
    const lists = aguilaLists(file);
    return drawn(lists, tapperOfAguila(lists), ids, counts, seed);
  }
  const lists = terciosLists(file);
  return drawn(lists, tapperOfTercios(lists), ids, counts, seed);
}
