/** All sentences that can be shown, in both languages, read from the files that the client is built with. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse } from '@fluent/syntax';

const FOLDERS = ['../src/', ...['play', 'opponents', 'server', 'games'].map((part) => `../../src/maestre/${part}/`)];
/** Shorter pieces of a sentence may well be the same in both languages, or part of another word. */
const LEAST = 9;

function files(language) {
  return FOLDERS.flatMap((folder) => {
    const place = fileURLToPath(new URL(folder, import.meta.url));
    return readdirSync(place, { recursive: true })
      .filter((name) => name.endsWith(`${language}.ftl`))
      .map((name) => readFileSync(join(place, name), 'utf8'));
  });
}

const messages = (language) =>
  files(language).flatMap((text) => parse(text, {}).body.filter((one) => one.type === 'Message'));

/** The pieces of text of a pattern, those inside its variants too. */
function* pieces(node) {
  if (!node || typeof node !== 'object') return;
  if (node.type === 'TextElement') yield node.value;
  for (const part of Array.isArray(node) ? node : Object.values(node)) yield* pieces(part);
}

/** Every piece of text that a language has, long enough to tell it by. */
export function sentences(language) {
  const found = messages(language).flatMap((message) => [...pieces(message.value)]);
  return [...new Set(found.flatMap((text) => text.split('\n')).map((text) => text.trim()))].filter(
    (text) => text.length >= LEAST && /[a-zá-ú]{3}/i.test(text),
  );
}

const KEYS = new Set(['es', 'en'].flatMap((language) => messages(language).map((message) => message.id.name)));
const SAID = { es: sentences('es'), en: sentences('en') };

/** The pieces of the other language that stand in a text. */
export function foreignWords(words, language) {
  const own = SAID[language === 'en' ? 'es' : 'en'];
  const whole = words.replaceAll(/\s+/g, ' ');
  return SAID[language].filter((text) => stands(whole, text) && !own.some((other) => other.includes(text)));
}

/** Whether a piece stands in a text as words of its own, not inside a longer word. */
function stands(whole, text) {
  const escaped = text.replaceAll(/\s+/g, ' ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\p{L})${escaped}(?!\p{L})`, 'u').test(whole);
}

/** What looks like the name of a sentence instead of a sentence. */
export function rawKeys(words) {
  const shaped = words.match(/(?<![\w/.-])[a-z]+(?:-[a-z0-9]+)+(?![\w/-])/g) ?? [];
  const meant = (word) => !KEYS.has(word) && [...SAID.es, ...SAID.en].some((text) => text.includes(word));
  return [...new Set(shaped)].filter((word) => !meant(word));
}
