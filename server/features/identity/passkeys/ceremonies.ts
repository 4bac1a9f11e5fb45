// Verifies passkeys with @simplewebauthn/server under our rules: always with user verification, never with attestation.
// No function here throws because of what a client sends: for an invalid response they return undefined.

import {
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoCBOR,
} from '@simplewebauthn/server/helpers';
import type { PasskeyRow } from '#server/db/schema/index.ts';
import type { NewPasskey, PasskeyAssertion } from '#shared/identity/passkeys/passkeys.schema.ts';
import type { RelyingParty } from './relying-party.ts';

/** COSE algorithm ids in order of preference: Ed25519, ES256, RS256. Every authenticator supports one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** The WebAuthn user handle, by which an authenticator knows the user: the 16 bytes of the account's random UUID. */
export function userHandleOf(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));
}

/** The challenge that a response answers; undefined when its client data cannot be read. */
export function challengeOf(response: NewPasskey | PasskeyAssertion): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(response.response.clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/** Whether a page of another origin had our page in a frame during the ceremony, which ours does not do. */
function isFramed({ response }: NewPasskey | PasskeyAssertion): boolean {
  const client: object = decodeClientDataJSON(response.clientDataJSON);
  return ('crossOrigin' in client && client.crossOrigin !== false) || 'topOrigin' in client;
}

/** The credential of a new passkey; undefined unless the response is valid for the challenge and the relying party. */
export async function verifyNewPasskey(
  created: NewPasskey,
  challenge: string,
  relyingParty: RelyingParty,
): Promise<Registered | undefined> {
  const { response, ...credential } = created;
  try {
    if (isFramed(created)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: withoutStatement(response.attestationObject),
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified && registrationInfo.credential.id === credential.id
      ? registrationInfo
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The attestation object without its attestation statement, which we did not ask for. To verify a statement the library
 * would fetch revocation lists from addresses in the certificates that the caller sent, so a caller could make our
 * server call any address.
 */
function withoutStatement(attestationObject: string): string {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const bare = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', decoded.get('authData')],
    ]),
  );
  return isoBase64URL.fromBuffer(bare);
}

type Used = VerifiedAuthenticationResponse['authenticationInfo'];

/** The use of a passkey; undefined unless the response is valid for passkey, user, challenge and relying party. */
export async function verifyAssertion(
  assertion: PasskeyAssertion,
  passkey: PasskeyRow,
  challenge: string,
  relyingParty: RelyingParty,
): Promise<Used | undefined> {
  const { response, ...credential } = assertion;
  const handle = isoBase64URL.fromBuffer(userHandleOf(passkey.userId));
  const { userHandle, ...signed } = response;
  // The authenticator sends a user handle when it chose the passkey itself, and may leave it out when the request named
  // the passkey (WebAuthn §7.2).
  if (userHandle != null && userHandle !== handle) return undefined;
  try {
    if (isFramed(assertion)) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: signed,
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: {
        id: passkey.credentialId,
        publicKey: isoBase64URL.toBuffer(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo : undefined;
  } catch {
    return undefined;
  }
}
