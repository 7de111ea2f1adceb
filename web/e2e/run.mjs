/** Runs the end-to-end tests, all or those that are named, on one server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startServer } from './server.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.mjs'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))
  .map((name) => join(folder, name));

const { stop, ...places } = await startServer();
const env = { ...process.env, MAESTRE_E2E: JSON.stringify(places) };

/** Runs the tests of one file, says what they said, and whether all passed. */
async function passes(file) {
  const tests = spawn(process.execPath, ['--test', '--test-reporter=spec', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  let said = '';
  tests.stdout.on('data', (piece) => (said += piece));
  const [code] = await once(tests, 'close');
  console.log(said);
  return code === 0;
}

async function failing(files, abreast) {
  const left = [...files];
  const failed = [];
  await Promise.all(
    Array.from({ length: abreast }, async () => {
      for (let file = left.shift(); file; file = left.shift()) if (!(await passes(file))) failed.push(file);
    }),
  );
  return failed;
}

let failed = await failing(files, 2);
if (failed.length) {
  console.log(`Once more, alone, what failed beside others: ${failed.join(' ')}`);
  failed = await failing(failed, 1);
}
console.log(failed.length ? `FAILED: ${failed.join(' ')}` : `${files.length} files passed`);
const sound = await stop();
process.exitCode = failed.length === 0 && sound ? 0 : 1;
