/** A notebook beside a real table: turn, wear and time are noted down without a server, and are there again after a restart. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { fits, isSound, isSpoken, visibleWords } from './checks.mjs';
import { DESKTOP, PHONE, picture, play } from './stage.mjs';

/** Begins a notebook with two ready armies, as they are called. */
async function begin(player, game, one, other) {
  await player.press(player.button('Cuaderno nuevo'));
  const sheet = player.page.getByRole('dialog');
  const choose = async (name) => player.press(sheet.getByRole('region', { name: game }).getByRole('button', { name }));
  await choose(one);
  await (other ? choose(other) : player.press(sheet.getByRole('button', { name: /^Solo / })));
  await player.page.waitForURL(/\/notebook\/[0-9a-f]{20}$/);
  // It is said at the head, and on the card that stays in sight.
  await player.page.getByRole('note').getByText('Sin arbitrar.').waitFor();
  await player.page.getByRole('region', { name: 'Turno y tiempo' }).getByText('Sin arbitrar.').waitFor();
}

/** Somebody at a table with the notebook: what they read and press. */
function hand({ page }) {
  const turn = page.getByRole('region', { name: 'Turno y tiempo' });
  const group = (what, whose) => page.getByRole('group', { name: `${what}: ${whose}`, exact: true });
  return {
    turn,
    group,
    next: turn.getByRole('button', { name: /^(Siguiente|Turno siguiente)/ }),
    back: turn.getByRole('button', { name: /Atrás/ }),
    undo: turn.getByRole('button', { name: 'Deshacer' }),
    box: (whose, number) => group('Desgaste', whose).getByRole('button', { name: new RegExp(`^${number} de `) }),
    ticked: (what, whose) => group(what, whose).getByRole('button', { pressed: true }).count(),
    marker: (what, whose) => page.getByRole('button', { name: `${what}: ${whose}`, exact: true }),
  };
}

play('in flight mode a battle of Tercios is noted down by taps, and is there again after a restart', async (stage) => {
  const player = await stage.player({ shaky: true, keeps: true, ...PHONE });
  const { page } = player;
  await player.open('/device');
  await page.getByText('Está todo aquí').waitFor();
  player.offline = true;
  player.relay.cut();
  await player.open('/notebook');
  await page.getByText('Todavía no hay ninguno').waitFor();
  await begin(player, /Tercios/, /^Ejército de Flandes/, /^Brigada real/);
  const note = hand(player);
  await fits(player, 'a notebook');
  await isSound(page, 'a notebook');
  isSpoken(await visibleWords(page), 'a notebook');
  await picture(player, 'notebook-begun');

  // The parts of a turn are those that stand on the game's quick reference.
  assert.match(await note.turn.innerText(), /Turno 1 de 8[\s\S]*Paso 1 de 5[\s\S]*Planificación: se quitan a los mandos los marcadores de agotado\./);
  await player.press(note.turn.getByRole('button', { name: 'Poner el reloj en marcha' }));
  await player.press(note.next);
  await note.turn.getByText('Planificación: cada bando pone una carta boca abajo').waitFor();
  await player.press(note.back);
  await note.turn.getByText('Paso 1 de 5').waitFor();
  assert.ok(await note.back.isDisabled(), 'there is nothing before the first step');
  await player.press(note.next);

  // What is ticked off has the names that it has on paper, and is undone.
  await player.press(note.box('Tercio 1-1', 3));
  assert.equal(await note.ticked('Desgaste', 'Tercio 1-1'), 3);
  await player.press(note.box('Tercio 1-1', 3));
  assert.equal(await note.ticked('Desgaste', 'Tercio 1-1'), 2);
  await player.press(note.box('Tercio 1-1', 5));
  await page.getByText('Al Límite').waitFor();
  await player.press(note.undo);
  await page.getByText('Al Límite').waitFor({ state: 'detached' });
  assert.equal(await note.ticked('Desgaste', 'Tercio 1-1'), 2);
  await player.press(note.marker('Desordenada', 'Tercio 1-1'));
  await player.press(note.marker('Agotado', 'Sargento mayor 1'));
  await player.press(note.marker('Fuera', 'Compañía de picas 3-2'));
  await page.getByRole('region', { name: 'Ejército de Flandes' }).getByText(/En pie 13 de 14 · bajas por \d+ puntos/).waitFor();
  await player.press(page.getByRole('button', { name: 'Brigada real', exact: true }));
  await player.press(page.getByRole('group', { name: /^Desgaste: .* 1-1$/ }).getByRole('button', { name: /^1 de / }));
  await picture(player, 'notebook-enemy');
  await player.press(page.getByRole('button', { name: 'Ejército de Flandes', exact: true }));
  await page.getByLabel('Notas').fill('La colina es de quien la pisa.');

  // On to the next turn, where exhausted leaders are fresh again: the sheet says so, and a tap does it.
  for (let step = 2; step <= 5; step += 1) await player.press(note.next);
  await note.turn.getByText('Turno 2 de 8').waitFor();
  await picture(player, 'notebook-turn');
  await player.press(note.turn.getByRole('button', { name: 'Quitar «Agotado» a todos (1)' }));
  assert.equal(await note.marker('Agotado', 'Sargento mayor 1').getAttribute('aria-pressed'), 'false');
  await page.getByText('El tiempo de cada turno').click();
  await page.getByText(/^Turno 1: 0:\d\d$/).waitFor();
  await page.waitForTimeout(600);

  // A restart without a connection: another page of the same browser.
  const address = page.url();
  const space = page.context();
  await page.close();
  player.page = await space.newPage();
  await player.open('/notebook');
  await player.press(player.page.getByRole('link', { name: /Ejército de Flandes – Brigada real/ }));
  const again = hand(player);
  await again.turn.getByText('Turno 2 de 8').waitFor();
  assert.equal(player.page.url(), address);
  assert.equal(await again.ticked('Desgaste', 'Tercio 1-1'), 2);
  assert.equal(await again.marker('Desordenada', 'Tercio 1-1').getAttribute('aria-pressed'), 'true');
  assert.equal(await player.page.getByLabel('Notas').inputValue(), 'La colina es de quien la pisa.');
  const clock = async () => Number(/0:(\d\d)/.exec(await again.turn.locator('.clock').innerText())[1]);
  const before = await clock();
  await player.page.waitForTimeout(2100);
  assert.ok((await clock()) > before, 'the clock went on');
  await player.press(again.turn.getByRole('button', { name: 'Parar el reloj' }));
  const stopped = await clock();
  await player.page.waitForTimeout(1500);
  assert.equal(await clock(), stopped, 'and stands when it is stopped');
  await player.press(again.undo);
  assert.equal(await again.marker('Agotado', 'Sargento mayor 1').getAttribute('aria-pressed'), 'true', 'what was done before the restart is undone, too');
  await player.page.reload();
  await again.turn.getByText('Turno 2 de 8').waitFor();

  // It is in the file with everything that is kept here.
  await player.open('/device');
  await player.page.getByText('1 cuaderno').waitFor();
  const [download] = await Promise.all([player.page.waitForEvent('download'), player.press(player.button('Guardarlo en un archivo'))]);
  const { shelves } = JSON.parse(readFileSync(await download.path(), 'utf8'));
  assert.equal(shelves.notebooks[0].what.notes, 'La colina es de quien la pisa.');
  assert.equal(shelves.notebooks[0].what.pages.now.ticked['0/commands.1.units.1#1/wear'], 2);
});

play('a battle of Águila at a desk: both armies side by side, damage by the count', async (stage) => {
  const player = await stage.player({ ...DESKTOP, colorScheme: 'dark' });
  const { page } = player;
  await player.open('/notebook');
  await begin(player, /guila/, /^Brigada francesa, 1500/, /^Brigada prusiana, 1500/);
  const note = hand(player);
  await note.turn.getByText('Iniciativa: cada bando tira un D6').waitFor();
  await note.turn.getByText('Paso 1 de 6').waitFor();
  const french = page.getByRole('region', { name: /^Brigada francesa/ });
  const prussian = page.getByRole('region', { name: /^Brigada prusiana/ });
  assert.ok((await french.isVisible()) && (await prussian.isVisible()));
  const damage = french.getByRole('group', { name: /^Daño: Infantería de línea 24 / }).first();
  await player.press(damage.getByRole('button', { name: '5 más' }));
  await player.press(damage.getByRole('button', { name: '5 más' }));
  await player.press(damage.getByRole('button', { name: 'Uno más' }));
  assert.match(await damage.locator('output').innerText(), /^11\/24$/);
  await player.press(damage.getByRole('button', { name: 'Uno más' }));
  assert.match(await damage.locator('output').innerText(), /^12\/24\s*½$/, 'from half on it says so');
  await player.press(prussian.getByRole('button', { name: /^Aturdida: / }).first());
  await player.press(french.getByRole('button', { name: /^Muerto: / }).first());
  await isSound(page, 'a notebook of Águila');
  await picture(player, 'notebook-aguila');
  await player.press(player.button('Duración, reloj, borrar'));
  await page.getByRole('spinbutton', { name: 'Turnos acordados' }).fill('1');
  await page.getByRole('spinbutton', { name: 'Minutos acordados' }).fill('90');
  await page.keyboard.press('Tab');
  await picture(player, 'notebook-agreed');
  await player.press(page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }));
  await note.turn.getByText('Turno 1 de 1').waitFor();
  await note.turn.getByText('Quedan 1:30:00 del tiempo acordado.').waitFor();

  await player.open('/notebook');
  await player.press(player.button(/^Borrar el cuaderno: Brigada francesa/));
  await page.getByText('Todavía no hay ninguno').waitFor();
  await player.press(player.button('Deshacer'));
  await page.getByRole('link', { name: /^Brigada francesa/ }).waitFor();
  await picture(player, 'notebook-mine');
});

play('a list of mine is taken to a notebook, alone', async (stage) => {
  const player = await stage.player(PHONE);
  const { page } = player;
  await player.open('/lists');
  await player.press(player.button('Lista nueva'));
  const sheet = page.getByRole('dialog');
  await player.press(sheet.getByRole('region', { name: /Tercios/ }).getByRole('button', { name: 'Con un ejército listo' }));
  await player.press(sheet.getByRole('button', { name: /^Ejército de Flandes/ }));
  await page.waitForURL(/\/lists\/tercios\/[0-9a-f]{20}$/);
  await page.waitForTimeout(600);
  await player.open('/lists');
  await player.press(player.button('Qué hacer con Ejército de Flandes'));
  await player.press(sheet.getByRole('button', { name: 'Cuaderno de batalla' }));
  await picture(player, 'notebook-against');
  await player.press(sheet.getByRole('button', { name: 'Solo Ejército de Flandes' }));
  await page.getByRole('heading', { level: 1, name: 'Ejército de Flandes' }).waitFor();
  await page.getByText('Paso 1 de 5').waitFor();
  assert.equal(await page.getByRole('group', { name: 'Ejércitos' }).count(), 0);
});
