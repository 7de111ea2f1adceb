/** One person against the computer, with everything that helps: advice, odds, taking back, reasons, leaving it to others. */
import assert from 'node:assert/strict';

import { play } from './stage.mjs';

play('somebody plays two turns against the computer and uses all that helps', async (stage) => {
  const player = await stage.player();
  await player.arrive('Juan');
  await player.startAgainstBot('Aprendizaje');
  await player.turn();

  await takesAdvice(player);
  await takesBack(player);
  await isRefusedWithItsRule(player);
  await player.delegateUntilAttack();
  await seesTheOdds(player);
  const turns = Math.max(2, Number.parseInt(await player.moment(), 10));
  while (Number.parseInt(await player.moment(), 10) <= turns) {
    await player.turn(60_000);
    await player.delegate();
    await player.until((moment) => moment.includes('Liga Santa'), 60_000);
  }
  const log = await player.log();
  assert.ok(log.some((line) => line.startsWith('IC-')), 'the computer has moved');
});

async function takesAdvice(player) {
  const before = await player.fleet();
  const advice = await player.hint();
  assert.match(advice, /^C[A-Z]-[GA]\d+/m, 'the advice names a ship of ours');
  await player.press(player.button('Hacerlo'));
  await player.untilFleet((fleet) => fleet.join() !== before.join());
}

async function takesBack(player) {
  const before = await player.fleet();
  await player.selectAll();
  assert.ok((await player.order('Avanzar')) > 0);
  assert.notDeepEqual(await player.fleet(), before);
  await player.undo();
  await player.untilFleet((fleet) => fleet.join() === before.join());
}

/** A ship that has moved cannot move again, and the screen says by which rule. */
async function isRefusedWithItsRule(player) {
  await player.selectAll();
  assert.ok((await player.order('Avanzar')) > 0);
  await player.order('Avanzar');
  const report = player.report();
  await report.getByText(/no han? podido/).click();
  const reason = report.getByRole('listitem').filter({ hasText: /ya ha movido en esta fase/ }).first();
  await player.press(reason.getByRole('button', { name: /^regla / }));
  const rule = player.page.getByRole('dialog');
  await rule.getByRole('heading', { name: /§|Regla/ }).waitFor();
  assert.ok((await rule.innerText()).length > 80, 'the rule is told, not only named');
  await player.press(rule.getByRole('button', { name: 'Cerrar' }));
}

/** Before an attack its chances are shown; they add up, and nothing happens when it is cancelled. */
async function seesTheOdds(player) {
  const before = await player.fleet();
  const odds = await player.prepareAttack();
  const whole = odds.reduce((sum, [, percent]) => sum + percent, 0);
  assert.ok(odds.length >= 2 && Math.abs(whole - 100) <= odds.length, `the odds add up: ${JSON.stringify(odds)}`);
  await player.press(player.considered().getByRole('button', { name: 'Cancelar' }));
  assert.deepEqual(await player.fleet(), before);
  await player.prepareAttack();
  await player.press(player.considered().getByRole('button', { name: 'Atacar' }));
  await player.considered().waitFor({ state: 'detached' });
  const told = (await player.log()).at(-1);
  assert.match(told, /^C.*(dispara|hunde|abordaje|espolón|trabado)/);
}
