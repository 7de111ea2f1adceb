/** A bot that thinks: it says so, once to who listens, can be hurried, and one that answers at once says nothing. */
import assert from 'node:assert/strict';

import { call } from './call.mjs';
import { DESK, PHONE, play } from './stage.mjs';

const FOLDER = process.env.MAESTRE_E2E_FAILED ?? 'shots';

/** Sits down as the Islamic captain of Lepanto against a bot of this level, which begins. */
async function against(player, level) {
  await player.arrive('Ana');
  await call(player.page, 'POST', '/api/session/guest', { name: 'Ana', language: 'es' });
  const { commitment } = await call(player.page, 'POST', '/api/commitments', { game: 'lepanto' });
  const form = { game: 'lepanto', scenario: 'learning', mine: ['islamic'], bots: { christian: level }, entropy: 'sal', commitment };
  const { id } = await call(player.page, 'POST', '/api/rooms', form);
  await player.open(`/room/${id}`);
  await player.page.locator('.header .seats').waitFor({ state: 'attached' });
}

for (const [where, like] of [['desk', DESK], ['phone', PHONE]]) {
  play(`a maestre says that it thinks, and is hurried, on a ${where}`, async (stage) => {
    const player = await stage.player({ ...like, watches: true });
    const { page } = player;
    const sent = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    await against(player, 'maestre');
    const sign = page.locator('[data-control=thinking]');
    await sign.waitFor();
    assert.equal(await page.getByRole('status').filter({ hasText: 'la máquina está pensando' }).count(), 1);
    await page.screenshot({ path: `${FOLDER}/thinking-${where}.png` });
    const side = await page.locator('.header').evaluate((header) => header.scrollWidth - header.clientWidth);
    assert.ok(side <= 0, `the header is ${side} pixels too wide`);
    const hurry = sign.getByRole('button', { name: 'Meter prisa' });
    await hurry.click();
    assert.ok(sent.some((frame) => JSON.parse(frame).call?.is === 'hurry'));
  });
}

play('a veteran answers at once, and nothing is said of its thinking', async (stage) => {
  const player = await stage.player(DESK);
  const { page } = player;
  await against(player, 'veteran');
  await page.waitForTimeout(3000);
  assert.equal(await page.locator('[data-control=thinking]').count(), 0);
});
