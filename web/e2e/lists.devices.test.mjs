/** One account on two devices, a desk and a phone: lists made on one are on the other, and two that were changed apart both stay. */
import assert from 'node:assert/strict';

import { newEmail, newName, PASSWORD, signIn, signUp } from './account.mjs';
import { fits } from './checks.mjs';
import { DESKTOP, PHONE, picture, play } from './stage.mjs';

const TOGETHER = 'Están también en su cuenta.';

const sheet = ({ page }) => page.getByRole('dialog');
const row = ({ page }, name) => page.getByRole('link', { name });

/** Opens my lists, and waits until they are brought together with those of the account. */
async function looks(player) {
  await player.open('/lists');
  await player.page.getByText(TOGETHER).waitFor();
}

async function takesReady(player, name) {
  await player.press(player.button('Lista nueva'));
  await player.press(sheet(player).getByRole('region', { name: /Tercios/ }).getByRole('button', { name: 'Con un ejército listo' }));
  await player.press(sheet(player).getByRole('button', { name }));
  await player.page.waitForURL(/\/lists\/tercios\/[0-9a-f]{20}$/);
}

/** Gives a list another name, and waits until it is kept. */
async function renames(player, from, to) {
  await player.press(row(player, from));
  await player.press(player.button(/Cambiar$/).first());
  await player.page.getByRole('textbox', { name: 'Nombre del ejército' }).fill(to);
  await player.press(player.button('Hecho', { exact: true }));
  await player.page.waitForTimeout(700);
}

async function doesWith(player, name, what) {
  await player.press(player.button(`Qué hacer con ${name}`, { exact: true }));
  await player.press(sheet(player).getByRole('button', { name: what, exact: true }));
}

play('the lists of an account are on a desk and on a phone: made, changed, changed apart, deleted', async (stage) => {
  const [name, email] = [newName('Inés'), newEmail()];
  const desk = await stage.player({ ...DESKTOP });
  const phone = await stage.player({ node: 1, keeps: true, shaky: true, ...PHONE });
  await phone.open('/lists');
  await takesReady(phone, /^Brigada real/);
  await phone.page.waitForTimeout(700);
  await signUp(stage, desk, name, email);
  await looks(desk);
  await takesReady(desk, /^Ejército de Flandes/);
  await desk.page.waitForTimeout(700);
  await looks(desk);

  // What the phone had before it was signed in goes to the account, and what the desk made comes to it.
  await signIn(phone, email, PASSWORD);
  await phone.page.getByText(email).first().waitFor();
  await looks(phone);
  await row(phone, /Ejército de Flandes/).waitFor();
  await fits(phone, 'lists of an account');
  await picture(phone, 'lists-account');
  await looks(desk);
  await row(desk, /Brigada real/).waitFor();

  // Changed on one, it is changed on the other.
  await renames(phone, /Ejército de Flandes/, 'Los de Flandes');
  await looks(phone);
  await looks(desk);
  await row(desk, /Los de Flandes.*1000 \/ 1000/).waitFor();
  assert.equal(await row(desk, /Ejército de Flandes/).count(), 0);

  // Changed on both while the phone has no connection: both stay.
  await phone.open('/device');
  await phone.page.getByText('Está todo aquí').waitFor();
  phone.offline = true;
  phone.relay.cut();
  await phone.open('/lists');
  await renames(phone, /Los de Flandes/, 'Flandes del teléfono');
  await renames(desk, /Los de Flandes/, 'Flandes del escritorio');
  await looks(desk);
  phone.relay.mend();
  await phone.page.locator('.away').waitFor({ state: 'detached' });
  phone.offline = false;
  await looks(phone);
  await looks(desk);
  for (const player of [phone, desk]) {
    for (const wanted of [/Flandes del teléfono/, /Flandes del escritorio/, /Brigada real/]) await row(player, wanted).waitFor();
    assert.equal(await player.page.locator('main li').count(), 3, 'each is there once');
  }
  await picture(desk, 'lists-apart');

  // Deleted on one, it goes on the other.
  await doesWith(desk, 'Brigada real', 'Borrar');
  await looks(desk);
  await looks(phone);
  await row(phone, /Flandes del teléfono/).waitFor();
  assert.equal(await row(phone, /Brigada real/).count(), 0);
  assert.equal(await phone.page.locator('main li').count(), 2);
});
