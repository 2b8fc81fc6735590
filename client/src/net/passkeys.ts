import type { Me, PasskeyQuestion, RecoveryCodes } from '../generated/server';
import { ask, Refused } from './http';

/** Whether this browser can use passkeys here: it needs a safe connection. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** What a person gets who sends the browser's question away, or whose device has no such passkey. */
const REFUSED = new Refused({ rule: null, reason: 'passkey-refused', params: {} });

async function answered(question: Promise<Credential | null>): Promise<unknown> {
  let credential: Credential | null;
  try {
    credential = await question;
  } catch {
    throw REFUSED;
  }
  if (!(credential instanceof PublicKeyCredential)) throw REFUSED;
  return credential.toJSON();
}

/** Let the device prove who one is. */
export async function signInByPasskey(): Promise<Me> {
  const { options } = await ask<PasskeyQuestion>('POST', '/session/passkey/question');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await answered(navigator.credentials.get({ publicKey }));
  return ask<Me>('POST', '/session/passkey', { type: 'passkey_answer', credential });
}

/** Make a passkey on this device for one's account; recovery codes come with the first. */
export async function addPasskey(password: string, label: string): Promise<readonly string[]> {
  const { options } = await ask<PasskeyQuestion>('POST', '/account/passkeys/question', {
    type: 'password_again',
    password,
  });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await answered(navigator.credentials.create({ publicKey }));
  const made = await ask<RecoveryCodes>('POST', '/account/passkeys', {
    type: 'new_passkey',
    label,
    credential,
  });
  return made.codes;
}
