// Encryption of what a copy of the database must not reveal, under the keys of DATA_KEY. Every encrypted value names
// its key, so that several keys can be in use while one is replaced. Phone numbers and e-mail addresses are found by
// keyed hashes.
//
// Values are read in both forms, plain and encrypted. Which form is written is a setting, since a version that knows
// the plain form alone may still run beside this one.
//
// The keys are set once per process, in this module: columns encrypt and decrypt in Drizzle's mapping functions, to
// which no dependency can be passed.

import { createHmac, hkdfSync } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createDataCipher, type DataCipher } from '#server/platform/data-cipher.ts';

/** What every encrypted value begins with; 1 is the version of the form. */
const VALUE_MARK = 'e1.';
const HASH_FORM = /^h1\.[\w-]{43}$/;
const KEY_BYTES = 32;
/** Decrypted values that are kept: those of some thousand users, each of whom is read with every request of theirs. */
const CACHED_VALUES = 20_000;

export interface EncryptionSettings {
  /** The keys of DATA_KEY: the first encrypts, each of them decrypts. */
  keys: readonly [string, ...string[]];
  /** Whether values are written encrypted; both forms are read. */
  encrypts: boolean;
}

interface Encryption {
  encrypts: boolean;
  cipher: DataCipher;
  /** The keys of hashes, derived from the first key of DATA_KEY and then from the older ones. */
  hashKeys: readonly [Buffer, ...Buffer[]];
  /** Decrypted texts, by column name and stored value. */
  opened: LRUCache<string, string>;
}

let current: Encryption | undefined;

/** Sets the keys of this process, and returns the cipher for what is sealed row by row: letters, matches, notices. */
export function setUpEncryption({ keys, encrypts }: EncryptionSettings): DataCipher {
  const cipher = createDataCipher(keys);
  const hashKeyOf = (secret: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'asteria keyed hash', KEY_BYTES));
  const [first, ...older] = keys;
  const hashKeys = [hashKeyOf(first), ...older.map(hashKeyOf)] as const;
  current = { encrypts, cipher, hashKeys, opened: new LRUCache({ max: CACHED_VALUES }) };
  return cipher;
}

function getEncryption(): Encryption {
  if (current === undefined) throw new Error('the encryption is not set up');
  return current;
}

/** Whether this process writes values encrypted. */
export function isEncrypting(): boolean {
  return getEncryption().encrypts;
}

/** The beginning of every value that the first key has encrypted. */
export function currentPrefix(): string {
  return `${VALUE_MARK}${getEncryption().cipher.keyIds[0]}.`;
}

/** The text as a column stores it. An encrypted text can be decrypted under the name of the same column only. */
export function toStored(text: string, column: string): string {
  const { encrypts, cipher } = getEncryption();
  return encrypts ? VALUE_MARK + cipher.seal(text, column) : text;
}

/** Whether a stored value is encrypted. */
export function isEncrypted(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(VALUE_MARK);
}

/** The text of a stored value in either form. Throws `UnknownKeyError`, and an Error when a byte was changed. */
export function fromStored(value: string, column: string): string {
  if (!isEncrypted(value)) return value;
  const { cipher, opened } = getEncryption();
  const cached = opened.get(column + value);
  if (cached !== undefined) return cached;
  const text = cipher.open(value.slice(VALUE_MARK.length), column);
  opened.set(column + value, text);
  return text;
}

function hashUnder(key: Buffer, text: string): string {
  return `h1.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** The keyed hash that is stored beside an encrypted text to find it by; null while texts are written plain. */
export function searchHash(text: string): string | null {
  const { encrypts, hashKeys } = getEncryption();
  return encrypts ? hashUnder(hashKeys[0], text) : null;
}

/** The text as a column of hashes stores it: its keyed hash, or the plain text; a hash stays as it is. */
export function toStoredHash(text: string): string {
  return HASH_FORM.test(text) ? text : (searchHash(text) ?? text);
}

/** The hashes of a text under every key. */
export function hashesOf(text: string): string[] {
  return getEncryption().hashKeys.map((key) => hashUnder(key, text));
}
