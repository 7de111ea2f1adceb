import { expect, test } from 'vitest';

import { loadRules, ruleHere } from './rules';
import { loadLists } from './load';

const sources = import.meta.glob(['./{tercios,aguila}/{judge,officers,staff,text}.ts'], { query: '?raw', import: 'default', eager: true }) as Record<string, string>;

test.each(['tercios', 'aguila'])('every rule that a flaw of %s may name is there without a server', async (game) => {
  const code = Object.entries(sources).filter(([path]) => path.includes(game)).map(([, text]) => text).join('\n');
  const named = new Set([...code.matchAll(/'(\d+\.\d\d)'/g)].map(([, rule]) => rule as string));
  expect(named.size).toBeGreaterThan(8);
  for (const rule of named) expect(await ruleHere(game, rule), rule).toMatchObject({ id: rule });
});

test('every virtue and quality of a leader of Tercios says what it does, in both languages', async () => {
  const [rules, { catalogue }] = await Promise.all([loadRules('tercios'), loadLists('tercios')]);
  const names = [...catalogue.virtues.map((id) => `virtue-${id}`), ...[...catalogue.qualities.keys()].map((id) => `quality-${id}`)];
  expect(names.length).toBe(73);
  for (const name of names) expect(rules.meaning(name, 'es') && rules.meaning(name, 'en'), name).toBeTruthy();
});

test('a game without lists has no such rules', async () => {
  expect(await ruleHere('lepanto', '7.1.a')).toBeUndefined();
});
