// Schemas of the passkeys' calls. Options and responses have the JSON forms of WebAuthn Level 3 (§5.1.8, §5.1.10).
// Fields of a response that the server does not need are dropped.

import * as z from 'zod/mini';

/** Passkeys that one account may have, which is more than anyone has authenticators. */
export const MAX_PASSKEYS = 10;

/** Bytes in base64url without padding, as WebAuthn writes them; the limit is in characters. */
const bytes = (maxCharacters: number) =>
  z.string().check(z.maxLength(maxCharacters), z.regex(/^[A-Za-z0-9_-]+$/));

/** At most 1,023 bytes (WebAuthn §4, "Credential ID"). */
const credentialId = bytes(1364);

/** An authenticator's answer to a sign-in (AuthenticationResponseJSON). */
export const passkeyAssertionSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(6000),
    userHandle: z.optional(z.nullable(bytes(88))),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** A new passkey (RegistrationResponseJSON). */
export const newPasskeySchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(11_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10))),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

const knownCredentialSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** What the browser needs to sign in with a passkey (PublicKeyCredentialRequestOptionsJSON). */
export const passkeySignInOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  /** Empty for every visitor, so that it reveals no account; for a signed-in user their own passkeys. */
  allowCredentials: z.array(knownCredentialSchema),
  userVerification: z.literal('required'),
});
export type PasskeySignInOptions = z.infer<typeof passkeySignInOptionsSchema>;

/** What the browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON). */
export const passkeyRegistrationOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  /** The user's passkeys: an authenticator that already has one of them does not create another. */
  excludeCredentials: z.array(knownCredentialSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyRegistrationOptions = z.infer<typeof passkeyRegistrationOptionsSchema>;

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: z.uuid(),
  /** The browser and system on which the passkey was made, such as 'Chrome on Android'. */
  device: z.string(),
  /** Whether a phone's account or a password manager copies the passkey to the user's other devices. */
  synced: z.boolean(),
  createdAt: z.string(),
  /** Null until it is used. */
  lastUsedAt: z.nullable(z.string()),
});
/** What the browser needs to tell the device that a removed passkey is unknown here (WebAuthn Level 3, §5.1.10.2). */
export const removedPasskeySchema = z.object({
  success: z.literal(true),
  credentialId: z.string(),
  /** Null where passkeys are off. */
  rpId: z.nullable(z.string()),
});
/** Newest first. */
export const passkeysSchema = z.array(passkeySchema);
export type Passkey = z.infer<typeof passkeySchema>;
