/** The server that the tests play on: one for the whole run, or one of its own for a test that runs alone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN_PYTHON = `${ROOT}.venv/bin/python`;
export const PYTHON = process.env.PYTHON ?? (existsSync(OWN_PYTHON) ? OWN_PYTHON : 'python3');

/** Starts a server; `stop` takes it down and tells whether it ran without failing. */
export async function startServer() {
  const child = spawn(PYTHON, ['tools/e2e_server.py'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const said = once(createInterface(child.stdout), 'line');
  const [line] = await Promise.race([said, ended.then(() => [''])]);
  if (!line) throw new Error('the server did not start: are PostgreSQL and NATS running?');
  const stop = async () => {
    child.stdin.end();
    const [code] = await ended;
    return code === 0;
  };
  return { ...JSON.parse(line), stop };
}

/** The addresses of the two web nodes (`addresses`), of the `database` and of the `mailbox`, what a command line needs to reach them, and how to leave them. */
export async function server() {
  const given = process.env.MAESTRE_E2E;
  return given ? { ...JSON.parse(given), stop: async () => true } : startServer();
}
