/** A phase is left to the doctrine on a measured table, in Tercios and in Águila. */
import { General } from './aguila.general.mjs';
import { Commander } from './commander.mjs';
import { play } from './stage.mjs';

play('the cards and the goes of a turn of Tercios are left to the doctrine', async (stage) => {
  const player = await stage.player({ as: Commander });
  await player.arrive('Beatriz');
  await player.chooseGame();
  await player.startAgainstBot('Aprendizaje', 'Azul');
  await player.untilAsked('2.03');
  await leavePhase(player);
  await untilGo(player);
  await leavePhase(player);
  await player.page.locator('h1', { hasText: /^Turno 2\b/ }).waitFor({ timeout: 60_000 });
});

play('a phase of Águila is left to the doctrine', async (stage) => {
  const player = await stage.player({ as: General });
  await player.arrive('Beatriz');
  await player.chooseGame();
  await player.startAgainstBot('Aprendizaje (nuestro)', 'Azul');
  const facts = player.page.locator('header .facts p');
  while (!player.asked.ask) await player.page.waitForTimeout(30);
  const before = await facts.innerText();
  await leavePhase(player);
  await facts.filter({ hasNotText: before.split(' · ')[0] }).waitFor({ timeout: 60_000 });
});

async function leavePhase(player) {
  const card = player.orders.locator('details.leave');
  if (!(await card.getByRole('checkbox').first().isVisible())) await player.press(card.locator('summary'));
  await player.press(card.getByRole('checkbox', { name: 'Lo que queda de esta fase' }));
}

/** Lets blue begin if it may say so, and waits for its go. */
async function untilGo(player) {
  while (player.asked.ask?.rule !== '2.07') {
    if (player.asked.ask?.rule === '2.06') await player.pick(0);
    await player.page.waitForTimeout(30);
  }
}
