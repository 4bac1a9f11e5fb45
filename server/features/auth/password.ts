// Passwords: scrypt with a salt of their own, in a text that names its parameters so that they can be raised.

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP Password Storage Cheat Sheet: one of its equal settings, the one that needs only 32 MiB a hash. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MEMORY_BYTES = 64 * 1024 * 1024;

interface Cost {
  N: number;
  r: number;
  p: number;
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // One spelling of a letter: a phone's keyboard and a desk's may compose it differently.
    const text = password.normalize('NFKC');
    scrypt(text, salt, KEY_BYTES, { ...cost, maxmem: MEMORY_BYTES }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** The text to keep of a password: `scrypt$N$r$p$salt$key`, the last two base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether the password is the one that was hashed. With null, for an account that has none or does not exist,
 * it takes as long and is false, so that time tells nothing.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = (hash ?? '').split('$');
  if (scheme !== 'scrypt' || !salt || !key) {
    await derive(password, randomBytes(SALT_BYTES), COST);
    return false;
  }
  const kept = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return derived.length === kept.length && timingSafeEqual(derived, kept);
}
