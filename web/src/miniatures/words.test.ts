import { expect, it } from 'vitest';

import es from './es.ftl?raw';

const sources = import.meta.glob(['./*.{svelte,ts}', '../games/tercios/*.{svelte,ts}', '../answering/*.{svelte,ts}', '!./*.test.ts', '!../games/tercios/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

it('every sentence that measured tables share is said by some part', () => {
  const code = Object.values(sources).join('\n');
  const keys = [...es.matchAll(/^(measured-[\w-]+) =/gm)].map(([, key]) => key as string);
  const stems = [...code.matchAll(/`(measured-[a-z-]*)\$\{/g)].map(([, stem]) => stem as string);
  expect(keys.length).toBeGreaterThan(60);
  expect(keys.filter((key) => !code.includes(`'${key}'`) && !stems.some((stem) => key.startsWith(stem)))).toEqual([]);
});
