// A ceremony with the calls around it.

import { callEndpoint } from '#client/lib/api-client.ts';
import {
  addPasskeyEndpoint,
  passkeyRegistrationOptionsEndpoint,
  passkeySignInOptionsEndpoint,
} from '#shared/identity/passkeys/passkeys.contract.ts';
import type { Passkey, PasskeyAssertion } from '#shared/identity/passkeys/passkeys.schema.ts';
import { rememberPasskeyHere } from './offer-memory.ts';

export const loadCeremony = () => import('./ceremony.ts');

/** Makes a passkey and adds it to the account. Throws CeremonyError and what calls throw. */
export async function addPasskey(): Promise<Passkey> {
  const [{ makePasskey }, options] = await Promise.all([
    loadCeremony(),
    callEndpoint(passkeyRegistrationOptionsEndpoint),
  ]);
  const added = await callEndpoint(addPasskeyEndpoint, { body: await makePasskey(options) });
  rememberPasskeyHere();
  return added;
}

/** A passkey's answer to a new challenge, chosen by the user. Throws CeremonyError and what calls throw. */
export async function askForPasskey(): Promise<PasskeyAssertion> {
  const [{ choosePasskey }, options] = await Promise.all([
    loadCeremony(),
    callEndpoint(passkeySignInOptionsEndpoint),
  ]);
  return choosePasskey(options);
}
