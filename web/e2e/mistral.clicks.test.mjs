/** A quiet Turn of Mistral: stacks keep their courses, and standing orders answer what is asked again and again. */
import assert from 'node:assert/strict';

import { Admiral } from './mistral.admiral.mjs';
import { play } from './stage.mjs';

const MOST_CLICKS = 8;
/** Of the first Turn, with the set-up of Routine and the first Orders. */
const MOST_AT_FIRST = 20;
const DICE = 'guion-mistral-1';
/** Who is sent where, in turns: the stack, the harbour in which it may lie, and places far enough not to be reached at once. */
const COURSES = [
  ['british_detachment_1', 'port_mahon', ['naples', 'palermo']],
  ['british_detachment_2', 'gibraltar', ['algiers', 'tunis']],
];
/** What is asked at sea only when an enemy is near: a Turn without it is quiet. */
const ALARMS = ['IC.6.2', 'IC.6.28', 'IC.7.12.b', 'IC.7.13', 'IC.7.15.b', 'IC.7.24.b', 'IC.8.12.b', 'IC.8.23'];
/** What is asked when ships come in or are called away, as dice and requests will have it: no part of a quiet Turn, and not counted. */
const NEWCOMERS = ['IC.11.12', 'IC.11.12.c', 'IC.11.12.d', '2.612.a'];
const MOST_TURNS = 8;
const PATIENCE = 90_000;

play('a quiet Turn of Mistral takes fewer than 8 clicks, the first one with Routine fewer than 20', async (stage) => {
  const player = await stage.player({ as: Admiral });
  await player.arrive('Beatriz');
  await player.chooseGame();
  await player.scriptDice(DICE);
  await player.startAgainstBot('1744: el año de Tolón', 'Flota Británica');
  await player.untilAsked('2.234');

  const routine = await clicked(player, async () => {
    await player.press(player.own('Empezar así'));
    await player.leaveRoles();
  });
  stage.context.diagnostic(`Routine and roles, set once: ${routine} clicks`);
  for (let number = 1; number <= MOST_TURNS; number += 1) {
    const { clicks, others, asked } = await turn(player, number);
    const isQuiet = !asked.some((rule) => ALARMS.includes(rule));
    stage.context.diagnostic(`Turn ${number}: ${clicks} clicks and ${others} for ships that come or go, ${isQuiet ? 'quiet' : 'an enemy near'}; asked ${asked.join(' ')}`);
    if (number === 1) assert.ok(clicks + routine < MOST_AT_FIRST, `${clicks + routine} clicks at first`);
    if (!isQuiet || number === 1) continue;
    assert.ok(clicks < MOST_CLICKS, `${clicks} clicks`);
    return;
  }
  assert.fail(`none of ${MOST_TURNS} Turns was quiet`);
}, { minutes: 10 });

async function clicked(player, deeds) {
  const before = player.pressed;
  await deeds();
  return player.pressed - before;
}

/** Sends stacks on their way, all in the first Turn and then one, and answers until the Turn is over. */
async function turn(player, number) {
  const date = await dateOf(player);
  const asked = [];
  let others = 0;
  const clicks = await clicked(player, async () => {
    for (const [stack, harbour, goals] of number === 1 ? COURSES : COURSES.slice(0, 1)) await send(player, stack, harbour, goals[number % goals.length]);
    const give = Date.now() + PATIENCE;
    while ((await dateOf(player)) === date) {
      if (Date.now() > give) assert.fail(`the Turn does not end: ${asked.join(' ')}`);
      const { ask } = player.asked;
      if (!ask) {
        await player.page.waitForTimeout(50);
        continue;
      }
      asked.push(ask.rule);
      const pressed = await clicked(player, () => decline(player));
      if (NEWCOMERS.includes(ask.rule)) others += pressed;
    }
  });
  return { clicks: clicks - others, others, asked };
}

const dateOf = (player) => player.page.locator('h1').innerText();

/** Touches a stack, or its harbour and then the stack in the panel, and where it shall go. */
async function send(player, stack, harbour, goal) {
  const place = (id) => player.board.locator(`[data-location="${id}"]`);
  const counter = player.board.locator(`[data-piece="${stack}"]`);
  if (await counter.count()) await player.press(counter, { force: true });
  else {
    await player.press(place(harbour), { force: true });
    await player.press(player.own(new RegExp(`^Destacamento ${stack.at(-1)}`)));
  }
  await player.press(place(goal), { force: true });
  await player.press(player.own(/^Enviar a /));
}

/** Does nothing special: puts right what must be, passes, leaves everything as it is, or takes what comes first. */
async function decline(player) {
  const before = player.asked;
  const nothing = player.own(/^(Poner en regla|Pasar|Terminar|Permanecen todas|Dar los rumbos|Conservar|Sin pagar|No pedirlo)/);
  const confirm = player.answers().getByRole('button', { name: 'Confirmar' });
  const shown = player.page.getByText(`§ ${before.ask.rule}`, { exact: true }).first();
  await player.untilOffered();
  let isSaid = false;
  while (player.asked === before && !isSaid) {
    const wanted = (await nothing.count()) ? nothing : (await confirm.count()) ? confirm : player.option(0);
    isSaid = (await shown.isVisible()) && (await presses(player, wanted.first()));
  }
  await player.confirmIfAsked(before);
  await player.untilAfter(before);
}

/** Presses something unless it goes away meanwhile: a course that stands may have answered in its place. */
async function presses(player, place) {
  const pressed = player.pressed;
  return player.press(place, { timeout: 1000 }).then(
    () => true,
    () => {
      player.pressed = pressed;
      return false;
    },
  );
}
