import { expect, it } from 'vitest';

import { checkWords, type Sources } from '../words.check';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import sheet from './fixtures/sheet.json';

const sources = import.meta.glob(['./*.svelte', './*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true }) as Sources;

checkWords('mistral', { es, en }, sources, ['mistral-text', 'mistral-panel', 'mistral-board']);

it.each(Object.entries({ es, en }))('name in %s every part of the game of which something is ours', (_, text) => {
  const parts = [...new Set(sheet.origins.map((card) => card.part))];
  expect(parts.filter((part) => !text.includes(`\nmistral-part-${part} = `))).toEqual([]);
});
