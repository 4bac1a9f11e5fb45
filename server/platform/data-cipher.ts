// Encrypts what is stored about a person, so that a copy of the database does not reveal it.

import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { type LengthClass, lengthsOf, pad, unpad } from './length-classes.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** How many hexadecimal digits name a key. */
const KEY_ID_LENGTH = 8;

/** The text was sealed with a key that `DATA_KEY` does not contain. */
export class UnknownKeyError extends Error {
  constructor() {
    super('sealed with a key that DATA_KEY does not hold');
    this.name = 'UnknownKeyError';
  }
}

export interface DataCipher {
  /** The ids of the keys; the first one seals. They are hashes and do not reveal the keys. */
  readonly keyIds: readonly [string, ...string[]];
  /**
   * Encrypts a text as `<key id>.<base64url of nonce, ciphertext and tag>`. `context` says what the text is and whose.
   * It is not stored, and only the same context opens the text. The text is padded to a length of `lengthClass`; null
   * leaves it as it is.
   */
  seal(text: string, context: string, lengthClass?: LengthClass | null): string;
  /** The lengths that sealed texts of a class have, whichever key seals them. */
  sealedLengths(lengthClass: LengthClass): number[];
  /**
   * The inverse of `seal`; JSON may end in spaces. Throws `UnknownKeyError`, or an Error when the context differs or a
   * byte has changed.
   */
  open(sealed: string, context: string): string;
  /** Keyed hashes of a text, base64url, one for each secret: store the first, and find rows by any of them. */
  hashesOf(text: string, context: string): readonly [string, ...string[]];
}

/** A cipher that seals with the first secret and opens with each. */
export function createDataCipher(secrets: readonly [string, ...string[]]): DataCipher {
  const [first, ...older] = secrets;
  const current = deriveKey(first);
  const others = older.map(deriveKey);
  const keys = new Map([current, ...others].map(({ id, key }) => [id, key]));
  return {
    keyIds: [current.id, ...others.map(({ id }) => id)],
    seal(text, context, lengthClass = 'text') {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.key, nonce);
      cipher.setAAD(Buffer.from(context));
      const padded = lengthClass === null ? text : pad(text, lengthClass);
      const sealed = [nonce, cipher.update(padded, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return `${current.id}.${Buffer.concat(sealed).toString('base64url')}`;
    },
    sealedLengths: (lengthClass) =>
      lengthsOf(lengthClass).map((bytes) => {
        const sealedBytes = NONCE_BYTES + bytes + TAG_BYTES;
        return KEY_ID_LENGTH + 1 + Math.ceil((sealedBytes * 4) / 3);
      }),
    open(sealed, context) {
      const [id = '', body = ''] = sealed.split('.');
      const key = keys.get(id);
      if (key === undefined) throw new UnknownKeyError();
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES));
      return unpad(Buffer.concat([text, decipher.final()]).toString('utf8'));
    },
    hashesOf(text, context) {
      const hashOf = (secret: string) =>
        createHmac('sha256', secret).update(`${context}:${text}`).digest('base64url');
      return [hashOf(first), ...older.map(hashOf)];
    },
  };
}

/** The same as `cipher.open`, but undefined when the key that sealed the text is no longer in `DATA_KEY`. */
export function openIfKeyKnown(
  cipher: DataCipher,
  sealed: string,
  context: string,
): string | undefined {
  try {
    return cipher.open(sealed, context);
  } catch (error) {
    if (error instanceof UnknownKeyError) return undefined;
    throw error;
  }
}

function deriveKey(secret: string): { id: string; key: Buffer } {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'asteria data at rest', KEY_BYTES));
  return { id: createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_LENGTH), key };
}
