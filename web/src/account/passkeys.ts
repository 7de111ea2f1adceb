/** Signing in with a key that the device keeps. */
import { api } from '../wire/api';

/** Whether this browser can do it; it needs HTTPS, or one's own computer. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

export async function addPasskey(name: string): Promise<void> {
  const { ticket, options } = await api.newPasskeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey });
  if (made) await api.addPasskey(ticket, (made as PublicKeyCredential).toJSON(), name);
}

export const signInWithPasskey = (): Promise<void> => withPasskey(api.passkeySignIn);
export const showPasskeyAgain = (): Promise<void> => withPasskey(api.againByPasskey);

async function withPasskey(deed: (ticket: string, credential: unknown) => Promise<unknown>): Promise<void> {
  const { ticket, options } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const given = await navigator.credentials.get({ publicKey });
  if (given) await deed(ticket, (given as PublicKeyCredential).toJSON());
}

/** Whether somebody only closed the browser's window for keys. */
export function wasCancelled(thrown: unknown): boolean {
  return thrown instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(thrown.name);
}
