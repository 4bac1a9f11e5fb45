// What @simplewebauthn/server verifies, with our rules: user verification always, no attestation. Nothing that a client
// sends gets an error out of here: an answer that does not fit is undefined.

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

/** COSE: Ed25519, ES256, RS256, in the order of preference; every authenticator has one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** The handle by which an authenticator knows the user: the bytes of the account's id, which is random. */
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

/** The credential of a new passkey; undefined unless the response is right for the challenge and the relying party. */
export async function verifyNewPasskey(
  { response, ...credential }: NewPasskey,
  challenge: string,
  relyingParty: RelyingParty,
): Promise<Registered | undefined> {
  try {
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
 * The attestation object without its statement, which we did not ask for: to verify one means to fetch the addresses of
 * revocation lists that stand in certificates of the caller's own.
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

/** The use of a passkey; undefined unless the response is right for it, its user, the challenge and the relying party. */
export async function verifyAssertion(
  { response, ...credential }: PasskeyAssertion,
  passkey: PasskeyRow,
  challenge: string,
  relyingParty: RelyingParty,
): Promise<Used | undefined> {
  const handle = isoBase64URL.fromBuffer(userHandleOf(passkey.userId));
  const { userHandle, ...signed } = response;
  // A passkey that the authenticator itself found says whose it is; one that it was asked for need not.
  if (userHandle != null && userHandle !== handle) return undefined;
  try {
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
