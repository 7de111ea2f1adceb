import { FluentParser, type Message } from '@fluent/syntax';
import { expect, test } from 'vitest';

import { texts } from '../words/words.svelte';

async function keys(language: 'es' | 'en'): Promise<string[]> {
  const body = (await texts(language, 'events')).flatMap((text) => new FluentParser({}).parse(text).body);
  expect(body.filter((entry) => entry.type === 'Junk')).toEqual([]);
  return body.filter((entry): entry is Message => entry.type === 'Message').map((message) => message.id.name);
}

test('pages of events say the same in both languages, and all that they say is written and used', async () => {
  const [es, en] = [await keys('es'), await keys('en')];
  expect(es).toEqual(en);
  const sources = import.meta.glob(['./*.{svelte,ts}', '../pages/Even*.svelte'], { query: '?raw', import: 'default', eager: true });
  const code = Object.values(sources as Record<string, string>).join('\n');
  const named = new Set([...code.matchAll(/'(ev-[a-z-]+[a-z])'/g)].map(([, key]) => key));
  const stems = [...code.matchAll(/`(ev-[a-z-]*)\$\{/g)].map(([, stem]) => stem as string);
  expect([...named].filter((key) => !en.includes(key as string))).toEqual([]);
  expect(en.filter((key) => !named.has(key) && !stems.some((stem) => stem !== 'ev-' && key.startsWith(stem)) && !/^ev-(end-deadline|close|strike|withdraw)(-sure)?$/.test(key))).toEqual([]);
});
