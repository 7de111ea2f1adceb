/** What a rule tells its reader: its text, where it comes from, what the book leaves open and what we made of that. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import type { RuleText } from '../wire/shapes';
import { t } from '../words/words.svelte';
import RuleWords from './RuleWords.svelte';

let shown: ReturnType<typeof mount> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
});

const both = (words: string): { es: string; en: string } => ({ es: words, en: words });

function read(origin: RuleText['origin'], gap = '', ruling = ''): string[] {
  const rule: RuleText = { id: '1', title: both('Wind'), text: both('It blows.'), gap: both(gap), ruling: both(ruling), origin };
  shown = mount(RuleWords, { target: document.body, props: { rule } });
  flushSync();
  return [...document.querySelectorAll('p, dt, dd')].map((one) => one.textContent ?? '');
}

describe('a rule', () => {
  it('of the book has nothing to add', () => {
    expect(read('book')).toEqual(['It blows.', t('ui-rule-book')]);
  });

  it.each(['ruled', 'inferred', 'reconstructed'] as const)('that is %s says so, with what is missing and what we made of it', (origin) => {
    const told = [t('ui-rule-gap'), 'whence', t('ui-rule-ruling'), 'from the west'];
    expect(read(origin, 'whence', 'from the west')).toEqual(['It blows.', t(`ui-rule-${origin}`), ...told]);
    expect(t(`ui-rule-${origin}`)).not.toContain('ui-rule');
  });
});
