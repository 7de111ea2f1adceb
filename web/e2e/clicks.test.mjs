/** The whole battle: a sensible first turn of the Christian fleet in few clicks. */
import assert from 'node:assert/strict';

import { play } from './stage.mjs';

const MOST_CLICKS = 40;
const LEAST_SHIPS = 80;

play('a sensible first turn of the whole Christian fleet takes fewer than 40 clicks', async (stage) => {
  const player = await stage.player();
  await player.arrive('Juan');
  await player.startAgainstBot('La batalla entera');
  await player.tow().or(player.orders.getByRole('button', { name: 'Consejo' })).first().waitFor();
  const before = await player.fleet();
  player.pressed = 0;

  await player.turn();
  await player.until('1 Liga Santa movimiento');
  let moved = 0;
  for (const squadron of await player.squadrons().all()) {
    if (/\b0\/\d/.test(await squadron.innerText())) continue;
    await player.press(squadron);
    moved += await player.order('Avanzar');
  }
  await player.endPhase();
  await player.turn();
  if (await player.allAble().isVisible()) {
    await player.selectAll();
    await player.order('Cañones');
  }
  await player.endPhase();
  await player.endPhase();

  const clicks = player.pressed;
  const after = await player.fleet();
  const places = new Map(before.map((told) => [told.split(',')[0], hexOf(told)]));
  const elsewhere = after.filter((told) => told.includes('Liga Santa') && hexOf(told) !== places.get(told.split(',')[0]));
  stage.context.diagnostic(`${clicks} clicks, ${elsewhere.length} ships of ${before.length} moved`);
  assert.ok(clicks < MOST_CLICKS, `${clicks} clicks`);
  assert.ok(moved >= LEAST_SHIPS, `${moved} ships followed`);
  assert.ok(elsewhere.length >= LEAST_SHIPS, `${elsewhere.length} ships are elsewhere`);
});

const hexOf = (told) => /hexágono (\d+)/.exec(told)?.[1];
