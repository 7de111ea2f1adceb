/** An account, as somebody makes one by letter and signs in to it. */

export const PASSWORD = 'caballo batería grapa';
export const CONFIRM = 'Confirme su dirección';

export const newEmail = () => `p${Math.random().toString(36).slice(2, 12)}@maestre.example`;
export const newName = (name) => `${name} ${Math.random().toString(36).slice(2, 8)}`;
export const region = (player, name) => player.page.getByRole('region', { name });

export async function askForAccount(player, name, email) {
  await player.open('/account');
  const form = region(player, 'Crear una cuenta');
  await form.getByLabel('Su nombre').fill(name);
  await form.getByLabel('Correo electrónico').fill(email);
  await player.press(form.getByRole('button', { name: 'Enviarme un correo' }));
  await form.getByText(`Mire su correo: hemos escrito a ${email}.`).waitFor();
}

/** Makes an account and leaves its holder signed in. */
export async function signUp(stage, player, name, email) {
  await askForAccount(player, name, email);
  await player.open(await stage.mailbox.link(email, CONFIRM));
  await player.page.getByRole('heading', { name: 'Crear su cuenta' }).waitFor();
  await player.page.getByLabel('Contraseña').fill(PASSWORD);
  await player.press(player.button('Crear la cuenta'));
  await player.page.getByText('Su cuenta está creada').waitFor();
}

export async function signIn(player, who, password) {
  await player.open('/account');
  const form = region(player, 'Entrar');
  await form.getByLabel('Correo o nombre').fill(who);
  await form.getByLabel('Contraseña').fill(password);
  await player.press(form.getByRole('button', { name: 'Entrar', exact: true }));
}
