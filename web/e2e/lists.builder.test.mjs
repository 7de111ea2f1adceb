/** A list in the pocket: built by taps without a connection, kept, printed, sent to another phone; and judged by the server. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';

import { fits, isSound } from './checks.mjs';
import { ROOT } from './server.mjs';
import { DESKTOP, PHONE, picture, play } from './stage.mjs';

const MOST_TAPS = 60;
/** The width of what is printed on A4 and on A5 inside margins of 12 mm, in pixels of CSS. */
const PAPERS = { A4: 703, A5: 469 };

/** Somebody who builds a list: presses what is called so, in the sheet that is open or on the page. */
function builder(player) {
  const { page } = player;
  const sheet = () => page.getByRole('dialog');
  const add = (name, times = 1) => repeat(times, () => player.press(sheet().getByRole('button', { name: new RegExp(`^Añadir ${name}, `) })));
  const done = async () => {
    await player.press(sheet().getByRole('button', { name: 'Hecho' }));
    await sheet().waitFor({ state: 'detached' });
  };
  const close = async () => {
    await player.press(sheet().getByRole('button', { name: 'Cerrar', exact: true }));
    await sheet().waitFor({ state: 'detached' });
  };
  return {
    sheet,
    close,
    add,
    done,
    press: (name) => player.press(page.getByRole('button', { name })),
    inSheet: (name) => player.press(sheet().getByRole('button', { name })),
    pick: (name) => player.press(sheet().getByRole('checkbox', { name: new RegExp(`^${name}`) })),
    open: (at) => player.press(page.locator(`[data-at="${at}"].line`)),
  };
}

async function repeat(times, act) {
  for (let turn = 0; turn < times; turn += 1) await act();
}

/** An army of 1,000 points from nothing: Commander, foot, horse, companies and a gun, and six options. */
async function flanders(player) {
  const { page } = player;
  const hand = builder(player);
  await player.press(player.button('Lista nueva'));
  await player.press(hand.sheet().getByRole('region', { name: /Tercios/ }).getByRole('link', { name: 'De cero' }));
  await hand.press('Tercios españoles');

  await hand.press('+ Comandante');
  await hand.inSheet(/^Nivel 3/);
  await hand.pick('Voluntad');
  await hand.pick('Religioso');
  await hand.pick('Honorable');
  await picture(player, 'lists-leader');
  await hand.done();

  await hand.press(/^\+ Mando de infantería/);
  await hand.add('Tercio', 2);
  await hand.add('Compañía de disparo');
  await picture(player, 'lists-catalogue');
  await hand.done();
  await hand.open('commands.1.leader');
  await hand.inSheet(/^Nivel 2/);
  await hand.pick('Destreza');
  await hand.pick('Autoritario');
  await hand.done();
  await hand.open('commands.1.units.1');
  await hand.pick('Tercio viejo');
  await hand.pick('Espadachines');
  await picture(player, 'lists-unit');
  await hand.done();
  await hand.open('commands.1.units.2');
  await hand.pick('Cuadros');
  await hand.done();
  await hand.open('commands.1.units.3');
  await hand.pick('Veteranos');
  await hand.pick('Mosquetes \\+');
  await hand.done();

  await hand.press(/^\+ Mando de caballería/);
  await hand.add('Coraceros');
  await hand.add('Arcabuceros a caballo');
  await hand.add('Caballería ligera', 2);
  await hand.done();
  await hand.open('commands.2.leader');
  await hand.inSheet(/^Nivel 1/);
  await hand.pick('Raudo');
  await hand.done();

  await hand.press(/^\+ Grupo de compañías/);
  await hand.add('Compañía de disparo');
  await hand.add('Compañía de picas');
  await hand.add('Compañía de armas blancas');
  await hand.done();
  await hand.open('commands.3.leader');
  await hand.inSheet(/^Nivel 1/);
  await hand.pick('Precavido');
  await hand.done();

  await hand.press(/^\+ Batería/);
  await hand.add('Cañón pesado');
  await hand.done();
  await hand.open('commands.4.units.1');
  await hand.pick('Fortificada');
  await hand.done();
  await page.getByRole('button', { name: 'Reglamentaria' }).waitFor();
}

/** A list as this device keeps it. */
function keptList(page, id) {
  return page.evaluate(
    (wanted) =>
      new Promise((done, fail) => {
        const opening = indexedDB.open('maestre');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const found = opening.result.transaction('lists').objectStore('lists').get(wanted);
          found.onsuccess = () => {
            opening.result.close();
            done(JSON.parse(found.result.what.list));
          };
        };
      }),
    id,
  );
}

/** Nothing of what is printed lies outside a sheet as wide as this, and every unit is on it. */
async function printed(page, paper, width) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page.evaluate((most) => {
    const roster = [...document.querySelectorAll('.on-paper .roster')].find((one) => one.checkVisibility());
    const all = [...(roster?.querySelectorAll('*') ?? [])].filter((one) => one.getClientRects().length > 0);
    const boxes = all.flatMap((one) => [...one.getClientRects()].map((box) => [one.textContent.slice(0, 40), box]));
    return boxes.length < 50 ? ['nothing is printed'] : boxes.filter(([, box]) => box.left < -0.5 || box.right > most + 0.5).map(([text]) => text);
  }, width);
  assert.deepEqual(cut, [], `nothing is cut off on ${paper}`);
  const other = await page.locator('header.top, .on-screen, footer').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  assert.equal(other, 0, `on ${paper} there is the list alone`);
  const words = await page.locator('.on-paper .roster').innerText();
  for (const name of ['Tercio', 'Coraceros', 'Cañón pesado', 'Fortificada', 'Religioso', '1000 de 1000 puntos']) assert.ok(words.includes(name), `${name} is on ${paper}`);
  const ticks = await page.locator('.on-paper .boxes i').count();
  assert.ok(ticks > 30, `there are boxes to tick: ${ticks}`);
  const pdf = await page.pdf({ format: paper });
  if (process.env.MAESTRE_E2E_PICTURES) writeFileSync(`${process.env.MAESTRE_E2E_PICTURES}/lists-${paper}.pdf`, pdf);
  await page.emulateMedia({ media: 'screen' });
}

play('in flight mode a legal list of 1,000 points is built by taps, kept, opened again and printed', async (stage) => {
  const player = await stage.player({ shaky: true, keeps: true, ...PHONE });
  await player.open('/device');
  await player.page.getByText('Está todo aquí').waitFor();
  player.offline = true;
  player.relay.cut();
  await player.open('/lists');
  await player.page.getByRole('heading', { name: 'Mis listas' }).waitFor();
  await fits(player, 'my lists');

  player.pressed = 0;
  await flanders(player);
  console.log(`a list of 1,000 points: ${player.pressed} taps`);
  assert.ok(player.pressed < MOST_TAPS, `${player.pressed} taps`);
  await player.page.getByText('de 1000').first().waitFor();
  assert.match(await player.page.locator('.head .sum').innerText(), /1000\s+de 1000/);
  await fits(player, 'a list in the making');
  await isSound(player.page, 'a list in the making');
  await picture(player, 'lists-built');
  const address = player.page.url();
  assert.match(address, /\/lists\/tercios\/[0-9a-f]{20}$/);
  assert.deepEqual(player.page.viewportSize(), PHONE.viewport);
  await player.page.waitForTimeout(600);
  const kept = await keptList(player.page, address.split('/').at(-1));
  const led = [...kept.commanders, ...kept.commands.flatMap(({ leader }) => leader ?? [])];
  assert.equal(led.length, 4);
  for (const { level, virtues, qualities } of led) assert.ok(level > 0 && virtues.length + qualities.length > 0, 'each leader is chosen');
  const options = kept.commands.flatMap(({ units }) => units.flatMap((unit) => unit.options));
  assert.ok(options.length >= 4, `${options.length} options`);

  // What a flaw says, its rule and a tap that mends it are there without a server, and so is what undoes it.
  const hand = builder(player);
  await hand.open('commands.4.units.1');
  await hand.inSheet('Quitar');
  await player.press(player.button('1 por corregir'));
  await player.press(hand.sheet().getByRole('button', { name: 'Leer la regla 8.13' }));
  await player.page.getByRole('heading', { name: /^§ 8.13 · / }).waitFor();
  await player.page.keyboard.press('Escape');
  await picture(player, 'lists-flaws');
  await player.press(hand.sheet().getByRole('button', { name: 'Arreglarlo' }));
  await hand.sheet().getByText('No hay nada que corregir').waitFor();
  await hand.close();
  await player.press(player.button('Deshacer'));
  await player.press(player.button('Deshacer'));
  assert.match(await player.page.locator('.head .sum').innerText(), /1000\s+de 1000/);
  await player.page.waitForTimeout(600);

  const space = player.page.context();
  await player.page.close();
  player.page = await space.newPage();
  await player.open('/lists');
  const row = player.page.getByRole('link', { name: /Tercios españoles.*1000 \/ 1000/ });
  await row.getByText('Reglamentaria').waitFor();
  await picture(player, 'lists-mine');
  await player.press(row);
  await player.page.getByRole('button', { name: 'Reglamentaria' }).waitFor();
  assert.equal(player.page.url(), address);

  await player.press(player.button('Compartir, imprimir, exportar'));
  await picture(player, 'lists-out');
  await player.page.evaluate(() => void (window.print = () => (window.printed = true)));
  await player.press(player.button('Imprimir', { exact: true }));
  await player.page.waitForFunction(() => window.printed);
  for (const [paper, width] of Object.entries(PAPERS)) await printed(player.page, paper, width);
});

play('a list travels in a link, is judged where it is opened, kept and compared', async (stage) => {
  const ana = await stage.player(PHONE);
  await ana.open('/lists');
  await flanders(ana);
  await ana.press(ana.button('Compartir, imprimir, exportar'));
  const link = await ana.page.getByRole('textbox', { name: 'Enlace de la lista' }).inputValue();
  assert.ok(link.length < 2000, `the link is ${link.length} long`);
  assert.ok(await ana.page.getByRole('img', { name: /^Código QR/ }).isVisible());

  const ben = await stage.player(DESKTOP);
  await ben.open('/lists');
  const hand = builder(ben);
  await ben.press(ben.button('Lista nueva'));
  await ben.press(hand.sheet().getByRole('region', { name: /Tercios/ }).getByRole('button', { name: 'Con un ejército listo' }));
  await ben.press(hand.sheet().getByRole('button', { name: /^Ejército de Flandes/ }));
  await ben.page.getByRole('button', { name: 'Reglamentaria' }).waitFor();
  await picture(ben, 'lists-desk');

  await ben.page.goto(link);
  await ben.page.getByRole('heading', { name: 'Una lista que le envían' }).waitFor();
  await ben.page.getByText(/Juzgada aquí con las reglas \d/).waitFor();
  await isSound(ben.page, 'a list from a link');
  await picture(ben, 'lists-shared');
  await ben.press(ben.button('Comparar con una mía'));
  await ben.press(hand.sheet().getByRole('button', { name: /^Ejército de Flandes/ }));
  const row = hand.sheet().getByRole('row', { name: /Cañón medio, Fortificada/ });
  assert.deepEqual((await row.getByRole('cell').allInnerTexts()).map((one) => one.trim().split(/\s+/)[0]), ['–', '1']);
  await picture(ben, 'lists-compared');
  await hand.close();
  await ben.press(ben.button('Quedarse una copia'));
  await ben.page.waitForURL(/\/lists\/tercios\/[0-9a-f]{20}$/);
  await ben.press(ben.button('Reglamentaria'));
  await ben.page.getByText('Juzgada también por el servidor').waitFor();
  await hand.close();

  await ben.open('/lists/tercios#list=AAAA');
  await ben.page.getByText('El enlace no trae ninguna lista').waitFor();
});

play('a pasted text says what was meant, and what is deleted comes back', async (stage) => {
  const player = await stage.player({ ...PHONE, colorScheme: 'dark' });
  const { page } = player;
  await player.open('/lists');
  const hand = builder(player);
  await player.press(player.button('Lista nueva'));
  await picture(player, 'lists-new');
  await player.press(hand.sheet().getByRole('region', { name: /Tercios/ }).getByRole('button', { name: /^Pegar/ }));
  await hand.sheet().getByRole('textbox').fill('Los de Breda\nFacción: Tercios españoles\nOrganigrama: Ejército estándar\nSiglo: 17\nLímite: 500\n\nMando de infantería: Coronel; Nivel 0 = 5\n- 2 x Tersio = 280\n');
  await hand.sheet().getByText(/¿Quería decir «Tercio»/).waitFor();
  await picture(player, 'lists-pasted');
  await player.press(hand.sheet().getByRole('button', { name: 'Guardarla y seguir' }));
  await page.waitForURL(/\/lists\/tercios\/[0-9a-f]{20}$/);
  await picture(player, 'lists-wrong');
  const flaw = page.getByRole('listitem').filter({ hasText: '¿Quería decir «Tercio»?' });
  await player.press(flaw.getByRole('button', { name: 'Arreglarlo' }));
  await page.locator('[data-at="commands.1.units.1"]').filter({ hasText: '2 × Tercio' }).waitFor();
  await page.waitForTimeout(600);

  await player.open('/lists');
  await player.press(player.button('Qué hacer con Los de Breda'));
  await player.press(hand.sheet().getByRole('button', { name: 'Borrar' }));
  await page.getByText('Todavía no hay ninguna').waitFor();
  await player.press(player.button('Deshacer'));
  await page.getByRole('link', { name: /Los de Breda/ }).waitFor();
});

play('a list older than the rules says what changed, and one goes out and in again as text and as JSON', async (stage) => {
  const player = await stage.player(PHONE);
  const { page } = player;
  const hand = builder(player);
  await player.open('/lists');
  await player.press(player.button('Lista nueva'));
  await player.press(hand.sheet().getByRole('region', { name: /Tercios/ }).getByRole('button', { name: 'Con un ejército listo' }));
  await player.press(hand.sheet().getByRole('button', { name: /^Ejército de Flandes/ }));
  await page.waitForURL(/\/lists\/tercios\/[0-9a-f]{20}$/);
  await page.waitForTimeout(600);
  const id = page.url().split('/').at(-1);
  const list = await keptList(page, id);

  // Out as text and as JSON, and in again.
  await player.press(player.button('Compartir, imprimir, exportar'));
  await player.press(hand.sheet().getByRole('button', { name: 'Copiar el texto' }));
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [saved] = await Promise.all([page.waitForEvent('download'), player.press(hand.sheet().getByRole('button', { name: 'Guardar como JSON' }))]);
  assert.equal(saved.suggestedFilename(), 'ejercito-de-flandes.json');
  const json = readFileSync(await saved.path(), 'utf8');
  assert.deepEqual(JSON.parse(json), list);
  const schema = JSON.parse(readFileSync(`${ROOT}docs/schema/lists/tercios.json`, 'utf8'));
  assert.deepEqual(Object.keys(list).filter((name) => !(name in (schema.properties ?? schema.$defs.ArmyList.properties))), [], 'the schema has all its fields');
  for (const written of [text, json]) {
    await player.open('/lists');
    await player.press(player.button('Lista nueva'));
    await player.press(hand.sheet().getByRole('region', { name: /Tercios/ }).getByRole('button', { name: /^Pegar/ }));
    await hand.sheet().getByRole('textbox').fill(written);
    await hand.sheet().getByText('1000 de 1000 puntos · Reglamentaria').waitFor();
    await player.press(hand.sheet().getByRole('button', { name: 'Guardarla y seguir' }));
    await page.waitForURL((url) => /\/lists\/tercios\/[0-9a-f]{20}$/.test(url.pathname) && !url.pathname.endsWith(id));
    await page.waitForTimeout(600);
    const again = await keptList(page, page.url().split('/').at(-1));
    assert.deepEqual(again, list);
  }

  // As if it had been judged under older rules, by which it cost more and had a flaw.
  const old = { id, at: Date.now() + 1000, what: { game: 'tercios', list: JSON.stringify({ ...list, limit: 900 }), name: list.name, nation: 'faction-spain', points: 890, limit: 900, flaws: 1, judged: { rules: 1, points: 890, flaws: ['gone'] } } };
  await player.open('/device');
  const file = JSON.stringify({ maestre: 1, shelves: { lists: [old], notebooks: [], events: [] } });
  await page.locator('input[type=file]').setInputFiles({ name: 'maestre.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page.getByText('Ha llegado 1 cosa del archivo.').waitFor();
  await player.open(`/lists/tercios/${id}`);
  const news = page.getByRole('complementary', { name: 'Esta lista es anterior a las reglas de ahora' });
  await news.getByText(/Se juzgó con las reglas 1; ahora valen las \d/).waitFor();
  await news.getByText('Sumaba 890 puntos y ahora suma 1000.').waitFor();
  await news.getByText('Ya no hay que corregir una cosa que antes sí.').waitFor();
  await news.getByText('El ejército suma 1000 puntos y el límite es 900.').waitFor();
  await fits(player, 'a list older than the rules');
  await picture(player, 'lists-older');
  await player.press(news.getByRole('button', { name: 'Entendido' }));
  await page.waitForTimeout(600);
  await page.reload();
  await page.getByRole('button', { name: /por corregir/ }).first().waitFor();
  assert.equal(await news.count(), 0, 'it is said once');
});

play('a list of Águila is built by taps, too', async (stage) => {
  const player = await stage.player(PHONE);
  const { page } = player;
  await player.open('/lists');
  const hand = builder(player);
  await player.press(player.button('Lista nueva'));
  await player.press(hand.sheet().getByRole('region', { name: /guila/ }).getByRole('link', { name: 'De cero' }));
  await hand.press('1500');
  await hand.press(/^Francia 1813/);
  await hand.press(/^\+ General de Brigada/);
  await hand.pick('Muy inspirador');
  await picture(player, 'lists-officer');
  await hand.done();
  await hand.press(/^\+ Comandante/);
  await hand.done();
  await hand.press('Añadir a: General de Brigada');
  await picture(player, 'lists-brigade');
  const basic = hand.sheet().getByRole('region', { name: 'Básica' });
  await player.press(basic.getByRole('button', { name: /^Añadir Infantería de línea 24, / }));
  await hand.done();
  await hand.press('Añadir a: Comandante');
  await player.press(basic.getByRole('button', { name: /^Añadir Infantería de línea novata 24, / }));
  await hand.done();
  await page.getByRole('button', { name: 'Reglamentaria' }).waitFor();
  await fits(player, 'a list of Águila');
  await isSound(page, 'a list of Águila');
  await picture(player, 'lists-aguila');
});
