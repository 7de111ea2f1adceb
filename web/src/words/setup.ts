/** Tests of what people see begin with all words at hand. */
import { sets } from 'virtual:words';

import type { Language } from './words.svelte';

if (typeof document !== 'undefined') {
  const { fetchWords } = await import('./words.svelte');
  await Promise.all(
    Object.keys(sets).map((name) => {
      const [language, set] = name.split('/') as [Language, string];
      return fetchWords(language, set);
    }),
  );
}
