// The browser's dialogs for creating and choosing a passkey, through @simplewebauthn/browser. This file is a separate
// chunk, which is loaded when the first ceremony begins.

import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyRegistrationOptions,
  PasskeySignInOptions,
} from '#shared/identity/passkeys/passkeys.schema.ts';
import { CeremonyError } from './ceremony-error.ts';

/** Creates a passkey; throws CeremonyError. */
export async function makePasskey(options: PasskeyRegistrationOptions): Promise<NewPasskey> {
  try {
    const { id, rawId, response } = await startRegistration({
      // The server sends only transports of WebAuthn's own list; our schema types them as plain strings.
      optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
    });
    const { clientDataJSON, attestationObject, transports } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports },
    };
  } catch (error) {
    throw describeFailure(error);
  }
}

/**
 * Lets the user choose a passkey: in a dialog immediately, or, with `byAutofill`, in the autofill of the field with
 * `autocomplete="… webauthn"`. Autofill stays pending until the user chooses a passkey or another ceremony begins.
 * Throws CeremonyError.
 */
export async function choosePasskey(
  options: PasskeySignInOptions,
  { byAutofill = false } = {},
): Promise<PasskeyAssertion> {
  try {
    const { id, rawId, response } = await startAuthentication({
      optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill: byAutofill,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    };
  } catch (error) {
    throw describeFailure(error);
  }
}

/** Whether the browser can offer passkeys in its autofill. */
export const canAutofill = browserSupportsWebAuthnAutofill;

/** Ends the current ceremony, if there is one. */
export function endCeremony(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Tells the device that a passkey is unknown here, so that it stops offering it. Browsers without such a signal throw. */
export async function forgetPasskey(rpID: string, credentialID: string): Promise<void> {
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID });
}

function describeFailure(error: unknown): CeremonyError {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return new CeremonyError('exists', error);
    if (error.code === 'ERROR_CEREMONY_ABORTED') return new CeremonyError('dismissed', error);
  }
  // Browsers give one error for three cases: the user closed the dialog, the time ran out, or there is no passkey.
  const isDismissed = error instanceof Error && error.name === 'NotAllowedError';
  return new CeremonyError(isDismissed ? 'dismissed' : 'impossible', error);
}
