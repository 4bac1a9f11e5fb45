// Encryption of what a copy of the database must not reveal, under the keys of DATA_KEY. Every encrypted value names
// its key, so that several keys can be in use while one is replaced. Phone numbers and e-mail addresses are found by
// keyed hashes.
//
// Values are read in both forms, plain and encrypted. A setting decides which form is written, because a version that
// knows only the plain form may still run beside this one. For the same reason, texts are padded and ids of activities
// are hashed only once the database says that no such version is running (`data-forms.ts`).
//
// The keys are set once per process, in this module: columns encrypt and decrypt in Drizzle's mapping functions, to
// which no dependency can be passed.

import { createHmac, hkdfSync } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createDataCipher, type DataCipher } from '#server/platform/data-cipher.ts';
import type { LengthClass } from '#server/platform/length-classes.ts';

/** What every encrypted value begins with; 1 is the version of the form. */
const VALUE_MARK = 'e1.';
const HASH_FORM = /^h1\.[\w-]{43}$/;
const KEY_BYTES = 32;
/** How many decrypted values are cached: those of some thousand users, each of whom is read with every request. */
const CACHED_VALUES = 20_000;

export interface EncryptionSettings {
  /** The keys of DATA_KEY: the first encrypts, each of them decrypts. */
  keys: readonly [string, ...string[]];
  /** Whether values are written encrypted; both forms are read. */
  encrypts: boolean;
  /**
   * Whether texts are padded to the lengths of their class, and ids are stored as keyed hashes; both forms are read.
   * Default true. JSON is always padded, since every version reads that.
   */
  isUniform?: boolean;
}

/** Which forms values are written in. */
export type WrittenForms = Required<Omit<EncryptionSettings, 'keys'>>;

interface Encryption extends WrittenForms {
  cipher: DataCipher;
  /** The keys of hashes, derived from the first key of DATA_KEY and then from the older ones. */
  hashKeys: readonly [Buffer, ...Buffer[]];
  /** Decrypted texts by stored value, with the column that they were decrypted for. */
  opened: LRUCache<string, Readonly<{ column: string; text: string }>>;
}

let current: Encryption | undefined;

/** Sets the keys of this process, and returns the cipher for what is sealed row by row: letters, matches, notices. */
export function setUpEncryption({
  keys,
  encrypts,
  isUniform = true,
}: EncryptionSettings): DataCipher {
  const cipher = createDataCipher(keys);
  const hashKeyOf = (secret: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'asteria keyed hash', KEY_BYTES));
  const [first, ...older] = keys;
  const hashKeys = [hashKeyOf(first), ...older.map(hashKeyOf)] as const;
  const opened: Encryption['opened'] = new LRUCache({ max: CACHED_VALUES });
  current = { encrypts, isUniform, cipher, hashKeys, opened };
  return cipher;
}

/** Changes the forms in which this process writes from now on. */
export function chooseForms(forms: WrittenForms): void {
  current = { ...getEncryption(), ...forms };
}

function getEncryption(): Encryption {
  if (current === undefined) throw new Error('the encryption is not set up');
  return current;
}

/** Whether this process writes values encrypted. */
export function isEncrypting(): boolean {
  return getEncryption().encrypts;
}

/** Whether this process stores ids as keyed hashes, with the ids encrypted beside them, and pads texts. */
export function isUniform(): boolean {
  const forms = getEncryption();
  return forms.encrypts && forms.isUniform;
}

/** The beginning of every value that the first key has encrypted. */
export function currentPrefix(): string {
  return `${VALUE_MARK}${getEncryption().cipher.keyIds[0]}.`;
}

/** The lengths of stored values of a class that are encrypted and padded. */
export function storedLengths(lengthClass: LengthClass): number[] {
  const lengths = getEncryption().cipher.sealedLengths(lengthClass);
  return lengths.map((length) => VALUE_MARK.length + length);
}

/** The text as a column stores it. An encrypted text can be decrypted only under the name of the same column. */
export function toStored(text: string, column: string, lengthClass: LengthClass = 'text'): string {
  const { encrypts, isUniform: isPadded, cipher } = getEncryption();
  if (!encrypts) return text;
  const padding = lengthClass === 'text' && !isPadded ? null : lengthClass;
  return VALUE_MARK + cipher.seal(text, column, padding);
}

/** Whether a stored value is encrypted. */
export function isEncrypted(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(VALUE_MARK);
}

/** The text of a stored value in either form. Throws `UnknownKeyError`, and an Error when a byte was changed. */
export function fromStored(value: string, column: string): string {
  if (!isEncrypted(value)) return value;
  const { cipher, opened } = getEncryption();
  const cached = opened.get(value);
  if (cached?.column === column) return cached.text;
  const text = cipher.open(value.slice(VALUE_MARK.length), column);
  opened.set(value, { column, text });
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

/** The keyed hash under which an id is stored instead of the id itself, so that a copy of the database has no ids. */
export function hashOfId(id: string): string {
  return hashUnder(getEncryption().hashKeys[0], id);
}

/** The hashes of a text under every key. */
export function hashesOf(text: string): string[] {
  return getEncryption().hashKeys.map((key) => hashUnder(key, text));
}
