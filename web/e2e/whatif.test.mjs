/** A finished battle looked back on: its curve, the turn that decided it, and another answer from there. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { isSound } from './checks.mjs';
import { Commander } from './commander.mjs';
import { PYTHON, ROOT } from './server.mjs';
import { DESK, play } from './stage.mjs';

/** In seconds, while other tests run beside this one; MAESTRE_E2E_SOON=5 is for a machine that does nothing else. */
const SOON = Number(process.env.MAESTRE_E2E_SOON ?? 15);

play('the curve of a finished battle shows which turn decided it, and it is played on from there', async (stage) => {
  const made = await promisify(execFile)(PYTHON, ['tools/e2e_long.py', stage.database, 'tercios'], { cwd: ROOT });
  const { room, last } = JSON.parse(made.stdout).tercios;
  const reader = await stage.player({ as: Commander, ...DESK });
  const { page } = reader;
  await reader.open(`/room/${room}/replay`);
  const slider = page.getByRole('slider', { name: 'Momento de la partida' });
  await slider.waitFor();
  assert.equal(await slider.getAttribute('max'), String(last));

  const start = performance.now();
  await reader.press(reader.button('¿Qué la decidió?'));
  await page.getByRole('img', { name: /Curva de probabilidades de Azul: del 53 % al principio al 100 % al final/ }).waitFor();
  const seconds = (performance.now() - start) / 1000;
  stage.context.diagnostic(`the curve after ${seconds.toFixed(2)} s`);
  assert.ok(seconds < SOON, `${seconds} s`);
  await page.getByText('Las probabilidades en una tabla').click();
  const rows = await page.getByRole('table').getByRole('row').allInnerTexts();
  assert.equal(rows.length, 7, 'five turns, the end and the heading');
  assert.match(rows.at(-1), /Final\s+100\s%/);

  await reader.press(reader.button('Turno decisivo n.º 1: Turno 3'));
  await page.waitForFunction(() => Number(document.querySelector('input[type=range]').value) === 103);
  const told = page.getByRole('region', { name: 'Probabilidades y turnos decisivos' }).getByRole('status');
  await told.getByText(/Un veterano habría respondido|un veterano no habría respondido otra cosa/).waitFor();
  stage.context.diagnostic(await told.innerText());
  await isSound(page, 'the turn that decided');

  const controls = page.getByRole('region', { name: 'Ver la partida' });
  await controls.getByText('Seguir desde aquí').first().click();
  await controls.getByLabel('Usted juega con').selectOption({ label: 'Rojo' });
  await controls.getByLabel('Su nombre').fill('Beatriz');
  await reader.press(controls.getByRole('button', { name: 'Seguir desde aquí' }));
  await page.waitForURL((url) => url.pathname.startsWith('/room/') && !url.pathname.includes(room));
  await reader.untilAskedFor('R');
  assert.match(await page.getByRole('heading', { level: 1 }).locator('xpath=..').innerText(), /Turno 3/);
  const before = reader.asked;
  await reader.press(reader.own('Consejo'));
  await reader.press(reader.own('Poner las cartas boca abajo'));
  await reader.untilAfter(before);

  // Why the computer did what it did is told when that game is over, too, and by whoever wants to know it alone.
  const played = new URL(page.url()).pathname;
  await reader.resign();
  await reader.open(`${played}/replay?v=9999`);
  const log = page.getByRole('log');
  const reason = log.getByText(/^(Azul|Rojo).+\. (Porque|En vez de) .+\.$/).first();
  await reason.waitFor();
  await isSound(page, 'the reasons of the computer');
  await page.getByLabel('Por qué la máquina hizo lo que hizo').uncheck();
  await reason.waitFor({ state: 'detached' });
});
