// Passkeys: adding one in a session with a fresh proof, listing and removing them, signing in with one, and giving a
// fresh proof with one. A challenge belongs to the session or the browser that asked for it; the first answer, right or
// wrong, uses it up.

import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { Database } from '#server/db/database.ts';
import type { PasskeyRow, UserRow } from '#server/db/schema/index.ts';
import type { AccountRepository } from '#server/features/identity/account/account.repository.ts';
import type { OwnerSession } from '#server/features/identity/session/owner-session.ts';
import type { SignInRepository } from '#server/features/identity/sign-in/sign-in.repository.ts';
import { bindAll } from '#server/platform/bind-all.ts';
import type { Clock } from '#server/platform/clock.ts';
import { LimitReachedError, type Limits } from '#server/platform/limits.ts';
import type { Random } from '#server/platform/random.ts';
import { AppError } from '#shared/core/errors.ts';
import type { AccountEventKind } from '#shared/identity/account/history.schema.ts';
import {
  MAX_PASSKEYS,
  type NewPasskey,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyRegistrationOptions,
  type PasskeySignInOptions,
} from '#shared/identity/passkeys/passkeys.schema.ts';
import {
  ALGORITHMS,
  challengeOf,
  userHandleOf,
  verifyAssertion,
  verifyNewPasskey,
} from './ceremonies.ts';
import { PASSKEY_LIMITS } from './passkeys.limits.ts';
import type { PasskeyRepository } from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.ts';

/** How long the browser waits for the authenticator. */
const CEREMONY_MS = 5 * 60_000;
/** Longer than a ceremony. */
const CHALLENGE_MS = 15 * 60_000;
/** The name of our app in the browser's own dialog. */
const RELYING_PARTY_NAME = 'Asteria';
/** The transports of WebAuthn §5.8.4, by which a browser reaches an authenticator; others are not stored. */
const TRANSPORTS: readonly string[] = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
];

/** The signed-in caller; `relyingParty` is undefined where passkeys are off. */
export interface PasskeyOwner {
  user: UserRow;
  session: OwnerSession;
  relyingParty: RelyingParty | undefined;
}
export type PasskeyVisitor = Omit<PasskeyOwner, 'user'> & { user: UserRow | undefined };

interface Dependencies {
  repository: PasskeyRepository;
  accounts: AccountRepository;
  signIns: Pick<SignInRepository, 'forgetPasswordFailures'>;
  assertFresh: (session: OwnerSession) => void;
  limits: Limits;
  clock: Clock;
  random: Random;
}

function requireOn(relyingParty: RelyingParty | undefined): RelyingParty {
  if (relyingParty === undefined) throw new AppError('passkeys_off');
  return relyingParty;
}

function bytesOf(challenge: string) {
  return Uint8Array.from(Buffer.from(challenge, 'base64url'));
}

/** Stores a new challenge of a registration for the session and returns its bytes. */
async function beginRegistration(
  { random, clock, repository }: Dependencies,
  session: OwnerSession,
) {
  const challenge = random.secret(32);
  const sessionId = await session.getOrCreateId();
  const nowMs = clock.now();
  const expiresAtMs = nowMs + CHALLENGE_MS;
  await repository.saveChallenge({ challenge, sessionId, nowMs, expiresAtMs });
  return bytesOf(challenge);
}

/** Uses up the challenge that a registration answers; undefined when the session has no such challenge. */
async function takeRegistration(
  { repository, clock }: Dependencies,
  session: OwnerSession,
  created: NewPasskey,
): Promise<string | undefined> {
  const challenge = challengeOf(created);
  const sessionId = session.id;
  if (challenge === undefined || sessionId === undefined) return undefined;
  const wasTaken = await repository.takeChallenge({ challenge, sessionId, nowMs: clock.now() });
  return wasTaken ? challenge : undefined;
}

/** Uses up the challenge that a sign-in answers; undefined unless this browser has an unused one. */
async function takeSignIn(
  { limits }: Dependencies,
  session: OwnerSession,
  assertion: PasskeyAssertion,
): Promise<string | undefined> {
  const challenge = challengeOf(assertion);
  if (challenge === undefined || !session.challenges.includes(challenge)) return undefined;
  try {
    await limits.takeAll([{ rule: PASSKEY_LIMITS.challengeUsed, key: challenge }]);
    return challenge;
  } catch (error) {
    if (error instanceof LimitReachedError) return undefined;
    throw error;
  }
}

function recordEvent(
  { random, clock, accounts }: Dependencies,
  tx: Database,
  { user, session }: Pick<PasskeyOwner, 'user' | 'session'>,
  kind: AccountEventKind,
) {
  const event = { id: random.uuid(), userId: user.id, kind, at: new Date(clock.now()) };
  return accounts.recordEvent(tx, { ...event, device: session.deviceName });
}

/** The passkey that the assertion proves, with the verified use; undefined for every cause of refusal. */
async function verifyUse(
  dependencies: Dependencies,
  { session, relyingParty }: Omit<PasskeyOwner, 'user'>,
  assertion: PasskeyAssertion,
) {
  const { repository } = dependencies;
  const party = requireOn(relyingParty);
  const challenge = await takeSignIn(dependencies, session, assertion);
  const passkey = await repository.findByCredentialId(assertion.id);
  if (challenge === undefined || passkey === undefined) return undefined;
  const use = await verifyAssertion(assertion, passkey, challenge, party);
  return use && { passkey, use };
}

/** Stores the use; false when the passkey was removed, or has been used since with the same or a higher counter. */
async function recordUse(
  dependencies: Dependencies,
  tx: Database,
  { passkey, use }: NonNullable<Awaited<ReturnType<typeof verifyUse>>>,
): Promise<boolean> {
  const { repository, clock } = dependencies;
  return repository.recordUse(tx, {
    id: passkey.id,
    counter: use.newCounter,
    synced: use.credentialBackedUp,
    usedAt: new Date(clock.now()),
  });
}

/** The user's passkeys, the newest first. */
async function list({ repository }: Dependencies, userId: string): Promise<Passkey[]> {
  return (await repository.list(userId)).map(describe);
}

/** Throws `passkeys_off`, `fresh_proof_needed`, `too_many_passkeys`. */
async function registrationOptions(
  dependencies: Dependencies,
  { user, session, relyingParty }: PasskeyOwner,
): Promise<PasskeyRegistrationOptions> {
  const { assertFresh, repository } = dependencies;
  const { id } = requireOn(relyingParty);
  assertFresh(session);
  const known = await repository.list(user.id);
  if (known.length >= MAX_PASSKEYS) throw new AppError('too_many_passkeys');
  const options = await generateRegistrationOptions({
    rpName: RELYING_PARTY_NAME,
    rpID: id,
    userName: user.username,
    userDisplayName: user.firstName,
    userID: userHandleOf(user.id),
    challenge: await beginRegistration(dependencies, session),
    timeout: CEREMONY_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    challenge: options.challenge,
    timeout: CEREMONY_MS,
    rp: { id, name: RELYING_PARTY_NAME },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams,
    excludeCredentials: known.map(describeCredential),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/**
 * Stores the passkey and gives the session a new secret id. Throws `passkeys_off`, `fresh_proof_needed`,
 * `passkey_not_added` for every fault of the answer, `passkey_exists`, `too_many_passkeys`.
 */
async function add(
  dependencies: Dependencies,
  owner: PasskeyOwner,
  created: NewPasskey,
): Promise<Passkey> {
  const { assertFresh, random, clock, accounts, repository } = dependencies;
  const relyingParty = requireOn(owner.relyingParty);
  assertFresh(owner.session);
  const { user, session } = owner;
  const challenge = await takeRegistration(dependencies, session, created);
  const verified =
    challenge === undefined ? undefined : await verifyNewPasskey(created, challenge, relyingParty);
  if (verified === undefined) throw new AppError('passkey_not_added');
  const { credential, credentialBackedUp } = verified;
  const passkey: PasskeyRow = {
    id: random.uuid(),
    userId: user.id,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: TRANSPORTS.filter((name) => created.response.transports?.includes(name)),
    device: session.deviceName,
    synced: credentialBackedUp,
    createdAt: new Date(clock.now()),
    lastUsedAt: null,
  };
  await accounts.inTransaction(async (tx) => {
    // The lock makes a user's simultaneous calls run one after the other, so that each counts the others' passkeys.
    await accounts.lockUserRowForUpdate(tx, user.id);
    if ((await repository.count(tx, user.id)) >= MAX_PASSKEYS) {
      throw new AppError('too_many_passkeys');
    }
    if (!(await repository.add(tx, passkey))) {
      const other = await repository.findByCredentialId(credential.id, tx);
      throw new AppError(other?.userId === user.id ? 'passkey_exists' : 'passkey_not_added');
    }
    await recordEvent(dependencies, tx, owner, 'passkey_added');
    await session.changeId(tx);
  });
  return describe(passkey);
}

/**
 * Removes the passkey, gives the session a new secret id and returns the id of the credential. Throws
 * `fresh_proof_needed`, and `not_found` unless the id is a passkey of the user.
 */
async function remove(
  dependencies: Dependencies,
  owner: Pick<PasskeyOwner, 'user' | 'session'>,
  id: string,
): Promise<string> {
  const { assertFresh, accounts, repository } = dependencies;
  assertFresh(owner.session);
  return accounts.inTransaction(async (tx) => {
    const credentialId = await repository.remove(tx, owner.user.id, id);
    if (credentialId === undefined) throw new AppError('not_found');
    await recordEvent(dependencies, tx, owner, 'passkey_removed');
    await owner.session.changeId(tx);
    return credentialId;
  });
}

/** Throws `passkeys_off`. A visitor's options differ only in the challenge. */
async function signInOptions(
  { repository, random }: Dependencies,
  { user, session, relyingParty }: PasskeyVisitor,
): Promise<PasskeySignInOptions> {
  const { id } = requireOn(relyingParty);
  const own = user === undefined ? [] : await repository.list(user.id);
  const begun = random.secret(32);
  session.addChallenge(begun);
  const { challenge } = await generateAuthenticationOptions({
    rpID: id,
    challenge: bytesOf(begun),
  });
  return {
    challenge,
    timeout: CEREMONY_MS,
    rpId: id,
    allowCredentials: own.map(describeCredential),
    userVerification: 'required',
  };
}

/**
 * Signs the passkey's user in; in a session of that same user it is a fresh proof. Throws `passkeys_off`, and
 * `passkey_refused` with one sentence for every cause.
 */
async function signIn(
  dependencies: Dependencies,
  visitor: PasskeyVisitor,
  assertion: PasskeyAssertion,
): Promise<UserRow> {
  const { accounts, signIns } = dependencies;
  const verified = await verifyUse(dependencies, visitor, assertion);
  // The options name the passkeys of a signed-in user, so for these the authenticator may leave out the user
  // handle. In every other case it chose the passkey itself and must send the handle, which `verifyAssertion`
  // compares.
  const isNamed =
    assertion.response.userHandle != null || verified?.passkey.userId === visitor.user?.id;
  if (verified === undefined || !isNamed) throw new AppError('passkey_refused');
  return accounts.inTransaction(async (tx) => {
    const user = await accounts.findUser(tx, verified.passkey.userId);
    if (user === undefined || !(await recordUse(dependencies, tx, verified))) {
      throw new AppError('passkey_refused');
    }
    await signIns.forgetPasswordFailures(tx, user.id);
    if (visitor.user?.id === user.id) await visitor.session.prove(tx, 'passkey');
    else await visitor.session.signIn(tx, user);
    return user;
  });
}

/** Records a fresh proof by a passkey of the user. Throws `passkeys_off`, and `passkey_not_proven` for any cause. */
async function prove(
  dependencies: Dependencies,
  owner: PasskeyOwner,
  assertion: PasskeyAssertion,
): Promise<void> {
  const { accounts } = dependencies;
  const verified = await verifyUse(dependencies, owner, assertion);
  if (verified === undefined || verified.passkey.userId !== owner.user.id) {
    throw new AppError('passkey_not_proven');
  }
  await accounts.inTransaction(async (tx) => {
    if (!(await recordUse(dependencies, tx, verified))) throw new AppError('passkey_not_proven');
    await owner.session.prove(tx, 'passkey');
  });
}

export function createPasskeyService(dependencies: Dependencies) {
  return bindAll(dependencies, {
    list,
    registrationOptions,
    add,
    remove,
    signInOptions,
    signIn,
    prove,
  });
}

export type PasskeyService = ReturnType<typeof createPasskeyService>;

function describe(passkey: PasskeyRow): Passkey {
  const { id, device, synced, createdAt, lastUsedAt } = passkey;
  return {
    id,
    device,
    synced,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

function describeCredential({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, type: 'public-key' as const, transports };
}
