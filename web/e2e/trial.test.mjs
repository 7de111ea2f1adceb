/** A game under way tried out from one's own view: against the computer always, against people where they agreed. */
import assert from 'node:assert/strict';

import { isSound } from './checks.mjs';
import { Commander } from './commander.mjs';
import { DESK, PHONE, play } from './stage.mjs';

const FOLDER = process.env.MAESTRE_E2E_FAILED ?? 'shots';
const SCENARIO = 'Aprendizaje';

const room = (player) => new URL(player.page.url()).pathname;
const tryOut = (player) => player.button('Ensayar', { exact: true });

/** Opens a trial, answers there once, and gives its address. */
async function triesOut(player, letter) {
  const live = room(player);
  await player.tab('Mesa');
  player.forget();
  await player.press(tryOut(player));
  await player.page.waitForURL((url) => url.pathname.startsWith('/room/') && url.pathname !== live);
  await player.tab('Órdenes');
  await player.page.getByText('Un ensayo: lo que no veía se ha imaginado').waitFor();
  await player.untilAskedFor(letter);
  const before = player.asked;
  await player.press(player.own('Consejo'));
  await player.press(player.own('Poner las cartas boca abajo'));
  await player.untilAfter(before);
  return room(player);
}

for (const [where, like] of [['desk', DESK], ['phone', PHONE]]) {
  play(`against the computer a game is tried out and one comes back to it, on a ${where}`, async (stage) => {
    const player = await stage.player({ as: Commander, ...like });
    const { page } = player;
    await player.arrive('Ana');
    await player.chooseGame();
    await player.startAgainstBot(SCENARIO, 'Azul');
    await player.untilAskedFor('B');
    const live = room(player);
    await player.tab('Mesa');
    await page.getByRole('heading', { name: '¿Y si…?' }).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${FOLDER}/trial-offered-${where}.png` });
    const { version } = player.asked;
    const trial = await triesOut(player, 'B');
    await page.screenshot({ path: `${FOLDER}/trial-${where}.png` });
    await isSound(page, `a trial on a ${where}`);
    player.forget();
    await player.press(page.getByRole('link', { name: 'Volver a la partida' }));
    await page.waitForURL((url) => url.pathname === live);
    await player.untilAskedFor('B');
    assert.equal(player.asked.version, version, 'the game stands where it stood');
    await player.open('/');
    const row = page.locator(`a[href="${trial}"]`);
    await row.getByText('ensayo', { exact: true }).waitFor();
  });
}

play('of two people who agreed each may try it out, and the other hears nothing of it', async (stage) => {
  const host = await stage.player({ as: Commander, ...DESK });
  const guest = await stage.player({ as: Commander, ...DESK });
  await host.arrive('Ana');
  await host.chooseGame();
  const link = await host.invite(SCENARIO, { side: 'Azul', trials: true });
  await guest.joinByLink(link, 'Ben', { trials: true });
  await host.untilAskedFor('B');
  await guest.untilAskedFor('R');
  const frames = [];
  host.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await host.page.reload();
  await host.untilAskedFor('B');
  const heard = frames.length;
  const trial = await triesOut(guest, 'R');
  await host.page.waitForTimeout(1000);
  const since = frames.slice(heard).filter((frame) => JSON.parse(frame).is !== 'answer');
  assert.deepEqual(since, [], 'the other hears nothing');
  const seen = await Promise.all([host, guest].map(({ page, address }) => page.request.get(`${address}/api/rooms/${trial.split('/').at(-1)}`)));
  assert.deepEqual(seen.map((answer) => answer.status()), [404, 200], 'nobody else sees it');
});

play('who has not agreed is not offered to try it out', async (stage) => {
  const host = await stage.player({ as: Commander, ...DESK });
  const guest = await stage.player({ as: Commander, ...DESK });
  await host.arrive('Ana');
  await host.chooseGame();
  const link = await host.invite(SCENARIO, { side: 'Azul' });
  await guest.joinByLink(link, 'Ben');
  await guest.untilAskedFor('R');
  await guest.tab('Mesa');
  await guest.button('Rendirse').waitFor();
  assert.equal(await tryOut(guest).count(), 0);
});
