/** Writes `/worker.js`, which keeps the client on the device: what it does, all files of the client, and their version. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { transformWithOxc, type Plugin } from 'vite';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCE = join(ROOT, 'src/offline/worker.ts');
const PUBLIC = join(ROOT, 'public');

/** Puts the names of the files, and a version that changes with any of them, before what the worker does. */
export function preface(files: ReadonlyMap<string, string | Uint8Array>, code: string): string {
  const names = [...files.keys()].sort();
  const digest = createHash('sha256').update(code);
  for (const name of names) digest.update(`${name}\n`).update(files.get(name) ?? '');
  const version = digest.digest('hex').slice(0, 16);
  return `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(names)};\n`;
}

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = new Map<string, string | Uint8Array>();
        for (const one of Object.values(bundle)) {
          const content = one.type === 'chunk' ? one.code : one.source;
          files.set(one.fileName === 'index.html' ? '/' : `/${one.fileName}`, content);
        }
        for (const name of readdirSync(PUBLIC)) files.set(`/${name}`, readFileSync(join(PUBLIC, name)));
        const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
        const script = code.replace(/^export\s*\{\s*\};?$/gm, '');
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: preface(files, script) + script });
      },
    },
  };
}
