// The browser's own dialogs for passkeys, by @simplewebauthn/browser; a chunk of its own, loaded when one is wanted.

import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
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

/** Makes a passkey; throws CeremonyError. */
export async function makePasskey(options: PasskeyRegistrationOptions): Promise<NewPasskey> {
  try {
    const { id, rawId, response } = await startRegistration({
      // The transports are strings of the server's own list.
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
 * Lets the user choose a passkey: at once, or by the autofill of the field with `autocomplete="… webauthn"`, which waits
 * until the user chooses one or another ceremony begins. Throws CeremonyError.
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

export const canAutofill = browserSupportsWebAuthnAutofill;

/** Ends the ceremony that is under way, if there is one. */
export function endCeremony(): void {
  WebAuthnAbortService.cancelCeremony();
}

function describeFailure(error: unknown): CeremonyError {
  if (error instanceof WebAuthnError) {
    if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return new CeremonyError('exists', error);
    if (error.code === 'ERROR_CEREMONY_ABORTED') return new CeremonyError('dismissed', error);
  }
  // The browser says the same for "the user closed it", "nobody was there in time" and "there is no passkey".
  const isDismissed = error instanceof Error && error.name === 'NotAllowedError';
  return new CeremonyError(isDismissed ? 'dismissed' : 'impossible', error);
}
