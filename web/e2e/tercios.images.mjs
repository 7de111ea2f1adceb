/** The pictures of Tercios for the documentation: a battle by the script, as far as it is shown. */
import { Commander } from './commander.mjs';
import { playScript, sitDown } from './script.mjs';
import { DESK, PHONE } from './stage.mjs';

/** Which answers of the script are worth a picture before they are given, each once. */
const STOPS = [
  { name: 'tercios-plan', seat: 'blue', rule: '2.03', turn: 2, stop: fillPlan },
  { name: 'tercios-move', seat: 'blue', rule: '3.05', turn: 2, stop: measure },
  { name: 'tercios-charge', seat: 'blue', rule: '5.04', stop: look },
  { name: 'tercios-reaction-phone', seat: 'red', rule: '2.33' },
];

/** Plays the battle with a desk on one side and a phone on the other, and takes pictures on the way. */
export async function battle(somebody, picture) {
  const blue = await somebody(DESK, Commander);
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
