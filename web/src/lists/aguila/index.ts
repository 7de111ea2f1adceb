/** The lists of Águila: all that a screen needs. */
import { Lists } from '../lists';
import { tapped } from '../taps';
import { armyPoints } from './army';
import { called, meant } from './called';
import { catalogue, type Catalogue } from './catalogue';
import { readDraft, type Draft } from './draft';
import { flaws } from './judge';
import { mend } from './mend';
import { doing, type Tap } from './taps';
import { parse, write } from './text';

export type { Catalogue } from './catalogue';
export * from './draft';
export type { Tap } from './taps';
export { officerPrice, unitPrice, weight } from './army';

export interface AguilaLists extends Lists<Draft, Tap> {
  readonly catalogue: Catalogue;
}

/** Opens the lists with what `catalogue/aguila.json` holds. */
export function aguilaLists(written: unknown): AguilaLists {
  const book = catalogue(written);
  const names = called(book);
  const lists = new Lists<Draft, Tap>({
    game: book.game,
    rules: book.rules,
    bounds: book.bounds,
    forces: book.forces,
    read: readDraft,
    parse: (text) => parse(book, names, text),
    write: (draft, language) => write(book, draft, language),
    points: (draft) => armyPoints(book, draft),
    flaws: (draft) => flaws(book, draft),
    meant: (draft, flaw) => meant(book, names, draft, flaw),
    tap: (draft, tap) => tapped(doing, draft, tap, book),
    mend: (draft, flaw) => mend(book, draft, flaw),
  });
  return Object.assign(lists, { catalogue: book });
}
