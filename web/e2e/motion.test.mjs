/** Motion as motion: frames of the visible page while the largest board is moved, at rest and while something is played. */
import assert from 'node:assert/strict';

import { play } from './stage.mjs';

/** The median frame may take so many milliseconds. */
const SMOOTH = 20;
/** Other work on the machine is no fault of the page: the best of so many goes counts. */
const GOES = 5;
const STEPS = 60;

/** Drags the board to and fro, and gives how long each frame took meanwhile. */
async function pan(player) {
  const box = await player.board.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 40];
  await player.page.evaluate(() => {
    window.frames_ = [];
    let last = performance.now();
    const note = (now) => {
      window.frames_.push(now - last);
      last = now;
      window.noting = requestAnimationFrame(note);
    };
    window.noting = requestAnimationFrame(note);
  });
  await player.page.mouse.move(x, y);
  await player.page.mouse.down();
  for (let step = 0; step < STEPS; step += 1) await player.page.mouse.move(x + 200 * Math.sin(step / 6), y - 100 * Math.sin(step / 9), { steps: 1 });
  await player.page.mouse.up();
  return player.page.evaluate(() => {
    cancelAnimationFrame(window.noting);
    return window.frames_;
  });
}

async function smoothest(player, what) {
  const medians = [];
  for (let go = 0; go < GOES && !(Math.min(...medians) < SMOOTH); go += 1) {
    const frames = (await pan(player)).sort((one, other) => one - other);
    medians.push(frames[Math.floor(frames.length / 2)]);
  }
  console.log(`${what}: median frame ${medians.map((one) => one.toFixed(1)).join(', ')} ms`);
  return Math.min(...medians);
}

play('227 ships are moved smoothly, also while something is played', async (stage) => {
  const player = await stage.player({ watches: true });
  await player.arrive('Juan');
  await player.startAgainstBot('La batalla entera');
  await player.turn();
  assert.ok((await player.fleet()).length > 220, 'the whole battle');
  assert.ok((await smoothest(player, 'at rest')) < SMOOTH);

  await player.untilSeen(player.page.locator('[data-way^=I]').first());
  assert.ok((await smoothest(player, 'while the enemy moves')) < SMOOTH);
  assert.ok(await player.page.getByRole('group', { name: 'Lo que ocurre' }).isVisible(), 'it was still being played');
});
