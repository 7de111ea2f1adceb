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

const { addresses, stop } = await startServer();
const tests = spawn(
  process.execPath,
  ['--test', '--test-concurrency=2', '--test-reporter=spec', ...files],
  { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, MAESTRE_E2E: JSON.stringify(addresses) } },
);
const [code] = await once(tests, 'exit');
const sound = await stop();
process.exitCode = code || !sound ? 1 : 0;
