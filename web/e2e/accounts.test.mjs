/** Accounts with a real mail server: making one by letter, a forgotten password, another address, sessions, leaving. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

import { askForAccount, CONFIRM, newEmail, newName, PASSWORD, region, signIn, signUp } from './account.mjs';
import { isSound, isSpoken, fits, visibleWords } from './checks.mjs';
import { PHONE, picture, play } from './stage.mjs';

const FRESH = 'otra más larga todavía';

/** What a refused request writes into the console is expected where it is tried on purpose. */
const forgive = (player, status) => {
  player.complaints = player.complaints.filter((words) => !words.includes(`status of ${status}`));
};

play('a guest makes an account by letter on a phone, and their game goes along', async (stage) => {
  const guest = await stage.player({ ...PHONE });
  await guest.arrive('Beatriz');
  const link = await guest.invite('Aprendizaje');
  const [name, email] = [newName('Beatriz'), newEmail()];
  await askForAccount(guest, name, email);
  await fits(guest, 'the letter that was sent');
  await isSound(guest.page, 'the letter that was sent');

  const letter = await stage.mailbox.letter(email, CONFIRM);
  assert.match(letter.words, new RegExp(`«${name}»`));
  assert.match(letter.words, /Si no ha sido usted, no haga nada/);
  const way = await stage.mailbox.link(email, CONFIRM);
  await guest.open(way);
  await guest.page.getByText(`La dirección ${email} es suya`).waitFor();
  await fits(guest, 'the page of a letter');
  await picture(guest, 'letter-phone');
  await isSound(guest.page, 'the page of a letter');
  isSpoken(await visibleWords(guest.page), 'the page of a letter');
  await guest.page.getByLabel('Contraseña').fill(PASSWORD);
  await guest.press(guest.button('Crear la cuenta'));
  await guest.page.getByText('Su cuenta está creada').waitFor();
  assert.equal(new URL(guest.page.url()).hash, '', 'the secret of the link is out of the address');

  await guest.open('/account');
  const address = region(guest, 'Dirección de correo');
  await address.getByText(email).waitFor();
  await address.getByText('✓ confirmada').waitFor();
  await fits(guest, 'an account');
  await picture(guest, 'account-phone');
  await isSound(guest.page, 'an account');
  await guest.open('/');
  await guest.page.getByRole('link', { name, exact: true }).waitFor();

  const friend = await stage.player({ node: 1 });
  await friend.joinByLink(link, 'Inés');
  assert.equal(await friend.page.getByRole('list', { name: 'Bandos' }).getByText(name).count(), 1);

  await guest.open(way);
  await guest.page.getByText('Ese enlace no vale').waitFor();
  forgive(guest, 404);
});

play('whoever tries the address of another sees what everybody sees, and its owner is told', async (stage) => {
  const owner = await stage.player();
  const [name, email] = [newName('Ana'), newEmail()];
  await signUp(stage, owner, name, email);
  const stranger = await stage.player({ node: 1 });
  await askForAccount(stranger, newName('Mala'), email);
  const told = await stage.mailbox.letter(email, 'Ya tiene una cuenta');
  assert.match(told.words, /nada ha cambiado/);

  await stranger.open('/account');
  const form = region(stranger, 'Crear una cuenta');
  await form.getByLabel('Su nombre').fill(name.toUpperCase());
  await form.getByLabel('Correo electrónico').fill(newEmail());
  await stranger.press(form.getByRole('button', { name: 'Enviarme un correo' }));
  await stranger.page.getByText('Hay una cuenta que se llama').waitFor();
  forgive(stranger, 409);
});

play('a forgotten password is replaced by letter, and other sessions end', async (stage) => {
  const [name, email] = [newName('Luis'), newEmail()];
  const old = await stage.player();
  await signUp(stage, old, name, email);
  const fresh = await stage.player({ node: 1, ...PHONE });
  await fresh.open('/account');
  await fresh.press(fresh.button('He olvidado la contraseña'));
  const form = region(fresh, 'He olvidado la contraseña');
  await form.getByLabel('Correo electrónico').fill(email);
  await fresh.press(form.getByRole('button', { name: 'Enviarme un correo' }));
  await form.getByText('Si esa dirección tiene una cuenta').waitFor();
  await fits(fresh, 'the letter for a password');
  await fresh.open(await stage.mailbox.link(email, 'Una contraseña nueva'));
  await fresh.page.getByText(`Para la cuenta «${name}»`).waitFor();
  await fresh.page.getByLabel('Contraseña nueva').fill(FRESH);
  await fresh.press(fresh.button('Guardar la contraseña y entrar'));
  await fresh.page.getByText('La contraseña nueva está guardada').waitFor();
  await stage.mailbox.letter(email, 'Su contraseña ha cambiado');

  await signIn(old, email, PASSWORD);
  await old.page.getByText('no son correctos').waitFor();
  forgive(old, 401);
  await signIn(old, name, FRESH);
  await region(old, 'Dirección de correo').getByText(email).waitFor();
});

play('an address is changed by letter once they have shown again who they are', async (stage) => {
  const [name, email, other] = [newName('Eva'), newEmail(), newEmail()];
  const player = await stage.player();
  await signUp(stage, player, name, email);
  await player.open('/account');
  asLongAgo(stage, email);
  const address = region(player, 'Dirección de correo');
  await address.getByLabel('Dirección nueva').fill(other);
  await player.press(address.getByRole('button', { name: 'Enviarme un correo' }));
  const dialog = player.page.getByRole('dialog', { name: '¿Es usted?' });
  await dialog.getByLabel('Contraseña').fill('no es esta, no');
  await player.press(dialog.getByRole('button', { name: 'Seguir' }));
  await dialog.getByText('La contraseña actual no es esa').waitFor();
  await isSound(player.page, 'being asked again');
  await dialog.getByLabel('Contraseña').fill(PASSWORD);
  await player.press(dialog.getByRole('button', { name: 'Seguir' }));
  await address.getByText(`Mire su correo: hemos escrito a ${other}.`).waitFor();
  await address.getByText(email, { exact: true }).waitFor();

  await player.open(await stage.mailbox.link(other, 'Confirme su nueva dirección'));
  await player.press(player.button('Usar esta dirección'));
  await player.page.getByText(`${other} es ahora la dirección de su cuenta.`).waitFor();
  await stage.mailbox.letter(email, 'Su cuenta tiene otra dirección');
  await player.open('/account');
  await address.getByText(other).waitFor();
  forgive(player, 403);
  forgive(player, 401);
});

/** Lets it be long ago that they showed who they are: the next request that needs it is told so. */
function asLongAgo(stage, email) {
  const deed = `update session set proven = now() - interval '1 day' from person where person.id = session.person and person.email = '${email}'`;
  execFileSync('psql', [stage.environment.MAESTRE_DATABASE, '--quiet', '--command', deed]);
}

play('sessions are seen and ended, and who leaves says what becomes of their games', async (stage) => {
  const [name, email] = [newName('Juan'), newEmail()];
  const player = await stage.player();
  await signUp(stage, player, name, email);
  await player.open('/');
  const links = [await player.invite('Aprendizaje')];
  await player.open('/');
  links.push(await player.invite('Aprendizaje'));
  const friend = await stage.player({ node: 1 });
  await friend.joinByLink(links[0], 'Inés');
  await friend.open(links[1]);
  await friend.press(friend.button(/^Jugar: /));
  await friend.seeBoard();

  const phone = await stage.player({ ...PHONE });
  await signIn(phone, email, PASSWORD);
  const sessions = region(phone, 'Dónde ha entrado');
  await sessions.getByText('aquí').waitFor();
  assert.equal(await sessions.getByRole('listitem').count(), 2);
  await fits(phone, 'the sessions');
  await phone.press(sessions.getByRole('button', { name: /^Cerrar: Chrome/ }));
  await phone.page.getByText('Cerrada.').waitFor();
  assert.equal(await sessions.getByRole('listitem').count(), 1);
  await player.open('/account');
  await region(player, 'Entrar').waitFor();

  await phone.press(phone.button('Borrar mis datos'));
  const dialog = phone.page.getByRole('dialog', { name: 'Borrar mis datos' });
  await dialog.getByText('Juega 2 partidas contra otras personas.').waitFor();
  await fits(phone, 'leaving');
  await isSound(phone.page, 'leaving');
  await dialog.getByRole('combobox').first().selectOption('Me rindo');
  await phone.press(dialog.getByRole('button', { name: 'Borrar mis datos' }));
  await phone.page.getByText('Sus datos se han borrado.').waitFor();
  assert.equal(await phone.page.getByRole('link', { name }).count(), 0);

  await friend.open('/');
  const mine = region(friend, 'Mis partidas');
  await mine.getByText(/Ordenador/).first().waitFor();
  await mine.getByText('Ha ganado usted').first().waitFor();
});
