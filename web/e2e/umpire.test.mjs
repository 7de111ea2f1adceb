/** A battle on a real table: secret cards on two phones, a roster with boxes for wear, and questions in place of a board. */
import assert from 'node:assert/strict';

import { PHONE, picture, play } from './stage.mjs';

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

const OPTIONS = { blue_army: 'spain_1000', red_army: 'sweden_1000', positions: 'table' };

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
  await lays(host);
  await host.page.waitForTimeout(600);
  assert.equal(await guest.page.getByRole('tabpanel').first().innerText(), before, 'the guest is told nothing');
  await lays(guest);
  const card = host.page.getByRole('region', { name: 'Dados de verdad' });
  await card.waitFor();
  await picture(host, 'umpire-dice');
  await host.press(card.getByRole('button', { name: 'Muestra 6', exact: true }));
  await host.press(card.getByRole('button', { name: 'Muestra 1', exact: true }));
  await host.press(host.button(/Empieza Azul/));
  await host.page.getByText(/Le toca/).first().waitFor();
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
