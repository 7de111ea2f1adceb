import { expect, test } from 'vitest';
import { pages, titles } from 'virtual:docs';

import { rendered } from '../../vite/docs.ts';

test('every page has a title and words in both languages, and leads only to what is there', async () => {
  expect(Object.keys(titles['es'] ?? {})).toEqual(Object.keys(titles['en'] ?? {}));
  for (const [language, listed] of Object.entries(titles)) {
    for (const [name, title] of Object.entries(listed)) {
      expect(title, `${language}/${name}`).toMatch(/\p{L}{2}/u);
      const { default: html } = (await pages[`${language}/${name}`]?.()) ?? { default: '' };
      expect(html.length, `${language}/${name}`).toBeGreaterThan(500);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
      for (const href of links) expect(href, `${language}/${name}`).toMatch(/^(https?:|\/help\/)/);
      for (const href of links.filter((one) => one.startsWith('/'))) expect(Object.keys(listed)).toContain(href.slice('/help/'.length));
      expect(html).not.toContain('<img');
    }
  }
});

test('links lead to pages that are there, and those to others are words', () => {
  const { html } = rendered('# T\n\nSee [dice](../dice.md#seeds), [rules](../rules/lepanto/index.md) and [more](https://example.org/x).', 'play/lepanto', 'en');
  expect(html).toBe('<p>See <a href="/help/dice">dice</a>, rules and <a href="https://example.org/x" target="_blank" rel="noopener">more</a>.</p>\n');
});
