// The secrets of matches: the token of a link and the key of a guest, kept as hashes, and the hash of a pair.

import { createHash, createHmac } from 'node:crypto';
import type { Random } from '#server/platform/random.ts';

/** 160 bits. */
const SECRET_BYTES = 20;

interface NewSecret {
  secret: string;
  /** What is kept. */
  hash: string;
}

export interface MatchSecrets {
  makeToken(): NewSecret;
  /** The hashes that a token may be kept under: one for each of the server's secrets. */
  hashesOfToken(token: string): string[];
  makeGuestKey(): NewSecret;
  hashOfGuestKey(guestKey: string): string;
}

export function createMatchSecrets(dependencies: {
  random: Random;
  secrets: readonly [string, ...string[]];
}): MatchSecrets {
  const { random, secrets } = dependencies;
  const hashToken = (key: string, token: string) =>
    createHmac('sha256', key).update(`match:${token}`).digest('base64url');
  // As long as its match, which may outlive every secret of the server; nobody guesses 160 bits.
  const hashGuestKey = (guestKey: string) =>
    createHash('sha256').update(`match-guest:${guestKey}`).digest('base64url');
  const make = (hashOf: (secret: string) => string): NewSecret => {
    const secret = random.secret(SECRET_BYTES);
    return { secret, hash: hashOf(secret) };
  };
  return {
    makeToken: () => make((token) => hashToken(secrets[0], token)),
    hashesOfToken: (token) => secrets.map((key) => hashToken(key, token)),
    makeGuestKey: () => make(hashGuestKey),
    hashOfGuestKey: hashGuestKey,
  };
}

/** A hash of two users, the same in either order. Their ids are random, so that it tells neither. */
export function hashPair(oneId: string, otherId: string): string {
  const ids = [oneId, otherId].sort().join(':');
  return createHash('sha256').update(`match-pair:${ids}`).digest('base64url');
}
