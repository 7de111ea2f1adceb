/** Moves of Tercios in few clicks: one by touch, one by hand, and a turn of 1,000 points in which every Troop moves. */
import assert from 'node:assert/strict';

import { Commander } from './commander.mjs';
import { play } from './stage.mjs';

const MOST_CLICKS = 45;
/** How far a Troop is sent ahead, in inches. */
const AHEAD = 5;
const INCH = 25.4;
const DICE = 'guion-tercios-clics';
const PATIENCE = 120_000;

/** Sits down as blue against the doctrine, 1,000 points each, the table ready. */
async function sitDown(stage) {
  const player = await stage.player({ as: Commander });
  await player.arrive('Beatriz');
  await player.chooseGame();
  await player.page.route('**/api/rooms', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const form = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...form, entropy: DICE, options: { ...form.options, preparation: 'ready' } }) });
  });
  await player.startAgainstBot('Los Campos de Gloria', 'Azul');
  await player.untilAsked('2.03');
  return player;
}

const piece = (player, id) => player.board.locator(`[data-piece="${id}"]`);

/** A point of the screen so many inches ahead of a Troop, which looks up. */
async function aheadOf(player, id, far = AHEAD) {
  const { x, y, width, height } = await piece(player, id).boundingBox();
  const scale = await player.board.locator('svg, [data-piece]').first().evaluate((one) => (one.ownerSVGElement ?? one).querySelector('g').getScreenCTM().a);
  return { x: x + width / 2, y: y + height / 2, to: y - far * INCH * scale };
}

async function pressAt(player, x, y) {
  player.pressed += 1;
  await player.page.mouse.click(x, y);
}

/** The Troops that can be sent somewhere, by command: guns cannot. */
async function commandsOf(player) {
  const ids = await player.board.locator('[data-drag^="B"]').evaluateAll((all) => all.map((one) => one.dataset.drag));
  const found = new Map();
  for (const id of ids.sort()) found.set(id.split('-')[0], [...(found.get(id.split('-')[0]) ?? []), id]);
  return [...found.values()];
}

play('a turn of 1,000 points of Tercios in which every Troop moves takes fewer than 45 clicks', async (stage) => {
  const player = await sitDown(stage);
  const before = await places(player);
  player.pressed = 0;
  const commands = await commandsOf(player);
  for (const [first, ...others] of commands) {
    await player.press(piece(player, first), { force: true });
    const { x, to } = await aheadOf(player, first);
    await pressAt(player, x, to);
    await player.orders.getByText(new RegExp(`${first} recibe ¡(Corred|Atención)! para avanzar`)).waitFor();
    if (others.length) await player.press(player.own(/^Igual la/));
  }
  const laid = player.asked;
  await player.press(player.own('Completar el plan'));
  await player.press(player.own('Poner las cartas boca abajo'));
  await player.untilAfter(laid);
  const planned = player.pressed;
  const asked = await untilCards(player, laid.version);
  const clicks = player.pressed;
  const after = await places(player);
  const moved = [...after].filter(([id, at]) => before.get(id) && before.get(id) !== at);
  const mine = commands.flat();
  stage.context.diagnostic(`${clicks} clicks, ${planned} of them for the cards; ${moved.length} of ${mine.length} Troops moved; asked ${asked.join(' ')}`);
  assert.ok(clicks < MOST_CLICKS, `${clicks} clicks`);
  assert.equal(moved.length, mine.length, 'every Troop has moved');
});

/** Where each blue Troop is drawn. */
async function places(player) {
  const found = await player.board.locator('[data-piece^="B"]').evaluateAll((all) => all.map((one) => [one.dataset.piece, one.style.transform]));
  return new Map(found.filter(([id]) => /^B\d+-\d+$/.test(id)));
}

/** Lets each Troop go where it was sent, and answers what else is asked as plainly as can be, until the next cards. */
async function untilCards(player, laid) {
  const asked = [];
  const give = Date.now() + PATIENCE;
  while (!asked.length || player.asked.ask?.rule !== '2.03') {
    if (Date.now() > give) assert.fail(`the turn does not end: ${asked.join(' ')}`);
    const before = player.asked;
    const { ask } = before;
    if (!ask || (ask.rule === '2.03' && before.version <= laid)) {
      await player.page.waitForTimeout(30);
      continue;
    }
    asked.push(ask.rule);
    const due = player.own(/^Mover .* adonde se dijo$/);
    const go = player.own('Mover', { exact: true });
    await player.page.waitForTimeout(400);
    if (player.asked !== before) continue;
    if (await due.isVisible()) await player.press(due);
    else if (ask.choice.type === 'place') await player.press(go);
    else if (ask.choice.type === 'orders') await player.press(player.answers().locator('button.answer').first()).then(() => player.confirmIfAsked(before));
    else await player.pick(Math.max(0, ask.choice.options.findIndex((one) => ['pass', 'done', 'stay', 'blue'].includes(one))));
    await player.untilAfter(before);
  }
  return asked;
}

play('a Troop of Tercios is dragged where it should go: it is told what it needs', async (stage) => {
  const player = await sitDown(stage);
  const [[first]] = (await commandsOf(player)).slice(-1);
  const start = (await places(player)).get(first);
  await dragAhead(player, first);
  await player.orders.getByText(new RegExp(`${first} recibe ¡(Corred|Atención)! para avanzar`)).waitFor();
  await player.press(player.own('Completar el plan'));
  await player.press(player.own('Poner las cartas boca abajo'));
  await answerUntil(player, '2.07');
  player.pressed = 0;
  await dragAhead(player, first, 3);
  await player.page.waitForFunction(([id, at]) => document.querySelector(`[data-piece="${id}"]`)?.style.transform !== at, [first, start]);
  assert.equal(player.pressed, 1, 'one drag activates it and moves it');
});

async function dragAhead(player, id, far = AHEAD) {
  const { x, y, to } = await aheadOf(player, id, far);
  player.pressed += 1;
  await player.page.mouse.move(x, y);
  await player.page.mouse.down();
  await player.page.mouse.move(x, (y + to) / 2, { steps: 4 });
  await player.page.mouse.move(x, to, { steps: 4 });
  await player.page.mouse.up();
}

/** Answers picks as plainly as can be until this rule asks. */
async function answerUntil(player, rule) {
  while (player.asked.ask?.rule !== rule) {
    const before = player.asked;
    if (before.ask?.choice.type === 'pick') await player.pick(0);
    else await player.page.waitForTimeout(30);
  }
  await player.answers().locator('button.answer').first().waitFor({ state: 'attached' });
}
