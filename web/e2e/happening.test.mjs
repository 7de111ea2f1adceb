/** What happens is seen: dice before what they led to, the enemy's turn at a pace, and nothing of it too early. */
import assert from 'node:assert/strict';

import { pace, watch, watched } from './frames.mjs';
import { picture, play } from './stage.mjs';

const LABELS = /^(hundido|falla|rechazado|eliminado|ambos perdidos)$/;

play('a shot is seen as it happens, and the turn of the enemy is played, paused, skipped and taken up again', async (stage) => {
  const player = await stage.player({ watches: true });
  await player.arrive('Juan');
  await player.startAgainstBot('Aprendizaje');
  await pace(player, 0);
  await player.delegateUntilAttack();
  await pace(player, 1);
  await player.turn();
  await seesAShot(player);
  await seesTheEnemy(player);
});

async function seesAShot(player) {
  await player.prepareAttack();
  const [shooter, target] = (await player.considered().innerText()).match(/[CI]C-[A-Z]\d+/g);
  await watch(player);
  await player.press(player.considered().getByRole('button', { name: 'Atacar' }));
  await player.page.locator('[data-beat=throw]').waitFor();
  await picture(player, 'happening-throw');
  await player.page.locator('[data-beat=deed]').waitFor();
  await picture(player, 'happening-result');
  await player.turn();
  const seen = await watched(player);

  const first = (fits) => seen.findIndex(fits);
  const throwing = first(({ beat, settled }) => beat === 'throw' && !settled);
  const lying = first(({ beat, settled }) => beat === 'throw' && settled);
  const known = first(({ beat }) => beat === 'deed');
  assert.ok(0 <= throwing && throwing < lying && lying < known, `dice fall, lie, and then it is known: ${[throwing, lying, known]}`);
  assert.ok(seen[lying].at - seen[throwing].at > 250, 'dice take their time to fall');
  assert.match(seen[lying].needs, /^necesita [1-6]/, 'what they need is said');
  assert.ok(seen[throwing].aims > 0, 'the shot has its line');

  const { header, panel, spoken, ships } = seen[throwing];
  for (const early of seen.slice(throwing, known)) {
    assert.equal(early.label, '', 'no result beside the dice');
    assert.equal(early.header, header, 'the score is as before');
    assert.equal(early.panel, panel, 'nothing is told yet');
    assert.equal(early.spoken, spoken, 'nor said aloud');
    assert.deepEqual(Object.keys(early.ships), Object.keys(ships), 'all ships are there');
    assert.equal(early.asked, false, 'nothing is asked');
  }
  assert.match(seen[known].label, LABELS);
  assert.ok(seen[known].dice, 'the dice stand beside what they led to');
  const [x, y] = seen[known].spot;
  const near = [shooter, target].some((ship) => Math.hypot(x - ships[ship][0], y - ships[ship][1]) < 110);
  assert.ok(near, 'the result stands beside one of the two');
  assert.ok(seen[known].panel.includes(target), 'and in words in the panel');
  assert.ok(seen[known].spoken.includes(target), 'and is said aloud');
}

async function seesTheEnemy(player) {
  const controls = player.page.getByRole('group', { name: 'Lo que ocurre' });
  const enemy = player.page.locator('[data-way^=IC]').first();
  await player.untilSeen(enemy);
  await picture(player, 'happening-enemy');

  await player.press(controls.getByRole('button', { name: 'Pausa' }));
  const told = () => player.page.getByRole('region', { name: 'Lo que ocurre' }).innerText();
  const left = async () => Number(await controls.getAttribute('data-left'));
  const still = async () => `${(await player.fleet()).length} ships: ${await told()}`;
  const [stood, waiting] = [await still(), await left()];
  await player.page.waitForTimeout(1500);
  assert.equal(await still(), stood, 'nothing happens while it is paused');
  assert.ok((await left()) >= waiting, 'and nothing is played of what is left; the enemy may add to it');
  await player.press(controls.getByRole('button', { name: 'Siguiente' }));
  assert.notEqual(await still(), stood, 'one step further something has happened');
  await player.press(controls.getByRole('button', { name: 'Seguir' }));
  await player.page.waitForTimeout(500);
  await player.press(controls.getByRole('button', { name: 'Saltar al final' }));
  await controls.waitFor({ state: 'detached' });

  await player.turn();
  const since = player.page.getByRole('status').filter({ hasText: 'Desde su último turno' });
  await player.press(since.getByRole('button', { name: 'Verlas' }));
  await controls.waitFor();
  await player.key('Escape');
  await controls.waitFor({ state: 'detached' });

  await player.turn();
  const before = await places(player);
  await watch(player);
  await player.untilSeen(enemy);
  await controls.waitFor({ state: 'detached' });
  const seen = await watched(player);
  const went = new Set(seen.flatMap(({ ways }) => ways));
  const after = await places(player);
  const moved = Object.keys(after).filter((ship) => ship.startsWith('IC') && before[ship] !== after[ship]);
  assert.ok(moved.length > 0, 'the enemy has moved');
  assert.deepEqual(moved.filter((ship) => !went.has(ship)), [], 'every ship of the enemy that moved was seen to go');
  assert.ok(seen.every(({ beat, ways, asked }) => !asked || (!beat && ways.length === 0)), 'nothing is asked while something is played');
}

/** The hex of each ship. */
async function places(player) {
  return Object.fromEntries((await player.fleet()).map((told) => [told.split(',')[0], /hexágono (\d{4})/.exec(told)?.[1]]));
}
