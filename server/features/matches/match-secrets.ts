// The secrets of matches: the token of a link and the key of a guest, kept as keyed hashes, and the hash of a pair.

import { createHash, createHmac } from 'node:crypto';
import type { Random } from '#server/platform/random.ts';

/** 160 bits. */
const SECRET_BYTES = 20;

export interface MatchSecrets {
  /** A new secret with the hash to keep. */
  make(): { secret: string; hash: string };
  /** The hashes that a secret may be kept under: one for each of the server's secrets. */
  hashesOf(secret: string): string[];
}

export function createMatchSecrets(dependencies: {
  random: Random;
  secrets: readonly [string, ...string[]];
}): MatchSecrets {
  const { random, secrets } = dependencies;
  const hash = (key: string, secret: string) =>
    createHmac('sha256', key).update(`match:${secret}`).digest('base64url');
  return {
    make() {
      const secret = random.secret(SECRET_BYTES);
      return { secret, hash: hash(secrets[0], secret) };
    },
    hashesOf: (secret) => secrets.map((key) => hash(key, secret)),
  };
}

/** A hash of two users, the same in either order. Their ids are random, so that it tells neither. */
export function hashPair(oneId: string, otherId: string): string {
  const ids = [oneId, otherId].sort().join(':');
  return createHash('sha256').update(`match-pair:${ids}`).digest('base64url');
}
