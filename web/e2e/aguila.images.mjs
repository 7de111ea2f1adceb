/** The pictures of Águila for the documentation: a battle by the script. */
import { General } from './aguila.general.mjs';
import { playScript, scripted, sitDown } from './script.mjs';
import { DESK, PHONE } from './stage.mjs';

const script = scripted('aguila.battle.json');
const HILL = 'Tomar la colina';
/** The guns of blue, by the first of them. */
const BATTERY = 'B1-2';

/** Which answers of the script are worth a picture before they are given, each once. */
const STOPS = [
  { name: 'aguila-opening', seat: 'blue', rule: '5.02', stop: formUp },
  { name: 'aguila-way', seat: 'blue', rule: '3.05', turn: 2, stop: plot },
  { name: 'aguila-fire', seat: 'blue', rule: '7.01', turn: 2, when: ({ answer }) => (answer[BATTERY] ?? 'hold') !== 'hold', stop: aim },
  { name: 'aguila-charge', seat: 'blue', rule: '2.10', when: ({ answer }) => answer.verb === 'charge', stop: threaten },
  { name: 'aguila-square-phone', seat: 'red', rule: '8.09', stop: weigh },
];

/** Plays the battle with a desk on one side and a phone on the other, and takes pictures on the way. */
export async function battle(somebody, picture) {
  const blue = await somebody(DESK, General);
  const red = await somebody(PHONE, General);
  await sitDown(blue, red, { script, scenario: HILL });
  const left = [...STOPS];
  let turn = 0;
  const before = async (step, player) => {
    if (step.rule === '2.06') turn += 1;
    const at = left.findIndex(
      (one) => one.seat === step.seat && one.rule === step.rule && (one.turn ?? 0) <= turn && (one.when?.(step) ?? true),
    );
    if (at < 0) return;
    const [{ name, stop }] = left.splice(at, 1);
    await player.untilAsked(step.rule);
    await stop?.(player, step);
    await picture(player, name);
    await player.page.keyboard.press('Escape');
  };
  await playScript({ blue, red }, { script, before });
  await blue.page.getByText('Ha ganado usted').waitFor();
  await blue.tab('Diario');
  const rout = blue.page.locator('//li[contains(., "derrotada")][following-sibling::li[1][contains(., "Se pierde")]]').first();
  await blue.press(rout.getByText(/derrotada/));
  const line = await rout.elementHandle();
  await picture(blue, 'aguila-rout', { shows: () => line.scrollIntoViewIfNeeded() });
  await blue.leave();
  await red.leave();
}

async function formUp(player, step) {
  for (const unit of Object.keys(step.answer)) await player.press(player.card('Formaciones').getByRole('radiogroup', { name: new RegExp(`${unit}$`) }).getByRole('radio').first());
}

async function plot(player, step) {
  await player.plot(step.legs);
}

/** Aims everybody, the battery last. */
async function aim(player, step) {
  await player.aim(step.answer);
  await player.select(BATTERY);
}

/** Looks at a charge, with its odds. */
async function threaten(player, step) {
  await player.threaten(step.answer);
  await weighed(player);
}

/** Looks at a reaction, with its odds. */
async function weigh(player, step) {
  await player.press(player.option(player.asked.ask.choice.options.indexOf(step.answer)));
  await weighed(player);
}

async function weighed(player) {
  await player.considered().getByText('Calculando').waitFor({ state: 'detached' });
}
