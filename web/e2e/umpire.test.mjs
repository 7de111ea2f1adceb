/** A battle on a real table: secret cards on two phones, a roster with boxes for wear, and questions in place of a board. */
import assert from 'node:assert/strict';

import { PHONE, picture, play } from './stage.mjs';

const OPTIONS = { blue_army: 'spain_1000', red_army: 'sweden_1000', positions: 'table', preparation: 'ready' };

/** What the five cards are called in frames, and on the page. */
const ORDERS = { atencion: '¡Atención!', atacad: '¡Atacad!', corred: '¡Corred!', fuego: '¡Fuego!', resistid: '¡Resistid!' };

/** Notes every frame that a player hears. */
function hears(player) {
  const heard = [];
  player.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)))));
  return heard;
}

/** All texts in a value that name an order, but for those in one's own question. */
function ordersIn(value) {
  if (typeof value === 'string') return value.replace(/^order-/, '') in ORDERS ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (name === 'ask' ? [] : [...ordersIn(name), ...ordersIn(one)]));
}

/** The cards of a side, as the last frame that tells of all has them. */
function cardsOf(heard, letter) {
  const { state } = heard.findLast((frame) => frame.is === 'whole');
  return Object.entries(state.cards).filter(([unit]) => unit.startsWith(letter)).map(([, card]) => card.order);
}

/** The cards of a side that were told since, while the game went on. */
function cardsSince(heard, letter) {
  const steps = heard.filter((frame) => frame.is === 'event').flatMap((frame) => frame.steps);
  const cards = steps.flatMap(({ fields = {}, parts = {} }) => Object.entries({ ...fields.cards, ...parts.cards }));
  return cards.filter(([unit, card]) => unit.startsWith(letter) && card).map(([, card]) => card.order);
}

/** Opens the page anew, and waits until the whole game has been told. */
async function opensAnew(player, heard, seen) {
  heard.length = 0;
  await player.page.reload();
  await seen();
  await player.page.waitForFunction(() => document.readyState === 'complete');
  for (let tries = 0; !heard.some((frame) => frame.is === 'whole') && tries < 50; tries += 1) await player.page.waitForTimeout(100);
}

/** What the board in text says of the Troops of a side, a row each. */
async function rowsOf(player, letter) {
  const rows = await player.page.getByRole('row').allInnerTexts();
  return rows.filter((row) => new RegExp(`\\b${letter}\\d-\\d`).test(row));
}

const names = (rows) => Object.values(ORDERS).filter((name) => rows.some((row) => row.includes(name)));

const post = (player, path, body) =>
  player.page.evaluate(
    async ([where, form]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(where, { method: 'POST', headers, body: JSON.stringify(form) })).json();
    },
    [path, body],
  );

/** Two guests at one table whose dice they throw themselves. */
async function sitDown(host, guest, form) {
  await host.open('/');
  await guest.open('/');
  await post(host, '/api/session/guest', { name: 'Ana', language: 'es' });
  await post(guest, '/api/session/guest', { name: 'Bea', language: 'es' });
  const room = await post(host, '/api/rooms', { ...form, mine: ['blue'], public: false, dice: true });
  await post(guest, `/api/links/${room.link}/seat`, { seat: 'red', dice: true });
  await host.open(`/room/${room.id}`);
  await guest.open(`/room/${room.id}`);
}

async function lays(player) {
  await player.press(player.button('Completar el plan'));
  await player.press(player.button(/^Poner las cartas/));
}

play('two phones lay secret cards, throw their dice and tell an umpire what stands on a real table', async (stage) => {
  const host = await stage.player({ node: 0, ...PHONE });
  const guest = await stage.player({ node: 1, ...PHONE });
  await sitDown(host, guest, { game: 'tercios', scenario: 'fields_of_glory', options: OPTIONS });
  await host.page.getByText('□□').first().waitFor();
  await guest.page.getByText('desgaste 0/2').first().waitFor();
  await picture(host, 'umpire-roster');
  const before = await guest.page.getByRole('tabpanel').first().innerText();
  const [heardByHost, heard] = [hears(host), hears(guest)];
  await opensAnew(guest, heard, () => guest.page.getByText('desgaste 0/2').first().waitFor());
  await opensAnew(host, heardByHost, () => host.page.getByText('□□').first().waitFor());
  await lays(host);
  await host.page.waitForTimeout(1500);

  // One has laid his cards: the other hears of none, neither now nor when he opens the page anew.
  assert.equal(await guest.page.getByRole('tabpanel').first().innerText(), before, 'the guest sees nothing new');
  assert.deepEqual(heard.filter((frame) => frame.is !== 'answer').flatMap(ordersIn), [], 'the guest is told no card');
  await opensAnew(guest, heard, () => guest.page.getByText('desgaste 0/2').first().waitFor());
  assert.deepEqual(heard.filter((frame) => frame.is !== 'answer').flatMap(ordersIn), [], 'nor when he comes back');
  assert.deepEqual(cardsOf(heard, 'B').filter(Boolean), []);
  await lays(guest);
  const card = host.page.getByRole('region', { name: 'Dados de verdad' });
  await card.waitFor();
  await picture(host, 'umpire-dice');

  const told = cardsSince(heard, 'B');
  assert.ok(told.length > 5 && told.every((order) => order === null), `the guest is told that cards lie there: ${told}`);

  // Both have: each knows his own, and of the other's that they lie there.
  for (const [player, frames, own, other] of [[host, heardByHost, 'B', 'R'], [guest, heard, 'R', 'B']]) {
    await opensAnew(player, frames, () => player.page.getByText('□□').first().waitFor());
    const [mine, theirs] = [cardsOf(frames, own), cardsOf(frames, other)];
    assert.ok(mine.length > 5 && mine.every((order) => order in ORDERS), `${own} knows its own: ${mine}`);
    assert.ok(theirs.length > 5 && theirs.every((order) => order === null), `${own} knows none of ${other}: ${theirs}`);
    assert.ok(names(await rowsOf(player, own)).length > 0, `${own} sees its own`);
    assert.deepEqual(names(await rowsOf(player, other)), [], `${own} sees none of ${other}`);
  }
  await host.press(card.getByRole('button', { name: 'Muestra 6', exact: true }));
  await host.press(card.getByRole('button', { name: 'Muestra 1', exact: true }));
  await host.press(host.button(/Empieza Azul/));
  await host.page.getByText(/Le toca/).first().waitFor();
  assert.equal(await host.button('Consejo').count(), 0, 'no program sees the table, so none advises');
  assert.equal(await host.page.getByText('Dejar a la doctrina').count(), 0, 'nor answers');
  await picture(host, 'umpire-go');
});

const AGUILA = { blue_army: 'france_1500', red_army: 'spain_1500', positions: 'table' };
/** How often the first option is taken of what would go on and on; after that the last, which ends it. */
const ENOUGH = [
  [/Qué unidad recibe/, 2],
  [/Quién declara un disparo/, 2],
  [/Quién declara una carga/, 1],
  [/Qué oficial reagrupa/, 0],
];
const taken = new Map();

/** What a player is asked now, or nothing. */
async function asks(player) {
  return (/¿[^?]*\?/.exec(await player.page.getByRole('main').innerText()) ?? [''])[0];
}

/** Answers what is asked of a player now, if anything is; gives the question. */
async function answers(player, turns) {
  const { page } = player;
  const card = page.getByRole('region', { name: 'Dados de verdad' });
  if (await card.isVisible()) {
    const face = 1 + ((turns * 5) % 6);
    const die = card.getByRole('button', { name: `Muestra ${face}`, exact: true });
    if (await die.isEnabled()) await player.press(die);
    return 'dice';
  }
  const confirm = player.button('Confirmar');
  if (await confirm.isVisible()) {
    await player.press(confirm);
    return 'confirm';
  }
  const alike = player.button('Todas las unidades: Línea');
  if (await alike.isVisible()) {
    await player.press(alike);
    await player.press(player.button('Mostrar las formaciones'));
    return 'formations';
  }
  const options = page.locator('.measured-panel .answers button');
  const count = await options.count();
  if (!count || !(await options.first().isEnabled())) return '';
  const question = await asks(player);
  const most = ENOUGH.find(([words]) => words.test(question))?.[1];
  const times = (taken.get(question) ?? 0) + 1;
  taken.set(question, times);
  await player.press(options.nth(most !== undefined && times > most ? count - 1 : 0));
  return question;
}

play('two phones umpire turns of Águila with distances and dice that are typed in', async (stage) => {
  const host = await stage.player({ node: 0 });
  const guest = await stage.player({ node: 1, ...PHONE });
  await sitDown(host, guest, { game: 'aguila', scenario: 'pitched_battle', options: AGUILA });
  await host.page.getByText('□□□□□□').first().waitFor();
  const asked = new Set();
  const wanted = { 'umpire-aguila-order': /qué se le ordena/, 'umpire-aguila-distance': /Cuántas pulgadas hay/, 'umpire-aguila-way': /se ha movido/ };
  for (let turns = 0; turns < 400; turns += 1) {
    for (const player of [host, guest]) {
      for (const [name, words] of Object.entries(wanted)) {
        const open = await player.page.locator('.measured-panel .answers button').count();
        if (open && !asked.has(`${name}-${player === guest}`) && words.test(await asks(player))) {
          asked.add(`${name}-${player === guest}`);
          await picture(player, player === guest ? `${name}-phone` : name);
        }
      }
      const question = await answers(player, turns);
      if (question) {
        asked.add(question.replace(/[A-Z]\d[-\d]*/g, ''));
        await player.page.waitForTimeout(60);
      }
    }
    if (/Turno 2/.test(await host.page.locator('main').innerText())) break;
  }
  const said = [...asked].join('\n');
  for (const words of [/qué se le ordena/, /se ha movido/, /A quién dispara/, /Cuántas pulgadas hay/, /dice/]) assert.match(said, words);
  assert.match(await host.page.locator('main').innerText(), /Turno 2/);
  await host.page.getByText('■').first().waitFor({ state: 'attached' });
  await picture(host, 'umpire-aguila-roster');
  await picture(guest, 'umpire-aguila-roster-phone');
});
