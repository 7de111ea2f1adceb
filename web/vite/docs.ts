/**
 * Puts the pages of the documentation that players need into the client, each for itself and in both languages:
 * `virtual:docs` gives their titles and brings them by name, `es/lepanto`. The pages stand once, in `docs/`.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Marked } from 'marked';
import type { Plugin } from 'vite';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../docs');
const LIST = 'virtual:docs';
const LANGUAGES = ['es', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

/** The pages, in the order in which they are listed: how they are called in an address, and their files. */
const PAGES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'first-battle': { es: 'empezar/primera-batalla', en: 'start/first-battle' },
  board: { es: 'jugar/tablero', en: 'play/board' },
  lepanto: { es: 'jugar/lepanto', en: 'play/lepanto' },
  tercios: { es: 'jugar/tercios', en: 'play/tercios' },
  aguila: { es: 'jugar/aguila', en: 'play/aguila' },
  mistral: { es: 'jugar/mistral', en: 'play/mistral' },
  lists: { es: 'jugar/listas', en: 'play/lists' },
  odds: { es: 'jugar/probabilidades', en: 'play/odds' },
  notebook: { es: 'jugar/cuaderno', en: 'play/notebook' },
  tables: { es: 'jugar/mesas', en: 'play/tables' },
  correspondence: { es: 'jugar/correspondencia', en: 'play/correspondence' },
  events: { es: 'jugar/eventos', en: 'play/events' },
  dice: { es: 'dados', en: 'dice' },
  'screen-reader': { es: 'lector-de-pantalla', en: 'screen-reader' },
  rebuilt: { es: 'reconstruido', en: 'rebuilt' },
};

const fileOf = (language: Language, page: string) => join(ROOT, language, `${page}.md`);

/** Where a link of a page leads within the client; empty where it leads to what the client has not. */
function addressOf(href: string, from: string, language: Language): string {
  if (/^https?:/.test(href)) return href;
  const file = posix.join(posix.dirname(from), href.replace(/#.*$/, '')).replace(/\.md$/, '');
  const slug = Object.keys(PAGES).find((one) => PAGES[one]?.[language] === file);
  return slug ? `/help/${slug}` : '';
}

/** Makes HTML of a page. Pictures of the board are left out: whoever reads it here has the board itself. */
export function rendered(text: string, from: string, language: Language): { title: string; html: string } {
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const address = addressOf(href, from, language);
        if (!address) return words;
        return address.startsWith('/') ? `<a href="${address}">${words}</a>` : `<a href="${address}" target="_blank" rel="noopener">${words}</a>`;
      },
      image: () => '',
      table({ header, rows }) {
        const row = (cells: typeof header, tag: string) => `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        return `<div class="table" tabindex="0"><table><thead>${row(header, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`;
      },
    },
  });
  const [, title = ''] = /^# (.+)$/m.exec(text) ?? [];
  const html = marked.parse(text.replace(/^# .+$/m, ''), { async: false });
  return { title, html: html.replaceAll(/<p>\s*<\/p>\n?/g, '') };
}

function read(language: Language, slug: string, watch: (file: string) => void) {
  const page = PAGES[slug]?.[language] ?? '';
  watch(fileOf(language, page));
  return rendered(readFileSync(fileOf(language, page), 'utf8'), page, language);
}

export function docs(): Plugin {
  return {
    name: 'docs',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : null),
    load(id) {
      const watch = (file: string) => this.addWatchFile(file);
      if (id === `\0${LIST}`) {
        const slugs = Object.keys(PAGES);
        const titles = Object.fromEntries(LANGUAGES.map((language) => [language, Object.fromEntries(slugs.map((slug) => [slug, read(language, slug, watch).title]))]));
        const pages = LANGUAGES.flatMap((language) => slugs.map((slug) => `'${language}/${slug}': () => import('${LIST}/${language}/${slug}')`));
        return `export const titles = ${JSON.stringify(titles)};\nexport const pages = {${pages.join(',')}};`;
      }
      if (!id.startsWith(`\0${LIST}/`)) return null;
      const [language, slug = ''] = id.slice(LIST.length + 2).split('/');
      return `export default ${JSON.stringify(read(language as Language, slug, watch).html)};`;
    },
  };
}
