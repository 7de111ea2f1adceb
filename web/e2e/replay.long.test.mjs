/** Long games looked back on: the first position is there at once, and any other when it is wanted. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { PYTHON, ROOT } from './server.mjs';
import { play } from './stage.mjs';

/** In seconds, while other tests run beside this one; MAESTRE_E2E_SOON=2 is for a machine that does nothing else. */
const SOON = Number(process.env.MAESTRE_E2E_SOON ?? 6);

play(
  'a whole battle of Lepanto and a year of Mistral show their first position at once and scrub to any point',
  async (stage) => {
    const made = await promisify(execFile)(PYTHON, ['tools/e2e_long.py', stage.database], { cwd: ROOT });
    const games = JSON.parse(made.stdout);
    for (const [game, { room, last }] of Object.entries(games)) {
      const reader = await stage.player({ node: 0 });
      const sizes = [];
      reader.page.on('response', async (answer) => {
        if (answer.url().includes('/replay')) sizes.push((await answer.request().sizes()).responseBodySize);
      });
      await reader.open('/');
      const start = performance.now();
      await reader.open(`/room/${room}/replay`);
      const slider = reader.page.getByRole('slider', { name: 'Momento de la partida' });
      await slider.waitFor();
      const seconds = (performance.now() - start) / 1000;
      stage.context.diagnostic(`${game}: first position after ${seconds.toFixed(2)} s`);
      assert.ok(seconds < SOON, `${game}: ${seconds} s`);
      assert.equal(await slider.getAttribute('max'), String(last));
      assert.equal(await slider.inputValue(), '0');

      const heading = reader.page.getByRole('heading', { level: 1 });
      const said = new Set([await heading.textContent()]);
      for (const version of [last, Math.floor(last / 2), Math.floor(last / 3), 7]) {
        const from = performance.now();
        await slider.fill(String(version));
        await reader.page.waitForFunction(
          ([most]) => {
            const now = Number(document.querySelector('input[type=range]').value);
            return !document.querySelector('.controls [aria-busy=true]') && now <= most && now > most - 60;
          },
          [version],
        );
        said.add(await heading.textContent());
        stage.context.diagnostic(`${game}: version ${version} after ${((performance.now() - from) / 1000).toFixed(2)} s`);
      }
      assert.ok(said.size > 2, `the turns are shown: ${[...said]}`);
      assert.ok(Math.max(...sizes) < 256 * 1024, `no page is large: ${sizes}`);

      const log = reader.page.getByRole('log');
      await slider.fill(String(last));
      await reader.page.waitForFunction(([end]) => document.querySelector('input[type=range]').value === end, [String(last)]);
      const before = await log.getByRole('listitem').count();
      await reader.press(reader.button('Mostrar lo anterior'));
      await reader.page.waitForFunction(([count]) => document.querySelectorAll('[role=log] li').length > count, [before]);
    }
  },
);
