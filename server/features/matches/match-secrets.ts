// The secrets of matches, stored as hashes: the token of a link and the key of a guest.

import { createHash, createHmac } from 'node:crypto';
import type { Random } from '#server/platform/random.ts';

/** 160 bits. */
const SECRET_BYTES = 20;

interface NewSecret {
  secret: string;
  /** The hash that the server stores in place of the secret. */
  hash: string;
}

export interface MatchSecrets {
  /** A token for an invitation's link. */
  makeToken(): NewSecret;
  /** The hashes that a token can be stored as: one for each of the server's secrets. */
  hashesOfToken(token: string): string[];
  /** A key that lets a guest delete the match. */
  makeGuestKey(): string;
  hashOfGuestKey(guestKey: string): string;
  /**
   * The ids that a match can have when this user (by id) or guest (by key) answers the invitation of a token: one for
   * each of the server's secrets. A new match gets the first. So a repeated answer finds its match, although no token
   * is stored.
   */
  idsOfMatch(token: string, answerer: string): [string, ...string[]];
}

export function createMatchSecrets(dependencies: {
  random: Random;
  secrets: readonly [string, ...string[]];
}): MatchSecrets {
  const { random, secrets } = dependencies;
  const hashToken = (key: string, token: string) =>
    createHmac('sha256', key).update(`match:${token}`).digest('base64url');
  // Not keyed with a secret of the server, because the match may be older than all secrets in use. A plain hash is
  // enough: nobody can try all values of 160 random bits.
  const hashGuestKey = (guestKey: string) =>
    createHash('sha256').update(`match-guest:${guestKey}`).digest('base64url');
  const hashId = (key: string, token: string, answerer: string) =>
    toUuid(createHmac('sha256', key).update(`match-id:${token}:${answerer}`).digest('hex'));
  return {
    makeToken() {
      const secret = random.secret(SECRET_BYTES);
      return { secret, hash: hashToken(secrets[0], secret) };
    },
    hashesOfToken: (token) => secrets.map((key) => hashToken(key, token)),
    makeGuestKey: () => random.secret(SECRET_BYTES),
    hashOfGuestKey: hashGuestKey,
    idsOfMatch(token, answerer) {
      const [first, ...older] = secrets;
      return [hashId(first, token, answerer), ...older.map((key) => hashId(key, token, answerer))];
    },
  };
}

/**
 * A UUID of version 8, whose bits the application defines (RFC 9562), made from the first 128 bits of a hexadecimal
 * hash.
 */
function toUuid(hex: string): string {
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
