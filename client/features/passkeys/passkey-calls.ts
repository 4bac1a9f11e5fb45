// The passkey ceremonies together with the calls to the server before and after them.

import { callEndpoint } from '#client/lib/api-client.ts';
import {
  addPasskeyEndpoint,
  passkeyRegistrationOptionsEndpoint,
  passkeySignInOptionsEndpoint,
} from '#shared/identity/passkeys/passkeys.contract.ts';
import type { Passkey, PasskeyAssertion } from '#shared/identity/passkeys/passkeys.schema.ts';
import { rememberPasskeyOffered } from './offer-memory.ts';

/** Loads the chunk with the browser's passkey dialogs. */
export const loadCeremony = () => import('./ceremony.ts');

/** Makes a passkey and adds it to the account. Throws CeremonyError and the errors of `callEndpoint`. */
export async function addPasskey(): Promise<Passkey> {
  const [{ makePasskey }, options] = await Promise.all([
    loadCeremony(),
    callEndpoint(passkeyRegistrationOptionsEndpoint),
  ]);
  const added = await callEndpoint(addPasskeyEndpoint, { body: await makePasskey(options) });
  rememberPasskeyOffered();
  return added;
}

/**
 * Lets the user choose a passkey and returns its signed answer to a new challenge. Throws CeremonyError and the errors
 * of `callEndpoint`.
 */
export async function askForPasskey(): Promise<PasskeyAssertion> {
  const [{ choosePasskey }, options] = await Promise.all([
    loadCeremony(),
    callEndpoint(passkeySignInOptionsEndpoint),
  ]);
  return choosePasskey(options);
}
