/** The pictures of Tercios for the documentation: a battle by the script, and one that is prepared by hand. */
import { Commander } from './commander.mjs';
import { playScript, sitDown } from './script.mjs';
import { DESKTOP, PHONE } from './stage.mjs';

/** Which answers of the script are worth a picture before they are given, each once. */
const STOPS = [
  { name: 'tercios-plan', seat: 'blue', rule: '2.03', turn: 2, stop: fillPlan },
  { name: 'tercios-plan-phone', seat: 'red', rule: '2.03', stop: fillPlan },
  { name: 'tercios-move', seat: 'blue', rule: '3.05', turn: 2, stop: measure },
  { name: 'tercios-shot', seat: 'blue', rule: '4.08', stop: look },
  { name: 'tercios-charge', seat: 'blue', rule: '5.04', stop: look },
  { name: 'tercios-reaction', seat: 'blue', rule: '2.33', stop: openStanding },
  { name: 'tercios-reaction-phone', seat: 'red', rule: '2.33' },
  { name: 'tercios-mala-guerra', seat: 'blue', rule: '5.33', stop: look },
];

/** Plays the battle with a desk on one side and a phone on the other, and takes pictures on the way. */
export async function battle(somebody, picture) {
  const blue = await somebody(DESKTOP, Commander);
  const red = await somebody(PHONE, Commander);
  await sitDown(blue, red);
  const left = [...STOPS];
  let turn = 0;
  const before = async (step, player) => {
    if (step.rule === '2.03' && step.seat === 'blue') turn += 1;
    const at = left.findIndex((one) => one.seat === step.seat && one.rule === step.rule && (one.turn ?? 1) <= turn);
    if (at < 0) return;
    const [{ name, stop }] = left.splice(at, 1);
    await player.untilAsked(step.rule);
    await stop?.(player, step);
    await picture(player, name);
    await player.page.keyboard.press('Escape');
  };
  await playScript({ blue, red }, { before });
  await blue.page.getByText('Ha ganado usted').waitFor();
  await picture(blue, 'tercios-end');
  await blue.tab('Diario');
  await blue.page.getByRole('log', { name: 'Diario' }).getByText(/invoca la mala guerra/).last().scrollIntoViewIfNeeded();
  await picture(blue, 'tercios-log');
  await blue.leave();
  await red.leave();
}

async function fillPlan(player) {
  await player.press(player.own('Completar el plan'));
}

async function measure(player, step) {
  await player.measure(...step.typed);
  await player.page.getByText(/avanza|se mueve/).first().waitFor();
}

/** Looks at an answer that is weighty, with its odds. */
async function look(player, step) {
  await player.press(player.option(player.asked.ask.choice.options.indexOf(step.answer)));
  await player.considered().getByText('%').first().waitFor({ timeout: 20_000 }).catch(() => undefined);
}

async function openStanding(player) {
  await player.press(player.orders.getByText('Órdenes permanentes'));
}

/** Prepares a battle by hand: a river is laid, and a command is put down Troop by Troop. */
export async function preparation(somebody, picture) {
  const player = await somebody(DESKTOP, Commander);
  await player.sitDownAlone('Los Campos de Gloria', 'guion-1');
  await player.untilAsked('9.12');
  await player.choose(/Río/, 'Comprar: Río');
  await player.untilAsked('9.16');
  await player.put(30, 24, 80);
  await picture(player, 'tercios-scenery');
  await player.press(player.own('Colocar aquí'));
  await player.untilAsked('9.38');
  await player.put(30, 24, 0);
  await player.press(player.own('Colocar aquí'));
  for (let stops = 0; stops < 2; stops += 1) {
    await player.untilAsked('9.12');
    await player.choose('', 'No comprar más');
  }
  await player.untilAsked('9.46');
  await player.pick(0);
  await player.untilAsked('9.48');
  await player.choose(/Desplegar a mano/, /Desplegar a mano/, 1);
  await player.untilAsked('9.51');
  await player.pick(0);
  await player.untilAsked('9.49');
  await player.put(24, player.asked.ask.about.side === 'blue' ? 8 : 40, '');
  await picture(player, 'tercios-deployment');
  await player.leave();
}
