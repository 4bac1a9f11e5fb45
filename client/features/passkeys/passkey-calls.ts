// The passkey ceremonies together with the calls to the server before and after them.

import { callEndpoint } from '#client/lib/api-client.ts';
import { ignoreNotFound } from '#client/lib/call-outcome.ts';
import {
  addPasskeyEndpoint,
  passkeyRegistrationOptionsEndpoint,
  passkeySignInOptionsEndpoint,
  removePasskeyEndpoint,
} from '#shared/identity/passkeys/passkeys.contract.ts';
import type { Passkey, PasskeyAssertion } from '#shared/identity/passkeys/passkeys.schema.ts';
import { rememberPasskeyOffered } from './offer-memory.ts';

/** Loads the chunk with the browser's passkey dialogs. */
export const loadCeremony = () => import('./ceremony.ts');

/** Creates a passkey and adds it to the account. Throws CeremonyError and the errors of `callEndpoint`. */
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
 * Removes a passkey from the account, and lets the browser tell the device, if it can. A passkey that is already gone
 * is not a failure.
 */
export async function removePasskey({ id }: Passkey): Promise<void> {
  const removed = await callEndpoint(removePasskeyEndpoint, { params: { id } }).catch(
    ignoreNotFound,
  );
  const rpId = removed?.rpId ?? null;
  if (removed === undefined || rpId === null) return;
  // The account no longer has it. What the device does with the signal is not known here.
  await loadCeremony()
    .then(({ forgetPasskey }) => forgetPasskey(rpId, removed.credentialId))
    .catch(() => undefined);
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
