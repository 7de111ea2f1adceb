/** How much comes before somebody sees the lobby: on a phone in the country every kilobyte is time. */
import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';

import { play } from './stage.mjs';

const LOBBY = 80_000;

play('the lobby comes with less than 80 kB, and words of a game only when it is played', async (stage) => {
  const player = await stage.player();
  const came = new Map();
  player.page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) came.set(pathname, gzipSync(await response.body()).length);
  });
  await player.open();
  await player.page.getByRole('region', { name: 'Nueva partida' }).waitFor();
  await player.page.waitForLoadState('networkidle');
  const total = [...came.values()].reduce((sum, one) => sum + one, 0);
  console.log(`the lobby: ${came.size} files, ${total.toLocaleString('en')} bytes`);
  assert.ok(total > 20_000 && total < LOBBY, `${total} bytes: ${JSON.stringify([...came])}`);
  const before = came.size;
  await player.page.getByLabel('Su nombre').fill('Ana');
  await player.playSmallBattle();
  assert.ok(came.size > before, 'the board and its words come with the game');
});
