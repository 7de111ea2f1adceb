/** An organiser's evening: 24 lists are pasted, two are illegal, and five rounds lead to the standings; and one online. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { fits, isSound } from './checks.mjs';
import { PHONE, picture, play } from './stage.mjs';

const PUBLISHED_BY = 120_000;
const CLUBS = ['Tercio Viejo', 'Flandes', 'Breda', 'Rocroi', 'Lepanto', 'Pavía'];
const ARMIES = ['spain_1000', 'sweden_1000', 'france_1000', 'empire_1000', 'poland_1000', 'cossacks_1000'];
const ROUNDS = 5;
/** The width of what is printed on A4 inside margins of 12 mm, in pixels of CSS. */
const A4 = 703;
/** Who comes with 1,000 points to a limit of 900. */
const ILLEGAL = ['Jugador 06', 'Jugador 18'];

/** The lists of 24 players, as an organiser has them in one file. */
async function collected(page) {
  const lists = await page.evaluate(
    (names) => Promise.all(names.map(async (name) => (await (await fetch(`/api/games/tercios/lists/${name}?language=es`)).json()).text)),
    ARMIES,
  );
  return Array.from({ length: 24 }, (_, place) => {
    const name = `Jugador ${String(place + 1).padStart(2, '0')}`;
    const list = lists[place % lists.length];
    return `=== ${name} / ${CLUBS[place % CLUBS.length]}\n${ILLEGAL.includes(name) ? list.replace('Límite: 1000', 'Límite: 900') : list}`;
  }).join('\n\n');
}

/** The tables of the last round: who meets whom, from which club and nation. */
function tables(page) {
  return page.locator('[data-part=round] tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td')].slice(0, 2).map((cell) => {
        const from = cell.querySelector('small')?.textContent ?? '';
        const [club = '', nation = ''] = from.split(' · ');
        return { name: cell.textContent.replace(from, '').trim(), club, nation };
      }),
    ),
  );
}

/** Begins an evening on this device. */
async function begins(player) {
  const { page } = player;
  await page.getByLabel('¿Cómo se llama?').fill('Velada de Breda');
  await page.getByRole('combobox', { name: 'Juego', exact: true }).selectOption('tercios');
  await player.press(player.button('Empezar el evento'));
  await page.waitForURL(/\/evening\//);
}

/** Pastes all lists at once: typing so many lines takes the browser long. */
async function pastes(player, text) {
  const { page } = player;
  await page.evaluate((lists) => navigator.clipboard.writeText(lists), text);
  await page.getByLabel('Listas de todos los jugadores').focus();
  await page.keyboard.press('Control+V');
  await player.press(player.button('Añadir', { exact: true }));
  await page.getByText('24 de 24 listas juzgadas. 2 son ilegales.').waitFor({ timeout: PUBLISHED_BY });
  for (const name of ILLEGAL) {
    const told = page.locator(`[data-player="${name}"] .told`);
    await told.getByText('El ejército suma 1000 puntos y el límite es 900.').waitFor();
  }
}

play('in flight mode 24 lists are pasted, two of them illegal, and round 1 is paired and printed', async (stage) => {
  const player = await stage.player({ shaky: true, keeps: true, ...PHONE });
  const { page } = player;
  await player.open('/device');
  await page.getByText('Está todo aquí').waitFor();
  const text = await collected(page);
  player.offline = true;
  player.relay.cut();
  await player.open('/events');
  await begins(player);
  await pastes(player, text);
  await fits(player, 'an evening with 24 lists');
  await picture(player, 'event-judged');
  await player.press(player.button('2 son ilegales.'));
  const first = page.locator(`[data-player="${ILLEGAL[0]}"]`);
  assert.ok(await first.locator('summary').evaluate((one) => one === document.activeElement), 'a tap leads to the first of them');
  await picture(player, 'event-illegal');
  for (const name of ILLEGAL) {
    // The rule is there without a server, too.
    await player.press(page.locator(`[data-player="${name}"]`).getByRole('button', { name: /^Leer la regla/ }).first());
    await page.getByRole('dialog').getByRole('heading', { name: /^§ 8\./ }).waitFor();
    await page.keyboard.press('Escape');
    await player.press(page.getByLabel(`Dejar jugar a ${name} de todos modos`));
  }
  await player.press(player.button('Emparejar la ronda 1'));
  await page.getByRole('heading', { name: 'Ronda 1 de 5' }).waitFor();
  const paired = (await tables(page)).flat().map(({ name }) => name);
  assert.equal(new Set(paired).size, 24, 'everybody has a table');
  await page.evaluate(() => void (window.print = () => (window.printed = document.documentElement.dataset.prints)));
  await player.press(player.button('Imprimir los emparejamientos'));
  await page.waitForFunction(() => window.printed === 'round');
  await page.setViewportSize({ width: A4, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-part=round]');
  const words = await sheet.innerText();
  for (const name of paired) assert.ok(words.includes(name), `${name} is on paper`);
  const { x, width } = await sheet.boundingBox();
  assert.ok(x >= 0 && x + width <= A4, 'nothing is cut off');
  const other = await page.locator('header.top, footer, .off-paper, [data-part=standings]').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  assert.equal(other, 0, 'there are the pairings alone');
  await picture(player, 'event-printed');
});

for (const [where, like] of Object.entries({ 'at a desk': {}, 'on a phone': PHONE })) {
  play(`24 lists are pasted, two of them illegal, and five rounds are played to the standings, ${where}`, async (stage) => {
    const player = await stage.player(like);
    const { page } = player;
    await player.open('/events');
    const text = await collected(page);
    await begins(player);

    const begun = Date.now();
    await pastes(player, text);
    await isSound(page, `the lists ${where}`);
    const pair = player.button('Emparejar la ronda 1');
    assert.ok(await pair.isDisabled(), 'nobody plays with an illegal list unasked');
    // One mends their list, the other is let in as they are.
    const mended = page.locator(`[data-player="${ILLEGAL[0]}"]`);
    await player.press(mended.locator('summary').first());
    const list = mended.getByRole('textbox', { name: 'Lista', exact: true });
    await list.fill((await list.inputValue()).replace('Límite: 900', 'Límite: 1000'));
    await list.press('Tab');
    await page.getByText('24 de 24 listas juzgadas. Una es ilegal.').waitFor();
    await player.press(page.getByLabel(`Dejar jugar a ${ILLEGAL[1]} de todos modos`));
    await player.press(pair);
    await page.getByRole('heading', { name: 'Ronda 1 de 5' }).waitFor();
    const took = Date.now() - begun;
    console.log(`round 1 was published ${took} ms after the lists were pasted, ${where}`);
    assert.ok(took < PUBLISHED_BY, `${took} ms`);

    const first = await tables(page);
    assert.equal(first.length, 12);
    for (const [one, other] of first) {
      assert.notEqual(one.club, other.club, 'no two of a club in the first round');
      assert.notEqual(one.nation, other.nation, 'no two of a nation in the first round');
    }
    const met = new Set();
    for (let round = 1; round <= ROUNDS; round += 1) {
      if (round > 1) await player.press(player.button(`Emparejar la ronda ${round}`));
      await page.getByRole('heading', { name: `Ronda ${round} de 5` }).waitFor();
      for (const [one, other] of await tables(page)) {
        const pairing = [one.name, other.name].sort().join();
        assert.ok(!met.has(pairing), `${pairing} meet once`);
        met.add(pairing);
      }
      const results = page.locator('[data-part=round] select[aria-label^="Resultado"]');
      for (let table = 0; table < 12; table += 1) await results.nth(table).selectOption(['first', 'draw', 'second'][(table + round) % 3]);
    }
    assert.equal(met.size, 12 * ROUNDS);
    const rows = await page.locator('[data-part=standings] tbody tr').evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
    );
    assert.equal(rows.length, 24);
    const points = rows.map(([, taken]) => Number(taken));
    assert.deepEqual(points, [...points].sort((one, other) => other - one));
    // Five rounds of twelve games: four of each twelve were drawn, for two points instead of three.
    assert.equal(points.reduce((sum, one) => sum + one, 0), ROUNDS * (8 * 3 + 4 * 2));
    await isSound(page, `the standings ${where}`);

    const [saved] = await Promise.all([page.waitForEvent('download'), player.press(player.button('Clasificación en CSV'))]);
    const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n');
    assert.equal(lines.length, 25);
    assert.match(lines[0], /Puesto,Nombre,Club/);

    await page.reload();
    await page.getByRole('heading', { name: 'Ronda 5 de 5' }).waitFor();
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= page.viewportSize().width, 'nothing is too wide');
  });
}

play('an event online hides lists until its deadline, and two agree on their result', async (stage) => {
  const [host, ana, luis] = [await stage.player(), await stage.player(), await stage.player(PHONE)];
  await host.open('/events');
  await host.page.getByLabel('¿Cómo se llama?').fill('Liga de otoño');
  await host.page.getByRole('combobox', { name: 'Juego', exact: true }).selectOption('tercios');
  await host.press(host.page.getByRole('radio', { name: /En línea/ }), { force: true });
  await host.page.getByLabel('Su nombre').fill('Olga');
  await host.press(host.button('Empezar el evento'));
  await host.page.waitForURL(/\/event\//);
  const path = new URL(host.page.url()).pathname;

  for (const [player, name, army] of [[ana, 'Ana', 'spain_1000'], [luis, 'Luis', 'sweden_1000']]) {
    await player.open(path);
    const { page } = player;
    const { text } = await page.evaluate(async (wanted) => (await fetch(`/api/games/tercios/lists/${wanted}?language=es`)).json(), army);
    await page.getByLabel('Su nombre').fill(name);
    await page.getByRole('textbox', { name: 'Lista', exact: true }).fill(text.replace(/^.*\n/, `Los de ${name}\n`));
    await page.getByText('Se puede jugar con ella').waitFor();
    await player.press(player.button('Inscribirme'));
    await page.getByText(`Se ha inscrito como ${name}.`).waitFor();
  }
  const seen = await luis.page.evaluate(async (event) => (await fetch(`/api/events/${event}/lists`)).text(), path.split('/').at(-1));
  assert.ok(seen.includes('Los de Luis') && !seen.includes('Los de Ana'), 'nobody reads the list of another');

  await host.page.reload();
  await host.press(host.button('Cerrar el plazo ahora'));
  await host.press(host.page.getByRole('dialog').getByRole('button', { name: 'Cerrar el plazo ahora' }));
  await host.press(host.button('Emparejar y publicar la ronda 1'));
  await host.page.getByRole('heading', { name: 'Ronda 1 de 5' }).waitFor();
  await isSound(host.page, 'an event for its organiser');

  await ana.page.reload();
  await ana.page.getByRole('combobox', { name: 'Resultado', exact: true }).selectOption({ label: 'Gana Luis' });
  await ana.press(ana.button('Decir el resultado'));
  await ana.page.getByText('A la espera de que su rival diga lo mismo.').waitFor();
  await luis.page.reload();
  await luis.page.getByText('Ana dice: Gana Luis.').first().waitFor();
  await isSound(luis.page, 'an event for who plays');
  await luis.press(luis.button('Es correcto'));
  const best = luis.page.locator('[data-place="1"]');
  await best.getByText('Luis').waitFor();
  assert.match(await best.innerText(), /\b3\b/);
});
