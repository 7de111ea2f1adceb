/** The pictures of Mistral for the documentation: the first Battle of the scripted winter and what leads to it. */
import { Admiral } from './mistral.admiral.mjs';
import { playScript, scripted, sitDown } from './script.mjs';
import { DESK, PHONE } from './stage.mjs';

const whole = scripted('mistral.season.json');
/** As far as it is needed here: until fire is opened. */
const script = { ...whole, steps: whole.steps.slice(0, whole.steps.findIndex((step) => step.rule === 'IC.8.33') + 1) };
const MOST_ASKED = 5;

/** Which answers of the script are worth a picture before they are given, each once. */
const STOPS = [
  { name: 'mistral-course', seat: 'british', rule: 'S.10', when: ({ answer }) => 'british_grand' in answer, stop: bind },
  { name: 'mistral-odds', seat: 'british', rule: 'IC.8.12.b', when: ({ answer }) => answer?.verb === 'attack', stop: weigh },
];

/** Plays the beginning of the winter with a desk on one side and a phone on the other, and takes pictures on the way. */
export async function winter(somebody, picture) {
  const british = await somebody(DESK, Admiral);
  const bourbon = await somebody(PHONE, Admiral);
  await sitDown(british, bourbon, { script, scenario: 'Invierno de 1744: ante Tolón', side: 'Flota Británica' });
  const left = [...STOPS];
  const before = async (step, player) => {
    const at = left.findIndex((one) => one.seat === step.seat && one.rule === step.rule && one.when(step));
    if (at < 0 || step.orders) return;
    const [{ name, stop }] = left.splice(at, 1);
    await player.untilAsked(step.rule);
    await player.untilOffered();
    await stop(player, step);
    await picture(player, name);
    await player.show('Ahora');
    await player.page.keyboard.press('Escape');
  };
  await playScript({ british, bourbon }, { script, before });
  await british.leave();
  await bourbon.leave();
}

/** Looks at where a stack might be bound. */
async function bind(player) {
  await player.press(player.own(/^Gran Flotilla/));
  await player.page.waitForTimeout(500);
}

/** Looks at an attack, with its odds; a machine with much to do may have to be asked again. */
async function weigh(player) {
  const odds = player.considered().getByText('%').first();
  for (let asked = 0; asked < MOST_ASKED && !(await odds.isVisible()); asked += 1) {
    if (asked) await player.press(player.considered().getByRole('button', { name: 'Volver' }));
    await player.press(player.answers().locator('button.answer').first());
    await player.considered().getByText('Calculando').waitFor({ state: 'detached' });
  }
}
