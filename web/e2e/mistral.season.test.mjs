/**
 * Two people, one at a desk and one with a phone, play a winter of Mistral by a script, with dice that it knows.
 *
 * All that the script answers is pressed in the panels and nothing is sent behind their backs; most of what is asked in
 * a winter is left to standing orders, which are set in the panels too. `MAESTRE_IMAGES` names a folder for pictures.
 */
import assert from 'node:assert/strict';

import { Admiral } from './mistral.admiral.mjs';
import { playScript, scripted, sitDown } from './script.mjs';
import { DESK, PHONE, play } from './stage.mjs';

const SIDES = { british: 'Flota Británica', bourbon: 'Flota Borbónica' };
const script = scripted('mistral.season.json');
/** What the winter was looked for: its key on the wire, and how both read it. */
const EVENTS = {
  gale: ['gale', /^Temporal de .+ de Fuerza \d+ en .+\./],
  search: ['search-found', /^La Búsqueda da con una ficha: /],
  battle: ['battle-over', /^La Batalla en .+ ha terminado\./],
  order: ['order-fulfilled', /han Cumplido una Orden: .+ Este Año: 1 Cumplida/],
};
/** The request at which a Battle is worth a picture: who fights whom. */
const COMBATS = 'IC.8.33';
/** A key of a message, the id of something or a variable, where words should stand. */
const RAW = /\b[a-z]+(?:[-_][a-z0-9]+)+\b|[{}$]/;
const PICTURES = process.env.MAESTRE_IMAGES;

play('two browsers play a winter of Mistral', async (stage) => {
  const british = await stage.player({ node: 0, as: Admiral, ...DESK });
  const bourbon = await stage.player({ node: 1, as: Admiral, ...PHONE });
  const fleets = { british, bourbon };
  await sitDown(british, bourbon, { script, scenario: 'Invierno de 1744: ante Tolón', side: SIDES.british });
  const marks = { british: [], bourbon: [] };
  const left = new Map(Object.entries(EVENTS));
  const before = async ({ rule }, player) => {
    for (const [seat, one] of Object.entries(fleets)) marks[seat].push(one.frames.length);
    if (PICTURES && rule === COMBATS) await player.untilAsked(rule).then(() => picture(player, 'combats'));
  };
  const after = async () => {
    for (const [name, [key, words]] of left) {
      if (!british.frames.some((frame) => frame.includes(`"key":"${key}"`))) continue;
      left.delete(name);
      for (const player of Object.values(fleets)) await reads(player, words, name);
    }
  };
  await playScript(fleets, { script, before, after });
  assert.deepEqual([...left.keys()], [], 'a Gale, a Search, a Battle and an Order have come about');
  for (const [seat, player] of Object.entries(fleets)) {
    await ended(player, seat);
    keepsSecrets(player, seat, marks[seat]);
  }
  const [ours, theirs] = [await agrees(british), await agrees(bourbon)];
  assert.deepEqual(ours, theirs, 'both see every stack where it is');
  const standing = script.steps.filter((step) => step.orders).length;
  const answers = script.steps.length - standing;
  stage.context.diagnostic(`${answers} answers and ${standing} changes of standing orders: ${british.pressed} presses at the desk, ${bourbon.pressed} with a finger`);
}, { minutes: 10 });

/** Waits until somebody reads in the log what has come about, and makes sure that all of it is in words. */
async function reads(player, words, name) {
  await player.tab('Diario');
  const lines = player.page.getByRole('log', { name: 'Diario' }).getByRole('listitem');
  const line = lines.filter({ hasText: words }).last();
  await line.waitFor();
  assert.deepEqual((await lines.allInnerTexts()).filter((one) => RAW.test(one)), [], 'the log has no raw keys');
  if (PICTURES) {
    if (player.touches) await player.press(player.button('Agrandar el panel'));
    await line.scrollIntoViewIfNeeded();
    await picture(player, name);
    if (player.touches) await player.press(player.button('Agrandar el panel'));
  }
  await player.tab('Órdenes');
}

async function picture(player, name) {
  await player.page.mouse.move(2, 2);
  await player.page.waitForTimeout(400);
  const path = `${PICTURES}/mistral-season-${name}${player.touches ? '-phone' : ''}.png`;
  await player.page.screenshot({ path, animations: 'disabled', scale: 'css' });
}

/** The end is told: who has won, and the Prestige of both. */
async function ended(player, seat) {
  const { winner, points } = script.outcome;
  const ending = player.page.getByRole('status').filter({ hasText: 'Ver la partida' });
  await ending.getByText(winner === null ? 'Empate' : winner === seat ? 'Ha ganado usted' : `Gana ${SIDES[winner]}`).waitFor();
  const counted = await ending.getByRole('row', { name: /^Prestigio/ }).getByRole('cell').allInnerTexts();
  assert.deepEqual([...counted].sort(), points.map(([, count]) => String(count)).sort());
}

/** No frame names what the seat could not know yet, nor the route of a Convoy or an Order of the other side. */
function keepsSecrets(player, seat, marks) {
  const isIn = (frames, name) => frames.some((frame) => frame.includes(`"${name}"`));
  for (const [of, secrets] of Object.entries(script.secrets)) {
    const names = Object.entries(secrets);
    const read = names.filter(([name, step]) => isIn(of === seat ? player.frames.slice(0, marks[step - 1]) : player.frames, name));
    assert.deepEqual(read, of === seat ? [] : names, `${seat} reads all names of its own side, and no secret of the other`);
  }
  const news = player.frames.map((frame) => JSON.parse(frame)).map((frame) => frame.reply ?? frame);
  const convoys = news
    .flatMap(({ state, steps }) => [state?.convoys, ...(steps ?? []).map(({ parts }) => parts?.convoys)])
    .flatMap((some) => Object.entries(some ?? {}));
  const theirs = convoys.filter(([id, convoy]) => convoy && id.startsWith('convoy:british') !== (seat === 'british'));
  assert.deepEqual(theirs.filter(([, { route }]) => route.length), [], `${seat} does not know where Convoys of the other side are bound`);
  assert.ok(seat === 'british' || theirs.length, 'the Bourbons know of a Convoy');
  const received = news.flatMap(({ lines }) => lines ?? []).filter(({ message }) => message.key === 'order-received');
  const drawn = script.steps.filter((step) => step.rule === 'IC.9.35' && step.seat === seat);
  assert.equal(new Set(received.map((line) => line.at)).size, drawn.length, `${seat} reads of its own Orders alone`);
}

/** What the board shows is what it shows when all comes anew from the server; gives where stacks lie, and whose. */
async function agrees(player) {
  const before = await player.places();
  await player.page.reload();
  await player.seeBoard();
  assert.deepEqual(await player.places(), before, 'the board shows the position as the server has it');
  const { state } = player.frames.map((frame) => JSON.parse(frame)).findLast(({ is }) => is === 'whole');
  const stacks = Object.values(state.formations).filter((one) => one.place && !one.harbour && !one.superior);
  assert.equal((await player.counters()).length, stacks.length, 'the board shows every stack');
  return stacks.map((one) => `${one.fleet} ${one.place}`).sort();
}
