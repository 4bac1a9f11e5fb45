// Password hashes: scrypt with a salt per password. The stored text has the parameters in it, so that they can be
// raised.

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createGate, type Gate } from '#server/platform/gate.ts';

/** Of the equivalent scrypt settings in OWASP's Password Storage Cheat Sheet the one that needs only 32 MiB a hash. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** The limit that Node's scrypt enforces; twice what `COST` needs. */
const MEMORY_BYTES = 64 * 1024 * 1024;

interface Cost {
  N: number;
  r: number;
  p: number;
}

// A hash occupies one of libuv's four threads for a fifth of a second; at most three are hashing, so that one stays
// free for files and compression. Logging in and changing passwords have separate queues, so that users who change
// their passwords often cannot hold up those who log in.
const GATES = {
  'log-in': createGate({ atOnce: 2, waiting: 20 }),
  change: createGate({ atOnce: 1, waiting: 20 }),
} as const satisfies Record<string, Gate>;
/** What a password is hashed for; each purpose has its own queue. */
export type HashPurpose = keyof typeof GATES;

function derive(
  password: string,
  salt: Buffer,
  { cost, purpose }: { cost: Cost; purpose: HashPurpose },
): Promise<Buffer> {
  return GATES[purpose](() => deriveNow(password, salt, cost));
}

function deriveNow(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // NFKC, because keyboards may compose the same letter from different code points.
    const text = password.normalize('NFKC');
    scrypt(text, salt, KEY_BYTES, { ...cost, maxmem: MEMORY_BYTES }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/**
 * The hash of a new password to store: `scrypt$N$r$p$salt$key`, salt and key in base64url. Throws `unavailable` when
 * too many calls wait.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, { cost: COST, purpose: 'change' });
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether the password matches the hash. With null, for an account without a password or no account at all, the
 * check takes as long and returns false, so that its duration reveals nothing. Throws `unavailable` when too many calls
 * wait.
 */
export async function verifyPassword(
  password: string,
  hash: string | null,
  purpose: HashPurpose,
): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = (hash ?? '').split('$');
  if (scheme !== 'scrypt' || !salt || !key) {
    await derive(password, randomBytes(SALT_BYTES), { cost: COST, purpose });
    return false;
  }
  const stored = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { cost, purpose });
  return derived.length === stored.length && timingSafeEqual(derived, stored);
}
