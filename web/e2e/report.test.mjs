/** Somebody is insulted, says so, and an admin settles it: the words are gone for everybody, and both are told. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { PHONE, picture, play } from './stage.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RUDE = 'Vaya almirante de agua dulce';

/** Does something at the terminal of the server that the test plays on, and gives what it wrote. */
function terminal(stage, ...words) {
  const env = { ...process.env, ...stage.environment, LC_ALL: 'en_US.UTF-8' };
  return execFileSync(`${ROOT}.venv/bin/maestre`, ['admin', ...words], { env, encoding: 'utf8' });
}

/** Makes a guest the holder of an account, as if they had opened the letter and chosen a password just now: only those can look after a server. */
function openAccount(stage, person) {
  const account = `update person set guest = false, email = '${person}@maestre.example' where id = '${person}'`;
  const proven = `update session set proven = now() where person = '${person}'`;
  const deeds = ['--command', account, '--command', proven];
  execFileSync('psql', [stage.environment.MAESTRE_DATABASE, '--quiet', ...deeds]);
}

play('a report is made on a phone, seen and settled by an admin, and the words are gone for others', async (stage) => {
  const rude = await stage.player({ node: 0 });
  await rude.arrive('Blas');
  const link = await rude.invite('Aprendizaje', { side: 'Islam' });
  const hurt = await stage.player({ node: 1, ...PHONE });
  await hurt.joinByLink(link, 'Beatriz');
  await rude.seeBoard();

  await rude.press(rude.page.getByRole('tab', { name: /Charla/ }));
  await rude.page.getByPlaceholder('Escriba un mensaje').fill(RUDE);
  await rude.press(rude.button('Enviar'));
  await hurt.press(hurt.page.getByRole('tab', { name: /Charla/ }));
  await hurt.page.getByText(RUDE).waitFor();
  await hurt.press(hurt.button('Denunciar lo que dijo Blas'));
  const dialog = hurt.page.getByRole('dialog', { name: 'Denunciar' });
  await dialog.getByLabel('¿Qué más deberíamos saber?').fill('Ya es la tercera vez.');
  await picture(hurt, 'report-phone');
  await hurt.press(dialog.getByRole('button', { name: 'Enviar la denuncia' }));
  await hurt.page.getByText('Gracias. Lo miraremos').waitFor();

  const admin = await stage.player({ node: 0 });
  await admin.arrive('Guardia');
  await admin.playSmallBattle();
  await admin.open('/admin');
  await admin.page.getByRole('heading', { name: 'Aquí no hay nada' }).waitFor();
  const [found] = JSON.parse(terminal(stage, 'people', 'Guardia', '--json')).people;
  openAccount(stage, found.id);
  terminal(stage, '--as', 'e2e', 'promote', found.id);

  await admin.open('/admin');
  const card = admin.page.getByRole('listitem').filter({ hasText: RUDE });
  await card.getByText('Ya es la tercera vez.').waitFor();
  await picture(admin, 'admin-desktop');
  await admin.page.setViewportSize(PHONE.viewport);
  await picture(admin, 'admin-phone');
  await card.getByLabel('En qué queda').selectOption('Ocultar las palabras');
  await card.getByLabel('Palabras para la persona denunciada').fill('Con respeto, por favor.');
  await admin.press(card.getByRole('button', { name: 'Resolver' }));
  await card.waitFor({ state: 'detached' });

  for (const player of [rude, hurt]) {
    await player.page.getByText('han ocultado estas palabras').waitFor();
    assert.equal(await player.page.getByText(RUDE).count(), 0);
  }
  await picture(rude, 'hidden-desktop');
  await hurt.page.reload();
  await hurt.page.getByText('Esas palabras están ahora ocultas').waitFor();
  await rude.page.reload();
  await rude.page.getByText('Con respeto, por favor.').waitFor();
  const { deeds } = JSON.parse(terminal(stage, 'log', '--json'));
  assert.ok(deeds.some((deed) => deed.what === 'settle-hide' && deed.who === found.id));
  assert.ok(deeds.some((deed) => deed.what === 'promote' && deed.who === 'terminal:e2e'));

  const room = new URL(rude.page.url()).pathname.split('/')[2];
  terminal(stage, 'close', room, '--why', 'Se acabó por hoy.');
  for (const player of [rude, hurt]) await player.page.getByText('Se acabó por hoy.').waitFor();
  await picture(hurt, 'closed-phone');
  const [blas] = JSON.parse(terminal(stage, 'people', 'Blas', '--json')).people;
  terminal(stage, 'ban', blas.id, '--days', '3', '--why', 'insultos');
  rude.expects(/403/);
  await rude.page.getByText('no le deja entrar hasta el').waitFor();
  await picture(rude, 'banned-desktop');
});
