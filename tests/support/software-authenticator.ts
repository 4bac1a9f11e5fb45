// A software authenticator. It makes passkeys (ES256) and signs with them according to WebAuthn Level 3, and on request
// like an attacker's authenticator.

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyRegistrationOptions,
  PasskeySignInOptions,
} from '#shared/identity/passkeys/passkeys.schema.ts';

export interface SoftwarePasskey {
  id: string;
  rpId: string;
  userHandle: string;
  /** Its counter; 0 for an authenticator that does not count. */
  counter: number;
  counts: boolean;
  privateKey: KeyObject;
  cosePublicKey: Buffer;
}

/** Things that an honest browser and authenticator would not do. */
export interface Deviations {
  challenge?: string;
  origin?: string;
  type?: string;
  crossOrigin?: boolean;
  topOrigin?: string;
  rpId?: string;
  userVerified?: boolean;
  userPresent?: boolean;
  userHandle?: string | undefined;
  counter?: number;
  /** Signs with this passkey's key, but under the id of another passkey. */
  signedBy?: SoftwarePasskey;
  /** The format and statement of the attestation. */
  attestation?: { fmt: string; attStmt: Cbor };
  /** The id that the JSON states, whatever the signed data says. */
  statedId?: string;
}

/** A passkey for the options, as the browser on `origin` would return it to the page. */
export function makePasskey(
  options: PasskeyRegistrationOptions,
  origin: string,
  deviations: Deviations & { counts?: boolean; passkey?: SoftwarePasskey } = {},
): { passkey: SoftwarePasskey; response: NewPasskey } {
  const passkey = deviations.passkey ?? createPasskey(options, deviations.counts ?? true);
  const credentialId = Buffer.from(passkey.id, 'base64url');
  const attested = Buffer.concat([
    Buffer.alloc(16),
    uint16(credentialId.length),
    credentialId,
    passkey.cosePublicKey,
  ]);
  const authData = Buffer.concat([authenticatorData(passkey, deviations, FLAG_ATTESTED), attested]);
  const { fmt, attStmt } = deviations.attestation ?? { fmt: 'none', attStmt: new Map() };
  const attestationObject = encodeCbor(
    new Map<string, Cbor>([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', authData],
    ]),
  );
  const id = deviations.statedId ?? passkey.id;
  return {
    passkey,
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, origin, deviations),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    },
  };
}

/** The passkey's answer to the options of a sign-in. */
export function signWith(
  passkey: SoftwarePasskey,
  options: Pick<PasskeySignInOptions, 'challenge'>,
  origin: string,
  deviations: Deviations = {},
): PasskeyAssertion {
  if (passkey.counts && deviations.counter === undefined) passkey.counter += 1;
  const authData = authenticatorData(passkey, deviations, 0);
  const clientDataJSON = clientData('webauthn.get', options.challenge, origin, deviations);
  const clientDataHash = sha256(Buffer.from(clientDataJSON, 'base64url'));
  const { privateKey } = deviations.signedBy ?? passkey;
  const signature = sign('sha256', Buffer.concat([authData, clientDataHash]), privateKey);
  const userHandle = 'userHandle' in deviations ? deviations.userHandle : passkey.userHandle;
  const id = deviations.statedId ?? passkey.id;
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(userHandle === undefined ? {} : { userHandle }),
    },
  };
}

function createPasskey(options: PasskeyRegistrationOptions, counts: boolean): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return {
    id: randomBytes(32).toString('base64url'),
    rpId: options.rp.id,
    userHandle: options.user.id,
    counter: 0,
    counts,
    privateKey,
    // kty EC2, alg ES256, crv P-256, and the point (RFC 9053 §7.1.1).
    cosePublicKey: encodeCbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    ),
  };
}

const FLAG_PRESENT = 0x01;
const FLAG_VERIFIED = 0x04;
const FLAG_ATTESTED = 0x40;

/** WebAuthn §6.1: the hash of the RP ID, the flags and the counter. */
function authenticatorData(
  passkey: SoftwarePasskey,
  { rpId, userPresent = true, userVerified = true, counter }: Deviations,
  flags: number,
): Buffer {
  const present = userPresent ? FLAG_PRESENT : 0;
  const verified = userVerified ? FLAG_VERIFIED : 0;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter ?? passkey.counter);
  const hash = sha256(Buffer.from(rpId ?? passkey.rpId));
  return Buffer.concat([hash, Buffer.from([flags | present | verified]), count]);
}

function clientData(type: string, challenge: string, origin: string, deviations: Deviations) {
  const { crossOrigin = false, topOrigin } = deviations;
  const data = {
    type: deviations.type ?? type,
    challenge: deviations.challenge ?? challenge,
    origin: deviations.origin ?? origin,
    crossOrigin,
    ...(topOrigin === undefined ? {} : { topOrigin }),
  };
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

export type Cbor = number | string | Buffer | Cbor[] | Map<string, Cbor> | Map<number, Cbor>;

/** The few kinds of CBOR (RFC 8949) that authenticators write. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') {
    return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  }
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([cborHead(3, text.length), text]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  if (Array.isArray(value)) {
    return Buffer.concat([cborHead(4, value.length), ...value.map(encodeCbor)]);
  }
  const entries = [...value].flatMap(([key, held]) => [encodeCbor(key), encodeCbor(held)]);
  return Buffer.concat([cborHead(5, value.size), ...entries]);
}

function cborHead(kind: number, length: number): Buffer {
  const high = kind << 5;
  if (length < 24) return Buffer.from([high | length]);
  if (length < 256) return Buffer.from([high | 24, length]);
  return Buffer.concat([Buffer.from([high | 25]), uint16(length)]);
}
