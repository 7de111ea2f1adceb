/**
 * What engines of the last release send (frames 1): every game shows it and lets one answer.
 *
 * The frames were recorded from that release. There the matter of a question was a bare word or a struct of its own.
 */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { adapterOf } from '../games';
import aguilaSheet from '../games/aguila/fixtures/sheet.json';
import lepantoSheet from '../games/lepanto/fixtures/sheet.json';
import { Recorded } from '../miniatures/table.check.svelte';
import mistralSheet from '../games/mistral/fixtures/sheet.json';
import terciosSheet from '../games/tercios/fixtures/sheet.json';
import { hintKey } from '../room/hint';
import { LANGUAGES, words } from '../words/words.svelte';
import aguila from './fixtures/frames-1/aguila.json';
import lepanto from './fixtures/frames-1/lepanto.json';
import mistral from './fixtures/frames-1/mistral.json';
import tercios from './fixtures/frames-1/tercios.json';
import type { Say } from '../table/client';
import type { Ask, Offer } from './shapes';

/** A frame, as far as it is looked at here. */
interface Frame {
  readonly seat: string;
  readonly state: unknown;
  readonly ask: { readonly rule: string; readonly choice: { readonly type: string } };
}
type Key = 'lepanto' | 'tercios' | 'aguila' | 'mistral';

const GAMES: Readonly<Record<Key, { readonly frames: readonly Frame[]; readonly sheet: unknown }>> = {
  lepanto: { frames: lepanto, sheet: lepantoSheet },
  tercios: { frames: tercios, sheet: terciosSheet },
  aguila: { frames: aguila, sheet: aguilaSheet },
  mistral: { frames: mistral, sheet: mistralSheet },
};

const EACH = (Object.keys(GAMES) as Key[]).flatMap((key) => GAMES[key].frames.map((frame) => [key, frame.ask.rule, frame] as const));
/** What is clicked on at most until an answer is given. */
const CLICKS = 40;

/** Whole boards are drawn here, and the machine may have other work. */
const PATIENCE = 60_000;

const shown: ReturnType<typeof mount>[] = [];

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
  Element.prototype.scrollTo ??= (() => undefined) as typeof Element.prototype.scrollTo;
  Element.prototype.scrollIntoView ??= () => undefined;
});

beforeEach(() => localStorage.clear());

afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one);
  document.body.innerHTML = '';
});

/** A table that speaks as the page does. */
function seated(key: Key, frame: Frame): Recorded {
  const ask = frame.ask as unknown as Ask;
  const client = new Recorded(key, frame.state, GAMES[key].sheet, ask);
  client.seat = frame.seat;
  const say: Say = (message, args) => words.say(message, args, key);
  client.words = say;
  client.knows = (name) => words.knows(name, key);
  client.offered = { '': offersOf(ask) };
  return client;
}

/** What the server would offer to no piece in particular: every option, or the last verb, which ends a phase or passes. */
function offersOf({ choice }: Ask): Offer[] {
  const said = { words: { key: 'offer', args: [] }, where: [], marks: choice.type === 'orders' ? ['ends'] : [] };
  if (choice.type === 'pick') return choice.options.map((answer) => ({ answer, ...said }));
  if (choice.type === 'orders') return choice.verbs.slice(-1).map((verb) => ({ answer: { verb }, ...said }));
  return [];
}

async function settled(): Promise<void> {
  for (let round = 0; round < 10; round++) await Promise.resolve();
  flushSync();
}

it('names the hint of a question alike, whether its engine is of this release or of the last', () => {
  expect(hintKey({ type: 'movement', seat: 'christian' })).toBe('hint-movement');
  expect(hintKey('movement')).toBe('hint-movement');
  expect([hintKey(null), hintKey({})]).toEqual(['', '']);
});

describe.each(LANGUAGES)('in %s, what an engine of the last release asks', (language) => {
  beforeEach(() => words.speak(language));

  it.each(EACH)('in %s under %s is shown and put into words', async (key, _rule, frame) => {
    const client = seated(key, frame);
    const adapter = await adapterOf(key);
    for (const part of [adapter.Panel, adapter.Board, adapter.TextBoard])
      if (part) shown.push(mount(part, { target: document.body, props: { client } }));
    await settled();
    expect(document.body.textContent).toBeTruthy();
    const hint = hintKey(client.ask?.about);
    const asked = adapter.question ? adapter.question(client.state, client.ask as Ask, client.words) : client.words(hint);
    expect(asked).toMatch(/\s/);
    expect(asked).not.toContain('undefined');
  }, PATIENCE);
});

describe('what an engine of the last release asks', () => {
  it.each(EACH.filter(([, , frame]) => !['place', 'route'].includes(frame.ask.choice.type)))(
    'in %s under %s is answered by touching what the panel has',
    async (key, _rule, frame) => {
      const client = seated(key, frame);
      const adapter = await adapterOf(key);
      if (adapter.Panel) shown.push(mount(adapter.Panel, { target: document.body, props: { client } }));
      await settled();
      const touched = new Set<Element>();
      for (let click = 0; click < CLICKS && !client.said.length; click++) {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
        const fresh = buttons.filter((one) => !touched.has(one));
        const next = fresh.find((one) => one.matches('.main')) ?? fresh.find((one) => one.matches('.answer')) ?? fresh[0];
        if (!next) break;
        touched.add(next);
        next.click();
        await settled();
      }
      expect(client.said.length).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});
