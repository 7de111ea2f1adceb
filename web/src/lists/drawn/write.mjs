/** Writes lists that chance tapped together, and texts, as lines of JSON: `node src/lists/drawn/write.mjs FOLDER LISTS TEXTS SEED`. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const [folder = 'build/lists', lists = '2000', texts = '500', seed = '1'] = process.argv.slice(2);

const built = mkdtempSync(join(tmpdir(), 'lists-'));
const output = { entryFileNames: 'all.mjs' };
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  root: resolve(HERE, '../../..'),
  build: { ssr: join(HERE, 'all.ts'), outDir: built, emptyOutDir: true, target: 'node20', rolldownOptions: { output } },
});
const { drawnOf } = await import(pathToFileURL(join(built, 'all.mjs')).href);
mkdirSync(folder, { recursive: true });
for (const game of ['tercios', 'aguila']) {
  const catalogue = JSON.parse(readFileSync(join(HERE, `../catalogue/${game}.json`), 'utf8'));
  const lines = [];
  for (const one of drawnOf(game, catalogue, { lists: Number(lists), texts: Number(texts) }, Number(seed))) lines.push(`${JSON.stringify(one)}\n`);
  writeFileSync(join(folder, `${game}.jsonl`), lines.join(''));
}
rmSync(built, { recursive: true });
