/** Positions drawn from recorded games, each in a room of its own where somebody must answer. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { PYTHON, ROOT } from './server.mjs';
import { PHONE } from './stage.mjs';

/** The screens that a room is looked at on. */
export const SCREENS = {
  '390x844': PHONE,
  '844x390': { ...PHONE, viewport: { width: 844, height: 390 } },
  '1280x800': { viewport: { width: 1280, height: 800 } },
  '1920x1080': { viewport: { width: 1920, height: 1080 } },
};

/** Opens rooms at so many positions of each game, drawn by a seed. */
export function drawn(running, count, seed, games = []) {
  return opened(running, [String(count), seed, ...games]);
}

/** Opens rooms at positions that are named: the record, and how much of the game has been played, such as `lepanto-learning-doctrine-0:0.4`. */
export function named(running, places) {
  return opened(running, ['at', ...places]);
}

async function opened({ database, environment }, wanted) {
  const made = await promisify(execFile)(PYTHON, ['tools/e2e_positions.py', database, ...wanted], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    maxBuffer: 1 << 24,
  });
  return made.stdout.trim().split('\n').map((line) => JSON.parse(line));
}

/** Sits down in a room as whoever must answer there, and waits until all of it is drawn. */
export async function enter(player, { room, session }) {
  const { page, address } = player;
  await page.context().addCookies([{ name: 'maestre', value: session, url: address }]);
  await player.open(`/room/${room}`);
  await page.locator('.game-panel').waitFor();
  await page.locator('section.board svg.sheet').first().waitFor({ state: 'attached' });
  await settled(page);
}

/** Waits until nothing on the page has changed for a moment. */
export function settled(page, quiet = 350, most = 6000) {
  return page.evaluate(
    ([pause, end]) =>
      new Promise((done) => {
        const until = performance.now() + end;
        let last = performance.now();
        const watcher = new MutationObserver(() => (last = performance.now()));
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        const look = () => {
          const now = performance.now();
          if (now - last < pause && now < until) return void setTimeout(look, 40);
          watcher.disconnect();
          done(undefined);
        };
        look();
      }),
    [quiet, most],
  );
}
