import { describe, expect, test } from 'vitest';

import { written } from './numbers';
import { Words } from './words.svelte';
/** The same as the terminal is tested with: `tests/play/numbers.json`. */
import cases from '../../../tests/play/numbers.json';

describe.each(cases.map((one) => [one.value, one] as const))('%d', (value, one) => {
  test.each(['es', 'en'] as const)('is written in %s as in the terminal', (language) => {
    expect(written(value, language, { maximumFractionDigits: one.places })).toBe(one[language]);
  });
});

test('a number in a sentence is written so too, and still says whether there is one', async () => {
  const words = new Words();
  const points = { es: '1000 de 12\u00a0345 puntos', en: '1,000 of 12,345 points' };
  const pieces = { es: ['1 día', '2 días'], en: ['1 day', '2 days'] };
  for (const language of ['es', 'en'] as const) {
    await words.speak(language);
    expect([1, 2].map((count) => words.say('ui-days', { count }))).toEqual(pieces[language]);
    expect(words.say('ui-list-points', { points: 1000, limit: 12_345 })).toBe(points[language]);
  }
});
