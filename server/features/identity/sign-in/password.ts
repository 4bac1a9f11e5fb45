// Password hashes: scrypt with a salt per password. The stored text contains the parameters, so that they can be
// raised.

import { randomBytes, scrypt } from 'node:crypto';
import type { Dependencies } from '#server/dependencies.ts';
import { isSameSecret } from '#server/platform/constant-time.ts';
import { createGate, type Gate } from '#server/platform/gate.ts';

/** The parameters of scrypt: its cost, block size and parallelization. */
export type PasswordCost = NonNullable<Dependencies['passwordCost']>;

/** Of the equivalent scrypt settings in OWASP's Password Storage Cheat Sheet the one that needs only 32 MiB a hash. */
const PASSWORD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** The limit that Node's scrypt enforces; twice what `PASSWORD_COST` needs. */
const MEMORY_BYTES = 64 * 1024 * 1024;

export const HASHES_AT_ONCE = { 'log-in': 2, change: 1 };
// A hash occupies one of libuv's four threads for a fifth of a second; at most three are hashing, so that one stays
// free for files and compression. Logging in and changing passwords have separate queues, so that users who change
// their passwords often cannot hold up those who log in.
const GATES = {
  'log-in': createGate({ atOnce: HASHES_AT_ONCE['log-in'], waiting: 20 }),
  change: createGate({ atOnce: HASHES_AT_ONCE.change, waiting: 20 }),
} as const satisfies Record<string, Gate>;
/** What a password is hashed for; each purpose has its own queue. */
export type HashPurpose = keyof typeof GATES;

function derive(
  password: string,
  salt: Buffer,
  { cost, purpose }: { cost: PasswordCost; purpose: HashPurpose },
): Promise<Buffer> {
  return GATES[purpose](() => deriveNow(password, salt, cost));
}

function deriveNow(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // NFKC, because keyboards may compose the same letter from different code points.
    const text = password.normalize('NFKC');
    scrypt(text, salt, KEY_BYTES, { ...cost, maxmem: MEMORY_BYTES }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

export interface Passwords {
  /**
   * The hash of a new password to store: `scrypt$N$r$p$salt$key`, salt and key in base64url. Throws `unavailable` when
   * too many calls wait.
   */
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches the hash. With null, for an account without a password or no account at all, the check
   * takes just as long and returns false, so that its duration reveals nothing. Throws `unavailable` when too many
   * calls wait.
   */
  verify(password: string, hash: string | null, purpose: HashPurpose): Promise<boolean>;
}

/** `cost` applies to new hashes; a stored hash is verified with its own cost. */
export function createPasswords(cost = PASSWORD_COST): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const key = await derive(password, salt, { cost, purpose: 'change' });
      const { N, r, p } = cost;
      return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },

    async verify(password, hash, purpose) {
      const [scheme, N, r, p, salt, key] = (hash ?? '').split('$');
      if (scheme !== 'scrypt' || !salt || !key) {
        await derive(password, randomBytes(SALT_BYTES), { cost, purpose });
        return false;
      }
      const stored = Buffer.from(key, 'base64url');
      const own = { N: Number(N), r: Number(r), p: Number(p) };
      const derived = await derive(password, Buffer.from(salt, 'base64url'), {
        cost: own,
        purpose,
      });
      return isSameSecret(derived, stored);
    },
  };
}
